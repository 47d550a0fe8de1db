package import Foundation

/// What a stretch of text has beside its font and color. All numbers are finite.
package struct TextMarks: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable, CaseIterable { case solid, dots, dashes, dashesAndDots, dashesAndTwoDots }

    /// A line under text, or through it.
    package struct Rule: Hashable, Sendable {
        package var isDouble = false
        package var isThick = false
        package var pattern = Pattern.solid
        /// Nil for the text's own.
        package var color: CGColor?

        package init() {}
    }

    /// A picture that stands in the place of a character.
    package struct Picture: Hashable, Sendable {
        package var image: CGImage?
        package var tint: CGColor?
        /// Points.
        package var size: CGSize
        /// Points from the baseline up to the picture's lower edge.
        package var rise: CGFloat

        package init(image: CGImage?, tint: CGColor? = nil, size: CGSize, rise: CGFloat) {
            (self.image, self.tint, self.size, self.rise) = (image, tint, size, rise)
        }
    }

    package var background: CGColor?
    package var underline: Rule?
    package var strikethrough: Rule?
    /// Points, upwards.
    package var rise: CGFloat = 0
    /// Points; 0 for no outline.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: CGColor?
    /// Whether letters that have an outline are filled too.
    package var isFilled = true
    /// Points to the right for each point upwards.
    package var slant: CGFloat = 0
    package var hasLigatures = true
    package var picture: Picture?

    package init() {}

    package mutating func change(_ color: (CGColor) -> CGColor) {
        background = background.map(color)
        strokeColor = strokeColor.map(color)
        if let own = underline?.color { underline?.color = color(own) }
        if let own = strikethrough?.color { strikethrough?.color = color(own) }
        if let own = picture?.tint { picture?.tint = color(own) }
    }
}

/// How the lines of a text lie. All numbers are finite points, 0 for what is not set.
package struct ParagraphShape: Hashable, Sendable {
    /// Between lines.
    package var lineSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    /// A factor.
    package var lineHeightMultiple: CGFloat = 0
    package var spacing: CGFloat = 0
    package var spacingBefore: CGFloat = 0
    /// From the side where reading starts.
    package var headIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    /// Above 0 from the side where reading starts, else from the other one.
    package var tailIndent: CGFloat = 0

    package init() {}

    /// Whether it has nothing but a spacing of lines.
    package var isPlain: Bool {
        var other = ParagraphShape()
        other.lineSpacing = lineSpacing
        return self == other
    }

    package func lineHeight(_ natural: CGFloat) -> CGFloat {
        let wanted = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
        return maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
    }

    /// Where lines end, from the side where reading starts.
    package func lineEnd(in width: CGFloat) -> CGFloat { tailIndent > 0 ? min(tailIndent, width) : width + tailIndent }
    package var isIndented: Bool { headIndent != 0 || firstLineHeadIndent != 0 || tailIndent != 0 }
    package func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }
    package var leastIndent: CGFloat { min(headIndent, firstLineHeadIndent) }
}
