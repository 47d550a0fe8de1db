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
    package var transform = CATransform3D.identity
    package var sublayerTransform = CATransform3D.identity
    package var isHidden = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = SceneCorners.all
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    // Documented: the framework's defaults, an offset of 3 points upwards in its own y-up space and a radius of 3 points.
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var masksToBounds = false
    package var contents: SceneContents?
    package var backdrop: SceneBackdrop?
    package var keepsPicture = false
    package var isOpaquePicture = false

    package init() {}

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
        if shadowOpacity > 0, let shadowColor {
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
