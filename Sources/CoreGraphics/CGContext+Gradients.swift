public import Foundation

extension CGContext {
    /// Draws a gradient along a line. The options extend the gradient beyond the ends, up to the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        compose([.linearGradient(gradient, start: start, end: end, options)])
    }

    /// Draws a gradient between two circles. The options extend the gradient beyond the circles, up to the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        compose([
            .radialGradient(
                gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
                endRadius: endRadius, options)
        ])
    }

    /// Draws a gradient around a point, up to the clip. Draws nothing for numbers that are not finite.
    /// - Parameters:
    ///   - center: the point around which the colors turn.
    ///   - angle: the direction of the first color, in radians from the positive x axis. The colors continue from the
    ///     positive x axis to the positive y axis, so clockwise on a screen.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        compose([.conicGradient(gradient, center: center, angle: angle)])
    }

    /// Draws a gradient whose colors a function computes, up to the clip.
    public func drawShading(_ shading: CGShading) {
        guard let command = shading.command else { return }
        compose([command])
    }
}
