import CoreGraphics
import Diagnostics
public import Foundation

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    case left = 0, center = 1, right = 2, justified = 3
    /// At the leading side of the interface.
    case natural = 4
}

/// The wrapping or truncation of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of text; natural is the direction of the interface.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// The relation of a direction of the attribute `.writingDirection` to the surrounding text.
public enum NSWritingDirectionFormatType: Int, Sendable { case embedding = 0, override = 2 }

/// The layout of a paragraph. The style of the first character applies to the whole text.
///
/// Lengths are in points and 0 by default; lengths that are not finite count as 0.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    // Mutated only by the mutable subclass. Its creator confines the object, and it is copied when text is read.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var direction = NSWritingDirection.natural
        var shape = ParagraphShape()
        var hyphenation: Float = 0
        var hyphenatesByDefault = false
        /// Nil for the default value.
        var tightens: Bool?
        var breakStrategy: NSParagraphStyle.LineBreakStrategy = []
        /// Nil for the default stops.
        var tabStops: [NSTextTab]?
        var tabInterval: CGFloat = 0
        var textLists: [NSTextList] = []

        /// The shape with the values that are stored in other types.
        var layoutShape: ParagraphShape {
            var shape = shape
            shape.tabStops = tabStops?.map(\.stop)
            shape.tabInterval = tabInterval
            shape.tightens = tightens == true
            return shape
        }
    }

    /// Rules for breaking lines in addition to those of the language.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values = Values()

    /// A style with natural alignment and direction, word wrapping and no spacing.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Returns the direction of a language; for nil that of the interface.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language =
            languageName.map { Locale.Language(identifier: $0) } ?? Locale.Language(identifier: appLanguage)
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The language of the app, such as "de-AT".
    static var appLanguage: String { SharedServices.language }

    public override init() { super.init() }

    /// Decodes a style that ``encode(with:)`` archived. Missing and invalid values are the defaults.
    public required init?(coder: NSCoder) {
        super.init()
        if let form = ArchivedValues(coder, "paragraph") { values = Values(form) }
        if coder.containsValue(forKey: "lists") {
            let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "lists")
            values.textLists = lists as? [NSTextList] ?? []
        }
    }
    /// Archives all values, except for the options of tab stops.
    public func encode(with coder: NSCoder) {
        values.form.encode(to: coder, "paragraph")
        if !values.textLists.isEmpty { coder.encode(values.textLists as NSArray, forKey: "lists") }
    }
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }

    /// The alignment of lines. Natural by default.
    public var alignment: NSTextAlignment { values.alignment }
    /// The wrapping or truncation of text that does not fit. Word wrapping by default.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the text. Natural by default.
    public var baseWritingDirection: NSWritingDirection { values.direction }
    /// The distance between lines.
    public var lineSpacing: CGFloat { values.shape.lineSpacing }
    /// The minimum height of a line. The additional height is above the letters.
    public var minimumLineHeight: CGFloat { values.shape.minimumLineHeight }
    /// The maximum height of a line. Documented (NSParagraphStyle.maximumLineHeight): 0 is no limit.
    public var maximumLineHeight: CGFloat { values.shape.maximumLineHeight }
    /// A factor for the height of lines, applied before the minimum and maximum.
    ///
    /// Documented (NSParagraphStyle.lineHeightMultiple): 0 is no factor.
    public var lineHeightMultiple: CGFloat { values.shape.lineHeightMultiple }
    /// The space after a paragraph that is followed by another paragraph.
    public var paragraphSpacing: CGFloat { values.shape.spacing }
    /// The space before each paragraph except the first paragraph of a text, in points. 0 by default.
    public var paragraphSpacingBefore: CGFloat { values.shape.spacingBefore }
    /// The indent of lines from the leading side, except for the first line of a paragraph.
    public var headIndent: CGFloat { values.shape.headIndent }
    /// The indent of the first line. Each paragraph has a first line if the number of lines is unlimited; otherwise the
    /// text has one first line.
    public var firstLineHeadIndent: CGFloat { values.shape.firstLineHeadIndent }
    /// The end of lines: a positive value is the distance from the leading side, other values from the trailing side.
    public var tailIndent: CGFloat { values.shape.tailIndent }
    /// The threshold for dividing words, in `0 ... 1`. 0 by default: words are divided at soft hyphens (U+00AD) only.
    ///
    /// Documented (NSParagraphStyle.hyphenationFactor): a line is hyphenated if its width without the divided word, as
    /// a share of the width for the line, is less than the factor; with 0, the factor of the layout manager applies.
    ///
    /// The dictionary of the text's language decides at which places, as far as one is installed: that of the attribute
    /// `languageIdentifier`, otherwise the language of the app. Words of fewer than five letters, numbers and addresses
    /// stay whole. Chosen: the first thousand lines of a text are hyphenated.
    public var hyphenationFactor: Float { values.hyphenation }
    /// Whether words are divided where UIKit chooses. False by default. Chosen: as with a ``hyphenationFactor`` of 1.
    public var usesDefaultHyphenation: Bool { values.hyphenatesByDefault }
    /// The factor that the properties request; 0 for none.
    var ownHyphenation: Float { values.hyphenation > 0 ? values.hyphenation : values.hyphenatesByDefault ? 1 : 0 }
    /// Whether letters come closer before a line is truncated. Measured (text/tightening): true by default.
    ///
    /// Chosen: only a style with an assigned value changes the text; otherwise the label decides.
    public var allowsDefaultTighteningForTruncation: Bool { values.tightens ?? true }
    /// - Coverage: inert (lines are broken by the rules of the language)
    public var lineBreakStrategy: LineBreakStrategy { values.breakStrategy }
    /// The tab stops. Documented (NSParagraphStyle.tabStops): by default twelve stops at the left of the text, at
    /// intervals of 28 points. Text after the last
    /// stop continues at multiples of ``defaultTabInterval``.
    public var tabStops: [NSTextTab] { values.tabStops ?? Self.defaultTabStops }
    private static let defaultTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: 28 * CGFloat($0), options: [:])
    }
    /// The distance between the stops after the last of the ``tabStops``, in points. 0, the default, is a distance of
    /// 28 points.
    public var defaultTabInterval: CGFloat { values.tabInterval }

    /// The lists that contain the paragraph, from the outermost list to the innermost. Empty by default. The markers of
    /// the list are a part of the text: this property draws nothing.
    public var textLists: [NSTextList] { values.textLists }

    /// Returns a style with the same values that nothing changes.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a style with the same values that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// A style that can be changed until it is used.
