/// The manual page of a program with commands, in the language of `man`.
///
/// Documented (groff_man(7)): the macros, and the escapes of a backslash, of a hyphen and of a line that begins with a
/// point or an apostrophe.
public struct ManualPage: Sendable {
    let program: String
    let summary: String
    let version: String
    let commands: [CommandOutline]
    /// The titles and paragraphs of further sections.
    let sections: [(title: String, text: String)]

    public init(
        program: String, summary: String, version: String, commands: [CommandOutline],
        sections: [(title: String, text: String)] = []
    ) {
        (self.program, self.summary, self.version) = (program, summary, version)
        (self.commands, self.sections) = (commands, sections)
    }

    public var text: String {
        var lines = [
            ".TH \(program.uppercased()) 1 \"\" \"\(program) \(version)\" \"User Commands\"", ".SH NAME",
            Self.escaped("\(program)") + " \\- " + Self.escaped(summary), ".SH SYNOPSIS",
            ".B \(Self.escaped(program))", ".I command", "[arguments]", ".SH COMMANDS",
        ]
        for command in commands {
            lines += [".SS \(Self.quoted(command.syntax.usage))", Self.escaped(command.summary) + "."]
            lines += Self.paragraphs(command.details)
            for option in command.syntax.options where !option.help.isEmpty {
                let names = option.names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
                let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
                lines += [".TP", names + value, Self.escaped(option.help)]
            }
        }
        for section in sections {
            lines.append(".SH \(Self.escaped(section.title.uppercased()))")
            lines += Self.paragraphs(section.text).dropFirst()
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if lines.isEmpty || (line.isEmpty && lines.last != ".PP") { lines.append(".PP") }
            if !line.isEmpty { lines.append(escaped(String(line))) }
        }
        if lines.last == ".PP" { lines.removeLast() }
        return lines
    }

    private static func quoted(_ text: String) -> String { "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\"" }

    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("`", with: "\\(ga")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
