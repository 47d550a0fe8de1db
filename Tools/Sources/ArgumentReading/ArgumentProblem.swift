import Foundation

/// The reason why arguments cannot be used, with the remedy and the usage of the command.
public struct ArgumentProblem: Error, CustomStringConvertible {
    /// The exit status for wrong arguments (`EX_USAGE` of sysexits.h).
    public static let status: Int32 = 64

    public let description: String
    public let usage: String

    public init(_ description: String, _ usage: String) { (self.description, self.usage) = (description, usage) }

    /// The lines for standard error.
    public var text: String { "error: \(description)\nUsage: \(usage)\n" }
}

extension ArgumentSyntax {
    /// Reads the arguments of this process. Prints the help or the problem and ends the process if there is nothing
    /// to do.
    public func readProcessArguments() -> ParsedArguments {
        do throws(ArgumentProblem) {
            let arguments = try read(Array(CommandLine.arguments.dropFirst()))
            guard arguments.has("--help") else { return arguments }
            print("USAGE: \(usage)\n\n\(optionList)")
            exit(0)
        } catch {
            FileHandle.standardError.write(Data(error.text.utf8))
            exit(ArgumentProblem.status)
        }
    }
}
