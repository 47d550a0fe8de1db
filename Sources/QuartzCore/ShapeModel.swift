import CoreGraphics
import Foundation
import LayerScene

/// The animatable properties of a shape layer.
struct ShapeModel: Hashable, Sendable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1

    /// - Parameter style: the ends, corners and dashes of the stroke.
    func contents(_ style: StrokeStyle, _ rule: FillRule) -> SceneContents? {
        guard let path else { return nil }
        var style = style
        (style.width, style.miterLimit, style.dashPhase) = (lineWidth, miterLimit, lineDashPhase)
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        guard let strokeColor, !isWhole else { return .shape(path, fill: fillColor, rule, stroke: strokeColor, style) }
        let part = path.trimmed(from: strokeStart, to: strokeEnd)
        guard let fillColor, fillColor.alpha > 0 else {
            return part.isEmpty ? nil : .shape(part, fill: nil, rule, stroke: strokeColor, style)
        }
        guard !part.isEmpty else { return .shape(path, fill: fillColor, rule, stroke: nil, style) }
        // Fills and strokes two paths: `strokeStart` and `strokeEnd` do not cut the fill.
        let context = CGContext()
        context.setFillColor(fillColor)
        context.addPath(path)
        context.fillPath(using: rule == .evenOdd ? .evenOdd : .winding)
        context.setStrokeColor(strokeColor)
        context.setLineWidth(style.width)
        context.setLineCap(style.cap)
        context.setLineJoin(style.join)
        context.setMiterLimit(style.miterLimit)
        if !style.dashLengths.isEmpty { context.setLineDash(phase: style.dashPhase, lengths: style.dashLengths) }
        context.addPath(part)
        context.strokePath()
        return .record(context.record)
    }
}
