import CoreGraphics
public import Foundation
import MotionLogic
import QuartzCore

/// The open view animation block, if any.
@MainActor
struct ViewAnimationState: AppPart {
    /// The state of the current app. `UIView.animate` has no parameter for the app.
    static var ofApp: ViewAnimationState {
        get { AppContext.current.animation }
        _modify { yield &AppContext.current.animation }
    }

    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
        /// Follows a transition, interactive or timed.
        case timeline(Timeline, AnimatedChanges?)
        /// The model value changes immediately; the displayed value fades to it.
        case easing(Timeline, DifferenceFade)
        /// Keyframes that are collected, and evaluated after the block. `from` and `to` are fractions of the duration.
        case keyframes(KeyframeCollection, from: Double, to: Double)
    }

    struct Block {
        var time: ViewAnimationTime
        var pace: Pace
        /// Whether the block began with a call and ends with another call.
        var isOpenEnded = false
    }

    var open: [Block] = []
    /// The number of nested `performWithoutAnimation` blocks.
    var suppressed = 0
    /// Whether `setAnimationsEnabled(false)` was called.
    var isOff = false
    /// Whether a window has its new size but its old size classes. Work that depends on the size classes is deferred.
    var isBetweenShapes = false
    /// Views whose controllers were not notified of a layout in this state.
    var unnotified: [UIView] = []

    var isEnabled: Bool { suppressed == 0 && !isOff }
    var current: Block? { isEnabled ? open.last : nil }
    /// Whether the current change eases together with the new shape of a window.
    var changesShape: Bool { if case .easing(_, .over)? = current?.pace { true } else { false } }
}

extension UIView {
    /// Options for the changes of an animation block. Documented (UIView.h): the raw values.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// - Coverage: inert (layout is animated only if the block calls `layoutIfNeeded`)
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// - Coverage: inert (views receive touches during animations, with or without the option)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// - Coverage: inert (every block continues from the displayed values)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// - Coverage: inert (a block always uses its own duration)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// - Coverage: inert (a block always uses its own curve)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// - Coverage: inert (drawing during an animation is always displayed)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// - Coverage: inert (a block always uses its own options)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Repeats until the animation is removed or replaced.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs in reverse after each run; used together with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The four flips rotate around the center, without perspective.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// - Coverage: inert (fades; the curl of a page is not available)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// - Coverage: inert (fades; the curl of a page is not available)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old view fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// `transition(from:to:)` hides the old view and shows the new view. Without this option, the new view replaces
        /// the old view in the superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    }

