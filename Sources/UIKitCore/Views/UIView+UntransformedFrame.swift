import CoreGraphics
import Foundation

extension UIView {
    /// Sets the frame of the untransformed view.
    func layout(at frame: CGRect) {
        guard transform.isIdentity else {
            bounds.size = frame.size
            return center = CGPoint(x: frame.midX, y: frame.midY)
        }
        if self.frame != frame { self.frame = frame }
    }
}
