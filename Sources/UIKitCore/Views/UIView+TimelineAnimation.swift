import CoreGraphics
import Diagnostics
public import Foundation
import MotionLogic
import QuartzCore

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
