import CoreGraphics
import Foundation

extension UIBezierPath: AccessibilityOutline {}

extension UIAccessibility {
    /// Converts a path of a view to window coordinates. Returns a copy.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        // A view may be moved, scaled and rotated, also by the views around it.
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { view.convert(CGPoint(x: x, y: y), to: nil) }
        let (origin, right, down) = (point(0, 0), point(1, 0), point(0, 1))
        copy.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
                ty: origin.y))
        return copy
    }
}