    /// The timing curve of an animation: slow at both ends, slow at the beginning, slow at the end, or linear.
    public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }

    /// Whether changes inside an animation block are animated.
    public class var areAnimationsEnabled: Bool { ViewAnimationState.ofApp.isEnabled }

    /// Switches animation blocks on or off. While switched off, changes are not animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationState.ofApp.isOff = !enabled }

    /// The duration in seconds of the innermost open animation block; 0 outside of animation blocks.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimationState.ofApp.current?.time.duration ?? 0 }

    /// Animates the changes of `animations`. A view in motion continues from its displayed values.
    /// - Parameter completion: called after the last of the animations; false if an animation was replaced or removed
    ///   before its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(.curve(options.timingFunction), duration, delay, options, animations, completion)
    }

    /// Animates changes without delay, with ease in and ease out. `completion` is called with false if the animation
    /// was interrupted.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// - Parameters:
    ///   - dampingRatio: 1 settles without overshooting; smaller values oscillate.
    ///   - velocity: in units of the full distance per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.fitted(ratio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
        perform(.spring(spring), duration, delay, options, animations, completion)
    }

    /// Makes changes without animation, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationState.ofApp.suppressed += 1
        defer { ViewAnimationState.ofApp.suppressed -= 1 }
        actionsWithoutAnimation()
    }

    /// Animates the changes of `changes` along the timeline of a transition.
    /// - Parameters:
    ///   - recording: records the changed properties; nil for animations that are never reverted.
    ///   - delay: the fraction of the timeline before the changes begin.
    class func animate(
        along timeline: Timeline, recording: AnimatedChanges? = nil, delay: Double = 0, _ changes: () -> Void
    ) {
        let block = ViewAnimationState.Block(
            time: ViewAnimationTime(delay: delay), pace: .timeline(timeline, recording))
        run(block, changes)
    }

    class func perform(
        _ pace: ViewAnimationState.Pace, _ duration: Double, _ delay: Double, _ options: AnimationOptions,
        _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard duration > 0 || delay > 0, areAnimationsEnabled else {
            UIView.performWithoutAnimation(changes)
            callNextFrame(completion)
            return
        }
        let group = completion.map { CompletionGroup($0) }
        let time = ViewAnimationTime(duration: duration, delay: delay, options: options, group: group)
        run(ViewAnimationState.Block(time: time, pace: pace), changes)
        group?.isEmpty == true ? callNextFrame { _ in group?.close() } : group?.close()
    }

    /// Documented (UIView.animate(withDuration:animations:completion:)): without an animation, the completion is called
    /// in the next cycle, never inside the call.
    class func callNextFrame(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        AppContext.current.environment.onEachFrame { _ in
            completion(true)
            return false
        }
    }

    class func run(_ block: ViewAnimationState.Block, _ changes: () -> Void) {
        let app = AppContext.current
        app.animation.open.append(block)
        LayerPendingWork.viewActionsAreOn = true
        changes()
        _ = app.animation.open.popLast()
        LayerPendingWork.viewActionsAreOn = !app.animation.open.isEmpty
    }

    func viewAction(forKey key: String) -> (any CAAction)? {
        guard let block = ViewAnimationState.ofApp.current, layer.isInPicture,
            let from = (layer.presentationModel ?? layer.modelValues).boxedValue(forKeyPath: key)
        else { return nil }
        if case .easing(let timeline, let fade) = block.pace {
            return layer.wasSeen || key == "opacity" ? EasingAction(timeline: timeline, fade: fade, from: from) : nil
        }
        if case .timeline(let timeline, let recording) = block.pace {
            // A recorded animation uses the time of the layer that it animates: a transition that scrubs its container
            // also scrubs the animation.
            if recording?.note(layer, key) == true { timeline.clock = layer }
            return TimelineAnimation(timeline, keyPath: key, from: from, delay: block.time.delay)
        }
        if case .keyframes(let collection, let start, let end) = block.pace {
            return collection.action(layer, key, shown: from, start, end)
        }
        return ViewAnimationAction(block: block, from: from)
    }
}

extension UIView.AnimationOptions {
    var timingFunction: CAMediaTimingFunction {
        switch rawValue >> 16 & 3 {
        case 1: CAMediaTimingFunction(name: .easeIn)
        case 2: CAMediaTimingFunction(name: .easeOut)
        case 3: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}

/// Adds the animation of one property after the property has changed.
@MainActor
private final class ViewAnimationAction: CAAction {
    let block: ViewAnimationState.Block
    let from: Any

    init(block: ViewAnimationState.Block, from: Any) {
        self.block = block
        self.from = from
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        let animation = makeAnimation(key)
        animation.fromValue = from
        block.time.begin(animation, on: layer, forKey: key)
    }

    private func makeAnimation(_ key: String) -> CABasicAnimation {
        switch block.pace {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: key)
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(spring.initialVelocity)
            return animation
        case .timeline, .easing, .keyframes:
            return CABasicAnimation(keyPath: key)
        }
    }
}

@MainActor
final class CompletionRelay: CAAnimationDelegate {
    private let group: CompletionGroup
    init(_ group: CompletionGroup) { self.group = group }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { group.leave(finished: flag) }
}

extension AppContext {
    /// The open view animation block.
    var animation: ViewAnimationState {
        get { self[ViewAnimationState.self] }
        _modify { yield &self[ViewAnimationState.self] }
    }
}
