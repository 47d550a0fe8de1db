public import Foundation
import NumberConversion

/// An immutable image.
///
/// The bytes are premultiplied ARGB with eight bits per component, in the machine's 32-bit order (blue first on
/// little-endian machines), with the top row first. The software rasterizer draws this order without conversion.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes per row.
    public let bytesPerRow: Int
    package let pixels: [UInt8]
    /// Whether no pixel is transparent, so that drawing can copy instead of blending.
    package let isOpaque: Bool
    /// The meaning of the pixels for a clip.
    let role: Role

    enum Role: Sendable {
        case color
        /// Created from gray pixels without alpha.
        case gray
        /// An image mask: alpha is the painted part.
        case mask
    }

    /// Nil if the bytes do not fill `height` rows of at least `width` pixels.
    package convenience init?(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8], isOpaque: Bool = false) {
        self.init(
            width: width, height: height, bytesPerRow: bytesPerRow, pixels: pixels, isOpaque: isOpaque, role: .color)
    }

    init?(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8], isOpaque: Bool = false, role: Role) {
        // Sizes may come from files, so the check avoids products that could overflow.
        guard width > 0, height > 0, bytesPerRow / 4 >= width, pixels.count / bytesPerRow >= height else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.pixels = pixels
        self.isOpaque = isOpaque
        self.role = role
    }

    /// An image of the same size whose colors are multiplied by a color.
    package func multiplied(by color: CGColor) -> CGImage {
        let parts = [color.blue, color.green, color.red].map { Int(saturating: (min(max($0, 0), 1) * 256).rounded()) }
        var changed = pixels
        for row in 0..<height {
            for place in stride(from: row * bytesPerRow, to: row * bytesPerRow + width * 4, by: 4) {
                for channel in 0..<3 {
                    changed[place + channel] = UInt8((Int(changed[place + channel]) * parts[channel]) >> 8)
                }
            }
        }
        return CGImage(width: width, height: height, bytesPerRow: bytesPerRow, pixels: changed, isOpaque: isOpaque)
            ?? self
    }

    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32.
    public var bitsPerPixel: Int { 32 }

    /// The part of the image inside `rect`, in pixels; nil if `rect` is outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y, w, h) = (
            Int(saturating: part.minX), Int(saturating: part.minY), Int(saturating: part.width),
            Int(saturating: part.height)
        )
        var cut: [UInt8] = []
        cut.reserveCapacity(w * h * 4)
        for row in y..<(y + h) {
            let start = row * bytesPerRow + x * 4
            cut.append(contentsOf: pixels[start..<(start + w * 4)])
        }
        return CGImage(width: w, height: h, bytesPerRow: w * 4, pixels: cut, isOpaque: isOpaque, role: role)
    }
}

extension CGImage: Hashable {
    /// Whether both are the same object.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
