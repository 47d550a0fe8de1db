public import Foundation
import MotionLogic
import QuartzCore

/// Animates changes of views and lets go of no control: pause, scrub, turn round, go on, stop.
///
/// ``fractionComplete`` is the share of the way that shows, so a paused animation never jumps. Going on from there takes the
/// share of the duration that is left. An animator serves again after its end: add new blocks and start.
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

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

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

    open var state: UIViewAnimatingState { work.state }
    open var isRunning: Bool { work.state == .active && work.isRunning }
    open var isReversed: Bool {
        get { work.isReversed }
        set { turn(reversed: newValue) }
    }
    /// Setting it pauses.
    open var fractionComplete: CGFloat {
        get { presentFraction }
        set { scrub(to: newValue) }
    }
    open func startAnimation() { start(delay: 0) }
    open func startAnimation(afterDelay delay: TimeInterval) { start(delay: delay) }
    open func pauseAnimation() { pause() }
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }

    // MARK: UIViewImplicitlyAnimating

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, delayFactor: delayFactor) }
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { work.completions.append(completion) }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        proceed(parameters, durationFactor: durationFactor)
    }
}
