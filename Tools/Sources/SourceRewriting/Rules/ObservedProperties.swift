import SwiftSyntax

/// On iOS the setter of an `@objc dynamic` property notifies the observers. Here the property does that itself, when it
/// has changed. The protocol of all observed objects has another name in the library.
enum ObservedProperties: RewritingRule {
    static let name = "Observed properties"
    static let sites: [SyntaxKind] = [.variableDecl, .identifierType]
    static let bodyWords: Set<String> = ["dynamic", "objcMembers", applesProtocol]
    private static let applesProtocol = "_KeyValueCodingAndObserving"
    private static let proto = "KeyValueObservable"

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let type = node.as(IdentifierTypeSyntax.self) {
            guard type.name.text == applesProtocol, context.program.entries[applesProtocol]?.kind == nil else { return }
            context.replace(type.name, with: proto)
            return FrameworkImports.note(proto, context)
        }
        guard let variable = node.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            variable.modifiers.has("dynamic"),
            variable.attributes.has("objc") || isMember(variable, ofClassWith: "objcMembers"),
            !variable.modifiers.has("static"), !variable.modifiers.has("class"),
            hasObservers(context.enclosingType, context.program)
        else { return }
        guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
            return context.warn(
                variable, "observers of these properties are not told of changes on Linux; declare each on its own")
        }
        tell(binding, context)
    }

    private static func isMember(_ variable: VariableDeclSyntax, ofClassWith attribute: String) -> Bool {
        var parent = variable.parent
        while let node = parent {
            if let type = node.as(ClassDeclSyntax.self) { return type.attributes.has(attribute) }
            if node.is(FunctionDeclSyntax.self) || node.is(StructDeclSyntax.self) || node.is(ExtensionDeclSyntax.self) {
                return false
            }
            parent = node.parent
        }
        return false
    }

    /// Whether the type is an `NSObject`: what derives from a class of another module is taken for one.
    private static func hasObservers(_ type: String, _ program: ProgramFacts) -> Bool {
        guard let path = program.resolve(type) else { return false }
        for ancestor in program.lineage(of: path) {
            guard let entry = program.entries[ancestor] else { continue }
            if entry.isLibrary { return true }
            for name in entry.inherits.map(\.bareTypeName) where !plain.contains(name) {
                // Of what is declared elsewhere nothing is known here but extensions.
                guard let known = program.resolve(name, from: ancestor.outerPath), program.entries[known]?.kind != nil
                else { return true }
            }
        }
        return false
    }

    /// Names in the position of a superclass whose properties cannot be observed.
    private static let plain: Set<String> = [
        "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable",
        "Error", "Hashable", "Identifiable", "ObservableObject", "Sendable", "XCTestCase",
    ]

    private static func tell(_ binding: PatternBindingSyntax, _ context: RewritingContext) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
            return
        }
        let call = "self.didChangeValue(forKey: \"\(name)\")"
        guard let block = binding.accessorBlock else {
            return context.insert(" { didSet { \(call) } }", at: place(behind: binding))
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let bodies = Dictionary(
            accessors.map { ($0.accessorSpecifier.text, $0.body) }, uniquingKeysWith: { first, _ in first })
        if let setter = bodies["didSet"] ?? bodies["set"] {
            // The call is at the end of the setter, on every path.
            if let brace = setter?.leftBrace { context.insert(" defer { \(call) };", at: brace.end) }
        } else if bodies["willSet"] != nil, let last = accessors.last {
            context.insert(" didSet { \(call) }", at: last.end)
        }
    }

    /// Behind the value or the type, and before a comma.
    private static func place(behind binding: PatternBindingSyntax) -> Int {
        binding.initializer?.end ?? binding.typeAnnotation?.end ?? binding.pattern.end
    }
}
