package import CoreGraphics
import Foundation
import HeadlessHost
package import HostInterface

/// The pixels of a window.
@preconcurrency @MainActor
public struct TestPicture {
    package let image: CGImage
    package let codec: any ImageCodec

    package init(_ image: CGImage, codec: any ImageCodec) {
        self.image = image
        self.codec = codec
    }

    /// Reads a picture file. See ``init(contentsOf:)`` with a URL.
    /// - Throws: ``PictureFailure`` with the path and the reason if the file cannot be read or contains no picture.
    public init(contentsOf path: String) throws { try self.init(contentsOf: URL(fileURLWithPath: path)) }

    /// The width in device pixels.
    public var width: Int { image.width }
    /// The height in device pixels.
    public var height: Int { image.height }

    /// Red, green, blue and alpha of one pixel, in `0 ... 255`; nil outside the picture.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = y * image.bytesPerRow + x * 4
        return (image.pixels[start + 2], image.pixels[start + 1], image.pixels[start], image.pixels[start + 3])
    }

    /// Writes a PNG file and creates missing folders. See ``write(to:)`` with a URL.
    public func write(to path: String) throws { try write(to: URL(fileURLWithPath: path)) }

    /// The picture with left and right exchanged.
    public func mirrored() -> TestPicture? {
        var pixels = image.pixels
        for y in 0..<height {
            let row = y * image.bytesPerRow
            for x in 0..<width {
                for part in 0..<4 { pixels[row + x * 4 + part] = image.pixels[row + (width - 1 - x) * 4 + part] }
            }
        }
        return CGImage(width: width, height: height, bytesPerRow: image.bytesPerRow, pixels: pixels).map {
            TestPicture($0, codec: codec)
        }
    }
}

extension TestApp {
    /// The current picture of the window.
    public func picture() -> TestPicture? {
        turn()
        return hostWindow?.picture().map { TestPicture($0, codec: host.codec) }
    }

    /// The current picture of the window, drawn completely from scratch. Equals ``picture()`` unless drawing has a
    /// defect.
    public func freshPicture() -> TestPicture? {
        turn()
        return hostWindow?.freshPicture().map { TestPicture($0, codec: host.codec) }
    }
}
