import CoreGraphics
import Foundation
import InterfaceDocuments

/// Attributes that a document has only for some size classes. They are set again when the size classes change.
extension InterfaceAssembly {
    /// Attributes of Interface Builder's own display, which have no meaning for an app.
    private static let marks: Set<String> = ["ambiguous", "misplaced", "fixedFrame", "frame", "userLabel"]

    /// - Parameters:
    ///   - name: an attribute, or the key of a part.
    ///   - element: the element for the view's current size classes. Missing attributes have the defaults of a new
    ///     view.
    func vary(_ view: UIView, _ name: String, _ element: InterfaceElement) {
        guard !Self.marks.contains(name), !varyAll(view, name, element), !varyOwn(view, name, element) else { return }
        log(
            element.line,
            "\(name) of a \(type(of: view)) differs by size class; it stays as it was when the view was made")
    }

    /// Sets the attributes that all views have.
    private func varyAll(_ view: UIView, _ name: String, _ element: InterfaceElement) -> Bool {
        switch name {
        case "hidden": view.isHidden = element.flag(name) ?? false
        case "alpha": view.alpha = CGFloat(element.number(name) ?? 1)
        case "tag": view.tag = element.integer(name) ?? 0
        case "backgroundColor": view.backgroundColor = uiColor(element.color(name))
        case "tintColor": view.tintColor = uiColor(element.color(name))
        case "clipsSubviews": view.clipsToBounds = element.flag(name) ?? false
        case "userInteractionEnabled": view.isUserInteractionEnabled = element.flag(name) ?? true
        case "contentMode":
            view.contentMode =
                element.choice(name, .named(name)).flatMap { UIView.ContentMode(rawValue: $0) } ?? .scaleToFill
        case "layoutMargins": uiInsets(element.insets(name)).map { view.layoutMargins = $0 }
        case "directionalLayoutMargins":
            directionalInsets(element.insets(name)).map { view.directionalLayoutMargins = $0 }
        case "preservesSuperviewLayoutMargins": view.preservesSuperviewLayoutMargins = element.flag(name) ?? false
        case "horizontalHuggingPriority":
            priority(element, name).map { view.setContentHuggingPriority($0, for: .horizontal) }
        case "verticalHuggingPriority":
            priority(element, name).map { view.setContentHuggingPriority($0, for: .vertical) }
        case "horizontalCompressionResistancePriority":
            priority(element, name).map { view.setContentCompressionResistancePriority($0, for: .horizontal) }
        case "verticalCompressionResistancePriority":
            priority(element, name).map { view.setContentCompressionResistancePriority($0, for: .vertical) }
        default: return false
        }
        return true
    }

    private func varyOwn(_ view: UIView, _ name: String, _ element: InterfaceElement) -> Bool {
        switch view {
        case let label as UILabel: return vary(label, name, element)
        case let stack as UIStackView: return vary(stack, name, element)
        case let button as UIButton:
            guard name == "fontDescription" else { return false }
            button.titleLabel?.font = uiFont(element.font()) ?? button.titleLabel?.font
        case let field as UITextField:
            switch name {
            case "fontDescription": field.font = uiFont(element.font()) ?? field.font
            case "textColor": field.textColor = uiColor(element.color(name))
            case "textAlignment": field.textAlignment = alignment(element)
            case "borderStyle":
                field.borderStyle =
                    element.choice(name, .named(name)).flatMap { UITextField.BorderStyle(rawValue: $0) } ?? .none
            default: return false
            }
        case let text as UITextView:
            switch name {
            case "fontDescription": text.font = uiFont(element.font()) ?? text.font
            case "textColor": text.textColor = uiColor(element.color(name))
            case "textAlignment": text.textAlignment = alignment(element)
            default: return false
            }
        case let image as UIImageView:
            guard name == "image" else { return false }
            image.image = uiImage(InterfaceImage(element, name))
        case let bar as UINavigationBar:
            guard name == "barTintColor" else { return false }
            bar.barTintColor = uiColor(element.color(name))
        case let bar as UIToolbar:
            guard name == "barTintColor" else { return false }
            bar.barTintColor = uiColor(element.color(name))
        case let bar as UITabBar:
            guard name == "barTintColor" else { return false }
            bar.barTintColor = uiColor(element.color(name))
        default: return false
        }
        return true
    }

    private func vary(_ label: UILabel, _ name: String, _ element: InterfaceElement) -> Bool {
        switch name {
        case "fontDescription": label.font = uiFont(element.font()) ?? label.font
        case "textColor": label.textColor = uiColor(element.color(name))
        case "highlightedColor": label.highlightedTextColor = uiColor(element.color(name))
        case "shadowColor": label.shadowColor = uiColor(element.color(name))
        case "textAlignment": label.textAlignment = alignment(element)
        case "numberOfLines": label.numberOfLines = max(0, element.integer(name) ?? 1)
        case "preferredMaxLayoutWidth": label.preferredMaxLayoutWidth = CGFloat(max(0, element.number(name) ?? 0))
        case "text": label.text = localized(element, name)
        default: return false
        }
        return true
    }

    private func vary(_ stack: UIStackView, _ name: String, _ element: InterfaceElement) -> Bool {
        switch name {
        case "axis":
            stack.axis =
                element.choice(name, .named(name)).flatMap { NSLayoutConstraint.Axis(rawValue: $0) } ?? .horizontal
        case "alignment":
            stack.alignment =
                element.choice(name, .named(name)).flatMap { UIStackView.Alignment(rawValue: $0) } ?? .fill
        case "distribution":
            stack.distribution =
                element.choice(name, .named(name)).flatMap { UIStackView.Distribution(rawValue: $0) } ?? .fill
        case "spacing", "spacingType":
            stack.spacing =
                element["spacingType"] == "standard"
                ? UIStackView.spacingUseSystem : CGFloat(element.number("spacing") ?? 0)
        default: return false
        }
        return true
    }

    private func alignment(_ element: InterfaceElement) -> NSTextAlignment {
        element.choice("textAlignment", .named("textAlignment")).flatMap(NSTextAlignment.init) ?? .left
    }

    func priority(_ element: InterfaceElement, _ name: String) -> UILayoutPriority? {
        element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }

    func directionalInsets(_ insets: InterfaceInsets?) -> NSDirectionalEdgeInsets? {
        insets.map {
            NSDirectionalEdgeInsets(
                top: CGFloat($0.top), leading: CGFloat($0.left), bottom: CGFloat($0.bottom), trailing: CGFloat($0.right)
            )
        }
    }
}
