import SwiftSyntax

/// Code that may also run in an app extension asks the class for the application by a name, as
/// `UIApplication.value(forKeyPath: "shared")` or `UIApplication.perform(NSSelectorFromString("sharedApplication"))`.
/// Here it is `UIApplication.shared`.
enum SharedApplication: RewritingRule {
    static let name = "The application by its name"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["perform", "responds", "forKeyPath", "forKey"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplication", call.arguments.count == 1
        else { return }
        switch (access.declName.baseName.text, call.arguments.first?.label?.text) {
        case ("value", "forKeyPath"?), ("value", "forKey"?):
            context.replace(call, with: "(UIApplication.shared as Any?)")
        case ("perform", nil):
            context.replace(
                call, with: "(Unmanaged<AnyObject>.passUnretained(UIApplication.shared) as Unmanaged<AnyObject>?)")
        case ("responds", "to"?): context.replace(call, with: "true")
        default: break
        }
    }
}
