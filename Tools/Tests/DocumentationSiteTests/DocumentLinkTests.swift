import DocumentationSite
import Foundation
import Testing

/// The links of the documents, and the pages that the site makes of the documents.
@Suite struct DocumentLinkTests {
    @Test("each link of each document leads to a file, and each anchor to a heading")
    func links() throws {
        let documents = try DocumentSet(root: Checkout.root)
        #expect(documents.pages.count > 40, "\(documents.pages.count)")
        #expect(documents.pages.flatMap(\.links).count > 100)
        for sentence in documents.brokenLinks { Issue.record("\(sentence)") }
    }

    private func documents(_ texts: [String: String]) -> DocumentSet {
        DocumentSet(
            root: Checkout.root,
            pages: texts.sorted { $0.key < $1.key }.map { MarkdownPage(path: $0.key, text: $0.value) })
    }

    @Test("a link to a missing file, a missing heading or a place outside of the checkout is reported")
    func broken() {
        let text = "[a](Other.md) [b](#none) [c](../../x.md) `[d](code.md)`\n```\n[e](code.md)\n```\n[f](#a-title)"
        let broken = documents(["Documentation/A.md": "# A title\n" + text]).brokenLinks
        #expect(
            broken == [
                "Documentation/A.md:2: Documentation/Other.md does not exist",
                "Documentation/A.md:2: Documentation/A.md has no heading with the anchor none",
                "Documentation/A.md:2: ../../x.md leads out of the checkout",
            ])
    }

    @Test("a second heading with the same words has a number in its anchor")
    func anchors() {
        let page = MarkdownPage(path: "A.md", text: "# One `two`, three\n## x\n## x\n")
        #expect(page.anchors == ["one-two-three", "x", "x-1"])
    }

    @Test("a link between documents becomes a link between pages of the site")
    func pages() throws {
        let set = documents([
            "Documentation/A.md":
                "# A\n[b](B.md#what-is-it-for) ![p](files.png) [s](../Package.swift) [r](../README.md)",
            "Documentation/B.md": "# B\n## What is it `for`?\n", "README.md": "# R\n",
        ])
        let page = try #require(set.page(at: "Documentation/A.md"))
        let article = SiteArticle(page, of: set, source: nil)
        #expect(article.name == "A")
        #expect(
            article.text == """
                # A
                [b](doc:B#What-is-it-for) ![p](files.png) s (`Package.swift`) [r](doc:Chevron)
                """)
        #expect(article.images == ["Documentation/files.png"])
        #expect(
            SiteArticle(page, of: set, source: "https://x.org/b").text.contains("[s](https://x.org/b/Package.swift)"))
    }

    @Test("the index of a folder lists the pages of the folder")
    func folder() throws {
        let set = documents(["Documentation/Facts/README.md": "# Facts\n", "Documentation/Facts/tables.md": "# T\n"])
        let article = SiteArticle(try #require(set.page(at: "Documentation/Facts/README.md")), of: set, source: nil)
        #expect(article.name == "Facts")
        #expect(article.text.hasSuffix("### Pages\n\n- <doc:Facts-tables>"))
    }

    @Test("the first page lists the pages that its own lists do not name")
    func front() {
        let set = documents(["Documentation/A.md": "# `A`\n", "Documentation/B.md": "# B\n"])
        let text = SiteArticle.frontPage("# Chevron\n\n- <doc:A>\n", of: set)
        #expect(text.hasSuffix("### Further pages\n\n- <doc:B>\n"))
    }

    @Test("an example is compiled at the level that its first line needs, with the lines of its document")
    func examples() {
        let text = """
            # A
            ```swift
            let x = 1
            ```
            ```swift excerpt
            no code
            ```
            ```swift
            override func viewDidLoad() {}
            ```
            """
        let file = DocumentExamples(page: MarkdownPage(path: "A.md", text: text)).file
        #expect(file.contains("async throws {\n#sourceLocation(file: \"A.md\", line: 3)\nlet x = 1\n"))
        #expect(file.contains("class Example1: UIViewController {\n#sourceLocation(file: \"A.md\", line: 9)\n"))
        #expect(!file.contains("no code"))
    }
}
