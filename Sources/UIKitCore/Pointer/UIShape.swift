import CoreGraphics
public import Foundation

/// An outline in a view.
public struct UIShape {
    enum Form {
        case rect(CGFloat?)
        case capsule, circle
        case fixedRect(CGRect, CGFloat?)
        case path(UIBezierPath)
    }

    let form: Form
    private var insets = UIEdgeInsets.zero

    init(_ form: Form) { self.form = form }

    /// The bounds of the view, with the corners that the system selects.
    public static var rect: UIShape { UIShape(.rect(nil)) }
    /// The bounds of the view, with round ends.
    public static var capsule: UIShape { UIShape(.capsule) }
    /// The largest circle in the middle of the view.
    public static var circle: UIShape { UIShape(.circle) }
    /// Returns the bounds of the view with a corner radius, in points.
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(.rect(cornerRadius)) }
    /// Returns a rectangle in the coordinates of the view, with the corners that the system selects.
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(.fixedRect(rect, nil)) }
    /// Returns a rectangle in the coordinates of the view with a corner radius, in points.
    public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat) -> UIShape {
        UIShape(.fixedRect(rect, cornerRadius))
    }
    /// Returns a path in the coordinates of the view. Effects use its bounds.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

    /// Returns the shape with another distance from all edges, in points. Positive values make the shape smaller.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }
    /// Returns the shape with other distances from the edges, in points.
    public func inset(by edges: UIEdgeInsets) -> UIShape {
        var shape = self
        shape.insets = UIEdgeInsets(
            top: insets.top + edges.top, left: insets.left + edges.left, bottom: insets.bottom + edges.bottom,
            right: insets.right + edges.right)
        return shape
    }

    /// The rectangle and the corner radius in a view with these bounds. Numbers that are not finite are ignored.
    func resolved(in bounds: CGRect) -> (rect: CGRect, radius: CGFloat) {
        func inset(_ rect: CGRect) -> CGRect {
            let result = rect.inset(by: insets)
            return result.isFinite ? result : rect
        }
        func radius(_ value: CGFloat?) -> CGFloat { value.flatMap { $0.isFinite ? $0 : nil } ?? PointerEffect.radius }
        switch form {
        case .rect(let corner): return (inset(bounds), radius(corner))
        case .capsule:
            let rect = inset(bounds)
            return (rect, min(rect.width, rect.height) / 2)
        case .circle:
            let rect = inset(bounds), side = min(rect.width, rect.height)
            return (
                CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side), side / 2
            )
        case .fixedRect(let rect, let corner): return (inset(rect.isFinite ? rect : bounds), radius(corner))
        case .path(let path): return (inset(path.bounds.isFinite ? path.bounds : bounds), PointerEffect.radius)
        }
    }
}
