import CoreGraphics
public import Foundation

/// Where lines begin.
public enum NSTextAlignment: Int, Sendable {
    case left = 0, center = 1, right = 2, justified = 3
    /// Towards the side where reading starts.
    case natural = 4
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where text begins; natural is the interface's direction.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// How a direction of the attribute `.writingDirection` relates to the text around it.
public enum NSWritingDirectionFormatType: Int, Sendable { case embedding = 0, override = 2 }

/// How a paragraph is set. The first character of a text decides for the whole text.
///
/// Lengths are points and 0 until set; those that are not finite are taken as 0.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    // Written only by the mutable subclass, which its maker confines and which is copied where text is read.
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var direction = NSWritingDirection.natural
        var shape = ParagraphShape()
        var hyphenation: Float = 0
        var hyphenatesByDefault = false
        var tightens = false
        var breakStrategy: NSParagraphStyle.LineBreakStrategy = []
        /// Nil for the default stops.
        var tabStops: [NSTextTab]?
        var tabInterval: CGFloat = 0
    }

    /// Rules for breaking lines beside those of the language.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values = Values()

    /// Natural alignment and direction, wrapped at words, without spacing.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// The direction in which a language is written; of the interface for nil.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language =
            languageName.map { Locale.Language(identifier: $0) } ?? Locale.Language(identifier: SharedServices.language)
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public override init() { super.init() }

    /// Where lines begin. Natural by default.
    public var alignment: NSTextAlignment { values.alignment }
    /// What happens to text that does not fit. Wrapped at words by default.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Where text begins. Natural by default.
    public var baseWritingDirection: NSWritingDirection { values.direction }
    /// Between lines.
    public var lineSpacing: CGFloat { values.shape.lineSpacing }
    /// Of a line; what it is higher than its fonts is above its letters.
    public var minimumLineHeight: CGFloat { values.shape.minimumLineHeight }
    /// Documented: 0 is no limit.
    public var maximumLineHeight: CGFloat { values.shape.maximumLineHeight }
    /// A factor on the height of lines, before their least and greatest. Documented: 0 is none.
    public var lineHeightMultiple: CGFloat { values.shape.lineHeightMultiple }
    /// Behind a paragraph that another one follows.
    public var paragraphSpacing: CGFloat { values.shape.spacing }
    /// Points before each paragraph but the first of a text. 0 by default.
    public var paragraphSpacingBefore: CGFloat { values.shape.spacingBefore }
    /// Where lines begin, but a paragraph's first, from the side where reading starts.
    public var headIndent: CGFloat { values.shape.headIndent }
    /// Where the first line begins. Each paragraph has one where a text may have any number of lines; else the text has
    /// one.
    public var firstLineHeadIndent: CGFloat { values.shape.firstLineHeadIndent }
    /// Where lines end: above 0 from the side where reading starts, else from the other one.
    public var tailIndent: CGFloat { values.shape.tailIndent }
    /// - Coverage: inert (words are not hyphenated)
    public var hyphenationFactor: Float { values.hyphenation }
    /// - Coverage: inert (words are not hyphenated)
    public var usesDefaultHyphenation: Bool { values.hyphenatesByDefault }
    /// - Coverage: inert (letters are not set closer where a text is too long)
    public var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// - Coverage: inert (lines are broken by the language's own rules)
    public var lineBreakStrategy: LineBreakStrategy { values.breakStrategy }
    /// Documented: twelve stops at the left of the text, 28 points apart, by default.
    /// - Coverage: inert (tabs are eight spaces wide)
    public var tabStops: [NSTextTab] { values.tabStops ?? Self.defaultTabStops }
    private static let defaultTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: 28 * CGFloat($0), options: [:])
    }
    /// - Coverage: inert (tabs are eight spaces wide)
    public var defaultTabInterval: CGFloat { values.tabInterval }

    public override func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    public override func mutableCopy() -> Any {
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
        set { values.hyphenation = inert("hyphenationFactor", newValue) }
    }
    public override var usesDefaultHyphenation: Bool {
        get { values.hyphenatesByDefault }
        set { values.hyphenatesByDefault = inert("usesDefaultHyphenation", newValue) }
    }
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set { values.tightens = inert("allowsDefaultTighteningForTruncation", newValue) }
    }
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.breakStrategy }
        set { values.breakStrategy = inert("lineBreakStrategy", newValue) }
    }
    public override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabStops = inert("tabStops", newValue) }
    }
    public override var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = inert("defaultTabInterval", newValue) }
    }

    /// Takes all values of another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
    /// Adds a stop. Stops have no effect on layout here.
    public func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
    /// Removes a stop that is equal.
    public func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 == tab } }

    private func set(_ path: WritableKeyPath<ParagraphShape, CGFloat>, _ value: CGFloat) {
        values.shape[keyPath: path] = value.isFinite ? min(max(value, -100_000), 100_000) : 0
    }

    private func inert<Value>(_ name: String, _ value: Value) -> Value {
        Log.once("NSMutableParagraphStyle.\(name) has no effect here")
        return value
    }
}

/// A place where a tab ends.
public class NSTextTab: NSObject, @unchecked Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// How text stands at the stop.
    public let alignment: NSTextAlignment
    /// Points from the side where reading starts.
    public let location: CGFloat
    /// What was passed to the initializer.
    /// - Coverage: inert (a stop ends no column)
    public let options: [OptionKey: Any]

    /// A key of a stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// A stop some points from the paragraph's beginning.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
        if !options.isEmpty { Log.once("NSTextTab.options have no effect: a stop ends no column") }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let tab = object as? NSTextTab else { return false }
        return tab.alignment == alignment && tab.location == location
    }
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(location)
        return hasher.finalize()
    }
}
