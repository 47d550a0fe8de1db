import Foundation
import FoundationAdditions
import TemporaryFolder
import Testing
import WorkGrowth

/// Markdown texts as attributed strings.
struct MarkdownTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    /// The runs of a text, each with its style, its blocks and its addresses.
    private func lines(_ markdown: String, _ syntax: Options.InterpretedSyntax = .full) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax))
        return text.runs.map { run in
            var line = String(text[run.range].characters)
            if let inline = run.inlinePresentationIntent { line += " \(inline.rawValue)" }
            if let blocks = run.presentationIntent { line += " \(blocks.debugDescription)" }
            if let link = run.link { line += " <\(link.absoluteString)>" }
            if let image = run.imageURL { line += " !\(image.absoluteString)" }
            return line
        }
    }

    @Test("styles of characters are numbers of options")
    func styles() throws {
        #expect(
            try lines("a *b* **c** ***d*** `e` ~~f~~", .inlineOnly)
                == ["a ", "b 1", " ", "c 2", " ", "d 3", " ", "e 4", " ", "f 32"])
        #expect(try lines("*a **b***", .inlineOnly) == ["a  1", "b 3"])
        #expect(try lines(#"\*a\* &amp; &#65; &#x42; &nope;"#, .inlineOnly) == ["*a* & A B &nope;"])
        #expect(try lines("a<b>c</b>", .inlineOnly) == ["a", "<b> 256", "c", "</b> 256"])
    }

    @Test("blocks are an attribute, without line breaks between them")
    func blocks() throws {
        #expect(
            try lines("# Title\n**hello**\n") == ["Title [header 1 (id 1)]", "hello 2 [paragraph (id 2)]"])
        #expect(
            try lines("a\nb  \nc\n\nd") == [
                "a [paragraph (id 1)]", "  64 [paragraph (id 1)]", "b [paragraph (id 1)]", "\n 128 [paragraph (id 1)]",
                "c [paragraph (id 1)]", "d [paragraph (id 2)]",
            ])
        #expect(try String(AttributedString(markdown: "a\n\n---\n\nb").characters) == "a\u{2E3B}b")
        #expect(
            try lines("```swift\nlet a\n```\n\n    b\n") == [
                "let a\n [codeBlock 'swift' (id 1)]", "b\n [codeBlock (id 2)]",
            ])
        #expect(try lines("<div>\n</div>\n") == ["<div>\n</div>\n 512"])
    }

    @Test("items of lists have paragraphs, numbers and the lists around them")
    func lists() throws {
        #expect(
            try lines("- a\n- b\n  - c\n\n> d") == [
                "a [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
                "b [paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)]",
                "c [paragraph (id 8), listItem 1 (id 7), unorderedList (id 6), "
                    + "listItem 2 (id 4), unorderedList (id 1)]",
                "d [paragraph (id 10), blockQuote (id 9)]",
            ])
        #expect(
            try lines("3. a\n\n4. b\n") == [
                "a [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
                "b [paragraph (id 5), listItem 4 (id 4), orderedList (id 1)]",
            ])
        let nested = try AttributedString(markdown: "- a\n  - b")
        #expect(nested.runs.map { $0.presentationIntent?.indentationLevel } == [1, 2])
    }

    @Test("cells of tables know their column, row and alignment")
    func tables() throws {
        let text = try AttributedString(markdown: "|a|b|\n|:-:|--:|\n|c|d|\n|e|f|\n")
        let intents = text.runs.compactMap(\.presentationIntent)
        let columns: [PresentationIntent.TableColumn] = [.init(alignment: .center), .init(alignment: .right)]
        #expect(intents.map { $0.components.last?.kind } == Array(repeating: .table(columns: columns), count: 6))
        #expect(
            intents.map { $0.components.dropLast().map { "\($0.debugDescription)" }.joined(separator: ",") } == [
                "tableCell 0 (id 3),tableHeaderRow (id 2)", "tableCell 1 (id 4),tableHeaderRow (id 2)",
                "tableCell 0 (id 6),tableRow 1 (id 5)", "tableCell 1 (id 7),tableRow 1 (id 5)",
                "tableCell 0 (id 9),tableRow 2 (id 8)", "tableCell 1 (id 10),tableRow 2 (id 8)",
            ])
    }

    @Test("addresses become links, relative to the base")
    func links() throws {
        #expect(
            try lines("[a](https://b.c/d?e=1&amp;f) ![g](h.png) <https://i.j> www.k.lm n@o.pq", .inlineOnly) == [
                "a <https://b.c/d?e=1&f>", " ", "g !h.png", " ", "https://i.j <https://i.j>", " ",
                "www.k.lm <http://www.k.lm>", " ", "n@o.pq <mailto:n@o.pq>",
            ])
        #expect(
            try lines("https://a.bc\nhttps://d.ef", .inlineOnly).map { $0.contains("<http") } == [true, false, true])
        let text = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://c.d/"))
        #expect(text.runs.first?.link?.absoluteString == "https://c.d/b")
        #expect(try lines("[a]()", .inlineOnly) == ["a"])
    }

    @Test("signs of blocks are text if styles alone are interpreted")
    func inlineOnly() throws {
        #expect(try lines("# a\n- *b*\n\n> c\n", .inlineOnly) == ["# a", "  64", "- ", "b 1", "   64", "> c"])
        #expect(
            try lines("  # a \n\n- **b**\n", .inlineOnlyPreservingWhitespace)
                == ["  # a ", "\n\n 64", "- ", "b 2", "\n 64"])
        #expect(try lines("    a\n===\n***\n1. b", .inlineOnly).joined() == "a  64===  64***  641. b")
        for text in [
            "", " ", "\n", "a  ", "\t a", "a\r\nb", "a\rb\r", "a  \n b", "\u{2003}a", "`a\n b`", "a\n\n\nb \n",
        ] {
            let options = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
            let result = String(try AttributedString(markdown: text, options: options).characters)
            let plain = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            #expect(result == plain || text.contains("`"), "\(text.debugDescription): \(result.debugDescription)")
        }
        #expect(try lines("*a\n* b", .inlineOnly) == ["*a", "  64", "* b"])
    }

    @Test("an attributed string of Objective-C has the same attributes")
    func object() throws {
        let text = try NSAttributedString(markdown: "a **b** [c](d)")
        #expect(text.string == "a b c")
        let attributes = text.attributes(at: 2, effectiveRange: nil)
        #expect(attributes[.inlinePresentationIntent] as? Int == 2)
        #expect((attributes[.presentationIntentAttributeName] as? PresentationIntent)?.count == 1)
        let mutable = try NSMutableAttributedString(markdown: Data("*a*".utf8))
        mutable.append(NSAttributedString(string: "b"))
        #expect(mutable.string == "ab")
    }

    @Test("options set the language, the positions and the scope")
    func options() throws {
        let options = Options(languageCode: "de", appliesSourcePositionAttributes: true)
        let text = try AttributedString(markdown: "a **é**\n\nb\n", options: options)
        #expect(text.runs.allSatisfy { $0.languageIdentifier == "de" })
        let positions = text.runs.map(\.markdownSourcePosition)
        #expect(
            positions == [
                .init(startLine: 1, startColumn: 1, endLine: 1, endColumn: 2),
                .init(startLine: 1, startColumn: 5, endLine: 1, endColumn: 6),
                .init(startLine: 3, startColumn: 1, endLine: 3, endColumn: 1),
            ])
        let marked = try AttributedString(
            markdown: "a\n  b *c*",
            options: Options(interpretedSyntax: .inlineOnly, appliesSourcePositionAttributes: true))
        #expect(marked.runs.compactMap { $0.markdownSourcePosition?.startColumn } == [1, 3, 6])
        struct Links: AttributeScope { let link: AttributeScopes.FoundationAttributes.LinkAttribute }
        let links = try AttributedString(markdown: "*a* [b](c)", including: Links.self)
        #expect(links.runs.count == 2 && links.runs.allSatisfy { $0.presentationIntent == nil })
    }

    @Test("files are read, and their faults thrown")
    func files() throws {
        let folder = TemporaryFolder("markdown")
        let file = folder.url.appendingPathComponent("a.md")
        try Data([0x2A, 0x61, 0xFF, 0x2A, 0x00]).write(to: file)
        #expect(try String(AttributedString(contentsOf: file).characters) == "a\u{FFFD}\u{FFFD}")
        #expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appendingPathExtension("b")) }
    }

    @Test("a text above the limit is an error, or plain text")
    func limit() throws {
        let large = String(repeating: "a *b* ", count: 1_500_000)
        #expect(throws: CocoaError.self) { try AttributedString(markdown: large) }
        let options = Options(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect(try AttributedString(markdown: large, options: options).runs.count == 1)
    }

    @Test(
        "nested and long texts take proportional time",
        arguments: [
            "> ", "- ", "*a ", "**a", "[", "![", "](", "`", "<", "[a](b) ", "a\n\n", "- a\n", "|a|b|\n|-|-|\n", "&amp;",
            "*a* ", "www.a.b ", "a@b.c ", "http://a.b/(", "~a~ ", "1. a\n", ">- ", "<b>", "# a\n", "[a]: b\n",
        ])
    func growth(piece: String) {
        for syntax in [Options.InterpretedSyntax.full, .inlineOnlyPreservingWhitespace] {
            let growth = WorkGrowth(to: 16_000) { size in
                let text = String(repeating: piece, count: size / piece.utf8.count)
                let read = try? AttributedString(markdown: text, options: Options(interpretedSyntax: syntax))
                #expect(read != nil)
            }
            #expect(growth < .linear, "\(piece) \(growth)")
        }
    }

    @Test("bare addresses above the limit take no quadratic time")
    func addresses() throws {
        let text = try AttributedString(markdown: String(repeating: "http://a.b/( ", count: 100_000))
        #expect(text.runs.count == 1)
    }

    @Test("bare addresses are links up to a number without white space between them, whatever else the text has")
    func joinedAddresses() throws {
        func links(_ text: String) throws -> Int {
            try AttributedString(markdown: text).runs.filter { $0.link != nil }.count
        }
        let joined = String(repeating: "http://a.b/(", count: 100)
        #expect(try links("\(joined) \(joined) http://c.d") == 3)
        #expect(try links("\(joined)http://a.b http://c.d") == 0)
        #expect(try links(String(repeating: "a@b.c,", count: 200)) == 200)
        let colons = String(repeating: "\"a\":1,", count: 1_000)
        #expect(try links("\(colons) http://c.d") == 1)
    }

    @Test("deeply nested blocks end at the limit")
    func depth() throws {
        let text = try AttributedString(markdown: String(repeating: "> ", count: 100_000) + "a\n\nb")
        #expect(text.runs.map { $0.presentationIntent?.count } == [256, 1])
        let lists = try AttributedString(markdown: String(repeating: "- ", count: 5000) + "a\n\nb")
        #expect(lists.runs.map { $0.presentationIntent?.count } == [256, 1])
    }
}
