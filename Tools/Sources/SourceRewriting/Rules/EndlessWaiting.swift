import SwiftSyntax

/// `wait(for: [done])` and `fulfillment(of: [done])` wait without end on iOS. XCTest on Linux asks for a time: an hour.
enum EndlessWaiting: RewritingRule {
    static let name = "Waiting without a time"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["wait", "fulfillment"]
    private static let labels = ["wait": "for", "fulfillment": "of"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
            let name = calledName(call), let label = labels[name],
            first.label?.text == label, !call.arguments.contains(where: { $0.label?.text == "timeout" }),
            context.imports.contains("XCTest")
        else { return }
        // A function of one's own may be called so, and take something else.
        guard first.expression.is(ArrayExprSyntax.self) || name == "fulfillment" else { return }
        context.insert(", timeout: 3600", at: first.expression.end)
    }

    private static func calledName(_ call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
