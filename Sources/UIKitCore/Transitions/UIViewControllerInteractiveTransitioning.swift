public import Foundation

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins under the gesture's control: prepare the views, and report the gesture's progress to the
    /// context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Optional, 1 by default: the factor of speed of the rest, when the gesture has ended.
    var completionSpeed: CGFloat { get }
    /// Optional, ease in and out by default: the timing curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional, true by default: whether the transition begins under the gesture's control. Otherwise it begins by
    /// time and may be paused.
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
