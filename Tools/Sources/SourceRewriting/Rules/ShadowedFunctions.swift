import SwiftSyntax

/// `abs(x)` in an extension of `CGFloat`: Foundation on Linux has a static member of this name, which hides Swift's
/// function there.
enum ShadowedFunctions: RewritingRule {
    static let name = "Functions that a member of CGFloat hides"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["abs"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.enclosingType == "CGFloat",
            let function = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            function.baseName.text == "abs"
        else { return }
        context.replace(function, with: "Swift.abs")
    }
}
