import SwiftSyntax

/// Rewrites a class that conforms to a delegate's protocol while only a subclass implements an optional method: the
/// class gets a witness on the line of its closing brace. The witness calls the method of an object of such a subclass,
/// and returns the protocol's default for other objects.
enum SubclassRequirements: RewritingRule {
    static let name = "Requirements that a subclass implements"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let declaration = node.as(ClassDeclSyntax.self) else { return }
        let path = context.enclosingType
        for hook in context.program.hooks[path] ?? [] { open(hook, declaration, context) }
        let mine = context.program.hookNames[path] ?? []
        let known = declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        let new = mine.filter { !known.contains($0) }
        guard !new.isEmpty, let last = declaration.inheritanceClause?.inheritedTypes.last else { return }
        context.insert(", " + new.joined(separator: ", "), at: last.end)
    }

    private static func open(_ hook: SubclassHook, _ declaration: ClassDeclSyntax, _ context: RewritingContext) {
        let program = context.program
        guard let entry = program.entries[hook.owner], !entry.methods.contains(where: { $0.name == hook.witness })
        else { return }
        let method = hook.method
        let names = method.labels.indices.map { "a\($0)" }
        let parameters = zip(method.labels, zip(names, method.parameterTypes)).map { "\($0) \($1.0): \($1.1)" }.joined(
            separator: ", ")
        let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        let call = "\(method.name)(\(arguments))"
        let result = method.result.map { " -> " + $0 } ?? ""
        let answersNothing = method.result == nil || ["Void", "()"].contains(method.result!)
        let access = entry.access == nil ? "" : "public "
        var otherwise = ""
        if !answersNothing {
            guard let text = defaults(hook, program) else {
                return context.warn(
                    declaration.name,
                    """
                    \(hook.subclasses[0]) implements \(method.reference) of \(hook.proto), which is not seen on \
                    Linux; implement it in \(hook.owner) too
                    """
                )
            }
            context.append(text)
            FrameworkImports.note("NSObject", context)
            otherwise = " else { return \(hook.defaults)().\(call) }"
        }
        let body =
            answersNothing
            ? "(self as? any \(hook.name))?.\(call)"
            : "guard let own = self as? any \(hook.name)\(otherwise); return own.\(call)"
        context.addMembers(
            [
                """
                @_disfavoredOverload @_implements(\(hook.proto), \(method.reference)) \(access)func \
                \(hook.witness)(\(parameters))\(result) { \(body) }
                """
            ],
            to: declaration.memberBlock)
        let actor = program.isOfLibrary(hook.owner) ? "@MainActor " : ""
        context.append(
            "\(actor)\(access)protocol \(hook.name): AnyObject { func \(method.name)(\(parameters))\(result) }")
    }

    /// A class that has nothing but the protocol's defaults. Other requirements of the protocol are declared in the
    /// form of the class.
    private static func defaults(_ hook: SubclassHook, _ program: ProgramFacts) -> String? {
        var members: [String] = []
        for requirement in program.entries[hook.proto]?.methods ?? []
        where !requirement.hasDefault && !requirement.isOptional {
            let declared = program.lineage(of: hook.owner).lazy.compactMap { type in
                program.entries[type]?.methods.first {
                    $0.reference == requirement.reference && $0.parameterTypes.count == $0.labels.count
                }
            }.first
            guard let declared else { return nil }
            let parameters = zip(declared.labels.indices, zip(declared.labels, declared.parameterTypes)).map {
                "\($1.0) a\($0): \($1.1)"
            }.joined(
                separator: ", ")
            members.append(
                "func \(declared.name)(\(parameters))\(declared.result.map { " -> " + $0 } ?? "") { fatalError() }")
        }
        let actor = program.isOfLibrary(hook.owner) ? "@MainActor " : ""
        return
            """
            \(actor)private final class \(hook.defaults): NSObject, \(hook.proto) { \
            \(members.joined(separator: "; ")) }
            """
    }
}
