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
}
