/// Text between tags and in values of attributes.
enum HTMLText {
    /// Replaces character references and line endings. Documented (HTML Living Standard, 13.2.5.72 to 13.2.5.80).
    static func decoded(_ bytes: ArraySlice<UInt8>, isAttribute: Bool) -> String {
        guard bytes.contains(where: { $0 == .ampersand || $0 == 13 || $0 == 0 }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == .ampersand, let found = reference(bytes[position...], isAttribute: isAttribute) {
                result.append(contentsOf: String(found.scalar).utf8)
                position = found.end
            } else if byte == 13 {
                result.append(10)
                position += bytes[(position + 1)...].first == 10 ? 2 : 1
            } else {
                if byte != 0 { result.append(byte) }
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The longest name of a reference is "alefsym" or "upsilon"; digits may have leading zeros.
    private static let longest = 32

    private static func reference(
        _ bytes: ArraySlice<UInt8>, isAttribute: Bool
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        let rest = bytes.dropFirst().prefix(longest)
        if rest.first == .number { return numeric(rest.dropFirst()) }
        let name = rest.prefix { $0.isLetter || $0.isDigit }
        guard !name.isEmpty else { return nil }
        if bytes.dropFirst(1 + name.count).first == .semicolon,
            let scalar = HTMLEntities.scalars[String(decoding: name, as: UTF8.self)]
        {
            return (scalar, name.endIndex + 1)
        }
        // "&copy" without a semicolon. In attributes, as in "?a=1&copy=2", the name is no reference.
        for count in stride(from: min(name.count, 6), through: 2, by: -1) {
            guard let scalar = HTMLEntities.latin[String(decoding: name.prefix(count), as: UTF8.self)] else { continue }
            let end = name.startIndex + count
            if isAttribute, let next = bytes.suffix(from: end).first, next.isLetter || next.isDigit || next == .equals {
                return nil
            }
            return (scalar, end)
        }
        return nil
    }

    private static func numeric(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, end: Int)? {
        let isHex = bytes.first.map(\.lowercased) == UInt8(ascii: "x")
        let digits = (isHex ? bytes.dropFirst() : bytes).prefix { isHex ? $0.hexValue != nil : $0.isDigit }
        guard !digits.isEmpty else { return nil }
        // Larger numbers are no scalars.
        var number: UInt32 = 0
        for digit in digits {
            number = min(number * (isHex ? 16 : 10) + UInt32(clamping: digit.hexValue ?? 0), 0x11_0000)
        }
        let rest = bytes.suffix(from: digits.endIndex)
        return (HTMLEntities.scalar(number), digits.endIndex + (rest.first == .semicolon ? 1 : 0))
    }

    /// Returns text with references in the place of the signs of HTML, and of the controls that HTML replaces.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\0": result += "\u{FFFD}"
            case "\u{1}"..."\u{8}", "\u{B}"..."\u{1F}": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
