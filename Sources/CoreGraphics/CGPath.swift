public import Foundation
import NumberConversion

/// One step of a path.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

/// An outline of straight lines and cubic curves; a mutable one is ``CGMutablePath``.
public class CGPath: @unchecked Sendable {
    // Written only by CGMutablePath, which is confined to the code that builds it and copied on `copy()`.
    package fileprivate(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform ?? .identity)
        self.init(elements: path.elements)
    }

    /// The ellipse inside of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform ?? .identity)
        self.init(elements: path.elements)
    }

    /// A rectangle with round corners, of at most half of its sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform ?? .identity)
        self.init(elements: path.elements)
    }

    /// Whether there are no parts.
    public var isEmpty: Bool { elements.isEmpty }

    /// The current point, or nil while the path is empty.
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

    /// Where the path ends; zero for an empty one.
    public var currentPoint: CGPoint { lastPoint ?? .zero }

    /// The smallest upright rectangle around all points, control points included; null for an empty path.
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

    /// The path with its parts as they are now; never nil.
    public func copy() -> CGPath? { CGPath(elements: elements) }
    /// The path with a transform applied to all points; nil for `transform` copies the path as it is.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return CGPath(elements: path.elements)
    }
    /// A path of its own that can be changed; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
}

extension CGPath: Hashable {
    /// Whether all parts are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }
    /// By the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path without parts.
    public init() { super.init(elements: []) }
    override package init(elements: [PathElement]) { super.init(elements: elements) }

    /// Begins a new part at a point.
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

    /// Adds a line to where the part began.
    public func closeSubpath() { elements.append(.close) }

    /// Adds lines from point to point; the first begins a new part.
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

    /// Adds the ellipse inside of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    /// Adds a rectangle with round corners, of at most half of its sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let w = min(max(cornerWidth, 0), rect.width / 2)
        let h = min(max(cornerHeight, 0), rect.height / 2)
        guard w > 0, h > 0 else { return addRect(rect, transform: transform) }
        // Derived: the control distance at which a cubic follows a quarter circle to within 0.03 %.
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

    /// - Parameters:
    ///   - startAngle: radians from the positive x axis.
    ///   - clockwise: as in the framework this mirrors, the sense is that of a y-up space; on screen it is the
    ///     opposite.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        // Two angles that are finite may be further apart than any number.
        var sweep = endAngle - startAngle
        guard sweep.isFinite else { return }
        let rest = sweep.truncatingRemainder(dividingBy: turn)
        if clockwise ? sweep > 0 : sweep < 0 {
            sweep = rest == 0 ? 0 : rest + (clockwise ? -turn : turn)
        } else if abs(sweep) > turn {
            // More turns than one draw over the first; the arc still ends at its end angle.
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

    /// Adds the parts of another path.
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
