public import CoreGraphics
public import Foundation
package import LayerScene

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule that decides which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// The path in the layer's own coordinates. An animation interpolates between two paths of the same steps point by
    /// point. Setting the path starts no animation.
    open var path: CGPath? {
        get { modelValues.shape.path }
        set {
            modelValues.shape.path = newValue?.immutable
            setNeedsNode()
        }
    }
    /// The fill color. Black by default; nil fills nothing. Animatable.
    open var fillColor: CGColor? {
        get { modelValues.shape.fillColor }
        set { change(\.shape.fillColor, to: newValue, key: "fillColor") }
    }
    /// The rule that decides which parts of the path are filled. Non-zero by default.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsNode() } }
    /// The stroke color. Nil, the default, strokes nothing. Animatable.
    open var strokeColor: CGColor? {
        get { modelValues.shape.strokeColor }
        set { change(\.shape.strokeColor, to: newValue, key: "strokeColor") }
    }
    /// The start of the stroke as a fraction of the path's length, in `0 ... 1`. Has no effect on the fill. Animatable.
    open var strokeStart: CGFloat {
        get { modelValues.shape.strokeStart }
        set {
            change(
                \.shape.strokeStart, to: newValue.finite(or: modelValues.shape.strokeStart, "strokeStart"),
                key: "strokeStart"
            )
        }
    }
    /// The end of the stroke as a fraction of the path's length, in `0 ... 1`. An end before ``strokeStart`` strokes
    /// nothing. Animatable.
    open var strokeEnd: CGFloat {
        get { modelValues.shape.strokeEnd }
        set {
            change(
                \.shape.strokeEnd, to: newValue.finite(or: modelValues.shape.strokeEnd, "strokeEnd"), key: "strokeEnd")
        }
    }
    /// The width of the stroke in points. 1 by default. Animatable.
    open var lineWidth: CGFloat {
        get { modelValues.shape.lineWidth }
        set {
            change(
                \.shape.lineWidth, to: newValue.finite(or: modelValues.shape.lineWidth, "lineWidth"), key: "lineWidth")
        }
    }
    /// The maximum length of a mitered corner, in line widths. Animatable.
    open var miterLimit: CGFloat {
        get { modelValues.shape.miterLimit }
        set {
            change(
                \.shape.miterLimit, to: newValue.finite(or: modelValues.shape.miterLimit, "miterLimit"),
                key: "miterLimit")
        }
    }
    /// The shape of the stroke's ends. `butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsNode() } }
    /// The shape of the stroke's corners. `miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsNode() } }
    /// The offset into the dash pattern at which the stroke starts, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { modelValues.shape.lineDashPhase }
        set {
            change(
                \.shape.lineDashPhase, to: newValue.finite(or: modelValues.shape.lineDashPhase, "lineDashPhase"),
                key: "lineDashPhase")
        }
    }
    /// The lengths of dashes and gaps in points, in turn. Nil, the default, strokes a continuous line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsNode() } }

    /// Creates a layer without a path.
    public required init() { super.init() }
    /// Creates a presentation layer with the values of a shape layer. For any other layer, copies the properties that
    /// all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAShapeLayer else { return }
        (fillRule, lineCap, lineJoin, lineDashPattern) = (
            other.fillRule, other.lineCap, other.lineJoin, other.lineDashPattern
        )
    }
    /// Creates a shape layer. Only the properties that all layers have are read from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override package func makeContents(_ model: LayerModel) -> SceneContents? {
        var stroke = StrokeStyle()
        stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        stroke.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        stroke.dashLengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return model.shape.contents(stroke, fillRule == .evenOdd ? .evenOdd : .winding)
    }
}
