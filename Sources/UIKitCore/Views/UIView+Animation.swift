import CoreGraphics
import Diagnostics
public import Foundation
import MotionLogic
import QuartzCore

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

    /// An animation of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes views.
        case delete = 0
    }

    /// Removes views with an animation, together with changes of the app.
    ///
    /// Chosen: the views fade and shrink for 0.35 seconds. Then they are removed from their superviews, and have their
    /// former alpha value and transform again. A view that such an animation already removes is left to it.
    /// - Parameters:
    ///   - parallelAnimations: changes that are animated with the same duration and options.
    ///   - completion: called after the views were removed; false if an animation was replaced or removed before its
    ///     end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let former = views.filter { $0.appContext.animation.removed.insert(ObjectIdentifier($0)).inserted }.map {
            (view: $0, app: $0.appContext, alpha: $0.alpha, transform: $0.transform)
        }
        animate(withDuration: 0.35, delay: 0, options: options) {
            for (view, _, _, _) in former {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, app, _, _) in former { app.animation.removed.remove(ObjectIdentifier(view)) }
            for (view, _, alpha, transform) in former {
                view.removeFromSuperview()
                view.alpha = alpha
                view.transform = transform
            }
            completion?(finished)
        }
    }

    /// Repeats the changes of a part of an animation block. Call it in the closure of an animation.
    ///
    /// The changes outside of `animations` run once. The completion of the animation is called when all runs have
    /// ended. Outside of an animation the changes are made without animation.
    /// - Parameters:
    ///   - count: the number of runs; fractions end within a run. Chosen: negative values and values that are not
    ///     numbers mean one run; infinity means no end.
    ///   - autoreverses: whether each run goes back to its start.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard var block = ViewAnimationState.ofApp.current else { return animations() }
        block.time.repeatCount = runs(count)
        if autoreverses { block.time.options.insert(.autoreverse) } else { block.time.options.remove(.autoreverse) }
        block.isOpenEnded = false
        run(block, animations)
    }

    private static func runs(_ count: Double) -> Float? {
        count > 0 ? Float(count) : nil
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

extension UIView {
    /// Animates the changes of `animations` with a spring that is described by its perceived duration and its bounce.
    /// - Parameters:
    ///   - duration: the time in seconds until the spring seems to be at rest; 0.5 by default. The spring comes to rest
    ///     somewhat later, and the animation ends then.
    ///   - bounce: 0, the default, settles without overshooting. Values up to 1 overshoot more; values down to −1
    ///     settle more slowly.
    ///   - velocity: in units of the full distance per second.
    ///   - completion: called after the last of the animations; false if an animation was replaced or removed before
    ///     its end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.perceived(duration: duration, bounce: Double(bounce), velocity: Double(velocity))
        // Chosen: a spring that never comes to rest ends after ten seconds.
        perform(
            .spring(spring), duration > 0 ? min(spring.settlingDuration, 10) : 0, delay, options, animations, completion
        )
    }
}

/// Animations between two calls, the API before closures. Calls without a preceding ``beginAnimations(_:context:)``
/// have no effect.
extension UIView {
    /// Animates the changes between this call and ``commitAnimations()``.
    ///
    /// Documented (UIView.setAnimationDuration(_:)): the default duration is 0.2 seconds.
    /// Documented (UIView.setAnimationCurve(_:)): the default curve is ease in, ease out.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let time = ViewAnimationTime(duration: 0.2)
        openBlocks.append(
            ViewAnimationState.Block(
                time: time, pace: .curve(UIView.AnimationOptions.curveEaseInOut.timingFunction), isOpenEnded: true))
        LayerPendingWork.viewActionsAreOn = true
    }

    /// Ends the animation block of the last ``beginAnimations(_:context:)``. Without an open block, only logs a
    /// message.
    public class func commitAnimations() {
        guard openBlocks.last?.isOpenEnded == true else {
            return Log.once("UIView.commitAnimations: no animation was begun; call beginAnimations(_:context:) first")
        }
        _ = openBlocks.popLast()
        LayerPendingWork.viewActionsAreOn = !openBlocks.isEmpty
    }

    /// Sets the duration of the following changes, in seconds. Derived: negative values count as 0, as in
    /// `animate(withDuration:animations:)`. Chosen: values that are not finite count as 0.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.time.duration = duration.isFinite ? max(duration, 0) : 0 }
    }
    /// Sets the delay in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.time.delay = delay.isFinite ? max(delay, 0) : 0 }
    }
    /// Sets the timing curve of the open animation block.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        let options: AnimationOptions =
            switch curve {
            case .easeInOut: .curveEaseInOut
            case .easeIn: .curveEaseIn
            case .easeOut: .curveEaseOut
            case .linear: .curveLinear
            }
        change { $0.pace = .curve(options.timingFunction) }
    }
    /// Sets how often the open animation block runs. The default is 0, which means once. Fractions end within a run.
    ///
    /// Chosen: negative values and values that are not numbers count as 0; infinity means no end.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { $0.time.repeatCount = runs(Double(repeatCount)) }
    }
    /// Sets whether every second run of the open animation block is reversed.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change {
            if repeatAutoreverses { $0.time.options.insert(.autoreverse) } else { $0.time.options.remove(.autoreverse) }
        }
    }
    /// - Coverage: inert (every block continues from the displayed values)
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        Log.once("UIView.setAnimationBeginsFromCurrentState has no effect: animations always go on from what shows")
    }

    private class var openBlocks: [ViewAnimationState.Block] {
        get { ViewAnimationState.ofApp.open }
        set { ViewAnimationState.ofApp.open = newValue }
    }

    private class func change(_ change: (inout ViewAnimationState.Block) -> Void) {
        guard let last = openBlocks.indices.last, openBlocks[last].isOpenEnded
        else {
            return Log.once("UIView.setAnimation…: no animation was begun; call beginAnimations(_:context:) first")
        }
        change(&openBlocks[last])
    }
}

