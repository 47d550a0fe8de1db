import SwiftSyntax

/// The types of expressions, as far as the source states them: parameters, variables, properties, elements and casts.
struct ExpressionTypes {
    let program: ProgramFacts
    /// The type around the expressions.
    let scope: String

    /// Expressions are followed through this many declarations.
    private static let depth = 12

    /// The path of the type of an expression, without `?` and `!`; nil for an unknown type.
    func path(of expression: ExprSyntax) -> String? {
        type(of: expression, Self.depth).flatMap { program.resolve($0, from: scope) }
    }

    /// The text of a type, without `?` and `!`.
    private func type(of expression: ExprSyntax, _ depth: Int) -> String? {
        guard depth > 0 else { return nil }
        if let inner = inside(expression) { return type(of: inner, depth - 1) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "self" || name == "Self" || name == "super" { return scope }
            if name.first?.isUppercase == true { return name }
            switch local(name, around: Syntax(reference), depth) {
            case .found(let type): return type
            case .hidden: return nil
            case .none: return property(name, of: scope)
            }
        }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            guard let owner = type(of: base, depth - 1) else { return nil }
            let name = access.declName.baseName.text
            if owner.hasPrefix("["), ["first", "last"].contains(name) { return Self.element(owner) }
            return property(name, of: owner)
        }
        if let access = expression.as(SubscriptCallExprSyntax.self) {
            return type(of: access.calledExpression, depth - 1).flatMap(Self.element)
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            made.first?.isUppercase == true
        {
            return made
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements.suffix(2), let operation = parts.first,
            operation.is(UnresolvedAsExprSyntax.self), let type = parts.last
        {
            return Self.withoutMarks(type.trimmedDescription)
        }
        return nil
    }

    private func inside(_ expression: ExprSyntax) -> ExprSyntax? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
        if let force = expression.as(ForceUnwrapExprSyntax.self) { return force.expression }
        if let attempt = expression.as(TryExprSyntax.self) { return attempt.expression }
        if let pause = expression.as(AwaitExprSyntax.self) { return pause.expression }
        guard let group = expression.as(TupleExprSyntax.self), group.elements.count == 1 else { return nil }
        return group.elements.first?.expression
    }

    private func property(_ name: String, of type: String) -> String? {
        guard let path = program.resolve(type, from: scope) else { return nil }
        return program.property(name, in: path)?.type.map(Self.withoutMarks)
    }

    // MARK: Variables

    /// The type of a name in the function around. A hidden name is declared there without a type in the source.
    private enum Local { case found(String), hidden, none }

    private func local(_ name: String, around node: Syntax, _ depth: Int) -> Local {
        var child = node
        func isBefore(_ part: some SyntaxProtocol) -> Bool { part.endPosition <= node.position }
        func value(_ type: TypeSyntax?, _ initial: ExprSyntax?) -> Local {
            let text =
                type.map { Self.withoutMarks($0.trimmedDescription) }
                ?? initial.flatMap {
                    self.type(of: $0, depth - 1)
                }
            return text.map { .found($0) } ?? .hidden
        }
        func bound(_ conditions: ConditionElementListSyntax) -> Local {
            for element in conditions.reversed() where isBefore(element) {
                guard case .optionalBinding(let binding) = element.condition,
                    binding.pattern.trimmedDescription == name
                else { continue }
                // `if let name` binds the name that is declared further out.
                guard let initial = binding.initializer?.value else {
                    return local(name, around: Syntax(binding), depth)
                }
                return value(binding.typeAnnotation?.type, initial)
            }
            return .none
        }
        while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
            var found = Local.none
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items.reversed() where item.position < child.position {
                    if let variable = item.item.as(VariableDeclSyntax.self),
                        let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
                    {
                        return value(binding.typeAnnotation?.type, binding.initializer?.value)
                    }
                    if let exit = item.item.as(GuardStmtSyntax.self) { found = bound(exit.conditions) }
                    if case .none = found { continue }
                    return found
                }
            } else if let branch = parent.as(IfExprSyntax.self) {
                found = bound(branch.conditions)
            } else if let loop = parent.as(WhileStmtSyntax.self) {
                found = bound(loop.conditions)
            } else if let exit = parent.as(GuardStmtSyntax.self) {
                found = bound(exit.conditions)
            } else if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name,
                isBefore(loop.sequence)
            {
                return type(of: loop.sequence, depth - 1).flatMap(Self.element).map { .found($0) } ?? .hidden
            } else if let closure = parent.as(ClosureExprSyntax.self),
                closure.signature?.parameterClause?.trimmedDescription.contains(name) == true
            {
                return .hidden
            } else if let clause = parent.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause
            {
                let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
                if let parameter { return value(parameter.type, nil) }
            }
            if case .none = found {} else { return found }
            child = parent
        }
        return .none
    }

    // MARK: Text

    private static func withoutMarks(_ text: String) -> String {
        String(text.reversed().drop { $0 == "?" || $0 == "!" }.reversed())
    }

    /// The type of the elements of `[Type]` or `[Key: Type]`.
    private static func element(_ type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), !type.dropFirst().contains("[") else { return nil }
        let inner = type.dropFirst().dropLast().split(separator: ":").last
        return inner.map { withoutMarks(String($0.drop { $0 == " " })) }
    }
}
