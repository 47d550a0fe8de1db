import SwiftSyntax

/// `NSClassFromString("UIView")` finds a class of UIKit without its module on iOS. On Linux the library looks the name
/// up.
enum ClassesByName: RewritingRule {
    static let name = "Classes by name"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["NSClassFromString"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
            ["NSClassFromString", "Foundation.NSClassFromString"].contains(call.calledExpression.trimmedDescription)
        else { return }
        context.replace(call.calledExpression, with: "ObjectiveCClass.named")
        FrameworkImports.note("UIView", context)
    }
}
