import CoreGraphics
import Foundation
import InterfaceDocuments

/// Labels, images, stacks and other views that are neither controls nor scroll views.
extension InterfaceAssembly {
    func fill(_ label: UILabel, _ element: InterfaceElement) {
        if let font = uiFont(element.font()) { label.font = font }
        if let color = uiColor(element.color("textColor")) { label.textColor = color }
        if let color = uiColor(element.color("highlightedColor")) { label.highlightedTextColor = color }
        if let color = uiColor(element.color("shadowColor")) { label.shadowColor = color }
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        // Derived: documents specify the natural alignment and omit the left alignment.
        label.textAlignment =
            element.choice("textAlignment", .named("textAlignment")).flatMap(NSTextAlignment.init) ?? .left
        if let mode = element.choice("lineBreakMode", .named("lineBreak")).flatMap({ NSLineBreakMode(rawValue: $0) }) {
            label.lineBreakMode = mode
        }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = max(0, lines) }
        // Measured (interface-builder/fits-width): documents write NO, and omit the attribute if the font adapts to the
        // width.
        label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = flag
        }
        if let factor = element.number("minimumScaleFactor") {
            label.minimumScaleFactor = CGFloat(factor)
        } else if let size = element.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, CGFloat(size) / label.font.pointSize)
        }
        if let value = element.choice("baselineAdjustment", .named("baselineAdjustment")).flatMap({
            UIBaselineAdjustment(rawValue: $0)
        }) {
            label.baselineAdjustment = value
        }
        if let width = element.number("preferredMaxLayoutWidth") {
            label.preferredMaxLayoutWidth = CGFloat(max(0, width))
        }
        if let flag = element.flag("enabled") { label.isEnabled = flag }
        if let flag = element.flag("highlighted") { label.isHighlighted = flag }
        if element.flag("usesAttributedText") == true, let text = attributedString(element.styledText("attributedText"))
        {
            label.attributedText = text
        } else if let text = localized(element, "text") {
            label.text = text
        }
    }

    func fill(_ view: UIImageView, _ element: InterfaceElement) {
        if let style = uiSymbolStyle(
            element.part("preferredSymbolConfiguration").flatMap { _ in InterfaceImage(element, "image")?.symbol })
        {
            view.preferredSymbolConfiguration = style
        }
        if let image = uiImage(InterfaceImage(element, "image")) { view.image = image }
        if let image = uiImage(InterfaceImage(element, "highlightedImage")) { view.highlightedImage = image }
        if let flag = element.flag("highlighted") { view.isHighlighted = flag }
        if let flag = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory = flag
        }
    }

    func fill(_ stack: UIStackView, _ element: InterfaceElement) {
        if let axis = element.choice("axis", .named("axis")).flatMap({ NSLayoutConstraint.Axis(rawValue: $0) }) {
            stack.axis = axis
        }
        if let value = element.choice("distribution", .named("distribution")).flatMap({
            UIStackView.Distribution(rawValue: $0)
        }) {
            stack.distribution = value
        }
        if let value = element.choice("alignment", .named("alignment")).flatMap({ UIStackView.Alignment(rawValue: $0) })
        {
            stack.alignment = value
        }
        if let spacing = element.number("spacing") { stack.spacing = CGFloat(spacing) }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        if let flag = element.flag("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = flag
        }
    }

    func fill(_ indicator: UIActivityIndicatorView, _ element: InterfaceElement) {
        if let style = element.choice("style", .named("activityStyle")).flatMap({
            UIActivityIndicatorView.Style(rawValue: $0)
        }) {
            indicator.style = style
        }
        if let color = uiColor(element.color("color")) { indicator.color = color }
        // Documented (UIActivityIndicatorView.hidesWhenStopped): the class's default is true. Interface Builder omits
        // an attribute with the value false.
        indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") == true { indicator.startAnimating() }
    }

    func fill(_ view: UIProgressView, _ element: InterfaceElement) {
        if let style = element.choice("progressViewStyle", .named("progressStyle")).flatMap({
            UIProgressView.Style(rawValue: $0)
        }) {
            view.progressViewStyle = style
        }
        if let progress = element.number("progress") { view.progress = Float(progress) }
        if let color = uiColor(element.color("progressTintColor")) { view.progressTintColor = color }
        if let color = uiColor(element.color("trackTintColor")) { view.trackTintColor = color }
    }

    func fill(_ view: UIVisualEffectView, _ element: InterfaceElement) {
        let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
        let style = blur?.choice("style", .named("blur")).flatMap { UIBlurEffect.Style(rawValue: $0) }
        if let vibrancy = element.child("vibrancyEffect") {
            let kind = vibrancy.choice("style", .named("vibrancy")).flatMap { UIVibrancyEffectStyle(rawValue: $0) }
            view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style ?? .regular), style: kind ?? .label)
        } else if blur != nil {
            view.effect = UIBlurEffect(style: style ?? .regular)
        }
        guard let part = element.part("contentView") else { return }
        let content = varied(part, of: view.contentView)
        enter(view.contentView, content)
        fillSubviews(view.contentView, content)
        constrain(view.contentView, content)
    }
}
