public import Foundation

/// An animator: moves one screen's view to another's in a push, pop, presentation or dismissal of the app's own.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration in seconds. The bar, and what moves alongside, have the same.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the context's container, animates, and calls `completeTransition` when the animation has
    /// ended.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: the property animator of ``animateTransition(using:)``, so that the transition can be paused, scrubbed
    /// and reversed. Return the same one for the whole of a transition.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Optional: the transition has ended.
    /// - Parameter transitionCompleted: false where it was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Default: no animator, by which the transition is run with ``animateTransition(using:)``.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        NoInterruptibleAnimator.shared
    }
    /// Default: nothing is done.
    public func animationEnded(_ transitionCompleted: Bool) {}

    func ownInterruptibleAnimator(_ context: any UIViewControllerContextTransitioning) -> (
        any UIViewImplicitlyAnimating
    )? {
        let animator = interruptibleAnimator(using: context)
        return animator is NoInterruptibleAnimator ? nil : animator
    }
}

/// Stands for an optional method that an app's animator has not: on Linux a class cannot be asked what it implements.
private final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = NoInterruptibleAnimator()
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
