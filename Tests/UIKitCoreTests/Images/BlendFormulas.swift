import CoreGraphics
import Foundation

/// The formulas of Compositing and Blending Level 1 of the W3C, which repeats the blend modes of PDF 32000-1 (11.3.5)
/// and the operators of Porter and Duff. The first number is that of the backdrop, the second that of the source.
enum BlendFormulas {
    typealias Color = (red: Double, green: Double, blue: Double, alpha: Double)

    static let separable: [(CGBlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { _, s in s }), (.multiply, { b, s in b * s }), (.screen, { b, s in b + s - b * s }),
        (.overlay, { b, s in hardLight(s, b) }), (.darken, { b, s in min(b, s) }), (.lighten, { b, s in max(b, s) }),
        (.colorDodge, { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }),
        (.colorBurn, { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }),
        (.softLight, softLight), (.hardLight, hardLight), (.difference, { b, s in abs(b - s) }),
        (.exclusion, { b, s in b + s - 2 * b * s }),
    ]

    static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    static func softLight(_ b: Double, _ s: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    // MARK: Hue, saturation, color and luminosity

    typealias Light = [Double]
    static func lum(_ c: Light) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    static func sat(_ c: Light) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
    static func setLum(_ c: Light, _ l: Double) -> Light {
        let moved = c.map { $0 + l - lum(c) }
        let (low, high) = (moved.min() ?? 0, moved.max() ?? 0)
        var result = moved
        if low < 0 { result = result.map { l + ($0 - l) * l / (l - low) } }
        if high > 1 { result = result.map { l + ($0 - l) * (1 - l) / (high - l) } }
        return result
    }
    static func setSat(_ c: Light, _ s: Double) -> Light {
        let (low, range) = (c.min() ?? 0, sat(c))
        return c.map { range > 0 ? ($0 - low) * s / range : 0 }
    }
    static let whole: [(CGBlendMode, @Sendable (Light, Light) -> Light)] = [
        (.hue, { b, s in setLum(setSat(s, sat(b)), lum(b)) }),
        (.saturation, { b, s in setLum(setSat(b, sat(s)), lum(b)) }), (.color, { b, s in setLum(s, lum(b)) }),
        (.luminosity, { b, s in setLum(b, lum(s)) }),
    ]

    /// The factors of the source and of the backdrop, by their alpha.
    static let operators: [(CGBlendMode, @Sendable (Double, Double) -> (Double, Double))] = [
        (.clear, { _, _ in (0, 0) }), (.copy, { _, _ in (1, 0) }), (.sourceIn, { b, _ in (b, 0) }),
        (.sourceOut, { b, _ in (1 - b, 0) }), (.sourceAtop, { b, s in (b, 1 - s) }),
        (.destinationOver, { b, _ in (1 - b, 1) }), (.destinationIn, { _, s in (0, s) }),
        (.destinationOut, { _, s in (0, 1 - s) }), (.destinationAtop, { b, s in (1 - b, s) }),
        (.xor, { b, s in (1 - b, 1 - s) }), (.plusLighter, { _, _ in (1, 1) }),
    ]

    static let pairs: [(Color, Color)] = [
        ((0.8, 0.3, 0.1, 1), (0.2, 0.6, 0.7, 1)), ((0.2, 0.2, 0.9, 1), (0.7, 0.9, 0.4, 0.5)),
        ((0.9, 0.5, 0.3, 0.6), (0.4, 0.1, 0.8, 0.7)), ((1, 1, 1, 1), (0.3, 0.5, 0.7, 0.4)),
        ((0, 0, 0, 1), (0.3, 0.5, 0.7, 1)), ((0.4, 0.6, 0.2, 0), (0.3, 0.5, 0.7, 0.8)),
    ]
}
