package import CoreGraphics
public import Foundation

/// What a font is to be like: family, size, weight, slant, digits. Immutable; each `with…` gives another one.
///
/// Chosen: a matrix, a list of fallback fonts and a set of characters are left out, with a line in the log.
public final class UIFontDescriptor: NSObject, Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    package let request: FontRequest
    /// The text style that it was made for.
    let style: UIFont.TextStyle?

    /// Settings of features, as they were given.
    let features: FontFeatureSettings?

    init(_ request: FontRequest, style: UIFont.TextStyle? = nil, features: FontFeatureSettings? = nil) {
        self.request = request
        self.style = style
        self.features = features
        super.init()
    }

    /// Chosen: the system's font.
    public convenience override init() { self.init(UIFont().fontDescriptor.request) }

    /// - Parameter fontName: a family or a PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontRequest(named: fontName, size: (size.isFinite ? max(0, size) : 0)))
    }

    /// Attributes that have no meaning here are left out, with a line in the log.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var (request, style) = (FontRequest(size: 0), UIFont.TextStyle?.none)
        request.apply(attributes, &style)
        self.init(request, style: style, features: FontFeatureSettings(attributes))
    }

    /// A font of a text style at the current text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    /// The descriptor of a text style's font at the text size of the traits; nil takes the current ones.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Facts

    /// Points; 0 where none was given.
    public var pointSize: CGFloat { request.size }
    /// The family, and the face after a hyphen where it is not the plain one.
    public var postscriptName: String {
        (request.family ?? "System") + (request.face.isEmpty ? "" : "-" + request.face)
    }
    /// Bold, italic and one width, as they are asked for.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if request.isBold { traits.insert(.traitBold) }
        if request.isItalic { traits.insert(.traitItalic) }
        if request.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }
    /// What the descriptor asks for, by key.
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
    /// What the descriptor asks for at a key; nil where it says nothing.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: Others like it

    /// A descriptor that asks for these attributes too; of a key that both have, the new value counts.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var (request, style) = (request, style)
        request.apply(attributes, &style)
        return UIFontDescriptor(request, style: style, features: FontFeatureSettings(attributes) ?? features)
    }
    /// - Parameter newPointSize: points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = (newPointSize.isFinite ? max(0, newPointSize) : 0) }
    }
    /// A descriptor of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }
    /// - Parameter newFace: as in "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor { changed { $0.applyFace(newFace) } }
    /// Bold, italic and of one width as the traits say, also where they say no. Nil only where iOS has no such font;
    /// here there always is one, drawn with the nearest that is installed.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed { $0.apply(symbolicTraits) }
    }
    /// Serifs by the desktop's serif font; there is no round one, so that `.rounded` is the system's font, with a line
    /// in the log.
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

/// Settings of a font's features. Numbers by keys: nothing of them changes.
struct FontFeatureSettings: Hashable, Sendable {
    private let numbers: [[UIFontDescriptor.FeatureKey: Int]]

    init?(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        guard let given = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] else { return nil }
        numbers = given.map { $0.compactMapValues { ($0 as? Int) ?? ($0 as? NSNumber)?.intValue } }
    }

    var list: [[UIFontDescriptor.FeatureKey: Any]] { numbers }
    /// The number of a feature in the last setting that names its kind.
    func selector(ofType type: Int) -> Int? { numbers.last { $0[.type] == type }?[.selector] }
}
