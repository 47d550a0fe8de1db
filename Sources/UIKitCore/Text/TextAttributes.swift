import CoreGraphics
public import Foundation

/// Attribute keys of labels, text views, bars and drawn strings. Values of other types than documented are ignored.
extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
    /// The color of the text, a `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSColor") }
    /// The background color, a `UIColor`. The background has the height of the line.
    public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSBackgroundColor") }
    /// The style of the paragraph, an `NSParagraphStyle`.
    public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSParagraphStyle") }
    /// The shadow, an `NSShadow`.
    public static var shadow: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSShadow") }
    /// A number of points that is added after each character.
    public static var kern: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSKern") }
    /// A number of points that is added after each character.
    public static var tracking: NSAttributedString.Key { NSAttributedString.Key(rawValue: "CTTracking") }
    /// A number; 0 draws letters without ligatures. Documented (NSAttributedString.Key.ligature): 1 by default.
    public static var ligature: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLigature") }
    /// The raw value of an `NSUnderlineStyle`.
    public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderline") }
    /// The color of the underline, a `UIColor`.
    ///
    /// Documented (NSAttributedString.Key.underlineColor): the color of the text by default.
    public static var underlineColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSUnderlineColor") }
    /// The raw value of an `NSUnderlineStyle`.
    public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrikethrough") }
    /// The color of the strikethrough, a `UIColor`.
    ///
    /// Documented (NSAttributedString.Key.strikethroughColor): the color of the text by default.
    public static var strikethroughColor: NSAttributedString.Key {
        NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    }
    /// The color of the outline, a `UIColor`.
    ///
    /// Documented (NSAttributedString.Key.strokeColor): the color of the text by default.
    public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrokeColor") }
    /// The width of the outline in hundredths of the font size, a number.
    ///
    /// Documented (NSAttributedString.Key.strokeWidth): with negative values the letters are also filled.
    public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSStrokeWidth") }
    /// A number of points by which the baseline is moved up.
    public static var baselineOffset: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSBaselineOffset") }
    /// The slant of letters: a number of points to the right per point upward.
    public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSObliqueness") }
    /// The attachment, an `NSTextAttachment`, of a character `NSTextAttachment.character`.
    public static var attachment: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSAttachment") }
    /// The link, a `URL` or `String`.
    public static var link: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLink") }
    /// - Coverage: inert (letters keep their width)
    public static var expansion: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSExpansion") }
    /// - Coverage: inert (text has no effects)
    public static var textEffect: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSTextEffect") }
    /// - Coverage: inert (directions are determined by Unicode)
    public static var writingDirection: NSAttributedString.Key {
        NSAttributedString.Key(rawValue: "NSWritingDirection")
    }
    /// The language of the text, such as "de-AT", for dividing words. Nil for the language of the app.
    public static var languageIdentifier: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSLanguage") }
    /// - Coverage: inert (lines are horizontal, as on iOS)
    public static var verticalGlyphForm: NSAttributedString.Key { NSAttributedString.Key(rawValue: "CTVerticalForms") }
}

/// Keys of speech. Desktop screen readers read two of them; the others are stored.
extension NSAttributedString.Key {
    /// A Boolean value: a screen reader speaks all punctuation.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechPunctuation: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    }
    /// A language code, such as "de-DE".
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechLanguage: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    }
    /// A number from 0 to 2; 1 is the default pitch.
    /// - Coverage: inert (no screen reader reads attributes)
    public static var accessibilitySpeechPitch: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributePitch")
    }
    /// A Boolean value: whether an announcement waits for the current speech. The default is true; false interrupts the
    /// speech.
    public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    }
    /// A `UIAccessibilityPriority`: whether an announcement interrupts the current speech. The default is `default`.
    public static var accessibilitySpeechAnnouncementPriority: NSAttributedString.Key {
        .init(rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
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
    /// The level of a heading, from 0 (none) to 6: an attribute at the start of `accessibilityAttributedLabel`.
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
        /// The name of the letterpress effect. A text with this effect is drawn flat.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}

/// The style of a line below or through text: a width combined with a pattern. Without a width no line is drawn.
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
public final class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// The offset in points. A positive height moves the shadow down.
    public var shadowOffset = CGSize.zero
    /// The blur radius in points.
    public var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. Documented (NSShadow.shadowColor): black with an alpha of a third by default.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    /// Decodes a shadow that ``encode(with:)`` archived. Missing and invalid values are the defaults.
    public init?(coder: NSCoder) {
        super.init()
        guard let form = ArchivedValues(coder, "shadow"), let numbers = form.numbers("offset and blur", count: 3) else {
            return
        }
        (shadowOffset, shadowBlurRadius) = (CGSize(width: numbers[0], height: numbers[1]), numbers[2])
        shadowColor = form.form("color").flatMap { UIColor($0) }
    }
    /// Archives all values.
    public func encode(with coder: NSCoder) { form.encode(to: coder, "shadow") }
    var form: ArchivedValues {
        var form = ArchivedValues()
        form.set([shadowOffset.width, shadowOffset.height, shadowBlurRadius], "offset and blur")
        form.set((shadowColor as? UIColor)?.form, "color")
        return form
    }
    /// Always true: the class supports secure coding.
    public static var supportsSecureCoding: Bool { true }
    /// Returns a shadow with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }
}
