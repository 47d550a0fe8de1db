import CoreGraphics
public import Foundation

/// Directions along which something counts. Documented: the raw values.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// What a view shows, as a value: it makes the view, and is handed to it again when it changes.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What the view displays. Setting it displays another content.
    var configuration: any UIContentConfiguration { get set }
}

/// The usual content of a row: a text, a second text, an image.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How one of the two texts looks.
    public struct TextProperties {
        /// Where lines begin; natural is the interface's leading side.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        /// Body for the text of a row; smaller for the second text, except beside the first.
        public var font: UIFont
        /// The label color for the text, the secondary label color for the second one, unless the style has another.
        public var color: UIColor
        /// Where lines begin. Natural by default.
        public var alignment: TextAlignment = .natural
        /// What happens to text that does not fit. By default its end is cut off.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 takes as many lines as the text needs.
        public var numberOfLines = 0
        /// Fonts of text styles follow the reader's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a line that does not fit is drawn smaller. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least share of the font's size that is drawn then. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
    }

    /// How the image looks.
    public struct ImageProperties {
        /// The color of symbols and template images; nil takes the tint color.
        public var tintColor: UIColor?
        /// Points by which the image's corners are round. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image, in points; 0 sets no limit.
        public var maximumSize: CGSize = .zero
        /// The space that the image is centered in; 0 takes the image's own size, and for symbols the standard width.
        public var reservedLayoutSize: CGSize = .zero
        /// The size and weight of a symbol; nil takes those of the text beside it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// The image before the text; nil shows none.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The first text; nil shows none.
    public var text: String?
    /// The first text with attributes; shown in place of ``text``.
    public var attributedText: NSAttributedString?
    /// How the first text looks.
    public var textProperties: TextProperties
    /// The second text, below the first or at the end of its line; nil shows none.
    public var secondaryText: String?
    /// The second text with attributes; shown in place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Both texts on one line where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points around the content. 11 above and below and 16 beside it in rows.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Along these axes the margins are at least those of the row around, which grow with the window; only the
    /// horizontal one counts.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Points between the image and the texts. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The least points between texts on one line. 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Points between texts below each other. 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The least height of the content, in points.
    var minimumHeight: CGFloat = 44

    @MainActor
    private init(font: UIFont, color: UIColor, secondaryFont: UIFont, margins: NSDirectionalEdgeInsets) {
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: secondaryFont, color: .secondaryLabel)
        directionalLayoutMargins = margins
    }

    // Chosen: 11 points above and below a 17-point line give the classic row of 44.
    private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// A row: body, and below it a second text of caption 1 in the secondary label color.
    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.caption1), margins: rowMargins)
    }
    /// A row whose second text has the label color too.
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties.color = .label
        return configuration
    }
    /// A row with the second text at the end of the line, where both fit.
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.body), margins: rowMargins)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// The header of a plain table: headline, at least 28 points high.
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.headline), color: .label, secondaryFont: .rowText(.body),
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
        configuration.minimumHeight = 28
        return configuration
    }
    /// The header of a grouped table: footnote in the secondary label color.
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.footnote), color: .secondaryLabel, secondaryFont: .rowText(.footnote),
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
        configuration.minimumHeight = 0
        return configuration
    }
    /// The footer of a grouped table: footnote in the secondary label color.
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        var configuration = groupedHeader()
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        configuration.minimumHeight = 0
        return configuration
    }

    /// A view that displays the content.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UIFont {
    /// The font of a row's text, which follows the reader's text size.
    @MainActor
    static func rowText(_ style: TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
}
