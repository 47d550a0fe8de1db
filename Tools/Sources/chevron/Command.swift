import Foundation
import PackageOverlay

/// A command, as the help lists it.
struct Command: Sendable {
    let name: String
    let summary: String
    let usage: String
    let details: String
    let perform: @Sendable ([String]) throws -> Int32

    static let all: [Command] = [
        build(.build, "Build a package for iOS on Linux", "swift build"),
        build(.test, "Build a package and run its tests", "swift test"),
        build(.run, "Build an app and run it in a window", "swift run"),
        PrepareCommand.command,
        RewriteCommand.command,
        CheckCommand.command,
        ImportCommand.command,
    ]

    private static func build(_ kind: BuildCommand.Kind, _ summary: String, _ swift: String) -> Command {
        Command(
            name: kind.rawValue, summary: summary, usage: "chevron \(kind.rawValue) [<arguments of \(swift)>]",
            details: """
                The sources of the package and of its dependencies are rewritten into .build/chevron where Linux \
                needs it, and built
                with Chevron's UIKit. No file of the package is changed, and its manifest says nothing of Chevron. \
                All arguments are
                those of `\(swift)`; `\(swift) --help` lists them.
                """,
            perform: { try BuildCommand(kind: kind, arguments: BuildArguments($0)).perform() })
    }

    static func main(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first, !["--help", "-h", "help"].contains(first) else {
            let topic = arguments.dropFirst().first.flatMap { name in all.first { $0.name == name } }
            print(topic?.help ?? help)
            return 0
        }
        guard let command = all.first(where: { $0.name == first }) else {
            FileHandle.standardError.write(Data("error: unknown command '\(first)'\n\n\(help)\n".utf8))
            return 64
        }
        let rest = Array(arguments.dropFirst())
        if rest == ["--help"] || rest == ["-h"] {
            print(command.help)
            return 0
        }
        Interruption.handle()
        do {
            return try command.perform(rest)
        } catch {
            FileHandle.standardError.write(Data("error: \(FileProblem.sentence(for: error))\n".utf8))
            return 1
        }
    }

    private var help: String { "OVERVIEW: \(summary)\n\nUSAGE: \(usage)\n\n\(details)" }

    private static var help: String {
        let width = all.map(\.name.count).max() ?? 0
        let list = all.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count + 2))\($0.summary)" }
            .joined(separator: "\n")
        return """
            OVERVIEW: Builds, tests and runs iOS packages and apps on Linux, as they are

            USAGE: chevron <command> [<arguments>]

            OPTIONS:
              -h, --help  Show help information.

            COMMANDS:
            \(list)

              See 'chevron help <command>' for detailed help.
            """
    }
}
