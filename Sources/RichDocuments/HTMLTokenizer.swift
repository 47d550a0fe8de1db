/// A start tag with the attributes that the reader knows.
struct HTMLTag {
    var name: String
    var attributes: [String: String] = [:]

    subscript(_ name: String) -> String? { attributes[name] }

    /// Attributes without effect are not stored.
    static let knownAttributes: Set = [
        "style", "class", "id", "href", "src", "alt", "width", "height", "type", "start", "value", "dir", "align",
        "color", "face", "size", "bgcolor", "data-unmarked", "data-unterminated",
    ]
}

enum HTMLToken {
    case text(String)
    case start(HTMLTag)
    case end(String)
    /// The content of `style`, `title` and `textarea`.
    case content(of: String, String)
}

/// Splits UTF-8 into the tags and texts of HTML. Any bytes are valid. Documented (HTML Living Standard, 13.2.5), in a
/// simpler form: comments, declarations, scripts and frames produce no token.
///
/// The work is proportional to the number of bytes.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    /// The element whose content is the next token.
    private var rawElement: String?
    /// The number of bytes that the tokenizer has visited, some of them twice.
    private(set) var steps = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> HTMLToken? {
        while position < bytes.count {
            let start = position
            defer { steps += position - start }
            if let name = rawElement {
                rawElement = nil
                let content = rawContent(of: name)
                if ["style", "title", "textarea"].contains(name) { return .content(of: name, content) }
                continue
            }
            if bytes[position] == .lessThan {
                switch markup() {
                case .token(let token): return token
                case .nothing: continue
                case .text: break
                }
            }
            return .text(text(from: start))
        }
        return nil
    }

    private enum Markup {
        case token(HTMLToken), nothing, text
    }

    /// Reads from "<" on. The result is `text` if the sign is a character of the text.
    private mutating func markup() -> Markup {
        guard position + 1 < bytes.count else { return .text }
        let second = bytes[position + 1]
        if second.isLetter { return tag(from: position + 1).map { .token(.start(opened($0))) } ?? .nothing }
        switch second {
        case .slash:
            guard position + 2 < bytes.count else { return .text }
            if bytes[position + 2].isLetter { return tag(from: position + 2).map { .token(.end($0.name)) } ?? .nothing }
            skip(past: ">")
        case .exclamation:
            if bytes[position...].starts(with: "<!--".utf8) {
                position += 4
                // Documented (HTML Living Standard, 13.2.5.43): "<!-->" and "<!--->" are whole comments.
                if bytes[position...].starts(with: ">".utf8) || bytes[position...].starts(with: "->".utf8) {
                    skip(past: ">")
                } else {
                    skip(past: "-->")
                }
            } else {
                skip(past: ">")
            }
        case .question: skip(past: ">")
        default: return .text
        }
        return .nothing
    }

    private mutating func opened(_ tag: HTMLTag) -> HTMLTag {
        if Self.rawElements.contains(tag.name) { rawElement = tag.name }
        return tag
    }

    private static let rawElements: Set = [
        "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
    ]

    private mutating func skip(past end: String) {
        let pattern = Array(end.utf8)
        while position < bytes.count {
            if bytes[position] == pattern[0], bytes[position...].starts(with: pattern) {
                position += pattern.count
                return
            }
            position += 1
        }
    }

    private mutating func text(from start: Int) -> String {
        position = start + 1
        while position < bytes.count {
            if bytes[position] == .lessThan, position + 1 < bytes.count {
                let next = bytes[position + 1]
                if next.isLetter || next == .slash || next == .exclamation || next == .question { break }
            }
            position += 1
        }
        return HTMLText.decoded(bytes[start..<position], isAttribute: false)
    }

    /// Returns the content up to the end tag of `name`, or up to the end. The end tag is the next token.
    private mutating func rawContent(of name: String) -> String {
        let (start, end) = (position, Array("</\(name)".utf8))
        while position < bytes.count {
            if bytes[position] == .lessThan, position + end.count <= bytes.count,
                zip(bytes[position...], end).allSatisfy({ $0.lowercased == $1 })
            {
                let after = position + end.count
                if after == bytes.count || !bytes[after].isLetter && !bytes[after].isDigit { break }
            }
            position += 1
        }
        if name == "style" { return String(decoding: bytes[start..<position], as: UTF8.self) }
        return HTMLText.decoded(bytes[start..<position], isAttribute: false)
    }

    // MARK: Tags

    /// Reads a tag whose name starts at `start`. Nil if the document ends inside of the tag.
    private mutating func tag(from start: Int) -> HTMLTag? {
        position = start
        var tag = HTMLTag(name: name(until: { $0.isSpace || $0 == .slash || $0 == .greaterThan }))
        while position < bytes.count {
            let byte = bytes[position]
            if byte == .greaterThan {
                position += 1
                return tag
            }
            guard !byte.isSpace, byte != .slash else {
                position += 1
                continue
            }
            let isSign = byte == .equals
            if isSign { position += 1 }
            let key = name(until: { $0.isSpace || $0 == .slash || $0 == .greaterThan || $0 == .equals })
            let value = attributeValue(isKnown: !isSign && HTMLTag.knownAttributes.contains(key))
            if let value, tag.attributes[key] == nil { tag.attributes[key] = value }
        }
        return nil
    }

    /// Longer names are cut.
    private static let longestName = 64

    private mutating func name(until isEnd: (UInt8) -> Bool) -> String {
        var name: [UInt8] = []
        while position < bytes.count, !isEnd(bytes[position]) {
            if name.count < Self.longestName { name.append(bytes[position].lowercased) }
            position += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Reads "=" and a value, if the attribute has a value. Nil for attributes that are not known.
    private mutating func attributeValue(isKnown: Bool) -> String? {
        skipSpaces()
        guard position < bytes.count, bytes[position] == .equals else { return isKnown ? "" : nil }
        position += 1
        skipSpaces()
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        let isQuoted = quote == .quote || quote == .apostrophe
        if isQuoted { position += 1 }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if isQuoted ? byte == quote : byte.isSpace || byte == .greaterThan { break }
            position += 1
        }
        let value = bytes[start..<position]
        if isQuoted, position < bytes.count { position += 1 }
        return isKnown ? HTMLText.decoded(value, isAttribute: true) : nil
    }

    private mutating func skipSpaces() {
        while position < bytes.count, bytes[position].isSpace { position += 1 }
    }
}
