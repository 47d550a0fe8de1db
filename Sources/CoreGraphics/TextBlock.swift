package import Foundation

/// A font as a request: what the app asked for, not the file that answers it.
package struct FontRequest: Hashable, Sendable {
    /// Nil asks for the system font.
    package var family: String?
    /// Points.
    package var size: CGFloat
    /// 100 (ultra light) … 400 (regular), 600 (semibold), 700 (bold) … 900 (black).
    package var weight: Int
    package var isItalic: Bool
    /// Digits of one width, as counters and clocks need.
    package var hasMonospacedDigits: Bool
    package var isMonospaced: Bool

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

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    package var color: CGColor
    /// Extra points after each character, on top of the font's own spacing.
    package var tracking: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var shadow: DrawingShadow?
    /// What few texts have; nil for none.
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
    /// Towards the side where the text's own direction starts.
    case natural
    case left, center, right, justified
}

/// What happens to text wider than its block.
package enum TextLineBreak: Hashable, Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateMiddle, truncateTail
}

package enum TextDirection: Hashable, Sendable {
    /// Taken from the first strong character.
    case natural
    case leftToRight, rightToLeft
}

/// Styled text with the rules of its layout: what a shaper measures and a rasterizer draws.
package final class TextBlock: Sendable {
    package let runs: [TextRun]
    package let alignment: TextAlignment
    package let lineBreak: TextLineBreak
    package let direction: TextDirection
    /// 0 means as many lines as it takes.
    package let maximumLines: Int
    package let paragraph: ParagraphShape
    /// Points by which letters may reach out of their lines: of the stand-in for the system font, a ring or two accents
    /// on a capital are higher than its ascender. Derived: a fifth of the size, more than any of its letters; 0 for
    /// plain ones.
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

    /// The same with other runs.
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
