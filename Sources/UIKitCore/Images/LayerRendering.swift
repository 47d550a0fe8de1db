public import CoreGraphics
public import Foundation
import HostInterface
import LayerScene
public import QuartzCore

extension CALayer {
    /// Draws the layer and its sublayers in their model state, without animations. The layer's upper left corner is at
    /// (0, 0).
    ///
    /// The layer's own position, transform and `isHidden` are ignored, as documented. Pending layout runs first. The
    /// layer is rasterized at the display's scale. Nothing is drawn without a host, for a layer with an empty size, or
    /// for a layer that is too large for the memory.
    @preconcurrency @MainActor
    public func render(in ctx: CGContext) {
        if let view = owner as? UIView { view.layoutIfNeeded() } else { layoutIfNeeded() }
        recordTree()
        let picture = snapshot(atRest: true)
        picture.isHidden = false
        picture.transform = CATransform3DIdentity
        picture.position = CGPoint(x: bounds.width * picture.anchorPoint.x, y: bounds.height * picture.anchorPoint.y)
        let scene = LayerScene(size: bounds.size, scale: SharedServices.screenScale, root: picture.sceneNode())
        guard let image = SharedServices.drawing?.picture(of: scene) else { return }
        ctx.draw(image, in: CGRect(origin: .zero, size: bounds.size), tint: nil)
    }
}

extension UIView {
    /// Draws the view and its subviews into the current context, scaled to a rectangle.
    /// - Parameter afterUpdates: whether pending layout runs first.
    /// - Returns: false without a current context or for a view with an empty size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, bounds.width > 0, bounds.height > 0 else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
