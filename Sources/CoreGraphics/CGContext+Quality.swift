import Diagnostics
public import Foundation

extension CGContext {
    /// The filter of scaled images. `none` draws each pixel of an image as a rectangle; all other values mix
    /// neighboring pixels.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set {
            state.interpolationQuality = newValue
            append(.interpolation(newValue != .none))
        }
    }

    /// Sets the largest distance in pixels between a curve and its drawing.
    /// - Coverage: inert (curves are drawn within a tenth of a pixel)
    public func setFlatness(_ flatness: CGFloat) {
        Log.once("CGContext.setFlatness has no effect: curves are drawn within a tenth of a pixel")
    }

    /// Sets the conversion of colors that a device cannot show.
    /// - Coverage: inert (all colors are sRGB)
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
        Log.once("CGContext.setRenderingIntent has no effect: all colors are sRGB")
    }
}
