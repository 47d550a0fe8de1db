/// Says, at a line of a file, that a rule could not decide and left it as it is.
public struct RewritingWarning: Hashable, Sendable, Codable {
    public var line: Int
    public var column: Int
    public var message: String

    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    /// As compilers write it, so that editors find the place.
    public func text(file: String) -> String { "\(file):\(line):\(column): warning: \(message)" }
}
