import Foundation
import QuartzCore

extension UIView {
    /// - Parameter afterUpdates: what waits to be laid out and drawn is, first.
    func makeSnapshot(afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        // What has not been drawn yet would be missing.
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
