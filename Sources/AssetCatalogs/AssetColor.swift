import Foundation

/// A color of a set: in the standard color range, or a system color by its name.
package enum AssetColor: Hashable, Sendable {
    /// In `0 ... 1`, with the sRGB curve.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// Such as `systemBlueColor`.
    case system(String)

    init?(_ entry: JSONEntry) {
        if let name = entry.text("reference") {
            self = .system(name)
            return
        }
        guard let components = entry.entry("components") else { return nil }
        let alpha = min(max(Self.unit(components, "alpha") ?? 1, 0), 1)
        if let white = Self.unit(components, "white").map({ min(max($0, 0), 1) }) {
            self = .components(red: white, green: white, blue: white, alpha: alpha)
            return
        }
        guard let red = Self.unit(components, "red"), let green = Self.unit(components, "green"),
            let blue = Self.unit(components, "blue")
        else {
            return nil
        }
        let standard = Self.standard([red, green, blue], space: entry.text("color-space") ?? "srgb")
        self = .components(red: standard[0], green: standard[1], blue: standard[2], alpha: alpha)
    }

    /// Chosen: far beyond displayable colors, and within the numeric range of the curves.
    private static func unit(_ entry: JSONEntry, _ key: String) -> Double? {
        share(entry, key).map { min(max($0, -16), 16) }
    }

    /// Xcode writes fractions as `0.500`, bytes as `128` or `0x80`.
    private static func share(_ entry: JSONEntry, _ key: String) -> Double? {
        guard let text = entry.text(key) else { return entry.number(key) }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return entry.number(key).map { text.contains(".") ? $0 : $0 / 255 }
    }

    /// The red, green and blue of a color in sRGB. Colors outside sRGB become the nearest color in sRGB.
    package static func standard(_ color: [Double], space: String) -> [Double] {
        let linear: [Double]
        switch space {
        case "display-p3":
            let p3 = color.map(decoded)
            // Derived: from the primaries of Display P3 and sRGB, which have the same white point.
            linear = [
                1.2249 * p3[0] - 0.2247 * p3[1], -0.0420 * p3[0] + 1.0419 * p3[1],
                -0.0197 * p3[0] - 0.0786 * p3[1] + 1.0979 * p3[2],
            ]
        case "extended-linear-srgb": linear = color
        default: return color.map { min(max($0, 0), 1) }
        }
        return linear.map { min(max(encoded($0), 0), 1) }
    }

    /// The sRGB curve.
    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    private static func decoded(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
