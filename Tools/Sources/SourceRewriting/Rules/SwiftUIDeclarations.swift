import SwiftSyntax

/// What packages for UIKit offer for SwiftUI beside: views, modifiers, wrappers of controllers, extensions of SwiftUI's types, and functions
/// and properties of such types. SwiftUI is not there, so that such declarations go, and declarations that name them; their lines stay, empty. A
/// function that names one in its body alone stays and stops when it is called.
enum SwiftUIDeclarations: RewritingRule {
    static let name = "Declarations for SwiftUI"
    static let sites: [SyntaxKind] = [
        .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl, .initializerDecl, .typeAliasDecl,
    ]
    /// Files that import SwiftUI are read whole, and files that name what is left out: see `ProgramFacts.asksForBodies`.
    static let bodyWords: Set<String> = []
    private static let stop = "fatalError(\"SwiftUI is not there on Linux\")"

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard context.modules.missing.contains("SwiftUI"), context.imports.contains("SwiftUI") || !context.program.leftOut.isEmpty else { return }
        if let sign = sign(of: node, context) {
            warn(node, "what this file declares with its \(sign) and the like is left out", context)
            return context.removeWhole(node)
        }
        if let type = node.asProtocol(DeclGroupSyntax.self) {
            context.goneMembers[context.enclosingType, default: []].formUnion(goneMembers(type.memberBlock, context))
            if let type = node.as(ClassDeclSyntax.self) { leaveOutTests(type, context) }
        } else {
            replaceBodies(node, context)
        }
    }

    private static func warn(_ node: Syntax, _ text: String, _ context: RewritingContext) {
        if context.counts[name] == nil { context.warn(node, "SwiftUI is not there on Linux: \(text)") }
    }

    /// A name in a declaration's head for which it is left out.
    private static func sign(of node: Syntax, _ context: RewritingContext) -> String? {
        let scope = node.asProtocol(DeclGroupSyntax.self) == nil ? context.enclosingType : context.enclosingType.outerPath
        if node.asProtocol(DeclGroupSyntax.self) != nil, context.program.leftOut.contains(context.enclosingType) {
            return SwiftUINames.head(of: node).first { isGone($0, scope, context) } ?? context.enclosingType
        }
        // A variable of a function goes with the function's body.
        if node.is(VariableDeclSyntax.self), node.parent?.is(CodeBlockItemSyntax.self) == true, !isGlobal(node) { return nil }
        return SwiftUINames.head(of: node).first { isGone($0, scope, context) }
    }

    private static func isGlobal(_ node: Syntax) -> Bool { node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }

    private static func isGone(_ name: String, _ scope: String, _ context: RewritingContext) -> Bool {
        context.program.isGone(name, from: scope, importsSwiftUI: context.imports.contains("SwiftUI"))
    }

    // MARK: Bodies

    /// Properties of a type that are left out.
    private static func goneMembers(_ block: MemberBlockSyntax, _ context: RewritingContext) -> Set<String> {
        var names: Set<String> = []
        for item in block.members {
            guard let variable = item.decl.as(VariableDeclSyntax.self), sign(of: Syntax(variable), context) != nil else { continue }
            for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
        }
        return names
    }

    private static func replaceBodies(_ node: Syntax, _ context: RewritingContext) {
        guard node.parent?.is(CodeBlockItemSyntax.self) != true || isGlobal(node) else { return }
        if let function = node.as(FunctionDeclSyntax.self), isTest(function, context), let body = function.body, let sign = sign(in: body.statements, context) {
            warn(node, "a test that names its \(sign) and the like is left out", context)
            return context.removeWhole(node)
        }
        for list in bodies(of: node) {
            guard let first = list.first, let last = list.last, let sign = sign(in: list, context) else { continue }
            warn(node, "what names its \(sign) and the like stops when it is called", context)
            context.replace(first.start..<last.end, with: stop)
        }
        for binding in node.as(VariableDeclSyntax.self)?.bindings ?? [] {
            guard let value = binding.initializer?.value, let sign = sign(in: value, context) else { continue }
            warn(node, "what names its \(sign) and the like stops when it is called", context)
            context.replace(value, with: "{ \(stop) }()")
        }
    }

    private static func isTest(_ function: FunctionDeclSyntax, _ context: RewritingContext) -> Bool {
        function.attributes.has("Test") || function.name.text.hasPrefix("test") && MainActorTests.isTestCase(context.enclosingType, context.program)
    }

    /// What prepares all tests of a class would stop them all.
    private static func leaveOutTests(_ type: ClassDeclSyntax, _ context: RewritingContext) {
        guard MainActorTests.isTestCase(context.enclosingType, context.program) else { return }
        let names = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "init"]
        for function in type.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) where names.contains(function.name.text) {
            guard let body = function.body, let sign = sign(in: body.statements, context) else { continue }
            warn(Syntax(type), "the tests that name its \(sign) and the like are left out", context)
            return context.removeWhole(type)
        }
    }

    private static func bodies(of node: Syntax) -> [CodeBlockItemListSyntax] {
        if let function = node.as(FunctionDeclSyntax.self) { return function.body.map { [$0.statements] } ?? [] }
        if let initializer = node.as(InitializerDeclSyntax.self) { return initializer.body.map { [$0.statements] } ?? [] }
        return (node.as(VariableDeclSyntax.self)?.bindings ?? []).flatMap { binding -> [CodeBlockItemListSyntax] in
            switch binding.accessorBlock?.accessors {
            case .getter(let list)?: [list]
            case .accessors(let accessors)?: accessors.compactMap { $0.body?.statements }
            default: []
            }
        }
    }

    private static func sign(in node: some SyntaxProtocol, _ context: RewritingContext) -> String? {
        if let name = SwiftUINames.named(in: node).first(where: { isGone($0, context.enclosingType, context) }) { return name }
        let members = context.goneMembers[context.enclosingType] ?? []
        guard !members.isEmpty else { return nil }
        return node.tokens(viewMode: .sourceAccurate).first { token in
            guard members.contains(token.text), let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else { return true }
            return access.base?.trimmedDescription == "self"
        }?.text
    }
}
