import DocumentationSite
import Foundation
import Testing

/// The page about errors has each message of the library, with its cause and its remedy.
@Suite struct ErrorPageTests {
    /// The rows of the page's tables: message, cause, remedy.
    static func rows() throws -> [[String]] {
        let text = try Checkout.text("Documentation/Errors.md")
        // The tables of the first section are about programs beside the library.
        let sections = text.components(separatedBy: "\n## ").dropFirst(2)
        return sections.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| `") }.map { line in
            line.dropFirst().dropLast().replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
                cell.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|")
            }
        }
    }

    static func message(in cell: String) -> String {
        let marks = cell.prefix { $0 == "`" }.count
        return cell.dropFirst(marks).dropLast(marks).trimmingCharacters(in: marks > 1 ? .whitespaces : [])
    }

    @Test("each message of the sources is on the page, and each message of the page is in the sources")
    func complete() throws {
        var written: [String: String] = [:]
        for path in Checkout.swiftFiles(in: "Sources") {
            let file = String(path.split(separator: "/").last ?? "")
            for message in MessageScanner.messages(in: try Checkout.text(path), file: file) { written[message] = path }
        }
        #expect(written.count > 400, "\(written.count)")
        let listed = Set(try Self.rows().map { Self.message(in: $0[0]) })
        for (message, path) in written.sorted(by: { $0.value < $1.value }) where !listed.contains(message) {
            Issue.record("\(path): Documentation/Errors.md does not have “\(message)”; add a cause and a remedy")
        }
        for message in listed.sorted() where written[message] == nil {
            Issue.record("Documentation/Errors.md has “\(message)”, which no source writes; remove the row")
        }
    }

    @Test("each row has a cause and a remedy, as sentences")
    func sentences() throws {
        for row in try Self.rows() {
            #expect(row.count == 3, "\(row)")
            for sentence in row.dropFirst() { #expect(sentence.count > 8 && sentence.hasSuffix("."), "\(row)") }
        }
    }

    @Test("the scanner reads literals with interpolations, of several lines, and joined")
    func scanner() {
        let code = #"""
            func log(_ text: String) {}
            // misuse("a comment is no message")
            Log.once("UIView.\(name(of: "x")) has no effect: \(reason)")
            misuse(
                """
                UITable.row: \(row) is not there; \
                add it
                """
            )
            return Log.once("first half of it, " + "and the second half")
            let text = "misuse(\"not called\")"
            """#
        #expect(
            MessageScanner.messages(in: code, file: "A.swift") == [
                "UIView.… has no effect: …", "UITable.row: … is not there; add it",
                "first half of it, and the second half",
            ])
        #expect(MessageScanner.messages(in: "Log.once(\"\\(a): \\(b)\")", file: "A.swift").isEmpty)
    }
}
