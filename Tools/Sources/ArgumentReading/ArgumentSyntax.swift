/// The options and operands of a command. The command's arguments are read by it, and its usage and the list of its
/// options in the help are written from it.
public struct ArgumentSyntax: Sendable {
    public struct Option: Sendable {
        /// All spellings; the first one is the name by which a command asks for the option.
        public var names: [String]
        /// The value as the help shows it, for example `<target>`; nil for an option without a value.
        public var value: String?
        public var help: String

        public static func flag(_ names: String..., help: String = "") -> Option {
            Option(names: names, value: nil, help: help)
        }

        public static func value(_ names: String..., as value: String = "<value>", help: String = "") -> Option {
            Option(names: names, value: value, help: help)
        }
    }

    public enum UnknownOptions: Sendable {
        /// The command ends with an error that names the option.
        case refused
        /// Another program, for example SwiftPM, reads the arguments too and may have other options.
        case kept
    }

    /// The words that start the command, for example `chevron import`.
    public var command: String
    public var options: [Option]
    /// An operand as the help shows it, for example `<file>`.
    public var operand: String
    /// The permitted operands, if the operand lists them as `bash|zsh`; empty for other operands.
    public var operandChoices: [String] {
        guard !operand.contains("<"), operand.contains("|") else { return [] }
        return operand.split(separator: "|").map(String.init)
    }
    /// The permitted numbers of operands.
    public var operandCount: ClosedRange<Int>
    public var unknownOptions: UnknownOptions
    /// Whether the first operand is a program, to which all later arguments belong.
    public var endsWithOperand: Bool

    public init(
        _ command: String, options: [Option] = [], operand: String = "", operandCount: ClosedRange<Int> = 0...0,
        unknownOptions: UnknownOptions = .refused, endsWithOperand: Bool = false
    ) {
        self.command = command
        self.options = options + (unknownOptions == .refused ? [Self.help] : [])
        (self.operand, self.operandCount) = (operand, operandCount)
        (self.unknownOptions, self.endsWithOperand) = (unknownOptions, endsWithOperand)
    }

    private static let help = Option.flag("--help", "-h", help: "Show help information.")

    /// The line that shows how to call the command.
    public var usage: String {
        var words = [command]
        for option in options where unknownOptions == .refused && option.names != Self.help.names {
            words.append("[\(([option.names[0]] + (option.value.map { [$0] } ?? [])).joined(separator: " "))]")
        }
        if operandCount.upperBound > 0 {
            let text = operand + (operandCount.upperBound > 1 && unknownOptions == .refused ? "..." : "")
            words.append(operandCount.lowerBound > 0 ? text : "[\(text)]")
        }
        return words.joined(separator: " ")
    }

    /// The part of the help that lists the options; empty for a command whose options another program lists.
    public var optionList: String {
        let rows = options.filter { !$0.help.isEmpty }.map { option in
            (option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.help)
        }
        guard !rows.isEmpty else { return "" }
        let width = rows.map(\.0.count).max() ?? 0
        return "OPTIONS:\n"
            + rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }
            .joined(separator: "\n")
    }

    /// Reads the arguments behind the name of the command.
    public func read(_ arguments: [String]) throws(ArgumentProblem) -> ParsedArguments {
        var result = ParsedArguments(all: arguments)
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                if unknownOptions == .kept { result.rest = Array(rest) } else { rest.forEach { result.add($0) } }
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                result.add(word)
                guard endsWithOperand else { continue }
                result.rest = Array(rest)
                break
            }
            try readOption(word, &rest, &result)
        }
        guard !result.has("--help") else { return result }
        try check(result.operands)
        return result
    }

    private func readOption(
        _ word: String, _ rest: inout ArraySlice<String>, _ result: inout ParsedArguments
    ) throws(ArgumentProblem) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.names.contains(parts[0]) }) else {
            if unknownOptions == .kept { return result.add(word, option: word, value: nil) }
            let known = options.map(\.names[0]).joined(separator: ", ")
            throw ArgumentProblem("\(command) has no option '\(parts[0])'; its options are \(known)", usage)
        }
        let name = option.names[0]
        guard let form = option.value else {
            guard parts.count == 1 else {
                throw ArgumentProblem("the option \(parts[0]) takes no value; leave out '=\(parts[1])'", usage)
            }
            return result.add(word, option: name, value: nil)
        }
        if parts.count == 2 { return result.add(word, option: name, value: parts[1]) }
        // A forgotten value is an error here, and not the next option. SwiftPM's values may begin with a hyphen.
        guard let next = rest.first, unknownOptions == .kept || !next.hasPrefix("-") else {
            throw ArgumentProblem("the option \(word) needs a value: \(word) \(form)", usage)
        }
        rest.removeFirst()
        result.add(word, next, option: name, value: next)
    }

    private func check(_ operands: [String]) throws(ArgumentProblem) {
        if operands.count < operandCount.lowerBound {
            throw ArgumentProblem("an argument is missing: give \(operand)", usage)
        }
        if operands.count > operandCount.upperBound {
            let first = operands[operandCount.upperBound]
            let permitted =
                switch operandCount.upperBound {
                case 0: "only options"
                case 1: "one \(operand)"
                default: "\(operandCount.upperBound) of \(operand)"
                }
            throw ArgumentProblem("the argument '\(first)' is too many; \(command) takes \(permitted)", usage)
        }
    }
}
