import SwiftSyntax

/// `@objc optional var title: String { get }` becomes a requirement of `String?` with a default of nil: that is what it
/// is read as. A class that implements it with the type as it was written gets a witness on the line of its closing
/// brace, which subclasses override.
enum OptionalProperties {
    /// Changes the requirement.
    /// - Returns: its default.
    static func declare(_ property: VariableDeclSyntax, _ access: String, _ context: RewritingContext) -> [String] {
        guard let binding = property.bindings.first, property.bindings.count == 1,
            let type = binding.typeAnnotation?.type
        else { return [] }
        let kind = property.modifiers.has("static") ? "static " : ""
        let name = binding.pattern.trimmedDescription
        let text = type.trimmedDescription.onOneLine
        guard !isOptional(text) else {
            let canSet = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
            return ["\(access)\(kind)var \(name): \(text) { get { nil }\(canSet ? " set {}" : "") }"]
        }
        context.replace(type, with: optional(text))
        // An optional requirement cannot be set on iOS.
        if let block = binding.accessorBlock { context.replace(block, with: "{ get }") }
        return ["\(access)\(kind)var \(name): \(optional(text)) { nil }"]
    }

    static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }
    private static func optional(_ type: String) -> String {
        type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? type + "?" : "(\(type))?"
    }

    /// Gives a class witnesses for the implemented properties.
    static func answer(
        _ declaration: ClassDeclSyntax, _ path: String, _ entry: ProgramFacts.Entry, _ context: RewritingContext
    ) {
        let program = context.program
        guard program.hasOptionalProperties else { return }
        let access = declaration.modifiers.has("open") || declaration.modifiers.has("public") ? "public " : ""
        let ancestors = program.lineage(of: path).dropFirst()
        func implements(_ name: String, _ type: String) -> Bool {
            program.entries[type]?.properties.contains { $0.name == name && !($0.type.map(isOptional) ?? false) }
                ?? false
        }
        var members: [String] = []
        for proto in program.protocols(of: path).sorted() {
            for property in program.entries[proto]?.properties ?? [] where property.isOptional {
                guard let type = property.type, !isOptional(type) else { continue }
                let witness = "implemented_\(property.name)"
                guard !entry.properties.contains(where: { $0.name == witness }) else { continue }
                // The type differs from the type of the protocol's default.
                let value = "\(property.name) as \(type)"
                let kind = property.isType ? "class " : ""
                let isHere = implements(property.name, path)
                let isAbove = ancestors.contains { implements(property.name, $0) }
                if !ancestors.contains(where: { program.protocols(of: $0).contains(proto) }) {
                    let isBelow = program.ownClasses.contains {
                        $0 != path && program.isKind($0, of: path) && implements(property.name, $0)
                    }
                    guard isHere || isAbove || isBelow else { continue }
                    members.append(
                        """
                        @_disfavoredOverload @_implements(\(proto), \(property.name)) \(access)\(kind)var \
                        \(witness): \(optional(type))
                        """
                            + " { \(isHere || isAbove ? value : "nil") }")
                } else if isHere, !isAbove {
                    members.append("override \(access)\(kind)var \(witness): \(optional(type)) { \(value) }")
                }
            }
        }
        context.addMembers(members, to: declaration.memberBlock)
    }
}
