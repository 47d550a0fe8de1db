import CPango
package import CoreGraphics
package import Foundation
import NumberConversion

extension CairoCodec {
    package func encodeJPEG(_ image: CGImage, quality: Double) -> Data? {
        guard let library = Self.pixbufs else { return nil }
        let colors = Self.colorsOnWhite(image)
        return colors.withUnsafeBufferPointer { bytes -> Data? in
            // RGB color space, no alpha, 8 bits.
            guard let start = bytes.baseAddress,
                let picture = library.newFromData(
                    start, 0, 0, 8, Int32(clamping: image.width), Int32(clamping: image.height),
                    Int32(clamping: image.width * 3), nil, nil)
            else { return nil }
            defer { g_object_unref(picture) }
            var buffer: UnsafeMutablePointer<CChar>?
            var size = 0
            let percent = String(Int(saturating: min(max(quality, 0), 1) * 100))
            let saved = percent.withCString { value in
                "quality".withCString { key in
                    var keys: [UnsafePointer<CChar>?] = [key, nil], values: [UnsafePointer<CChar>?] = [value, nil]
                    return library.save(picture, &buffer, &size, "jpeg", &keys, &values, nil)
                }
            }
            guard saved != 0, let buffer else { return nil }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: size)
        }
    }

    /// Red, green and blue of each pixel, composited over white.
    private static func colorsOnWhite(_ image: CGImage) -> [UInt8] {
        var colors: [UInt8] = []
        colors.reserveCapacity(image.width * image.height * 3)
        image.pixels.withUnsafeBytes { bytes in
            for row in 0..<image.height {
                for column in 0..<image.width {
                    let pixel = bytes.loadUnaligned(
                        fromByteOffset: row * image.bytesPerRow + column * 4, as: UInt32.self)
                    let bare = image.isOpaque ? 0 : 255 - (pixel >> 24)
                    for shift: UInt32 in [16, 8, 0] {
                        colors.append(UInt8(truncatingIfNeeded: min(255, (pixel >> shift & 255) + bare)))
                    }
                }
            }
        }
        return colors
    }
}
