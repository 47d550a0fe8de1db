public import Foundation
import MotionLogic
import QuartzCore

/// Animates changes of views and lets go of no control: pause, scrub, turn round, go on, stop.
///
/// ``fractionComplete`` is the share of the way that shows, so a paused animation never jumps. Going on from there
/// takes the share of the duration that is left. An animator serves again after its end: add new blocks and start.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    final var work = PropertyAnimatorWork()
    private let timing: any UITimingCurveProvider

    /// - Parameter duration: seconds; a spring made of mass, stiffness and damping takes its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        super.init()
        work.pace = TimedPace(parameters, duration: duration.isFinite ? max(duration, 0) : 0)
    }

    /// Chosen: its changes are made at once; Apple names no duration.
    public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - animations: added as by `addAnimations(_:)`. Nothing moves before `startAnimation()`.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Moves by a cubic curve through 0,0 and 1,1 with these control points, whose x are limited to 0…1.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Moves by a spring that is fitted into the duration, in seconds. A ratio of 1 settles without passing the goal;
    /// less swings.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// What the animator was made with. `continueAnimation` with other parameters does not change it.
    open var timingParameters: (any UITimingCurveProvider)? { timing }
    /// Seconds.
    open var duration: TimeInterval { work.pace?.duration ?? 0 }
    /// Seconds.
    open var delay: TimeInterval { work.delay }
    /// - Coverage: inert (views take touches while they move, with or without it)
    open var isUserInteractionEnabled = true
    /// - Coverage: inert (views are hit where they rest)
    open var isManualHitTestingEnabled = false
    /// False: pausing, scrubbing and stopping stop the program.
    open var isInterruptible = true
    /// Scrubbing always moves evenly along the way. - Coverage: inert (false would bend the way by the curve)
    open var scrubsLinearly = true
    /// Stays active at its end, where it can be turned round, and calls no completion until it is stopped and finished.
    open var pausesOnCompletion = false

    // MARK: UIViewAnimating

    /// `.inactive` before the start and after the end, `.active` while it runs or is paused, `.stopped` between
    /// `stopAnimation(false)` and `finishAnimation(at:)`.
    open var state: UIViewAnimatingState { work.state }
    /// Whether it is active and not paused.
    open var isRunning: Bool { work.state == .active && work.isRunning }
    /// Whether it runs back to where it began. Setting it turns it round where it is.
    open var isReversed: Bool {
        get { work.isReversed }
        set { turn(reversed: newValue) }
    }
    /// Setting it pauses.
    open var fractionComplete: CGFloat {
        get { presentFraction }
        set { scrub(to: newValue) }
    }
    /// Starts, or goes on after a pause. The blocks are called now, and their changes hold in the model at once.
    open func startAnimation() { start(delay: 0) }
    /// Starts after a delay in seconds. The blocks are called when it has passed.
    open func startAnimation(afterDelay delay: TimeInterval) { start(delay: delay) }
    /// Stops where it is, and stays active; one that was not started is then active at 0.
    open func pauseAnimation() { pause() }
    /// Ends the motion where it shows. With true that is the end, and no completion is called; with false
    /// `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Ends a stopped animation at its end, its start or where it shows, and calls the completions. Stops the program
    /// in another state.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes that begin after a share of the remaining time, 0…1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }
    /// Adds changes. While it is active they are made at once, and take what time is left.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }
    /// Adds a closure that is called at the end with where the animation ended. Not called after `stopAnimation(true)`.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        work.completions.append(completion)
    }
    /// Goes on after a pause.
    /// - Parameters:
    ///   - parameters: another pace; nil keeps the one it has.
    ///   - durationFactor: the remaining time as a share of the whole duration; 0 takes what is left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        proceed(parameters, durationFactor: durationFactor)
    }
}
