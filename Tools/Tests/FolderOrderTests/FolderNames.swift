import SwiftParser
import SwiftSyntax

/// The names of types in a piece of syntax.
private final class TypeNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}

/// The types in the declarations of a file's public types, such as the type of `UIView.window`: Apple's API names them
/// there. Types in public extensions are not included, because an extension can be in a higher folder.
final class PublicTypes: SyntaxVisitor {
    private(set) var names: Set<String> = []

    convenience init(_ tree: SourceFileSyntax) {
        self.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
        if modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) { return true }
        // The requirements of a public protocol.
        guard let list = node.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self) else { return false }
        return list.modifiers.contains { $0.name.text == "public" }
    }

    private func add(_ node: (some SyntaxProtocol)?) {
        guard let node else { return }
        let types = TypeNames(viewMode: .sourceAccurate)
        types.walk(node)
        names.formUnion(types.names)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers, node) { add(node.signature) }
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers, node) { add(node.signature) }
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers, node) { for binding in node.bindings { add(binding.typeAnnotation) } }
        return .skipChildren
    }
}
