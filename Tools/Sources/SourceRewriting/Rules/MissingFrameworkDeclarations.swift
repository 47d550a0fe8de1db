import SwiftSyntax

/// Leaves out the parts of a package that need SwiftUI or another missing framework: views, wrappers, extensions of
/// such types, and functions and properties with such types. Such declarations are removed, with all declarations that
/// name a removed one. The lines stay, empty. A function that names a removed declaration in its body alone stays, and
/// a call of the function stops the program.
enum MissingFrameworkDeclarations: RewritingRule {
    static let name = "Declarations for missing frameworks"
    static let sites: [SyntaxKind] = [
        .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl,
        .initializerDecl, .typeAliasDecl,
    ]
    /// Files that import a missing framework are read whole, and files that name what is left out: see
    /// `ProgramFacts.asksForBodies`.
    static let bodyWords: Set<String> = []
    /// The name that causes an omission.
    typealias Sign = (name: String, framework: String)

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.modules.missing.contains("SwiftUI"),
            !context.missingImports.isEmpty || !context.program.leftOut.isEmpty
                || !context.program.goneMembers.isEmpty
        else { return }
        if let sign = sign(of: node, context) {
            if keepOutlet(node, sign, context) { return }
            warn(node, sign, "what this file declares with its \(sign.name) and the like is left out", context)
            return context.removeWhole(node)
        }
        if let type = node.asProtocol(DeclGroupSyntax.self) {
            leaveOutConformances(type, context)
            context.goneMembers[context.enclosingType, default: [:]].merge(goneMembers(type.memberBlock, context)) {
                first, _ in first
            }
            if let type = node.as(ClassDeclSyntax.self) {
                leaveOutTests(type, context)
                if LostInitializers.needsOne(type, isGone: { sign(of: $0, context) != nil }) {
                    context.addMembers(["private init(missing: Never) { fatalError() }"], to: type.memberBlock)
                }
            }
        } else {
            replaceBodies(node, context)
        }
    }

    /// An outlet of an app stays as one of any object: a document connects it.
    private static func keepOutlet(_ node: Syntax, _ sign: Sign, _ context: RewritingContext) -> Bool {
        guard let outlet = DeclSyntax(node).flatMap({ keptOutlet($0, context) }) else { return false }
        warn(node, sign, "what this file declares with its \(sign.name) and the like is left out", context)
        let isList = outlet.type.trimmedDescription.hasPrefix("[")
        context.replace(outlet.type, with: isList ? "[AnyObject]?" : "AnyObject?")
        return true
    }

    /// An outlet that stays in an app, whatever its type.
    static func keptOutlet(_ member: DeclSyntax, _ context: RewritingContext) -> (name: String, type: TypeSyntax)? {
        guard context.program.apps.contains(context.facts.module), let outlet = member.as(VariableDeclSyntax.self),
            outlet.attributes.has("IBOutlet"), outlet.bindings.count == 1, let binding = outlet.bindings.first,
            let type = binding.typeAnnotation?.type
        else { return nil }
        return (binding.pattern.trimmedDescription, type)
    }

    private static func warn(_ node: Syntax, _ sign: Sign, _ text: String, _ context: RewritingContext) {
        if context.counts[name] == nil { context.warn(node, "\(absence(sign, context)): \(text)") }
    }

    private static func absence(_ sign: Sign, _ context: RewritingContext) -> String {
        "\(sign.framework) \(context.program.absence(of: sign.framework))"
    }

    private static func stop(_ sign: Sign, _ context: RewritingContext) -> String {
        "fatalError(\"\(absence(sign, context))\")"
    }

    /// A name in a declaration's head for which it is left out.
    private static func sign(of node: Syntax, _ context: RewritingContext) -> Sign? {
        let scope =
            node.asProtocol(DeclGroupSyntax.self) == nil ? context.enclosingType : context.enclosingType.outerPath
        let head = SwiftUINames.head(of: node).subtracting(conformances(of: node, context).map(\.name))
        let named = head.lazy.compactMap { sign($0, scope, context) }.first
        if node.asProtocol(DeclGroupSyntax.self) != nil, let framework = context.program.leftOut[context.enclosingType]
        {
            return named ?? (context.enclosingType, framework)
        }
        // A variable of a function goes with the function's body.
        if node.is(VariableDeclSyntax.self), node.parent?.is(CodeBlockItemSyntax.self) == true, !isGlobal(node) {
            return nil
        }
        return named
    }

    /// Whether a declaration is in a file itself, also inside conditions.
    private static func isGlobal(_ node: Syntax) -> Bool {
        var list = node.parent?.parent
        while let clause = list?.parent?.as(IfConfigClauseSyntax.self) {
            // The chain is an item of the list around it.
            list = clause.parent?.parent?.parent?.parent
        }
        return list?.parent?.is(SourceFileSyntax.self) == true
    }

    static func sign(_ name: String, _ scope: String, _ context: RewritingContext) -> Sign? {
        context.program.missingFramework(of: name, from: scope, imports: context.missingImports).map { (name, $0) }
    }

    // MARK: Conformances

    private static func conformances(of node: Syntax, _ context: RewritingContext) -> [LooseConformance] {
        guard let type = node.asProtocol(DeclGroupSyntax.self), let clause = type.inheritanceClause else { return [] }
        let kind: TypeFact.Kind =
            switch node.kind {
            case .protocolDecl: .protocol
            case .classDecl: .class
            case .extensionDecl: .extension
            default: .struct
            }
        var fact = TypeFact(kind: kind, path: context.enclosingType)
        fact.inherits = clause.inheritedTypes.map { $0.type.trimmedDescription.onOneLine }
        return context.program.conformances(fact, imports: context.missingImports)
    }

    private static func leaveOutConformances(_ type: some DeclGroupSyntax, _ context: RewritingContext) {
        let loose = conformances(of: Syntax(type), context)
        guard let first = loose.first, let clause = type.inheritanceClause else { return }
        warn(Syntax(type), (first.name, first.framework), "the conformance to \(first.name) is left out", context)
        let kept = clause.inheritedTypes.enumerated().filter { item in !loose.contains { $0.index == item.offset } }
        let text = kept.map { $0.element.type.trimmedDescription.onOneLine }.joined(separator: ", ")
        context.replace(clause, with: kept.isEmpty ? "" : ": " + text)
    }

    // MARK: Bodies

    /// Properties and methods of a type that are left out, with the framework. A method counts if no other method of
    /// its name stays.
    private static func goneMembers(_ block: MemberBlockSyntax, _ context: RewritingContext) -> [String: String] {
        var names: [String: String] = [:]
        for item in block.members {
            guard let variable = item.decl.as(VariableDeclSyntax.self),
                let sign = sign(of: Syntax(variable), context) ?? opaqueSign(of: Syntax(variable), context)
                    ?? untypedSign(of: Syntax(variable), context)
            else { continue }
            for binding in variable.bindings { names[binding.pattern.trimmedDescription] = sign.framework }
        }
        let functions = block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let signs = functions.map { sign(of: Syntax($0), context) ?? opaqueSign(of: Syntax($0), context) }
        let kept = Set(zip(functions, signs).filter { $0.1 == nil }.map(\.0.name.text))
        for (function, sign) in zip(functions, signs) where !kept.contains(function.name.text) {
            names[function.name.text] = sign?.framework
        }
        return names
    }

    private static func replaceBodies(_ node: Syntax, _ context: RewritingContext) {
        guard node.parent?.is(CodeBlockItemSyntax.self) != true || isGlobal(node) else { return }
        if let function = node.as(FunctionDeclSyntax.self), isTest(function, context), let body = function.body,
            let sign = sign(in: body.statements, context)
        {
            warn(node, sign, "a test that names its \(sign.name) and the like is left out", context)
            return context.removeWhole(node)
        }
        if let sign = opaqueSign(of: node, context) ?? untypedSign(of: node, context) {
            warn(node, sign, "what this file declares with its \(sign.name) and the like is left out", context)
            return context.removeWhole(node)
        }
        for list in bodies(of: node) {
            guard let first = list.first, let last = list.last, sign(in: list, context) != nil else { continue }
            let casts = MissingCasts(in: list) { self.sign($0, context.enclosingType, context) != nil }.parts
            guard let sign = sign(in: list, context, outside: casts.map(\.range)) else {
                for part in casts { context.replace(part.range, with: part.replacement) }
                continue
            }
            if leaveOutStatements(of: list, sign, node, context) { continue }
            warn(node, sign, "what names its \(sign.name) and the like stops when it is called", context)
            context.replace(first.start..<last.end, with: stop(sign, in: node, context))
        }
        for binding in node.as(VariableDeclSyntax.self)?.bindings ?? [] {
            guard let value = binding.initializer?.value, let sign = sign(in: value, context) else { continue }
            warn(node, sign, "what names its \(sign.name) and the like stops when it is called", context)
            context.replace(value, with: "{ \(stop(sign, context)) }()")
        }
    }

    /// In an app the other statements of a function run, and the first run writes a line to the log.
    private static func leaveOutStatements(
        of list: CodeBlockItemListSyntax, _ sign: Sign, _ node: Syntax, _ context: RewritingContext
    ) -> Bool {
        guard context.program.apps.contains(context.facts.module), let start = list.first?.start,
            let end = list.last?.end
        else { return false }
        let result = MissingResults.result(of: node)
        let parts = MissingStatements.parts(
            in: list, of: node, stop: result.map { "return \($0)" } ?? stop(sign, context)
        ) { self.sign(in: $0, context) != nil }
        guard parts != nil || result != nil else { return false }
        let function = MissingStatements.name(of: node)
        let owner = context.enclosingType.isEmpty ? "" : context.enclosingType + "."
        let name =
            "missing_"
            + "\(sign.framework)_\(owner)\(function)".map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        warn(node, sign, "statements that need its \(sign.name) and the like are left out", context)
        if let parts {
            for part in parts { context.replace(part.range, with: part.replacement) }
            context.insert("_ = \(name); ", at: start)
        } else if let result {
            context.replace(start..<end, with: "_ = \(name); return \(result)")
        }
        context.append(
            "private let \(name): Void = Foundation.FileHandle.standardError.write("
                + "Foundation.Data(\"chevron: \(owner)\(function) leaves out "
                + "statements that need \(sign.framework), which \(context.program.absence(of: sign.framework))"
                + "\\n\".utf8))")
        return true
    }

    /// A body that stops has a result of any type that has the protocol of an opaque one.
    private static func stop(_ sign: Sign, in node: Syntax, _ context: RewritingContext) -> String {
        guard let type = exampleType(for: node, context) else { return stop(sign, context) }
        return "({ () -> \(type) in \(stop(sign, context)) })()"
    }

    private static func exampleType(for node: Syntax, _ context: RewritingContext) -> String? {
        OpaqueResults.proto(of: node).flatMap(context.exampleType)
    }

    /// A name in a body for which a declaration is left out: its opaque result would have no type.
    private static func opaqueSign(of node: Syntax, _ context: RewritingContext) -> Sign? {
        guard OpaqueResults.areIn(node) else { return nil }
        let found = bodies(of: node).lazy.compactMap { list in
            let casts = MissingCasts(in: list) { self.sign($0, context.enclosingType, context) != nil }.parts
            return sign(in: list, context, outside: casts.map(\.range))
        }.first
        return found != nil && exampleType(for: node, context) == nil ? found : nil
    }

    /// A name in the initial value of a property without a type. A value that stops would have no type.
    private static func untypedSign(of node: Syntax, _ context: RewritingContext) -> Sign? {
        guard UntypedProperties.isOne(node), let value = node.as(VariableDeclSyntax.self)?.bindings.first?.initializer
        else { return nil }
        return sign(in: value, context)
    }

    private static func isTest(_ function: FunctionDeclSyntax, _ context: RewritingContext) -> Bool {
        function.attributes.has("Test")
            || function.name.text.hasPrefix("test") && MainActorTests.isTestCase(context.enclosingType, context.program)
    }

    /// A preparation that stops would stop all tests of the class.
    private static func leaveOutTests(_ type: ClassDeclSyntax, _ context: RewritingContext) {
        guard MainActorTests.isTestCase(context.enclosingType, context.program) else { return }
        let names = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "init"]
        for function in type.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
        where names.contains(function.name.text) {
            guard let body = function.body, let sign = sign(in: body.statements, context) else { continue }
            warn(Syntax(type), sign, "the tests that name its \(sign.name) and the like are left out", context)
            return context.removeWhole(type)
        }
    }

    private static func bodies(of node: Syntax) -> [CodeBlockItemListSyntax] {
        if let function = node.as(FunctionDeclSyntax.self) { return function.body.map { [$0.statements] } ?? [] }
        if let initializer = node.as(InitializerDeclSyntax.self) {
            return initializer.body.map { [$0.statements] } ?? []
        }
        return (node.as(VariableDeclSyntax.self)?.bindings ?? []).flatMap { binding -> [CodeBlockItemListSyntax] in
            switch binding.accessorBlock?.accessors {
            case .getter(let list)?: [list]
            case .accessors(let accessors)?: accessors.compactMap { $0.body?.statements }
            default: []
            }
        }
    }
}
