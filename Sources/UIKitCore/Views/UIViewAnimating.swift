public import Foundation

/// Where an animator is: not started or at its end, on its way or paused, or stopped and still to be finished.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }
/// Where an animation ends: at its goal, where it began, or where it shows.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// An animation that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether it has begun, and whether it was stopped.
    var state: UIViewAnimatingState { get }
    /// Active, and neither paused nor stopped.
    var isRunning: Bool { get }
    /// Whether it goes back to where it began. May be set while it runs.
    var isReversed: Bool { get set }
    /// 0…1 of the way.
    var fractionComplete: CGFloat { get set }
    /// Begins, or goes on after a pause.
    func startAnimation()
    /// - Parameter delay: seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stays where it is, to go on or to be scrubbed. Begins one that has not begun.
    func pauseAnimation()
    /// - Parameter withoutFinishing: true is the end: nothing more is called. Otherwise call ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped: properties get the values of that place, and completions are called.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks. All its methods but UIViewAnimating's are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: 0…1, the share of the remaining time that passes first.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds to what moves. Added while it runs, it takes the time that is left.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Called once, when the animation has ended, with the place where.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// - Parameters:
    ///   - parameters: nil keeps the pace.
    ///   - durationFactor: the remaining time as a share of the whole duration; 0 takes what is left.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Default: nothing is done.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Default: nothing is done.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Default: nothing is done.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Default: the animation is started as it is.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
}
