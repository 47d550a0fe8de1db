package import CoreGraphics
public import Foundation
import HostInterface
import NumberConversion
import ObjectiveCRuntime
import Synchronization

/// A typeface at a size. The host selects the font file; metrics are those of the drawn text.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    package let request: FontRequest
    /// The scaling of a font that follows the user's text size.
    let scaling: FontScaling?
    /// The feature settings with which the font was created.
    let features: FontFeatureSettings?

    init(_ request: FontRequest, scaling: FontScaling? = nil, features: FontFeatureSettings? = nil) {
        self.request = request
        self.scaling = scaling
        self.features = features
        super.init()
    }

    /// Creates a font. Chosen: the system font of 17 points; on iOS such a font is not initialized yet.
    public convenience override init() { self.init(UIFont.systemFont(ofSize: 17).request) }

    /// Decodes a font that ``encode(with:)`` archived; nil for another archive.
    public required init?(coder: NSCoder) {
        guard let form = ArchivedValues(coder, "font"), let font = UIFont(form) else { return nil }
        (request, scaling, features) = (font.request, font.scaling, font.features)
        super.init()
    }
    /// Archives the family, the size, the weight and the form of the letters. The decoded font has this size, also if
    /// the font follows the user's text size.
    open func encode(with coder: NSCoder) { form.encode(to: coder, "font") }
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Returns this font, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a font with its family or its PostScript name, such as "Georgia" and "Georgia-BoldItalic". A family that
    /// is not installed is replaced by the nearest installed family.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(FontRequest(named: fontName, size: UIFont.usable(fontSize)))
    }

    /// - Parameter pointSize: the size in points; 0 for the size of the descriptor. With size 0, a descriptor of a text
    ///   style creates a font that can follow the user's text size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        let own = request.size
        request.size = UIFont.usable(pointSize > 0 ? pointSize : own)
        self.init(
            request, scaling: request.size == own ? descriptor.style.map { .style($0) } : nil,
            features: descriptor.features)
    }

    /// The attributes of the font, for creating similar fonts.
    public var fontDescriptor: UIFontDescriptor {
        guard case .style(let style)? = scaling else { return UIFontDescriptor(request, features: features) }
        return UIFontDescriptor(request, style: style, features: features)
    }

    // MARK: System fonts

    /// - Parameter fontSize: in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        if let exchanged = exchanged(.systemFont) { return exchanged.call(fontSize) }
        return systemFont(ofSize: fontSize, weight: .regular)
    }
    /// Returns the system font with a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        if let exchanged = exchanged(.weightedSystemFont) { return exchanged.call(fontSize, weight) }
        return regularSystemFont(fontSize, weight)
    }
    /// Returns the semibold system font.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if let exchanged = exchanged(.boldSystemFont) { return exchanged.call(fontSize) }
        return systemFont(ofSize: fontSize, weight: .semibold)
    }
    /// Returns the italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if let exchanged = exchanged(.italicSystemFont) { return exchanged.call(fontSize) }
        return italic(fontSize)
    }
    static func regularSystemFont(_ size: CGFloat, _ weight: Weight) -> UIFont {
        UIFont(FontRequest(size: usable(size), weight: weight.number))
    }
    static func italic(_ size: CGFloat) -> UIFont { UIFont(FontRequest(size: usable(size), isItalic: true)) }
    /// Returns the system font with digits of the same width, for numbers that change.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: usable(fontSize), weight: weight.number, hasMonospacedDigits: true))
    }
    /// Returns the system font with characters of the same width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontRequest(size: usable(fontSize), weight: weight.number, isMonospaced: true))
    }

    /// The size of labels in points. Derived: 17, as in `UILabel.font`.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons in points. Chosen: 18.
    public class var buttonFontSize: CGFloat { 18 }
    /// The small size in points. Chosen: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size in points. Chosen: 14.
    public class var systemFontSize: CGFloat { 14 }

    /// Returns the font of a text style at the current text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    /// Returns the font of a text style at the text size of the traits; nil uses the current traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let size = TextSizes.pointSize(of: style, at: category)
        let key = PreferredFont(style: style, size: size)
        if let known = preferredFonts.withLock({ $0[key] }) { return known }
        let font = UIFont(FontRequest(size: size, weight: TextSizes.weight(of: style).number), scaling: .style(style))
        // Styles with other names are limited, because an app can define any number of them.
        preferredFonts.withLock { if $0.count < 200 { $0[key] = font } }
        return font
    }

    private struct PreferredFont: Hashable {
        var style: TextStyle
        var size: CGFloat
    }

    /// The fonts by style and size, cached because every row reads its fonts.
    private static let preferredFonts = Mutex<[PreferredFont: UIFont]>([:])

    // MARK: Metrics and names

    /// The size in points.
    public var pointSize: CGFloat { request.size }
    /// The family, or "System" for the system font.
    public var familyName: String { request.family ?? "System" }
    /// The PostScript name of a font of the app; for other fonts the family, followed by a hyphen and the face if it is
    /// not the regular one.
    public var fontName: String {
        if let font = AppFonts.font(for: request) { return font.postScriptName }
        let face = request.face
        return familyName + (face.isEmpty ? "" : "-" + face)
    }
    /// The distance from the baseline to the top of a line, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// The distance from the baseline to the bottom of a line, as a negative number.
    public var descender: CGFloat { metrics.descender }
    /// The distance between the tops of two lines, in points.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The distance from the baseline to the top of capital letters, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The distance from the baseline to the top of lower case letters, in points.
    public var xHeight: CGFloat { metrics.xHeight }
    /// The space between lines in points: always 0.
    public var leading: CGFloat { 0 }

    /// Returns the font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = request
        other.size = UIFont.usable(fontSize)
        return UIFont(other, features: features)
    }

    private var metrics: FontMetrics {
        if let measured = SharedServices.metrics(of: request) { return measured }
        // Measured (text/line): the vertical metrics of the system font are linear in its size. Cap height and x height
        // are Chosen near them.
        let size = request.size
        return FontMetrics(
            ascender: 0.952148 * size, descender: -0.241211 * size, lineHeight: 1.193359 * size,
            capHeight: 0.705 * size,
            xHeight: 0.526 * size)
    }

    static func usable(_ size: CGFloat) -> CGFloat {
        // Derived: sizes of 0 and below result in the standard size, as in AppKit (NSFont.systemFont).
        size.isFinite && size > 0 ? min(size, 4096) : systemFontSize
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.request == request && other.scaling == scaling
    }
    public override var hash: Int { request.hashValue }
    public override var description: String { "UIFont(\(fontName) \(request.size) pt, weight \(request.weight))" }
}

extension UIFont {
    /// The weight of a font: −1 (thinnest) … 1, regular 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// The weight on the scale 100…900; weights between two named weights are interpolated.
        var number: Int {
            let scale: [(CGFloat, CGFloat)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
                (0.62, 900),
            ]
            guard rawValue > -0.8 else { return 100 }
            for (low, high) in zip(scale, scale.dropFirst()) where rawValue <= high.0 {
                return Int(saturating: (low.1 + (high.1 - low.1) * (rawValue - low.0) / (high.0 - low.0)).rounded())
            }
            return 900
        }
    }

    /// The role of a text. The font size of a role follows the user's setting.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
