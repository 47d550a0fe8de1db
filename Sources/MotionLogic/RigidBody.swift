/// A rigid body: a rectangle, an ellipse or a convex polygon. In points, seconds and radians, with y pointing down.
package struct RigidBody: Hashable, Sendable {
    package typealias Vector = SIMD2<Double>
    package enum Outline: Hashable, Sendable {
        case rectangle, ellipse
        /// The corners relative to the center, in the order of ``ConvexHull``.
        case polygon([Vector])
    }

    package var center: Vector
    package var angle: Double
    package var size: Vector
    package var outline = Outline.rectangle
    package var velocity = Vector.zero
    /// In radians per second.
    package var spin = 0.0
    /// Documented (UIDynamicItemBehavior.density): a body of 100 by 100 points with a density of 1 has a mass of 1.
    package var density = 1.0
    package var elasticity = 0.0
    package var friction = 0.0
    /// The fraction of the linear and of the angular velocity that is lost per second.
    package var resistance = 0.0
    package var spinResistance = 0.0
    package var turns = true
    package var isAnchored = false
    /// The charge for electric and magnetic fields.
    package var charge = 0.0

    package init(center: Vector, angle: Double, size: Vector) {
        self.center = center
        self.angle = angle
        self.size = Vector(max(size.x, 1e-3), max(size.y, 1e-3))
    }

    package var mass: Double { max(density, 1e-6) * size.x * size.y / 10_000 }
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }
    /// Derived: for a rectangle, a twelfth of the mass times the sum of both sides squared; for an ellipse, a
    /// sixteenth.
    var inverseInertia: Double {
        guard turns, !isAnchored else { return 0 }
        // Chosen: a polygon has the inertia of its bounding rectangle.
        return (outline == .ellipse ? 16 : 12) / (mass * (size.x * size.x + size.y * size.y))
    }

    /// The corners in order. For an ellipse, enough points for a round outline.
    var corners: [Vector] {
        let half = size / 2
        let own: [Vector]
        switch outline {
        case .rectangle: own = [Vector(-half.x, -half.y), Vector(half.x, -half.y), half, Vector(-half.x, half.y)]
        case .ellipse: own = Self.circle.map { $0 * half }
        case .polygon(let corners): own = corners
        }
        let (c, s) = (Turn.cosine(angle), Turn.sine(angle))
        return own.map { center + Vector($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
    }

    /// The corners after rotation.
    package var outlineCorners: [Vector] { corners }

    private static let circle = (0..<24).map {
        Vector(Turn.cosine(Double($0) * .pi / 12), Turn.sine(Double($0) * .pi / 12))
    }

    func velocity(at point: Vector) -> Vector {
        let arm = point - center
        return velocity + Vector(-arm.y, arm.x) * spin
    }

    mutating func push(_ impulse: Vector, at point: Vector) {
        velocity += impulse * inverseMass
        spin += (point - center).cross(impulse) * inverseInertia
    }
}

extension SIMD2<Double> {
    func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    var length: Double { (x * x + y * y).squareRoot() }
    /// The direction; zero for the zero vector.
    var unit: Self { length > 1e-12 ? self / length : .zero }
    var isFinite: Bool { x.isFinite && y.isFinite }
}
