public import CoreGraphics
public import Foundation

/// The information about a transition for other code.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `.none` for pushes, pops and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began with a gesture.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture can interrupt the running transition.
    var isInterruptible: Bool { get }
    /// Whether a gesture currently controls the transition. Every interactive transition ends timed.
    var isInteractive: Bool { get }
    /// Whether an interactive transition was cancelled. Always false without a gesture.
    var isCancelled: Bool { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The gesture's progress in `0 ... 1`.
    var percentComplete: CGFloat { get }
    /// The gesture's velocity at its end, in whole transitions per second.
    var completionVelocity: CGFloat { get }
    /// The timing curve of the transition.
    var completionCurve: UIView.AnimationCurve { get }
    /// The outgoing (`.from`) or the incoming (`.to`) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The outgoing (`.from`) or the incoming (`.to`) view; nil for a view that takes no part in the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that contains both views during the transition.
    var containerView: UIView { get }
    /// Always the identity: a desktop window does not rotate.
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations and completions together with a transition. See ``UIViewController/transitionCoordinator``.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the animation of the transition, and `completion` after it.
    /// - Returns: false without an animation. The completion is called nevertheless.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs `animation` in the animation of the transition for views outside of its container, and `completion` after
    /// it.
    /// - Returns: false without an animation. The completion is called nevertheless.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Deprecated in favor of ``notifyWhenInteractionChanges(_:)``: calls `handler` once, when the gesture ends.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` when a gesture interrupts the transition or ends, before the views move on.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` in the animation of the transition.
    /// - Returns: false without an animation.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
        -> Bool
    {
        animate(alongsideTransition: animation, completion: nil)
    }
    /// Runs `animation` in the animation of the transition for views outside of its container.
    /// - Returns: false without an animation.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
