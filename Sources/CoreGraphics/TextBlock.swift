package import Foundation

/// A font request: the app's requirements, independent of the font file that fulfills them.
package struct FontRequest: Hashable, Sendable {
    /// Nil is the system font.
    package var family: String?
    /// In points.
    package var size: CGFloat
    /// 100 (ultra light) … 400 (regular), 600 (semibold), 700 (bold) … 900 (black).
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width, for counters and clocks.
    package var hasMonospacedDigits: Bool
    package var isMonospaced: Bool
    /// Features and variations of the font; nil without such settings.
    package var tuning: FontTuning?

    package init(
        family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isMonospaced: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isMonospaced = isMonospaced
    }
}

/// Settings of the OpenType tables of a font.
package final class FontTuning: Hashable, Sendable {
    /// The values of features by tag, as in "smcp=1, onum=1".
    package let features: String
    /// The values of variation axes by tag, as in "wght=350,wdth=80".
    package let variations: String

    package init(features: String, variations: String) { (self.features, self.variations) = (features, variations) }

    package static func == (a: FontTuning, b: FontTuning) -> Bool {
        a === b || (a.features == b.features && a.variations == b.variations)
    }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(features)
        hasher.combine(variations)
    }
}

/// A part of a text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    package var color: CGColor
    /// Additional space after each character in points, beyond the font's own spacing.
    package var tracking: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var shadow: DrawingShadow?
    /// Rarely used attributes; nil for none.
    package var marks: TextMarks?

    package init(
        text: String, font: FontRequest, color: CGColor, tracking: CGFloat = 0, isUnderlined: Bool = false,
        isStruckThrough: Bool = false, shadow: DrawingShadow? = nil, marks: TextMarks? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.tracking = tracking
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.shadow = shadow
        self.marks = marks
    }
}

package enum TextAlignment: Hashable, Sendable {
    /// Toward the side where the text's direction begins.
    case natural
    case left, center, right, justified
}

/// The layout of text that is wider than its block.
package enum TextLineBreak: Hashable, Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateMiddle, truncateTail

    /// Whether dots replace the part of a text that does not fit.
    package var isTruncating: Bool { self == .truncateHead || self == .truncateMiddle || self == .truncateTail }
}

package enum TextDirection: Hashable, Sendable {
    /// By the first strong character.
    case natural
    case leftToRight, rightToLeft
}

/// Styled text with the rules of its layout. A shaper measures the block and a rasterizer draws it.
package final class TextBlock: Sendable {
    package let runs: [TextRun]
    package let alignment: TextAlignment
    package let lineBreak: TextLineBreak
    package let direction: TextDirection
    /// 0 is no limit.
    package let maximumLines: Int
    package let paragraph: ParagraphShape
    /// The distance in points by which letters may extend above and below their lines. In the replacement for the
    /// system font, a ring or two accents on a capital are higher than the ascender. Derived: a fifth of the size, more
    /// than any letter needs; 0 for plain letters.
    package let lettersReach: CGFloat
    private let hash: Int

    package init(
        runs: [TextRun], alignment: TextAlignment = .natural, lineBreak: TextLineBreak = .truncateTail,
        direction: TextDirection = .natural, maximumLines: Int = 1, paragraph: ParagraphShape = ParagraphShape()
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.direction = direction
        self.maximumLines = maximumLines
        self.paragraph = paragraph
        lettersReach = runs.reduce(0) { reach, run in
            let marked = run.marks.map { abs($0.slant) * min(run.font.size, 2_000) + $0.strokeWidth } ?? 0
            return max(
                reach, marked,
                run.text.utf8.contains { $0 >= 0x80 } && run.font.size.isFinite ? min(run.font.size, 2_000) / 5 : 0)
        }
        var hasher = Hasher()
        hasher.combine(runs)
        hasher.combine(alignment)
        hasher.combine(lineBreak)
        hasher.combine(direction)
        hasher.combine(maximumLines)
        hasher.combine(paragraph)
        hash = hasher.finalize()
    }

    /// The same block with other runs.
    package func with(_ runs: [TextRun]) -> TextBlock {
        TextBlock(
            runs: runs, alignment: alignment, lineBreak: lineBreak, direction: direction, maximumLines: maximumLines,
            paragraph: paragraph)
    }

    package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

extension TextBlock: Hashable {
    package static func == (a: TextBlock, b: TextBlock) -> Bool {
        a === b
            || (a.hash == b.hash && a.runs == b.runs && a.alignment == b.alignment && a.lineBreak == b.lineBreak
                && a.direction == b.direction && a.maximumLines == b.maximumLines && a.paragraph == b.paragraph)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
