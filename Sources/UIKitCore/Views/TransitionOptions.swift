import CoreGraphics
import Diagnostics
import Foundation
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
