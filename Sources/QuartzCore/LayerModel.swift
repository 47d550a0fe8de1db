package import CoreGraphics
package import Foundation
package import LayerScene

/// The animatable state of a layer as one value. The layer stores the model values, and a frame stores a sampled copy.
package struct LayerModel {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    // The flags lie beside each other, so that they need no word each: there is a layer for each view.
    package var isHidden = false
    package var masksToBounds = false
    package var keepsPicture = false
    package var isOpaquePicture = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var contents: SceneContents?
    private var kept = Kept.nothing

    package init() {}

    // MARK: Rarely used properties

    private struct Shadow: Sendable {
        var color: CGColor? = .black
        var opacity: Float = 0
        // Documented (CALayer.shadowOffset): the defaults of the framework, an offset of 3 points upward in its y-up
        // coordinates and a radius of 3 points.
        var offset = CGSize(width: 0, height: -3)
        var radius: CGFloat = 3
        var path: CGPath?
    }

    private struct Extras: Sendable {
        var zPosition: CGFloat = 0
        var cornerRadius: CGFloat = 0
        var maskedCorners = SceneCorners.all
        var borderWidth: CGFloat = 0
        var transform: CATransform3D?
        var sublayerTransform: CATransform3D?
        var borderColor: CGColor?
        var shadow: Shadow?
        var backdrop: SceneBackdrop?
        var shape: ShapeModel?
        var replica: ReplicaModel?
        var gradient: GradientModel?

        var isEmpty: Bool {
            transform == nil && sublayerTransform == nil && borderColor == nil && shadow == nil && backdrop == nil
                && shape == nil && replica == nil && gradient == nil && zPosition == 0 && cornerRadius == 0
                && maskedCorners == .all
                && borderWidth == 0
        }
    }

    /// Uses one word for a layer without these properties.
    private indirect enum Kept: Sendable {
        case nothing
        case something(Extras)
    }

    private var extras: Extras {
        get { if case .something(let extras) = kept { extras } else { Extras() } }
        set { kept = newValue.isEmpty ? .nothing : .something(newValue) }
    }

    package var zPosition: CGFloat {
        get { if case .something(let extras) = kept { extras.zPosition } else { 0 } }
        set { extras.zPosition = newValue }
    }
    package var cornerRadius: CGFloat {
        get { if case .something(let extras) = kept { extras.cornerRadius } else { 0 } }
        set { extras.cornerRadius = newValue }
    }
    package var maskedCorners: SceneCorners {
        get { if case .something(let extras) = kept { extras.maskedCorners } else { .all } }
        set { extras.maskedCorners = newValue }
    }
    package var borderWidth: CGFloat {
        get { if case .something(let extras) = kept { extras.borderWidth } else { 0 } }
        set { extras.borderWidth = newValue }
    }
    package var transform: CATransform3D {
        get { extras.transform ?? .identity }
        set { extras.transform = newValue == .identity ? nil : newValue }
    }
    package var sublayerTransform: CATransform3D {
        get { extras.sublayerTransform ?? .identity }
        set { extras.sublayerTransform = newValue == .identity ? nil : newValue }
    }
    package var borderColor: CGColor? {
        get { extras.borderColor }
        set { extras.borderColor = newValue }
    }
    package var backdrop: SceneBackdrop? {
        get { extras.backdrop }
        set { extras.backdrop = newValue }
    }
    /// Not displayed by layers of other classes.
    var shape: ShapeModel {
        get { extras.shape ?? ShapeModel() }
        set { extras.shape = newValue == ShapeModel() ? nil : newValue }
    }
    /// Not displayed by layers of other classes.
    var replica: ReplicaModel {
        get { extras.replica ?? ReplicaModel() }
        set { extras.replica = newValue == ReplicaModel() ? nil : newValue }
    }
    /// Not displayed by layers of other classes.
    var gradient: GradientModel {
        get { extras.gradient ?? GradientModel() }
        set { extras.gradient = newValue == GradientModel() ? nil : newValue }
    }
    private var shadow: Shadow {
        get { extras.shadow ?? Shadow() }
        set { extras.shadow = newValue }
    }
    package var shadowColor: CGColor? {
        get { shadow.color }
        set { shadow.color = newValue }
    }
    package var shadowOpacity: Float {
        get { shadow.opacity }
        set { shadow.opacity = newValue }
    }
    package var shadowOffset: CGSize {
        get { shadow.offset }
        set { shadow.offset = newValue }
    }
    package var shadowRadius: CGFloat {
        get { shadow.radius }
        set { shadow.radius = newValue }
    }
    package var shadowPath: CGPath? {
        get { shadow.path }
        set { shadow.path = newValue }
    }

    /// The geometry for the scene. Numbers that are not finite would damage the whole picture.
    var geometry: SceneGeometry {
        var geometry = SceneGeometry(position: position, bounds: bounds, anchorPoint: anchorPoint)
        if case .something(let extras) = kept {
            if let transform = extras.transform { geometry.transform = transform.affine }
            if let transform = extras.sublayerTransform { geometry.sublayerTransform = transform.affine }
        }
        return geometry
    }

    var style: SceneNode.Style {
        var style = SceneNode.Style()
        style.opacity = CGFloat(min(max(opacity, 0), 1))
        style.backgroundColor = backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
        style.clips = masksToBounds
        style.keepsPicture = keepsPicture
        style.isOpaque = isOpaquePicture
        guard case .something(let extras) = kept else { return style }
        style.cornerRadius = max(extras.cornerRadius, 0)
        style.maskedCorners = extras.maskedCorners
        if extras.borderWidth > 0, let borderColor = extras.borderColor {
            style.borderWidth = extras.borderWidth
            style.borderColor = borderColor
        }
        if let shadow = extras.shadow, shadow.opacity > 0, let color = shadow.color {
            style.shadow = SceneShadow(
                color: color, opacity: CGFloat(shadow.opacity), offset: shadow.offset, radius: shadow.radius,
                path: shadow.path)
        }
        style.backdrop = extras.backdrop
        return style
    }
}
