/// A sequence of the tags of an XML text, without the text between them.
///
/// Lenient: an image is drawn as far as its tags can be read. Comments, sections, processing instructions and document
/// types are skipped; character references are not resolved, because names and numbers contain none.
struct MarkupTags: Sequence, IteratorProtocol {
    enum Tag: Hashable {
        case open(name: String, attributes: [String: String], isEmpty: Bool)
        case close(name: String)
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Tag? {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            if skip("!--") {
                pass("-->")
            } else if skip("![CDATA[") {
                pass("]]>")
            } else if skip("?") {
                pass("?>")
            } else if skip("!") {
                passDocumentType()
            } else if skip("/") {
                let name = word()
                pass(">")
                return .close(name: name)
            } else {
                let name = word()
                if !name.isEmpty, let tag = opened(name) { return tag }
            }
        }
        place = bytes.count
        return nil
    }

    /// Nil if the text ends inside the tag.
    private mutating func opened(_ name: String) -> Tag? {
        var attributes: [String: String] = [:]
        while place < bytes.count {
            skipSpaces()
            if skip("/>") { return .open(name: name, attributes: attributes, isEmpty: true) }
            if skip(">") { return .open(name: name, attributes: attributes, isEmpty: false) }
            let key = word()
            skipSpaces()
            guard !key.isEmpty, skip("=") else {
                // Invalid attributes are skipped.
                if key.isEmpty { place = Swift.min(place + 1, bytes.count) }
                continue
            }
            skipSpaces()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
                continue
            }
            let mark = bytes[place]
            place += 1
            let end = bytes[place...].firstIndex(of: mark) ?? bytes.count
            if attributes[key] == nil { attributes[key] = String(decoding: bytes[place..<end], as: UTF8.self) }
            place = Swift.min(end + 1, bytes.count)
        }
        return nil
    }

    private mutating func word() -> String {
        let start = place
        while place < bytes.count {
            switch bytes[place] {
            case 0...32, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
                UInt8(ascii: "'"):
                return String(decoding: bytes[start..<place], as: UTF8.self)
            default: place += 1
            }
        }
        return ""
    }

    private mutating func skipSpaces() { while place < bytes.count, bytes[place] <= 32 { place += 1 } }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - place >= count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        place += count
        return true
    }

    /// Skips past `mark`, or to the end.
    private mutating func pass(_ mark: StaticString) { while place < bytes.count, !skip(mark) { place += 1 } }

    /// Internal declarations are in brackets.
    private mutating func passDocumentType() {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if byte == UInt8(ascii: ">"), depth <= 0 { return }
        }
    }
}
