import SourceRewriting
import Testing

@Suite struct NestingTests {
    private func result(_ text: String) -> (isSound: Bool, isChanged: Bool) {
        let triggers = BodyTriggers(library: library, optionalNames: [])
        let file = ParsedSource(Array(text.utf8), libraryTypes: library.typeNames, triggers: triggers)
        return (
            file.isSound,
            SourceRewriter(program: ProgramFacts(library: library, files: [file.facts])).rewrite(file).text != nil
        )
    }

    private func nested(_ open: String, _ inside: String, _ close: String, _ count: Int) -> String {
        "import UIKit\n@objc class A {}\n" + String(repeating: open, count: count) + inside
            + String(repeating: close, count: count) + "\n"
    }

    @Test("files that are nested too deep reach the compiler as they are, and end nothing")
    func tooDeep() {
        for (open, inside, close) in [
            ("let a = [", "1", "]"), ("let a = " + "(", "1", ")"), ("if a {\n", "b()\n", "}\n"),
            ("#if os(Linux)\n", "let a = 1\n", "#endif\n"),
            ("class A {\n#if os(iOS)\n", "var a = 1\n", "#endif\n}\n"),
        ] {
            #expect(result(nested(open, inside, close, 50_000)) == (false, false))
        }
        #expect(
            result("import UIKit\n@objc class A {}\nlet a = " + nested("[", "1", "]", 50_000).dropFirst(30)) == (
                false, false
            ))
        #expect(
            result(
                "import UIKit\nlet a: " + String(repeating: "A<", count: 20_000) + "B"
                    + String(repeating: ">", count: 20_000)) == (false, false))
        #expect(
            result(
                "import UIKit\nlet a = " + String(repeating: "\"\\(", count: 50_000) + "1"
                    + String(repeating: ")\"", count: 50_000)) == (false, false))
        #expect(
            result("import UIKit\nfunc f() { if a {}" + String(repeating: " else if a {}", count: 20_000) + "}") == (
                false, false
            ))
    }

    @Test("files that are long, and not deep, are rewritten")
    func long() {
        for text in [
            "let a = [" + String(repeating: "[1, (2)], ", count: 5_000) + "]",
            String(repeating: "#if os(iOS)\nlet a = \"[[[((((\"\n#endif\n", count: 600),
            "let a = b" + String(repeating: " < c", count: 400), "// " + String(repeating: "((", count: 400),
            "/* " + String(repeating: "{", count: 400) + " */",
            "let a = \"\"\"\n" + String(repeating: "{\n", count: 400) + "\"\"\"",
            String(repeating: "func f() { if a {} else if b {} }\n", count: 1_200),
            String(repeating: "let a = \"\\(b[0]) \\(c(\"d\"))\"\n", count: 1_000),
            nested("if a {\n", "b()\n", "}\n", 100),
        ] {
            #expect(result("import UIKit\n@objc class A {}\n" + text + "\n") == (true, true), "\(text.prefix(60))")
        }
    }
}
