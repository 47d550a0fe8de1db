public import CoreGraphics
public import Foundation

/// Moves one screen's view to another's: the app's own push, pop, presentation or dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds. The bar, and what moves alongside, take this long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the context's container, animates, and calls `completeTransition` when the animation has ended.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional: the animator that ``animateTransition(using:)`` starts, so that the transition can be paused, scrubbed and turned round.
    /// Hand out the same one for the whole of a transition.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Optional: the transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        NoInterruptibleAnimator.shared
    }
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

/// Lets a gesture hold a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins, held: prepare the views, and report what the gesture does to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional, 1: how much faster the rest goes when the gesture has ended.
    var completionSpeed: CGFloat { get }
    /// Optional, ease in and out: the pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional, true: whether the transition begins held. Otherwise it begins by time and may be paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// What an animator and a gesture are told of a transition, and what they answer.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Holds the old view when the transition begins; the animator adds the new one.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// A gesture holds it at this moment.
    var isInteractive: Bool { get }
    /// True after ``cancelInteractiveTransition()``.
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The gesture has come this far, 0…1; the bar follows.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The gesture ended, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The gesture ended, and the transition goes back.
    func cancelInteractiveTransition()
    /// A gesture takes hold of a transition that runs by time.
    func pauseInteractiveTransition()
    /// The animation has ended: pass `!transitionWasCancelled`. Call it once; a second call is logged and changes nothing.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Nil where that view takes no part: the one below a presentation that does not cover it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Identity: a desktop window does not turn.
    var targetTransform: CGAffineTransform { get }
    /// Where the controller's view is before the transition; zero when it is not on screen yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view rests after it; zero when it is not on screen any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = UITransitionContextViewKey(rawValue: "from")
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Supplies the objects that move a presentation and a dismissal. Every method is optional; nil is UIKit's motion.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asked when a controller of the style `.custom` is presented: who looks after the presentation.
    /// - Parameters:
    ///   - presenting: the one that presents; nil where that is not known yet.
    ///   - source: the one whose `present` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
