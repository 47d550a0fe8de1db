import SwiftSyntax

/// In a test case on the main actor, `try await super.setUp()` and `super.tearDown()` would send the test to another thread, which the mode of
/// Swift 6 refuses. XCTest's own do nothing, so that the call is left out where they are the superclass's.
enum TestCasePreparation: RewritingRule {
    static let name = "Awaiting XCTest's setUp"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["setUp", "tearDown"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let attempt = call.parent?.as(AwaitExprSyntax.self)?.parent?.as(TryExprSyntax.self),
            call.arguments.isEmpty, let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
            ["setUp", "tearDown"].contains(access.declName.baseName.text)
        else { return }
        let program = context.program
        let inherits = program.entries[context.enclosingType]?.inherits ?? []
        let isMain = program.lineage(of: context.enclosingType).contains { program.entries[$0]?.isMainActor ?? false }
        guard isMain, inherits.contains(where: { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" }) else { return }
        context.replace(attempt, with: "()")
    }
}
