public import Foundation
import NumberConversion

extension CGMutablePath {
    /// Adds an arc of a circle that touches two lines: from the current point to `tangent1End`, and from there to
    /// `tangent2End`. A straight line connects the current point and the start of the arc.
    ///
    /// If the radius is 0, two points coincide, or all three points are on one line, adds a straight line to
    /// `tangent1End`, as Core Graphics does. Adds nothing to an empty path or for numbers that are not finite.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, let inverse = transform.invertible else { return }
        let start = currentPoint.applying(inverse)
        let first = Direction(from: tangent1End, to: start)
        let second = Direction(from: tangent1End, to: tangent2End)
        guard [tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y, radius].allSatisfy(\.isFinite) else {
            return
        }
        guard let first, let second, radius > 0, abs(first.cross(second)) > 1e-9 else {
            return addLine(to: tangent1End, transform: transform)
        }
        // Half of the angle between the lines.
        let half = acos(Double(max(-1, min(1, first.dot(second))))) / 2
        let reach = radius / CGFloat(tan(half))
        let distance = radius / CGFloat(sin(half))
        guard let middle = Direction(dx: first.dx + second.dx, dy: first.dy + second.dy), distance.isFinite else {
            return addLine(to: tangent1End, transform: transform)
        }
        let center = CGPoint(x: tangent1End.x + middle.dx * distance, y: tangent1End.y + middle.dy * distance)
        let from = CGPoint(x: tangent1End.x + first.dx * reach, y: tangent1End.y + first.dy * reach)
        let to = CGPoint(x: tangent1End.x + second.dx * reach, y: tangent1End.y + second.dy * reach)
        addArc(
            center: center, radius: radius,
            startAngle: CGFloat(atan2(Double(from.y - center.y), Double(from.x - center.x))),
            endAngle: CGFloat(atan2(Double(to.y - center.y), Double(to.x - center.x))),
            clockwise: first.cross(second) > 0,
            transform: transform)
    }

    /// Adds an arc by its start angle and its angular length.
    /// - Parameter delta: in radians. A negative value reverses the direction.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
            transform: transform)
    }
}

/// A vector of length 1.
private struct Direction {
    var dx: CGFloat
    var dy: CGFloat

    /// Nil for a vector of length 0.
    init?(dx: CGFloat, dy: CGFloat) {
        let length = (dx * dx + dy * dy).squareRoot()
        guard length.isFinite, length > 1e-9 else { return nil }
        (self.dx, self.dy) = (dx / length, dy / length)
    }

    init?(from: CGPoint, to: CGPoint) { self.init(dx: to.x - from.x, dy: to.y - from.y) }

    func dot(_ other: Direction) -> CGFloat { dx * other.dx + dy * other.dy }
    func cross(_ other: Direction) -> CGFloat { dx * other.dy - dy * other.dx }
}

extension CGAffineTransform {
    /// The inverse transform, or nil if there is none.
    fileprivate var invertible: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 ? inverted() : nil
    }
}

extension CGPoint {
    /// Whether both points have the same coordinates.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both rectangles have the same origin and size after they are standardized.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
