public import Foundation

/// An animator: animates from one screen's view to another's in a push, pop, presentation or dismissal of the app.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration in seconds. The bar and animations alongside have the same duration.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the context's container, animates, and calls `completeTransition` at the end of the
    /// animation.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: returns the property animator of ``animateTransition(using:)``, so that the transition can be paused,
    /// scrubbed and reversed. Return the same object during the whole transition.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Optional: called when the transition has ended.
    /// - Parameter transitionCompleted: false if the transition was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns no animator by default; the transition then uses ``animateTransition(using:)``.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        NoInterruptibleAnimator.shared
    }
    /// Does nothing by default.
    public func animationEnded(_ transitionCompleted: Bool) {}

    func ownInterruptibleAnimator(_ context: any UIViewControllerContextTransitioning) -> (
        any UIViewImplicitlyAnimating
    )? {
        let animator = interruptibleAnimator(using: context)
        return animator is NoInterruptibleAnimator ? nil : animator
    }
}

/// The result of an optional method that an app's animator does not implement, because Swift on Linux cannot check
/// which methods a class implements.
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
