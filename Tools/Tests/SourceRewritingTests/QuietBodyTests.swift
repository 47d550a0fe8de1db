import SourceRewriting
import Testing

@Suite struct QuietBodyTests {
    private static let types = library.typeNames

    private func parse(_ text: String, optional: [String] = []) -> ParsedSource {
        ParsedSource(
            Array(text.utf8), libraryTypes: Self.types,
            triggers: BodyTriggers(library: library, optionalNames: optional))
    }

    /// The remaining text of the tree, with each run of spaces as one.
    private func left(_ text: String) -> String {
        let tree = parse("import UIKit\n" + text).tree.description
        #expect(tree.utf8.count == text.utf8.count + 13)
        return tree.dropFirst(13).reduce(into: "") { if $1 != " " || $0.last != " " { $0.append($1) } }
    }

    @Test("the body of a function without anything for a rule is not read, and lines stay")
    func quiet() {
        #expect(
            left("func f(_ a: Int = 1) throws -> [Int] {\n g { 1 } // }\n}\nlet b = 1\n")
                == "func f(_ a: Int = 1) throws -> [Int] {\n \n}\nlet b = 1\n")
        #expect(left("func f() { g(\"}\\(h(\"}\"))\") /* } */ }\n") == "func f() { }\n")
        #expect(left("func f() { \"\"\"\n } \"\n \"\"\" }\n") == "func f() { \n \n }\n")
        #expect(left("func f() { a() }\ninit() { b() }\ndeinit { c() }\n") == "func f() { }\ninit() { }\ndeinit { }\n")
    }

    @Test("a body with something for a rule is read")
    func loud() {
        for body in [
            "x(#selector(f))", "x = #keyPath(a)", "@objc class B {}", "URLSession.shared.f()", "a.responds(to: b)",
            "d.list?(1)", "d.list != nil",
            "\"\\(#selector(f))\"",
            "d.numberOfSections?(in: t)", "struct S {}", "type(of: a).description()", "super.forwardingTarget(for: s)",
            "UIApplication.value(forKey: name)", "ProcessInfo()", "URLCache(memoryCapacity: 1, diskCapacity: 1)",
            "NSClassFromString(name)", "a.type === B.self",
            "B.self !== a.type", "#if os(iOS)\n#endif",
        ] {
            let text = "import UIKit\nfunc f() { \(body) }\n"
            #expect(parse(text, optional: ["list"]).tree.description == text)
        }
        #expect(left("func f() { a === b; a !== b }\n") == "func f() { }\n")
        let without = "func f() { let v = UIView() }\n"
        #expect(parse(without).tree.description == without)
        #expect(left("func f() { let v = UIView() }\n") == "func f() { }\n")
        let conditional = "#if os(tvOS)\nimport UIKit\n#endif\n" + without
        #expect(parse(conditional).tree.description == conditional)
    }

    @Test("requirements, accessors, and bodies behind what may be a regular expression are read")
    func unsure() {
        for text in [
            "protocol P { func f()\n var a: Int { get }\n init()\n var b: Int { get set } }\n",
            "func f() { a(/[{\"]/) }\n",
            "let a = #/[{]/#\nfunc f() { b() }\n",
        ] {
            #expect(left(text) == text)
        }
        #expect(left("func f() -> Int { 4 / a }\n") == "func f() -> Int { }\n")
        #expect(left("let a = #\"\"\"#\nfunc f() { b() }\n") == "let a = #\"\"\"#\nfunc f() { }\n")
    }

    @Test("names of optional requirements are found without parsing")
    func names() {
        #expect(
            BodyTriggers.optionalNames(
                in: Array(
                    """
                    @objc optional func a(_ b: Int)\n optional\n public static func c()\n optional var d: Int? { \
                    get }\nlet e: Optional<Int>\n
                    """
                    .utf8))
                == ["a", "c", "d"])
    }

    @Test("a program of many files comes out the same where bodies are left out")
    func program() {
        let files =
            EveryFileTests.files.filter { $0.name.hasPrefix("Tools/Fixtures/Idioms/Sources") }.map(\.text)
            + [
                "extension UIView { var loose: [AnyObject] { [] } }\n",
                "import UIKit\nfunc f(_ v: UIView) { print(v.loose.first?.isSecureTextEntry) }\n",
            ].map {
                Array($0.utf8)
            }
        #expect(files.count > 20)
        let triggers = BodyTriggers(
            library: library,
            optionalNames: files.reduce(into: Set()) { $0.formUnion(BodyTriggers.optionalNames(in: $1)) })
        let whole = files.map { ParsedSource($0, libraryTypes: Self.types) }
        let quick = files.map { ParsedSource($0, libraryTypes: Self.types, triggers: triggers) }
        #expect(whole.map(\.facts) == quick.map(\.facts))
        let rewriter = SourceRewriter(program: ProgramFacts(library: library, files: whole.map(\.facts)))
        for (a, b) in zip(whole, quick) { #expect(rewriter.rewrite(a).text == rewriter.rewrite(b).text) }
    }
}
