import SwiftSyntax

/// `#if os(iOS)` is true here, as in an app for the simulator; `os(Linux)` is false.
///
/// Two kinds of chains keep their meaning on Linux, because they were written for both: one whose iOS branch imports
/// what exists on Apple's systems alone, while the branch for Linux does not; and one that names Linux in a file that
/// has nothing of UIKit or iOS. `canImport(ObjectiveC)` is true in files that name something of UIKit and have no
/// branch for Linux; false in lists of tests for Linux.
enum PlatformConditions: RewritingRule {
    static let name = "Platform conditions"
    static let sites: [SyntaxKind] = [.ifConfigDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let chain = node.as(IfConfigDeclSyntax.self), !context.reading.isWrittenForLinux(chain) else { return }
        // A list of tests for Linux that names tests that are not there is left out: SwiftPM finds the tests.
        let hasObjectiveC = context.conditions.hasObjectiveC || ListedTests.areGone(chain, context)
        for clause in chain.clauses {
            if let condition = clause.condition { replaceCalls(in: Syntax(condition), hasObjectiveC, context) }
        }
    }

    private static func replaceCalls(in node: Syntax, _ hasObjectiveC: Bool, _ context: RewritingContext) {
        if let call = node.as(FunctionCallExprSyntax.self), let answer = answer(of: call, hasObjectiveC) {
            context.replace(call, with: answer ? "true" : "false")
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { replaceCalls(in: child, hasObjectiveC, context) }
    }

    private static func answer(of call: FunctionCallExprSyntax, _ hasObjectiveC: Bool) -> Bool? {
        switch (call.calledExpression.trimmedDescription, call.arguments.first?.expression.trimmedDescription ?? "") {
        case ("os", "iOS"), ("targetEnvironment", "simulator"): true
        case ("canImport", "ObjectiveC"): hasObjectiveC ? true : nil
        case ("os", "Linux"): false
        default: nil
        }
    }
}
