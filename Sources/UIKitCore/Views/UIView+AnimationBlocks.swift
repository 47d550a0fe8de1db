import Diagnostics
public import Foundation
import QuartzCore

/// Animations between two calls, the API before closures. Calls without a preceding ``beginAnimations(_:context:)``
/// have no effect.
extension UIView {
    /// Animates the changes between this call and ``commitAnimations()``.
    ///
    /// Documented (UIView.setAnimationDuration(_:)): the default duration is 0.2 seconds.
    /// Documented (UIView.setAnimationCurve(_:)): the default curve is ease in, ease out.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let time = ViewAnimationTime(duration: 0.2)
        ViewAnimationState.ofApp.open.append(
            ViewAnimationState.Block(
                time: time, pace: .curve(UIView.AnimationOptions.curveEaseInOut.timingFunction), isOpenEnded: true))
        LayerPendingWork.viewActionsAreOn = true
    }

    /// Ends the animation block of the last ``beginAnimations(_:context:)``. Without an open block, only logs a
    /// message.
    public class func commitAnimations() {
        guard ViewAnimationState.ofApp.open.last?.isOpenEnded == true else {
            return Log.once("UIView.commitAnimations: no animation was begun; call beginAnimations(_:context:) first")
        }
        _ = ViewAnimationState.ofApp.open.popLast()
        LayerPendingWork.viewActionsAreOn = !ViewAnimationState.ofApp.open.isEmpty
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

    private class func change(_ change: (inout ViewAnimationState.Block) -> Void) {
        guard let last = ViewAnimationState.ofApp.open.indices.last, ViewAnimationState.ofApp.open[last].isOpenEnded
        else {
            return Log.once("UIView.setAnimation…: no animation was begun; call beginAnimations(_:context:) first")
        }
        change(&ViewAnimationState.ofApp.open[last])
    }
}
