import Foundation
import QuartzCore

extension UIView {
    /// - Parameter afterUpdates: whether pending layout and drawing are performed first.
    func makeSnapshot(afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        // Layers without recorded drawing would be missing in the snapshot.
        layer.recordTree()
        let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        view.isUserInteractionEnabled = false
        let picture = layer.snapshot(atRest: afterUpdates)
        picture.opacity = 1
        picture.transform = CATransform3DIdentity
        picture.position = CGPoint(x: bounds.width * picture.anchorPoint.x, y: bounds.height * picture.anchorPoint.y)
        view.layer.addSublayer(picture)
        return view
    }
}
