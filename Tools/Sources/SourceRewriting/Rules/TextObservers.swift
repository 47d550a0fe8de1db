import SwiftSyntax

/// `observeValue(forKeyPath:of:change:context:)`, which every object has on iOS. Here responders have it. Another class
/// conforms to the library's `KeyValueObserver`, and the method is no override in the topmost class of the program that
/// has it.
///
/// The library's method has no isolation, as on iOS, where a class on the main actor may still override it there:
/// Objective-C's method says nothing of isolation. The rewriter gives such an override a separate name, and a method
/// without isolation calls the override.
enum TextObservers: RewritingRule {
    static let name = "Observers by text"
    static let sites: [SyntaxKind] = [.functionDecl]
    static let bodyWords: Set<String> = ["observeValue"]

    static let method: MethodFact = {
        var method = MethodFact(name: "observeValue")
        method.labels = ["forKeyPath", "of", "change", "context"]
        return method
    }()

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let function = node.as(FunctionDeclSyntax.self), function.name.text == method.name,
            function.signature.parameterClause.parameters.labels == method.labels,
            let word = function.modifiers.modifier("override"), let type = owner(of: function)
        else { return }
        if FoundationOverrides.inherits(method, context) {
            if let type = type.as(ClassDeclSyntax.self) { keepOnMainActor(function, in: type, context) }
            return
        }
        context.remove(word)
        FoundationOverrides.leaveOutSuper(method, function, context)
        conform(type, function, context)
    }

    /// The class or the extension with the method.
    private static func owner(of function: FunctionDeclSyntax) -> DeclSyntax? {
        var parent = function.parent
        while let node = parent {
            if node.is(ClassDeclSyntax.self) || node.is(ExtensionDeclSyntax.self) { return node.as(DeclSyntax.self) }
            if node.is(CodeBlockSyntax.self) { return nil }
            parent = node.parent
        }
        return nil
    }

    private static func conform(_ type: DeclSyntax, _ function: FunctionDeclSyntax, _ context: RewritingContext) {
        let path = context.program.resolve(context.enclosingType) ?? context.enclosingType
        let isOnMainActor =
            function.attributes.has("MainActor") || MainActorTests.isMainActor(path, context.program)
            || context.program.isOfLibrary(path)
        let isChecked = isOnMainActor && !function.modifiers.has("nonisolated")
        let name = (isChecked ? "@preconcurrency " : "") + "KeyValueObserver"
        if let last = type.asProtocol(DeclGroupSyntax.self)?.inheritanceClause?.inheritedTypes.last {
            context.insert(", " + name, at: last.end)
        } else if let type = type.as(ExtensionDeclSyntax.self) {
            context.insert(": " + name, at: type.extendedType.end)
        }
        FrameworkImports.note("KeyValueObserver", context)
    }

    /// If a superclass belongs to the library, the method of a class on the main actor gets a separate name.
    private static func keepOnMainActor(
        _ function: FunctionDeclSyntax, in type: ClassDeclSyntax, _ context: RewritingContext
    ) {
        let program = context.program
        let path = program.resolve(context.enclosingType) ?? context.enclosingType
        let isLibrarys = program.lineage(of: path).contains {
            program.entries[$0]?.isLibrary == true && program.entries[$0]?.references.contains(method.reference) == true
        }
        guard isLibrarys, function.attributes.has("MainActor") || MainActorTests.isMainActor(path, program),
            !function.modifiers.has("nonisolated"), function.body != nil
        else { return }
        let name = "mainActor_observeValue_" + path.flatPath
        context.replace(function.name, with: name)
        for modifier in function.modifiers where ["override", "open", "public", "final"].contains(modifier.name.text) {
            context.remove(modifier)
        }
        let modifiers = function.modifiers.map(\.trimmedDescription).joined(separator: " ")
        context.addMembers(
            [
                "nonisolated \(modifiers) func observeValue(forKeyPath keyPath: String?, of object: Any?, "
                    + "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) "
                        + """
                        { nonisolated(unsafe) let (object, change, context) = (object, change, context); \
                        MainActor.assumeIsolated
                        """
                    + " { \(name)(forKeyPath: keyPath, of: object, change: change, context: context) } }"
            ], to: type.memberBlock)
    }
}
