/// The text encoding of XML documents, and character references.
enum MarkupText {
    /// The document in UTF-8, with a line feed at the end of each line.
    static func normalized(_ bytes: [UInt8], document: String) throws(InterfaceFault) -> [UInt8] {
        var text = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            text.removeFirst(3)
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let low = bytes[0] == 0xFF ? 0 : 1
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
            }
            text = Array(String(decoding: units, as: UTF16.self).utf8)
        }
        guard String(validating: text, as: UTF8.self) != nil else {
            throw InterfaceFault(document: document, line: 1, what: "the document is not UTF-8 text")
        }
        if let wrong = text.firstIndex(where: { $0 < 32 && $0 != 9 && $0 != 10 && $0 != 13 }) {
            let line = text[..<wrong].count { $0 == 10 } + 1
            throw InterfaceFault(
                document: document, line: line, what: "there is a control character, which XML does not have")
        }
        guard text.contains(13) else { return text }
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            if byte != 13 {
                lines.append(byte)
            } else if index + 1 == text.count || text[index + 1] != 10 {
                lines.append(10)
            }
        }
        return lines
    }

    /// The character of the reference `&name;`.
    static func character(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.first != "+", let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number),
            number >= 32 || [9, 10, 13].contains(number)
        else { return nil }
        return scalar
    }
}