public class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    public override var baseWritingDirection: NSWritingDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    public override var lineSpacing: CGFloat {
        get { values.shape.lineSpacing }
        set { set(\.lineSpacing, newValue) }
    }
    public override var minimumLineHeight: CGFloat {
        get { values.shape.minimumLineHeight }
        set { set(\.minimumLineHeight, newValue) }
    }
    public override var maximumLineHeight: CGFloat {
        get { values.shape.maximumLineHeight }
        set { set(\.maximumLineHeight, newValue) }
    }
    public override var lineHeightMultiple: CGFloat {
        get { values.shape.lineHeightMultiple }
        set { set(\.lineHeightMultiple, newValue) }
    }
    public override var paragraphSpacing: CGFloat {
        get { values.shape.spacing }
        set { set(\.spacing, newValue) }
    }
    public override var paragraphSpacingBefore: CGFloat {
        get { values.shape.spacingBefore }
        set { set(\.spacingBefore, newValue) }
    }
    public override var headIndent: CGFloat {
        get { values.shape.headIndent }
        set { set(\.headIndent, newValue) }
    }
    public override var firstLineHeadIndent: CGFloat {
        get { values.shape.firstLineHeadIndent }
        set { set(\.firstLineHeadIndent, newValue) }
    }
    public override var tailIndent: CGFloat {
        get { values.shape.tailIndent }
        set { set(\.tailIndent, newValue) }
    }
    public override var hyphenationFactor: Float {
        get { values.hyphenation }
        set { values.hyphenation = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
    }
    public override var usesDefaultHyphenation: Bool {
        get { values.hyphenatesByDefault }
        set { values.hyphenatesByDefault = newValue }
    }
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.tightens = newValue }
    }
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.breakStrategy }
        set { values.breakStrategy = inert("lineBreakStrategy", newValue) }
    }
    public override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }
    public override var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = newValue.isFinite ? min(max(newValue, 0), 100_000) : 0 }
    }
    public override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Copies all values of another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
    /// Adds a stop.
    public func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
    /// Removes an equal stop.
    public func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 == tab } }

    private func set(_ path: WritableKeyPath<ParagraphShape, CGFloat>, _ value: CGFloat) {
        values.shape[keyPath: path] = value.isFinite ? min(max(value, -100_000), 100_000) : 0
    }

    private func inert<Value>(_ name: String, _ value: Value) -> Value {
        Log.once("NSMutableParagraphStyle.\(name) has no effect here")
        return value
    }
}

/// The end position of a tab.
public class NSTextTab: NSObject, @unchecked Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// The alignment of text at the stop.
    public let alignment: NSTextAlignment
    /// The distance from the leading side in points.
    public let location: CGFloat
    /// The options that were passed to the initializer. Terminators with a decimal separator align numbers by their
    /// separator.
    public let options: [OptionKey: Any]

    /// A key of a stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Creates a stop at a distance from the start of the paragraph, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
    }

    /// The set of characters that separate the parts of a decimal number in a locale, for the option
    /// `columnTerminators`.
    public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// The stop as the layout uses the values.
    fileprivate var stop: TabStop {
        let terminators = options[.columnTerminators] as? CharacterSet
        let isDecimal = terminators.map { $0.contains(".") || $0.contains(",") } ?? false
        let alignment: TabStop.Alignment =
            switch self.alignment {
            case .center: .center
            case .right: isDecimal ? .decimal : .right
            case .left, .justified, .natural: .left
            }
        return TabStop(location: location.isFinite ? min(max(location, 0), 100_000) : 0, alignment: alignment)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let tab = object as? NSTextTab else { return false }
        return tab.alignment == alignment && tab.location == location && tab.stop == stop
    }
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(location)
        return hasher.finalize()
    }
}
