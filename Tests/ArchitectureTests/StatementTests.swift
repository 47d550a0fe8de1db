import Foundation
import Testing

/// The list of what the documentation says, and of the tests that show it.
@Suite struct StatementTests {
    private var text: String {
        let file = SourceTree.root.appendingPathComponent("Documentation/Statements.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    private var statements: [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("- ") } }

    @Test("each statement names tests, or says why there is none")
    func answered() {
        #expect(statements.count > 80, "\(statements.count)")
        for line in statements {
            let parts = line.components(separatedBy: " → ")
            #expect(parts.count == 2, "\(line)")
            let answer = parts.last ?? ""
            let isReason = answer.hasPrefix("not shown here: ") && answer.count > 20 || answer.hasPrefix("planned")
            #expect(isReason || answer.contains(#/\w+Tests: "[^"]+"/#), "\(line)")
        }
    }

    @Test("every test that the list of statements names exists")
    func exist() {
        let files = SourceTree("Tests").files
        var named = 0
        for match in text.matches(of: #/(\w+Tests): "([^"]+)"/#) {
            named += 1
            let (suite, name) = (String(match.1), String(match.2))
            // A room of values and the one that carries them out may each have a suite of the name.
            let suites = files.filter { $0.path.hasSuffix("/\(suite).swift") }
            // The name may stand in a line of its own.
            let isThere = suites.contains { suite in
                suite.text.ranges(of: "\"\(name)\"").contains { found in
                    suite.text[..<found.lowerBound].reversed().drop { $0.isWhitespace }.starts(with: "@Test(".reversed())
                }
            }
            #expect(isThere, "\(suite) has no test “\(name)”")
        }
        #expect(named > 80)
    }
}
