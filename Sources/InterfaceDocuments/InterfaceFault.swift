/// The reason why a document or a part of it cannot be used, as one sentence.
package struct InterfaceFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document's file name, such as `Main.storyboard`.
    package var document: String
    /// The line, counted from 1.
    package var line: Int
    /// The problem, without a full stop.
    package var what: String

    package init(document: String, line: Int, what: String) {
        self.document = document
        self.line = line
        self.what = what
    }

    package var description: String { "\(document), line \(line): \(what)" }
}
