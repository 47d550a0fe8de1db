import CoreGraphics
import Foundation

extension CGImage {
    /// The mean color of all pixels, weighted by their alpha.
    var meanColor: CGColor {
        var sums: (red: Int, green: Int, blue: Int, alpha: Int) = (0, 0, 0, 0)
        func part(_ place: Int) -> Int { Int(pixels[place]) }
        for row in 0..<height {
            for place in stride(from: row * bytesPerRow, to: row * bytesPerRow + width * 4, by: 4) {
                sums.blue += part(place)
                sums.green += part(place + 1)
                sums.red += part(place + 2)
                sums.alpha += isOpaque ? 255 : part(place + 3)
            }
        }
        guard sums.alpha > 0 else { return .clear }
        let alpha = CGFloat(sums.alpha)
        let count = CGFloat(width) * CGFloat(height) * 255
        return CGColor(
            red: CGFloat(sums.red) / alpha, green: CGFloat(sums.green) / alpha, blue: CGFloat(sums.blue) / alpha,
            alpha: alpha / count)
    }
}
