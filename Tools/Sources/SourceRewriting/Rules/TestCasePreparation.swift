import SwiftSyntax

/// A test case on the main actor prepares its tests on it: `setUp`, `tearDown`, `setUpWithError` and
/// `tearDownWithError` that override XCTest's, which have no isolation, get a name of their own and stay on the main
/// actor. The overrides, on the line of the closing brace, call them there: XCTest on Linux calls them on the main
/// thread, as on iOS.
///
/// The class is said to be sendable, because XCTest's is not and awaiting XCTest's own methods would send the test to
/// another thread.
enum TestCasePreparation: RewritingRule {
    static let name = "setUp on the main actor"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = []

    private static let names: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        let path = context.enclosingType
        guard let declaration = node.as(ClassDeclSyntax.self), MainActorTests.isTestCase(path, context.program) else {
            return
        }
        let isWhole = MainActorTests.isMainActor(path, context.program)
        let methods = overrides(declaration.memberBlock.members, context).filter {
            isWhole || $0.attributes.has("MainActor")
        }
        guard
            isWhole || !methods.isEmpty
                || MainActorTests.tests(of: declaration, context).contains(where: { $0.attributes.has("MainActor") })
        else { return }
        makeSendable(declaration, context)
        let flat = path.flatPath
        context.addMembers(methods.map { prepare($0, flat, context) }, to: declaration.memberBlock)
    }

    /// Those without a word on isolation but `@MainActor`; one that awaits may be on the main actor as it is.
    private static func overrides(_ items: MemberBlockItemListSyntax, _ context: RewritingContext)
        -> [FunctionDeclSyntax]
    {
        items.flatMap { item -> [FunctionDeclSyntax] in
            if let chain = item.decl.as(IfConfigDeclSyntax.self) {
                // An override on one line cannot depend on a condition that may or may not hold.
                guard chain.clauses.allSatisfy({ context.conditions.read($0.condition) != .open }) else { return [] }
                return context.reading.conditions(for: chain).active(chain).flatMap {
                    elements -> [FunctionDeclSyntax] in
                    if case .decls(let items) = elements { overrides(items, context) } else { [] }
                }
            }
            guard let function = item.decl.as(FunctionDeclSyntax.self), names.contains(function.name.text),
                function.modifiers.has("override"),
                !function.modifiers.has("nonisolated"), function.signature.parameterClause.parameters.isEmpty,
                function.signature.effectSpecifiers?.asyncSpecifier == nil, function.body != nil
            else { return [] }
            return [function]
        }
    }

    /// Renames a method.
    /// - Returns: the override that calls the method.
    private static func prepare(_ function: FunctionDeclSyntax, _ path: String, _ context: RewritingContext) -> String {
        let name = "mainActor_\(function.name.text)_\(path)"
        context.replace(function.name, with: name)
        for modifier in function.modifiers where ["override", "open", "public", "final"].contains(modifier.name.text) {
            context.remove(modifier)
        }
        let modifiers = function.modifiers.map(\.trimmedDescription).joined(separator: " ")
        let attempt = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        let head = "nonisolated \(modifiers) func \(function.name.text)\(function.signature.codeText)"
        return "\(head) { \(attempt)MainActor.assumeIsolated { \(attempt)\(name)() } }"
    }

    private static func makeSendable(_ declaration: ClassDeclSyntax, _ context: RewritingContext) {
        guard let types = declaration.inheritanceClause?.inheritedTypes, let last = types.last else { return }
        guard !types.contains(where: { $0.type.tokens(viewMode: .sourceAccurate).contains { $0.text == "Sendable" } })
        else { return }
        context.insert(", @unchecked Sendable", at: last.end)
    }
}
