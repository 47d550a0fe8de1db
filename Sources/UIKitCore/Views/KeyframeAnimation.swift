public import Foundation
import QuartzCore

extension UIView {
    /// How keyframes follow each other.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// - Coverage: inert, as the other ways to calculate: each keyframe runs evenly from the one before it
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Animates in steps, which `animations` adds by ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    /// - Parameters:
    ///   - duration: seconds of all steps together.
    ///   - completion: called when they are over; with false where one was cut off.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        if !options.isDisjoint(with: [.repeat, .autoreverse, .calculationModeDiscrete, .calculationModeCubic, .calculationModeCubicPaced]) {
            Log.once("UIView.animateKeyframes: options for repeating and for other ways to calculate have no effect")
        }
        let duration = duration.isFinite ? max(0, duration) : 0, delay = delay.isFinite ? max(0, delay) : 0
        let run = KeyframeRun(duration: duration, delay: delay, allowsTouches: options.contains(.allowUserInteraction))
        let app = AppContext.current
        keeping(app.animation.keyframes) { app.animation.keyframes.append(run) }
        animations()
        keeping(app.animation.keyframes) { app.animation.keyframes.removeAll { $0 === run } }
        guard let completion else { return }
        guard run.isUsed, duration + delay > 0 else { return completion(true) }
        app.after(duration + delay) { completion(run.isWhole) }
    }

    /// One step, inside the animations of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Elsewhere its changes hold at once.
    /// - Parameters:
    ///   - frameStartTime: from 0 to 1 of the whole duration.
    ///   - frameDuration: from 0 to 1 of the whole duration.
    public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) {
        guard let run = AppContext.current.animation.keyframes.last else { return animations() }
        run.isUsed = true
        func share(_ part: Double) -> Double { part.isFinite ? min(max(part, 0), 1) * run.duration : 0 }
        var options: UIView.AnimationOptions = [.curveLinear]
        if run.allowsTouches { options.insert(.allowUserInteraction) }
        animate(withDuration: share(frameDuration), delay: run.delay + share(frameStartTime), options: options, animations: animations) {
            if !$0 { run.isWhole = false }
        }
    }
}

/// Keyframes that are being added.
@MainActor
final class KeyframeRun {
    let duration: Double
    let delay: Double
    let allowsTouches: Bool
    var isUsed = false
    /// No step was cut off.
    var isWhole = true

    init(duration: Double, delay: Double, allowsTouches: Bool) {
        self.duration = duration
        self.delay = delay
        self.allowsTouches = allowsTouches
    }
}
