public import CoreGraphics
public import Foundation

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
    /// The animation has ended: pass `!transitionWasCancelled`. Call it once; a second call is logged and changes
    /// nothing.
    func completeTransition(_ didComplete: Bool)
    /// The outgoing (`.from`) or the incoming (`.to`) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The outgoing (`.from`) or the incoming (`.to`) view; nil where that view has no part in the transition: the one
    /// below a presentation that does not cover it.
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
