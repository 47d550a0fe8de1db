public import CoreGraphics
public import Foundation
public import QuartzCore

/// A hint at the direction in which the user is about to move the focus.
///
/// Documented (UIFocusMovementHint): the user moves a finger on a remote control before the focus moves. The keyboard
/// moves the focus at once, so no item receives a hint here.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
    /// The direction of the movement, each part from -1 to 1.
    public let movementDirection: CGVector
    /// The transform that tilts an item in the direction of the movement.
    public let perspectiveTransform: CATransform3D
    /// The rotation about each axis, in radians.
    public let rotation: CGVector
    /// The distance by which an item moves, in points.
    public let translation: CGVector
    /// The perspective and the translation as one transform.
    public let interactionTransform: CATransform3D

    private init(_ other: UIFocusMovementHint) {
        (movementDirection, rotation, translation) = (other.movementDirection, other.rotation, other.translation)
        (perspectiveTransform, interactionTransform) = (other.perspectiveTransform, other.interactionTransform)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint(self) }
}

extension UIFocusItem {
    /// Does nothing by default.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