extension UIView {
    /// Runs `changes`. The model values change immediately; the displayed values move to the new values along the
    /// timeline. Changes by other code during the animation are displayed immediately, so that a window that the user
    /// is still resizing keeps its contents inside.
    class func easeOver(_ timeline: Timeline, _ fade: DifferenceFade = .over, _ changes: () -> Void) {
        run(ViewAnimationState.Block(time: ViewAnimationTime(), pace: .easing(timeline, fade)), changes)
    }

    /// Runs changes that also replace the animations of the views. Inside ``easeOver(_:_:)`` the new animations
    /// continue from the displayed values; otherwise the values jump.
    class func carryOver(_ views: [UIView], _ changes: () -> Void) {
        guard case .easing(let timeline, let fade)? = ViewAnimationState.ofApp.current?.pace else {
            return performWithoutAnimation(changes)
        }
        let before = views.map(\.layer).filter(\.isInPicture).map { layer in
            // A view that was not visible has no start position. The view still fades in.
            let keys = layer.wasSeen ? ["position", "bounds", "opacity"] : ["opacity"]
            return (layer, keys.map { ($0, (layer.presentationModel ?? layer.modelValues).boxedValue(forKeyPath: $0)) })
        }
        performWithoutAnimation(changes)
        for (layer, values) in before where layer.isInPicture {
            for case (let key, let value?) in values { layer.easeOver(timeline, fade, from: value, forKeyPath: key) }
        }
    }

    /// Inside ``easeOver(_:_:_:)``: the displayed frame moves from `start` to the view's own frame, also if the view is
    /// new and replaces another view that was displayed at `start`.
    func ease(from start: CGRect) {
        guard case .easing(let timeline, let fade)? = ViewAnimationState.ofApp.current?.pace, layer.isInPicture else {
            return
        }
        layer.easeOver(timeline, fade, from: CGPoint(x: start.midX, y: start.midY), forKeyPath: "position")
        layer.easeOver(timeline, fade, from: CGRect(origin: bounds.origin, size: start.size), forKeyPath: "bounds")
    }

    /// Runs code that is independent of the open animation blocks: its changes are not animated, and animation blocks
    /// inside the code animate as usual.
    class func outsideBlocks(_ changes: () -> Void) {
        let app = AppContext.current
        let open = app.animation.open
        app.animation.open = []
        changes()
        app.animation.open = open
        // Inner blocks have cleared the flag at their end.
        LayerPendingWork.viewActionsAreOn = !open.isEmpty
    }

    /// The view and all views below it.
    var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension UIView {
    /// Changes content with a transition: the old content disappears immediately, and the new content fades or flips
    /// in. Without a transition in `options` the change is not animated.
    /// - Parameter completion: called after `duration`; false if the view left the window before.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIView.performWithoutAnimation { animations?() }
        guard duration > 0, areAnimationsEnabled, view.layer.isInPicture else { return callNextFrame(completion) }
        let transition = options.transition
        let isFlip = transition == .flipAcross || transition == .flipOver
        let motion = CABasicAnimation(
            keyPath: !isFlip ? "opacity" : transition == .flipAcross ? "transform.scale.x" : "transform.scale.y")
        motion.fromValue = transition == .none ? 1.0 : 0.0
        motion.duration = duration
        if let completion {
            let group = CompletionGroup(completion)
            group.enter()
            group.close()
            motion.delegate = CompletionRelay(group)
        }
        view.layer.add(motion, forKey: "transition")
    }

    /// Replaces one view by another view in the superview, with the transition in `options`.
    /// - Parameter completion: called after `duration`; false if a view left the window before.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let hides = options.contains(.showHideTransitionViews)
        if hides {
            toView.isHidden = false
        } else if let place = fromView.superview {
            place.insertSubview(toView, aboveSubview: fromView)
        }
        swap(fromView, toView, duration, options, nil) { finished in
            if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// Animates the disappearing view and the appearing view. Both are in the hierarchy.
    class func swap(
        _ old: UIView, _ new: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: @escaping (Bool) -> Void
    ) {
        let transition = options.transition
        guard duration > 0, areAnimationsEnabled, transition != .none, new.layer.isInPicture else {
            UIView.performWithoutAnimation { animations?() }
            return callNextFrame(completion)
        }
        let timeline = Timeline(heldAt: 0)
        let isOver = transition == .flipOver
        func turn(_ model: inout LayerModel, _ share: Double) {
            let scale = CGFloat(max(share, 0.0001))
            let turned = CGAffineTransform(scaleX: isOver ? 1 : scale, y: isOver ? scale : 1)
            model.transform = CATransform3D(turned.concatenating(model.transform.affine))
            if share <= 0 { model.isHidden = true }
        }
        if transition == .fade {
            new.layer.add(TimelineAnimation(timeline) { $0.opacity *= Float(min(max($1, 0), 1)) }, forKey: "transition")
        } else {
            // The old side rotates out of view in the first half; the new side rotates into view in the second half.
            old.layer.add(TimelineAnimation(timeline) { turn(&$0, 1 - 2 * $1) }, forKey: "transition")
            new.layer.add(TimelineAnimation(timeline) { turn(&$0, 2 * $1 - 1) }, forKey: "transition")
        }
        animate(along: timeline) { animations?() }
        // The timeline stays until its end, also where another transition replaces its animations.
        timeline.onEnd = { withExtendedLifetime(timeline) { completion(new.window != nil) } }
        timeline.run(from: 0, to: 1, pace: .curve(options.curve.cubic), duration: duration)
    }
}

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
