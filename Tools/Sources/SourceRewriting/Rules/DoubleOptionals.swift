import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController` unwraps twice: once because an app delegate may not
/// have the property at all. Here each has it, so that one of the two marks is left. A variable that stores such a
/// property has both optionals, because the code behind it removes both:
/// `guard let window = UIApplication.shared.delegate?.window, let window`.
enum DoubleOptionals: RewritingRule {
    static let name = "Properties that a delegate may not have"
    static let sites: [SyntaxKind] = [.optionalChainingExpr, .forceUnwrapExpr, .initializerClause]
    /// A body is read where one of the properties stands before a mark: see ``BodyTriggers``.
    static let bodyWords: Set<String> = []
    /// UIKit's own optional requirements that are properties of an optional type.
    static let properties: Set<String> = ["window"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let clause = node.as(InitializerClauseSyntax.self) { return consider(clause.value, context) }
        guard
            let outer = node.as(OptionalChainingExprSyntax.self)?.expression
                ?? node.as(ForceUnwrapExprSyntax.self)?.expression
        else { return }
        let mark: TokenSyntax
        let inner: ExprSyntax
        if let optional = outer.as(OptionalChainingExprSyntax.self) {
            (mark, inner) = (optional.questionMark, optional.expression)
        } else if let forced = outer.as(ForceUnwrapExprSyntax.self) {
            (mark, inner) = (forced.exclamationMark, forced.expression)
        } else {
            return
        }
        guard let member = inner.as(MemberAccessExprSyntax.self), properties.contains(member.declName.baseName.text)
        else { return }
        context.replace(mark, with: "")
    }

    private static func consider(_ value: ExprSyntax, _ context: RewritingContext) {
        // `delegate!.window!` is the property's own type.
        if let forced = value.as(ForceUnwrapExprSyntax.self), let member = window(forced.expression),
            member.isChained || isVariable(member.base, in: Syntax(value))
        {
            return context.replace(value, with: "(\(forced.expression.trimmedDescription))")
        }
        guard let member = window(value) else { return }
        if member.isChained, isDelegate(member.base) {
            context.replace(value, with: "(\(member.base.trimmedDescription)).map({ $0.window })")
        } else if !member.isChained, isVariable(member.base, in: Syntax(value)) {
            context.replace(value, with: "Optional(\(value.trimmedDescription))")
        }
    }

    /// The object whose window an expression names, and whether the expression asks for it by `?`.
    private static func window(_ value: ExprSyntax) -> (base: ExprSyntax, isChained: Bool)? {
        guard let member = value.as(MemberAccessExprSyntax.self), properties.contains(member.declName.baseName.text),
            let base = member.base
        else {
            return nil
        }
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            return isDelegate(chain.expression) ? (chain.expression, true) : nil
        }
        if let forced = base.as(ForceUnwrapExprSyntax.self) {
            return isDelegate(forced.expression) ? (base, false) : nil
        }
        return (base, false)
    }

    /// Whether an expression is the app's delegate, by the type of the library: `UIApplication.shared.delegate`, or
    /// forced.
    private static func isDelegate(_ value: ExprSyntax) -> Bool {
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return isDelegate(forced.expression) }
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "delegate",
            let base = member.base
        else { return false }
        return ["UIApplication.shared", "application", "app"].contains(base.trimmedDescription)
    }

    /// Whether an expression is a variable that holds the app's delegate:
    /// `guard let delegate = UIApplication.shared.delegate`.
    private static func isVariable(_ value: ExprSyntax, in node: Syntax) -> Bool {
        if isDelegate(value) { return value.is(ForceUnwrapExprSyntax.self) }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        var child = node
        while let parent = child.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items where item.position < child.position {
                    guard let conditions = item.item.as(GuardStmtSyntax.self)?.conditions else { continue }
                    if conditions.contains(where: { bindsDelegate($0, name) }) { return true }
                }
            } else if let conditions = parent.as(IfExprSyntax.self)?.conditions
                ?? parent.as(ConditionElementListSyntax.self)
            {
                if conditions.contains(where: { $0.position < child.position && bindsDelegate($0, name) }) {
                    return true
                }
            } else if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) {
                return false
            }
            child = parent
        }
        return false
    }

    private static func bindsDelegate(_ element: ConditionElementSyntax, _ name: String) -> Bool {
        guard case .optionalBinding(let binding) = element.condition, binding.pattern.trimmedDescription == name,
            let value = binding.initializer?.value
        else { return false }
        return isDelegate(value)
    }
}
