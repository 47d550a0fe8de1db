public import Foundation

extension CGContext {
    /// Strokes a line between the two points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[pair])
            addLine(to: points[pair + 1])
        }
        strokePath()
    }
    /// Adds rectangles to the current path.
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Whether drawing the current path would paint a point. A stroke has the current width, caps, joins and dashes.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        func isOnStroke() -> Bool {
            let style = state.stroke
            let line =
                style.dashLengths.isEmpty
                ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dashLengths)
            return line.copy(
                strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit
            ).contains(point)
        }
        return switch mode {
        case .fill: path.contains(point)
        case .eoFill: path.contains(point, using: .evenOdd)
        case .stroke: isOnStroke()
        case .fillStroke: path.contains(point) || isOnStroke()
        case .eoFillStroke: path.contains(point, using: .evenOdd) || isOnStroke()
        }
    }
}

extension CGMutablePath {
    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }
}
