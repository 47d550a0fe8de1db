extension UInt8 {
    static let quote = UInt8(ascii: "\"")
    static let ampersand = UInt8(ascii: "&")
    static let apostrophe = UInt8(ascii: "'")
    static let slash = UInt8(ascii: "/")
    static let semicolon = UInt8(ascii: ";")
    static let lessThan = UInt8(ascii: "<")
    static let equals = UInt8(ascii: "=")
    static let greaterThan = UInt8(ascii: ">")
    static let exclamation = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
    static let number = UInt8(ascii: "#")

    var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
    var isDigit: Bool { (48...57).contains(self) }
    /// Space, tab, line feed, form feed and carriage return.
    var isSpace: Bool { self == 32 || self == 9 || self == 10 || self == 12 || self == 13 }
    var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
    /// The value of a hexadecimal digit.
    var hexValue: UInt8? {
        switch self {
        case 48...57: self - 48
        case 65...70: self - 55
        case 97...102: self - 87
        default: nil
        }
    }
}

extension Unicode.Scalar {
    /// The whitespace of HTML: space, tab, line feed, form feed and carriage return.
    var isHTMLSpace: Bool { value == 32 || value == 9 || value == 10 || value == 12 || value == 13 }
}
