public import Foundation

/// The state of an animator: inactive before the start and after the end, active while running or paused, or stopped
/// and not yet finished.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }
/// The final position of an animation: its target, its start, or its current position.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animation is inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is active and not paused.
    var isRunning: Bool { get }
    /// Whether the animation runs toward its start. The property can be set during the animation.
    var isReversed: Bool { get set }
    /// The completed fraction of the animation, in `0 ... 1`.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Starts the animation after a delay.
    /// - Parameter delay: in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position. An inactive animation becomes active.
    func pauseAnimation()
    /// - Parameter withoutFinishing: true ends the animation without further calls. Otherwise call
    ///   ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation: sets the properties to the values at this position, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that accepts blocks. All methods except those of UIViewAnimating are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: the fraction of the remaining time before the changes begin, in `0 ... 1`.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes. Changes that are added to a running animation use the remaining time.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called once, at the end of the animation, with the final position.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// - Parameters:
    ///   - parameters: nil keeps the current timing.
    ///   - durationFactor: the remaining time as a fraction of the whole duration; 0 uses the remaining time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing by default.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing by default.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing by default.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Starts the animation without other timing by default.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
}
