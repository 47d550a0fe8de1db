import CoreGraphics
public import Foundation

/// Directions along which something counts. Documented: the raw values.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// What a view shows, as a value: it makes the view, and is handed to it again when it changes.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

/// The usual content of a row: a text, a second text, an image.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        public var font: UIFont
        public var color: UIColor
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0 takes as many lines as the text needs.
        public var numberOfLines = 0
        /// Fonts of text styles follow the reader's text size.
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image, in points; 0 sets no limit.
        public var maximumSize: CGSize = .zero
        /// The space that the image is centred in; 0 takes the image's own size, and for symbols the standard width.
        public var reservedLayoutSize: CGSize = .zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Both texts on one line where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Along these axes the margins are at least those of the row around, which grow with the window; only the horizontal one counts.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
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

    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(font: .rowText(.body), color: .label, secondaryFont: .rowText(.caption1), margins: rowMargins)
    }
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties.color = .label
        return configuration
    }
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.body), margins: rowMargins)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.headline), color: .label, secondaryFont: .rowText(.body),
            margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
        configuration.minimumHeight = 28
        return configuration
    }
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.footnote), color: .secondaryLabel, secondaryFont: .rowText(.footnote),
            margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16))
        configuration.minimumHeight = 0
        return configuration
    }
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        var configuration = groupedHeader()
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        configuration.minimumHeight = 0
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

extension UIFont {
    /// The font of a row's text, which follows the reader's text size.
    @MainActor
    static func rowText(_ style: TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
}
