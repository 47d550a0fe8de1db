package import Foundation
import NumberConversion

/// A color as `application/x-color`: red, green, blue and alpha, each in 16 bits in the order of the processor.
package struct ColorData: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Nil for less than 8 bytes.
    package init?(reading data: Data) {
        let bytes = Array(data.prefix(8))
        guard bytes.count == 8 else { return nil }
        let parts = bytes.withUnsafeBytes { raw in
            (0..<4).map { Double(raw.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65_535 }
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Values outside 0 ... 1 are clamped; a value that is no number is 0.
    package var data: Data {
        var bytes = Data()
        for part in [red, green, blue, alpha] {
            let share = part.isNaN ? 0 : min(max(part, 0), 1)
            withUnsafeBytes(of: UInt16(saturating: (share * 65_535).rounded())) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }
}
