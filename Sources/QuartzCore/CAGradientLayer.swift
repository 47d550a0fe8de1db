import CoreGraphics
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
    /// Around the start point, clockwise. The end point is in the direction of the first color.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient. All properties except the form are animatable; an animation of colors
/// or locations needs the same number of values at its start and its end.
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`s. Nil and an empty array display nothing. Animatable.
    open var colors: [Any]? {
        get { hasColors ? modelValues.gradient.colors : nil }
        set {
            hasColors = newValue != nil
            change(\.gradient.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }, key: "colors")
        }
    }
    private var hasColors = false
    /// The positions of the colors, ascending in `0 ... 1`, one for each color. Nil distributes the colors evenly.
    /// Animatable.
    open var locations: [NSNumber]? {
        get { modelValues.gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            change(\.gradient.locations, to: newValue?.map { CGFloat($0.doubleValue) }, key: "locations")
        }
    }
    /// The position of the first color, as a fraction of the bounds. The center of the top edge by default. Animatable.
    open var startPoint: CGPoint {
        get { modelValues.gradient.startPoint }
        set {
            change(
                \.gradient.startPoint, to: newValue.finite(or: modelValues.gradient.startPoint, "startPoint"),
                key: "startPoint")
        }
    }
    /// The position of the last color, as a fraction of the bounds. The center of the bottom edge by default.
    /// Animatable.
    open var endPoint: CGPoint {
        get { modelValues.gradient.endPoint }
        set {
            change(
                \.gradient.endPoint, to: newValue.finite(or: modelValues.gradient.endPoint, "endPoint"), key: "endPoint"
            )
        }
    }
    /// The form of the gradient. Axial by default.
    open var type = CAGradientLayerType.axial { didSet { setNeedsNode() } }

    /// Creates a layer without colors.
    public required init() { super.init() }
    /// Creates a presentation layer with the values of a gradient layer. For any other layer, copies the properties
    /// that all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAGradientLayer else { return }
        (type, hasColors) = (other.type, other.hasColors)
    }
    /// Creates a gradient layer. Only the properties that all layers have are read from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override package func makeContents(_ model: LayerModel) -> SceneContents? { model.gradientContents(type) }

    func set(_ value: Any?, forKey key: String) {
        switch (key, value.flatMap(AnimatableValue.init)) {
        case ("colors", _): colors = value as? [Any]
        case ("locations", _): locations = value as? [NSNumber]
        case ("startPoint", .point(let point)): startPoint = point
        case ("endPoint", .point(let point)): endPoint = point
        default: break
        }
    }
}
