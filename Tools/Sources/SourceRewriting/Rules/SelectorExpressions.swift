import SwiftSyntax

/// `#selector(save(_:))` becomes a `Selector` with Objective-C's name and the method:
/// `Selector("save:", Editor.save(_:))`.
///
/// The type is the one around the expression or the one that is named; without labels the method is looked up there and
/// in what it inherits. A method of a protocol goes through a closure, and so does a method of the main actor in a
/// class outside of it. A member of UIKit and an initializer become a name alone.
enum SelectorExpressions: RewritingRule {
    static let name = "Selectors"
    static let sites: [SyntaxKind] = [.macroExpansionExpr]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" else { return }
        guard let argument = macro.arguments.first else { return }
        if let kind = argument.label?.text {
            let property = argument.expression.trimmedDescription.lastName
            let name = kind == "setter" ? SelectorName.setter(property) : property
            return context.replace(macro, with: context.selectorType + text(of: name))
        }
        guard let written = Written(argument.expression) else {
            return context.warn(
                macro, "this #selector is none that can be read; name a method, as in #selector(Editor.save(_:))")
        }
        // An initializer has no method as a value.
        if written.name == "init" {
            let name = SelectorName.of(written.name, written.labels ?? [])
            return context.replace(macro, with: context.selectorType + text(of: name))
        }
        context.replace(macro, with: context.selectorType + arguments(for: written, at: macro, context))
    }

    /// The content of the parentheses.
    public struct Written: Codable, Hashable, Sendable {
        /// The expression before the method: nothing, `self`, a type or another expression.
        var base: String?
        var name: String
        /// Nil where the method is named without parameters.
        var labels: [String]?
        /// The types of the parameters in `method as (Sender) -> Void`.
        var types: [String]?

        init?(_ expression: ExprSyntax) {
            var expression = Self.withoutParentheses(expression)
            if let cast = expression.as(SequenceExprSyntax.self), let subject = cast.elements.first {
                types = Self.types(of: cast.elements.last?.as(TypeExprSyntax.self)?.type)
                expression = subject
            } else if let cast = expression.as(AsExprSyntax.self) {
                types = Self.types(of: cast.type)
                expression = cast.expression
            }
            expression = Self.withoutParentheses(expression)
            let member = expression.as(MemberAccessExprSyntax.self)
            base = member?.base.map { $0.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" } }
            guard let reference = member?.declName ?? expression.as(DeclReferenceExprSyntax.self) else { return nil }
            name = reference.baseName.text.withoutBackticks
            labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
        }

        private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
            var inner = expression
            while let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
            {
                inner = only.expression
            }
            return inner
        }

        private static func types(of type: TypeSyntax?) -> [String]? {
            guard let signature = type?.as(FunctionTypeSyntax.self) else { return nil }
            // `(Editor) -> (Sender) -> Void` names the object first.
            let inner = signature.returnClause.type.as(FunctionTypeSyntax.self) ?? signature
            return inner.parameters.map { $0.type.trimmedDescription }
        }
    }

    private static func text(of name: String) -> String { "(\"\(name)\")" }

    /// The part after the type's name.
    private static func arguments(for written: Written, at node: some SyntaxProtocol, _ context: RewritingContext)
        -> String
    {
        let program = context.program
        guard let owner = owner(of: written, context.enclosingType, program) else {
            context.warn(
                node,
                """
                the type of "\(written.base ?? "self")" is not known here, so this selector is a name alone; \
                write the type: #selector(Type.\(written.name))
                """
            )
            return text(of: SelectorName.of(written.name, written.labels ?? []))
        }
        let all = program.methods(named: written.name, in: owner)
        let found = choose(all.map(\.method), written)
        guard let method = found ?? guess(written) else {
            context.warn(
                node,
                """
                \(owner.sourceName) has several methods named \(written.name), or none that is seen; write the \
                parameters: #selector(\(written.name)(_:))
                """
            )
            return text(of: SelectorName.of(written.name, written.labels ?? []))
        }
        let name = SelectorName.of(method)
        let declared = all.first { $0.method == method }?.owner
        if let declared, program.entries[declared]?.kind == .protocol {
            return selector(name, method, ofProtocol: declared, program)
        }
        guard method.labels.count <= (method.isType ? 2 : 4) else { return text(of: name) }
        let type = typeName(owner, context)
        // As a value, such a method of an object that is not Sendable does not compile in Swift 6.
        if let declared, method.isMainActor, program.entries[declared]?.isMainActor == false, !method.isType,
            method.parameterTypes.count == method.labels.count
        {
            return call(name, method, on: type)
        }
        let ending = declared.map { ExchangedMethods.ending(method, of: $0, context) } ?? ""
        if method.isType { return "(\"\(name)\", of: \(type).self, \(type).\(method.reference))\(ending)" }
        let isOverloaded = all.count { $0.method.name == method.name } > 1
        return "(\"\(name)\", \(reference(method, owner, type, written, isOverloaded, program)))\(ending)"
    }

    /// A method as a value. `Owner.save` means any of several where there are several, so that the type is written
    /// then.
    private static func reference(
        _ method: MethodFact, _ owner: String, _ type: String, _ written: Written, _ isOverloaded: Bool,
        _ program: ProgramFacts
    ) -> String {
        let value = "\(type).\(method.reference)"
        let needsType = written.types != nil || (isOverloaded && method.labels.isEmpty)
        guard needsType else { return value }
        let actor = program.isOfLibrary(owner) ? "@MainActor " : ""
        let result = method.result ?? "Void"
        return
            "\(value) as \(actor)(\(type)) -> \(actor)(\(method.parameterTypes.joined(separator: ", "))) -> \(result)"
    }

    /// The name of a type. Inside of a generic type the compiler finds the type's parameters by the last name alone.
    private static func typeName(_ owner: String, _ context: RewritingContext) -> String {
        let isInside = (context.enclosingType + ".").hasPrefix(owner + ".")
        return isInside && context.program.entries[owner]?.isGeneric == true ? owner.lastName : owner.sourceName
    }

    /// A method of a protocol cannot be named as a value of its type.
    private static func selector(
        _ name: String, _ method: MethodFact, ofProtocol owner: String, _ program: ProgramFacts
    ) -> String {
        guard let entry = program.entries[owner], method.parameterTypes.count == method.labels.count,
            !entry.isLibrary || isAnswered(method, program)
        else { return text(of: name) }
        return call(name, method, on: "any \(owner)")
    }

    /// A closure that calls the method on a target of a type.
    private static func call(_ name: String, _ method: MethodFact, on type: String) -> String {
        let names = method.labels.indices.map { "a\($0)" }
        let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
        let arguments = zip(names, method.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }.joined(separator: ", ")
        return
            """
            ("\(name)", { (target: \(type)) in { (\(parameters)) in \
            target.\(method.name)(\(arguments)) } })
            """
    }

    /// Whether every object with the library's protocol has a method. In a program that forwards requirements, classes
    /// list the optional requirements that they implement.
    private static func isAnswered(_ method: MethodFact, _ program: ProgramFacts) -> Bool {
        guard method.labels.count <= 4, !method.isType else { return false }
        return !program.forwarded.references.contains(method.reference)
            && !method.parameterTypes.contains { type in
                ["some ", "inout ", "..."].contains { type.contains($0) }
            }
    }

    private static func choose(_ methods: [MethodFact], _ written: Written) -> MethodFact? {
        var fitting = methods
        if let labels = written.labels { fitting = fitting.filter { $0.labels == labels } }
        if let types = written.types { fitting = fitting.filter { $0.parameterTypes == types } }
        if fitting.count > 1 {
            let marked = fitting.filter(\.isObjC)
            if marked.count == 1 { return marked[0] }
            if Set(fitting.map(\.reference)).count == 1 { return fitting[0] }
            return nil
        }
        return fitting.first
    }

    /// A method that no file declares, for example a method of a macro. The written labels are enough.
    private static func guess(_ written: Written) -> MethodFact? {
        guard let labels = written.labels else { return nil }
        var method = MethodFact(name: written.name)
        method.labels = labels
        return method
    }

    /// The method of the program that is meant, and the type that declares it; nil for a method that no file of the
    /// program shows.
    static func find(_ written: Written, from around: String, _ program: ProgramFacts) -> (
        owner: String, method: MethodFact
    )? {
        guard let owner = owner(of: written, around, program) else { return nil }
        let all = program.methods(named: written.name, in: owner)
        guard let method = choose(all.map(\.method), written), let declared = all.first(where: { $0.method == method })
        else { return nil }
        return declared
    }

    private static func owner(of written: Written, _ around: String, _ program: ProgramFacts) -> String? {
        guard let base = written.base, base != "self", base != "Self" else {
            return around.isEmpty ? nil : holder(of: written.name, from: around, program)
        }
        if let type = program.resolve(base, from: around) { return type }
        if base.first?.isUppercase == true { return base }
        // A property has the declared type.
        var type = around
        for part in base.split(separator: ".") where part != "self" {
            guard let property = program.property(String(part), in: program.resolve(type) ?? type)?.type,
                let next = program.resolve(property, from: type)
            else { return nil }
            type = next
        }
        return type
    }

    /// Inside a nested type a method may be one of the types around.
    private static func holder(of name: String, from path: String, _ program: ProgramFacts) -> String {
        let start = program.resolve(path) ?? path
        var type = start
        while !type.isEmpty {
            if !program.methods(named: name, in: type).isEmpty { return type }
            type = type.outerPath
        }
        return start
    }
}
