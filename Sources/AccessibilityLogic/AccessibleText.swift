import TextLogic

/// The text of an object. AT-SPI counts the code points of a text, and UIKit its UTF-16 units.
package struct AccessibleText: Hashable, Sendable {
    /// The units in which a screen reader reads. The numbers are those of AT-SPI's `AtspiTextGranularity`.
    package enum Unit: UInt32, Sendable, CaseIterable {
        case character = 0, word, sentence, line, paragraph

        /// The unit of AT-SPI's older `AtspiTextBoundaryType`, which has a start and an end of each unit.
        package init?(boundary: UInt32) {
            switch boundary {
            case 0: self = .character
            case 1, 2: self = .word
            case 3, 4: self = .sentence
            case 5, 6: self = .line
            default: return nil
            }
        }
    }

    package let string: String
    /// The selected range in UTF-16 units; the caret if it is empty. Nil for a text without a caret.
    package let selection: Range<Int>?

    /// - Parameter selection: is limited to the text.
    package init(_ string: String, selection: Range<Int>? = nil) {
        self.string = string
        self.selection = selection?.clamped(to: 0..<string.utf16.count)
    }

    // MARK: Code points

    /// The number of code points.
    package var count: Int { string.unicodeScalars.count }

    /// The code points before an offset in UTF-16 units.
    package func points(before units: Int) -> Int {
        let all = string.utf16
        let end = all.index(all.startIndex, offsetBy: min(max(units, 0), all.count))
        return string.unicodeScalars.distance(from: string.startIndex, to: end)
    }

    /// The UTF-16 units before a number of code points; nil for a number outside of the text.
    package func units(before points: Int) -> Int? {
        let all = string.unicodeScalars
        guard points >= 0, let end = all.index(all.startIndex, offsetBy: points, limitedBy: all.endIndex) else {
            return nil
        }
        return string.utf16.distance(from: string.startIndex, to: end)
    }

    /// The place of the caret in code points; −1 without one.
    package var caret: Int { selection.map { points(before: $0.upperBound) } ?? -1 }

    /// The selected code points; nil for a caret alone.
    package var selectedPoints: Range<Int>? {
        selection.flatMap { $0.isEmpty ? nil : points(before: $0.lowerBound)..<points(before: $0.upperBound) }
    }

    /// The part between two numbers of code points; nil for numbers outside of the text.
    /// - Parameter end: −1 is the end of the text.
    package func part(_ start: Int, _ end: Int) -> String? {
        let all = string.unicodeScalars
        guard start >= 0, end == -1 || end >= start,
            let first = all.index(all.startIndex, offsetBy: start, limitedBy: all.endIndex)
        else { return nil }
        if end == -1 { return String(all[first...]) }
        guard let last = all.index(first, offsetBy: end - start, limitedBy: all.endIndex) else { return nil }
        return String(all[first..<last])
    }

    // MARK: Units

    /// The unit at an offset of code points, with its text.
    /// - Parameter line: returns the line of the layout at an offset in UTF-16 units; nil for a text without a layout.
    /// - Returns: nil for an offset outside of the text.
    package func unit(_ unit: Unit, at offset: Int, line: (Int) -> Range<Int>? = { _ in nil }) -> Part? {
        guard let place = units(before: offset) else { return nil }
        return part(of: range(unit, at: place, line))
    }

    /// The unit before the unit at an offset; an empty part at the beginning.
    package func unit(_ unit: Unit, before offset: Int, line: (Int) -> Range<Int>? = { _ in nil }) -> Part? {
        guard let place = units(before: offset) else { return nil }
        let start = range(unit, at: place, line).lowerBound
        return part(of: start > 0 ? range(unit, at: start - 1, line) : 0..<0)
    }

    /// The unit after the unit at an offset; an empty part at the end.
    package func unit(_ unit: Unit, after offset: Int, line: (Int) -> Range<Int>? = { _ in nil }) -> Part? {
        guard let place = units(before: offset) else { return nil }
        let end = range(unit, at: place, line).upperBound
        let length = string.utf16.count
        return part(of: end < length ? range(unit, at: end, line) : length..<length)
    }

    /// A part of a text, with its place in code points.
    package struct Part: Hashable, Sendable {
        package var text: String
        package var start: Int
        package var end: Int
    }

    private func part(of range: Range<Int>) -> Part {
        let (start, end) = (points(before: range.lowerBound), points(before: range.upperBound))
        return Part(text: part(start, end) ?? "", start: start, end: end)
    }

    private func range(_ unit: Unit, at place: Int, _ line: (Int) -> Range<Int>?) -> Range<Int> {
        let bounds = TextBoundaries(string)
        let length = bounds.length
        switch unit {
        case .character:
            guard place < length else { return length..<length }
            let start = bounds.snapped(place)
            return start..<bounds.characterEnd(after: start)
        case .word: return word(at: min(place, max(length - 1, 0)), bounds)
        case .sentence: return length == 0 ? 0..<0 : bounds.sentence(at: min(place, length - 1))
        case .line:
            if let line = line(place) { return line.clamped(to: 0..<length) }
            return paragraph(at: place, bounds)
        case .paragraph: return paragraph(at: place, bounds)
        }
    }

    /// A paragraph with its break. After a break at the end of the text follows an empty paragraph.
    private func paragraph(at place: Int, _ bounds: TextBoundaries) -> Range<Int> {
        let start = bounds.lineStart(before: place)
        return start..<max(start, bounds.characterEnd(after: bounds.lineEnd(after: place)))
    }

    /// A word with the signs and spaces after it. Signs and spaces before the first word are a unit.
    private func word(at place: Int, _ bounds: TextBoundaries) -> Range<Int> {
        var start = bounds.snapped(place)
        while start > 0, bounds.wordUnit(at: start) == nil { start = bounds.characterStart(before: start) }
        let word = bounds.wordUnit(at: start)
        start = word?.lowerBound ?? 0
        var end = word?.upperBound ?? bounds.characterEnd(after: start)
        while end < bounds.length, bounds.wordUnit(at: end) == nil { end = bounds.characterEnd(after: end) }
        return start..<max(start, end)
    }
}
