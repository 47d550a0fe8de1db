import Diagnostics
public import Foundation
import MotionLogic
import QuartzCore

extension UIView {
    /// Options for keyframes. Documented (UIView.h): the raw values. The raw value of a curve of ``AnimationOptions``
    /// can be used, as apps do.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// - Coverage: inert (layout is animated only if the block calls `layoutIfNeeded`)
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// - Coverage: inert (views receive touches during animations, with or without the option)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// - Coverage: inert (every block continues from the displayed values)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats until the animation is removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Reverses every second run of a repeating animation.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Inside another block: uses its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inside another block: uses its own curve.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps at the start of each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Interpolates at a constant speed. The times of the keyframes determine only their order.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates along a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates along a smooth curve at a nearly constant speed.
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
    /// each step. Changes outside of steps are animated for the whole duration.
    ///
    /// If a property has several keyframes, a later keyframe begins at the end value of the previous one, and the value
    /// is constant in between. Folklore (text/keyframe-pace): the whole animation has ease in and ease out unless the
    /// options have another curve (public reports print the animation that UIKit makes). Inside another animation block
    /// the duration and curve of that block are in effect unless the options override them. Inside the block of a
    /// property animator or of a transition the keyframes are fractions of its timeline, and are paused, scrubbed and
    /// reversed with it.
    /// - Parameter completion: called after the last of the animations; false if an animation was replaced or removed
    ///   before its end.
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
            // A window changes its shape: the changes ease together with the window, without steps.
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

    /// Adds one step. Called inside the block of
    /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
    /// - Parameters:
    ///   - frameStartTime: the start as a fraction of the whole duration, 0…1.
    ///   - frameDuration: the duration as a fraction of the whole duration, 0…1.
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
