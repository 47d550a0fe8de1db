import CoreGraphics
import Foundation
import QuartzCore

/// The values that an app set for a button, by state.
@MainActor
struct ButtonContent {
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var shadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    var type = UIButton.ButtonType.custom
    var needsUpdate = false
    var insets = UIEdgeInsets.zero
    private var contents: [UInt: Content] = [:]

    mutating func change(_ state: UIControl.State, _ change: (inout Content) -> Void) {
        change(&contents[state.rawValue, default: Content()])
    }

    func value<Value>(_ state: UIControl.State, _ key: KeyPath<Content, Value?>) -> Value? {
        for state in [state, state.withoutFocus] {
            if let own = contents[state.rawValue]?[keyPath: key] { return own }
        }
        // Documented (UIButton.setTitle): a state without a value shows the value of the normal state. Chosen: a
        // pressed selected button shows its selected value.
        if state.contains(.selected), let selected = contents[UIControl.State.selected.rawValue]?[keyPath: key] {
            return selected
        }
        return contents[0]?[keyPath: key]
    }
}

/// The subviews of a button.
@MainActor
struct ButtonParts {
    let title = UILabel()
    let subtitle = UILabel()
    let image = UIImageView(image: nil)
    let fill = UIView()
    var background: UIImageView?
    var spinner: UIActivityIndicatorView?
}

extension UIButton {
    func applyType(_ type: ButtonType) {
        content.type = type
        let symbol: String? =
            switch type {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            case .custom, .system, .plain: nil
            }
        let symbolStyle =
            type == .close
            ? UIImage.SymbolConfiguration(pointSize: 12, weight: .bold) : UIImage.SymbolConfiguration(pointSize: 20)
        if let symbol, let image = UIImage(systemName: symbol, withConfiguration: symbolStyle) {
            content.change(.normal) { $0.image = image }
        }
        // Measured (controls/system-button): 15 points. Measured (controls/custom-button): 18 points.
        parts.title.font = .systemFont(ofSize: type == .system ? 15 : UIFont.buttonFontSize)
        contentDidChange()
        if symbol != nil { sizeToFit() }
    }

