import Diagnostics
import QuartzCore

extension UIWindow {
    /// Lays out the window. Layout may invalidate the layout: after eight rounds, invalid layouts are left to the next
    /// frame.
    func layoutPass() {
        for _ in 0..<8 {
            guard layer.needsAnyLayout else { return }
            layer.layoutIfNeeded()
        }
        Log.once("layout of \(type(of: self)) does not settle: a layoutSubviews requests layout repeatedly")
    }
}
