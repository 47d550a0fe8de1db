import SeededNumbers

/// One act in a walk through a text, written as a line: a verb, two numbers, and optionally the callback in which the
/// act is performed.
package struct TextAct: Sendable, CustomStringConvertible {
    package enum Verb: String, CaseIterable, Sendable {
        // The user's acts.
        case type, move, extend, backspace, delete, deleteWord, newline, compose, commit, cancel, tap, doubleTap, drag
        case cut, copy, paste, undo, redo, bold, find, findNext, replaceFound, closeFind, dragText
        // The app's acts.
        case setText, setAttributed, insert, replace, select, style, editStorage, resign, resize, detach, toggleEditable
        case rest
    }

    /// The callbacks in which an act may be performed.
    package enum Callback: String, CaseIterable, Sendable { case shouldChange, didChange, didChangeSelection, undone }

    package var verb: Verb
    package var first: Int
    package var second: Int
    package var callback: Callback?

    init(from numbers: inout SeededNumbers, isReentrant: Bool) {
        // Typing is the most frequent act of users.
        let isTyping = Int.random(in: 0..<4, using: &numbers) == 0
        verb = isTyping ? .type : Verb.allCases.randomElement(using: &numbers) ?? .rest
        first = Int.random(in: 0..<10_000, using: &numbers)
        second = Int.random(in: 0..<10_000, using: &numbers)
        if isReentrant, Int.random(in: 0..<5, using: &numbers) == 0 {
            callback = Callback.allCases.randomElement(using: &numbers)
        }
    }

    /// Reads a line; nil if the line cannot be parsed.
    package init?(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3 || words.count == 5, let verb = Verb(rawValue: words[0]), let first = Int(words[1]),
            let second = Int(words[2])
        else { return nil }
        (self.verb, self.first, self.second) = (verb, first, second)
        if words.count == 5 {
            guard let callback = Callback(rawValue: words[4]) else { return nil }
            self.callback = callback
        }
    }

    package var description: String {
        "\(verb.rawValue) \(first) \(second)" + (callback.map { " in \($0.rawValue)" } ?? "")
    }
}
