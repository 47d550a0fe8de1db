import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// The standard content of a row: a text, a secondary text, an image.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The kind of view whose fonts and colors the configuration has.
    enum Kind: Hashable { case cell, header, adaptiveHeader, adaptiveFooter }

    var kind = Kind.cell
    /// The image before the text; nil for no image.
    public var image: UIImage?
    /// The attributes of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for no text.
    public var text: String?
    /// The text with attributes; replaces ``text``.
    public var attributedText: NSAttributedString? { didSet { attributedText = attributedText?.immutable } }
    /// The attributes of the text.
    public var textProperties: TextProperties
    /// The secondary text, below the text or at the end of its line; nil for no secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes; replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryAttributedText = secondaryAttributedText?.immutable }
    }
    /// The attributes of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// Whether both texts are displayed on one line if the line is long enough.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around the content in points. In rows 11 above and below, 16 before and 8 after the content.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { hasOwnMargins = true } }
    /// The axes along which the margins are at least those of the row, which grow with the window. Only the horizontal
    /// axis has an effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The distance between the image and the texts in points. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum distance between texts on one line in points. 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts below each other in points. 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content, in `0 ... 1`. 1 by default; less while the item of the cell is dragged.
    public var alpha: CGFloat = 1 { didSet { hasOwnAlpha = true } }
    /// The minimum height of the content in points.
    var minimumHeight: CGFloat = 44
    var hasOwnAlpha = false
    var hasOwnMargins = false

    init(font: UIFont, color: UIColor, secondaryFont: UIFont, margins: NSDirectionalEdgeInsets) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: secondaryFont, color: .secondaryLabel)
        directionalLayoutMargins = margins
    }

    /// Returns a view that displays the content.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the content for a view in a state. Values that the app has set are the same in all states.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        changed(by: ConfigurationFlags(state))
    }
}

extension UIListContentConfiguration {
    /// The attributes of a text.
    public struct TextProperties: Hashable {
        /// The alignment of lines. Natural is the leading side of the interface.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        /// The case in which a text is displayed.
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }
        /// Body for the text of a row. The secondary text is smaller, unless it is beside the text.
        public var font: UIFont { didSet { hasOwnFont = true } }
        /// The label color for the text and the secondary label color for the secondary text, unless the style has
        /// another color.
        public var color: UIColor { didSet { hasOwnColor = true } }
        /// A function that changes the color; nil by default.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { colorChange.transformer }
            set { keeping(colorChange) { colorChange.transformer = newValue } }
        }
        /// The alignment of lines. Natural by default.
        public var alignment: TextAlignment = .natural
        /// The truncation of text that does not fit. By default the tail is truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The rules for breaking lines; none by default.
        /// - Coverage: inert (lines are broken between words)
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [] {
            didSet {
                guard lineBreakStrategy != [] else { return }
                Log.once("UIListContentConfiguration.lineBreakStrategy has no effect: lines are broken between words")
            }
        }
        /// The maximum number of lines. 0 is no limit.
        public var numberOfLines = 0
        /// Whether fonts of text styles follow the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the font size is reduced for a line that does not fit. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest reduced font size, as a fraction of the font size. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters is reduced before a line is truncated. False by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the whole text is displayed beside the pointer while the text is truncated. False by default.
        /// - Coverage: inert (the pointer shows no text)
        public var showsExpansionTextWhenTruncated = false {
            didSet {
                guard showsExpansionTextWhenTruncated else { return }
                Log.once(
                    """
                    UIListContentConfiguration.showsExpansionTextWhenTruncated has no effect: \
                    the pointer shows no text
                    """
                )
            }
        }
        /// The case in which the text is displayed. Uppercase for headers of grouped lists, otherwise none.
        public var transform: TextTransform = .none { didSet { hasOwnTransform = true } }
        private var colorChange = UIConfigurationColorTransformer.Stored()
        /// The color of the normal state, while another state has another color.
        var normalColor: UIColor?
        var hasOwnFont = false
        var hasOwnColor = false
        var hasOwnTransform = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the color of the text, changed by ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorChange(color) }

        /// Sets values of the system, which another state replaces.
        mutating func setSystem(
            font new: UIFont? = nil, color other: UIColor? = nil, transform kind: TextTransform? = nil
        ) {
            if let new, !hasOwnFont { (font, hasOwnFont) = (new, false) }
            if let other, !hasOwnColor { (color, hasOwnColor) = (other, false) }
            if let kind, !hasOwnTransform { (transform, hasOwnTransform) = (kind, false) }
        }

        /// The text as it is displayed.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The attributes of the image.
    public struct ImageProperties: Hashable {
        /// The width or height that stands for the system's standard size in ``reservedLayoutSize``.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        /// The size and weight of a symbol; nil uses those of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of symbols and template images; nil uses the tint color.
        public var tintColor: UIColor? { didSet { hasOwnTint = true } }
        /// A function that changes the color of symbols and template images; nil by default.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tintChange.transformer }
            set { keeping(tintChange) { tintChange.transformer = newValue } }
        }
        /// The corner radius of the image, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points. A larger image is scaled with its proportions. A width or height
        /// of 0 is no limit.
        public var maximumSize: CGSize = .zero
        /// The area in which the image is centered. 0 uses the size of the image, and for symbols the standard width.
        /// ``standardDimension`` uses the standard width or height for every image. The standard size grows with the
        /// text size. The accessibility text sizes ignore the property.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colors while the user inverts the colors of the screen. False by default.
        /// - Coverage: inert (no setting inverts the colors)
        public var accessibilityIgnoresInvertColors = false {
            didSet {
                guard accessibilityIgnoresInvertColors else { return }
                Log.once(
                    """
                    UIListContentConfiguration.accessibilityIgnoresInvertColors has no effect: \
                    no setting inverts the colors
                    """
                )
            }
        }
        /// The color behind the image; nil, the default, is no color.
        public var backgroundColor: UIColor?
        /// A function that changes the color behind the image; nil by default.
        public var backgroundColorTransformer: UIConfigurationColorTransformer? {
            get { backgroundChange.transformer }
            set { keeping(backgroundChange) { backgroundChange.transformer = newValue } }
        }
        /// The width of the image's border, in points. 0 by default.
        public var strokeWidth: CGFloat = 0
        /// The color of the border; nil uses the tint color.
        public var strokeColor: UIColor?
        /// A function that changes the color of the border; nil by default.
        public var strokeColorTransformer: UIConfigurationColorTransformer? {
            get { strokeChange.transformer }
            set { keeping(strokeChange) { strokeChange.transformer = newValue } }
        }
        private var tintChange = UIConfigurationColorTransformer.Stored()
        private var backgroundChange = UIConfigurationColorTransformer.Stored()
        private var strokeChange = UIConfigurationColorTransformer.Stored()
        var hasOwnTint = false
        /// Whether the image has the color of a disabled view.
        var isDimmed = false

        init() {}

        /// Returns the color of symbols and template images in a view with a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { tintChange(self.tintColor ?? tintColor) }
        /// Returns the color behind the image in a view with a tint color.
        public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
            backgroundChange(backgroundColor ?? .clear)
        }
        /// Returns the color of the border in a view with a tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeChange(strokeColor ?? tintColor) }

        /// Sets a color of the system, which another state replaces.
        mutating func setSystemTint(_ color: UIColor?) {
            if !hasOwnTint { (tintColor, hasOwnTint) = (color, false) }
        }
    }
}
