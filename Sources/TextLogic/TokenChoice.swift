/// Tokens before a line of text and the selected tokens. The selected tokens are a contiguous range. If none is
/// selected, the caret is in the text.
package struct TokenChoice: Hashable, Sendable {
    package enum Direction: Hashable, Sendable { case backward, forward }

    package private(set) var count: Int
    package private(set) var chosen: Range<Int> = 0..<0

    package init(count: Int = 0) { self.count = count }

    package var isEmpty: Bool { chosen.isEmpty }
    package var all: Range<Int> { 0..<count }

    package mutating func choose(_ range: Range<Int>) { chosen = range.clamped(to: all) }
    package mutating func chooseNone() { chosen = 0..<0 }

    // MARK: Inserting and removing tokens

    package mutating func insert(at index: Int) {
        count += 1
        if !isEmpty, index <= chosen.lowerBound {
            chosen = chosen.lowerBound + 1..<chosen.upperBound + 1
        } else if index < chosen.upperBound {
            chooseNone()
        }
    }

    package mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: all)
        count -= range.count
        if chosen.lowerBound >= range.upperBound, !isEmpty {
            chosen = chosen.lowerBound - range.count..<chosen.upperBound - range.count
        } else if chosen.overlaps(range) {
            chooseNone()
        }
    }

    // MARK: Keys

    /// Handles an arrow key.
    /// - Parameter isAtTextStart: whether the caret is directly after the last token.
    /// - Returns: false if the text should handle the key.
    package mutating func move(_ direction: Direction, extending: Bool, isAtTextStart: Bool) -> Bool {
        switch direction {
        case .backward where isEmpty:
            guard isAtTextStart, count > 0 else { return false }
            choose(count - 1..<count)
        case .backward:
            let first = max(0, chosen.lowerBound - 1)
            choose(extending ? first..<chosen.upperBound : first..<first + 1)
        case .forward where isEmpty: return false
        case .forward where extending: choose(chosen.lowerBound + 1..<chosen.upperBound)
        case .forward:
            let next = chosen.upperBound
            // After the last token, the caret is in the text again.
            choose(next..<min(next + 1, count))
        }
        return true
    }

    /// The effect of a delete key.
    package enum Deletion: Hashable, Sendable {
        /// The text should handle the key.
        case none
        /// Folklore (search/token-delete): the first press selects a token, the second press deletes it.
        case chooses(Int)
        case deletes(Range<Int>)
    }

    package func deletion(_ direction: Direction, isAtTextStart: Bool) -> Deletion {
        if !isEmpty { return .deletes(chosen) }
        return direction == .backward && isAtTextStart && count > 0 ? .chooses(count - 1) : .none
    }
}
