import SwiftSyntax

/// UIKit makes cells, reusable views and bars from an app's classes. In Swift an initializer that is called on a class
/// value is `required`, so that `override init(frame:)` becomes `required init(frame:)` in those classes, `public` in a
/// public class. Where a class has other designated initializers only, one is added that says that it is not
/// implemented, as Objective-C's does when it is called.
enum RequiredInitializers: RewritingRule {
    static let name = "Required initializers"
    static let sites: [SyntaxKind] = [.initializerDecl, .classDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let initializer = node.as(InitializerDeclSyntax.self) { return rename(initializer, context) }
        if let type = node.as(ClassDeclSyntax.self) { complete(type, context) }
    }

    /// Initializers that the library's class above requires, beside `init(coder:)`, which iOS requires as well.
    private static func required(_ path: String, _ program: ProgramFacts) -> [InitializerFact] {
        for ancestor in program.lineage(of: path).dropFirst() {
            guard let entry = program.entries[ancestor], entry.isLibrary else { continue }
            let own = entry.initializers.filter { $0.isRequired && $0.labels != ["coder"] }
            if !own.isEmpty { return own }
        }
        return []
    }

    private static func rename(_ initializer: InitializerDeclSyntax, _ context: RewritingContext) {
        guard let word = initializer.modifiers.modifier("override"), !context.enclosing.isEmpty else { return }
        if isDelegateInitializer(initializer, context) { return context.insert("required ", at: word.start) }
        let labels = initializer.signature.parameterClause.parameters.labels
        let path = context.program.resolve(context.enclosingType) ?? context.enclosingType
        guard required(path, context.program).contains(where: { $0.labels == labels }) else { return }
        // Swift asks for a required initializer that is as open as its class.
        let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
        let type = initializer.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        let isHidden =
            type.map { $0.modifiers.has("open") || $0.modifiers.has("public") } == true
            && !levels.contains { initializer.modifiers.has($0) }
        if initializer.modifiers.has("required") { return context.remove(word) }
        context.replace(word, with: isHidden ? "public required" : "required")
    }

    /// Protocols of the library that ask for `init()`, which UIKit calls on the class: those of an app's and a scene's
    /// delegate.
    private static func asksForInitializer(_ path: String, _ program: ProgramFacts) -> Bool {
        guard let entry = program.entries[path], entry.kind == .class else { return false }
        let above = program.superclass(of: path).map { program.protocols(of: $0) } ?? []
        return program.protocols(of: path).subtracting(above).contains { name in
            guard let proto = program.entries[name], proto.isLibrary else { return false }
            return proto.initializers.contains { $0.labels.isEmpty }
        }
    }

    private static func isDelegateInitializer(_ initializer: InitializerDeclSyntax, _ context: RewritingContext) -> Bool
    {
        guard initializer.signature.parameterClause.parameters.isEmpty, !initializer.modifiers.has("required") else {
            return false
        }
        let type = initializer.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
        return type.map { !$0.modifiers.has("final") } == true
            && asksForInitializer(context.enclosingType, context.program)
    }

    private static func addDelegateInitializer(_ type: ClassDeclSyntax, _ context: RewritingContext) {
        guard !type.modifiers.has("final"), asksForInitializer(context.enclosingType, context.program) else { return }
        guard
            context.program.entries[context.enclosingType]?.initializers.contains(where: {
                !$0.isConvenience || $0.labels.isEmpty
            }) == false
        else { return }
        let isOpen = type.modifiers.has("open") || type.modifiers.has("public")
        context.addMembers(
            ["\(isOpen ? "public " : "")required override init() { super.init() }"], to: type.memberBlock)
    }

    private static func complete(_ type: ClassDeclSyntax, _ context: RewritingContext) {
        addDelegateInitializer(type, context)
        guard let entry = context.program.entries[context.enclosingType], !entry.isLibrary else { return }
        let designated = entry.initializers.filter { !$0.isConvenience && $0.labels != ["coder"] }
        guard !designated.isEmpty else { return }
        let isOpen = type.modifiers.has("open") || type.modifiers.has("public")
        let lacking = required(context.enclosingType, context.program).filter { wanted in
            guard !entry.initializers.contains(where: { $0.labels == wanted.labels }) else { return false }
            // A convenience one is inherited by a class that overrides the designated ones above.
            return !wanted.isConvenience || !overridesDesignated(entry, context)
        }
        context.addMembers(
            lacking.map { fact in
                let parameters = zip(fact.labels, fact.types).map { "\($0): \($1)" }.joined(separator: ", ")
                let name = "init(\(fact.labels.map { $0 + ":" }.joined()))"
                let kind = (isOpen ? "public " : "") + "required " + (fact.isConvenience ? "convenience " : "")
                return "\(kind)init(\(parameters)) { fatalError(\"\(name) has not been implemented\") }"
            }, to: type.memberBlock)
    }

    private static func overridesDesignated(_ entry: ProgramFacts.Entry, _ context: RewritingContext) -> Bool {
        guard let above = context.program.superclass(of: context.enclosingType),
            let parent = context.program.entries[above]
        else { return true }
        let designated = parent.initializers.filter { !$0.isConvenience }
        return designated.allSatisfy { wanted in entry.initializers.contains { $0.labels == wanted.labels } }
    }
}
