import SwiftSyntax

/// A method whose selector is exchanged checks at the start which implementation runs; the body moves to a separate
/// method:
///
///     func tracked(_ a: Bool) { if let exchanged = ExchangedMethod.find("tracked:", of: Page.self, self) { return
/// exchanged.call(a) }; return implementation_Page_tracked_(a) }; final func implementation_Page_tracked_(_ a: Bool) {
///
/// All of it stands behind the opening brace. The method's selector brings the body along:
/// `Selector(…).exchangeable(…)`. So a replacement that calls itself runs the former implementation, and a call of
/// either name runs what Objective-C would.
enum ExchangedMethods: RewritingRule {
    static let name = "Exchanged methods"
    static let sites: [SyntaxKind] = [.functionDecl]
    static let bodyWords: Set<String> = []

    /// Ends of the names of functions that change implementations.
    private static let endings = ["_exchangeImplementations", "_replaceMethod", "_addMethod", "_setImplementation"].map
    { Array($0.utf8) }

    static func areChanged(in source: [UInt8]) -> Bool {
        endings.contains { ByteSearch.firstPlace(of: $0, in: source) != nil }
    }

    // MARK: Which methods

    /// In a program that exchanges methods, of each type the methods that are named by a selector in a file with such a
    /// call, or beside a selector of a method of the library.
    static func find(_ files: [FileFacts], _ program: ProgramFacts) -> [String: Set<String>] {
        guard files.contains(where: \.exchangesMethods) else { return [:] }
        var found: [String: Set<String>] = [:]
        for file in files {
            for group in Dictionary(grouping: file.selectors, by: \.block).values {
                let methods = group.map { SelectorExpressions.find($0.written, from: $0.enclosing, program) }
                let own = methods.compactMap { $0 }.filter { isOwn($0.method, of: $0.owner, program) }
                guard file.exchangesMethods || own.count < methods.count else { continue }
                for (owner, method) in own where canBeExchanged(method, of: owner, program) {
                    found[owner, default: []].insert(ProgramFacts.key(method))
                }
            }
        }
        return found
    }

    private static func isOwn(_ method: MethodFact, of owner: String, _ program: ProgramFacts) -> Bool {
        guard let entry = program.entries[owner] else { return false }
        return !entry.isLibrary && entry.kind != nil || entry.ownExtensionMethods.contains(method)
    }

    /// Whether the method's arguments and its result can be passed on as they are.
    private static func canBeExchanged(_ method: MethodFact, of owner: String, _ program: ProgramFacts) -> Bool {
        guard let entry = program.entries[owner], entry.kind != .protocol, !entry.isGeneric, !owner.isLocalPath else {
            return false
        }
        guard method.effects.isEmpty, !method.isGeneric, method.labels.count <= (method.isType ? 2 : 4) else {
            return false
        }
        return method.parameterTypes.count == method.labels.count
            && method.parameterTypes.allSatisfy { type in
                let isClosure = type.contains("->") && !type.contains("@escaping") && !type.hasSuffix(")?")
                return !isClosure && !type.hasPrefix("inout ") && !type.hasSuffix("...") && !type.contains("some ")
                    && !type.contains("@autoclosure")
            }
    }

    // MARK: What becomes of a selector

    /// The text after the selector of a method that may be exchanged.
    static func ending(_ method: MethodFact, of owner: String, _ context: RewritingContext) -> String {
        guard context.program.exchanged[owner]?.contains(ProgramFacts.key(method)) == true else { return "" }
        let body = bodyName(method, owner)
        let reference =
            owner.sourceName + "." + body
            + (method.labels.isEmpty ? "" : "(\(method.labels.map { _ in "_:" }.joined()))")
        let name = body + method.labels.map { _ in ":" }.joined()
        let selector =
            method.isType
            ? "(\"\(name)\", of: \(owner.sourceName).self, \(reference))"
            : "(\"\(name)\", \(reference))"
        return ".exchangeable(\(context.selectorType)\(selector))"
    }

    private static func bodyName(_ method: MethodFact, _ owner: String) -> String {
        (["implementation", owner.flatPath, method.name] + method.labels.filter { $0 != "_" }).joined(separator: "_")
    }

    // MARK: What becomes of a method

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let function = node.as(FunctionDeclSyntax.self),
            let keys = context.program.exchanged[context.enclosingType], let body = function.body,
            function.parent?.is(MemberBlockItemSyntax.self) == true
        else { return }
        let parameters = function.signature.parameterClause.parameters
        var method = MethodFact(name: function.name.text.withoutBackticks)
        method.labels = parameters.labels
        method.isType = function.modifiers.has("static") || function.modifiers.has("class")
        guard keys.contains(ProgramFacts.key(method)) else { return }
        method.objcName = function.attributes.attribute("objc")?.argumentText
        guard !parameters.contains(where: { ($0.secondName ?? $0.firstName).text == "_" }) else {
            return context.warn(function, "\(method.name) cannot be exchanged while a parameter has no name; name it")
        }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let name = bodyName(method, context.enclosingType)
        let values = names.joined(separator: ", ")
        let find =
            "ExchangedMethod.find(\"\(SelectorName.of(method))\", of: \(context.enclosingType.sourceName).self, self)"
        let result = function.signature.returnClause.map { " -> \($0.type.trimmedDescription.onOneLine)" } ?? ""
        let types = parameters.map { $0.type.trimmedDescription.onOneLine }
        let list = zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
        let entry = " if let exchanged = \(find) { return exchanged.call(\(values)) }; return \(name)(\(values)) }; "
        context.insert(
            entry + head(function, method, context) + "func \(name)(\(list))\(result) {", at: body.leftBrace.end)
    }

    /// The attributes and modifiers of the method with the body.
    private static func head(_ function: FunctionDeclSyntax, _ method: MethodFact, _ context: RewritingContext)
        -> String
    {
        var words: [String] = []
        if function.attributes.has("MainActor") { words.append("@MainActor") }
        for modifier in function.modifiers {
            switch modifier.name.text {
            case "override", "dynamic", "final", "required": break
            case "open": words.append("public")
            case "class": words.append("static")
            default: words.append(modifier.trimmedDescription)
            }
        }
        let isInClass = function.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
        if isInClass, !method.isType { words.append("final") }
        return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }
}
