import Foundation
import ImageIO
import UIKit
import UIKitTesting

/// Files as the module ImageIO reads them: their properties, frames and thumbnails.
@MainActor
enum ForeignImages {
    /// Images are decoded by the host of an app.
    private static let app = TestApp(UIViewController(), size: CGSize(width: 100, height: 100), scale: 1)

    static func read(_ bytes: [UInt8]) {
        _ = app
        guard let source = CGImageSourceCreateWithData(Data(bytes) as CFData, nil) else { return }
        _ = (CGImageSourceGetStatus(source), CGImageSourceCopyProperties(source, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 3,
        ]
        for index in (0..<min(CGImageSourceGetCount(source), 4)).reversed() {
            _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
            precondition(image.width > 0 && image.height > 0, "an image without pixels")
            _ = CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
        }
    }

    /// Two frames of 2 by 2 pixels; the second one clears its part.
    static let gif = bytes(
        "GIF89a", [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255, 0x21, 0xFF, 11], "NETSCAPE2.0", [3, 1, 2, 0, 0],
        [0x21, 0xF9, 4, 4, 7, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x34, 0x05, 0],
        [0x21, 0xF9, 4, 9, 9, 0, 1, 0, 0x2C, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0, 0x3B])

    /// The first parts of a JPEG file with an orientation.
    static let photo = bytes(
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 46], "Exif", [0, 0], "MM", [0, 42, 0, 0, 0, 8, 0, 2],
        [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0],
        [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0, 0xFF, 0xD9, 0, 0, 0, 0])

    /// A PNG file as an animation of two equal frames. The sums of the added parts are not read.
    static func animation(_ png: [UInt8]) -> [UInt8] {
        guard let name = png.firstRange(of: "IDAT".utf8) else { return png }
        let pixels = Array(png[(name.lowerBound - 4)..<(png.count - 12)])
        let control = bytes(
            [0, 0, 0, 26], "fcTL", [0, 0, 0, 0], Array(png[16..<24]), [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 9],
            [2, 1, 0, 0, 0, 0])
        return bytes(
            Array(png[..<33]), [0, 0, 0, 8], "acTL", [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], control, pixels, control,
            [0, 0, 0, pixels[3] &+ 4], "fdAT", [0, 0, 0, 1], Array(pixels.dropFirst(8)), Array(png.suffix(12)))
    }

    private static func bytes(_ parts: any Sequence...) -> [UInt8] {
        parts.flatMap { part in
            (part as? String).map { Array($0.utf8) } ?? part as? [UInt8] ?? (part as? [Int])?.map { UInt8($0) } ?? []
        }
    }
}
