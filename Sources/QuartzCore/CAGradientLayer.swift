import CoreGraphics
import Diagnostics
public import Foundation
package import LayerScene

/// The form of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outward to an ellipse; the end point is a corner of the ellipse's box.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point.
    /// - Coverage: inert (drawn as an axial gradient)
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient.
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`s.
    open var colors: [Any]? { didSet { setNeedsNode() } }
    /// The positions of the colors, ascending in `0 ... 1`, one for each color. Nil distributes the colors evenly.
    open var locations: [NSNumber]? { didSet { setNeedsNode() } }
    /// The position of the first color, as a fraction of the bounds. The center of the top edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsNode() } }
    /// The position of the last color, as a fraction of the bounds. The center of the bottom edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsNode() } }
    /// The form of the gradient. Axial by default.
    open var type = CAGradientLayerType.axial {
        didSet {
            if type == .conic { Log.once("CAGradientLayer.type: a conic gradient is drawn as an axial gradient") }
            setNeedsNode()
        }
    }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        let shown = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations.flatMap { $0.count == shown.count ? $0.map { CGFloat($0.doubleValue) } : nil }
        guard let gradient = CGGradient(colorsSpace: nil, colors: shown, locations: places) else { return nil }
        if type == .radial { return model.radial(gradient, from: startPoint, to: endPoint) }
        return .gradient(gradient, start: startPoint, end: endPoint)
    }
}

extension LayerModel {
    /// Ellipses around the start point. Documented (CAGradientLayerType.radial): the end point is a corner of the box
    /// of the outer ellipse. Chosen: an ellipse without an area leaves the last color everywhere.
    fileprivate func radial(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint) -> SceneContents {
        let context = CGContext(showing: bounds)
        if cornerRadius > 0, maskedCorners == .all {
            context.addPath(CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
            context.clip()
        } else {
            context.clip(to: bounds)
        }
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
}
