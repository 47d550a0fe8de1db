import SwiftSyntax

/// `ProcessInfo()` is an object like the shared one on iOS; on Linux only the shared one can be had.
enum SharedProcess: RewritingRule {
    static let name = "The process"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["ProcessInfo"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            ["ProcessInfo", "Foundation.ProcessInfo", "ProcessInfo.init"].contains(
                call.calledExpression.trimmedDescription),
            context.program.entries["ProcessInfo"]?.kind == nil
        else { return }
        context.replace(call, with: "ProcessInfo.processInfo")
    }
}
