/// The boundaries of characters, words and lines in a text, in UTF-16 units.
package struct TextBoundaries {
    private let text: String

    package init(_ text: String) { self.text = text }

    package var length: Int { text.utf16.count }

    private func index(_ offset: Int) -> String.Index {
        let units = text.utf16
        return units.index(units.startIndex, offsetBy: min(max(offset, 0), units.count))
    }

    private func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }

    /// The offset itself, or the start of the character that contains the offset.
    package func snapped(_ offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        return self.offset(characterStart(index(offset)))
    }

    /// The start of the character that contains the unit at `index`.
    private func characterStart(_ index: String.Index) -> String.Index {
        var start = index
        while start > text.startIndex, start.samePosition(in: text) == nil { start = text.utf16.index(before: start) }
        return start
    }

    /// The end of the character after `offset`.
    package func characterEnd(after offset: Int) -> Int {
        guard offset < length else { return length }
        return self.offset(text.index(after: characterStart(index(offset))))
    }

    /// The start of the character before `offset`.
    package func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset <= length else { return length }
        return self.offset(characterStart(text.utf16.index(before: index(offset))))
    }

    // MARK: Words

    private enum Kind: Hashable { case space, word, sign, ideograph }

    /// Chosen: letters, digits, underscores and apostrophes between letters form words; consecutive signs form a group;
    /// an ideograph is a word, because finding the end of a Chinese word needs a dictionary.
    private func kind(_ character: Character) -> Kind {
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

    /// The end of the word after `offset`, after skipping spaces.
    package func wordEnd(after offset: Int) -> Int {
        var place = index(snapped(offset))
        while place < text.endIndex, kind(text[place]) == .space { place = text.index(after: place) }
        guard place < text.endIndex else { return length }
        return self.offset(end(ofRunAt: place))
    }

    /// The start of the word before `offset`, after skipping spaces.
    package func wordStart(before offset: Int) -> Int {
        var place = index(snapped(offset))
        while place > text.startIndex, kind(text[text.index(before: place)]) == .space {
            place = text.index(before: place)
        }
        guard place > text.startIndex else { return 0 }
        return self.offset(start(ofRunEndingAt: place))
    }

    /// The range that a double tap at `offset` selects: the word at the offset, or the word that ends there.
    package func word(at offset: Int) -> Range<Int> {
        guard !text.isEmpty else { return 0..<0 }
        var place = index(snapped(offset))
        // At the end of a word or of the text, the word before the offset is selected.
        if place == text.endIndex || (kind(text[place]) == .space && place > text.startIndex) {
            let before = text.index(before: place)
            if place == text.endIndex || kind(text[before]) != .space { place = before }
        }
        let last = end(ofRunAt: place)
        return self.offset(start(ofRunEndingAt: text.index(after: place)))..<self.offset(last)
    }

    private func end(ofRunAt start: String.Index) -> String.Index {
        let wanted = kind(text[start])
        var place = text.index(after: start)
        guard wanted != .ideograph else { return place }
        while place < text.endIndex, kind(text[place]) == wanted { place = text.index(after: place) }
        return place
    }

    private func start(ofRunEndingAt end: String.Index) -> String.Index {
        var place = text.index(before: end)
        let wanted = kind(text[place])
        guard wanted != .ideograph else { return place }
        while place > text.startIndex, kind(text[text.index(before: place)]) == wanted {
            place = text.index(before: place)
        }
        return place
    }

    // MARK: Lines and direction

    package func lineStart(before offset: Int) -> Int {
        var place = index(snapped(offset))
        while place > text.startIndex, !text[text.index(before: place)].isNewline { place = text.index(before: place) }
        return self.offset(place)
    }

    package func lineEnd(after offset: Int) -> Int {
        var place = index(snapped(offset))
        while place < text.endIndex, !text[place].isNewline { place = text.index(after: place) }
        return self.offset(place)
    }

    /// The direction of the first strong letter; nil without one.
    ///
    /// Documented (Unicode Bidirectional Algorithm, rule P2): the first strong letter decides. Chosen: the blocks of
    /// Hebrew, Arabic and their neighbors.
    package var isRightToLeft: Bool? {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return nil
    }

    /// The number of characters that begin before `offset`.
    package func characterCount(before offset: Int) -> Int {
        text.distance(from: text.startIndex, to: index(snapped(offset)))
    }

    /// The start of the character with this index, or the end of the text.
    package func start(ofCharacter number: Int) -> Int {
        guard let place = text.index(text.startIndex, offsetBy: max(number, 0), limitedBy: text.endIndex) else {
            return length
        }
        return offset(place)
    }

    /// The part of the text in a range of UTF-16 units.
    package func part(_ range: Range<Int>) -> String {
        String(text[index(range.lowerBound)..<index(range.upperBound)])
    }
}
