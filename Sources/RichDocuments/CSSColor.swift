import NumberConversion

extension RichColor {
    /// Reads a color of CSS. Documented (CSS Color Module Level 4, 4 to 10): names, hexadecimal numbers, `rgb()`,
    /// `hsl()` and `color(srgb …)`. Nil for other text.
    init?(css text: some StringProtocol) {
        let text = text.lowercased()
        if text == "transparent" {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
        } else if let rgb = ColorNames.rgb[text] {
            self.init(rgb: rgb)
        } else if text.utf8.first == .number {
            self.init(hexDigits: text.dropFirst())
        } else {
            self.init(function: text)
        }
    }

    /// 3, 4, 6 or 8 digits.
    init?(hexDigits text: some StringProtocol) {
        guard text.utf8.count <= 8 else { return nil }
        var digits: [UInt8] = []
        for byte in text.utf8 {
            guard let digit = byte.hexValue else { return nil }
            digits.append(digit)
        }
        let components: [Double]
        switch digits.count {
        case 3, 4: components = digits.map { Double($0 * 17) / 255 }
        case 6, 8:
            components = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
        default: return nil
        }
        self.init(
            red: components[0], green: components[1], blue: components[2],
            alpha: components.count > 3 ? components[3] : 1)
    }

    private init?(function text: String) {
        guard text.utf8.count < 200, text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
        var parts = text[text.index(after: open)...].dropLast().split { $0.isWhitespace || $0 == "," || $0 == "/" }
        let name = text[..<open]
        if name == "color" {
            guard parts.first == "srgb" else { return nil }
            parts.removeFirst()
        }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        var numbers: [(value: Double, unit: String)] = []
        for part in parts {
            guard let number = CSSNumber.split(part) else { return nil }
            numbers.append((number.number, number.unit))
        }
        func fraction(_ index: Int, of whole: Double) -> Double {
            let (value, unit) = numbers[index]
            return min(max(unit == "%" ? value / 100 : value / whole, 0), 1)
        }
        let alpha = numbers.count > 3 ? fraction(3, of: 1) : 1
        switch name {
        case "rgb", "rgba":
            self.init(
                red: fraction(0, of: 255), green: fraction(1, of: 255), blue: fraction(2, of: 255), alpha: alpha)
        case "color":
            self.init(red: fraction(0, of: 1), green: fraction(1, of: 1), blue: fraction(2, of: 1), alpha: alpha)
        case "hsl", "hsla":
            let turns: Double? = ["": 360, "deg": 360, "turn": 1, "grad": 400, "rad": 2 * Double.pi][numbers[0].unit]
            guard let turns else { return nil }
            self.init(
                hue: numbers[0].value / turns, saturation: fraction(1, of: 100), lightness: fraction(2, of: 100),
                alpha: alpha)
        default: return nil
        }
    }

    /// Documented (CSS Color Module Level 4, 7.1).
    private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
        let degrees = (hue - hue.rounded(.down)) * 12
        func component(_ offset: Double) -> Double {
            let k = (offset + degrees).truncatingRemainder(dividingBy: 12)
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
        }
        self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    }

    /// The shortest text of CSS that reads as the same components.
    var cssText: String {
        let components = [red, green, blue, alpha].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        let bytes = components.map { UInt8(saturating: ($0 * 255).rounded()) }
        guard zip(components, bytes).allSatisfy({ $0 == Double($1) / 255 }) else {
            return "color(srgb \(components[0]) \(components[1]) \(components[2]) / \(components[3]))"
        }
        return "#" + (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).map(\.hexText).joined()
    }
}

extension UInt8 {
    /// Two hexadecimal digits.
    var hexText: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
