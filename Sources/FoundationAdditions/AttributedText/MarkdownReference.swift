import RichDocuments

/// Character references of a Markdown text, such as `&amp;` and `&#65;`.
enum MarkdownReference {
    /// The text of a reference. A name that HTML 4 lacks stays as it is.
    ///
    /// Documented (CommonMark 0.30, 6.2): numbers without a character become U+FFFD.
    static func text(_ reference: String) -> String {
        let name = reference.dropFirst().dropLast()
        guard name.first == "#" else { return CharacterReference.text(named: String(name)) ?? reference }
        let digits = name.dropFirst()
        let number =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }
}
