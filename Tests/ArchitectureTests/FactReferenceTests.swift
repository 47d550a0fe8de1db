import Foundation
import Testing

/// Comments cite the rows of Documentation/Facts: `Measured (tab-bars/height): 49.`
struct FactReferenceTests {
    /// A claim with a cited row.
    static var citation: Regex<(Substring, Substring, Substring)> {
        /\b(?:Measured|Folklore) \(([a-z-]+)\/([a-z0-9-]+)\)/
    }
    /// A claim with or without a row. Types whose names end in the word are no claims.
    static var claim: Regex<Substring> { /\b(?:Measured|Folklore)\b/ }

    @Test("every claim of a comment (measured or folklore) cites an existing row")
    func citations() throws {
        let rows = Self.rows()
        #expect(rows.count > 100, "\(rows.count)")
        var cited: Set<String> = []
        var bare: [String] = []
        for file in SourceTree.sources.files {
            for (number, line) in file.lines.enumerated() where line.contains("Measured") || line.contains("Folklore") {
                guard let comment = line.firstRange(of: "//").map({ line[$0.lowerBound...] }) else { continue }
                for match in comment.matches(of: Self.citation) {
                    let name = "\(match.output.1)/\(match.output.2)"
                    cited.insert(name)
                    #expect(
                        rows.contains(name),
                        "\(file.path):\(number + 1) cites \(name), which no table of Documentation/Facts has")
                }
                let claims = comment.matches(of: Self.claim).count - comment.matches(of: Self.citation).count
                bare += repeatElement("\(file.path):\(number + 1)", count: claims)
            }
        }
        #expect(cited.count > 80, "\(cited.count)")
        #expect(bare.isEmpty, "without a row: \(bare.joined(separator: ", "))")
    }

    /// `Documented (UITableView.rowHeight): …`, or a name of Apple's API or of a standard after the colon.
    static var page: Regex<Substring> { /\bDocumented(?: \([^)]+\)|: (?:`|the XDG|[A-Z]{2,}))/ }

    @Test("every documented fact of a comment names its page, class or standard")
    func pages() {
        var claims = 0
        for file in SourceTree.sources.files {
            for (number, line) in file.lines.enumerated() where line.contains("Documented") {
                guard let comment = line.firstRange(of: "//").map({ line[$0.lowerBound...] }) else { continue }
                let (all, named) = (
                    comment.matches(of: /\bDocumented\b/).count, comment.matches(of: Self.page).count
                )
                claims += all
                #expect(all == named, "\(file.path):\(number + 1) names no page: Documented (Page): …")
            }
        }
        #expect(claims > 200, "\(claims)")
    }

    @Test("the citation is one word and a name of a row")
    func form() {
        #expect("/// Measured (tab-bars/height): 49.".contains(Self.citation))
        #expect("// Folklore (search/row) since iOS 11".contains(Self.citation))
        #expect(!"/// Measured: 49 (tab-bars/height).".contains(Self.citation))
        #expect(!"MeasuredTitles()".contains(Self.claim))
    }

    @Test("each row has a name of its own, all its columns, and what it was seen by")
    func tables() {
        let seen = [
            "picture", "program", "log", "porters", "tests", "documents", "header", "documentation", "eye", "folklore",
        ]
        var names: Set<String> = []
        for (file, cells) in Self.table() {
            let name = "\(file)/\(cells[0])"
            #expect(names.insert(name).inserted, "\(name) is there twice")
            #expect(cells.count == 5, "\(name) has \(cells.count) columns")
            #expect(cells[1].count > 3, "\(name) says nothing")
            guard let source = cells.last else { continue }
            #expect(seen.contains { source.hasPrefix($0) }, "\(name) was seen by “\(source)”")
        }
    }

    @Test("the index names every file, and nothing else")
    func index() throws {
        let folder = SourceTree.root.appendingPathComponent("Documentation/Facts")
        let text = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
        let linked = Set(text.matches(of: /\]\(([a-z-]+)\.md\)/).map { String($0.output.1) })
        #expect(linked == Set(Self.files().keys))
    }

    @Test(
        "the three documents that readers begin with lead to the facts",
        arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
    func links(name: String) throws {
        let text = try String(contentsOf: SourceTree.root.appendingPathComponent(name), encoding: .utf8)
        #expect(text.contains("(Documentation/Facts/README.md)"))
    }

    // MARK: Tables

    /// The text of each file of facts, by its name without extension.
    private static func files() -> [String: String] {
        let folder = SourceTree.root.appendingPathComponent("Documentation/Facts")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(".md") && $0 != "README.md"
        }
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (
                    String(name.dropLast(3)),
                    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
                )
            })
    }

    /// The rows of all tables whose first column is a name in backticks.
    private static func table() -> [(file: String, cells: [String])] {
        files().sorted { $0.key < $1.key }.flatMap { file, text in
            text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
                let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                return (
                    file, cells.map { $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "") }
                )
            }
        }
    }

    private static func rows() -> Set<String> { Set(table().map { "\($0.file)/\($0.cells[0])" }) }
}
