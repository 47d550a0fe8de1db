import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController` unwraps twice: once because an app delegate may not have the property at all. Here
/// each has it, so that one of the two marks is left.
enum DoubleOptionals: RewritingRule {
    static let name = "Properties that a delegate may not have"
    static let sites: [SyntaxKind] = [.optionalChainingExpr, .forceUnwrapExpr]
    /// A body is read where one of the properties stands before a mark: see ``BodyTriggers``.
    static let bodyWords: Set<String> = []
    /// UIKit's own optional requirements that are properties of an optional type.
    static let properties: Set<String> = ["window"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let outer = node.as(OptionalChainingExprSyntax.self)?.expression ?? node.as(ForceUnwrapExprSyntax.self)?.expression else { return }
        let mark: TokenSyntax
        let inner: ExprSyntax
        if let optional = outer.as(OptionalChainingExprSyntax.self) {
            (mark, inner) = (optional.questionMark, optional.expression)
        } else if let forced = outer.as(ForceUnwrapExprSyntax.self) {
            (mark, inner) = (forced.exclamationMark, forced.expression)
        } else {
            return
        }
        guard let member = inner.as(MemberAccessExprSyntax.self), properties.contains(member.declName.baseName.text) else { return }
        context.replace(mark, with: "")
    }
}
