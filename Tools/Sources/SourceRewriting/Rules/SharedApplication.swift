import SwiftSyntax

/// Code that may also run in an app extension asks the class for the application by a name, as
/// `UIApplication.value(forKeyPath: "shared")` or `UIApplication.perform(NSSelectorFromString("sharedApplication"))`.
/// Here it is `UIApplication.shared`. The class itself may be a variable: `NSClassFromString("UIApplication")`.
enum SharedApplication: RewritingRule {
    static let name = "The application by its name"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["perform", "responds", "forKeyPath", "forKey"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, call.arguments.count == 1,
            base == "UIApplication"
                || access.declName.baseName.text == "responds" && isClassOfApplication(base, at: node)
        else { return }
        switch (access.declName.baseName.text, call.arguments.first?.label?.text) {
        case ("value", "forKeyPath"?), ("value", "forKey"?):
            context.replace(call, with: "(UIApplication.shared as Any?)")
        case ("perform", nil):
            context.replace(call, with: "ObjectiveCClass.unretained(UIApplication.shared)")
        case ("responds", "to"?): context.replace(call, with: "true")
        default: break
        }
    }
    /// Whether a variable contains the class of the application, by its name: a variable of the conditions or of the
    /// statements around.
    private static func isClassOfApplication(_ name: String, at node: Syntax) -> Bool {
        func isOne(_ value: ExprSyntax?) -> Bool {
            value?.trimmedDescription == "NSClassFromString(\"UIApplication\")"
        }
        var around = node.parent
        while let current = around {
            var found: ExprSyntax??
            for item in current.as(ConditionElementListSyntax.self) ?? [] {
                let binding = item.condition.as(OptionalBindingConditionSyntax.self)
                if binding?.pattern.trimmedDescription == name { found = .some(binding?.initializer?.value) }
            }
            for item in current.as(CodeBlockItemListSyntax.self) ?? [] where item.position < node.position {
                for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
                where binding.pattern.trimmedDescription == name {
                    found = .some(binding.initializer?.value)
                }
                for condition in item.item.as(GuardStmtSyntax.self)?.conditions ?? [] {
                    let binding = condition.condition.as(OptionalBindingConditionSyntax.self)
                    if binding?.pattern.trimmedDescription == name { found = .some(binding?.initializer?.value) }
                }
            }
            if let found { return isOne(found) }
            around = current.parent
        }
        return false
    }
}
