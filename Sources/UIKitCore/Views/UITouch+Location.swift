public import CoreGraphics
public import Foundation

extension UITouch {
    /// Returns the location in a view's coordinates. Nil means window coordinates.
    public func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(windowLocation, from: nil) } ?? windowLocation
    }
    /// Returns the location in the previous event, in a view's coordinates. Nil means window coordinates.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousWindowLocation, from: nil) } ?? previousWindowLocation
    }
    /// Returns the location with the precision of a pencil, in a view's coordinates: the same as ``location(in:)``.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the location in the previous event with the precision of a pencil, in a view's coordinates.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// Returns the direction of a pencil in a view, in radians: always 0, because no pencil reports its direction.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a pencil in a view as a vector of length 1: always to the right.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
