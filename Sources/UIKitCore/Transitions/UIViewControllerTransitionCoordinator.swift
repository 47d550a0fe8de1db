public import CoreGraphics
public import Foundation

/// The information about a transition for code outside of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `.none` for pushes, pops and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it began with a gesture.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture may interrupt it while it runs.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives it at this moment. Every interactive transition ends by time.
    var isInteractive: Bool { get }
    /// Whether an interactive transition was cancelled. Never true for one without a gesture.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The gesture's progress, 0…1.
    var percentComplete: CGFloat { get }
    /// The gesture's velocity at its end, in whole transitions per second.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the transition.
    var completionCurve: UIView.AnimationCurve { get }
    /// The outgoing (`.from`) or the incoming (`.to`) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The outgoing (`.from`) or the incoming (`.to`) view; nil where that view has no part in the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that contains both views during the transition.
    var containerView: UIView { get }
    /// Identity: a desktop window does not turn.
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations and completions together with a transition. See ``UIViewController/transitionCoordinator``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the transition's own motion, and `completion` after it.
    /// - Returns: false when there is nothing to animate; the completion runs all the same.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs `animation` in the transition's own motion for views outside of its container, and `completion` after it.
    /// - Returns: false when there is nothing to animate; the completion runs all the same.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Deprecated in favor of ``notifyWhenInteractionChanges(_:)``: called once, when the gesture ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` when a gesture interrupts the transition or ends, before anything moves back or on.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` in the transition's own motion.
    /// - Returns: false when there is nothing to animate.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
        -> Bool
    {
        animate(alongsideTransition: animation, completion: nil)
    }
    /// Runs `animation` in the transition's own motion for views outside of its container.
    /// - Returns: false when there is nothing to animate.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
