/// A command of a program as its documents list it: the completions of shells and the manual page.
public struct CommandOutline: Sendable {
    public var name: String
    public var summary: String
    public var syntax: ArgumentSyntax
    /// Paragraphs, separated by empty lines.
    public var details: String

    public init(name: String, summary: String, syntax: ArgumentSyntax, details: String) {
        (self.name, self.summary, self.syntax, self.details) = (name, summary, syntax, details)
    }
}

extension ArgumentSyntax.Option {
    /// The permitted values, of an option whose help lists them as `debug|release`; empty for other options.
    var choices: [String] {
        guard let value, !value.contains("<"), value.contains("|") else { return [] }
        return value.split(separator: "|").map(String.init)
    }
}
