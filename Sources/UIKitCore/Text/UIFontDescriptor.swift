package import CoreGraphics
import Diagnostics
public import Foundation

/// The requested attributes of a font: family, size, weight, slant, digits. Immutable; each `with…` method returns a
/// new descriptor.
///
/// Chosen: a matrix, a list of fallback fonts and a character set are ignored, and logged.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    package let request: FontRequest
    /// The text style of the descriptor.
    let style: UIFont.TextStyle?

    /// The feature settings as they were passed.
    let features: FontFeatureSettings?

    init(_ request: FontRequest, style: UIFont.TextStyle? = nil, features: FontFeatureSettings? = nil) {
        self.request = request
        self.style = style
        self.features = features
        super.init()
    }

    /// Creates a descriptor. Chosen: of the system font.
    public convenience override init() { self.init(UIFont().fontDescriptor.request) }

    /// - Parameter fontName: a family or a PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontRequest(named: fontName, size: (size.isFinite ? max(0, size) : 0)))
    }

    /// Creates a descriptor. Attributes without effect on Linux are ignored, and logged.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var (request, style) = (FontRequest(size: 0), UIFont.TextStyle?.none)
        request.apply(attributes, &style)
        self.init(request, style: style, features: FontFeatureSettings(attributes))
    }

    /// Returns the descriptor of a text style's font at the current text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    /// Returns the descriptor of a text style's font at the text size of the traits; nil uses the current traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Archives

    /// Decodes a descriptor that ``encode(with:)`` archived; nil for another archive.
    public convenience init?(coder: NSCoder) {
        guard let font = coder.object(of: UIFont.self, forKey: "font") else { return nil }
        var request = font.request
        if coder.containsValue(forKey: "size") { request.size = max(0, CGFloat(coder.decodeDouble(forKey: "size"))) }
        if !request.size.isFinite { request.size = 0 }
        let style = coder.object(of: NSString.self, forKey: "style")
        self.init(request, style: style.map { UIFont.TextStyle(rawValue: $0 as String) })
    }
    /// Archives the requested attributes, except for feature settings.
    public func encode(with coder: NSCoder) {
        var own = request
        own.size = request.size > 0 ? request.size : UIFont.systemFontSize
        coder.encode(UIFont(own), forKey: "font")
        coder.encode(Double(request.size), forKey: "size")
        if let style { coder.encode(style.rawValue as NSString, forKey: "style") }
    }
    /// Always true: the class supports secure coding.
    public static var supportsSecureCoding: Bool { true }
    /// Returns this descriptor, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Metrics and names

    /// The size in points; 0 without a size.
    public var pointSize: CGFloat { request.size }
    /// The family, followed by a hyphen and the face if it is not the regular one.
    public var postscriptName: String {
        (request.family ?? "System") + (request.face.isEmpty ? "" : "-" + request.face)
    }
    /// The requested traits: bold, italic and monospaced.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if request.isBold { traits.insert(.traitBold) }
        if request.isItalic { traits.insert(.traitItalic) }
        if request.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }
    /// The requested attributes by key.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: request.size, .name: postscriptName]
        if let family = request.family { attributes[.family] = family }
        if let style { attributes[.textStyle] = style.rawValue }
        if let features { attributes[.featureSettings] = features.list }
        attributes[.traits] =
            [TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(number: request.weight).rawValue]
            as [TraitKey: Any]
        return attributes
    }
    /// Returns the requested attribute for a key; nil without the attribute.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: Derived fonts and descriptors

    /// Returns a descriptor with additional attributes. For a key in both sets the new value is used.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var (request, style) = (request, style)
        request.apply(attributes, &style)
        return UIFontDescriptor(request, style: style, features: FontFeatureSettings(attributes) ?? features)
    }
    /// Returns a descriptor with another size.
    /// - Parameter newPointSize: in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = (newPointSize.isFinite ? max(0, newPointSize) : 0) }
    }
    /// Returns a descriptor with another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
    /// Returns a descriptor with another face.
    /// - Parameter newFace: for example "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor { changed { $0.applyFace(newFace) } }
    /// Returns a descriptor that is bold, italic and monospaced exactly as in the traits. On iOS returns nil without
    /// such a font; on Linux never returns nil, because the nearest installed font is used.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { $0.apply(symbolicTraits) }
    }
    /// Returns a descriptor with another design. Serifs use the desktop's serif font; `.rounded` uses the system font,
    /// and is logged.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if design == .rounded {
            Log.once("UIFontDescriptor: there is no rounded font of the system; .rounded is drawn as .default")
        }
        return changed {
            $0.family = design == .serif ? "serif" : nil
            $0.isMonospaced = design == .monospaced
        }
    }

    private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
        var other = request
        change(&other)
        return UIFontDescriptor(other, style: style, features: features)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.request == request && other.style == style && other.features == features
    }
    public override var hash: Int { request.hashValue }
    public override var description: String { "UIFontDescriptor(\(postscriptName) \(pointSize) pt)" }
}
