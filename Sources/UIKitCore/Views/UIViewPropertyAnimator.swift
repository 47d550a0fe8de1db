public import Foundation
import MotionLogic
import QuartzCore

/// An animator of view changes that can be paused, scrubbed, reversed, continued and stopped.
///
/// ``fractionComplete`` is the displayed fraction of the animation, so a paused animation never jumps. A continued
/// animation uses the remaining fraction of the duration. An animator can be used again after its end: add new blocks
/// and start the animator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    final var work = PropertyAnimatorWork()
    private let timing: any UITimingCurveProvider

    /// - Parameter duration: in seconds. A spring with mass, stiffness and damping has its own duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        super.init()
        work.pace = TimedPace(parameters, duration: duration.isFinite ? max(duration, 0) : 0)
    }

    /// Creates an animator with a duration of 0. Chosen: the changes are not animated; Apple documents no duration.
    public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// - Parameters:
    ///   - duration: in seconds.
    ///   - animations: added as with `addAnimations(_:)`. The animation starts with `startAnimation()`.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve through 0,0 and 1,1 with these control points. The x coordinates are
    /// limited to 0…1.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that is fitted to the duration in seconds. A ratio of 1 settles without
    /// overshooting; smaller values oscillate.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
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

    /// The timing that was passed to the initializer. `continueAnimation` with other parameters does not change the
    /// property.
    open var timingParameters: (any UITimingCurveProvider)? { timing }
    /// The duration in seconds.
    open var duration: TimeInterval { work.pace?.duration ?? 0 }
    /// The delay in seconds.
    open var delay: TimeInterval { work.delay }
    /// - Coverage: inert (views receive touches during animations, with or without the property)
    open var isUserInteractionEnabled = true
    /// - Coverage: inert (hit testing uses the model frames)
    open var isManualHitTestingEnabled = false
    /// Whether the app can pause, scrub and stop the animator. If false, these calls stop the program.
    open var isInterruptible = true
    /// Whether scrubbing is linear. Scrubbing is always linear. - Coverage: inert (false would apply the timing curve)
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end. Such an animator can be reversed, and calls its completions only
    /// after it is stopped and finished.
    open var pausesOnCompletion = false

    // MARK: UIViewAnimating

    /// `.inactive` before the start and after the end, `.active` while the animator is running or paused, `.stopped`
    /// between `stopAnimation(false)` and `finishAnimation(at:)`.
    open var state: UIViewAnimatingState { work.state }
    /// Whether the animator is active and not paused.
    open var isRunning: Bool { work.state == .active && work.isRunning }
    /// Whether the animation runs toward its start. A new value reverses the animation at its current position.
    open var isReversed: Bool {
        get { work.isReversed }
        set { turn(reversed: newValue) }
    }
    /// The displayed fraction of the animation. Setting the property pauses the animator.
    open var fractionComplete: CGFloat {
        get { presentFraction }
        set { scrub(to: newValue) }
    }
    /// Starts the animation, or continues it after a pause. The blocks are called immediately, and the model values
    /// change immediately.
    open func startAnimation() { start(delay: 0) }
    /// Starts the animation after a delay in seconds. The blocks are called after the delay.
    open func startAnimation(afterDelay delay: TimeInterval) { start(delay: delay) }
    /// Pauses the animation at its current position. An animator that was not started becomes active at 0.
    open func pauseAnimation() { pause() }
    /// Stops the animation at its displayed values. True ends the animation without calling completions; after false,
    /// call `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    /// Ends a stopped animation at its end, its start or its displayed values, and calls the completions. Stops the
    /// program in any other state.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }

    // MARK: UIViewImplicitlyAnimating

    /// Adds changes that begin after a fraction of the remaining time, in `0 ... 1`.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, delayFactor: delayFactor)
    }
    /// Adds changes. If the animator is active, the changes are made immediately and use the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }
    /// Adds a closure that is called at the end with the final position. Not called after `stopAnimation(true)`.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        work.completions.append(completion)
    }
    /// Continues the animation after a pause.
    /// - Parameters:
    ///   - parameters: the new timing; nil keeps the current timing.
    ///   - durationFactor: the remaining time as a fraction of the whole duration; 0 uses the remaining time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        proceed(parameters, durationFactor: durationFactor)
    }
}
