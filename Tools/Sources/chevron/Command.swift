import ArgumentReading
import Foundation
import PackageOverlay

/// A command, as the help lists it.
struct Command: Sendable {
    let name: String
    let summary: String
    let syntax: ArgumentSyntax
    let details: String
    let perform: @Sendable (ParsedArguments) throws -> Int32

    static let all: [Command] = [
        build(.build, "Build a package for iOS on Linux", "swift build"),
        build(.test, "Build a package and run its tests", "swift test"),
        build(.run, "Build an app and run it in a window", "swift run"),
        PrepareCommand.command,
        RewriteCommand.command,
        CheckCommand.command,
        ImportCommand.command,
        PackageCommand.command,
        DoctorCommand.command,
        CompletionCommand.command,
        CompletionCommand.manual,
    ]

    private static func build(_ kind: BuildCommand.Kind, _ summary: String, _ swift: String) -> Command {
        Command(
            name: kind.rawValue, summary: summary, syntax: BuildArguments.syntax(kind),
            details: """
                The sources of the package and of its dependencies are rewritten into .build/chevron where Linux \
                needs it, and built
                with Chevron's UIKit. No file of the package is changed, and its manifest says nothing of Chevron. \
                All arguments are
                those of `\(swift)`; `\(swift) --help` lists them.
                """,
            perform: { try BuildCommand(kind: kind, arguments: BuildArguments($0, kind)).perform() })
    }

    static func main(_ arguments: [String]) -> Int32 {
        var rest = arguments[...]
        if rest == ["--version"] {
            print("chevron \(ToolVersion.current)")
            return 0
        }
        let asksForHelp = ["--help", "-h", "help"].contains(rest.first)
        if asksForHelp { rest.removeFirst() }
        guard let name = rest.popFirst() else {
            print(help)
            return 0
        }
        guard let command = all.first(where: { $0.name == name }) else {
            FileHandle.standardError.write(Data("error: unknown command '\(name)'\n\n\(help)\n".utf8))
            return ArgumentProblem.status
        }
        if asksForHelp || rest == ["--help"] || rest == ["-h"] {
            print(command.help)
            return 0
        }
        do {
            let parsed = try command.syntax.read(Array(rest))
            // SwiftPM prints the help of SwiftPM's commands.
            if command.syntax.unknownOptions == .refused, parsed.has("--help") {
                print(command.help)
                return 0
            }
            Interruption.handle()
            return try command.perform(parsed)
        } catch let problem as ArgumentProblem {
            FileHandle.standardError.write(Data(problem.text.utf8))
            return ArgumentProblem.status
        } catch {
            FileHandle.standardError.write(Data("error: \(FileProblem.sentence(for: error))\n".utf8))
            return 1
        }
    }

    private var help: String {
        let parts = ["OVERVIEW: \(summary)", "USAGE: \(syntax.usage)", details, syntax.optionList]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static var help: String {
        let width = all.map(\.name.count).max() ?? 0
        let list = all.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count + 2))\($0.summary)" }
            .joined(separator: "\n")
        return """
            OVERVIEW: Builds, tests and runs iOS packages and apps on Linux, as they are

            USAGE: chevron <command> [<arguments>]

            OPTIONS:
              -h, --help  Show help information.
              --version   Show the version.

            COMMANDS:
            \(list)

              See 'chevron help <command>' for detailed help.
            """
    }
}
