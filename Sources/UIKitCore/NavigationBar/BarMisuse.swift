import CoreGraphics
import Foundation
import NavigationLogic

/// What apps are asked not to do with a bar. UIKit raises nothing for it, so neither does this: one line is logged.
extension UINavigationBar {
    /// Documented: views belong into navigation items. Chosen: the view stays; the bar neither places nor hides it.
    func checkSubview(_ view: UIView) {
        guard !shown.isArranging else { return }
        Log.once(
            """
            UINavigationBar.addSubview: \(type(of: view)) was added to a bar, which does not lay it out; give it \
            to a navigation item as titleView or customView instead
            """
        )
    }

    /// Documented: frame, bounds and alpha of a navigation controller's bar are the controller's. Chosen: its frame is
    /// put right with the next layout; an alpha stays until the app changes it again.
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
