public import Foundation

/// Notified of a navigation controller's changes; may also animate them. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a screen appears by push, pop or a new stack. Not called again when a swipe is cancelled.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the screen has appeared.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the orientations of the whole interface, for the controller's `supportedInterfaceOrientations`. By
    /// default those of the top controller. A desktop window does not rotate, so the result has no other effect.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    /// Returns the orientation for presentation. By default that of the top controller. Has no other effect, as above.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// Returns the object with which a gesture controls the animator; nil is a timed transition. Called only if there
    /// is an animator.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the app's own animator for an animated change of the stack; nil is UIKit's animation. Called before any
    /// other call of the transition, and when a swipe from the edge is about to begin: an animator prevents that swipe.
    ///
    /// The animator's `completeTransition` ends the transition. A missing call is logged one second after the duration,
    /// and a request that waits for the transition continues without it, as does the next request.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing by default.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing by default.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// Returns the orientations that the top controller supports by default.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    {
        navigationController.ownInterfaceOrientations
    }
    /// Returns the preferred orientation of the top controller by default; `.portrait` for an empty stack.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.ownPreferredOrientation }
    /// Returns `nil` by default.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns `nil` by default.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
    // Chosen: the orientations of the top controller are used.
    var ownInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? defaultInterfaceOrientations
    }
    var ownPreferredOrientation: UIInterfaceOrientation {
        topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
