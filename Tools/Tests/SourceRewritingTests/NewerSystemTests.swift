import SourceRewriting
import Testing

@Suite struct NewerSystemTests {
    private let never = "({ false })()"
    private let stop = "fatalError(\"this is iOS 18\")"

    private func line(_ text: String) -> String { Rewriting(text + "\n").lines(1)[0] }

    @Test("a branch for a later iOS is not compiled, and the other one is taken")
    func branches() {
        #expect(line("if #available(iOS 26.0, *) { new() } else { old() }") == "if \(never) { \(stop) } else { old() }")
        #expect(
            line("if let a, #available(iOS 26, macOS 26, *), let b = a.glass { new(b) }") == "if \(never) { \(stop) }")
        #expect(
            line("if a { b() } else if #available(iOS 26, *) { new() } else { old() }")
                == "if a { b() } else if \(never) { \(stop) } else { old() }")
        #expect(
            line("if #unavailable(iOS 26) { old() } else { new() }") == "if ({ true })() { old() } else { \(stop) }")
        #expect(
            line("func f() -> Int { guard #available(iOS 26, *) else { return 1 }; let a = new(); return a.b }")
                == "func f() -> Int { guard \(never) else { return 1 }; \(stop) }")
        #expect(
            line("func f() { guard #unavailable(iOS 26.1) else { return new() }; old() }")
                == "func f() { guard ({ true })() else { \(stop) }; old() }")
        for text in ["if #available(iOS 18, *) { a() }", "if #available(macOS 26, iOS 17.4, *) { a() }"] {
            #expect(line(text) == text)
        }
    }

    @Test("the branch for an earlier iOS is not compiled, because the library never runs it")
    func earlierBranches() {
        #expect(
            line("if #available(iOS 10.0, *) { new() } else { old() }")
                == "if #available(iOS 10.0, *) { new() } else { \(stop) }")
        #expect(
            line("if #available(iOS 10, tvOS 9, *) { a() } else if let b = c.value(forKey: \"d\") { e() }")
                == "if #available(iOS 10, tvOS 9, *) { a() } else { \(stop) }")
        #expect(
            line("if #unavailable(iOS 13) { old() } else { new() }")
                == "if #unavailable(iOS 13) { \(stop) } else { new() }")
        #expect(
            line("func f() { guard #available(iOS 11, *) else { return old() }; new() }")
                == "func f() { guard #available(iOS 11, *) else { \(stop) }; new() }")
    }

    @Test("a branch stays where it may run, or where a result builder may read it")
    func branchesThatStay() {
        for text in [
            "if #available(iOS 13, *), a { b() } else { c() }", "if #available(macOS 11, *) { a() } else { b() }",
            "if #available(iOS 13, *) {} else {}",
            "rows { if #available(iOS 13, *) { a() } else { b() } }",
            "var body: Row { if #available(iOS 13, *) { a() } else { b() } }",
            "@RowBuilder func f() -> Row { if #available(iOS 13, *) { a() } else { b() } }",
        ] { #expect(line(text) == text) }
    }

    @Test("what is left of the statement is rewritten like other code")
    func rest() {
        #expect(
            line(
                """
                class A: UIView { func f() { if #available(iOS 26, *) { g(#selector(a)) } else { g(#selector(b)) \
                } }; @objc func b() {} }
                """
            )
                == """
                class A: UIView { func f() { if \(never) { \(stop) } else { g(Selector("b", A.b)) } }; func b() \
                {} }
                """
        )
    }

    @Test("declarations for a later iOS go, and their lines stay")
    func declarations() {
        let text = """
            import UIKit
            final class A: UIView {
                @available(iOS 26.0, *)
                var corners: UICornerConfiguration? {
                    get { nil }
                }
                @available(iOS, introduced: 26) @objc func f() {}
                @available(iOS, deprecated: 26.0) @objc func g() {}
            }
            @available(iOS 26, *) extension A { func h() {} }
            @available(iOS 26, *) typealias B = UIGlassEffect
            @available(iOS 26, *) final class C: NSObject { @objc let a = 1 }

            """
        let result = Rewriting(text)
        #expect(
            result.lines(12) == [
                "import UIKit", "final class A: UIView {", "    ", "", "", "", "    ",
                "    @available(iOS, deprecated: 26.0) func g() {}", "}", "", "", "",
            ])
        #expect(result.text.split(separator: "\n").last == "}")
        // A removed member implements nothing.
        let list = "@objc protocol P { @objc optional func f() }\n"
        #expect(
            !Rewriting("class A: P { @available(iOS 26, *) func f() {} }\n", others: [list]).text.contains("implements")
        )
    }

    @Test("bodies that ask for a version of iOS are read")
    func bodies() {
        func rewrite(_ text: String) -> String? {
            let triggers = BodyTriggers(library: library, optionalNames: [])
            let file = ParsedSource(Array(text.utf8), libraryTypes: library.typeNames, triggers: triggers)
            return SourceRewriter(program: ProgramFacts(library: library, files: [file.facts])).rewrite(file).text.map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        #expect(
            rewrite("import UIKit\nfunc f() { if #available(macOS 15, iOS 26.0, *) { new() } }\n")
                == "import UIKit\nfunc f() { if \(never) { \(stop) } }\n")
        #expect(rewrite("import UIKit\nfunc f() { if #available(iOS 16.0, *) { new() } }\n") == nil)
        #expect(
            rewrite("import UIKit\nfunc f() { if #available(iOS 11, *) { new() } else { old() } }\n")
                == "import UIKit\nfunc f() { if #available(iOS 11, *) { new() } else { \(stop) } }\n")
    }

    @Test("an override of a method that a later iOS brought goes, with a warning")
    func laterOverrides() {
        let found = Rewriting(
            """
            import UIKit
            class A: UIView {
            override public func updateProperties() { super.updateProperties(); go() }
            override func layoutSubviews() {}
            }
            class B { func updateProperties() {} }
            class C: B { override func updateProperties() {} }

            """)
        #expect(
            found.lines(7) == [
                "import UIKit", "class A: UIView {", "", "override func layoutSubviews() {}", "}",
                "class B { func updateProperties() {} }", "class C: B { override func updateProperties() {} }",
            ])
        #expect(
            found.warnings.map(\.message) == [
                "updateProperties() is of iOS 26, and the library does not call it: the override is left out; "
                    + "override layoutSubviews() or viewWillLayoutSubviews()"
            ])
    }
}
