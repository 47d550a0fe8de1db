import Foundation
import Testing

/// The list of documented statements and of the tests for them.
struct StatementTests {
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

    @Test("every test that the list of statements names exists, and expects something")
    func exist() {
        let files = SourceTree("Tests").files
        let expecting = Self.expectingFunctions(in: files)
        #expect(expecting.count > 20)
        var named = 0
        for match in text.matches(of: #/(\w+Tests): "([^"]+)"/#) {
            named += 1
            let (suite, name) = (String(match.1), String(match.2))
            // A logic module and the module that performs its effects may each have a suite with this name.
            let bodies = files.filter { $0.path.hasSuffix("/\(suite).swift") }.compactMap {
                Self.body(of: name, in: $0.text)
            }
            #expect(!bodies.isEmpty, "\(suite) has no test “\(name)”")
            let expects = bodies.contains { body in
                Self.expects(body) || body.matches(of: /\b(\w+)\(/).contains { expecting.contains(String($0.output.1)) }
            }
            #expect(bodies.isEmpty || expects, "\(suite): “\(name)” expects nothing")
        }
        #expect(named > 80)
    }

    /// The body of the test with this name: everything up to the next test or the end of the file.
    private static func body(of name: String, in text: String) -> Substring? {
        // A long name is a literal of several lines.
        let text = text.replacing(#/(?s)"""\n\s*(.*?)\n\s*"""/#) { "\"\($0.output.1)\"" }
            .replacing(#/\\\n\s*/#, with: "")
        let start = text.ranges(of: "\"\(name)\"").first { found in
            // The name may be on a separate line.
            text[..<found.lowerBound].reversed().drop { $0.isWhitespace }.starts(with: "@Test(".reversed())
        }
        guard let start else { return nil }
        let rest = text[start.upperBound...]
        return rest[..<(rest.ranges(of: "@Test").first?.lowerBound ?? rest.endIndex)]
    }

    private static func expects(_ code: Substring) -> Bool {
        ["#expect(", "#require(", "Issue.record(", "confirmation("].contains { code.contains($0) }
    }

    /// The functions of the tests that contain an expectation. A test may call one of them instead of its own
    /// expectation.
    private static func expectingFunctions(in files: [SourceTree.File]) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            let starts = file.text.matches(of: /\bfunc (\w+)[(<]/)
            for (place, match) in starts.enumerated() {
                let end = place + 1 < starts.count ? starts[place + 1].range.lowerBound : file.text.endIndex
                if expects(file.text[match.range.lowerBound..<end]) { names.insert(String(match.output.1)) }
            }
        }
        return names
    }
}
