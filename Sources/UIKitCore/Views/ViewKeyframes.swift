public import Foundation
import MotionLogic
import QuartzCore

extension UIView {
    /// How keyframes move. Documented: the raw values. A curve of ``AnimationOptions`` may be put in by its raw value,
    /// as apps do.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// - Coverage: inert (layout that a block causes moves only where the block calls `layoutIfNeeded`)
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// - Coverage: inert (views take touches while they move, with or without it)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// - Coverage: inert (every block goes on from what shows)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs again and again, until it is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each second run goes backward, where it repeats.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Inside another block: takes its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inside another block: takes its own curve.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// In a straight line from keyframe to keyframe.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps at the start of each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// From value to value as fast everywhere; the keyframes' times say only their order.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// In a smooth bow through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// In a smooth bow, about as fast everywhere.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// Animates in steps: `animations` calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for
    /// each of them. What it changes outside of them moves during the whole time.
    ///
    /// Where a property is in several keyframes, the later one begins where the earlier ended, and between them it
    /// stays. Measured: the whole goes by ease in and out unless the options have another curve (public reports print
    /// the animation that UIKit makes). Inside another animation block its duration and curve hold, unless the options
    /// say otherwise; inside the block of a property animator or of a transition the keyframes are shares of its way,
    /// and are held, scrubbed and turned round with it.
    /// - Parameter completion: called after the last of the animations; false when one was replaced or removed before
    ///   its end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let own = AnimationOptions(rawValue: options.rawValue)
        var (duration, function) = (duration, own.timingFunction)
        switch ViewAnimationState.ofApp.current?.pace {
        case .timeline(let timeline, let recording)?:
            let delay = ViewAnimationState.ofApp.current?.time.delay ?? 0
            let collection = KeyframeCollection(options.calculationMode, .timeline(timeline, recording, delay: delay))
            collection.collect(animations)
            return callNextFrame(completion)
        case .easing?:
            // A window takes its new shape: what changes goes over with it, without steps.
            animations()
            return callNextFrame(completion)
        case .curve(let outer)?:
            let around = ViewAnimationState.ofApp.current?.time.duration ?? 0
            if around > 0, !options.contains(.overrideInheritedDuration) { duration = around }
            if !options.contains(.overrideInheritedOptions) { function = outer }
        default: break
        }
        guard duration > 0 || delay > 0, areAnimationsEnabled else {
            UIView.performWithoutAnimation(animations)
            return callNextFrame(completion)
        }
        let group = completion.map { CompletionGroup($0) }
        let time = ViewAnimationTime(duration: duration, delay: delay, options: own, group: group)
        KeyframeCollection(options.calculationMode, .clock(time, function)).collect(animations)
        group?.isEmpty == true ? callNextFrame { _ in group?.close() } : group?.close()
    }

    /// One step of ``animateKeyframes(withDuration:delay:options:animations:completion:)``, inside whose block it is
    /// called.
    /// - Parameters:
    ///   - frameStartTime: 0…1 of the whole duration.
    ///   - frameDuration: 0…1 of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collection = KeyframeCollection.innermost else {
            if areAnimationsEnabled, ViewAnimationState.ofApp.open.isEmpty {
                Log.once(
                    """
                    UIView.addKeyframe: called outside the block of UIView.animateKeyframes; its changes are made \
                    at once
                    """
                )
            }
            return animations()
        }
        let start = min(max(frameStartTime.isFinite ? frameStartTime : 0, 0), 1)
        let end = min(max(start + (frameDuration.isFinite ? frameDuration : 0), start), 1)
        collection.collect(from: start, to: end, animations)
    }
}
