/// The style of a paragraph. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment = RichAlignment.natural
    /// The distance of the first line from the leading margin.
    package var firstLineIndent = 0.0
    /// The distance of the other lines from the leading margin.
    package var headIndent = 0.0
    /// The end of lines: a distance from the leading margin if positive, from the trailing margin otherwise.
    package var tailIndent = 0.0
    package var spacingBefore = 0.0
    /// The space after the paragraph.
    package var spacing = 0.0
    /// The factor of the font's line height; 0 means none.
    package var lineHeightMultiple = 0.0
    /// The minimum height of lines; 0 means none.
    package var minimumLineHeight = 0.0
    /// The maximum height of lines; 0 means none.
    package var maximumLineHeight = 0.0
    /// The positions of tab stops. Empty means the default tab stops.
    package var tabStops: [Double] = []
    /// The lists that contain the paragraph, the outermost list first.
    package var lists: [ListStyle] = []
    package var direction = RichDirection.natural
    /// The level of a heading from 1 to 6; 0 for other paragraphs.
    package var headingLevel = 0

    package init() {}
}

package enum RichAlignment: Hashable, Sendable, CaseIterable {
    case natural, left, center, right, justified
}

package enum RichDirection: Hashable, Sendable, CaseIterable {
    case natural, leftToRight, rightToLeft
}

/// The kind of a list and the number of its first item.
package struct ListStyle: Hashable, Sendable {
    /// The marker of items. Raw values are names of `list-style-type` in CSS.
    package enum Marker: String, Hashable, Sendable, CaseIterable {
        case disc, circle, square, decimal
        case lowerAlpha = "lower-alpha"
        case upperAlpha = "upper-alpha"
        case lowerRoman = "lower-roman"
        case upperRoman = "upper-roman"
        case none

        /// Whether the marker shows the number of its item.
        package var isOrdered: Bool { ![.disc, .circle, .square, .none].contains(self) }
    }

    package var marker: Marker
    package var start: Int

    package init(_ marker: Marker, start: Int = 1) { (self.marker, self.start) = (marker, start) }

    /// The text of the marker of an item, such as "3." or "•".
    package func text(of number: Int) -> String {
        switch marker {
        case .disc: "•"
        case .circle: "◦"
        case .square: "▪"
        case .decimal: "\(number)."
        case .lowerAlpha: Self.letters(number) + "."
        case .upperAlpha: Self.letters(number).uppercased() + "."
        case .lowerRoman: Self.roman(number) + "."
        case .upperRoman: Self.roman(number).uppercased() + "."
        case .none: ""
        }
    }

    /// a to z, then aa, ab and so on. Digits for numbers below 1.
    package static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        var (rest, text) = (number, "")
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(clamping: 97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    /// Roman numerals from 1 to 3999; digits for other numbers.
    package static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return "\(number)" }
        let digits: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, digit) in digits {
            while rest >= value {
                text += digit
                rest -= value
            }
        }
        return text
    }
}
