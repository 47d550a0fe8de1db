import Foundation

/// Finds the messages of the library in its sources: log lines, stops at misuse, and errors of the launch.
///
/// The scanner reads the string literals in the arguments of the calls that write messages. An interpolation becomes
/// `…`. Literals that are joined by `+` are one message.
public struct MessageScanner {
    /// The functions and types that get a message.
    private static let callees = [
        "Log.once", "misuse", "fatalError", "preconditionFailure", "HostError", "InterfaceFault", "Fault", "leaveBus",
        "log", "fault", "FolderProblem",
    ]
    /// The files that make the messages of other files: each longer text in them is a message.
    static let filesOfMessages = [
        "ListSentences.swift", "ListSnapshotProblem.swift", "SectionSnapshot+Comparison.swift",
        "NavigationRequest.swift",
    ]

    private let text: [Character]
    private var place = 0

    private init(_ text: String) { self.text = Array(text) }

    /// The messages of a file. A message with less than two literal words is left out: the other words are another
    /// message, or an error of the system.
    public static func messages(in text: String, file: String) -> [String] {
        var scanner = MessageScanner(text)
        let isOfMessages = filesOfMessages.contains(file)
        let found = isOfMessages ? scanner.allLiterals().filter { $0.count > 25 } : scanner.literalsOfCalls()
        return found.filter { $0.split(whereSeparator: { !$0.isLetter }).count > 1 && $0.contains(" ") }
    }

    private mutating func allLiterals() -> [String] {
        var found: [String] = []
        while place < text.count {
            if skipComment() { continue }
            if text[place] == "\"" { found.append(literal()) } else { place += 1 }
        }
        return found
    }

    private mutating func literalsOfCalls() -> [String] {
        var found: [String] = []
        while place < text.count {
            if skipComment() { continue }
            if text[place] == "\"" {
                _ = literal()
            } else if let callee = calleeHere() {
                place += callee.count + 1
                found += arguments()
            } else {
                place += 1
            }
        }
        return found
    }

    /// Skips a comment to the end of its line.
    private mutating func skipComment() -> Bool {
        guard text[place] == "/", place + 1 < text.count, text[place + 1] == "/" else { return false }
        while place < text.count, text[place] != "\n" { place += 1 }
        return true
    }

    /// The name of a callee that begins here and is followed by a parenthesis. A declaration is none.
    private func calleeHere() -> String? {
        guard text[place].isLetter, place == 0 || !(text[place - 1].isLetter || text[place - 1] == ".") || isAfterSelf
        else { return nil }
        for callee in Self.callees where starts(with: callee + "(") { return isDeclared ? nil : callee }
        return nil
    }

    /// Whether the text before is `Self.`.
    private var isAfterSelf: Bool { place >= 5 && String(text[(place - 5)..<place]) == "Self." }
    /// Whether the text before is `func `.
    private var isDeclared: Bool { place >= 5 && String(text[(place - 5)..<place]) == "func " }

    private func starts(with word: String) -> Bool {
        place + word.count <= text.count && text[place..<(place + word.count)].elementsEqual(word)
    }

    /// The messages in the arguments of a call, from after its parenthesis to the matching one.
    private mutating func arguments() -> [String] {
        var found: [String] = []
        var depth = 1
        // Whether only spaces and a plus sign are between the last literal and here.
        var (isJoining, hasPlus) = (false, false)
        while place < text.count, depth > 0 {
            let character = text[place]
            if character == "\"" {
                let next = literal()
                if isJoining, hasPlus, let last = found.popLast() {
                    found.append(last + next)
                } else {
                    found.append(next)
                }
                (isJoining, hasPlus) = (true, false)
                continue
            }
            if character == "+" { hasPlus = true } else if !character.isWhitespace { isJoining = false }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            place += 1
        }
        return found
    }

    /// The text of the string literal that begins here, with `…` for each interpolation. Lines of a literal of
    /// several lines are joined by spaces.
    private mutating func literal() -> String {
        let isLong = starts(with: "\"\"\"")
        let end = isLong ? "\"\"\"" : "\""
        place += end.count
        var result = ""
        while place < text.count, !starts(with: end) {
            guard text[place] == "\\", place + 1 < text.count else {
                result.append(text[place])
                place += 1
                continue
            }
            place += 1
            switch text[place] {
            case "(":
                skipInterpolation()
                result.append("…")
            case "\n":
                place += 1
                while place < text.count, text[place] == " " { place += 1 }
            case "n":
                result.append("\n")
                place += 1
            default:
                result.append(text[place])
                place += 1
            }
        }
        place += end.count
        guard isLong else { return result }
        return result.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
            .trimmingCharacters(in: .whitespaces)
    }

    /// Skips from the opening parenthesis of an interpolation to after the closing one.
    private mutating func skipInterpolation() {
        var depth = 0
        while place < text.count {
            if text[place] == "\"" {
                _ = literal()
                continue
            }
            if text[place] == "(" { depth += 1 }
            if text[place] == ")" { depth -= 1 }
            place += 1
            if depth == 0 { return }
        }
    }
}
