public import Foundation
import NumberConversion

/// One element of a path.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

/// An immutable path of straight lines and cubic curves. ``CGMutablePath`` is mutable.
public class CGPath: @unchecked Sendable {
    // Written only by CGMutablePath, which is confined to the code that builds it, and copied by `copy()`.
    package fileprivate(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates the ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform ?? .identity)
        self.init(elements: path.elements)
    }

    /// Creates a rectangle with rounded corners. The corner size is limited to half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The current point, or nil for an empty path.
    package var lastPoint: CGPoint? {
        var isClosed = false
        for element in elements.reversed() {
            switch element {
            case .move(let p): return p
            case .line(let p), .curve(let p, _, _): if !isClosed { return p }
            case .close: isClosed = true
            }
        }
        return nil
    }

    /// The end of the path; zero for an empty path.
    public var currentPoint: CGPoint { lastPoint ?? .zero }

    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func include(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .curve(let p, let c1, let c2): include(p); include(c1); include(c2)
            case .close: break
            }
        }
        return box
    }

    /// Returns an immutable copy. Never nil.
    public func copy() -> CGPath? { CGPath(elements: elements) }
    /// Returns the path with a transform applied to all points. A nil `transform` returns a copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return CGPath(elements: path.elements)
    }
    /// The path, or a copy of a mutable path. A layer keeps the copy, so that later changes of the path have no effect.
    package var immutable: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }
    /// Returns a mutable copy. Never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
}

extension CGPath: Hashable {
    /// Whether all elements are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(elements: []) }
    override package init(elements: [PathElement]) { super.init(elements: elements) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(
            .curve(
                end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        )
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let start = lastPoint ?? control
        let c = control.applying(transform)
        let e = end.applying(transform)
        func twoThirds(from p: CGPoint) -> CGPoint {
            CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        }
        elements.append(.curve(e, control1: twoThirds(from: start), control2: twoThirds(from: e)))
    }

    /// Adds a line to the start of the current subpath.
    public func closeSubpath() { elements.append(.close) }

    /// Adds lines between the points. The first point begins a new subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a rectangle with rounded corners. The corner size is limited to half of the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let w = min(max(cornerWidth, 0), rect.width / 2)
        let h = min(max(cornerHeight, 0), rect.height / 2)
        guard w > 0, h > 0 else { return addRect(rect, transform: transform) }
        // Derived: with this control distance, a cubic curve follows a quarter circle to within 0.03 %.
        let k = 1 - 0.552_284_749_8
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: p(l + w, t), transform: transform)
        addLine(to: p(r - w, t), transform: transform)
        addCurve(to: p(r, t + h), control1: p(r - w * k, t), control2: p(r, t + h * k), transform: transform)
        addLine(to: p(r, b - h), transform: transform)
        addCurve(to: p(r - w, b), control1: p(r, b - h * k), control2: p(r - w * k, b), transform: transform)
        addLine(to: p(l + w, b), transform: transform)
        addCurve(to: p(l, b - h), control1: p(l + w * k, b), control2: p(l, b - h * k), transform: transform)
        addLine(to: p(l, t + h), transform: transform)
        addCurve(to: p(l + w, t), control1: p(l, t + h * k), control2: p(l + w * k, t), transform: transform)
        closeSubpath()
    }

    /// Adds an arc of a circle.
    /// - Parameters:
    ///   - startAngle: in radians from the positive x axis.
    ///   - clockwise: the direction in a y-up space, as in Apple's framework. On screen the direction is the opposite.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        // The difference of two finite angles may be infinite.
        var sweep = endAngle - startAngle
        guard sweep.isFinite else { return }
        let rest = sweep.truncatingRemainder(dividingBy: turn)
        if clockwise ? sweep > 0 : sweep < 0 {
            sweep = rest == 0 ? 0 : rest + (clockwise ? -turn : turn)
        } else if abs(sweep) > turn {
            // More than one turn draws over the first turn. The arc still ends at its end angle.
            sweep = rest + (clockwise ? -turn : turn)
        }
        let pieces = max(1, Int(saturating: (abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let k = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
        func on(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
        }
        func along(_ angle: CGFloat, from p: CGPoint, by k: CGFloat) -> CGPoint {
            CGPoint(x: p.x - k * CGFloat(sin(Double(angle))), y: p.y + k * CGFloat(cos(Double(angle))))
        }
        let first = on(startAngle)
        isEmpty ? move(to: first, transform: transform) : addLine(to: first, transform: transform)
        for piece in 0..<pieces {
            let from = startAngle + step * CGFloat(piece)
            let to = from + step
            addCurve(
                to: on(to), control1: along(from, from: on(from), by: k), control2: along(to, from: on(to), by: -k),
                transform: transform)
        }
    }

    /// Adds the subpaths of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard !transform.isIdentity else { return elements.append(contentsOf: path.elements) }
        for element in path.elements {
            switch element {
            case .move(let p): elements.append(.move(p.applying(transform)))
            case .line(let p): elements.append(.line(p.applying(transform)))
            case .curve(let p, let c1, let c2):
                elements.append(
                    .curve(p.applying(transform), control1: c1.applying(transform), control2: c2.applying(transform)))
            case .close: elements.append(.close)
            }
        }
    }
}
