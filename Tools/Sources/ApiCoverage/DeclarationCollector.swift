import SwiftParser
import SwiftSyntax

/// Reads the whole public declarations of a module from its sources: types of parameters and results, generic
/// parameters, effects, and whether a property can be set.
///
/// A line is the name, a colon and the declaration: `UIView.alpha: open var CGFloat { get set }`. Two versions of the
/// library are compared by these lines: a source that compiles with one type may not compile with another.
public struct DeclarationCollector {
    private var lines: Set<String> = []

    public init() {}

    public mutating func add(_ source: String) {
        let reader = DeclarationReader(Parser.parse(source: source))
        lines.formUnion(reader.lines)
    }

    /// The lines in alphabetical order.
    public var text: String { lines.sorted().joined(separator: "\n") + "\n" }

    /// The declarations of an earlier version that a later version lacks, by name.
    public static func missing(from earlier: String, in later: String) -> [(name: String, declaration: String)] {
        // A member that subclasses can override now is called as before.
        var kept = Set(later.split(separator: "\n"))
        for line in kept where line.contains(": open ") { kept.insert(line.replacing(": open ", with: ": ")[...]) }
        return earlier.split(separator: "\n").filter { !kept.contains($0) }.map { line in
            let parts = line.firstRange(of: ": ")
            return (String(line[..<(parts?.lowerBound ?? line.endIndex)]), String(line))
        }
    }
}

/// One file's public declarations, without bodies and values.
private final class DeclarationReader: SyntaxVisitor {
    private(set) var lines: [String] = []
    private var path: [String] = []
    private var entered: [SyntaxIdentifier] = []
    /// The access that members have without a modifier: in protocols and public extensions.
    private var implied: [Bool] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        let names = modifiers.map(\.name.text)
        if names.contains("public") || names.contains("open") { return true }
        return (implied.last ?? false)
            && !names.contains { ["internal", "private", "fileprivate", "package"].contains($0) }
    }

    private func enter(_ node: some SyntaxProtocol, _ name: String, implies: Bool) {
        entered.append(node.id)
        path.append(name)
        implied.append(implies)
    }

    private func leave(_ node: some SyntaxProtocol) {
        guard entered.last == node.id else { return }
        entered.removeLast()
        path.removeLast()
        implied.removeLast()
    }

    /// The modifiers that a client sees. `public` is the access of all lines without `open`.
    private func words(_ modifiers: DeclModifierListSyntax) -> String {
        let seen: Set = ["open", "static", "class", "final", "mutating", "required", "convenience", "nonisolated"]
        return modifiers.map(\.name.text).filter(seen.contains).sorted().map { $0 + " " }.joined()
    }

    private func add(_ name: String, _ declaration: String) {
        lines.append("\((path + [name]).joined(separator: ".")): \(declaration)")
    }

    private func type(
        _ node: some SyntaxProtocol, _ kind: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard isPublic(modifiers) else { return .skipChildren }
        add(name.text, "\(words(modifiers))\(kind)\(generics.plain)")
        enter(node, name.text, implies: kind == "protocol")
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "class", node.name, node.modifiers, node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "struct", node.name, node.modifiers, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "enum", node.name, node.modifiers, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "protocol", node.name, node.modifiers, nil)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let conditions = node.genericWhereClause.plain
        enter(node, node.extendedType.trimmedDescription + conditions, implies: isPublic(node.modifiers))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    /// Parameters with labels and types. A default value is `=`: its presence matters, its value does not.
    private func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
        let parts = clause.parameters.map { parameter in
            "\(parameter.firstName.text): \(parameter.type.plain)\(parameter.ellipsis == nil ? "" : "...")"
                + (parameter.defaultValue == nil ? "" : " =")
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    private func signature(_ node: FunctionSignatureSyntax) -> String {
        parameters(node.parameterClause) + node.effectSpecifiers.plain
            + (node.returnClause.map { " -> " + $0.type.plain } ?? "")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        add(
            node.name.text + labels(node.signature.parameterClause),
            "\(words(node.modifiers))func\(node.genericParameterClause.plain) \(signature(node.signature))"
                + node.genericWhereClause.plain)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        let name = "init" + (node.optionalMark?.text ?? "")
        add(
            name + labels(node.signature.parameterClause),
            "\(words(node.modifiers))init\(node.genericParameterClause.plain) \(signature(node.signature))"
                + node.genericWhereClause.plain)
        return .skipChildren
    }

    /// The type of a property that has a value and no type: that of a literal, of an initializer, or the type that has
    /// the value as a member. For another value the text of the value.
    private func inferred(_ value: ExprSyntax) -> String {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression
        let name = (called ?? value.as(MemberAccessExprSyntax.self)?.base)?.plain ?? ""
        return name.first?.isUppercase == true ? name : "= \(value.plain)"
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        let isOwn = node.modifiers.contains { $0.detail?.detail.text == "set" }
        let isConstant = node.bindingSpecifier.text == "let"
        for (place, binding) in node.bindings.enumerated() {
            // `var width, height: CGFloat` has the type at the last name.
            let annotated = node.bindings.dropFirst(place).first { $0.typeAnnotation != nil }
            let type = annotated?.typeAnnotation?.type.plain ?? binding.initializer.map { inferred($0.value) } ?? ""
            let isSettable = !isConstant && !isOwn && binding.accessorBlock.isSettable
            add(
                binding.pattern.trimmedDescription,
                "\(words(node.modifiers))var \(type)\(isSettable ? " { get set }" : " { get }")")
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        add(
            "subscript" + labels(node.parameterClause),
            "\(words(node.modifiers))subscript\(node.genericParameterClause.plain) \(parameters(node.parameterClause))"
                + " -> \(node.returnClause.type.plain)\(node.accessorBlock.isSettable ? " { get set }" : " { get }")")
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let values = element.parameterClause?.parameters.map { parameter in
                (parameter.firstName.map { "\($0.text): " } ?? "") + parameter.type.plain
            }
            add(element.name.text, "case" + (values.map { "(" + $0.joined(separator: ", ") + ")" } ?? ""))
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        add(node.name.text, "typealias\(node.genericParameterClause.plain) \(node.initializer.value.plain)")
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if implied.last == true { add(node.name.text, "associatedtype") }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SyntaxProtocol {
    /// The text on one line.
    fileprivate var plain: String {
        trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Optional where Wrapped: SyntaxProtocol {
    /// The text on one line after a space; empty without the part.
    fileprivate var plain: String { map { " " + $0.plain } ?? "" }
}

extension Optional where Wrapped == AccessorBlockSyntax {
    /// Whether a property or subscript with these accessors can be set. A stored property has none, or observers.
    fileprivate var isSettable: Bool {
        guard let accessors = self?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        let words = Set(list.map(\.accessorSpecifier.text))
        return !words.contains("get") || words.contains("set") || words.contains("_modify")
    }
}
