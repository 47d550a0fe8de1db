public import CoreGraphics
import Foundation
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
