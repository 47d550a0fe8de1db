import SwiftSyntax

/// Goes through a tree once and offers each node to the rules that look at its kind. Code that is not compiled here is
/// left alone.
final class TreeWalker: SyntaxVisitor {
    private let context: RewritingContext
    private let table: [SyntaxKind: [any RewritingRule.Type]]
    /// The functions around, innermost last; nil for a type.
    private var functions: [String?] = [nil]

    init(_ rules: [any RewritingRule.Type], _ context: RewritingContext) {
        self.context = context
        var table: [SyntaxKind: [any RewritingRule.Type]] = [:]
        for rule in rules { for kind in rule.sites { table[kind, default: []].append(rule) } }
        self.table = table
        super.init(viewMode: .sourceAccurate)
    }

    /// Where a rule leaves the node out, no other is asked.
    @discardableResult
    private func offer(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        context.isGone = false
        for rule in table[node.kind] ?? [] {
            context.rule = rule.name
            rule.consider(Syntax(node), context)
            if context.isGone { return .skipChildren }
        }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        for elements in context.reading.conditions(for: node).active(node) { walk(elements) }
        return .skipChildren
    }

    // MARK: Types

    private func enter(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
        let name = LocalTypes.scope(functions.last ?? nil) + name.withoutBackticks
        functions.append(nil)
        context.enclosing.append(context.enclosingType.isEmpty ? name : context.enclosingType + "." + name)
        return offer(node)
    }

    private func leave() {
        context.enclosing.removeLast()
        functions.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.extendedType.trimmedDescription.bareTypeName)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // MARK: The rest

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        offer(node)
        return .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        context.imports.insert(node.path.first?.name.text ?? "")
        offer(node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node.name.text)
        return offer(node)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // In a function the function stays the scope.
        functions.append((functions.last ?? nil) ?? node.scopeName)
        return offer(node)
    }
    override func visitPost(_ node: VariableDeclSyntax) { functions.removeLast() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append("deinit")
        return .visitChildren
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { functions.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append("init")
        return offer(node)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functions.removeLast() }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append("subscript")
        return offer(node)
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { functions.removeLast() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { offer(node) }

    // MARK: Availability

    private func keep(_ parts: [Syntax]?) -> SyntaxVisitorContinueKind {
        guard let parts else { return .visitChildren }
        for part in parts { walk(part) }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        keep(NewerSystems.leaveOut(node, context) ?? EarlierSystems.leaveOut(node, context))
    }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        keep(NewerSystems.leaveOut(node, context) ?? EarlierSystems.leaveOut(node, context))
    }
}
