import Foundation

/// The controllers' preferences for the surrounding display. A desktop does not apply them.
package struct SystemWishes: Equatable {
    package var statusBarStyle = UIStatusBarStyle.default
    package var hidesStatusBar = false
    package var statusBarAnimation = UIStatusBarAnimation.fade
    package var hidesHomeIndicator = false
    package var deferringEdges: UIRectEdge = []
    package var locksOrientation = false
    package var orientations: UIInterfaceOrientationMask = .all
}

extension UIWindow {
    package var systemWishes: SystemWishes {
        guard var root = rootViewController else { return SystemWishes() }
        // Documented: the controller that covers the screen decides, and a controller that captures the status bar
        // without covering the screen.
        while let presented = root.presentation.presented, let stage = presented.presentation.stage,
            stage.coversHost || presented.modalPresentationCapturesStatusBarAppearance
        { root = presented }
        var wishes = SystemWishes()
        wishes.statusBarStyle = root.spokesman(\.childForStatusBarStyle).preferredStatusBarStyle
        let hider = root.spokesman(\.childForStatusBarHidden)
        wishes.hidesStatusBar = hider.prefersStatusBarHidden
        wishes.statusBarAnimation = hider.preferredStatusBarUpdateAnimation
        wishes.hidesHomeIndicator = root.spokesman(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        wishes.deferringEdges =
            root.spokesman(\.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
        wishes.locksOrientation =
            root.spokesman(\.childViewControllerForInterfaceOrientationLock).prefersInterfaceOrientationLocked
        wishes.orientations = root.supportedInterfaceOrientations
        return wishes
    }
}

extension UIViewController {
    /// Follows the chain of children to the controller whose value is used.
    fileprivate func spokesman(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var last = self
        // An app's values may form a cycle.
        for _ in 0..<100 {
            guard let next = last[keyPath: child], next !== last else { break }
            last = next
        }
        return last
    }
}
