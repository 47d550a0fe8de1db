import SwiftSyntax

/// Test methods of XCTest on the main actor run on the main thread, as on iOS.
///
/// SwiftPM lists a class's tests in an array, which the compiler makes of methods with one isolation only, and XCTest
/// on Linux takes those without any. So in a class with some tests on the main actor all are, and a function for each
/// such class hands them over.
enum MainActorTests: RewritingRule {
    static let name = "Tests on the main actor"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let declaration = node.as(ClassDeclSyntax.self), isTestCase(context.enclosingType, context.program) else {
            return
        }
        let tests = tests(of: declaration, context)
        let isWhole = isMainActor(context.enclosingType, context.program)
        guard isWhole || tests.contains(where: { $0.attributes.has("MainActor") }) else {
            if context.program.listsSendableTests, !tests.isEmpty { passSendable(context) }
            return
        }
        if !isWhole {
            for test in tests where !test.attributes.has("MainActor") {
                context.insert("@MainActor ", at: test.modifiers.first?.start ?? test.funcKeyword.start)
            }
        }
        let path = context.enclosingType
        let entry = "XCTestCaseEntry { (\(path).self, tests.map { test in (test.0, {"
        // The list's functions are on the main actor, and sendable or not by the language's mode, so that the first two
        // take any. They are no better match than XCTest's own for the other two types.
        for sendable in ["", "@Sendable "] {
            context.append(
                """
                func testCase<Test>(_ tests: [(String, \(sendable)(\(path)) -> Test)]) -> \(entry) try \
                unsafeBitCast(test.1($0 as! (\(path))), to: (() throws -> Void).self)() }) }) }
                """
            )
        }
        if !isWhole,
            declaration.memberBlock.members.contains(where: {
                $0.decl.as(FunctionDeclSyntax.self).map(isAsynchronousTest) ?? false
            })
        {
            // In one list with those on the main actor.
            let plain = "(\(path)) -> () throws -> Void"
            let isolated = "(\(path)) -> @MainActor () throws -> Void"
            context.append(
                """
                func asyncTest(_ test: @escaping (\(path)) -> () async throws -> Void) -> \(isolated) { let make: \
                (@escaping (\(path)) -> () async throws -> Void) -> \(plain) = asyncTest; return \
                unsafeBitCast(make(test), to: (\(isolated)).self) }
                """
            )
        }
        for (effect, call) in [("", ""), ("throws ", "try ")] {
            context.append(
                """
                func testCase(_ tests: [(String, (\(path)) -> () \(effect)-> Void)]) -> \(entry) \(call)test.1($0 \
                as! (\(path)))() }) }) }
                """
            )
        }
    }

    /// XCTest takes functions that are not sendable, and the cast of such a list stops the program.
    private static func passSendable(_ context: RewritingContext) {
        let path = context.enclosingType
        for effect in ["", "throws "] {
            context.append(
                """
                func testCase(_ tests: [(String, @Sendable (\(path)) -> () \(effect)-> Void)]) -> XCTestCaseEntry \
                { (\(path).self, tests.map { test in (test.0, { \(effect.isEmpty ? "" : "try ")test.1($0 as! \
                (\(path)))() }) }) }
                """
            )
        }
    }

    static func isMainActor(_ path: String, _ program: ProgramFacts) -> Bool {
        program.lineage(of: path).contains { program.entries[$0]?.isMainActor ?? false }
    }

    static func tests(of declaration: ClassDeclSyntax, _ context: RewritingContext) -> [FunctionDeclSyntax] {
        declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter(isTest)
    }

    static func isTestCase(_ path: String, _ program: ProgramFacts) -> Bool {
        !path.isLocalPath
            && program.lineage(of: path).contains {
                program.entries[$0]?.inherits.contains { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" } ?? false
            }
    }

    private static func isTest(_ function: FunctionDeclSyntax) -> Bool {
        isListed(function) && function.signature.effectSpecifiers?.asyncSpecifier == nil
    }

    private static func isAsynchronousTest(_ function: FunctionDeclSyntax) -> Bool {
        isListed(function) && function.signature.effectSpecifiers?.asyncSpecifier != nil
    }

    private static func isListed(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && !function.modifiers.has("static")
    }
}
