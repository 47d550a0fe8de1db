package import CoreGraphics
public import Foundation
import HeadlessHost
package import HostInterface
import NumberConversion
import UIKit

/// The pixels of a window.
@preconcurrency @MainActor
public struct TestPicture {
    package let image: CGImage
    private let codec: any ImageCodec

    package init(_ image: CGImage, codec: any ImageCodec) {
        self.image = image
        self.codec = codec
    }

    /// Reads a picture file: a reference written by ``write(to:)``, or any image that `UIImage` can read.
    /// - Throws: an error that names the file if the file cannot be read or is no image.
    public init(contentsOf path: String) throws {
        let codec = HeadlessHost.makeCodec()
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        guard let decoded = codec.decode(data) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path])
        }
        self.init(decoded.image, codec: codec)
    }

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

    /// Writes a PNG file and creates missing folders.
    public func write(to path: String) throws {
        guard let png = codec.encodePNG(image) else { throw CocoaError(.fileWriteUnknown) }
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try png.write(to: file)
    }

    /// Compares two pictures. Returns nil if they are equal.
    /// - Parameter tolerance: the largest ignored difference of a component, in steps of 255.
    public func compare(with other: TestPicture, tolerance: Int = 0) -> Difference? {
        guard width == other.width, height == other.height else {
            return Difference(
                pixels: max(width * height, other.width * other.height), area: .zero,
                note: "\(width)×\(height) and \(other.width)×\(other.height) pixels")
        }
        var count = 0, left = width, right = 0, top = height, bottom = 0, largest = 0
        for y in 0..<height where !rowIsEqual(y, other) {
            for x in 0..<width {
                let step = distance(x, y, other)
                guard step > tolerance else { continue }
                count += 1
                largest = max(largest, step)
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        guard count > 0 else { return nil }
        let area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        return Difference(pixels: count, area: area, note: "by up to \(largest) of 255")
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

    /// The largest difference between the components of one pixel.
    private func distance(_ x: Int, _ y: Int, _ other: TestPicture) -> Int {
        let mine = y * image.bytesPerRow + x * 4
        let theirs = y * other.image.bytesPerRow + x * 4
        var largest = 0
        for part in 0..<4 {
            let step = Int(image.pixels[mine + part]) - Int(other.image.pixels[theirs + part])
            largest = max(largest, abs(step))
        }
        return largest
    }

    /// The number of pixels whose difference in any component exceeds `tolerance`.
    public func differingPixels(from other: TestPicture, tolerance: Int = 0) -> Int {
        compare(with: other, tolerance: tolerance)?.pixels ?? 0
    }

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

    /// The location and the amount of the difference between two pictures.
    public struct Difference: Sendable, CustomStringConvertible {
        /// The number of different pixels.
        public let pixels: Int
        /// The bounding box of all different pixels, in device pixels.
        public let area: CGRect
        let note: String

        /// The numbers in words, with the bounding box of all different pixels.
        public var description: String {
            """
            \(pixels) pixels differ, \(note), within x \
            \(Int(saturating: area.minX))…\(Int(saturating: area.maxX)), y \
            \(Int(saturating: area.minY))…\(Int(saturating: area.maxY))
            """
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
