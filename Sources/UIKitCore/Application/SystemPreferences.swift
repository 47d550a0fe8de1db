import Foundation

/// The controllers' preferences for the surrounding display. A desktop does not apply them.
package struct SystemPreferences: Equatable {
    package var statusBarStyle = UIStatusBarStyle.default
    package var hidesStatusBar = false
    package var statusBarAnimation = UIStatusBarAnimation.fade
    package var hidesHomeIndicator = false
    package var deferringEdges: UIRectEdge = []
    package var locksOrientation = false
    package var orientations: UIInterfaceOrientationMask = .all
}

extension UIWindow {
    package var systemPreferences: SystemPreferences {
        guard var root = rootViewController else { return SystemPreferences() }
        // Documented (UIViewController.modalPresentationCapturesStatusBarAppearance): the controller that covers the
        // screen decides, and a controller that captures the status bar without covering the screen.
        while let presented = root.presentation.presented, let stage = presented.presentationStage,
            stage.coversHost || presented.modalPresentationCapturesStatusBarAppearance
        { root = presented }
        var preferences = SystemPreferences()
        preferences.statusBarStyle = root.decidingController(\.childForStatusBarStyle).preferredStatusBarStyle
        let hider = root.decidingController(\.childForStatusBarHidden)
        preferences.hidesStatusBar = hider.prefersStatusBarHidden
        preferences.statusBarAnimation = hider.preferredStatusBarUpdateAnimation
        preferences.hidesHomeIndicator =
            root.decidingController(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        preferences.deferringEdges =
            root.decidingController(\.childForScreenEdgesDeferringSystemGestures)
            .preferredScreenEdgesDeferringSystemGestures
        preferences.locksOrientation =
            root.decidingController(\.childViewControllerForInterfaceOrientationLock).prefersInterfaceOrientationLocked
        preferences.orientations = root.supportedInterfaceOrientations
        return preferences
    }
}

extension UIViewController {
    /// Follows the chain of children to the controller whose value is used.
    fileprivate func decidingController(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var last = self
        // An app's values may form a cycle.
        for _ in 0..<100 {
            guard let next = last[keyPath: child], next !== last else { break }
            last = next
        }
        return last
    }
}
