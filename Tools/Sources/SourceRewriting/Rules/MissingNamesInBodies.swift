import SwiftSyntax

extension MissingFrameworkDeclarations {
    /// A name in a part of a body that is missing: a type or function of a framework, or a member that is left out.
    /// - Parameter ranges: parts of the source that are left out.
    static func sign(
        in node: some SyntaxProtocol, _ context: RewritingContext, outside ranges: [Range<Int>] = []
    ) -> Sign? {
        let named = SwiftUINames.named(in: node, outside: ranges).lazy.compactMap {
            sign($0, context.enclosingType, context)
        }.first
        if let named { return named }
        if let member = missingMember(in: node, context, outside: ranges) { return member }
        let members = context.goneMembers[context.enclosingType] ?? [:]
        guard !members.isEmpty || !context.program.goneMembers.isEmpty else { return nil }
        let path = context.program.resolve(context.enclosingType) ?? context.enclosingType
        func framework(_ token: TokenSyntax) -> String? {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
            if token.text.first?.isUppercase == true, reference.parent?.is(FunctionCallExprSyntax.self) == true {
                return context.program.resolve(token.text, from: context.enclosingType)
                    .flatMap(context.program.frameworkOfGoneInitializers)
            }
            func gone(in type: String) -> String? {
                let callee =
                    reference.parent?.as(MemberAccessExprSyntax.self).map(ExprSyntax.init) ?? ExprSyntax(reference)
                let call = callee.parent?.as(FunctionCallExprSyntax.self)
                let isCalled = call?.calledExpression.id == callee.id
                return context.program.frameworkOfGoneMember(
                    token.text, in: type, isCalled: isCalled, labels: isCalled ? call?.labels : nil)
            }
            let own = members[token.text] ?? gone(in: path)
            guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
            else { return own }
            let base = access.base?.trimmedDescription ?? ""
            if ["self", "self?", "self!", "Self"].contains(base) { return own }
            // A member of the type itself, as `Provider.font("a")`, or of a value whose type the source states.
            let types = ExpressionTypes(program: context.program, scope: context.enclosingType)
            let only = context.program.onlyGoneMembers[token.text]
            guard let type = access.base.flatMap(types.path) else { return only }
            return type == path ? own : gone(in: type) ?? only
        }
        return node.tokens(viewMode: .sourceAccurate).lazy.compactMap { token -> Sign? in
            guard !ranges.contains(where: { $0.contains(token.start) }), let missing = framework(token) else {
                return nil
            }
            return (token.text, missing)
        }.first
    }

    /// A member that no source, no package and no module at hand declares, in a file that imports a missing module.
    private static func missingMember(
        in node: some SyntaxProtocol, _ context: RewritingContext, outside ranges: [Range<Int>]
    ) -> Sign? {
        guard !context.missingImports.unavailableInModule.isEmpty else { return nil }
        return node.tokens(viewMode: .sourceAccurate).lazy.compactMap { token -> Sign? in
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == token.id,
                reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id,
                !ranges.contains(where: { $0.contains(token.start) }), case .identifier(let name) = token.tokenKind
            else { return nil }
            let module = context.program.unavailableModule(
                ofMember: name.withoutBackticks, imports: context.missingImports)
            return module.map { (name, $0) }
        }.first
    }
}

extension FunctionCallExprSyntax {
    /// The labels of the arguments; `_` for an argument without a label. A trailing closure has an unknown label.
    fileprivate var labels: [String] {
        arguments.map { $0.label?.text ?? "_" } + (trailingClosure == nil ? [] : ["{"])
    }
}
