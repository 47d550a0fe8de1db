import SwiftParser
import SwiftSyntax

/// The declarations of a file: its types, and the members that its extensions add to types of other files.
final class DeclaredNames: SyntaxVisitor {
    private(set) var types: [String] = []
    /// Members of extensions, with the extended type.
    private(set) var added: [(type: String, member: String)] = []
    /// Members in the bodies of types, including cases.
    private(set) var members: Set<String> = []
    /// Parameters and local names, which may equal a member of another type.
    private(set) var locals: Set<String> = []
    /// The types around the current position; nil for an extension.
    private var around: [String?] = []
    private var extended: String?

    convenience init(_ tree: SourceFileSyntax) {
        self.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        // A nested type is accessed through its outer type.
        if around.isEmpty { types.append(name) }
        if !around.isEmpty { members.insert(name) }
        around.append(name)
        return .visitChildren
    }

    private func declare(_ name: String) {
        guard let place = around.last else { return }
        if place == nil, let extended { added.append((extended, name)) } else { members.insert(name) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if around.isEmpty { types.append(node.name.text) } else { declare(node.name.text) }
        return .skipChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extended = node.extendedType.trimmedDescription
        around.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        around.removeLast()
        extended = nil
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember(node) { declare(node.name.text) } else { locals.insert(node.name.text) }
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.identifier.text)
        return .skipChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isMember(node) else { return .visitChildren }
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self) { declare(name.identifier.text) }
            if let value = binding.initializer { walk(value) }
            if let accessors = binding.accessorBlock { walk(accessors) }
        }
        return .skipChildren
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }
}

/// The names that a file uses: of types, and of members after a point or alone.
final class UsedNames: SyntaxVisitor {
    private(set) var types: Set<String> = []
    private(set) var members: Set<String> = []

    convenience init(_ tree: some SyntaxProtocol) {
        self.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if name.first?.isUppercase == true, node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            types.insert(name)
        } else {
            members.insert(name)
        }
        return .skipChildren
    }
}

/// The types in the declarations of a file's public types, such as the type of `UIView.window`: Apple's API names them
/// there. Types in public extensions are not included, because an extension can be in a higher folder.
final class DeclaredTypes: SyntaxVisitor {
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
        if let node { names.formUnion(UsedNames(Syntax(node)).types) }
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
