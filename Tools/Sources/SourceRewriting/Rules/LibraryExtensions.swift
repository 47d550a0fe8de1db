import SwiftSyntax

/// Rewrites members that a program adds to UIKit's classes in extensions and overrides in subclasses. Each
/// implementation gets a separate name. A member with the original name, after the last line, calls the implementation
/// for the object's class. `super` calls the implementation of the superclass by its separate name.
///
/// An override of UIKit's own member in an extension of UIKit's class has no such place: it is no override then, and a
/// warning says so.
enum LibraryExtensions: RewritingRule {
    static let name = "Overrides in extensions of UIKit's classes"
    static let sites: [SyntaxKind] = [.functionDecl, .variableDecl, .memberAccessExpr, .classDecl]
    /// Calls of `super` are found where the whole program asks for them: see `ProgramFacts.asksForBodies`.
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let access = node.as(MemberAccessExprSyntax.self) { return callSuper(access, context) }
        if let type = node.as(ClassDeclSyntax.self) { return conform(type, context) }
        guard isMember(node) else { return }
        if let function = node.as(FunctionDeclSyntax.self) {
            var method = MethodFact(name: function.name.text.withoutBackticks)
            method.labels = function.signature.parameterClause.parameters.labels
            method.isType = isType(function.modifiers)
            consider(method.reference, function.name, function.modifiers, isType: method.isType, node, context) {
                forward(function, $0)
            }
        } else if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        {
            consider(
                pattern.identifier.text.withoutBackticks, pattern.identifier, variable.modifiers,
                isType: isType(variable.modifiers), node, context
            ) {
                forward(binding, $0)
            }
        }
    }

    private static func isType(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has("static") || modifiers.has("class")
    }

    /// Of a type, not of a function.
    private static func isMember(_ node: Syntax) -> Bool {
        guard let item = node.parent?.as(MemberBlockItemSyntax.self), let around = item.parent?.parent?.parent else {
            return false
        }
        return around.is(ClassDeclSyntax.self) || around.is(ExtensionDeclSyntax.self)
            || around.is(IfConfigClauseSyntax.self)
    }

    private static func consider(
        _ reference: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, isType: Bool, _ node: Syntax,
        _ context: RewritingContext,
        forward: (DispatchedMember) -> (head: String, forwards: (String) -> String)?
    ) {
        guard let path = context.program.resolve(context.enclosingType) else { return }
        let isOverride = modifiers.has("override")
        // Without `@objc` no subclass can override a member of an extension.
        if !isOverride, let word = modifiers.modifier("open"), ExtensionMembers.isInExtension(node),
            context.program.entries[path]?.isLibrary ?? false
        {
            context.replace(word, with: "public")
        }
        guard let member = context.program.dispatched(reference, isType: isType, in: path),
            isOverride != (member.base == path)
        else {
            if isOverride, ExtensionMembers.isInExtension(node), context.program.entries[path]?.isLibrary ?? false {
                release(reference, name, modifiers, path, context)
            }
            return
        }
        if isOverride {
            context.replace(name, with: member.name(in: path))
            if let word = modifiers.modifier("override") { context.remove(word) }
            if let word = modifiers.modifier("open") { context.replace(word, with: "public") }
            if let function = node.as(FunctionDeclSyntax.self) { addWider(function, member, path, context) }
            if let variable = node.as(VariableDeclSyntax.self),
                let above = context.program.superName(of: name.text.withoutBackticks, labels: nil, in: path)
            {
                ObservedOverrides.rewrite(variable, superName: above, context)
            }
        } else if let (head, forwards) = forward(member) {
            context.replace(name, with: member.baseName)
            let access = modifiers.has("public") || modifiers.has("open") || isPublic(node) ? "public " : ""
            context.append(
                "extension \(path) { \(attribute(node))\(access)\(isType ? "class " : "")\(head) "
                    + "{ \(forwards(path)) } }"
            )
            if !member.strangers.isEmpty {
                let actor = path.hasPrefix("UI") ? "@MainActor " : ""
                let text =
                    node.as(FunctionDeclSyntax.self).map { "func \(member.requirement)\(plainSignature($0))" }
                    ?? head.replacing(member: member) + (forwards(path).hasPrefix("get") ? " { get set }" : " { get }")
                context.append(
                    "\(actor)\(access)protocol \(member.proto): AnyObject { \(isType ? "static " : "")\(text) }")
            }
        }
    }

    /// Without default values, which a protocol cannot have.
    private static func plainSignature(_ function: FunctionDeclSyntax) -> String {
        let parameters = function.signature.parameterClause.parameters.map { parameter in
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            return "\(names): \(parameter.type.trimmedDescription.onOneLine)\(parameter.ellipsis == nil ? "" : "...")"
        }
        let effects = function.signature.effectSpecifiers.map { " " + $0.codeText } ?? ""
        let result = function.signature.returnClause.map { " -> " + $0.type.trimmedDescription.onOneLine } ?? ""
        return "(\(parameters.joined(separator: ", ")))\(effects)\(result)"
    }

    private static func isPublic(_ node: Syntax) -> Bool {
        node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self).map {
            $0.modifiers.has("public") || $0.modifiers.has("open")
        } ?? false
    }

    // MARK: What asks for the object's class

    /// - Parameter cast: behind the result of another class's implementation.
    private static func choice(
        _ member: DispatchedMember, _ use: (String) -> String, isResult: Bool, cast: String = "", base: String? = nil
    ) -> String {
        let kind = member.isType ? ".Type" : ""
        let answer = isResult ? "return " : ""
        let cases = member.overriders.map {
            """
            if let own = self as? \($0)\(kind) { \
            \(answer)\(use("own." + member.name(in: $0)))\(isResult ? cast : "; return") }
            """
        }
        let stranger =
            member.strangers.isEmpty
            ? []
            : [
                """
                if let own = self as? any \(member.proto)\(kind) { \
                \(answer)\(use("own." + member.requirement))\(isResult ? cast : "; return") }
                """
            ]
        return (stranger + cases + [answer + use(base ?? member.baseName)]).joined(separator: "; ")
    }

    // MARK: Classes that the extension's file cannot name

    private static func conform(_ type: ClassDeclSyntax, _ context: RewritingContext) {
        let program = context.program
        let path = context.enclosingType
        guard let entry = program.entries[path], let last = type.inheritanceClause?.inheritedTypes.last else { return }
        for member in program.dispatched[path] ?? []
        where member.strangers.contains(path) && !entry.references.contains(member.requirement) {
            let isBelow = program.lineage(of: path).dropFirst().contains(where: member.strangers.contains)
            guard let text = requirement(member, path, entry, isBelow: isBelow),
                !entry.properties.contains(where: { $0.name == member.requirement })
            else {
                continue
            }
            if !isBelow { context.insert(", " + member.proto, at: last.end) }
            let access = type.modifiers.has("open") || type.modifiers.has("public") ? "public " : ""
            context.addMembers([access + text], to: type.memberBlock)
        }
    }

    private static func requirement(
        _ member: DispatchedMember, _ path: String, _ entry: ProgramFacts.Entry, isBelow: Bool
    ) -> String? {
        let head = (isBelow ? "override " : "") + (member.isType ? "class " : "")
        let name = member.name(in: path)
        if let property = entry.properties.first(where: { $0.name == member.reference && $0.isOverride }) {
            guard let type = property.type else { return nil }
            let body = property.isSettable ? "get { \(name) } set { \(name) = newValue }" : name
            return "\(head)var \(member.requirement): \(type) { \(body) }"
        }
        guard let method = entry.methods.first(where: { $0.reference == member.reference && $0.isOverride }) else {
            return nil
        }
        let names = method.labels.indices.map { "a\($0)" }
        let parameters = zip(method.labels, zip(names, method.parameterTypes)).map { "\($0) \($1.0): \($1.1)" }.joined(
            separator: ", ")
        let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        let effects = method.effects.isEmpty ? "" : " " + method.effects
        let call =
            (method.effects.contains("throws") ? "try " : "") + (method.effects.contains("async") ? "await " : "")
        return
            """
            \(head)func \(member.requirement)(\(parameters))\(effects)\(method.result.map { " -> " + $0 } ?? "") \
            { \(call)\(name)(\(arguments)) }
            """
    }

    private static func forward(
        _ function: FunctionDeclSyntax, _ member: DispatchedMember, base: String? = nil
    ) -> (String, (String) -> String)? {
        let parameters = function.signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let value =
                parameter.type.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription == "inout"
                ? "&" + name : name
            return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
        }.joined(separator: ", ")
        let effects = function.signature.effectSpecifiers?.codeText ?? ""
        let call = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        let cast = result == "Self" ? " as! Self" : result == "Self?" ? " as! Self?" : ""
        let hasResult = !["Void", "()"].contains(result)
        return (
            "func \(function.name.text)\(function.signature.codeText)",
            { _ in choice(member, { "\(call)\($0)(\(arguments))" }, isResult: hasResult, cast: cast, base: base) }
        )
    }

    private static func attribute(_ node: Syntax) -> String {
        node.as(FunctionDeclSyntax.self)?.attributes.has("discardableResult") == true ? "@discardableResult " : ""
    }

    /// An override may have parameters of wider types, which callers of the overriding type use. The extension of that
    /// type gets a member with these types. Its last parameter makes the member no override, which Swift would refuse.
    private static func addWider(
        _ function: FunctionDeclSyntax, _ member: DispatchedMember, _ path: String, _ context: RewritingContext
    ) {
        let program = context.program
        let types = function.signature.parameterClause.parameters.typeTexts
        func differs(_ type: String) -> Bool {
            let methods = program.entries[type]?.methods ?? []
            let own = methods.first { $0.reference == member.reference && $0.isType == member.isType }
            return own.map { $0.parameterTypes != types } ?? true
        }
        guard differs(member.base), program.entries[path]?.cannotBeNamed == false, !isLocal(function) else { return }
        var below = member
        below.strangers = []
        below.overriders = member.overriders.filter { $0 != path && program.isKind($0, of: path) && !differs($0) }
        guard let (_, forwards) = forward(function, below, base: member.name(in: path)) else { return }
        let parameters = function.signature.parameterClause.codeText
        let signature =
            parameters.dropLast() + ", _: Void = ())" + function.signature.codeText.dropFirst(parameters.count)
        let head = "func \(function.name.text)\(signature)"
        let modifiers = function.modifiers
        let isOpen = modifiers.has("public") || modifiers.has("open") || isPublic(Syntax(function))
        let access = (isOpen ? "public " : "") + (member.isType ? "class " : "")
        context.append(
            "extension \(path) { \(attribute(Syntax(function)))\(access)\(head) { \(forwards(path)) } }")
    }

    private static func isLocal(_ function: FunctionDeclSyntax) -> Bool {
        function.modifiers.has("private") || function.modifiers.has("fileprivate")
    }

    private static func forward(_ binding: PatternBindingSyntax, _ member: DispatchedMember) -> (
        String, (String) -> String
    )? {
        guard let type = binding.typeAnnotation?.type.trimmedDescription.onOneLine else { return nil }
        var canSet = false
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
            canSet = accessors.contains { $0.accessorSpecifier.text == "set" }
        }
        let read = choice(member, { $0 }, isResult: true)
        let write = choice(member, { "\($0) = newValue" }, isResult: false)
        return ("var \(member.name): \(type)", { _ in canSet ? "get { \(read) } set { \(write) }" : read })
    }

    // MARK: Others

    private static func callSuper(_ access: MemberAccessExprSyntax, _ context: RewritingContext) {
        guard access.base?.is(SuperExprSyntax.self) == true, let path = context.program.resolve(context.enclosingType)
        else { return }
        let labels = access.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text ?? "_" }
        let name = access.declName.baseName
        guard let new = context.program.superName(of: name.text.withoutBackticks, labels: labels, in: path) else {
            return
        }
        context.replace(name, with: new)
    }

    /// An override of the library's own member, for all objects of a class of the library.
    private static func release(
        _ reference: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ path: String,
        _ context: RewritingContext
    ) {
        context.warn(
            name,
            """
            \(reference) cannot override in an extension of \(path) on Linux, and is not called by UIKit; \
            override it in a subclass
            """
        )
        context.replace(name, with: LiftedMembers.name(name.text.withoutBackticks))
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { context.remove(modifier) }
    }
}

extension String {
    /// `var name: Type` under the name of the requirement.
    fileprivate func replacing(member: DispatchedMember) -> String {
        "var \(member.requirement)" + dropFirst("var \(member.name)".count)
    }
}
