import SourceRewriting
import Testing

@Suite struct QuietBodyTests {
    private static let types = Set(library.types.map(\.path))

    private func parse(_ text: String, optional: [String] = []) -> ParsedSource {
        ParsedSource(Array(text.utf8), libraryTypes: Self.types, triggers: BodyTriggers(library: library, optionalNames: optional))
    }

    /// What is left of a text in its tree, each run of spaces as one.
    private func left(_ text: String) -> String {
        let tree = parse("import UIKit\n" + text).tree.description
        #expect(tree.utf8.count == text.utf8.count + 13)
        return tree.dropFirst(13).reduce(into: "") { if $1 != " " || $0.last != " " { $0.append($1) } }
    }

    @Test("the body of a function without anything for a rule is not read, and lines stay")
    func quiet() {
        #expect(left("func f(_ a: Int = 1) throws -> [Int] {\n g { 1 } // }\n}\nlet b = 1\n") == "func f(_ a: Int = 1) throws -> [Int] {\n \n}\nlet b = 1\n")
        #expect(left("func f() { g(\"}\\(h(\"}\"))\") /* } */ }\n") == "func f() { }\n")
        #expect(left("func f() { \"\"\"\n } \"\n \"\"\" }\n") == "func f() { \n \n }\n")
        #expect(left("func f() { a() }\ninit() { b() }\ndeinit { c() }\n") == "func f() { }\ninit() { }\ndeinit { }\n")
    }

    @Test("a body with something for a rule is read")
    func loud() {
        for body in [
            "x(#selector(f))", "x = #keyPath(a)", "@objc class B {}", "URLSession.shared.f()", "a.responds(to: b)", "d.list?(1)", "d.list != nil", "\"\\(#selector(f))\"",
            "d.numberOfSections?(in: t)", "struct S {}", "type(of: a).description()", "#if os(iOS)\n#endif",
        ] {
            let text = "import UIKit\nfunc f() { \(body) }\n"
            #expect(parse(text, optional: ["list"]).tree.description == text)
        }
        let without = "func f() { let v = UIView() }\n"
        #expect(parse(without).tree.description == without)
        #expect(left("func f() { let v = UIView() }\n") == "func f() { }\n")
        let conditional = "#if os(tvOS)\nimport UIKit\n#endif\n" + without
        #expect(parse(conditional).tree.description == conditional)
    }

    @Test("requirements, accessors, and bodies behind what may be a regular expression are read")
    func unsure() {
        for text in ["protocol P { func f()\n var a: Int { get }\n init()\n var b: Int { get set } }\n", "func f() { a(/[{\"]/) }\n", "let a = #/[{]/#\nfunc f() { b() }\n"] {
            #expect(left(text) == text)
        }
        #expect(left("func f() -> Int { 4 / a }\n") == "func f() -> Int { }\n")
        #expect(left("let a = #\"\"\"#\nfunc f() { b() }\n") == "let a = #\"\"\"#\nfunc f() { }\n")
    }

    @Test("names of optional requirements are found without parsing")
    func names() {
        #expect(BodyTriggers.optionalNames(in: Array("@objc optional func a(_ b: Int)\n optional\n public static func c()\n optional var d: Int? { get }\nlet e: Optional<Int>\n".utf8)) == ["a", "c", "d"])
    }
}
