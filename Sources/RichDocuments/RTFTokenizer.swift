enum RTFToken {
    case open, close
    /// A control word such as `\fs24`.
    case word(String, Int?)
    /// A control symbol such as `\~`.
    case symbol(UInt8)
    /// A byte of text, also in the form `\'hh`.
    case byte(UInt8)
    /// The bytes behind `\bin`.
    case binary(ArraySlice<UInt8>)
}

/// Splits RTF into groups, control words and bytes. Any bytes are valid.
/// Documented (RTF Specification 1.9.1, RTF Syntax).
struct RTFTokenizer {
    private let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8], from start: Int = 0) { (self.bytes, position) = (bytes, start) }

    mutating func next() -> RTFToken? {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): return .open
            case UInt8(ascii: "}"): return .close
            case UInt8(ascii: "\\"):
                if let token = control() { return token }
            case 0, 10, 13: continue
            default: return .byte(byte)
            }
        }
        return nil
    }

    /// Reads behind a backslash. Nil if the control is not valid.
    private mutating func control() -> RTFToken? {
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        if first == .apostrophe {
            position += 1
            guard position + 1 < bytes.count, let high = bytes[position].hexValue,
                let low = bytes[position + 1].hexValue
            else { return nil }
            position += 2
            return .byte(high * 16 + low)
        }
        guard first.isLetter else {
            position += 1
            return .symbol(first)
        }
        return word()
    }

    private mutating func word() -> RTFToken {
        let start = position
        while position < bytes.count, bytes[position].isLetter, position - start < 32 { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        let number = number()
        if position < bytes.count, bytes[position] == 32 { position += 1 }
        guard name == "bin", let number, number > 0 else { return .word(name, number) }
        let content = bytes[position...].prefix(number)
        position += content.count
        return .binary(content)
    }

    private mutating func number() -> Int? {
        let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
        let start = isNegative ? position + 1 : position
        var (end, number) = (start, 0)
        while end < bytes.count, bytes[end].isDigit {
            number = min(number * 10 + Int(clamping: bytes[end] - 48), Int(Int32.max))
            end += 1
        }
        guard end > start else { return nil }
        position = end
        return isNegative ? -number : number
    }
}
