package import Foundation

/// A search for all ranges of a text that match a string. The ranges do not overlap.
package struct TextSearch: Sendable {
    /// The part of a word that a match must be.
    package enum Words: Hashable, Sendable { case contains, startsWith, fullWord }

    package var query: String
    package var options: NSString.CompareOptions
    package var words: Words

    package init(_ query: String, options: NSString.CompareOptions = .caseInsensitive, words: Words = .contains) {
        (self.query, self.options, self.words) = (query, options.subtracting([.backwards, .anchored]), words)
    }

    /// Returns the matches in ascending order, in UTF-16 units. Takes time in proportion to the text.
    package func ranges(in text: String) -> [Range<Int>] {
        guard !query.isEmpty else { return [] }
        let string = NSString(string: text)
        var found: [Range<Int>] = []
        var start = 0
        while start < string.length {
            let rest = NSRange(location: start, length: string.length - start)
            let match = string.range(of: query, options: options, range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            let range = match.location..<match.location + match.length
            if isWord(range, in: string) {
                found.append(range)
                start = range.upperBound
            } else {
                start = range.lowerBound + 1
            }
        }
        return found
    }

    private func isWord(_ range: Range<Int>, in string: NSString) -> Bool {
        func isLetter(_ offset: Int) -> Bool {
            guard offset >= 0, offset < string.length else { return false }
            // Half of a surrogate pair belongs to a letter or an emoji; both continue a word here.
            guard let scalar = Unicode.Scalar(string.character(at: offset)) else { return true }
            return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
        switch words {
        case .contains: return true
        case .startsWith: return !isLetter(range.lowerBound - 1)
        case .fullWord: return !isLetter(range.lowerBound - 1) && !isLetter(range.upperBound)
        }
    }
}
