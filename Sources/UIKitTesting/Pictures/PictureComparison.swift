import CoreGraphics
public import Foundation
import HostInterface
import NumberConversion

extension TestPicture {
    /// The location and the amount of the difference between two pictures.
    public struct Difference: Sendable, CustomStringConvertible {
        /// The number of different pixels.
        public let pixels: Int
        /// The share of different pixels among all pixels, in `0 ... 1`.
        public let share: Double
        /// The largest difference of two colors, as of ``PictureTolerance/colorDifference``; nil for pictures of
        /// different sizes.
        public let colorDifference: Double?
        /// The bounding box of all different pixels, in device pixels.
        public let area: CGRect
        let note: String

        /// The numbers in words, with the bounding box of all different pixels.
        public var description: String {
            guard let colorDifference else { return "the sizes differ: \(note)" }
            return """
                \(pixels) pixels differ (\(Self.text(share * 100)) %), \(note), color difference \
                \(Self.text(colorDifference)), within x \
                \(Int(saturating: area.minX))…\(Int(saturating: area.maxX)), y \
                \(Int(saturating: area.minY))…\(Int(saturating: area.maxY))
                """
        }

        /// A number with at most two digits after the point; a small number is not written as 0.
        private static func text(_ number: Double) -> String {
            if number > 0, number < 0.01 { return "less than 0.01" }
            let hundredths = Int(saturating: (number * 100).rounded())
            let rest = hundredths % 100
            return "\(hundredths / 100)" + (rest == 0 ? "" : "." + (rest < 10 ? "0" : "") + "\(rest)")
        }
    }

    /// Compares two pictures by the numbers of their pixels. Returns nil if they are equal.
    /// - Parameter tolerance: the largest ignored difference of a component, in steps of 255.
    public func compare(with other: TestPicture, tolerance: Int = 0) -> Difference? {
        differences(from: other, share: 0) { step, _ in step > tolerance }
    }

    /// Compares two pictures by the visible difference of their colors. Returns nil if the tolerance allows the
    /// difference.
    public func compare(with other: TestPicture, tolerance: PictureTolerance) -> Difference? {
        differences(from: other, share: tolerance.pixelShare) { _, color in color > tolerance.colorDifference }
    }

    /// The number of pixels whose difference in any component exceeds `tolerance`.
    public func differingPixels(from other: TestPicture, tolerance: Int = 0) -> Int {
        compare(with: other, tolerance: tolerance)?.pixels ?? 0
    }

    private func differences(
        from other: TestPicture, share: Double, counts: (_ step: Int, _ color: Double) -> Bool
    ) -> Difference? {
        guard width == other.width, height == other.height else {
            return Difference(
                pixels: max(width * height, other.width * other.height), share: 1, colorDifference: nil, area: .zero,
                note: "\(width)×\(height) and \(other.width)×\(other.height) pixels")
        }
        var count = 0, left = width, right = 0, top = height, bottom = 0, largest = 0, farthest = 0.0
        for y in 0..<height where !rowIsEqual(y, other) {
            for x in 0..<width {
                guard let mine = self[x, y], let theirs = other[x, y], mine != theirs else { continue }
                let step = Self.step(mine, theirs), color = ColorDifference.between(mine, theirs)
                guard counts(step, color) else { continue }
                count += 1
                (largest, farthest) = (max(largest, step), max(farthest, color))
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        let found = Double(count) / Double(width * height)
        guard count > 0, found > share else { return nil }
        let area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        return Difference(
            pixels: count, share: found, colorDifference: farthest, area: area, note: "by up to \(largest) of 255")
    }

    // Most rows are equal, and comparing whole rows is fast.
    private func rowIsEqual(_ y: Int, _ other: TestPicture) -> Bool {
        image.pixels.withUnsafeBytes { mine in
            other.image.pixels.withUnsafeBytes { theirs in
                guard let a = mine.baseAddress, let b = theirs.baseAddress else { return false }
                return memcmp(a + y * image.bytesPerRow, b + y * other.image.bytesPerRow, width * 4) == 0
            }
        }
    }

    private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

    private static func step(_ a: Pixel, _ b: Pixel) -> Int {
        func apart(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
        return max(apart(a.red, b.red), apart(a.green, b.green), apart(a.blue, b.blue), apart(a.alpha, b.alpha))
    }

    /// A picture of the differences: equal pixels are a pale gray copy of this picture, and different pixels are red,
    /// darker with a larger difference. Pixels that only one picture has are blue.
    ///
    /// The picture has the larger width and the larger height of both.
    public func differencePicture(from other: TestPicture) -> TestPicture? {
        let (columns, rows) = (max(width, other.width), max(height, other.height))
        var pixels = [UInt8](repeating: 255, count: columns * rows * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                let color: (blue: UInt8, green: UInt8, red: UInt8)
                if let mine = self[x, y], let theirs = other[x, y] {
                    if mine == theirs {
                        let gray = (Int(mine.red) * 54 + Int(mine.green) * 183 + Int(mine.blue) * 19) / 256
                        let pale = UInt8(clamping: 204 + gray / 5)
                        color = (pale, pale, pale)
                    } else {
                        let rest = UInt8(clamping: 160 - Self.step(mine, theirs) * 160 / 255)
                        color = (rest, rest, 255)
                    }
                } else {
                    color = self[x, y] == nil && other[x, y] == nil ? (255, 255, 255) : (255, 128, 64)
                }
                let place = (y * columns + x) * 4
                (pixels[place], pixels[place + 1], pixels[place + 2]) = (color.blue, color.green, color.red)
            }
        }
        return CGImage(width: columns, height: rows, bytesPerRow: columns * 4, pixels: pixels, isOpaque: true).map {
            TestPicture($0, codec: codec)
        }
    }
}
