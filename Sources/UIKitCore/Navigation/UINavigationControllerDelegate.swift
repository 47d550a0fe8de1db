public import Foundation

/// Hears of a navigation controller's changes, and may move its transitions. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Before a screen shows through push, pop or a new stack. Not called again when a swipe is taken back.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// After the screen showed.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The orientations of the whole interface, asked by the controller's `supportedInterfaceOrientations`. A desktop window does
    /// not turn: the answer is handed on to whoever asks, and nothing else follows from it.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    /// The orientation to be presented in, handed on as above.
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
    /// What a gesture moves the animator with; nil runs it by time. Asked only when there is an animator.
    func navigationController(
        _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The app's own motion for an animated change of the stack; nil is UIKit's. Asked before any other call of the transition,
    /// and when a finger at the edge asks whether its swipe may begin: an animator keeps the swipe from beginning.
    ///
    /// The animator's `completeTransition` ends the transition. One that has not called it a second after its duration is logged,
    /// and a request that waits for it then goes on without it, as does the next one.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
        navigationController.ownInterfaceOrientations
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.ownPreferredOrientation }
    public func navigationController(
        _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
    // Documented: the top controller's answers are used.
    var ownInterfaceOrientations: UIInterfaceOrientationMask { topViewController?.supportedInterfaceOrientations ?? defaultInterfaceOrientations }
    var ownPreferredOrientation: UIInterfaceOrientation { topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait }
}
