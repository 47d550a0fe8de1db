import CoreGraphics
import Diagnostics
public import Foundation
import MotionLogic
import QuartzCore

extension UIView.AnimationOptions {
    enum Transition: Equatable { case none, fade, flipAcross, flipOver }

    /// The transition of the options.
    @MainActor
    var transition: Transition {
        switch rawValue >> 20 & 7 {
        case 1, 2: return .flipAcross
        case 6, 7: return .flipOver
        case 3, 4:
            Log.once("UIView.AnimationOptions: a page curl is shown as a fade")
            return .fade
        case 5: return .fade
        default: return .none
        }
    }

    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
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
