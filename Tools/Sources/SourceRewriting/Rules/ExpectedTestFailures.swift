import SwiftSyntax

/// `XCTExpectFailure`, which XCTest on Linux lacks. The library has the function. A test case in a file that calls the
/// function passes each failure to the library before the failure is recorded, and ends the expectations of a test with
/// the test.
enum ExpectedTestFailures: RewritingRule {
    static let name = "Expected failures of tests"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = ["XCTExpectFailure"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.says("XCTExpectFailure"), let declaration = node.as(ClassDeclSyntax.self),
            let entry = context.program.entries[context.enclosingType], declaration.genericParameterClause == nil,
            MainActorTests.isTestCase(context.enclosingType, context.program),
            !entry.methods.contains(where: { ["invokeTest", "recordFailure"].contains($0.name) })
        else { return }
        let isOpen = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) }
        let head = "nonisolated \(isOpen ? "public " : "")override func"
        context.addMembers(
            [
                """
                \(head) invokeTest() { XCTExpectedFailure.run({ super.invokeTest() }) \
                { super.recordFailure(withDescription: $0, inFile: $1, atLine: $2, expected: true) } }
                """,
                """
                \(head) recordFailure(withDescription description: String, inFile file: String, atLine line: Int, \
                expected: Bool) { if !XCTExpectedFailure.accepts(description, file, line, expected) \
                { super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected) } }
                """,
            ], to: declaration.memberBlock)
    }
}
