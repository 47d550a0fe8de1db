/// All words and sentences of a part of a text, in proportional time.
extension TextBoundaries {
    /// The words of a range, without spaces and signs. A word that is partly in the range is cut.
    package func words(in range: Range<Int>) -> [Range<Int>] {
        var (words, place, start): ([Range<Int>], Int, Int?) = ([], range.lowerBound, nil)
        let end = min(range.upperBound, length)
        while place < end, let next = character(at: place) {
            let kind = kind(next.character)
            if kind != .word, let open = start {
                words.append(open..<place)
                start = nil
            }
            if kind == .word, start == nil { start = place }
            if kind == .ideograph { words.append(place..<min(next.end, end)) }
            place = next.end
        }
        if let open = start { words.append(open..<min(place, end)) }
        return words
    }

    /// The sentences of a range, each with the spaces after it. Each paragraph begins a sentence; empty lines belong to
    /// no sentence. A sentence that is partly in the range is cut.
    package func sentences(in range: Range<Int>) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var (start, hasEnd, hasText) = (lineStart(before: range.lowerBound), false, false)
        var place = start
        func close(at end: Int) {
            let sentence = max(start, range.lowerBound)..<max(min(end, range.upperBound), start, range.lowerBound)
            if hasText, !sentence.isEmpty { sentences.append(sentence) }
            (start, hasEnd, hasText) = (end, false, false)
        }
        while place < min(range.upperBound, length), let next = character(at: place) {
            let (isSpace, isEnd) = (next.character.isWhitespace, Self.ends.contains(next.character))
            if hasEnd, !isSpace, !isEnd { close(at: place) }
            if isEnd { hasEnd = true }
            if !isSpace { hasText = true }
            place = next.end
            if let unit = next.character.utf16.first, Self.isBreak(unit) { close(at: place) }
        }
        close(at: place)
        return sentences
    }
}
