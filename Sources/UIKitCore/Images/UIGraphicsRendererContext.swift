public import CoreGraphics
public import Foundation

/// The drawing environment of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
    /// The graphics context of the image, or of the current page.
    public internal(set) final var cgContext: CGContext

    init(_ context: CGContext) {
        cgContext = context
        super.init()
    }

    /// Fills a rectangle with the current fill color.
    public final func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with the current fill color, with a blend mode.
    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes the edge of a rectangle with the current stroke color.
    public final func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips later drawing to a rectangle.
    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
