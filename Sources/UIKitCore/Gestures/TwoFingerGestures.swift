import CoreGraphics
public import Foundation
import GestureLogic

/// A recognizer of two fingers that move apart or together, after a change of their distance of 10 points.
///
/// The gesture begins with the scale 1 and ends when the two fingers are lifted. A finger that touches again continues
/// the gesture.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The current distance of the fingers relative to the distance at the beginning. Setting the scale defines the
    /// value of the current distance.
    open var scale: CGFloat {
        get { (tracker as? PinchTracker)?.scale ?? 1 }
        set {
            guard var pinch = tracker as? PinchTracker else { return }
            pinch.setScale(newValue)
            tracker = pinch
        }
    }
    /// The change of the scale per second; negative for fingers that move together.
    open var velocity: CGFloat { (tracker as? PinchTracker)?.velocity(at: now) ?? 0 }

    override func makeTracker() -> (any GestureTracker)? { PinchTracker() }
}

/// A recognizer of two fingers that rotate around each other, after each finger moved 10 points around the center.
///
/// The gesture begins with the rotation 0 and ends when the two fingers are lifted. A finger that touches again
/// continues the gesture.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The clockwise rotation since the beginning, in radians, also beyond a full turn. Setting it defines the value of
    /// the current angle.
    open var rotation: CGFloat {
        get { (tracker as? RotationTracker)?.rotation ?? 0 }
        set {
            guard var turn = tracker as? RotationTracker else { return }
            turn.setRotation(newValue)
            tracker = turn
        }
    }
    /// The angular velocity, in radians per second.
    open var velocity: CGFloat { (tracker as? RotationTracker)?.velocity(at: now) ?? 0 }

    override func makeTracker() -> (any GestureTracker)? { RotationTracker() }
}
