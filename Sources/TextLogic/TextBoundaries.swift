/// The boundaries of characters, words, lines and paragraphs in a text, in UTF-16 units. Each boundary is found in the
/// text around it.
package struct TextBoundaries {
    private let text: EditedText

    package init(_ text: EditedText) { self.text = text }
    package init(_ text: String) { self.text = EditedText(text) }

    package var length: Int { text.length }

    // MARK: Characters

    /// The maximum distance at which the start of a character is searched. Chosen: more than any character, so that
    /// the search ends in a text of joined signs, too.
    private static let reach = 4096

    /// Whether a character always begins at a unit that follows such a unit, if the unit itself is one.
    ///
    /// Documented (Unicode Text Segmentation, rules GB4 to GB999): no rule joins two of these letters. CR LF is one
    /// character.
    private static func isPlain(_ unit: UInt16) -> Bool {
        switch unit {
        case 0..<0x0300, 0x0370..<0x0483, 0x048A..<0x0591, 0x05D0..<0x05EB, 0x0620..<0x064B, 0x3041..<0x3097,
            0x30A1..<0x30FB, 0x3400..<0x4DC0, 0x4E00..<0xA000:
            return true
        default: return false
        }
    }

    /// A boundary at or before `offset`, near the offset.
    private func plainBoundary(before offset: Int) -> Int {
        var (end, size) = (offset, 64)
        while end > 0 {
            let start = max(0, end - size)
            let units = text.units(start..<min(end + 1, length))
            for place in stride(from: end, to: start, by: -1) where place - start < units.count {
                let (before, after) = (units[place - start - 1], units[place - start])
                if Self.isPlain(before), Self.isPlain(after), !(before == 13 && after == 10) { return place }
            }
            if start == 0 { return 0 }
            if offset - start >= Self.reach { return UTF16.isTrailSurrogate(units[0]) ? start - 1 : start }
            (end, size) = (start, size * 2)
        }
        return 0
    }

    /// The offset itself, or the start of the character that contains the offset.
    package func snapped(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        let start = plainBoundary(before: offset)
        if start == offset { return offset }
        // The unit at the offset, and the rest of its scalar.
        let end = UTF16.isLeadSurrogate(text[offset]) ? min(offset + 2, length) : offset + 1
        let near = text.string(start..<end)
        let place = near.utf16.index(near.utf16.startIndex, offsetBy: offset - start)
        var character = near.index(before: near.endIndex)
        while character > place { character = near.index(before: character) }
        return start + near.utf16.distance(from: near.startIndex, to: character)
    }

    /// The character that begins at an offset, and its end.
    func character(at start: Int) -> (character: Character, end: Int)? {
        guard start < length else { return nil }
        var size = 16
        while true {
            let end = min(start + size, length)
            guard let first = text.string(start..<end).first else { return nil }
            let count = first.utf16.count
            // A character that ends with the part may continue after the part.
            if count < end - start - 1 || end == length || size > Self.reach { return (first, start + count) }
            size *= 4
        }
    }

    /// The end of the character after `offset`.
    package func characterEnd(after offset: Int) -> Int {
        guard offset < length else { return length }
        return character(at: snapped(offset))?.end ?? length
    }

    /// The start of the character before `offset`.
    package func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset <= length else { return length }
        return snapped(offset - 1)
    }

    // MARK: Words

    enum Kind: Hashable { case space, word, sign, ideograph }

    /// Chosen: letters, digits, underscores and apostrophes between letters form words; consecutive signs form a group;
    /// an ideograph is a word, because finding the end of a Chinese word needs a dictionary.
    func kind(_ character: Character) -> Kind {
        if character.isWhitespace { return .space }
        if let scalar = character.unicodeScalars.first {
            switch scalar.value {
            case 0x2E80...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: return .ideograph
            default: break
            }
        }
        if character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’" {
            return .word
        }
        return .sign
    }

    private func kind(at start: Int) -> Kind? { character(at: start).map { kind($0.character) } }

    /// The end of the word after `offset`, after skipping spaces.
    package func wordEnd(after offset: Int) -> Int {
        var place = snapped(offset)
        while let next = character(at: place), kind(next.character) == .space { place = next.end }
        return end(ofRunAt: place)
    }

    /// The start of the word before `offset`, after skipping spaces.
    package func wordStart(before offset: Int) -> Int {
        var place = snapped(offset)
        while place > 0 {
            let before = characterStart(before: place)
            guard kind(at: before) == .space else { break }
            place = before
        }
        return place > 0 ? start(ofRunEndingAt: place) : 0
    }

    /// The range that a double tap at `offset` selects: the word at the offset, or the word that ends there.
    package func word(at offset: Int) -> Range<Int> {
        guard length > 0 else { return 0..<0 }
        var place = snapped(offset)
        // At the end of a word or of the text, the word before the offset is selected.
        if place == length || (kind(at: place) == .space && place > 0) {
            let before = characterStart(before: place)
            if place == length || kind(at: before) != .space { place = before }
        }
        return start(ofRunEndingAt: characterEnd(after: place))..<end(ofRunAt: place)
    }

    /// The word that contains the character at an offset; nil for spaces and signs.
    package func wordUnit(at offset: Int) -> Range<Int>? {
        let place = snapped(offset)
        guard let kind = kind(at: place), kind == .word || kind == .ideograph else { return nil }
        return start(ofRunEndingAt: characterEnd(after: place))..<end(ofRunAt: place)
    }

    /// The place of the caret for a tap of a finger at an offset: an end of the word at the offset.
    ///
    /// Folklore (text/tap-word-edge): the start of the word up to its first letter, otherwise its end.
    package func wordEdge(near offset: Int) -> Int {
        let place = snapped(offset)
        guard let word = wordUnit(at: place), word.lowerBound < place else { return place }
        return place <= characterEnd(after: word.lowerBound) ? word.lowerBound : word.upperBound
    }

    /// The sentence that contains the character at an offset, with the spaces after it.
    package func sentence(at offset: Int) -> Range<Int> {
        let line = paragraph(at: offset)
        var (start, place, hasEnd) = (line.lowerBound, line.lowerBound, false)
        while place < line.upperBound, let next = character(at: place) {
            let isSpace = next.character.isWhitespace
            if hasEnd, !isSpace, !Self.ends.contains(next.character) {
                if place > offset { break }
                (start, hasEnd) = (place, false)
            }
            if Self.ends.contains(next.character) { hasEnd = true }
            place = next.end
        }
        return start..<min(place, line.upperBound)
    }
    static let ends: Set<Character> = [".", "!", "?", "。", "！", "？", "…", "؟"]

    private func end(ofRunAt start: Int) -> Int {
        guard let first = character(at: start) else { return length }
        let wanted = kind(first.character)
        var place = first.end
        guard wanted != .ideograph else { return place }
        while let next = character(at: place), kind(next.character) == wanted { place = next.end }
        return place
    }

    private func start(ofRunEndingAt end: Int) -> Int {
        var place = characterStart(before: end)
        guard let wanted = kind(at: place), wanted != .ideograph else { return place }
        while place > 0 {
            let before = characterStart(before: place)
            guard kind(at: before) == wanted else { break }
            place = before
        }
        return place
    }

    // MARK: Lines and paragraphs

    /// Whether the unit ends a line: a line feed, a return, or one of Unicode's separators.
    package static func isBreak(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// The start of the line that contains `offset`, without wrapping.
    package func lineStart(before offset: Int) -> Int {
        var end = snapped(offset)
        while end > 0 {
            let start = max(0, end - 256)
            if let found = text.units(start..<end).lastIndex(where: Self.isBreak) { return start + found + 1 }
            end = start
        }
        return 0
    }

    /// The end of the line that contains `offset`, before its break.
    package func lineEnd(after offset: Int) -> Int {
        var start = snapped(offset)
        while start < length {
            let end = min(start + 256, length)
            if let found = text.units(start..<end).firstIndex(where: Self.isBreak) { return start + found }
            start = end
        }
        return length
    }

    /// The range of the line at an offset, with its break.
    package func paragraph(at offset: Int) -> Range<Int> {
        let end = lineEnd(after: offset)
        return lineStart(before: offset)..<characterEnd(after: end)
    }

    /// The start of the paragraph at `offset`, or of the paragraph before if the offset is at a start.
    package func paragraphStart(before offset: Int) -> Int {
        let start = lineStart(before: offset)
        return start < offset ? start : lineStart(before: characterStart(before: start))
    }

    /// The end of the paragraph at `offset`, or of the next paragraph if the offset is at an end.
    package func paragraphEnd(after offset: Int) -> Int {
        let end = lineEnd(after: offset)
        return end > offset ? end : lineEnd(after: characterEnd(after: end))
    }

    /// The direction of the first strong letter of a range, or of the whole text; nil without one.
    ///
    /// Documented (Unicode Bidirectional Algorithm, rule P2): the first strong letter decides. Chosen: the blocks of
    /// Hebrew, Arabic and their neighbors.
    package func isRightToLeft(in range: Range<Int>? = nil) -> Bool? {
        let range = (range ?? 0..<length).clamped(to: 0..<length)
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(start + 256, range.upperBound)
            for scalar in text.string(start..<end).unicodeScalars where scalar.properties.isAlphabetic {
                switch scalar.value {
                case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                    return true
                default: return false
                }
            }
            start = end
        }
        return nil
    }
    package var isRightToLeft: Bool? { isRightToLeft() }

    // MARK: Numbers of characters

    /// The number of characters that begin before `offset`.
    package func characterCount(before offset: Int) -> Int { text.string(0..<snapped(offset)).count }

    /// The start of the character with this index, or the end of the text.
    package func start(ofCharacter number: Int) -> Int {
        let whole = text.string
        guard let place = whole.index(whole.startIndex, offsetBy: max(number, 0), limitedBy: whole.endIndex) else {
            return length
        }
        return whole.utf16.distance(from: whole.startIndex, to: place)
    }

    /// The part of the text in a range of UTF-16 units.
    package func part(_ range: Range<Int>) -> String { text.string(range.clamped(to: 0..<length)) }
}
