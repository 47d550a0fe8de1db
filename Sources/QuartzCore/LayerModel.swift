package import CoreGraphics
package import Foundation
package import LayerScene

/// The animatable state of a layer as one value. The layer stores the model values, and a frame stores a sampled copy.
package struct LayerModel {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var isHidden = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = SceneCorners.all
    package var borderWidth: CGFloat = 0
    package var masksToBounds = false
    package var contents: SceneContents?
    package var keepsPicture = false
    package var isOpaquePicture = false
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
        var transform: CATransform3D?
        var sublayerTransform: CATransform3D?
        var borderColor: CGColor?
        var shadow: Shadow?
        var backdrop: SceneBackdrop?
        var shape: ShapeModel?
        var replica: ReplicaModel?

        var isEmpty: Bool {
            transform == nil && sublayerTransform == nil && borderColor == nil && shadow == nil && backdrop == nil
                && shape == nil
                && replica == nil
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
        SceneGeometry(
            position: position, bounds: bounds, anchorPoint: anchorPoint, transform: transform.affine,
            sublayerTransform: sublayerTransform.affine)
    }

    var style: SceneNode.Style {
        var style = SceneNode.Style()
        style.opacity = CGFloat(min(max(opacity, 0), 1))
        style.backgroundColor = backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
        style.cornerRadius = max(cornerRadius, 0)
        style.maskedCorners = maskedCorners
        if borderWidth > 0, let borderColor {
            style.borderWidth = borderWidth
            style.borderColor = borderColor
        }
        if extras.shadow != nil, shadowOpacity > 0, let shadowColor {
            style.shadow = SceneShadow(
                color: shadowColor, opacity: CGFloat(shadowOpacity), offset: shadowOffset, radius: shadowRadius,
                path: shadowPath)
        }
        style.clips = masksToBounds
        style.backdrop = backdrop
        style.keepsPicture = keepsPicture
        style.isOpaque = isOpaquePicture
        return style
    }
}
