import CCairo
package import CoreGraphics
package import Foundation
import LayerScene
import NumberConversion

extension PangoShaper {
    /// Draws a recorded drawing as an image with transparency; nil without enough memory.
    /// - Parameter size: the size in points.
    package func picture(of record: DrawingRecord, size: CGSize, scale: CGFloat) -> CGImage? {
        guard size.width.isFinite, size.height.isFinite, scale.isFinite, size.width * scale < 16_384,
            size.height * scale < 16_384,
            size.width > 0, size.height > 0, scale > 0
        else { return nil }
        let pixels = PixelRect(
            x: 0, y: 0, width: Int(saturating: (size.width * scale).rounded(.up)),
            height: Int(saturating: (size.height * scale).rounded(.up)))
        guard let canvas = Canvas(.alpha, pixels) else { return nil }
        canvas.draw { context in
            cairo_scale(context, Double(scale), Double(scale))
            RecordPainter(context: context, shaper: self, scale: scale).play(record)
        }
        return canvas.picture()
    }
}
