import Foundation

/// The sentences of comments and documents, and the rules of plain writing that each of them may break.
///
/// The rules are few and can be checked without a dictionary. A sentence that keeps the rules may still be hard to
/// read; a sentence that breaks one nearly always is.
struct PlainSentences {
    /// A sentence, with the place of its paragraph.
    struct Sentence {
        var path: String
        /// The first line of the paragraph, from 1.
        var line: Int
        var text: String
    }

    /// The reason why a sentence is hard to read.
    enum Fault: String {
        /// The sentence begins with a clause in the place of its subject.
        case startsWithoutNoun = "starts with a clause, not with the noun"
        /// The sentence uses a phrase that has a plainer form, such as “anew” for “again”.
        case phrase = "has a phrase with a plainer form"
        /// An object of the program tells, hears, wishes or wants.
        case speakingObject = "lets an object speak or wish; use a verb of UIKit"
        /// “There is not”, or two negations.
        case doubleNegation = "says what is not there; name what is"
        /// More than 24 of 100 words are pronouns.
        case pronouns = "has too many pronouns; name the nouns"
    }

    /// The sentences of a file: of its comments for Swift, of its paragraphs for a document.
    static func sentences(of file: SourceTree.File) -> [Sentence] {
        let paragraphs = file.path.hasSuffix(".swift") ? comments(of: file) : documentParagraphs(of: file)
        return paragraphs.flatMap { paragraph in
            split(paragraph.text).map { Sentence(path: file.path, line: paragraph.line, text: $0) }
        }
    }

    /// The faults of a sentence. A sentence of less than four words is a label and has none.
    static func faults(of sentence: String) -> [Fault] {
        let words = words(of: sentence)
        guard words.count >= 4 else { return [] }
        let names = words.map { $0.text.lowercased() }
        var faults: [Fault] = []
        if clauseStarts.begin(names[...]), words[0].text.first?.isUppercase == true {
            faults.append(.startsWithoutNoun)
        }
        if hardPhrases.occur(in: names) || endsInNoMore(words) { faults.append(.phrase) }
        if speech.occur(in: names) { faults.append(.speakingObject) }
        if negations.occur(in: names) { faults.append(.doubleNegation) }
        let vague = names.filter { pronouns.contains($0) }.count
        if words.count >= 7, vague * 100 > words.count * 24 { faults.append(.pronouns) }
        return faults
    }

    /// The number of words of a sentence. Program text in backticks is one word.
    static func wordCount(of sentence: String) -> Int { words(of: sentence).count }

    // MARK: Rules

    private static let pronouns: Set<String> = [
        "it", "its", "that", "this", "these", "those", "one", "ones", "what", "which", "they", "them", "their",
        "there", "who", "where", "anything", "something", "both",
    ]

    private static let clauseStarts = Phrases(
        "what", "who", "one that", "ones that", "where that", "that which", "those that", "whoever", "how far",
        "how much")

    private static let hardPhrases = Phrases(
        "anew", "goes over to", "is of", "are of", "reckon", "reckons", "reckoned", "reckoning", "of its own",
        "by itself", "on its way", "on their way", "under way")

    private static let speech = Phrases(
        "tell", "tells", "told", "hear", "hears", "heard", "wish", "wishes", "want", "wants", "know of", "knows of",
        "know no", "knows no", "let go", "lets go", "look after", "looks after", "take back", "takes back",
        "taken back", "take apart", "takes apart", "taken apart", "take over", "takes over", "taken over",
        "send away", "sends away", "sending away", "bring back", "brings back", "bringing back", "stand in",
        "stands in", "is asked for", "ask for", "asked for")

    private static let negations = Phrases("not is not", "there is not", "neither nor")

    /// Phrases by their first words.
    private struct Phrases {
        private var phrases: [String: [[String]]] = [:]

        init(_ texts: String...) {
            for text in texts {
                let words = text.split(separator: " ").map(String.init)
                phrases[words[0], default: []].append(words)
            }
        }

