import CoreGraphics
public import Foundation
import GestureLogic

/// Recognizes two fingers that move apart or together, after their distance has changed by 10 points.
///
/// It begins with the scale 1 and ends when both fingers are lifted; a finger that returns continues it.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How many times farther apart the fingers are than when it began; 1 at rest. Setting it makes the present
    /// distance count as that.
    open var scale: CGFloat {
        get { (tracker as? PinchTracker)?.scale ?? 1 }
        set {
            guard var pinch = tracker as? PinchTracker else { return }
            pinch.setScale(newValue)
            tracker = pinch
        }
    }
    /// What the scale grows by in a second; negative for fingers that come together.
    open var velocity: CGFloat { (tracker as? PinchTracker)?.velocity(at: now) ?? 0 }

    override func makeTracker() -> (any GestureTracker)? { PinchTracker() }
}

/// Recognizes two fingers that turn around each other, after each has moved 10 points around the middle.
///
/// It begins with the rotation 0 and ends when both fingers are lifted; a finger that returns continues it.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since it began, clockwise, beyond a whole turn too. Setting it makes the present angle count as that.
    open var rotation: CGFloat {
        get { (tracker as? RotationTracker)?.rotation ?? 0 }
        set {
            guard var turn = tracker as? RotationTracker else { return }
            turn.setRotation(newValue)
            tracker = turn
        }
    }
    /// Radians per second.
    open var velocity: CGFloat { (tracker as? RotationTracker)?.velocity(at: now) ?? 0 }

    override func makeTracker() -> (any GestureTracker)? { RotationTracker() }
}
