import SwiftSyntax

/// `URLCache(memoryCapacity:diskCapacity:directory:)`, whose last argument is a path on Linux.
enum NetworkCaches: RewritingRule {
    static let name = "Caches of responses"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["URLCache"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            ["URLCache", "URLCache.init", "Foundation.URLCache"].contains(call.calledExpression.trimmedDescription),
            let last = call.arguments.last
        else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let own = context.program.entries["URLCache"]
        guard own?.kind == nil, own?.initializers.contains(where: { $0.labels == labels }) != true else { return }
        if labels == ["memoryCapacity", "diskCapacity"] {
            context.insert(", diskPath: nil", at: last.expression.end)
        } else if labels == ["memoryCapacity", "diskCapacity", "directory"], let label = last.label {
            context.replace(label, with: "diskPath")
            guard !last.expression.is(NilLiteralExprSyntax.self) else { return }
            context.insert("(", at: last.expression.start)
            context.insert(" as URL?)?.path", at: last.expression.end)
        }
    }
}
