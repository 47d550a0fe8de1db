import Foundation
import NavigationLogic
import RandomWalk
import Testing

/// `Documentation/Interruptions.md` lists the behavior of all policies. With `CHEVRON_WRITE_DOCUMENTS=1` these tests
/// write the document.
@MainActor
@Suite struct InterruptionDocumentTests {
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

    /// A line for each cell with steps.
    private func table<Phase: CaseIterable, Request: CaseIterable, Step>(_ steps: (Phase, Request) -> [Step])
        -> [String]
    {
        ["| Phase | Request | What is done |", "| --- | --- | --- |"]
            + Phase.allCases.flatMap { phase in
                Request.allCases.compactMap { request in
                    let steps = steps(phase, request)
                    return steps.isEmpty
                        ? nil : "| \(phase) | \(request) | \(steps.map { "\($0)" }.joined(separator: ", then ")) |"
                }
            }
    }

    @Test("the documented policy is the one that runs")
    func policy() throws { try check("policy", table(InterruptionPolicy.steps)) }

    @Test("the documented policy of presentations is the one that runs")
    func presentations() throws { try check("presentations", table(PresentationPolicy.steps)) }

    @Test("the documented policy of searches is the one that runs")
    func searches() throws { try check("searches", table(SearchPolicy.steps)) }

    @Test("the documented policy of columns is the one that runs")
    func columns() throws { try check("columns", table(ColumnPolicy.steps)) }

    @Test("the documented policy of tabs is the one that runs")
    func tabs() throws { try check("tabs", table(TabPolicy.steps)) }

    @Test("the documented policy of bars that hide is the one that runs")
    func hiding() throws { try check("bars that hide", table(BarHidingPolicy.steps)) }

    @Test("the documented policy of tab bars that minimize is the one that runs")
    func minimizing() throws { try check("tab bars that minimize", table(TabMinimizingPolicy.steps)) }

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
