import SwiftSyntax

/// Reads the facts of one file from its tree.
final class FactCollector: SyntaxVisitor {
    private(set) var facts = FileFacts()
    private let reading: PlatformReading
    private let knownTypes: Set<String>
    /// The types around, innermost last, by their place in `facts.types`.
    private var enclosing: [Int] = []
    /// The function around the next type.
    private var function: String?

    /// Conditions that were written for Linux too.
    static let linuxConditions = ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)"]

    init(_ tree: SourceFileSyntax, _ reading: PlatformReading, knownTypes: Set<String>) {
        self.reading = reading
        self.knownTypes = knownTypes
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let condition = clause.condition?.trimmedDescription ?? ""
            if condition.contains("canImport(UIKit)") { facts.mentionsUIKit = true }
            if ForeignModules.asks(condition) { facts.asksForAdded = true }
            if Self.linuxConditions.contains(where: condition.contains) { facts.knowsLinux = true }
        }
        let conditions = reading.conditions(for: node)
        let active = conditions.active(node)
        for elements in active { walk(elements) }
        let outer = enclosing.last.map { facts.types[$0].path + "." } ?? ""
        facts.hiddenTypes += HiddenType.types(in: node, outer: outer, conditions)
        for case .statements(let items)? in node.clauses.map(\.elements)
        where !active.contains(where: { $0.id == items.id }) {
            facts.skippedImports += items.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        facts.imports.append(module)
        // On iOS the module brings the photo library, which is missing.
        if module == "PhotosUI" { facts.skippedImports.append("Photos") }
        // The module has short sounds alone.
        if module == "AudioToolbox" { facts.skippedImports.append("AudioUnit") }
        if node.modifiers.contains(where: { FrameworkImports.levels.contains($0.name.text) }) {
            facts.leveledImports.append(module)
        }
        if node.attributes.has("testable") { facts.testableImports.append(module) }
        if ["UIKit", "QuartzCore", "ObjectiveC"].contains(module) { facts.mentionsUIKit = true }
        // Other modules that Chevron adds are Apple's own too. Under a condition they may be missing.
        let isConditional = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == false
        if !isConditional, module == "CoreText" || ModuleNames().added.contains(module) {
            facts.appleNames.append(module)
        }
        return .skipChildren
    }

    // MARK: Types

    private func open(
        _ kind: TypeFact.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, head: some SyntaxProtocol, isGeneric: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let outer = enclosing.last.map { facts.types[$0].path + "." } ?? ""
        let isLocal = function != nil
        var fact = TypeFact(kind: kind, path: outer + LocalTypes.scope(function) + name.withoutBackticks)
        function = nil
        fact.inherits = inheritance?.inheritedTypes.map { $0.type.trimmedDescription.onOneLine } ?? []
        if fact.inherits.contains(where: { knownTypes.contains($0.bareTypeName) }) { facts.mentionsUIKit = true }
        if fact.inherits.contains("NSObject") || attributes.has("objc") || attributes.has("objcMembers") {
            facts.hasObjects = true
        }
        if fact.inherits.contains("XCTestCase") { facts.hasTests = true }
        if attributes.has("main") || attributes.has("UIApplicationMain") { facts.hasApplicationMain = true }
        fact.isMainActor = attributes.has("MainActor")
        fact.hasObjCMembers = attributes.has("objcMembers") || (kind == .extension && attributes.has("objc"))
        fact.access = modifiers.has("open") ? "open" : modifiers.has("public") ? "public" : nil
        fact.cannotBeNamed =
            isGeneric || isLocal || modifiers.has("private") || modifiers.has("fileprivate")
            || (enclosing.last.map { facts.types[$0].cannotBeNamed } ?? false)
        fact.isGeneric = isGeneric
        fact.generics = OwnTypeNames.parameters(
            head.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause)
        fact.head = SwiftUINames.head(of: Syntax(head))
        enclosing.append(facts.types.count)
        facts.types.append(fact)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .class, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, head: node,
            isGeneric: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.struct, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, head: node)
    }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.enum, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, head: node)
    }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.actor, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, head: node)
    }
    override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.protocol, node.name.text, node.inheritanceClause, node.attributes, node.modifiers, head: node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) {
        let type = enclosing.removeLast()
        let counts = Dictionary(facts.types[type].methods.map { ($0.reference, 1) }, uniquingKeysWith: +)
        for index in facts.types[type].methods.indices where counts[facts.types[type].methods[index].reference]! > 1 {
            facts.types[type].methods[index].overload = facts.types[type].methods[index].parameterTypes.map {
                $0.filter { $0.isLetter || $0.isNumber }
            }.joined(
                separator: "_")
        }
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .extension, node.extendedType.trimmedDescription.bareTypeName, node.inheritanceClause, node.attributes,
            node.modifiers, head: node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.has("Test") { facts.hasTests = true }
        guard !NewerSystems.areLater(node.attributes) else { return .skipChildren }
        collectClasses(in: node.body, of: node.name.text)
        guard let type = enclosing.last else { return .skipChildren }
        var method = MethodFact(name: node.name.text.withoutBackticks)
        let parameters = node.signature.parameterClause.parameters
        method.labels = parameters.labels
        method.parameterTypes = parameters.typeTexts
        method.result = node.signature.returnClause?.type.trimmedDescription.onOneLine
        method.isObjC = ["objc", "IBAction", "IBSegueAction"].contains { node.attributes.has($0) }
        method.objcName = node.attributes.attribute("objc")?.argumentText
        method.isType = node.modifiers.has("static") || node.modifiers.has("class")
        method.isOptional = node.modifiers.has("optional")
        method.isOverride = node.modifiers.has("override")
        method.isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
        method.effects = node.signature.effectSpecifiers?.codeText ?? ""
        method.isMainActor = node.attributes.has("MainActor")
        method.isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
        facts.types[type].methods.append(method)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !NewerSystems.areLater(node.attributes) else { return .skipChildren }
        for binding in node.bindings {
            collectClasses(in: binding.initializer, of: node.scopeName)
            collectClasses(in: binding.accessorBlock, of: node.scopeName)
        }
        guard let type = enclosing.last else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            var fact = PropertyFact(name: name.withoutBackticks)
            fact.type = binding.typeAnnotation?.type.trimmedDescription.onOneLine
            if binding.typeAnnotation == nil, let value = binding.initializer {
                fact.origin = UntypedProperties.origin(of: binding)
                fact.valueTypes = SwiftUINames.named(in: value)
            }
            if fact.type == nil, let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
                let made = call.calledExpression.trimmedDescription.bareTypeName
                if made.first?.isUppercase == true, !made.contains(".") { fact.type = made }
            }
            fact.isOptional = node.modifiers.has("optional")
            fact.isOverride = node.modifiers.has("override")
            fact.isType = node.modifiers.has("static") || node.modifiers.has("class")
            if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
                fact.isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
                fact.observers = accessors.map(\.accessorSpecifier.text).filter { ["willSet", "didSet"].contains($0) }
            }
            fact.isObjC = ["objc", "IBOutlet", "IBInspectable"].contains { node.attributes.has($0) }
            fact.isObservable = node.attributes.has("objc") && node.modifiers.has("dynamic")
            facts.types[type].properties.append(fact)
        }
        return .skipChildren
    }

    /// Classes that a function declares for itself.
    private func collectClasses(in body: (some SyntaxProtocol)?, of name: String) {
        guard let body else { return }
        for (type, inner) in LocalClassFinder(body, of: name).found {
            function = inner
            walk(type)
        }
        function = nil
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        collectClasses(in: node.body, of: "init")
        guard let type = enclosing.last else { return .skipChildren }
        var fact = InitializerFact()
        fact.labels = node.signature.parameterClause.parameters.labels
        fact.parameterTypes = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
        fact.isConvenience = node.modifiers.has("convenience")
        fact.isRequired = node.modifiers.has("required")
        fact.isOverride = node.modifiers.has("override")
        facts.types[type].initializers.append(fact)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = SwiftUINames.head(of: Syntax(node))
        let outer = enclosing.last.map { facts.types[$0].path + "." } ?? ""
        facts.typeAliases.append(AliasFact(path: outer + node.name.text.withoutBackticks, types: types))
        // An alias of a left-out declaration is left out too.
        if enclosing.isEmpty, types.allSatisfy({ $0 != node.name.text }) {
            facts.aliases.append(node.name.text)
            if node.modifiers.has("public") || node.modifiers.has("open") { facts.publicAliases.append(node.name.text) }
        }
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        collectClasses(in: node.accessorBlock, of: "subscript")
        return .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        collectClasses(in: node.body, of: "deinit")
        return .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
