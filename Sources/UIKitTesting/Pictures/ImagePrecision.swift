public import CoreGraphics
import Foundation

extension PictureTolerance {
    /// Compares two images as the package swift-snapshot-testing does with Core Image. `chevron` calls this function in
    /// the place of the package's.
    /// - Parameters:
    ///   - pixelPrecision: the share of pixels that must match, in `0 ... 1`.
    ///   - perceptualPrecision: 1 less a hundredth of the largest color difference of pixels that match.
    /// - Returns: the mismatch in words; nil if the images match.
    public static func mismatch(
        _ old: CGImage, _ new: CGImage, pixelPrecision: Float, perceptualPrecision: Float
    ) -> String? {
        guard old.width == new.width, old.height == new.height else {
            return "The images have \(old.width)×\(old.height) and \(new.width)×\(new.height) pixels"
        }
        let limit = (1 - Double(perceptualPrecision)) * 100
        var failing = 0, largest = 0.0
        old.pixels.withUnsafeBufferPointer { mine in
            new.pixels.withUnsafeBufferPointer { theirs in
                var y = 0
                while y < old.height {
                    var a = y * old.bytesPerRow, b = y * new.bytesPerRow
                    let end = a + old.width * 4
                    while a < end {
                        if mine[a] != theirs[b] || mine[a + 1] != theirs[b + 1] || mine[a + 2] != theirs[b + 2]
                            || mine[a + 3] != theirs[b + 3]
                        {
                            let difference = ColorDifference.between(
                                (mine[a + 2], mine[a + 1], mine[a], mine[a + 3]),
                                (theirs[b + 2], theirs[b + 1], theirs[b], theirs[b + 3]))
                            if difference > limit {
                                failing += 1
                                largest = max(largest, difference)
                            }
                        }
                        a += 4
                        b += 4
                    }
                    y += 1
                }
            }
        }
        let matching = 1 - Float(failing) / Float(old.width * old.height)
        guard matching < pixelPrecision else { return nil }
        return """
            \(matching) of the pixels match, and \(pixelPrecision) are required
            the largest color difference leaves a perceptual precision of \(1 - min(Float(largest) / 100, 1)), and \
            \(perceptualPrecision) is required
            """
    }
}
