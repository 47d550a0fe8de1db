import CoreGraphics
public import Foundation
import QuartzCore

/// An object with its own coordinate system. Points and rectangles can be converted between two spaces.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the whole space, in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point of this space to another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another space. The result is the bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this space. The result is the bounding box.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// Converts a point of this space to another space.
    @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let place = SpaceOrigin(self).toDisplay(point)
        return SpaceOrigin(coordinateSpace).fromDisplay(place)
    }
    /// Converts a point of another space to this space.
    @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// Converts a rectangle of this space to another space. The result is the smallest rectangle around the four
    /// converted corners.
    @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map {
                convert(CGPoint(x: $0.0, y: $0.1), to: coordinateSpace)
            }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    /// Converts a rectangle of another space to this space.
    @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

/// The position of a space's points on the app's display. A space that is not a view begins at the corner of the
/// display.
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

extension UIAccessibility {
    /// Converts a rectangle of a view to window coordinates, which screen readers expect.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
