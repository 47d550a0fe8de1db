public import CoreGraphics
public import Foundation
package import LayerScene

/// How strokes end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How strokes meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// In the layer's own space. An animation of it mixes two paths of the same steps point by point; setting it starts
    /// none.
    open var path: CGPath? {
        get { modelValues.shape.path }
        set {
            modelValues.shape.path = newValue
            setNeedsNode()
        }
    }
    /// Black at first; nil fills nothing. Animatable.
    open var fillColor: CGColor? {
        get { modelValues.shape.fillColor }
        set { change(\.shape.fillColor, to: newValue, key: "fillColor") }
    }
    /// Which parts of the path are inside. Non-zero by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsNode() } }
    /// Nil at first, which strokes nothing. Animatable.
    open var strokeColor: CGColor? {
        get { modelValues.shape.strokeColor }
        set { change(\.shape.strokeColor, to: newValue, key: "strokeColor") }
    }
    /// Where on the path's whole length the stroke starts, 0…1; the fill is not cut. Animatable.
    open var strokeStart: CGFloat {
        get { modelValues.shape.strokeStart }
        set {
            change(
                \.shape.strokeStart, to: newValue.finite(or: modelValues.shape.strokeStart, "strokeStart"),
                key: "strokeStart"
            )
        }
    }
    /// Where on the path's whole length the stroke ends, 0…1; one that does not lie behind ``strokeStart`` strokes
    /// nothing. Animatable.
    open var strokeEnd: CGFloat {
        get { modelValues.shape.strokeEnd }
        set {
            change(
                \.shape.strokeEnd, to: newValue.finite(or: modelValues.shape.strokeEnd, "strokeEnd"), key: "strokeEnd")
        }
    }
    /// Points. Animatable.
    open var lineWidth: CGFloat {
        get { modelValues.shape.lineWidth }
        set {
            change(
                \.shape.lineWidth, to: newValue.finite(or: modelValues.shape.lineWidth, "lineWidth"), key: "lineWidth")
        }
    }
    /// Line widths up to which a corner is pointed. Animatable.
    open var miterLimit: CGFloat {
        get { modelValues.shape.miterLimit }
        set {
            change(
                \.shape.miterLimit, to: newValue.finite(or: modelValues.shape.miterLimit, "miterLimit"),
                key: "miterLimit")
        }
    }
    /// How strokes end. Flat by default.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsNode() } }
    /// How strokes meet. Pointed by default.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsNode() } }
    /// Points into the pattern at which the stroke starts. Animatable.
    open var lineDashPhase: CGFloat {
        get { modelValues.shape.lineDashPhase }
        set {
            change(
                \.shape.lineDashPhase, to: newValue.finite(or: modelValues.shape.lineDashPhase, "lineDashPhase"),
                key: "lineDashPhase")
        }
    }
    /// Points of strokes and gaps in turn; nil, the default, strokes without gaps.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsNode() } }

    /// A layer without a path.
    public required init() { super.init() }
    /// A copy of a shape layer's values, for what is shown; of any other layer, of those that all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAShapeLayer else { return }
        (fillRule, lineCap, lineJoin, lineDashPattern) = (
            other.fillRule, other.lineCap, other.lineJoin, other.lineDashPattern
        )
    }
    /// Of an archive the values of any layer are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        var stroke = StrokeStyle()
        stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        stroke.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        stroke.dashLengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return model.shape.contents(stroke, fillRule == .evenOdd ? .evenOdd : .winding)
    }
}

/// Fills its bounds with a smooth change between colors.
open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    open var colors: [Any]? { didSet { setNeedsNode() } }
    /// 0…1, rising, one for each color.
    open var locations: [NSNumber]? { didSet { setNeedsNode() } }
    /// 0…1 of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsNode() } }
    /// Where the last color is, in parts of the layer's size. The middle of the bottom by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsNode() } }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        let shown = (colors ?? []).compactMap { $0 as? CGColor }
        let places = locations.flatMap { $0.count == shown.count ? $0.map { CGFloat($0.doubleValue) } : nil }
        guard let gradient = CGGradient(colorsSpace: nil, colors: shown, locations: places) else { return nil }
        return .gradient(gradient, start: startPoint, end: endPoint)
    }
}
