public import Foundation
import QuartzCore

/// Animations between two calls, as UIKit had them before closures. What is called without
/// ``beginAnimations(_:context:)`` has no effect.
extension UIView {
    /// Animates what is changed from here up to ``commitAnimations()``. Documented: 0.2 seconds, eased in and out,
    /// until something else is set.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let time = ViewAnimationTime(duration: 0.2)
        ViewAnimationState.ofApp.open.append(
            ViewAnimationState.Block(
                time: time, pace: .curve(UIView.AnimationOptions.curveEaseInOut.timingFunction), isOpenEnded: true))
        LayerPendingWork.viewActionsAreOn = true
    }

    /// Ends the animation that was begun last. Without one, nothing is done but a line in the log.
    public class func commitAnimations() {
        guard ViewAnimationState.ofApp.open.last?.isOpenEnded == true else {
            return Log.once("UIView.commitAnimations: no animation was begun; call beginAnimations(_:context:) first")
        }
        _ = ViewAnimationState.ofApp.open.popLast()
        LayerPendingWork.viewActionsAreOn = !ViewAnimationState.ofApp.open.isEmpty
    }

    /// Seconds. Documented: of what is changed from here on; values below 0 and odd ones count as 0.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.time.duration = duration.isFinite ? max(duration, 0) : 0 }
    }
    /// Seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.time.delay = delay.isFinite ? max(delay, 0) : 0 }
    }
    /// How the animation that was begun last speeds up and slows down.
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
    /// Whether each second run of the animation that was begun last goes backward.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change {
            if repeatAutoreverses { $0.time.options.insert(.autoreverse) } else { $0.time.options.remove(.autoreverse) }
        }
    }
    /// - Coverage: inert (every block goes on from what shows)
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        Log.once("UIView.setAnimationBeginsFromCurrentState has no effect: animations always go on from what shows")
    }

    private class func change(_ change: (inout ViewAnimationState.Block) -> Void) {
        guard let last = ViewAnimationState.ofApp.open.indices.last, ViewAnimationState.ofApp.open[last].isOpenEnded
        else {
            return Log.once("UIView.setAnimation…: no animation was begun; call beginAnimations(_:context:) first")
        }
        change(&ViewAnimationState.ofApp.open[last])
    }
}
