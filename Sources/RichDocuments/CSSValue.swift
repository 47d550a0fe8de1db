import NumberConversion

/// A length of CSS.
enum CSSLength: Hashable, Sendable {
    /// A pixel of CSS is a point.
    case points(Double)
    /// A factor of the font size, or of the parent's font size for `font-size`.
    case em(Double)
    /// A factor of the font size of the document.
    case rootEm(Double)

    func points(em: Double) -> Double {
        switch self {
        case .points(let points): points
        case .em(let factor): factor * em
        case .rootEm(let factor): factor * 12
        }
    }

    /// Documented (CSS Values and Units Level 3, 5 and 6): absolute units by their ratio to a pixel. `ex` and `ch` are
    /// half an em. A number without a unit is a number of pixels, as in old pages.
    init?(_ text: some StringProtocol) {
        guard let (number, unit) = CSSNumber.split(text) else { return nil }
        switch unit {
        case "px", "": self = .points(number)
        case "pt": self = .points(number * 4 / 3)
        case "pc": self = .points(number * 16)
        case "in": self = .points(number * 96)
        case "cm": self = .points(number * 96 / 2.54)
        case "mm": self = .points(number * 96 / 25.4)
        case "q": self = .points(number * 96 / 101.6)
        case "em": self = .em(number)
        case "%": self = .em(number / 100)
        case "ex", "ch": self = .em(number / 2)
        case "rem": self = .rootEm(number)
        default: return nil
        }
    }
}

enum CSSNumber {
    /// The largest absolute value of a number. Documented (CSS Values and Units Level 4, 10.12): limits are the
    /// implementation's. Chosen: far above all sizes of text.
    static let limit = 1e6

    /// Returns a number, between -1,000,000 and 1,000,000, and the unit behind it in lower case.
    static func split(_ text: some StringProtocol) -> (number: Double, unit: String)? {
        let bytes = Array(text.utf8.prefix(64))
        var end = 0
        func skipDigits() -> Bool {
            let start = end
            while end < bytes.count, bytes[end].isDigit { end += 1 }
            return end > start
        }
        func isSign(_ index: Int) -> Bool {
            index < bytes.count && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
        }
        if isSign(end) { end += 1 }
        var hasDigits = skipDigits()
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            hasDigits = skipDigits() || hasDigits
        }
        guard hasDigits else { return nil }
        // "1e3px" has an exponent, "1em" has a unit.
        if end < bytes.count, bytes[end].lowercased == UInt8(ascii: "e") {
            let digit = isSign(end + 1) ? end + 2 : end + 1
            if digit < bytes.count, bytes[digit].isDigit {
                end = digit
                _ = skipDigits()
            }
        }
        guard let number = Double(String(decoding: bytes[..<end], as: UTF8.self)), number.isFinite else { return nil }
        let unit = String(decoding: bytes[end...].map(\.lowercased), as: UTF8.self)
        return (min(max(number, -limit), limit), unit)
    }

    /// A number without a unit.
    static func plain(_ text: some StringProtocol) -> Double? {
        guard let (number, unit) = split(text), unit.isEmpty else { return nil }
        return number
    }

    static func integer(_ text: some StringProtocol) -> Int? {
        let trimmed = text.utf8.drop(while: \.isSpace)
        return split(String(decoding: Array(trimmed), as: UTF8.self).prefix(64)).map { Int(saturating: $0.number) }
    }
}
