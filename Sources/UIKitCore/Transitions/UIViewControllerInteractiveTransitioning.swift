public import Foundation

/// Controls a transition with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called when the transition begins under the gesture's control: prepare the views, and report the gesture's
    /// progress to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional, 1 by default: the factor of the speed after the end of the gesture.
    var completionSpeed: CGFloat { get }
    /// Optional, ease in and ease out by default: the timing curve after the end of the gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional, true by default: whether the transition begins under the gesture's control. Otherwise it begins timed
    /// and can be paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns `1` by default.
    public var completionSpeed: CGFloat { 1 }
    /// Returns `.easeInOut` by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns `true` by default.
    public var wantsInteractiveStart: Bool { true }
}
