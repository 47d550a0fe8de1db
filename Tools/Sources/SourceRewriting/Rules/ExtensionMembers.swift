import SwiftSyntax

/// A member of an extension that overrides, or that a subclass overrides, moves into the class: the body gets, on the
/// line of its closing brace, one of the same name that calls the extension's, which is called `extension_…` then.
enum ExtensionMembers: RewritingRule {
    static let name = "Overrides in extensions"
    static let sites: [SyntaxKind] = [.classDecl, .functionDecl, .variableDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let declaration = node.as(ClassDeclSyntax.self) {
            guard let lifted = context.program.lifted[context.enclosingType] else { return }
            context.addMembers(
                members(lifted, context.program.entries[context.enclosingType]?.access), to: declaration.memberBlock)
        } else if let function = node.as(FunctionDeclSyntax.self), isInExtension(node) {
            var method = MethodFact(name: function.name.text.withoutBackticks)
            method.labels = function.signature.parameterClause.parameters.labels
            guard let lifted = lifted(context),
                let known = lifted.methods.first(where: { $0.reference == method.reference })
            else { return }
            rename(function.name, lifted.name(of: known), function.modifiers, context)
            allowCalls(function.attributes, context)
        } else if let variable = node.as(VariableDeclSyntax.self), isInExtension(node),
            let binding = variable.bindings.first
        {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
            guard let lifted = lifted(context),
                let known = lifted.properties.first(where: { $0.name == pattern.identifier.text })
            else { return }
            if known.observers.isEmpty {
                rename(pattern.identifier, lifted.name(of: known), variable.modifiers, context)
                allowCalls(variable.attributes, context)
            } else {
                splitObservers(variable, binding, lifted.name(of: known), context)
            }
        }
    }

    private static func lifted(_ context: RewritingContext) -> LiftedMembers? {
        context.program.resolve(context.enclosingType).flatMap { context.program.lifted[$0] }
    }

    /// An extension has no observed properties: each observer becomes a method, which the property in the class's body
    /// calls.
    private static func splitObservers(
        _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, _ context: RewritingContext
    ) {
        guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else { return }
        context.replace(variable.start..<block.leftBrace.end, with: "")
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            let observer = accessor.accessorSpecifier.text
            let value = accessor.parameters?.name.text ?? (observer == "willSet" ? "newValue" : "oldValue")
            let head = "func \(name)_\(observer)(_ \(value): \(binding.typeAnnotation?.type.trimmedDescription ?? "")) "
            context.replace(accessor.start..<body.leftBrace.start, with: head)
        }
        context.replace(block.rightBrace, with: "")
    }

    private static func rename(
        _ name: TokenSyntax, _ newName: String, _ modifiers: DeclModifierListSyntax, _ context: RewritingContext
    ) {
        context.replace(name, with: newName)
        let isFree =
            objectMembers.contains(name.text) && !modifiers.contains { $0.name.text == "nonisolated" }
            && modifiers.parent?.description.contains("MainActor.assumeIsolated") == true
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
            if isFree, modifier.name.text == "override" {
                context.replace(modifier.name, with: "nonisolated")
            } else {
                context.remove(modifier)
            }
        }
    }

    /// Members of every object, which any thread may call. An override that enters the main actor itself is called
    /// without an actor.
    private static let objectMembers: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    /// The class's body calls the member, also if the member is unavailable: `noasync` replaces `unavailable`, which
    /// keeps the message and the lines. A call of such a member of the app compiles then.
    private static func allowCalls(_ attributes: AttributeListSyntax, _ context: RewritingContext) {
        for case .attribute(let attribute) in attributes {
            guard attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments) = attribute.arguments,
                arguments.first?.argument.trimmedDescription == "*"
            else { continue }
            for argument in arguments {
                guard case .token(let token) = argument.argument, token.text == "unavailable" else { continue }
                context.replace(token, with: "noasync")
            }
        }
    }

    static func isInExtension(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ExtensionDeclSyntax.self) { return true }
            // A declaration among statements belongs to the statements, also in the getter of a property.
            if current.is(ClassDeclSyntax.self) || current.is(CodeBlockItemSyntax.self)
                || current.is(StructDeclSyntax.self)
            {
                return false
            }
            parent = current.parent
        }
        return false
    }

    private static func members(_ lifted: LiftedMembers, _ access: String?) -> [String] {
        let access = access.map { $0 + " " } ?? ""
        let methods = lifted.methods.map { method in
            let names = method.labels.indices.map { "a\($0)" }
            let parameters = zip(method.labels, zip(names, method.parameterTypes)).map { "\($0) \($1.0): \($1.1)" }
                .joined(separator: ", ")
            let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
            let result = method.result.map { " -> " + $0 } ?? ""
            let call =
                (method.effects.contains("throws") ? "try " : "") + (method.effects.contains("async") ? "await " : "")
            let effects = method.effects.isEmpty ? "" : " " + method.effects
            return
                """
                \(access)\(method.isOverride ? "override " : "")\(method.isType ? "class " : "")func \
                \(method.name)(\(parameters))\(effects)\(result)
                """
                    + " { \(call)\(lifted.name(of: method))(\(arguments)) }"
        }
        let properties = lifted.properties.map { property in
            let name = lifted.name(of: property)
            let observers = property.observers.map {
                "\($0) { \(name)_\($0)(\($0 == "willSet" ? "newValue" : "oldValue")) }"
            }
            let body =
                !observers.isEmpty
                ? observers.joined(separator: " ")
                : property.isSettable ? "get { \(name) } set { \(name) = newValue }" : name
            return
                """
                \(access)\(property.isOverride ? "override " : "")\(property.isType ? "class " : "")var \
                \(property.name): \(property.type ?? "") { \(body) }
                """
        }
        return methods + properties
    }
}
