import CoreGraphics
import UIKit
import UIKitTesting

/// The pixels of a drawing at one pixel per point.
@MainActor
struct DrawnPixels {
    private let image: CGImage?

    init(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        image =
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
                draw($0.cgContext)
            }.cgImage
    }

    init(_ image: CGImage?) { self.image = image }

    /// Premultiplied red, green and blue, and alpha; empty outside the drawing.
    subscript(x: Int, y: Int) -> [Int] {
        guard let image, x >= 0, y >= 0, x < image.width, y < image.height else { return [] }
        let start = y * image.bytesPerRow + x * 4
        return [2, 1, 0, 3].map { Int(image.pixels[start + $0]) }
    }
}

/// Whether no component differs by more than a tolerance.
func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 2) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
