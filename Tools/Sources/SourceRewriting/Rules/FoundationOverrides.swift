import SwiftSyntax

/// Methods that `NSObject` has on iOS and not on Linux are declared, not overridden, and not called on `super`, but for calls whose value counts.
enum FoundationOverrides: RewritingRule {
    static let name = "Overrides of NSObject"
    static let sites: [SyntaxKind] = [.functionDecl]
    static let bodyWords: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "setValue", "setNilValueForKey"]

    private static let names: Set<String> = [
        "responds(to:)", "observeValue(forKeyPath:of:change:context:)", "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
        "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)", "awakeFromNib",
        "prepareForInterfaceBuilder", "forwardingTarget(for:)", "conforms(to:)", "keyPathsForValuesAffectingValue(forKey:)",
        "automaticallyNotifiesObservers(forKey:)", "method(for:)",
    ]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let function = node.as(FunctionDeclSyntax.self), let word = function.modifiers.modifier("override") else { return }
        var method = MethodFact(name: function.name.text)
        method.labels = function.signature.parameterClause.parameters.labels
        guard names.contains(method.reference), !context.enclosing.isEmpty else { return }
        let type = context.program.resolve(context.enclosingType) ?? context.enclosingType
        let inherited = context.program.lineage(of: type).dropFirst().contains { ancestor in
            context.program.entries[ancestor]?.references.contains(method.reference) ?? false
        }
        guard !inherited else { return }
        context.remove(word)
        guard let body = function.body, !answersValue(function), !allObjectsHave(method, context.program) else { return }
        for item in body.statements where callsSuper(item, method) { context.remove(item) }
    }

    private static func answersValue(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
    }

    /// Whether the library adds the method to all objects.
    private static func allObjectsHave(_ method: MethodFact, _ program: ProgramFacts) -> Bool {
        ["NSObject", "NSObjectProtocol"].contains { program.entries[$0]?.references.contains(method.reference) ?? false }
    }

    private static func callsSuper(_ item: CodeBlockItemSyntax, _ method: MethodFact) -> Bool {
        guard let call = item.item.as(FunctionCallExprSyntax.self), let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return access.base?.is(SuperExprSyntax.self) == true && access.declName.baseName.text == method.name
            && call.arguments.map { $0.label?.text ?? "_" } == method.labels
    }
}
