import SwiftParser
import SwiftSyntax

/// Reads what a module offers to apps from its sources, and writes it as text: each type with its members, one a line.
public struct InterfaceCollector {
    struct Member: Hashable {
        var text: String
        /// The name without types, to find the default of a requirement.
        var key: String
        var isInert = false
        var hasDefault = false
    }

    struct Entry {
        var kind: String?
        var inherits: [String] = []
        var members: [Member] = []
        var isProtocol: Bool { kind == "protocol" }
    }

    private var entries: [String: Entry] = [:]
    private var globals: Set<String> = []
    /// The names of inherited protocols, by the name of a protocol that apps cannot name.
    private var inner: [String: [String]] = [:]
    /// The types that apps cannot name.
    private var hidden: Set<String> = []

    public init() {}

    public mutating func add(_ source: String) {
        let reader = InterfaceReader(Parser.parse(source: source))
        for (path, entry) in reader.entries {
            var all = entries[path] ?? Entry()
            if let kind = entry.kind { all.kind = kind }
            all.inherits += entry.inherits
            all.members += entry.members
            entries[path] = all
        }
        globals.formUnion(reader.globals)
        inner.merge(reader.inner) { $0 + $1 }
        hidden.formUnion(reader.hidden)
    }

    /// Reads the first lines of the types in a source of a module that apps do not import: an extension of such a type
    /// is not in the text. The source is not parsed, which would take as long as all sources of the interface.
    public mutating func addHidden(_ source: String) {
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
        for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
            // Types in other types and members are indented.
            guard let first = line.first, first >= UInt8(ascii: "@"), first != UInt8(ascii: "}") else { continue }
            let words = Substring(line).split(separator: " ")
            guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { continue }
            let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty { hidden.insert(String(name)) }
        }
    }

    /// Whether apps cannot name a type, or a type around it.
    private func isHidden(_ path: String) -> Bool {
        if hidden.contains(path) { return entries[path]?.kind == nil }
        return path.lastIndex(of: ".").map { isHidden(String(path[..<$0])) } ?? false
    }

    /// The names of an inheritance clause that apps can use: an inner protocol is replaced by the protocols that it
    /// inherits.
    private func visible(_ names: [String]) -> [String] {
        var found: [String] = []
        var expanded: Set<String> = []
        func add(_ name: String) {
            guard entries[name]?.kind == nil, let inherited = inner[name] else {
                if !found.contains(name) { found.append(name) }
                return
            }
            guard expanded.insert(name).inserted else { return }
            for other in inherited where other != "AnyObject" && other != "Sendable" { add(other) }
        }
        names.forEach(add)
        return found
    }

    /// In alphabetical order. Extensions of types of other modules are listed as `extension`.
    public var text: String {
        var lines = ["# The library's interface. Written by `make interface`; a test compares it with the sources."]
        lines += globals.sorted().map { "global \($0)" }
        for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
            var names = visible(entry.inherits)
            // A type of another library may have the other protocols of an inner protocol itself.
            if entry.kind == nil {
                names.removeAll { !entry.inherits.contains($0) && entries[$0]?.isProtocol != true }
            }
            let inherits = names.isEmpty ? "" : " : " + names.joined(separator: ", ")
            // An extension without public members, of a type of another library, may give the type a protocol.
            guard entry.kind != nil || !entry.members.isEmpty || !names.isEmpty && !isHidden(path) else { continue }
            lines.append("\(entry.kind ?? "extension") \(path)\(inherits)")
            let defaults = Set(entry.members.filter(\.hasDefault).map(\.key))
            var seen: Set<String> = []
            for member in entry.members.filter({ !$0.hasDefault || !entry.isProtocol || !defaults.contains($0.key) })
                .sorted(by: { $0.text < $1.text })
            {
                let isDefault = entry.isProtocol && defaults.contains(member.key)
                let line = "  " + (isDefault ? "default " : "") + (member.isInert ? "inert " : "") + member.text
                if seen.insert(line).inserted { lines.append(line) }
            }
            if entry.isProtocol {
                // Members of a protocol's extension that are not requirements.
                let required = Set(entry.members.filter { !$0.hasDefault }.map(\.key))
                for member in entry.members.filter({ $0.hasDefault && !required.contains($0.key) }).sorted(by: {
                    $0.text < $1.text
                }) {
                    let line = "  " + (member.isInert ? "inert " : "") + member.text
                    if seen.insert(line).inserted { lines.append(line) }
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// One file's public declarations.
final class InterfaceReader: SyntaxVisitor {
    private(set) var entries: [String: InterfaceCollector.Entry] = [:]
    private(set) var globals: Set<String> = []
    /// The names of inherited protocols, by the name of a protocol that is not public.
    private(set) var inner: [String: [String]] = [:]
    /// Types that are not public.
    private(set) var hidden: Set<String> = []
    private var path: [String] = []
    private var entered: [SyntaxIdentifier] = []
    /// Whether members are public without saying so: in protocols and public extensions.
    private var implied: [Bool] = []
    private var isExtension: [Bool] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private var current: String { path.joined(separator: ".") }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        let names = modifiers.map(\.name.text)
        if names.contains("public") || names.contains("open") { return true }
        return (implied.last ?? false)
            && !names.contains { ["internal", "private", "fileprivate", "package"].contains($0) }
    }

    private func isInert(_ node: some SyntaxProtocol) -> Bool {
        node.leadingTrivia.description.contains("Coverage: inert")
    }

    private func type(
        _ node: some SyntaxProtocol, _ kind: String, _ name: String, _ modifiers: DeclModifierListSyntax,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        guard isPublic(modifiers) else {
            hidden.insert((path + [name]).joined(separator: "."))
            return .skipChildren
        }
        entered.append(node.id)
        path.append(name)
        implied.append(kind == "protocol")
        isExtension.append(false)
        var entry = entries[current] ?? .init()
        entry.kind = kind
        entry.inherits += inherited(inheritance)
        entries[current] = entry
        return .visitChildren
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []).map { name in
            name.split(separator: " ").last.map(String.init) ?? name
        }
    }

    private func leave(_ node: some SyntaxProtocol) {
        guard entered.last == node.id else { return }
        entered.removeLast()
        path.removeLast()
        implied.removeLast()
        isExtension.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "class", node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "struct", node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "enum", node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isPublic(node.modifiers) { inner[node.name.text, default: []] += inherited(node.inheritanceClause) }
        return type(node, "protocol", node.name.text, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        entered.append(node.id)
        path.append(node.extendedType.trimmedDescription)
        implied.append(isPublic(node.modifiers))
        isExtension.append(true)
        let names = inherited(node.inheritanceClause)
        if !names.isEmpty {
            var entry = entries[current] ?? .init()
            entry.inherits += names
            entries[current] = entry
        }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    private func add(_ text: String, key: String, _ node: some SyntaxProtocol) {
        guard !path.isEmpty else {
            globals.insert(key)
            return
        }
        var entry = entries[current] ?? .init()
        entry.members.append(.init(text: text, key: key, isInert: isInert(node), hasDefault: isExtension.last ?? false))
        entries[current] = entry
    }

    private func kind(_ modifiers: DeclModifierListSyntax) -> String {
        let names = modifiers.map(\.name.text)
        return names.contains("static") || names.contains("class") ? "static " : ""
    }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            let name = node.name.text + labels(node.signature.parameterClause)
            add("\(kind(node.modifiers))func \(name)\(requirementTypes(node))", key: name, node)
        }
        return .skipChildren
    }

    /// Of a protocol's requirement the types, as a conforming class of another module writes these:
    /// ` | UIScrollView | Bool => CGFloat`.
    private func requirementTypes(_ node: FunctionDeclSyntax) -> String {
        guard implied.last == true, isExtension.last == false, node.signature.effectSpecifiers == nil,
            node.genericParameterClause == nil
        else {
            return ""
        }
        let types = node.signature.parameterClause.parameters.map { " | " + $0.type.trimmedDescription.onOneLine }
            .joined()
        return types + (node.signature.returnClause.map { " => " + $0.type.trimmedDescription.onOneLine } ?? "")
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            let isRequired = node.modifiers.contains { $0.name.text == "required" }
            let name = "init\(node.optionalMark == nil ? "" : "?")" + labels(node.signature.parameterClause)
            let types =
                isRequired
                ? " "
                    + node.signature.parameterClause.parameters.map { qualified($0.type.trimmedDescription) }.joined(
                        separator: ", ") : ""
            // Subclasses need not override a convenience initializer that replaces a designated one.
            let replaces = isRequired || node.modifiers.contains { $0.name.text == "override" }
            let isConvenience = replaces && node.modifiers.contains { $0.name.text == "convenience" }
            add(
                "\(isRequired ? "required " : "")\(isConvenience ? "convenience " : "")\(name)\(types)", key: name, node
            )
        }
        return .skipChildren
    }

    /// A nested type as a subclass of another module names it.
    private func qualified(_ name: String) -> String {
        let nested = ["CellStyle", "Style"].contains(name)
        return nested ? current + "." + name : name
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) {
            for binding in node.bindings {
                let name = binding.pattern.trimmedDescription
                add("\(kind(node.modifiers))var \(name)", key: name, node)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { add("case \(element.name.text)", key: element.name.text, node) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { add("typealias \(node.name.text)", key: node.name.text, node) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension String {
    /// With each line end and the space around it as one space.
    fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
