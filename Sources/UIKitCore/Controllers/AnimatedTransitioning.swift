public import CoreGraphics
public import Foundation

/// An animator: moves one screen's view to another's in a push, pop, presentation or dismissal of the app's own.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The duration in seconds. The bar, and what moves alongside, have the same.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the context's container, animates, and calls `completeTransition` when the animation has ended.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: the property animator of ``animateTransition(using:)``, so that the transition can be paused, scrubbed and
    /// reversed. Return the same one for the whole of a transition.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Optional: the transition has ended.
    /// - Parameter transitionCompleted: false where it was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Default: no animator, by which the transition is run with ``animateTransition(using:)``.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        NoInterruptibleAnimator.shared
    }
    /// Default: nothing is done.
    public func animationEnded(_ transitionCompleted: Bool) {}

    func ownInterruptibleAnimator(_ context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
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

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins under the gesture's control: prepare the views, and report the gesture's progress to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional, 1 by default: the factor of speed of the rest, when the gesture has ended.
    var completionSpeed: CGFloat { get }
    /// Optional, ease in and out by default: the timing curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional, true by default: whether the transition begins under the gesture's control. Otherwise it begins by time and may be
    /// paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Default: `1`.
    public var completionSpeed: CGFloat { 1 }
    /// Default: `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Default: `true`.
    public var wantsInteractiveStart: Bool { true }
}

/// The information about a transition for an animator and a gesture, and their calls back to UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view of the transition. It contains the old view when the transition begins; the animator adds the new one.
    var containerView: UIView { get }
    /// Whether the change was requested with animation.
    var isAnimated: Bool { get }
    /// Whether a gesture drives it at this moment.
    var isInteractive: Bool { get }
    /// True after ``cancelInteractiveTransition()``.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `.none` for pushes, pops and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Sets the progress, 0…1; the bar is moved to it as well.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The gesture ended, and the transition runs to its end.
    func finishInteractiveTransition()
    /// The gesture ended, and the transition runs back to its start.
    func cancelInteractiveTransition()
    /// A gesture interrupts a transition that runs by time.
    func pauseInteractiveTransition()
    /// The animation has ended: pass `!transitionWasCancelled`. Call it once; a second call is logged and changes nothing.
    func completeTransition(_ didComplete: Bool)
    /// The outgoing (`.from`) or the incoming (`.to`) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The outgoing (`.from`) or the incoming (`.to`) view; nil where that view has no part in the transition: the one below a
    /// presentation that does not cover it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Identity: a desktop window does not turn.
    var targetTransform: CGAffineTransform { get }
    /// The frame of the controller's view before the transition; zero when it is not on screen yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of the controller's view after the transition; zero when it is not on screen any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The ends of a transition, as controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is shown before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is shown after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The ends of a transition, as views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view of the controller that is shown before; nil where it is not to be moved.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view of the controller that is shown after; nil where it is not to be moved.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Provides the animators of a presentation and a dismissal. Every method is optional; nil is UIKit's animation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The animator of a presentation; nil by default.
    /// - Parameter source: the controller whose `present` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The animator of a dismissal; nil by default.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object by which a gesture drives the presentation; nil, the default, runs it by time. Called only when there is an
    /// animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The object by which a gesture drives the dismissal; nil, the default, runs it by time. Called only when there is an
    /// animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation controller for a controller of the style `.custom`; nil by default.
    /// - Parameters:
    ///   - presenting: the one that presents; nil where that is not known yet.
    ///   - source: the one whose `present` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Default: `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    /// Default: `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Default: `nil`.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Default: `nil`.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Default: `nil`.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