        /// Whether one of the phrases begins a list of words.
        func begin(_ words: ArraySlice<String>) -> Bool {
            words.first.flatMap { phrases[$0] }?.contains { words.starts(with: $0) } == true
        }

        /// Whether one of the phrases is in a list of words.
        func occur(in words: [String]) -> Bool { words.indices.contains { begin(words[$0...]) } }
    }

    /// “No more” at the end of a clause, in the place of “no longer”.
    private static func endsInNoMore(_ words: [Word]) -> Bool {
        zip(words, words.dropFirst()).contains { first, second in
            second.endsClause && first.text.lowercased() == "no" && second.text == "more"
        }
    }

    private struct Word {
        var text: String
        /// A comma, a period, a colon or a semicolon follows, or nothing.
        var endsClause: Bool
    }

    private static func words(of sentence: String) -> [Word] {
        var result: [Word] = []
        var letters: [UInt8] = []
        var isProgram = false
        func close(_ end: UInt8) {
            if !letters.isEmpty {
                result.append(
                    Word(text: String(decoding: letters, as: UTF8.self), endsClause: ".,;:".utf8.contains(end)))
            }
            letters = []
        }
        for byte in sentence.utf8 {
            if byte == UInt8(ascii: "`") {
                isProgram.toggle()
                if isProgram { letters.append(UInt8(ascii: "X")) }
            } else if isProgram {
                continue
            } else if (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
                || byte == UInt8(ascii: "'")
            {
                letters.append(byte)
            } else {
                close(byte)
            }
        }
        close(UInt8(ascii: "."))
        return result
    }

    // MARK: Paragraphs

    private typealias Paragraph = (line: Int, text: String)

    /// Comment lines that follow each other are one paragraph. Names of parameters and sources are left out.
    private static func comments(of file: SourceTree.File) -> [Paragraph] {
        var result: [Paragraph] = []
        var current: Paragraph?
        for (number, line) in file.lines.enumerated() {
            let code = line.drop { $0 == " " }
            guard code.hasPrefix("//"), !code.contains("MARK"), !code.contains("swift-format") else {
                if let paragraph = current { result.append(paragraph) }
                current = nil
                continue
            }
            let text = withoutLabel(code.drop { $0 == "/" }.drop { $0 == " " })
            current = (current?.line ?? number + 1, (current.map { $0.text + "\n" } ?? "") + text)
        }
        return result + (current.map { [$0] } ?? [])
    }

    private static func withoutLabel(_ text: Substring) -> Substring {
        let labels = ["- Parameters:", "- Parameters", "- Parameter", "- Returns:", "- Throws:", "- Note:"]
        if let label = labels.first(where: { text.hasPrefix($0) }) { return text.dropFirst(label.count) }
        let sources = ["Documented", "Measured", "Folklore", "Derived", "Chosen"]
        guard let source = sources.first(where: { text.hasPrefix($0) }) else { return text }
        let place = /(?: \([^)]*\))?:/
        return text.dropFirst(source.count).prefixMatch(of: place).map { text[$0.range.upperBound...] } ?? text
    }

    /// Each line of a document is a paragraph, except headings, tables, pictures and program text.
    private static func documentParagraphs(of file: SourceTree.File) -> [Paragraph] {
        var isProgram = false
        return file.lines.enumerated().compactMap { number, line in
            if line.hasPrefix("```") { isProgram.toggle() }
            guard !isProgram, !line.hasPrefix("```"), !line.isEmpty, !"#|<".contains(line.first!) else { return nil }
            return (number + 1, String(line))
        }
    }

    /// A sentence ends at a period, a question mark or an exclamation mark before a capital letter, or at an empty
    /// line.
    private static func split(_ text: String) -> [String] {
        var sentences: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.isEmpty { sentences.append([]) }
            for word in words {
                let startsNew = word.first.map { $0.isUppercase || $0 == "`" || $0 == "\"" } ?? false
                if startsNew, let last = sentences.last?.last?.last, ".!?".contains(last) { sentences.append([]) }
                sentences[sentences.count - 1].append(word)
            }
        }
        return sentences.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }
}
