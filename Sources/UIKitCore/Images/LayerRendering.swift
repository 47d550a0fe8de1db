public import CoreGraphics
public import Foundation
import HostInterface
import LayerScene
public import QuartzCore

extension CALayer {
    /// Draws what the layer and those inside it are set to, animations aside, with the layer's upper left corner at (0,
    /// 0).
    ///
    /// Where it is, how it is turned and whether it is hidden does not count, as documented. It becomes pixels here, at
    /// the display's scale. Without a host, and for a layer without a size or with one that no memory is there for,
    /// nothing is drawn. What waits to be laid out is, first.
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
    /// Draws the view and those inside it into the current drawing, stretched to a rectangle.
    /// - Parameter afterUpdates: what waits to be laid out is, first.
    /// - Returns: whether there was something to draw into, and a view with a size.
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
