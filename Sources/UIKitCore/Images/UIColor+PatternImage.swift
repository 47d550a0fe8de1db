import CoreGraphics
import Foundation

extension UIColor {
    /// Creates a color that repeats an image, from the top left corner of the filled view or drawing.
    ///
    /// Backgrounds of views and layers and filled or stroked paths repeat the image. Texts, borders and tints use the
    /// mean color of the image, and so do backgrounds below a gradient or a shape of the same layer. Clear for an image
    /// without pixels.
    public convenience init(patternImage image: UIImage) {
        guard let pixels = image.cgImage else {
            self.init(cgColor: .clear)
            return
        }
        let mean = pixels.meanColor
        self.init(cgColor: CGColor(PatternTile(pixels, size: image.size), mean: mean, alpha: mean.alpha > 0 ? 1 : 0))
    }
}
