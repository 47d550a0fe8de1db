import CoreGraphics
import Foundation

extension UIWindow {
    /// Opens a menu beside a rectangle of a view.
    func presentMenu(
        _ menu: UIMenu, from sourceRect: CGRect, in view: UIView, preferBelow: Bool, onDismiss: @escaping () -> Void
    ) {
        onDismiss()
    }
}
