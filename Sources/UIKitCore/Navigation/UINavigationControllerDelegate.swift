public import Foundation

/// Gets the calls of a navigation controller's changes, and may animate them. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Before a screen appears by push, pop or a new stack. Not called again when a swipe is cancelled.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// After the screen has appeared.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The orientations of the whole interface, returned by the controller's `supportedInterfaceOrientations`. Without
    /// this method they are the top controller's. A desktop window does not turn, so the answer has no other effect.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    /// The orientation to be presented in. Without this method it is the top controller's. Has no other effect, as
    /// above.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// The object by which a gesture drives the animator; nil runs it by time. Called only when there is an animator.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The app's own animator for an animated change of the stack; nil is UIKit's motion. Called before any other call
    /// of the transition, and when a swipe from the edge is about to begin: an animator keeps that swipe from
    /// beginning.
    ///
    /// The animator's `completeTransition` ends the transition. One that has not called it a second after its duration
    /// is logged, and a request that waits for it continues without it, as does the next one.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Default: nothing is done.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Default: nothing is done.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// Default: what the top controller supports.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    {
        navigationController.ownInterfaceOrientations
    }
    /// Default: what the top controller prefers; `.portrait` in an empty stack.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.ownPreferredOrientation }
    /// Default: `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Default: `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
    // Documented: the top controller's answers are used.
    var ownInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? defaultInterfaceOrientations
    }
    var ownPreferredOrientation: UIInterfaceOrientation {
        topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
