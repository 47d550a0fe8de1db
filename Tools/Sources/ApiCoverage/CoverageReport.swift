import SourceRewriting
import SwiftParser
import SwiftSyntax

/// Which names of Apple's frameworks some sources use, and where.
public struct CoverageReport: Sendable {
    public struct Place: Sendable {
        public var file: String
        public var line: Int
    }

    public struct Entry: Sendable {
        public var name: String
        public var answer: KnownNames.Answer
        public var places: [Place]
    }

    private var uses: [String: (answer: KnownNames.Answer, places: [Place])] = [:]
    /// The missing frameworks, with the files that import each.
    public private(set) var frameworks: [String: [String]] = [:]
    private let names: KnownNames
    /// Types of the sources themselves.
    private var declared: Set<String> = []
    private var declaredMembers: Set<String> = []

    public init(names: KnownNames) { self.names = names }

    /// Reads the declarations of a file. Called for all files before ``add(_:_:)`` is.
    public mutating func declare(_ file: ParsedSource) {
        for type in file.facts.types {
            let isOverriding = type.methods.filter(\.isOverride).map(\.name)
            declaredMembers.formUnion(type.methods.map(\.name).filter { !isOverriding.contains($0) })
            declaredMembers.formUnion(type.properties.filter { !$0.isOverride }.map(\.name))
            guard type.kind != .extension else { continue }
            declared.insert(type.path.split(separator: ".").last.map(String.init) ?? type.path)
        }
    }

    public mutating func add(_ name: String, _ file: ParsedSource, modules: ModuleNames = ModuleNames()) {
        // `Darwin` is rewritten.
        for module in Set(file.facts.imports) where module != "Darwin" && modules.missing.contains(module) {
            frameworks[module, default: []].append(name)
        }
        let reader = UseReader(file.tree, modules)
        for use in reader.uses {
            guard !(use.isType ? declared : declaredMembers).contains(use.name),
                let answer = use.isType ? names.type(use.name) : names.member(use.name)
            else {
                continue
            }
            uses[use.name, default: (answer, [])].places.append(Place(file: name, line: use.line))
        }
    }

    public var entries: [Entry] {
        uses.map { Entry(name: $0.key, answer: $0.value.answer, places: $0.value.places) }.sorted { $0.name < $1.name }
    }

    public func entries(_ answer: KnownNames.Answer) -> [Entry] {
        entries.filter { $0.answer == answer }.sorted { ($0.places.count, $1.name) > ($1.places.count, $0.name) }
    }

    /// Of the different names that are used, how many are there with effect, in percent rounded down. Nothing used is
    /// all there.
    public var percentage: Int {
        let all = entries.filter { $0.answer != .unknown }
        return all.isEmpty ? 100 : all.count { $0.answer == .present } * 100 / all.count
    }
}

/// Names in types, expressions and behind points. A module's name is none of them.
final class UseReader: SyntaxVisitor {
    struct Use {
        var name: String
        var line: Int
        var isType: Bool
    }

    private(set) var uses: [Use] = []
    private let lines: SourceLocationConverter
    private let modules: Set<String>
    private let conditions: ConditionReader

    init(_ tree: SourceFileSyntax, _ modules: ModuleNames) {
        self.modules = modules.missing.union(modules.added).union(["Foundation", "Swift"])
        conditions = modules.conditions
        lines = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func note(_ token: TokenSyntax, isType: Bool) {
        guard !isType || !modules.contains(token.text) else { return }
        uses.append(
            Use(
                name: token.text, line: lines.location(for: token.positionAfterSkippingLeadingTrivia).line,
                isType: isType))
    }

    /// Only what may be compiled.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for elements in conditions.active(node) { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, isType: true)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), modules.contains(base.name.text) {
            note(node.name, isType: true)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access?.declName.id == node.id
        // A type behind its module's name.
        let module = isMember ? access?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text : nil
        note(node.baseName, isType: !isMember || module.map(modules.contains) ?? false)
        return .visitChildren
    }
}
