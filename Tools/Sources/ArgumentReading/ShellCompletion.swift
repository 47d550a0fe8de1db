/// The scripts by which a shell completes the commands and options of a program. They are written from the tables by
/// which the program reads its arguments.
public struct ShellCompletion: Sendable {
    public enum Shell: String, CaseIterable, Sendable { case bash, zsh }

    let program: String
    let commands: [CommandOutline]

    public init(program: String, commands: [CommandOutline]) { (self.program, self.commands) = (program, commands) }

    public func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        }
    }

    // MARK: bash

    /// Documented (Bash Reference Manual, Programmable Completion): with `-o default` an empty answer completes files.
    private var bash: String {
        let cases = commands.map { command in
            let options = command.syntax.options
            let values = options.filter { $0.value != nil && $0.choices.isEmpty }.flatMap(\.names)
            var lines = ["    \(command.name)) options=\(Self.quoted(options.flatMap(\.names).joined(separator: " ")))"]
            if !values.isEmpty {
                lines.append("        case \"$previous\" in \(values.joined(separator: "|"))) return ;; esac")
            }
            for option in options where !option.choices.isEmpty {
                lines.append(
                    "        case \"$previous\" in \(option.names.joined(separator: "|"))) "
                        + "options=\(Self.quoted(option.choices.joined(separator: " "))); isValue=1 ;; esac")
            }
            if !command.syntax.operandChoices.isEmpty {
                lines.append("        words=\(Self.quoted(command.syntax.operandChoices.joined(separator: " ")))")
            }
            return (lines + ["        ;;"]).joined(separator: "\n")
        }
        let names = commands.map(\.name) + ["help", "--help", "--version"]
        return """
            # Completion of \(program) for bash. `\(program) completion bash` writes this file.
            _\(program)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                local options='' words='' isValue=''
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W \(Self.quoted(names.joined(separator: " "))) -- "$current"))
                    return
                fi
                case "${COMP_WORDS[1]}" in
            \(cases.joined(separator: "\n"))
                help) words=\(Self.quoted(commands.map(\.name).joined(separator: " "))) ;;
                esac
                case "$isValue$current" in
                1*|-*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
                *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
                esac
            }
            complete -o default -F _\(program) \(program)

            """
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    // MARK: zsh

    /// Documented (zsh manual, Completion System, `_arguments` and `_describe`).
    private var zsh: String {
        let list = commands.map { Self.quoted(Self.escaped($0.name, ":") + ":" + $0.summary) }
        let cases = commands.map { command in
            var rows = command.syntax.options.flatMap { option in
                option.names.map { Self.quoted(Self.specification(option, $0)) }
            }
            if command.syntax.operandCount.upperBound > 0 {
                let action =
                    command.syntax.operandChoices.isEmpty
                    ? "_files" : "(\(command.syntax.operandChoices.joined(separator: " ")))"
                rows.append(Self.quoted("*:\(Self.escaped(command.syntax.operand, ":")):\(action)"))
            }
            return "    \(command.name)) _arguments \\\n        "
                + rows.joined(separator: " \\\n        ") + " ;;"
        }
        return """
            #compdef \(program)
            # Completion of \(program) for zsh. `\(program) completion zsh` writes this file.
            _\(program)() {
                local -a commands
                commands=(
                    \(list.joined(separator: "\n        "))
                )
                if (( CURRENT == 2 )); then
                    _describe -t commands command commands
                    return
                fi
                shift words
                (( CURRENT-- ))
                case $words[1] in
            \(cases.joined(separator: "\n"))
                help) _describe -t commands command commands ;;
                esac
            }
            _\(program) "$@"

            """
    }

    private static func specification(_ option: ArgumentSyntax.Option, _ name: String) -> String {
        let help = option.help.isEmpty ? "" : "[" + escaped(option.help, "[]") + "]"
        guard let value = option.value else { return "*" + name + help }
        let action = option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
        return "*" + name + help + ":" + escaped(value, ":") + ":" + action
    }

    private static func escaped(_ text: String, _ characters: String) -> String {
        text.reduce(into: "") { $0 += characters.contains($1) || $1 == "\\" ? "\\\($1)" : String($1) }
    }
}
