import ArgumentReading
import Foundation
import Testing

@testable import chevron

@Suite struct CommandDocumentsTests {
    private static var root: URL {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
    }

    /// The output of a shell for a script; nil if the system lacks the shell.
    private func output(_ shell: String, _ script: String) throws -> String? {
        guard let path = Subprocess.path(of: shell) else { return nil }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("completion \(UUID().uuidString)")
        try Data(script.utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        return Subprocess.quietOutput(path, [place.path])
    }

    @Test("the version is that of the change log")
    func version() throws {
        let log = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let title = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") })
        #expect(title.dropFirst(3).split(separator: " ").first == Substring(ToolVersion.current))
        #expect(Command.main(["--version"]) == 0)
    }

    @Test(
        "bash completes commands, their options, and the values of an option",
        arguments: [
            ("chevron pack", 1, "package"), ("chevron check --v", 2, "--verbose"),
            ("chevron prepare -c rel", 3, "release"), ("chevron completion z", 2, "zsh"),
            ("chevron help doc", 2, "doctor"), ("chevron check --verbose src", 3, ""),
        ])
    func bash(_ line: String, _ index: Int, _ expected: String) throws {
        let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
        let script =
            CompletionCommand.completion.script(for: .bash)
            + "\nCOMP_WORDS=(\(words)); COMP_CWORD=\(index); _chevron; echo \"${COMPREPLY[*]}\"\n"
        #expect(try output("bash", script) == expected + "\n")
    }

    @Test("each command and each option is in the completions and in the manual page")
    func tables() {
        let (bash, zsh) = (
            CompletionCommand.completion.script(for: .bash), CompletionCommand.completion.script(for: .zsh)
        )
        let page = CompletionCommand.page.text
        for command in Command.all {
            let summary = command.summary.replacing("'", with: "'\\''")
            #expect(zsh.contains("'\(command.name):\(summary)'"))
            #expect(page.contains(".SS \"chevron \(command.name)"))
            for option in command.syntax.options {
                for name in option.names {
                    #expect(bash.contains(name))
                    #expect(zsh.contains("'*\(name)"))
                }
                guard !option.help.isEmpty else { continue }
                #expect(page.contains("\\fB" + option.names[0].replacing("-", with: "\\-") + "\\fR"))
            }
        }
    }

    /// Without zsh the test checks the table alone.
    @Test("zsh accepts the completion") func zsh() throws {
        let script = CompletionCommand.completion.script(for: .zsh)
        #expect(script.hasPrefix("#compdef chevron\n"))
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("zsh \(UUID().uuidString)")
        try Data(script.utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        guard let shell = Subprocess.path(of: "zsh") else { return }
        #expect(Subprocess.quietOutput(shell, ["-n", place.path]) == "")
    }

    @Test("groff reads the manual page without a warning")
    func manual() throws {
        let page = CompletionCommand.page.text
        #expect(page.hasPrefix(".TH CHEVRON 1"))
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("page \(UUID().uuidString)")
        try Data(page.utf8).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        guard let groff = Subprocess.path(of: "groff") else { return }
        var messages = Data()
        let status = try Subprocess.run(groff, ["-man", "-Tutf8", "-ww", "-z", place.path]) { _, data in
            messages += data
        }
        #expect(status == 0)
        #expect(String(decoding: messages, as: UTF8.self) == "")
    }
}
