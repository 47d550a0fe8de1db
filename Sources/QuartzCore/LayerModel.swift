package import CoreGraphics
package import Foundation
package import LayerScene

/// All state of a layer that shows, and that an animation may sample. One value: the model layer holds it at rest, and a
/// frame holds a sampled copy.
package struct LayerModel {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    @Rare private var ownTransform: CATransform3D?
    @Rare private var ownSublayerTransform: CATransform3D?
    package var isHidden = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = SceneCorners.all
    package var borderWidth: CGFloat = 0
    @Rare package var borderColor: CGColor?
    @Rare private var ownShadow: Shadow?
    package var masksToBounds = false
    package var contents: SceneContents?
    @Rare package var backdrop: SceneBackdrop?
    package var keepsPicture = false
    package var isOpaquePicture = false

    package init() {}

    // MARK: What few layers have

    private struct Shadow: Sendable {
        var color: CGColor? = .black
        var opacity: Float = 0
        // Documented: the framework's defaults, an offset of 3 points upwards in its own y-up space and a radius of 3 points.
        var offset = CGSize(width: 0, height: -3)
        var radius: CGFloat = 3
        var path: CGPath?
    }

    private var shadow: Shadow {
        get { ownShadow ?? Shadow() }
        set { ownShadow = newValue }
    }

    package var transform: CATransform3D {
        get { ownTransform ?? .identity }
        set { ownTransform = newValue == .identity ? nil : newValue }
    }
    package var sublayerTransform: CATransform3D {
        get { ownSublayerTransform ?? .identity }
        set { ownSublayerTransform = newValue == .identity ? nil : newValue }
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

    /// The geometry that the scene draws by; numbers that are not finite would poison every picture around them.
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
        if ownShadow != nil, shadowOpacity > 0, let shadowColor {
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
