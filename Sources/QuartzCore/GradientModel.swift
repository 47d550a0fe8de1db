import CoreGraphics
import Foundation
import LayerScene

/// The animatable properties of a gradient layer.
struct GradientModel: Hashable, Sendable {
    var colors: [CGColor] = []
    /// Nil distributes the colors evenly.
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)

    /// One number for each color.
    var shownLocations: [CGFloat] {
        if let locations, locations.count == colors.count { return locations }
        return colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    }
}

extension LayerModel {
    func gradientContents(_ type: CAGradientLayerType) -> SceneContents? {
        let made = CGGradient(colorsSpace: nil, colors: gradient.colors, locations: gradient.shownLocations)
        guard let made else { return nil }
        switch type {
        case .radial: return radial(made, from: gradient.startPoint, to: gradient.endPoint)
        case .conic: return conic(made, from: gradient.startPoint, to: gradient.endPoint)
        default: return .gradient(made, start: gradient.startPoint, end: gradient.endPoint)
        }
    }

    /// A context that is clipped to the layer's rounded bounds.
    private var roundedContext: CGContext {
        let context = CGContext(showing: bounds)
        guard cornerRadius > 0, !maskedCorners.isEmpty else {
            context.clip(to: bounds)
            return context
        }
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        let path = CGMutablePath()
        let corners: [(SceneCorners, CGFloat, CGFloat, CGFloat)] = [
            (.topLeft, bounds.minX, bounds.minY, .pi), (.topRight, bounds.maxX, bounds.minY, 1.5 * .pi),
            (.bottomRight, bounds.maxX, bounds.maxY, 0), (.bottomLeft, bounds.minX, bounds.maxY, 0.5 * .pi),
        ]
        for (corner, x, y, start) in corners {
            let own = maskedCorners.contains(corner) ? radius : 0
            let center = CGPoint(x: x + (x > bounds.minX ? -own : own), y: y + (y > bounds.minY ? -own : own))
            path.addArc(center: center, radius: own, startAngle: start, endAngle: start + .pi / 2, clockwise: false)
        }
        path.closeSubpath()
        context.addPath(path)
        context.clip()
        return context
    }

    /// Ellipses around the start point. Documented (CAGradientLayerType.radial): the end point is a corner of the box
    /// of the outer ellipse. Chosen: an ellipse without an area leaves the last color everywhere.
    private func radial(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint) -> SceneContents {
        let context = roundedContext
        let width = abs(end.x - start.x) * bounds.width
        let height = abs(end.y - start.y) * bounds.height
        guard width > 0, height > 0, width.isFinite, height.isFinite, start.x.isFinite, start.y.isFinite else {
            if let last = gradient.colors.last { context.setFillColor(last) }
            context.fill(bounds)
            return .record(context.record)
        }
        context.translateBy(x: bounds.minX + start.x * bounds.width, y: bounds.minY + start.y * bounds.height)
        context.scaleBy(x: width, y: height)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
            options: .drawsAfterEndLocation)
        return .record(context.record)
    }

    /// Colors around the start point. Documented (CAGradientLayerType.conic): the first color is in the direction of
    /// the end point. Chosen: the direction and the angles are those in points, and two equal points have the direction
    /// of the positive x axis.
    private func conic(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint) -> SceneContents {
        let context = roundedContext
        let (dx, dy) = ((end.x - start.x) * bounds.width, (end.y - start.y) * bounds.height)
        context.drawConicGradient(
            gradient,
            center: CGPoint(x: bounds.minX + start.x * bounds.width, y: bounds.minY + start.y * bounds.height),
            angle: CGFloat(atan2(Double(dy), Double(dx))))
        return .record(context.record)
    }
}
