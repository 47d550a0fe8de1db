import CoreGraphics
public import Foundation

/// A set of axes. Documented (UIGeometry.h): the raw values.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The content of a view, as a value. A configuration creates its view, and the view gets changed configurations.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
}

/// A view that displays a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The displayed configuration. Setting the property replaces the content.
    var configuration: any UIContentConfiguration { get set }
}

/// The standard content of a row: a text, a secondary text, an image.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The attributes of a text.
    public struct TextProperties {
        /// The alignment of lines. Natural is the leading side of the interface.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        /// Body for the text of a row. The secondary text is smaller, unless it is beside the text.
        public var font: UIFont
        /// The label color for the text and the secondary label color for the secondary text, unless the style has
        /// another color.
        public var color: UIColor
        /// The alignment of lines. Natural by default.
        public var alignment: TextAlignment = .natural
        /// The truncation of text that does not fit. By default the tail is truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines. 0 is no limit.
        public var numberOfLines = 0
        /// Whether fonts of text styles follow the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the font size is reduced for a line that does not fit. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest reduced font size, as a fraction of the font size. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
    }

    /// The attributes of the image.
    public struct ImageProperties {
        /// The color of symbols and template images; nil uses the tint color.
        public var tintColor: UIColor?
        /// The corner radius of the image, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 is no limit.
        public var maximumSize: CGSize = .zero
        /// The area in which the image is centered. 0 uses the size of the image, and for symbols the standard width.
        public var reservedLayoutSize: CGSize = .zero
        /// The size and weight of a symbol; nil uses those of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// The image before the text; nil for no image.
    public var image: UIImage?
    /// The attributes of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for no text.
    public var text: String?
    /// The text with attributes; replaces ``text``.
    public var attributedText: NSAttributedString?
    /// The attributes of the text.
    public var textProperties: TextProperties
    /// The secondary text, below the text or at the end of its line; nil for no secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes; replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// The attributes of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// Whether both texts are displayed on one line if the line is long enough.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around the content in points. In rows 11 above and below and 16 on each side.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The axes along which the margins are at least those of the row, which grow with the window. Only the horizontal
    /// axis has an effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The distance between the image and the texts in points. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum distance between texts on one line in points. 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between texts below each other in points. 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The minimum height of the content in points.
    var minimumHeight: CGFloat = 44

    @MainActor
    private init(font: UIFont, color: UIColor, secondaryFont: UIFont, margins: NSDirectionalEdgeInsets) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: secondaryFont, color: .secondaryLabel)
        directionalLayoutMargins = margins
    }

    // Chosen: 11 points above and below a 17-point line result in the classic row height of 44.
    private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// Creates the content of a row: a text in body and, below, a secondary text in caption 1 in the secondary label
    /// color.
    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.caption1), margins: rowMargins)
    }
    /// Creates the content of a row whose secondary text also has the label color.
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties.color = .label
        return configuration
    }
    /// Creates the content of a row with the secondary text at the end of the line, if both texts fit.
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.body), margins: rowMargins)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Creates the content of a header of a plain table: headline, at least 28 points high.
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.headline), color: .label, secondaryFont: .rowText(.body),
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
        configuration.minimumHeight = 28
        return configuration
    }
    /// Creates the content of a header of a grouped table: footnote in the secondary label color.
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.footnote), color: .secondaryLabel, secondaryFont: .rowText(.footnote),
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
        configuration.minimumHeight = 0
        return configuration
    }
    /// Creates the content of a footer of a grouped table: footnote in the secondary label color.
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        var configuration = groupedHeader()
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        configuration.minimumHeight = 0
        return configuration
    }

    /// Returns a view that displays the content.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UIFont {
    /// The font of a row's text, which follows the user's text size.
    @MainActor
    static func rowText(_ style: TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
}
