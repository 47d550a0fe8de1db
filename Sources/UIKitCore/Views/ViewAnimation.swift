import CoreGraphics
public import Foundation
import MotionLogic
import QuartzCore

/// The view animation block that is open, if any.
@MainActor
struct ViewAnimationState: AppPart {
    /// Of the app that is current: `UIView.animate` names none.
    static var ofApp: ViewAnimationState {
        get { AppContext.current.animation }
        _modify { yield &AppContext.current.animation }
    }

    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
        /// Follows a transition, held or timed.
        case timeline(Timeline, AnimatedChanges?)
        /// What shows goes over to what is set, which holds at once.
        case easing(Timeline, DifferenceFade)
        /// Collected, and gone through when the block is over. From and to are shares of its duration.
        case keyframes(KeyframeCollection, from: Double, to: Double)
    }

    struct Block {
        var time: ViewAnimationTime
        var pace: Pace
        /// Begun by a call, and over with another one.
        var isOpenEnded = false
    }

    var open: [Block] = []
    /// Blocks inside `performWithoutAnimation`.
    var suppressed = 0
    /// `setAnimationsEnabled(false)` was called.
    var isOff = false
    /// A window has its new size and still its old size classes; what depends on them waits.
    var isBetweenShapes = false
    /// Views that were laid out meanwhile without notice to their controllers.
    var unnotified: [UIView] = []

    var isEnabled: Bool { suppressed == 0 && !isOff }
    var current: Block? { isEnabled ? open.last : nil }
    /// The change that is being made eases over with a window's shape.
    var changesShape: Bool { if case .easing(_, .over)? = current?.pace { true } else { false } }
}

extension UIView {
    /// How a block's changes move. Documented: the raw values.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// - Coverage: inert (layout that a block causes moves only where the block calls `layoutIfNeeded`)
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// - Coverage: inert (views take touches while they move, with or without it)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// - Coverage: inert (every block goes on from what shows)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// - Coverage: inert (a block has the duration that it was given)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// - Coverage: inert (a block has the curve that it was given)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// - Coverage: inert (what is drawn anew during a motion always shows)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// - Coverage: inert (a block has the options that it was given)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Again and again, until the animation is removed or replaced.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Back to the start after each time; together with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The four flips turn about the middle, flat, without depth.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// - Coverage: inert (fades; a page cannot be bent here)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// - Coverage: inert (fades; a page cannot be bent here)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old view fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// `transition(from:to:)` hides the old view and shows the new one instead of exchanging them in their
        /// superview.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    }

    /// The pace of an animation; slow at both ends, at the beginning, at the end, or even.
    public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }

    /// Whether changes are animated where they are made inside an animation block.
    public class var areAnimationsEnabled: Bool { ViewAnimationState.ofApp.isEnabled }

    /// Switches animation blocks off and on; while off, changes are made at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationState.ofApp.isOff = !enabled }

    /// The duration in seconds of the animation block that is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimationState.ofApp.current?.time.duration ?? 0 }

    /// Animates what `animations` changes. A view that still moves goes on from where it shows.
    /// - Parameter completion: called after the last of the animations; false when one was replaced or removed before
    ///   its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(.curve(options.timingFunction), duration, delay, options, animations, completion)
    }

    /// Animates changes without delay, ease in and out. `completion` is called with false where the animation was
    /// interrupted.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// - Parameters:
    ///   - dampingRatio: 1 settles without passing the goal; less swings.
    ///   - velocity: in units of the whole way per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.fitted(ratio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
        perform(.spring(spring), duration, delay, options, animations, completion)
    }

    /// Changes are made at once, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimationState.ofApp.suppressed += 1
        defer { ViewAnimationState.ofApp.suppressed -= 1 }
        actionsWithoutAnimation()
    }

    /// Changes made in `changes` follow the timeline of a transition.
    /// - Parameters:
    ///   - recording: remembers what was changed; nil for motions that never go back to where they were.
    ///   - delay: the share of the way that is over before anything moves.
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

    /// Documented: where there is nothing to wait for, the completion comes with the next cycle, never inside the call.
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
            // A recorded motion goes by the time of what it moves: a transition that scrubs its container scrubs it
            // too.
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

/// Adds the animation of one property when it has changed.
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
    /// The view animation block that is open.
    var animation: ViewAnimationState {
        get { self[ViewAnimationState.self] }
        _modify { yield &self[ViewAnimationState.self] }
    }
}