    func applyAction(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
            contentDidChange()
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func change(_ state: State, _ body: (inout ButtonContent.Content) -> Void) {
        content.change(state, body)
        contentDidChange()
    }

    // MARK: Look

    var isSystem: Bool { content.type != .custom }

    var shownTitleColor: UIColor {
        if let configuration { return configuration.foreground(tint: shownTint, enabled: isEnabled) }
        if let own = titleColor(for: state), state.withoutFocus == .normal || hasOwnColor { return own }
        guard isSystem else { return .white }
        // By eye: a gray cross on a gray disc.
        if content.type == .close { return .secondaryLabel }
        return isEnabled ? shownTint : .tertiaryLabel
    }

    /// Whether the app set a color for this state, or the button does not dim its normal color.
    private var hasOwnColor: Bool { !isSystem || isEnabled || titleColor(for: .disabled) != titleColor(for: .normal) }

    private var shownTint: UIColor { role == .destructive ? .systemRed : tintColor }

    func stateStyleDidChange() {
        if configurationUpdateHandler != nil { content.needsUpdate = true }
        contentDidChange(resizes: false)
        let pressed = isHighlighted && isEnabled
        if configuration != nil {
            // Chosen: the opacity of a pressed configured button.
            alpha = pressed ? 0.75 : 1
        } else if isSystem {
            // Measured (controls/button-pressed): a pressed system button has an opacity of a fifth.
            let alpha: CGFloat = pressed ? 0.2 : 1
            UIView.animate(withDuration: pressed ? 0 : 0.25) {
                self.parts.title.alpha = alpha
                self.parts.image.alpha = alpha
            }
        } else {
            let dims = pressed && adjustsImageWhenHighlighted && image(for: .highlighted) === image(for: .normal)
            let fades = !isEnabled && adjustsImageWhenDisabled && image(for: .disabled) === image(for: .normal)
            parts.image.alpha = dims || fades ? 0.5 : 1
        }
    }

    func contentDidChange(resizes: Bool = true) {
        if let configuration { show(configuration) } else { showStateContent() }
        if resizes { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    private func showStateContent() {
        let color = shownTitleColor
        let title = parts.title
        title.show(currentAttributedTitle, plain: self.title(for: state), color: color)
        title.shadowColor = titleShadowColor(for: state)
        attach(title, when: title.text?.isEmpty == false)
        parts.subtitle.removeFromSuperview()
        let image = image(for: state)
        // Derived: system buttons show their images as templates, because they look like the buttons of bars
        // (UIButton.ButtonType.system) and bars show images as templates (UIImage.RenderingMode).
        parts.image.image =
            isSystem && image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        parts.image.preferredSymbolConfiguration = content.value(state, \.symbol)
        parts.image.tintColor = isSystem ? color : nil
        attach(parts.image, when: image != nil)
        showBackground(backgroundImage(for: state))
        if content.type == .close { showDisc() } else { parts.fill.removeFromSuperview() }
        parts.spinner?.removeFromSuperview()
        parts.spinner = nil
    }

    /// Shows the disc behind the cross of a close button.
    private func showDisc() {
        parts.fill.backgroundColor = .tertiarySystemFill
        parts.fill.isUserInteractionEnabled = false
        if parts.fill.superview !== self { insertSubview(parts.fill, at: 0) }
    }

    /// Measured (controls/button-close): the diameter of a close button's disc, in points.
    static var closeSize: CGFloat { 30 }

    private func show(_ configuration: Configuration) {
        let color = shownTitleColor
        let font = configuration.font.adjusted(to: traitCollection)
        for label in [parts.title, parts.subtitle] { label.adjustsFontForContentSizeCategory = true }
        parts.title.font = font
        // A configuration without a title or an image shows the title or image of the state.
        let stateTitle = title(for: state)
        let styled =
            configuration.titleText.labelText(font: font, color: color, fallback: stateTitle)
            ?? (configuration.title == nil ? attributedTitle(for: state) : nil)
        let subtitleFont = configuration.subtitleFont
        let subtitle = configuration.subtitleText.labelText(font: subtitleFont, color: color, fallback: nil)
        let imageColor = configuration.imageColor(color)
        let indicatorColor = configuration.indicatorColor(color)
        // A transformer of the app may have set another configuration, which the button then displays already.
        guard !configuration.callsTransformers || self.configuration == configuration else { return }
        parts.title.show(
            styled, plain: configuration.title ?? stateTitle,
            color: configuration.title == nil ? titleColor(for: state) ?? color : color)
        attach(parts.title, when: parts.title.text?.isEmpty == false)
        parts.subtitle.font = subtitleFont
        parts.subtitle.show(subtitle, plain: configuration.subtitle, color: color)
        attach(parts.subtitle, when: configuration.subtitle?.isEmpty == false)
        let image = configuration.image ?? image(for: state)
        parts.image.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        parts.image.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(font: font)
        parts.image.tintColor = imageColor
        attach(parts.image, when: image != nil && !configuration.showsActivityIndicator)
        showSpinner(configuration.showsActivityIndicator, indicatorColor)
        showBackground(nil)
        parts.fill.backgroundColor = configuration.fill(tint: shownTint, enabled: isEnabled)
        parts.fill.layer.borderColor = configuration.background.strokeColor?.cgColor(in: traitCollection)
        parts.fill.layer.borderWidth = configuration.background.strokeWidth
        parts.fill.isUserInteractionEnabled = false
        if parts.fill.superview !== self { insertSubview(parts.fill, at: 0) }
    }

    private func attach(_ view: UIView, when shows: Bool) {
        if !shows { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
    }

    private func showSpinner(_ shows: Bool, _ color: UIColor) {
        guard shows else {
            parts.spinner?.removeFromSuperview()
            parts.spinner = nil
            return
        }
        let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
        spinner.color = color
        parts.spinner = spinner
        if spinner.superview !== self { addSubview(spinner) }
        spinner.startAnimating()
    }

    private func showBackground(_ image: UIImage?) {
        guard let image else {
            parts.background?.removeFromSuperview()
            parts.background = nil
            return
        }
        let view = parts.background ?? UIImageView(image: nil)
        view.image = image
        parts.background = view
        if view.superview !== self { insertSubview(view, at: 0) }
    }

    func updateIfNeeded() {
        guard content.needsUpdate else { return }
        content.needsUpdate = false
        updateConfiguration()
    }
}

extension UILabel {
    /// Shows a text with attributes, or else a plain text. Characters without a color have the color.
    fileprivate func show(_ styled: NSAttributedString?, plain: String?, color: UIColor) {
        guard let styled else {
            text = plain
            textColor = color
            return
        }
        // The color of a label replaces the colors of its text, unless the text is set afterwards.
        if textColor != color {
            text = nil
            textColor = color
        }
        if attributedText != styled { attributedText = styled }
    }
}
