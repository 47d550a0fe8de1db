public import Foundation

/// A drawing that is made once and drawn many times. It is kept as what was drawn, not as pixels, so that it is sharp
/// at every scale. Documented: CGLayer.
public final class CGLayer {
    /// What is drawn into it is the layer's content.
    public let context: CGContext?
    /// Points.
    public let size: CGSize

    /// - Parameters:
    ///   - context: has no effect, since the layer fits every context.
    ///   - size: the size in points. What is drawn outside is cut off.
    ///   - auxiliaryInfo: has no effect, as on iOS.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.context = CGContext()
        self.size = size
    }

    fileprivate var record: DrawingRecord? { context?.record }
}

extension CGContext {
    /// Draws a layer, stretched into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let record = layer.record, rect.width.isFinite, rect.height.isFinite else { return }
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        clip(to: CGRect(origin: .zero, size: layer.size))
        draw(record)
        restoreGState()
    }

    /// Draws a layer in its size, with its upper left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
