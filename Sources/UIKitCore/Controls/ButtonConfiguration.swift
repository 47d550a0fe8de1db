import CoreGraphics
public import Foundation

/// What a configured button or another view draws behind its content.
public struct UIBackgroundConfiguration: Hashable {
    /// Points by which corners are round. 0 by default. In a button's configuration it counts in the corner styles
    /// `fixed` and `dynamic`.
    public var cornerRadius: CGFloat = 0
    /// The color behind the content; nil takes the kind's own.
    public var backgroundColor: UIColor?
    /// The color of the line around the background; nil draws none.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0

    /// No background.
    public init() {}
    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
    /// Content and look of a button as one value.
    public struct Configuration: Hashable {
        /// How round a button's corners are: `fixed` takes the background's radius, `dynamic` too, or 6 points where
        /// that is 0; then 4, 8 and 12 points, and half of the lesser side.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        /// The font of the title, where ``titleFont`` is not set: body in the two larger sizes, subheadline and
        /// footnote in the smaller ones.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// Where title and subtitle begin. Automatic is the center with the image above or below, else the leading
        /// side.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }

        enum Kind: Hashable { case plain, gray, tinted, filled }

        let kind: Kind

        init(_ kind: Kind) {
            self.kind = kind
        }

        /// Content without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Content without a background, and without insets.
        public static func borderless() -> Configuration {
            var borderless = Configuration(.plain)
            borderless.contentInsets = .zero
            return borderless
        }
        /// Tinted content on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Tinted content on gray, as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Tinted content on a light tone of the tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Tinted content on a light tone of the tint, as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// White content on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// White content on the tint, as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The text of the button; nil shows none.
        public var title: String?
        /// A smaller line below the title.
        public var subtitle: String?
        /// The image beside the text; nil shows none.
        public var image: UIImage?
        /// The side of the text on which the image stands.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between image and text.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle begin. Automatic by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The size and weight of a symbol; nil takes those of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Shows a spinner in the image's place.
        public var showsActivityIndicator = false
        /// Measured: 7 above and below, 12 beside.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The font of the title, where none is set. Medium by default.
        public var buttonSize = Size.medium
        /// How round the corners are. Dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// Nil takes the kind's own.
        public var baseForegroundColor: UIColor?
        /// The color of the background; nil takes the kind's own: gray, or the tint.
        public var baseBackgroundColor: UIColor?
        /// What is drawn behind the content. Its color wins over ``baseBackgroundColor``.
        public var background = UIBackgroundConfiguration()
        /// Font of the title; nil takes that of the size.
        var titleFont: UIFont?

        /// The configuration for a button in this state.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    @MainActor
    var font: UIFont {
        if let titleFont { return titleFont }
        // Chosen: body text for the two large sizes, subheadline and footnote for the small ones, as they appear in
        // apps.
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
        // Chosen: the share of the tint in a tinted button.
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }

    func radius(of size: CGSize) -> CGFloat {
        let most = min(size.width, size.height) / 2
        // Chosen: radii that look like those of each style at a button's usual height.
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
