public import Foundation

/// A drawing that is created once and drawn many times. The layer stores drawing commands instead of pixels, so it is
/// sharp at every scale. Documented: CGLayer.
public final class CGLayer {
    /// The context for the layer's content.
    public let context: CGContext?
    /// The size in points.
    public let size: CGSize

    /// - Parameters:
    ///   - context: has no effect, because the layer fits every context.
    ///   - size: the size in points. Drawing outside is clipped.
    ///   - auxiliaryInfo: has no effect, as on iOS.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.context = CGContext()
        self.size = size
    }

    fileprivate var record: DrawingRecord? { context?.record }
}

extension CGContext {
    /// Draws a layer, stretched to fill a rectangle, as one image with the current opacity, blend mode and shadow.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let record = layer.record, rect.width.isFinite, rect.height.isFinite else { return }
        let place = CGAffineTransform(
            a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
            ty: rect.minY)
        let own = CGPath(rect: CGRect(origin: .zero, size: layer.size))
        compose([.save, .concatenate(place), .clip(own, .winding)] + record.commands + [.restore])
    }

    /// Draws a layer in its own size, with the upper left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
