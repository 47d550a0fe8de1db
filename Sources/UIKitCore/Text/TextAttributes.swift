import CoreGraphics
public import Foundation

/// Keys that labels, text views, bars and drawn strings read. What a value of another type than the one that is named
/// would mean is left out.
extension NSAttributedString.Key {
    /// `UIFont`.
    public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
    /// `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSColor") }
    /// `UIColor`, behind the text and as high as its line.
    public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSBackgroundColor") }
    /// `NSParagraphStyle`.
    public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSParagraphStyle") }
    /// `NSShadow`.
    public static var shadow: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSShadow") }
    /// Extra points after each character, as a number.
    public static var kern: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSKern") }
    /// Extra points after each character, as a number.
    public static var tracking: NSAttributedString.Key { NSAttributedString.Key(rawValue: "CTTracking") }
    /// A number; 0 draws every letter alone. Documented: 1 until set.
    public static var ligature: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLigature") }
    /// Raw value of an `NSUnderlineStyle`.
    public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderline") }
    /// `UIColor`. Documented: the text's own until set.
    public static var underlineColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderlineColor") }
    /// Raw value of an `NSUnderlineStyle`.
    public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrikethrough") }
    /// `UIColor`. Documented: the text's own until set.
    public static var strikethroughColor: NSAttributedString.Key {
        NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    }
    /// `UIColor` of the outline. Documented: the text's own until set.
    public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrokeColor") }
    /// Width of an outline in hundredths of the font's size, as a number. Documented: below 0 the letters are filled
    /// too, above they are not.
    public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrokeWidth") }
    /// Points upwards, as a number.
    public static var baselineOffset: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSBaselineOffset") }
    /// How far letters lean: points to the right for each point upwards, as a number.
    public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSObliqueness") }
    /// `NSTextAttachment`, of a character `NSTextAttachment.character`.
    public static var attachment: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSAttachment") }
    /// `URL` or `String`.
    public static var link: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLink") }
    /// - Coverage: inert (letters keep their width)
    public static var expansion: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSExpansion") }
    /// - Coverage: inert (text has no effects)
    public static var textEffect: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSTextEffect") }
    /// - Coverage: inert (Unicode's own marks decide the direction of a stretch)
    public static var writingDirection: NSAttributedString.Key {
        NSAttributedString.Key(rawValue: "NSWritingDirection")
    }
    /// - Coverage: inert (lines are horizontal, as on iOS)
    public static var verticalGlyphForm: NSAttributedString.Key { NSAttributedString.Key(rawValue: "CTVerticalForms") }
}

/// Keys of speech. The library keeps the attributes and does not read them yet.
extension NSAttributedString.Key {
    /// A Boolean value: a screen reader speaks all punctuation.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechPunctuation: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    }
    /// A language code, as in "de-DE".
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechLanguage: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    }
    /// A number from 0 to 2; 1 is the usual pitch.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechPitch: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributePitch")
    }
    /// A Boolean value: the announcement waits for the one before it.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    }
    /// A pronunciation in the International Phonetic Alphabet.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechIPANotation: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    }
    /// A Boolean value: the text is spelled out.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechSpellOut: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    }
    /// The level of a heading, from 0 (none) to 6.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilityTextHeadingLevel: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    }
    /// The context of the text, as in `UIAccessibilityTextualContext`.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilityTextCustom: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilityTextAttributeCustom")
    }
}

extension NSAttributedString {
    /// An effect of text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of letterpress; a text with it is drawn flat.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}

/// How a line under or through text is drawn. A width and a pattern are joined; without a width nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// - Coverage: inert (spaces are underlined too)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow behind text.
public final class NSShadow: NSObject, @unchecked Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// Points; positive height falls downwards.
    public var shadowOffset = CGSize.zero
    /// Points.
    public var shadowBlurRadius: CGFloat = 0
    /// `UIColor`. Documented: black at a third until set.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }
}
