import SwiftSyntax

/// The result of a function or property that is `some` protocol. A body that only stops gives such a result no type.
enum OpaqueResults {
    /// Whether the type of a function's result or of a property has `some` in it.
    static func areIn(_ node: Syntax) -> Bool {
        types(of: node).contains { type in
            type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
        }
    }

    /// The protocol of a result that is `some` protocol and nothing else.
    static func proto(of node: Syntax) -> String? {
        let types = types(of: node)
        guard types.count == 1, let opaque = types.first?.as(SomeOrAnyTypeSyntax.self),
            opaque.someOrAnySpecifier.text == "some"
        else { return nil }
        let name = opaque.constraint.trimmedDescription
        return name.contains(where: { "<&~(".contains($0) }) ? nil : name
    }

    private static func types(of node: Syntax) -> [TypeSyntax] {
        if let function = node.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause.map { [$0.type] } ?? []
        }
        return node.as(VariableDeclSyntax.self)?.bindings.compactMap { $0.typeAnnotation?.type } ?? []
    }
}

extension RewritingContext {
    /// A type that conforms to a protocol, which is named in the type around the node that is considered.
    func exampleType(of proto: String) -> String? {
        guard let path = program.resolve(proto, from: enclosingType) else { return nil }
        if let known = exampleTypes[path] { return known }
        let found = program.exampleType(of: path, in: facts.module)
        exampleTypes[path] = found
        return found
    }
}

extension ProgramFacts {
    /// The first type of a module, by name, that conforms to a protocol and that each file of the module can name.
    fileprivate func exampleType(of path: String, in module: String) -> String? {
        guard entries[path]?.kind == .protocol else { return nil }
        return entries.lazy.filter { name, entry in
            entry.kind != nil && entry.kind != .protocol && !entry.isLibrary && entry.module == module
                && !entry.cannotBeNamed && !name.isLocalPath && self.leftOut[name] == nil
                && self.protocols(of: name).contains(path) && !self.isInGeneric(name)
        }.map(\.key).min()
    }

    /// Whether a type or a type around it has generic parameters.
    private func isInGeneric(_ path: String) -> Bool {
        var around = path
        while !around.isEmpty {
            if entries[around]?.generics.isEmpty == false { return true }
            around = around.outerPath
        }
        return false
    }
}
