import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The font, the color and the other attributes of a text.
@MainActor
struct TextAppearance {
    var font: UIFont
    var color: UIColor
    /// Attributes besides font and color.
    var extras: [NSAttributedString.Key: Any] = [:]

    /// - Parameters:
    ///   - attributes: the app's attributes.
    ///   - font: the default font. Likewise `color`.
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        self.font = attributes[.font] as? UIFont ?? font
        self.color = attributes[.foregroundColor] as? UIColor ?? color
        guard attributes.contains(where: { $0.key != .font && $0.key != .foregroundColor }) else { return }
        extras = attributes
        extras[.font] = nil
        extras[.foregroundColor] = nil
    }
}

extension UILabel {
    /// Displays a text. The label is drawn again only if the text differs.
    func display(_ text: String?, _ appearance: TextAppearance) {
        var attributed: NSAttributedString?
        if !appearance.extras.isEmpty, let text {
            var attributes = appearance.extras
            attributes[.font] = appearance.font
            attributes[.foregroundColor] = appearance.color
            attributed = NSAttributedString(string: text, attributes: attributes)
        }
        let resizes =
            self.text != text || content.font != appearance.font || attributed != nil || content.attributed != nil
        guard resizes || content.color != appearance.color else { return }
        content.font = appearance.font
        content.color = appearance.color
        content.text = attributed == nil ? text : nil
        content.attributed = attributed
        textChanged(resizes: resizes)
    }
}

/// The appearance of a bar button in one state.
@MainActor
struct ButtonAppearance {
    /// The values of one source for a state: the values of an item or of a bar appearance.
    typealias Source = (ButtonState) -> UIBarButtonItemStateAppearance.Values

    var text: TextAppearance
    var titleOffset = UIOffset.zero
    var image: UIImage?
    var imageOffset = UIOffset.zero
    /// Whether the content fades while the button is pressed.
    var fades = false

    /// Chosen: the distance between a title and the ends of its background image, in points.
    static let imagePadding: CGFloat = 10
    var padding: CGFloat { image == nil ? 0 : Self.imagePadding }

    /// - Parameters:
    ///   - sources: the sources in the order of precedence. Each value is taken from the first source with this value.
    ///   - tint: the default color.
    init(_ state: ButtonState, _ sources: [Source], font: UIFont, tint: UIColor) {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var colorState: ButtonState?
        for source in sources {
            for other in state.order {
                let values = source(other)
                for (key, value) in values.attributes where attributes[key] == nil {
                    guard key != .foregroundColor || state.usesColor(from: other) else { continue }
                    attributes[key] = value
                    if key == .foregroundColor { colorState = other }
                }
                if titleOffset == .zero { titleOffset = values.titleOffset }
                if image == nil {
                    image = values.image
                    imageOffset = values.imageOffset
                }
            }
        }
        // Measured (navigation-bar/disabled-color): a disabled button has about the tertiary label's color.
        text = TextAppearance(attributes, font: font, color: state == .disabled ? .tertiaryLabel : tint)
        fades = state.fades(colorFrom: colorState)
    }
}

extension UIBarButtonItemAppearance {
    var source: ButtonAppearance.Source { { self[$0].values } }
}

extension UIControl {
    var buttonState: ButtonState { !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal }
}

/// The background image of a bar button's title.
@MainActor
struct ButtonPlate {
    private var view: UIImageView?

    func owns(_ other: UIView) -> Bool { other === view }

    /// Creates, updates or removes the view of the image, which is behind all other views in `button`.
    mutating func apply(_ appearance: ButtonAppearance, in button: UIView, around content: CGRect) {
        guard let image = appearance.image, image.size.width > 0, image.size.height > 0 else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = view ?? UIImageView(image: nil)
        self.view = view
        view.image = image
        if view.superview !== button { button.insertSubview(view, at: 0) }
        // A button of zero size has no space inside its padding.
        guard !content.isNull else { return }
        // Chosen: the image keeps its height, limited to the row's height, and has the title's width.
        let height = min(image.size.height, button.bounds.height)
        view.frame = CGRect(
            x: content.minX - appearance.padding + appearance.imageOffset.horizontal,
            y: ((button.bounds.height - height) / 2).rounded() + appearance.imageOffset.vertical,
            width: content.width + 2 * appearance.padding, height: height)
    }
}
