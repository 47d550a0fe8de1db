import SwiftSyntax

/// `@objc optional func` becomes a requirement with a default in an extension, and one more requirement that says
/// whether an object implements it. Classes that do say so on the line of their closing brace.
enum OptionalRequirements: RewritingRule {
    static let name = "Optional requirements"
    static let sites: [SyntaxKind] = [.protocolDecl, .classDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let declaration = node.as(ProtocolDeclSyntax.self) { declare(declaration, context) }
        if let declaration = node.as(ClassDeclSyntax.self) { answer(declaration, context) }
    }

    /// The name of what says whether a method is implemented.
    static func implementsName(_ method: MethodFact) -> String {
        "implements_"
            + ([method.name] + method.labels + (method.overload.isEmpty ? [] : [method.overload])).joined(
                separator: "_")
    }

    /// The name of the method that answers nil where the requirement is not implemented.
    static func ifImplementedName(_ method: MethodFact) -> String {
        "ifImplemented_" + ([method.name] + method.labels).joined(separator: "_")
    }

    static func answersValue(_ method: MethodFact) -> Bool {
        guard let result = method.result, !["Void", "()"].contains(result) else { return false }
        return !result.hasSuffix("?") && !result.hasSuffix("!")
    }

    // MARK: The protocol

    private static func declare(_ declaration: ProtocolDeclSyntax, _ context: RewritingContext) {
        let access =
            declaration.modifiers.has("public")
            ? "public "
            : declaration.modifiers.has("fileprivate") || declaration.modifiers.has("private") ? "fileprivate " : ""
        var requirements: [String] = []
        var defaults: [String] = []
        func consider(_ members: MemberBlockItemListSyntax) {
            for member in members {
                if let chain = member.decl.as(IfConfigDeclSyntax.self) {
                    let active = chain.clauses.first { context.conditions.read($0.condition) != .fails }
                    if case .decls(let inner)? = active?.elements { consider(inner) }
                } else if let function = member.decl.as(FunctionDeclSyntax.self),
                    let word = function.modifiers.modifier("optional")
                {
                    context.remove(word)
                    let (requirement, text) = Self.defaults(for: function, access, context)
                    requirements.append(requirement)
                    defaults += text
                } else if let property = member.decl.as(VariableDeclSyntax.self),
                    let word = property.modifiers.modifier("optional")
                {
                    context.remove(word)
                    defaults += OptionalProperties.declare(property, access, context)
                }
            }
        }
        consider(declaration.memberBlock.members)
        guard !requirements.isEmpty || !defaults.isEmpty else { return }
        context.addMembers(requirements, to: declaration.memberBlock)
        context.append("extension \(context.enclosingType) { \(defaults.joined(separator: "; ")) }")
    }

    private static func defaults(for function: FunctionDeclSyntax, _ access: String, _ context: RewritingContext) -> (
        requirement: String, texts: [String]
    ) {
        var method = MethodFact(name: function.name.text.withoutBackticks)
        let parameters = function.signature.parameterClause.parameters
        method.labels = parameters.labels
        let types = parameters.typeTexts
        let known = context.program.entries[context.enclosingType]?.methods.first {
            $0.reference == method.reference && $0.parameterTypes == types
        }
        method.overload = known?.overload ?? ""
        method.result = function.signature.returnClause?.type.trimmedDescription.onOneLine
        let kind = function.modifiers.has("static") ? "static " : ""
        let head = "\(access)\(kind)func \(function.name.text)"
        let signature = function.genericParameterClause.map(\.codeText) ?? ""
        let parts = function.signature.codeText
        let body =
            answersValue(method)
            ? "{ fatalError(\"\(method.reference) is optional, and this object does not implement it\") }"
            : method.result == nil || !(method.result!.hasSuffix("?") || method.result!.hasSuffix("!"))
                ? "{}" : "{ nil }"
        let flag = "\(kind)var \(implementsName(method)): Bool"
        var texts = ["\(head)\(signature)\(parts) \(body)", "\(access)\(flag) { false }"]
        if answersValue(method), let result = method.result {
            let names = parameters.map { ($0.secondName ?? $0.firstName).text }
            let arguments = zip(parameters, names).map { parameter, name in
                parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
            }
            texts.append(
                """
                \(access)\(kind)func \
                \(ifImplementedName(method))\(signature)\(function.signature.parameterClause.codeText) -> \
                \(result)?
                """
                    + """
                     { \(implementsName(method)) ? \
                    self.\(function.name.text)(\(arguments.joined(separator: ", "))) : nil }
                    """
            )
        }
        return ("\(flag) { get }", texts)
    }

    // MARK: Classes that conform

    private static func declares(_ method: MethodFact, _ entry: ProgramFacts.Entry) -> Bool {
        guard entry.references.contains(method.reference) else { return false }
        return method.overload.isEmpty
            || entry.methods.contains { $0.reference == method.reference && $0.parameterTypes == method.parameterTypes }
    }

    private static func answer(_ declaration: ClassDeclSyntax, _ context: RewritingContext) {
        let program = context.program
        let path = context.enclosingType
        guard let entry = program.entries[path] else { return }
        OptionalProperties.answer(declaration, path, entry, context)
        guard !program.optionalMethods.isEmpty else { return }
        let access = declaration.modifiers.has("open") || declaration.modifiers.has("public") ? "public " : ""
        let ancestors = program.lineage(of: path).dropFirst()
        var members: [String] = []
        for proto in program.protocols(of: path).sorted() {
            for method in program.entries[proto]?.methods ?? [] where method.isOptional {
                let isHere = declares(method, entry)
                let conformsHere = !ancestors.contains { program.protocols(of: $0).contains(proto) }
                let kind = method.isType ? "class " : ""
                let name = implementsName(method)
                guard !entry.properties.contains(where: { $0.name == name }) else { continue }
                let isAbove = ancestors.contains { ancestor in
                    program.entries[ancestor].map { declares(method, $0) } ?? false
                }
                if conformsHere {
                    let isBelow = program.below[path]?.methods.contains(method.reference) ?? false
                    if isHere || isAbove || isBelow {
                        members.append("\(access)\(kind)var \(name): Bool { \(isHere || isAbove) }")
                    }
                } else if isHere, !isAbove {
                    members.append("override \(access)\(kind)var \(name): Bool { true }")
                }
            }
        }
        context.addMembers(members, to: declaration.memberBlock)
    }
}

extension SyntaxProtocol {
    /// The tokens on one line, without comments.
    var codeText: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !text.hasSuffix(" "), !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        while text.hasSuffix(" ") { text.removeLast() }
        return text
    }
}
