import SwiftSyntax

/// The generic parameters and associated types that are visible in a part of a tree. They may have the name of a type
/// of a framework.
struct OwnTypeNames {
    private var names: Set<String> = []

    /// - Parameter node: the names are declared in it or in the declarations around it.
    init(at node: some SyntaxProtocol) {
        var around: Syntax? = Syntax(node)
        while let current = around {
            let clause = current.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
            names.formUnion(Self.parameters(clause))
            if let block = current.as(ProtocolDeclSyntax.self)?.memberBlock {
                names.formUnion(
                    block.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text.withoutBackticks })
            }
            around = current.parent
        }
        for token in node.tokens(viewMode: .sourceAccurate) {
            if let parameter = token.parent?.as(GenericParameterSyntax.self), parameter.name == token {
                names.insert(token.text.withoutBackticks)
            }
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The names of the parameters in a clause such as `<View: UIView, Model>`.
    static func parameters(_ clause: GenericParameterClauseSyntax?) -> [String] {
        clause?.parameters.map { $0.name.text.withoutBackticks } ?? []
    }
}
