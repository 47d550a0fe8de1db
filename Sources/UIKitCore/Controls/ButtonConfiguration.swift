import CoreGraphics
public import Foundation
import QuartzCore

extension UIButton {
    /// The content and appearance of a button as one value.
    public struct Configuration: Hashable {
        /// The corner style of a button: `fixed` and `dynamic` use the background's radius; `dynamic` uses 6 points if
        /// the radius is 0. `small`, `medium` and `large` are 4, 8 and 12 points. `capsule` is half of the shorter
        /// side.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        /// The size of a button, which decides the title's font if `titleFont` is nil: body for the two larger sizes,
        /// subheadline and footnote for the smaller sizes.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// The alignment of title and subtitle. `automatic` centers them if the image is above or below, and otherwise
        /// aligns them with the leading edge.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }

        enum Kind: Hashable { case plain, gray, tinted, filled }

        let kind: Kind

        init(_ kind: Kind) {
            self.kind = kind
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration without a background and without insets.
        public static func borderless() -> Configuration {
            var borderless = Configuration(.plain)
            borderless.contentInsets = .zero
            return borderless
        }
        /// Returns a configuration with tinted content on a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with tinted content on a gray background, like ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with tinted content on a light shade of the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with tinted content on a light shade of the tint color, like ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with white content on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration with white content on the tint color, like ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        var titleText = ConfiguredText()
        var subtitleText = ConfiguredText()
        private var imageColorChange = UIConfigurationColorTransformer.Stored()
        private var indicatorColorChange = UIConfigurationColorTransformer.Stored()

        /// The title of the button. Nil shows no title. Setting it replaces ``attributedTitle``.
        public var title: String? {
            get { titleText.string }
            set { titleText.string = newValue }
        }
        /// The title with attributes. Nil shows no title. Setting the text sets ``title`` to the same
        /// characters. Characters without a font or a color have the font and color of the button.
        public var attributedTitle: AttributedString? {
            get { titleText.attributed }
            set { titleText.attributed = newValue }
        }
        /// A function that changes the font, color and other attributes of the title when the button displays it; nil
        /// by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleText.transformer.transformer }
            set { keeping(titleText) { titleText.transformer.transformer = newValue } }
        }
        /// A smaller text below the title. Setting it replaces ``attributedSubtitle``.
        public var subtitle: String? {
            get { subtitleText.string }
            set { subtitleText.string = newValue }
        }
        /// The subtitle with attributes. Setting the text sets ``subtitle`` to the same characters.
        public var attributedSubtitle: AttributedString? {
            get { subtitleText.attributed }
            set { subtitleText.attributed = newValue }
        }
        /// A function that changes the attributes of the subtitle when the button displays it; nil by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleText.transformer.transformer }
            set { keeping(subtitleText) { subtitleText.transformer.transformer = newValue } }
        }
        /// A function that changes the color of the image; nil by default.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageColorChange.transformer }
            set { keeping(imageColorChange) { imageColorChange.transformer = newValue } }
        }
        /// A function that changes the color of the activity indicator; nil by default.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { indicatorColorChange.transformer }
            set { keeping(indicatorColorChange) { indicatorColorChange.transformer = newValue } }
        }
        /// The image next to the title. Nil shows no image.
        public var image: UIImage?
        /// The edge of the text at which the image is placed. The default is `leading`.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between the image and the text, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle. The default is `automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// The size and weight of a symbol. Nil uses the size and weight of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether the button shows an activity indicator instead of the image.
        public var showsActivityIndicator = false
        /// The insets of the content. Measured (controls/button-insets): 7 points above and below, 12 points at the
        /// sides.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The size that decides the title's default font. The default is `medium`.
        public var buttonSize = Size.medium
        /// The corner style. The default is `dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The color of the content. Nil uses the color of the button's kind.
        public var baseForegroundColor: UIColor?
        /// The color of the background. Nil uses the color of the button's kind: gray, or the tint color.
        public var baseBackgroundColor: UIColor?
        /// The background of the button. Its color takes precedence over ``baseBackgroundColor``.
        public var background = UIBackgroundConfiguration()
        /// The font of the title. Nil uses the font of the size.
        var titleFont: UIFont?

        /// Returns the configuration for a button in its current state.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    @MainActor
    var font: UIFont {
        if let titleFont { return titleFont }
        // Chosen: body text for the two large sizes, subheadline and footnote for the small sizes, as in apps.
        return switch buttonSize {
        case .large, .medium: .preferredFont(forTextStyle: .body)
        case .small: .preferredFont(forTextStyle: .subheadline)
        case .mini: .preferredFont(forTextStyle: .footnote)
        }
    }

    @MainActor
    var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

    @MainActor
    func foreground(tint: UIColor, enabled: Bool) -> UIColor {
        guard enabled else { return .tertiaryLabel }
        return baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    @MainActor
    func fill(tint: UIColor, enabled: Bool) -> UIColor? {
        if let color = background.backgroundColor { return color }
        guard enabled else { return kind == .plain ? nil : .quaternarySystemFill }
        return switch kind {
        case .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        // Chosen: the opacity of the tint color behind a tinted button.
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }

    func imageColor(_ color: UIColor) -> UIColor { imageColorTransformer?(color) ?? color }
    func indicatorColor(_ color: UIColor) -> UIColor { activityIndicatorColorTransformer?(color) ?? color }

    /// Whether an update calls functions of the app.
    var callsTransformers: Bool {
        titleText.isTransformed || subtitleText.isTransformed || imageColorTransformer != nil
            || activityIndicatorColorTransformer != nil
    }

    func radius(of size: CGSize) -> CGFloat {
        let most = min(size.width, size.height) / 2
        // Chosen: radii that match each style at a button's usual height.
        return switch cornerStyle {
        case .fixed: min(background.cornerRadius, most)
        case .dynamic: min(background.cornerRadius > 0 ? background.cornerRadius : 6, most)
        case .small: min(4, most)
        case .medium: min(8, most)
        case .large: min(12, most)
        case .capsule: most
        }
    }
}
