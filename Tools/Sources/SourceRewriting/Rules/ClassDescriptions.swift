import SwiftSyntax

/// `type(of: object).description()` is a method of every class in Objective-C; on Linux the class's name is asked of
/// the type. A variable of `AnyClass` has no such method here: `cellClass.description()` is
/// `NSStringFromClass(cellClass)`.
enum ClassDescriptions: RewritingRule {
    static let name = "Descriptions of classes"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["description"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base
        else { return }
        if let type = base.as(FunctionCallExprSyntax.self) {
            guard type.calledExpression.trimmedDescription == "type", type.arguments.count == 1,
                type.arguments.first?.label?.text == "of"
            else { return }
            return context.replace(call, with: "String(describing: \(type.trimmedDescription))")
        }
        let isOptional = base.is(OptionalChainingExprSyntax.self)
        let variable = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let name = variable.trimmedDescription
        // The class of an object, under the name that archives ask by.
        if variable.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "classForCoder"
            || name == "classForCoder"
        {
            return context.replace(call, with: "NSStringFromClass(\(name))")
        }
        guard
            let written = type(
                of: name.hasPrefix("self.") ? String(name.dropFirst(5)) : name, at: node,
                isMember: name.hasPrefix("self."), context),
            written.hasPrefix("AnyClass") || written.contains("AnyObject.Type")
        else { return }
        context.replace(call, with: isOptional ? "\(name).map { NSStringFromClass($0) }" : "NSStringFromClass(\(name))")
    }

    /// The type that a variable of the functions around, or a property, is declared with.
    private static func type(of name: String, at node: Syntax, isMember: Bool, _ context: RewritingContext) -> String? {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        var current = isMember ? nil : node.parent
        while let around = current {
            if let list = around.as(CodeBlockItemListSyntax.self) {
                for variable in list.compactMap({ $0.item.as(VariableDeclSyntax.self) })
                where variable.start < node.start {
                    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                        return binding.typeAnnotation?.type.trimmedDescription ?? ""
                    }
                }
            }
            let parameters =
                around.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? around.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            for parameter in parameters ?? [] where (parameter.secondName ?? parameter.firstName).text == name {
                return parameter.type.trimmedDescription
            }
            if around.is(MemberBlockSyntax.self) { break }
            current = around.parent
        }
        return context.program.property(name, in: context.enclosingType)?.type
    }
}
