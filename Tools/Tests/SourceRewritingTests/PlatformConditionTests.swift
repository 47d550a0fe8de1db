import SourceRewriting
import Testing

@Suite struct PlatformConditionTests {
    @Test("code for iOS is compiled, code for Linux is not")
    func platforms() {
        expect(
            "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n",
            becomes: "#if true\nlet a = 1\n#elseif false\nlet a = 2\n#endif\n")
        expect(
            "#if !os(macOS) && (os(iOS) || os(tvOS))\n#endif\n",
            becomes: "#if !os(macOS) && (true || os(tvOS))\n#endif\n")
        expect(
            "#if targetEnvironment(simulator) || canImport(ObjectiveC)\n#endif\n", becomes: "#if true || true\n#endif\n"
        )
    }

    @Test("a chain that was written for Linux too keeps its meaning")
    func writtenForBoth() {
        let source = "#if os(iOS) || os(macOS)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif\n"
        #expect(!Rewriting(source).isChanged)
    }

    @Test("a file that has nothing of UIKit keeps what it says of Linux")
    func withoutUIKit() {
        let body = "import Dispatch\n#if !os(Linux) && !os(Android)\n@available(iOS 17.0, *)\nfunc wait() {}\n#endif\n"
        #expect(!Rewriting(body).isChanged)
        expect(
            body + "var view: UIView?\n",
            becomes: body.replacing("!os(Linux)", with: "!false") + "var view: UIView?\nimport UIKit\n")
        expect(
            body + "#if os(iOS)\n#endif\n", becomes: body.replacing("!os(Linux)", with: "!false") + "#if true\n#endif\n"
        )
    }

    @Test(
        "a module that keeps code with UIKit from Linux is compiled as on iOS, in all of its files"
    )
    func guardedModule() {
        func isGuarded(_ text: String) -> Bool { GuardedUIKit.isIn(Array(text.utf8)) }
        #expect(
            isGuarded(
                "#if !os(watchOS) && !os(Linux)\n#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n#endif\n"))
        #expect(isGuarded("#if os(Linux)\nimport Glibc\n#else\nimport UIKit\n#endif\n"))
        #expect(!isGuarded("#if os(Linux)\nimport Glibc\n#endif\nimport UIKit\n"))
        #expect(!isGuarded("#if !os(Linux)\nimport Darwin\n#endif\n#if os(iOS)\nimport UIKit\n#endif\n"))
        func rewritten(_ text: String, in module: String) -> String {
            var modules = ModuleNames()
            modules.guardingUIKit = ["Guarding"]
            let file = ParsedSource(Array(text.utf8), library: library, modules: modules, module: module)
            let program = ProgramFacts(library: library, files: [file.facts], modules: modules)
            let result = SourceRewriter(program: program, modules: modules).rewrite(file)
            return result.text.map { String(decoding: $0, as: UTF8.self) } ?? text
        }
        let style = "#if !os(Linux)\nstruct Style {}\n#endif\n"
        #expect(rewritten(style, in: "Guarding") == "#if !false\nstruct Style {}\n#endif\n")
        #expect(rewritten(style, in: "Other") == style)
        // Code that needs the runtime of Objective-C was kept from Linux for that reason.
        let runtime = "#if !os(Linux)\nfunc swap() { objc_swap() }\n#endif\n"
        #expect(rewritten(runtime, in: "Guarding") == runtime)
    }

    @Test("Objective-C is there for files that name something of UIKit and say nothing of Linux")
    func objectiveC() {
        let body = "#if canImport(ObjectiveC)\nlet a = 1\n#else\nlet a = 2\n#endif\n"
        #expect(!Rewriting("import Foundation\nfinal class A: NSObject { let s: String? = nil }\n" + body).isChanged)
        #expect(
            !Rewriting("import UIKit\n#if os(Linux)\nimport Glibc\n#else\nimport Security\n#endif\n" + body).isChanged)
        expect(
            "import UIKit\n" + body, becomes: "import UIKit\n" + body.replacing("canImport(ObjectiveC)", with: "true"))
        // A whole file whose types the rest of the module uses.
        let whole =
            "#if canImport(ObjectiveC)\nimport Foundation\nfinal class Formatter { let s: String? = nil }\n#endif\n"
        expect(whole, becomes: whole.replacing("canImport(ObjectiveC)", with: "true"))
        #expect(!Rewriting(whole.replacing("let s", with: "@objc let s")).text.contains("#if true"))
        #expect(!Rewriting(whole + "#if os(Linux)\nlet a = 1\n#endif\n").text.contains("#if true"))
        // A list of tests for Linux is compiled as on Linux.
        let list =
            "#if !canImport(ObjectiveC)\nimport XCTest\npublic func __allTests() -> [XCTestCaseEntry] { [] }\n#endif\n"
        #expect(!Rewriting(list).isChanged)
        // Other files use the facts of the compiled branch.
        let files =
            """
            #if canImport(ObjectiveC)\nclass B: NSObject { @objc func go() {} }\n#else\nclass B { func go(_ a: \
            Int) {} }\n#endif\n
            """
        #expect(
            Rewriting("import UIKit\nclass A: B { let s = #selector(go) }\n", others: [files]).text.contains(
                "Selector(\"go:\", A.go(_:))"))
    }

    @Test("a list of tests for Linux stays where each test is there, and is left out where one is not")
    func testLists() {
        let list =
            """
            #if !canImport(ObjectiveC)
            import XCTest
            extension A {
            static let __allTests__A = [
            ("testA", testA),
            ]
            }
            public func __allTests() -> [XCTestCaseEntry] {
            return [testCase(A.__allTests__A)]
            }
            #endif

            """
        let leftOut = list.replacing("canImport(ObjectiveC)", with: "true")
        let tests = "import XCTest\nimport UIKit\nclass A: XCTestCase { func testA() {} }\n"
        #expect(!Rewriting(list, others: [tests]).isChanged)
        expect(list, becomes: leftOut, others: [tests.replacing("testA()", with: "testB()")])
        expect(list, becomes: leftOut, others: ["#if os(Linux)\n" + tests + "#endif\n"])
        // Tests that name what a missing framework has are left out.
        expect(list, becomes: leftOut, others: [tests, "import SwiftUI\n"])
        expect(list, becomes: leftOut, others: [tests, "import WebKit\n", "let a = 1\n", "let b = 1\n"])
    }

    @Test("conditions inside members and inside branches are read too")
    func nested() {
        expect(
            "struct A {\n#if os(iOS)\n#if os(Linux)\nvar b: Int\n#endif\n#endif\n}\n",
            becomes: "struct A {\n#if true\n#if false\nvar b: Int\n#endif\n#endif\n}\n")
    }

    @Test("a package without UIKit does not see the modules that Chevron adds")
    func foreign() {
        let file = ParsedSource(
            Array("#if canImport(os) && os(iOS)\n@objc class A {}\n#endif\n".utf8), library: library)
        let rewriter = SourceRewriter(program: ProgramFacts(library: library, files: [file.facts]))
        let result = rewriter.rewrite(file, isForeign: true).text.map { String(decoding: $0, as: UTF8.self) }
        #expect(result == "#if false && os(iOS)\n@objc class A {}\n#endif\n")
    }
}
