import SwiftSyntax

/// Lists of tests for Linux, as `XCTManifests.swift` has them.
enum ListedTests {
    /// Whether a file has such a list, by its words.
    static func areIn(_ source: [UInt8]) -> Bool { ParsedSource.says("XCTestCaseEntry", source) }

    /// Whether a condition of such a file has a list with a test that may not be compiled here: a test in a branch for
    /// Linux, or a test that is left out with a missing framework.
    static func areGone(_ chain: IfConfigDeclSyntax, _ context: RewritingContext) -> Bool {
        guard context.says("XCTestCaseEntry") else { return false }
        if context.program.mayLeaveOut(in: context.facts.module) { return true }
        let finder = ListedTestFinder(viewMode: .sourceAccurate)
        finder.walk(chain)
        return finder.found.contains { test in
            let methods = context.program.resolve(test.type).map { context.program.methods(named: test.name, in: $0) }
            return methods?.isEmpty ?? true
        }
    }
}

/// The methods that lists in extensions of test cases name.
private final class ListedTestFinder: SyntaxVisitor {
    var found: [(type: String, name: String)] = []
    private var type: String?

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        type = node.extendedType.trimmedDescription
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { type = nil }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        if let type, node.elements.count == 2, node.elements.first?.expression.is(StringLiteralExprSyntax.self) == true,
            let method = node.elements.last?.expression.as(DeclReferenceExprSyntax.self)
        {
            found.append((type, method.baseName.text.withoutBackticks))
        }
        return .skipChildren
    }
}
