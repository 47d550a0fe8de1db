import SwiftSyntax

/// A type that a condition hides on Linux, because a framework is missing: `#if canImport(SwiftUI)`.
public struct HiddenType: Codable, Hashable, Sendable {
    public var path: String
    public var kind: TypeFact.Kind
    public var framework: String

    public init(path: String, kind: TypeFact.Kind, framework: String) {
        (self.path, self.kind, self.framework) = (path, kind, framework)
    }
}

extension HiddenType {
    /// The types in the clauses of a chain that are not compiled because a module is missing.
    /// - Parameters:
    ///   - outer: the path of the type around the chain, with a point; empty outside of types.
    ///   - reader: how the conditions of the chain are read.
    static func types(in chain: IfConfigDeclSyntax, outer: String, _ reader: ConditionReader) -> [HiddenType] {
        chain.clauses.flatMap { clause -> [HiddenType] in
            guard let condition = clause.condition, reader.read(condition) == .fails,
                let framework = missingModule(in: Syntax(condition), reader)
            else { return [] }
            let declarations: [Syntax] =
                switch clause.elements {
                case .statements(let items)?: items.map { Syntax($0.item) }
                case .decls(let members)?: members.map { Syntax($0.decl) }
                default: []
                }
            return declarations.compactMap { declaration in
                guard let (kind, name) = head(of: declaration) else { return nil }
                return HiddenType(path: outer + name.withoutBackticks, kind: kind, framework: framework)
            }
        }
    }

    /// The first missing module that a condition requires.
    private static func missingModule(in condition: Syntax, _ reader: ConditionReader) -> String? {
        if condition.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return nil }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.trimmedDescription == "canImport", reader.read(ExprSyntax(call)) == .fails,
                let module = call.arguments.first?.expression.trimmedDescription, module != "ObjectiveC"
            else { return nil }
            return module
        }
        return condition.children(viewMode: .sourceAccurate).lazy.compactMap { missingModule(in: $0, reader) }.first
    }

    private static func head(of node: Syntax) -> (TypeFact.Kind, String)? {
        if let type = node.as(StructDeclSyntax.self) { return (.struct, type.name.text) }
        if let type = node.as(ClassDeclSyntax.self) { return (.class, type.name.text) }
        if let type = node.as(EnumDeclSyntax.self) { return (.enum, type.name.text) }
        if let type = node.as(ProtocolDeclSyntax.self) { return (.protocol, type.name.text) }
        if let type = node.as(ActorDeclSyntax.self) { return (.actor, type.name.text) }
        if let type = node.as(TypeAliasDeclSyntax.self) { return (.struct, type.name.text) }
        return nil
    }
}
