import Foundation
import Testing

/// The prose of the project: how plain its sentences are, and how long its lines.
struct PlainSentenceTests {
    /// The sources and documents that readers of the project meet. Fixtures and recorded facts are not among them.
    private static let files: [SourceTree.File] = {
        let folders = ["Sources", "Tests", "Tools", "Examples", "Benchmarks", "Documentation"]
        let inFolders = folders.flatMap { SourceTree($0, endings: ["swift", "md"]).files }
        let hidden = ["Fixtures/", "/Facts/", ".build/"]
        return (inFolders + SourceTree.documentsAtRoot).filter { file in !hidden.contains { file.path.contains($0) } }
    }()

    @Test(
        "a sentence that is hard to read is recognized",
        arguments: [
            ("What shows goes over to what is set, which holds at once.", PlainSentences.Fault.startsWithoutNoun),
            ("The view loads its content anew.", .phrase),
            ("The delegate hears of the change.", .speakingObject),
            ("A row that there is not is ignored by the table.", .doubleNegation),
            ("It is the one that this one has, where that is not there.", .pronouns),
        ])
    func faults(sentence: String, fault: PlainSentences.Fault) {
        #expect(PlainSentences.faults(of: sentence).contains(fault))
    }

    @Test(
        "a plain sentence has no fault",
        arguments: [
            "The inset from the left edge, in points.", "Values outside `0 ..< numberOfPages` are clamped.",
            "Does not call the delegate.", "One that.",
        ])
    func plain(sentence: String) {
        #expect(PlainSentences.faults(of: sentence).isEmpty)
    }

    @Test("nearly all sentences of comments and documents are plain")
    func share() {
        let sentences = Self.files.flatMap(PlainSentences.sentences(of:)).filter { sentence in
            PlainSentences.wordCount(of: sentence.text) >= 4
        }
        let hard = sentences.map { ($0, PlainSentences.faults(of: $0.text)) }.filter { !$0.1.isEmpty }
        // The check must not pass by finding nothing.
        #expect(sentences.count > 10_000)
        let share = Double(hard.count) * 100 / Double(sentences.count)
        let examples = hard.suffix(20).map { sentence, faults in
            "\(sentence.path):\(sentence.line): \(sentence.text) [\(faults.map(\.rawValue).joined(separator: "; "))]"
        }
        #expect(
            share <= 2.5,
            """
            \(hard.count) of \(sentences.count) sentences are hard to read; write them as the rules in \
            CONTRIBUTING.md say:
            \(examples.joined(separator: "\n"))
            """)
    }

    @Test("no line of a source is longer than 120 columns")
    func columns() {
        for file in Self.files where file.path.hasSuffix(".swift") {
            for (number, line) in file.lines.enumerated() where line.utf8.count > 120 && line.count > 120 {
                Issue.record("\(file.path):\(number + 1) has \(line.count) columns")
            }
        }
    }
}
