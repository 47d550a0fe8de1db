import ApiCoverage
import Testing

@testable import chevron

@Suite struct CompilerOutputTests {
    private let first =
        """
        /p/a.swift:3:9: error: cannot find type 'UIWonder' in scope\n 2 | \n 3 | let a: UIWonder\n   |        `- \
        error: cannot find type 'UIWonder' in scope\n 4 | \n
        """
    private let second =
        """
        /p/b.swift:1:5: error: value of type 'UIView' has no member 'wonder'\n1 | v.wonder\n  |   `- error: value \
        of type 'UIView' has no member 'wonder'\n
        """

    private func printed(_ texts: String...) -> (text: String, problems: [CompilerOutput.Problem]) {
        var output = CompilerOutput()
        let lines = output.read(Array(texts.joined().utf8)) + output.finish()
        return (lines.joined(), output.problems)
    }

    @Test("an error that several compilations report is printed once, with its excerpt")
    func repetitions() {
        let consequence = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"
        let found = printed(
            "[1/3] Compiling P\n", first, consequence, "[2/3] Compiling P\n", first, second, "error: fatalError\n",
            first)
        #expect(found.text == "[1/3] Compiling P\n" + first + "[2/3] Compiling P\n" + second)
        #expect(found.problems.map(\.place) == ["/p/a.swift:3:9", "/p/b.swift:1:5"])
    }

    @Test("a note belongs to the error before it")
    func notes() {
        let note = "/p/c.swift:9:1: note: found this candidate\n9 | x\n"
        #expect(printed(first, note, first, note).text == first + note)
    }

    @Test("what a program prints stays as it is, repetitions and an unfinished last line too")
    func otherLines() {
        let text = "same\nsame\n  | same\n12 | same\nTest Suite 'A' passed\nlast"
        #expect(printed(text).text == text)
    }

    @Test("an error without a place is one problem")
    func withoutPlace() {
        #expect(printed("error: no such target\n").problems.map(\.text) == ["error: no such target"])
    }
}

@Suite struct BuildSummaryTests {
    private let names = KnownNames(
        interface: "class UIView : UIResponder\n  var alpha\n", apple: "UIWonder start\n", foundation: "NSCache\n")

    private func lines(_ messages: String...) -> [String] {
        let problems = messages.enumerated().map {
            CompilerOutput.Problem(place: "a.swift:\($0.offset):1", message: $0.element)
        }
        return BuildSummary(problems: problems, names: names).lines
    }

    @Test("the last lines name the first error and each missing name of Apple's once")
    func missingNames() {
        let found = lines(
            "cannot find 'UIWonder' in scope", "cannot find type 'UIWonder' in scope",
            "value of type 'UIView' has no member 'wonder'", "type 'UIView' has no member 'style'",
            "cannot find 'myOwn' in scope", "value of type 'Own' has no member 'x'",
            "value of type 'UIView?' has no member 'tone'", "value of type '[UIView]' has no member 'x'")
        #expect(
            found == [
                "8 errors; the first one: a.swift:0:1: error: cannot find 'UIWonder' in scope",
                """
                Chevron does not have UIWonder, UIView.wonder, UIView.style, UIView.tone. `chevron check` lists \
                all names, with their places.
                """,
            ])
    }

    @Test("what only Objective-C can do is said once, with what to write in its place")
    func objectiveC() {
        let found = lines("cannot find 'class_getInstanceMethod' in scope", "cannot find type 'IMP' in scope")
        #expect(found.count == 2)
        #expect(found[1].hasPrefix("Swift on Linux has no Objective-C runtime"))
    }

    @Test("a cast of an implementation to a function of C is explained, with what to write in its place")
    func implementations() {
        let cast =
            """
            '(AnyObject, Selector) -> Void' is not representable in Objective-C, so it cannot be used with \
            '@convention(c)'
            """
        for message in [cast, "cannot find 'imp_implementationWithBlock' in scope"] {
            let found = lines(message)
            #expect(found.count == 1)
            #expect(found[0].hasPrefix("Swift on Linux cannot cast an IMP to a function"))
            #expect(found[0].contains("method_exchangeImplementations"))
            #expect(found[0].hasSuffix("#if !canImport(Glibc)."))
        }
        #expect(lines(cast, "cannot find 'class_getInstanceMethod' in scope").count == 3)
    }

    @Test("an error in the package's own code needs no explanation")
    func ownErrors() { #expect(lines("cannot convert value of type 'Int' to 'String'").isEmpty) }

    @Test func `two files of one name in a target are named`() {
        #expect(
            lines(
                "couldn't build /p/.build/debug/PTests.build/Mock.swift.o because of multiple producers: Compiling "
                    + "Swift Module 'PTests' (18 sources), Compiling Swift Module 'PTests' (18 sources)")
                == [
                    "the target PTests has two files named Mock.swift, which SwiftPM cannot build on any system; "
                        + "rename one of the files, or name one in `exclude` of the manifest"
                ])
    }

    @Test("packages that do not build are those of the checkouts with errors")
    func packages() {
        func problem(_ place: String) -> CompilerOutput.Problem { CompilerOutput.Problem(place: place, message: "") }
        let problems = [
            problem("/app/.build/checkouts/kit/Sources/Kit/a.m:1:2"), problem("/app/b.swift:1:2"), problem(""),
            problem("/app/.build/checkouts/kit/Sources/Kit/c.swift:1:2"),
        ]
        #expect(CompilerOutput.Problem.packages(of: problems) == ["kit"])
    }
}
