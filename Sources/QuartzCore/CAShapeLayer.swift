public import CoreGraphics
public import Foundation
package import LayerScene

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Fills and strokes a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { setNeedsNode() } }
    open var fillColor: CGColor? = .black { didSet { setNeedsNode() } }
    open var strokeColor: CGColor? { didSet { setNeedsNode() } }
    /// Points.
    open var lineWidth: CGFloat = 1 { didSet { setNeedsNode() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsNode() } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsNode() } }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        guard let path else { return nil }
        var stroke = StrokeStyle()
        stroke.width = lineWidth
        stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        stroke.dashLengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return .shape(path, fill: fillColor, .winding, stroke: strokeColor, stroke)
    }
}

/// Fills its bounds with a smooth change between colours.
open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    open var colors: [Any]? { didSet { setNeedsNode() } }
    /// 0…1, rising, one for each colour.
    open var locations: [NSNumber]? { didSet { setNeedsNode() } }
    /// 0…1 of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsNode() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsNode() } }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        let shown = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations.flatMap { $0.count == shown.count ? $0.map { CGFloat($0.doubleValue) } : nil }
        guard let gradient = CGGradient(colorsSpace: nil, colors: shown, locations: places) else { return nil }
        return .gradient(gradient, start: startPoint, end: endPoint)
    }
}
