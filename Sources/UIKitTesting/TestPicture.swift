public import CoreGraphics
public import Foundation
import HeadlessHost
package import HostInterface
public import UIKit

/// What a window shows, pixel by pixel.
@MainActor
public struct TestPicture {
    package let image: CGImage
    private let codec: any ImageCodec

    package init(_ image: CGImage, codec: any ImageCodec) {
        self.image = image
        self.codec = codec
    }

    /// Device pixels.
    public var width: Int { image.width }
    public var height: Int { image.height }

    /// Red, green, blue and alpha, 0…255, of one pixel; nil outside.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = y * image.bytesPerRow + x * 4
        return (image.pixels[start + 2], image.pixels[start + 1], image.pixels[start], image.pixels[start + 3])
    }

    /// Writes a PNG file, with the folders that lead to it.
    public func write(to path: String) throws {
        guard let png = codec.encodePNG(image) else { throw CocoaError(.fileWriteUnknown) }
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try png.write(to: file)
    }

    /// How many pixels differ by more than `tolerance` in any component.
    public func differingPixels(from other: TestPicture, tolerance: Int = 0) -> Int {
        guard width == other.width, height == other.height else { return max(width * height, other.width * other.height) }
        var count = 0
        for y in 0..<height {
            let mine = y * image.bytesPerRow
            let theirs = y * other.image.bytesPerRow
            for x in 0..<width {
                for part in 0..<4 where abs(Int(image.pixels[mine + x * 4 + part]) - Int(other.image.pixels[theirs + x * 4 + part])) > tolerance {
                    count += 1
                    break
                }
            }
        }
        return count
    }
}

extension TestApp {
    /// The window as it shows now.
    public func picture() -> TestPicture? {
        turn()
        return host.windows.first?.picture().map { TestPicture($0, codec: host.codec) }
    }
}
