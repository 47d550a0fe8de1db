import SwiftSyntax

/// A protocol of objects that requires `init()`, and that the program lets `NSObject` conform to. Objective-C makes an
/// object of every class in this way. Swift on Linux needs a `required` initializer, which `NSObject` does not have.
/// The requirement becomes a type method, which the library has for `NSObject`; an extension of the protocol offers
/// `init()` again.
enum ObjectInitializers: RewritingRule {
    static let name = "Initializers that NSObject satisfies"
    static let sites: [SyntaxKind] = [.protocolDecl, .classDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let declaration = node.as(ProtocolDeclSyntax.self) {
            consider(declaration, context)
        } else if let declaration = node.as(ClassDeclSyntax.self) {
            consider(declaration, context)
        }
    }

    /// Whether the rule is for a protocol of the program.
    private static func isSatisfiedByObjects(_ name: String, _ program: ProgramFacts) -> Bool {
        guard let entry = program.entries[name], entry.kind == .protocol, !entry.isLibrary else { return false }
        // A protocol with the type method was rewritten before; its extension has the initializer.
        guard !entry.methods.contains(where: { $0.name == "instanceByClass" }) else { return false }
        return entry.initializers.contains { $0.labels.isEmpty }
            && program.entries["NSObject"]?.inherits.contains(name) == true
    }

    private static func consider(_ declaration: ProtocolDeclSyntax, _ context: RewritingContext) {
        let name = context.enclosingType
        guard isSatisfiedByObjects(name, context.program) else { return }
        for member in declaration.memberBlock.members {
            guard let requirement = member.decl.as(InitializerDeclSyntax.self),
                requirement.signature.parameterClause.parameters.isEmpty, requirement.optionalMark == nil
            else { continue }
            context.replace(requirement, with: "static func instanceByClass() -> Self")
        }
        // Both declarations have one symbol, as the library's own initializers on class values. Other modules call the
        // initializer, so that the body is as visible.
        let access = context.program.entries[name]?.access == nil ? "" : "public "
        let symbol = "@_silgen_name(\"\(context.facts.module)_\(name)_init\")"
        context.append(
            "extension \(name) { @_disfavoredOverload \(symbol) \(access)init(); "
                + "\(symbol) \(access)static func madeInstance() -> Self { instanceByClass() } }")
        FrameworkImports.note("NSObject", context)
    }

    /// A class that is no `NSObject` calls its own initializer.
    private static func consider(_ declaration: ClassDeclSyntax, _ context: RewritingContext) {
        let name = context.enclosingType
        let program = context.program
        guard let entry = program.entries[name], !program.isKind(name, of: "NSObject"),
            entry.inherits.contains(where: { isSatisfiedByObjects($0, program) })
        else { return }
        let access = entry.access == nil ? "" : "public "
        context.addMembers(
            ["\(access)static func instanceByClass() -> Self { self.init() }"], to: declaration.memberBlock)
    }
}
