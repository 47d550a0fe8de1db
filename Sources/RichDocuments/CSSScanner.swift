/// Splits a style sheet at signs that are outside of quotes, parentheses and comments. Each byte is visited once.
struct CSSScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some Sequence<UInt8>) { bytes = Array(text) }

    var isAtEnd: Bool { position >= bytes.count }
    var steps: Int { position }

    /// Returns the text before the next sign of `ends` without comments, and the sign; a nil sign at the end of the
    /// text. Nil if no text is left.
    mutating func part(until ends: Set<UInt8>) -> (text: [UInt8], end: UInt8?)? {
        guard !isAtEnd else { return nil }
        var (text, depth): ([UInt8], Int) = ([], 0)
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
                // Documented (CSS Syntax Module Level 3, 4.3.5): a line feed ends a string.
                if byte == 10 { quote = nil }
            } else if byte == .slash, position < bytes.count, bytes[position] == UInt8(ascii: "*") {
                position += 1
                skipComment()
                continue
            } else if byte == .quote || byte == .apostrophe {
                quote = byte
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth = max(0, depth - 1)
            } else if depth == 0, ends.contains(byte) {
                return (text, byte)
            }
            text.append(byte)
        }
        return (text, nil)
    }

    /// Skips to the brace that closes an open one.
    mutating func skipBlock() {
        var depth = 1
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        while depth > 0, let (_, end) = part(until: [open, close]), let end { depth += end == open ? 1 : -1 }
    }

    private mutating func skipComment() {
        while position < bytes.count {
            position += 1
            if bytes[position - 1] == UInt8(ascii: "*"), position < bytes.count, bytes[position] == .slash {
                position += 1
                return
            }
        }
    }

    static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var rest = bytes.drop(while: \.isSpace)
        while rest.last?.isSpace == true { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }

    /// The words of a value; spaces in quotes and parentheses separate no words.
    static func words(_ text: String, separators: Set<UInt8> = [32, 9, 10, 12, 13]) -> [String] {
        var (words, scanner): ([String], CSSScanner) = ([], CSSScanner(text.utf8))
        while let (word, _) = scanner.part(until: separators) {
            let trimmed = trimmed(word[...])
            if !trimmed.isEmpty { words.append(trimmed) }
        }
        return words
    }
}
