import Foundation
import MachineTables
import RandomWalk
import Testing

/// `Documentation/Interruptions.md` lists the behavior of all policies. With `CHEVRON_WRITE_DOCUMENTS=1` these tests
/// write the document.
@MainActor
struct InterruptionDocumentTests {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Documentation/Interruptions.md")

    /// Compares a block of the document with the code.
    private func check(_ name: String, _ lines: [String]) throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let (opening, closing) = ("<!-- \(name) -->\n", "<!-- end of \(name) -->")
        let start = try #require(text.range(of: opening)?.upperBound)
        let end = try #require(text.range(of: closing)?.lowerBound)
        let block = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["CHEVRON_WRITE_DOCUMENTS"] == "1" {
            try (text[..<start] + block + text[end...]).write(to: Self.file, atomically: true, encoding: .utf8)
        } else {
            #expect(
                text[start..<end] == block,
                "the document is not what the code does; CHEVRON_WRITE_DOCUMENTS=1 writes it again")
        }
    }

    @Test("the documented tables are those that decide", arguments: MachineTables.all.indices)
    func tables(index: Int) throws { try check(MachineTables.all[index].title, MachineTables.all[index].lines) }

    @Test("the documented calls are those that screens get")
    func traces() throws {
        var lines: [String] = []
        for phase in InterruptionCase.Phase.allCases {
            lines += ["", "### \(phase)", "", "| Request | Stack | Calls until rest |", "| --- | --- | --- |"]
            for request in InterruptionCase.Request.allCases {
                let run = InterruptionRun(
                    InterruptionCase(phase: phase, request: request, animated: true, rightToLeft: false))
                let (stack, calls) = run.trace()
                let names = calls.filter { !$0.contains("viewDidLoad") }.joined(separator: ", ")
                lines.append("| \(request) | \(stack.joined(separator: " ")) | \(names) |")
            }
        }
        try check("calls", lines)
    }
}
