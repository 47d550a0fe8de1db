import Foundation
import Testing

/// The terms of Documentation/Glossary.md, in code and comments.
struct GlossaryTests {
    /// Unwanted words and their replacements. In lower case; parts of names are compared word by word.
    static let replaced: [String: String] = [
        "behaviour": "behavior", "behaviours": "behaviors", "centre": "center", "centred": "centered",
        "colour": "color", "colours": "colors",
        "everybody": "the user, or what is meant", "grey": "gray", "hears": "is notified, observes, gets the call",
        "neighbour": "neighbor",
        "neighbours": "neighbors", "nobody": "the user, or what is meant", "people": "the user", "person": "the user",
        "somebody": "the user, or what is meant", "whoever": "the object that",
    ]

    /// Words in names of Apple's that are not used in comments.
    static let inComments = ["wants": "needs, prefers, asks for", "want": "need, prefer, ask for"]

    /// "Look" may be a verb; the noun is appearance. A gesture is a drag, a swipe or a pull.
    static let phrases = [
        "a look", "the look", "own look", "bar's look", "system's look", "the looks", "its look", "in a hand",
        "in the hand", "by hand",
    ]

    /// Parts of names of renamed types.
    static let names = ["LookedBar", "LookObserver", "LookForm", "BarLook", "ButtonLook", "TextLook", "StatefulLook"]

    /// Functions that keep their names because they are public: "File.swift function".
    static let published: Set = ["CallRecorder.swift take", "UIImagePickerController.swift takePicture"]

    @Test("names and comments use the words of the glossary")
    func words() {
        let parts =
            Array(Self.replaced.keys) + Array(Self.inComments.keys) + Self.phrases + Self.names.map { $0.lowercased() }
        var read = 0
        for file in SourceTree.sources.files {
            read += 1
            let text = file.text.lowercased()
            guard parts.contains(where: { text.contains($0) }) else { continue }
            for (number, line) in file.lines.enumerated() {
                let lower = line.lowercased()
                guard parts.contains(where: { lower.contains($0) }) else { continue }
                for finding in Self.findings(String(line)) { Issue.record("\(file.path):\(number + 1): \(finding)") }
            }
        }
        // The check must not pass because it finds nothing.
        #expect(read > 200, "\(read)")
        #expect(Self.findings("let behaviour = 1 // People see the look.").count == 3)
        #expect(Self.findings("case \"centre\": centerOf(peopleCount)").count == 1)
        #expect(Self.findings("if a.wantsStart { b(\"//\") } // `wantsStart` looks on").isEmpty)
    }

    @Test("functions are named by the glossary's verbs: one for each meaning")
    func verbs() {
        for file in SourceTree.sources.files {
            for match in file.text.matches(of: #/func ((?:place|take|follow|adopt)(?:[A-Z][a-zA-Z]*)?)[(<]/#) {
                if Self.published.contains("\(file.path.split(separator: "/").last ?? "") \(match.1)") { continue }
                Issue.record(
                    """
                    \(file.path): \(match.0); lay out, receive or remove, track or update, claim: see \
                    Documentation/Glossary.md
                    """
                )
            }
        }
        #expect("func placeBar()".contains(#/func (?:place|take|follow|adopt)(?:[A-Z][a-zA-Z]*)?[(<]/#))
    }

    /// The words in a line that are not used. String literals are ignored: log lines and archive keys have their own
    /// words.
    static func findings(_ line: String) -> [String] {
        let (code, comment) = split(line)
        var found: [String] = []
        for word in words(of: code + " " + comment) {
            if let better = replaced[word] { found.append("“\(word)”; write \(better)") }
        }
        for word in words(of: comment) {
            if let better = inComments[word] { found.append("“\(word)”; write \(better)") }
        }
        let spoken = " " + words(of: comment, keeping: "'").joined(separator: " ") + " "
        for phrase in phrases
        where spoken.contains(" \(phrase) ") || spoken.contains("\(phrase) ") && phrase.contains("'") {
            found.append("“\(phrase)”; write appearance, or drag")
        }
        for name in names where code.contains(name) { found.append("\(name); write Appearance") }
        return found
    }

    /// The code of a line without string literals, and its comment without names in backticks.
    private static func split(_ line: String) -> (code: String, comment: String) {
        var code = ""
        var inText = false
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if character == "\"", previous != "\\" { inText.toggle() }
            if !inText {
                if character == "/", previous == "/" {
                    let parts = line[index...].split(separator: "`", omittingEmptySubsequences: false)
                    return (
                        String(code.dropLast()),
                        parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(
                            separator: " ")
                    )
                }
                code.append(character)
            }
            previous = character
        }
        return (code, "")
    }

    /// The words in lower case; `peopleCount` is two words.
    private static func words(of text: String, keeping sign: Character? = nil) -> [String] {
        var result: [String] = []
        var word = ""
        for character in text {
            let belongs = character.isLetter || character == sign
            if belongs, !(character.isUppercase && word.last?.isLowercase == true) {
                word.append(character)
            } else {
                if !word.isEmpty { result.append(word.lowercased()) }
                word = belongs ? String(character) : ""
            }
        }
        if !word.isEmpty { result.append(word.lowercased()) }
        return result
    }
}
