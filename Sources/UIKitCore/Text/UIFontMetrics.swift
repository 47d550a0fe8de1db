import CoreGraphics
import Diagnostics
public import Foundation

/// The scaling of a font with the user's text size.
enum FontScaling: Hashable, Sendable {
    case style(UIFont.TextStyle)
    /// A font of the app, specified at the standard text size.
    case scaled(UIFont.TextStyle, base: CGFloat, limit: CGFloat)
}

/// Scales an app's own fonts and values as a text style is scaled.
public final class UIFontMetrics: NSObject, Sendable {
    /// Scales as body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    /// Scales as the text of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font that is scaled for the current text size.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// Returns a font that is scaled for the current text size, up to a maximum size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// Returns a font that is scaled for the text size of the traits; nil uses the current traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }
    /// - Parameter maximumPointSize: 0 for no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if font.scaling != nil {
            misuse(
                """
                UIFontMetrics.scaledFont(for: \(font)): the font is scaled already; give one made by \
                systemFont(ofSize:) or init(name:size:)
                """
            )
        }
        return font.scaled(
            .scaled(style, base: font.pointSize, limit: maximumPointSize), in: traitCollection ?? .current)
    }

    /// Returns a scaled value, rounded to the nearest device pixel.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// Returns a value in points that is scaled for the text size of the traits, rounded to device pixels; nil uses the
    /// current traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        let exact = value * TextSizes.factor(of: style, at: traits.preferredContentSizeCategory)
        return scale > 0 ? (exact * scale).rounded() / scale : exact
    }
}

extension UIFont {
    func scaled(_ scaling: FontScaling, in traits: UITraitCollection) -> UIFont {
        var other = request
        let category = traits.preferredContentSizeCategory
        switch scaling {
        case .style(let style): other.size = TextSizes.pointSize(of: style, at: category)
        case .scaled(let style, let base, let limit):
            other.size = max(1, (base * TextSizes.factor(of: style, at: category)).rounded())
            if limit > 0 { other.size = min(other.size, limit) }
        }
        if scaling == self.scaling, other.size == request.size { return self }
        return UIFont(other, scaling: scaling)
    }

    /// Returns the font at the text size of these traits; a font of fixed size is returned unchanged.
    func adjusted(to traits: UITraitCollection) -> UIFont { scaling.map { scaled($0, in: traits) } ?? self }
}

/// The sizes of the text styles. Measured (text/styles) on iOS 26; the guidelines of iOS 11 to 18 print the same sizes.
enum TextSizes {
    private static let points: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Derived: integer leadings that reproduce the measured scaled values; headline at the fourth accessibility size
    /// is 51 in the data.
    private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
    ]

    private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let bodyLeadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

    static func pointSize(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        (points[style] ?? body)[category.order]
    }

    static func factor(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        let row = leadings[style] ?? bodyLeadings
        return row[category.order] / row[3]
    }

    static func weight(of style: UIFont.TextStyle) -> UIFont.Weight { style == .headline ? .semibold : .regular }
}
