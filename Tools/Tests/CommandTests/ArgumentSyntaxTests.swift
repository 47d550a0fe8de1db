import ArgumentReading
import Testing

@testable import chevron

@Suite struct ArgumentSyntaxTests {
    private let syntax = ArgumentSyntax(
        "tool draw",
        options: [.value("--color", "-c", as: "<name>", help: "The color."), .flag("--fill", help: "Fill the form.")],
        operand: "<form>", operandCount: 1...2)

    private func problem(_ words: String..., of syntax: ArgumentSyntax? = nil) -> String? {
        do throws(ArgumentProblem) {
            _ = try (syntax ?? self.syntax).read(words)
            return nil
        } catch { return error.description }
    }

    @Test("options have a value in the next word or behind an equals sign, and a later value replaces a former one")
    func values() throws {
        #expect(try syntax.read(["circle", "--color", "red"]).value("--color") == "red")
        #expect(try syntax.read(["--color=a=b", "circle"]).value("--color") == "a=b")
        #expect(try syntax.read(["--color=", "circle"]).value("--color") == "")
        let twice = try syntax.read(["-c", "red", "-c=blue", "circle", "--fill"])
        #expect(twice.value("--color") == "blue")
        #expect(twice.has("--fill"))
        #expect(twice.operands == ["circle"])
        #expect(try !syntax.read(["circle"]).has("--fill"))
    }

    @Test("a word behind two hyphens is an operand, and so is a hyphen alone")
    func operands() throws {
        #expect(try syntax.read(["-", "--", "--fill"]).operands == ["-", "--fill"])
    }

    @Test("an unknown option is named, with the options that there are")
    func unknown() {
        #expect(problem("--fil", "a") == "tool draw has no option '--fil'; its options are --color, --fill, --help")
        #expect(problem("--fil=1", "a") == "tool draw has no option '--fil'; its options are --color, --fill, --help")
    }

    @Test("a missing value, a value too many, and a wrong number of operands are errors with a remedy")
    func problems() {
        #expect(problem("circle", "--color") == "the option --color needs a value: --color <name>")
        #expect(problem("-c", "--fill", "circle") == "the option -c needs a value: -c <name>")
        #expect(problem("--fill=yes", "circle") == "the option --fill takes no value; leave out '=yes'")
        #expect(problem() == "an argument is missing: give <form>")
        #expect(problem("a", "b", "c") == "the argument 'c' is too many; tool draw takes 2 of <form>")
        #expect(problem("a", of: ArgumentSyntax("tool")) == "the argument 'a' is too many; tool takes only options")
        #expect(problem("--help") == nil)
    }

    @Test("the usage and the list of options are written from the syntax")
    func help() {
        #expect(syntax.usage == "tool draw [--color <name>] [--fill] <form>...")
        #expect(
            syntax.optionList == """
                OPTIONS:
                  --color, -c <name>  The color.
                  --fill              Fill the form.
                  --help, -h          Show help information.
                """)
    }

    @Test("options of another program are kept, and the program's own arguments are not read")
    func kept() throws {
        let syntax = ArgumentSyntax(
            "tool run", options: [.value("-X")], operand: "<program>", operandCount: 0...Int.max,
            unknownOptions: .kept, endsWithOperand: true)
        let parsed = try syntax.read(["--new", "-X", "--fill", "App", "-X"])
        #expect(parsed.operands == ["App"])
        #expect(parsed.rest == ["-X"])
        #expect(parsed.value("-X") == "--fill")
        #expect(parsed.has("--new"))
        #expect(syntax.usage == "tool run [<program>]")
    }

    @Test(
        "each command refuses an option that it does not have",
        arguments: ["prepare", "rewrite", "check", "import", "package", "doctor", "completion"])
    func commands(_ name: String) throws {
        let command = try #require(Command.all.first { $0.name == name })
        #expect(
            problem("--nonsense", of: command.syntax)?.hasPrefix("chevron \(name) has no option '--nonsense'") == true)
        #expect(Command.main([name, "--nonsense"]) == ArgumentProblem.status)
    }

    @Test("the help of an unknown command is an error")
    func unknownTopic() {
        #expect(Command.main(["help", "nonsense"]) == ArgumentProblem.status)
        #expect(Command.main(["help", "build"]) == 0)
    }
}
