import CoreGraphics
public import Foundation
import QuartzCore

/// Something with points of its own, from which and to which places are converted.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the whole space, in its own coordinates.
    var bounds: CGRect { get }
    /// A point of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another one: the upright one around it.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one: the upright one around it.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// A point of this space in another one.
    @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let place = SpaceOrigin(self).toDisplay(point)
        return SpaceOrigin(coordinateSpace).fromDisplay(place)
    }
    /// A point of another space in this one.
    @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// The smallest rectangle around what becomes of the four corners.
    @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map {
                convert(CGPoint(x: $0.0, y: $0.1), to: coordinateSpace)
            }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    /// A rectangle of another space in this one.
    @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

/// How a space's points lie on the app's display. What is no view covers the display from its corner on.
@MainActor
private struct SpaceOrigin {
    private let view: UIView?

    init(_ space: any UICoordinateSpace) { view = space as? UIView }

    func toDisplay(_ point: CGPoint) -> CGPoint {
        guard let view else { return point }
        let place = view.convert(point, to: nil as UIView?)
        let corner = view.window?.frame.origin ?? .zero
        return CGPoint(x: place.x + corner.x, y: place.y + corner.y)
    }

    func fromDisplay(_ point: CGPoint) -> CGPoint {
        guard let view else { return point }
        let corner = view.window?.frame.origin ?? .zero
        return view.convert(CGPoint(x: point.x - corner.x, y: point.y - corner.y), from: nil as UIView?)
    }
}

extension UIView: UICoordinateSpace {}
