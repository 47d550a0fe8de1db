import ArgumentReading

/// `chevron completion bash|zsh` and `chevron manual`.
enum CompletionCommand {
    static let command = Command(
        name: "completion", summary: "Print the completion of commands and options for a shell",
        syntax: ArgumentSyntax("chevron completion", operand: "bash|zsh", operandCount: 1...1),
        details: """
            `make install` installs the completions for bash and zsh. Without it, `eval "$(chevron completion bash)"` in
            ~/.bashrc does the same.
            """,
        perform: perform)

    static let manual = Command(
        name: "manual", summary: "Print the manual page in the language of man",
        syntax: ArgumentSyntax("chevron manual"),
        details: """
            `make install` installs the page, and `man chevron` shows it.
            """,
        perform: { _ in
            print(page.text, terminator: "")
            return 0
        })

    private static func perform(_ arguments: ParsedArguments) throws -> Int32 {
        guard let shell = ShellCompletion.Shell(rawValue: arguments.operands[0]) else {
            throw ArgumentProblem(
                "there is no completion for '\(arguments.operands[0])'; the shells are bash and zsh",
                command.syntax.usage)
        }
        print(completion.script(for: shell), terminator: "")
        return 0
    }

    private static var outlines: [CommandOutline] {
        Command.all.map { CommandOutline(name: $0.name, summary: $0.summary, syntax: $0.syntax, details: $0.details) }
    }

    static var completion: ShellCompletion { ShellCompletion(program: "chevron", commands: outlines) }

    static var page: ManualPage {
        ManualPage(
            program: "chevron", summary: "build, test, run and package iOS packages and apps on Linux",
            version: ToolVersion.current, commands: outlines,
            sections: [
                (
                    "Environment",
                    """
                    CHEVRON_HOME is a checkout of Chevron, or the folder share/chevron of an installation. The library \
                    is built from it.

                    XDG_CACHE_HOME is the folder for the built library; the default is ~/.cache.

                    SOURCE_DATE_EPOCH is the time of the files in archives of chevron package, in seconds since 1970.
                    """
                ),
                (
                    "Exit status",
                    """
                    0 for success, 1 for a failed build or check, 64 for wrong arguments. `chevron run` has the status \
                    of the app.
                    """
                ),
            ])
    }
}
