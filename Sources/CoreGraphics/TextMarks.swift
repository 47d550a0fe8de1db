package import Foundation

/// The attributes of text in addition to font and color. All numbers are finite.
package struct TextMarks: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable, CaseIterable { case solid, dots, dashes, dashesAndDots, dashesAndTwoDots }

    /// A line under text or through text.
    package struct Rule: Hashable, Sendable {
        package var isDouble = false
        package var isThick = false
        package var pattern = Pattern.solid
        /// Nil for the text's color.
        package var color: CGColor?

        package init() {}
    }

    /// An image that replaces a character.
    package struct Picture: Hashable, Sendable {
        package var image: CGImage?
        package var tint: CGColor?
        /// In points.
        package var size: CGSize
        /// The distance in points from the baseline to the lower edge of the image.
        package var rise: CGFloat

        package init(image: CGImage?, tint: CGColor? = nil, size: CGSize, rise: CGFloat) {
            (self.image, self.tint, self.size, self.rise) = (image, tint, size, rise)
        }
    }

    package var background: CGColor?
    package var underline: Rule?
    package var strikethrough: Rule?
    /// In points, upward.
    package var rise: CGFloat = 0
    /// In points; 0 draws no outline.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: CGColor?
    /// Whether outlined letters are also filled.
    package var isFilled = true
    /// The horizontal offset to the right per point upward.
    package var slant: CGFloat = 0
    package var hasLigatures = true
    package var picture: Picture?
    /// The language of the text, such as "de-AT"; nil for the language of the paragraph.
    package var language: String?

    package init() {}

    package mutating func change(_ color: (CGColor) -> CGColor) {
        background = background.map(color)
        strokeColor = strokeColor.map(color)
        if let own = underline?.color { underline?.color = color(own) }
        if let own = strikethrough?.color { strikethrough?.color = color(own) }
        if let own = picture?.tint { picture?.tint = color(own) }
    }
}

/// The end of a tab.
package struct TabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, center, right, decimal }

    /// The distance from the leading edge, in points.
    package var location: CGFloat
    /// The part of the text after the tab that is placed at the location.
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment = .left) {
        (self.location, self.alignment) = (location, alignment)
    }
}

/// The division of words at the ends of lines.
package struct Hyphenation: Hashable, Sendable {
    /// A word is divided if the line without the word is narrower than this share of its width.
    package var factor: CGFloat
    /// The language of the text, such as "de-AT".
    package var language: String

    package init(factor: CGFloat, language: String) { (self.factor, self.language) = (factor, language) }
}

/// The layout of a text's lines. All numbers are finite and in points; 0 is the default.
package struct ParagraphShape: Hashable, Sendable {
    /// The space between lines.
    package var lineSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    /// A factor.
    package var lineHeightMultiple: CGFloat = 0
    package var spacing: CGFloat = 0
    package var spacingBefore: CGFloat = 0
    /// From the leading edge.
    package var headIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge if positive, otherwise from the trailing edge.
    package var tailIndent: CGFloat = 0
    /// The stops of tabs, by distance from the leading edge; nil for stops at the default distance.
    package var tabStops: [TabStop]?
    /// The distance between the stops after the last of the ``tabStops``; 0 for the default distance.
    package var tabInterval: CGFloat = 0
    /// Whether the spaces between letters become narrower before a line is truncated.
    package var tightens = false
    /// Nil for words that are divided at soft hyphens only.
    package var hyphenation: Hyphenation?

    package init() {}

    /// Whether only the line spacing is set.
    package var isPlain: Bool {
        var other = ParagraphShape()
        other.lineSpacing = lineSpacing
        return self == other
    }

    package func lineHeight(_ natural: CGFloat) -> CGFloat {
        let wanted = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
        return maximumLineHeight > 0 ? min(wanted, maximumLineHeight) : wanted
    }

    /// The end of lines, measured from the leading edge.
    package func lineEnd(in width: CGFloat) -> CGFloat { tailIndent > 0 ? min(tailIndent, width) : width + tailIndent }
    package var isIndented: Bool { headIndent != 0 || firstLineHeadIndent != 0 || tailIndent != 0 }
    package func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }
    package var leastIndent: CGFloat { min(headIndent, firstLineHeadIndent) }
}
