/// Arguments that were read by an `ArgumentSyntax`, in their order.
public struct ParsedArguments: Sendable {
    /// An option with its value, or an operand.
    public struct Part: Sendable {
        /// The words of the command line: an option may take the next word.
        public var words: [String]
        /// The first name of the option; nil for an operand.
        public var option: String?
        public var value: String?
    }

    /// All arguments as they were given.
    public let all: [String]
    public private(set) var parts: [Part] = []
    /// The arguments that belong to another program: those behind `--`, or behind the name of the program.
    public internal(set) var rest: [String] = []

    init(all: [String]) { self.all = all }

    mutating func add(_ words: String..., option: String? = nil, value: String? = nil) {
        parts.append(Part(words: words, option: option, value: value))
    }

    public var operands: [String] { parts.filter { $0.option == nil }.flatMap(\.words) }

    public func has(_ option: String) -> Bool { parts.contains { $0.option == option } }

    /// The value of an option. An option that is given again replaces the former value.
    public func value(_ option: String) -> String? { parts.last { $0.option == option }?.value }
}
