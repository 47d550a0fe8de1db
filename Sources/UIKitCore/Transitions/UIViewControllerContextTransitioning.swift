public import CoreGraphics
public import Foundation

/// The information about a transition for an animator and a gesture, and their calls to UIKit.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The container view of the transition. It contains the old view at the start of the transition; the animator adds
    /// the new view.
    var containerView: UIView { get }
    /// Whether the change was requested with animation.
    var isAnimated: Bool { get }
    /// Whether a gesture currently controls the transition.
    var isInteractive: Bool { get }
    /// Whether ``cancelInteractiveTransition()`` was called.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `.none` for pushes, pops and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Sets the progress in `0 ... 1`; the bar is scrubbed too. Limited to 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Called when the gesture ended; the transition runs to its end.
    func finishInteractiveTransition()
    /// Called when the gesture ended; the transition runs back to its start.
    func cancelInteractiveTransition()
    /// Called when a gesture interrupts a timed transition.
    func pauseInteractiveTransition()
    /// Called at the end of the animation with `!transitionWasCancelled`. Call this method once; a second call is
    /// logged and ignored.
    func completeTransition(_ didComplete: Bool)
    /// The outgoing (`.from`) or the incoming (`.to`) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The outgoing (`.from`) or the incoming (`.to`) view; nil for a view that takes no part in the transition, such
    /// as the view below a presentation that does not cover it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Always the identity: a desktop window does not rotate.
    var targetTransform: CGAffineTransform { get }
    /// The frame of the controller's view before the transition; zero if the view is not on screen yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of the controller's view after the transition; zero if the view is then no longer on screen.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The keys for the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The visible controller before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The visible controller after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The keys for the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view of the visible controller before the transition; nil if the animator must not move it.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view of the visible controller after the transition; nil if the animator must not move it.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
