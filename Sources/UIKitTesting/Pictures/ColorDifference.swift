import Foundation

/// The difference of two colors in CIE L\*a\*b\*.
enum ColorDifference {
    /// The distance of two pixels of premultiplied components in `0 ... 255`: the larger one of the distances in front
    /// of black and in front of white. Equal pixels have the distance 0, opaque black and white 100.
    static func between(
        _ a: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8),
        _ b: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    ) -> Double {
        if a == b { return 0 }
        let dark = distance(point(a, white: 0), point(b, white: 0))
        if a.alpha == 255, b.alpha == 255 { return dark }
        return max(dark, distance(point(a, white: 255), point(b, white: 255)))
    }

    private typealias Point = (lightness: Double, a: Double, b: Double)

    private static func distance(_ p: Point, _ q: Point) -> Double {
        let lightness = p.lightness - q.lightness, a = p.a - q.a, b = p.b - q.b
        return (lightness * lightness + a * a + b * b).squareRoot()
    }

    /// Documented (IEC 61966-2-1): the linear light of each component of sRGB.
    private static let linear: [Double] = (0...255).map { step in
        let value = Double(step) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// - Parameter white: the component of the opaque background.
    private static func point(
        _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), white: Int
    ) -> Point {
        let rest = white * (255 - Int(pixel.alpha)) / 255
        func light(_ component: UInt8) -> Double { linear[min(Int(component) + rest, 255)] }
        let red = light(pixel.red), green = light(pixel.green), blue = light(pixel.blue)
        // Documented (IEC 61966-2-1): the matrix of sRGB, divided by the white point D65.
        let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
        let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
        let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
        let (fx, fy, fz) = (curve(x), curve(y), curve(z))
        return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
    }

    /// Documented (CIE 15): the curve of L\*a\*b\*, with a line for dark colors.
    private static func curve(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
