import CoreGraphics
import Diagnostics
import Foundation
import NavigationLogic

/// Unsupported uses of a bar by apps. UIKit does not stop the program for them, and neither does this library: one
/// message is logged.
extension UINavigationBar {
    /// Documented (UINavigationBar): views belong in navigation items. Chosen: the view stays; the bar neither lays it
    /// out nor hides it.
    func checkSubview(_ view: UIView) {
        guard !shown.isArranging else { return }
        Log.once(
            """
            UINavigationBar.addSubview: \(type(of: view)) was added to a bar, which does not lay it out; give it \
            to a navigation item as titleView or customView instead
            """
        )
    }

    /// Documented (UINavigationController): a navigation controller sets frame, bounds and alpha of its bar. Chosen:
    /// the frame is corrected with the next layout; an alpha stays until the app changes it again.
    func checkGeometry(_ name: String) {
        guard let host = stack.host, !shown.isArranging, host.hasBarInPlace else { return }
        Log.once(
            """
            UINavigationBar.\(name): the bar belongs to \(type(of: host)), which places it; use \
            setNavigationBarHidden(_:animated:) and appearances instead
            """
        )
        host.barMoved()
    }
}
