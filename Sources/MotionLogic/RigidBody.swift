/// A body that moves and turns as one piece: a rectangle, an ellipse or a convex polygon. Points, seconds and radians,
/// y downwards.
package struct RigidBody: Hashable, Sendable {
    package typealias Vector = SIMD2<Double>
    package enum Outline: Hashable, Sendable {
        case rectangle, ellipse
        /// Corners from the center, as ``ConvexHull`` orders them.
        case polygon([Vector])
    }

    package var center: Vector
    package var angle: Double
    package var size: Vector
    package var outline = Outline.rectangle
    package var velocity = Vector.zero
    /// Radians a second.
    package var spin = 0.0
    /// Documented: a body of 100 by 100 points and a density of 1 has a mass of 1.
    package var density = 1.0
    package var elasticity = 0.0
    package var friction = 0.0
    /// The share of the velocity that is lost in a second, and that of the turning.
    package var resistance = 0.0
    package var spinResistance = 0.0
    package var turns = true
    package var isAnchored = false
    /// What electric and magnetic fields act on.
    package var charge = 0.0

    package init(center: Vector, angle: Double, size: Vector) {
        self.center = center
        self.angle = angle
        self.size = Vector(max(size.x, 1e-3), max(size.y, 1e-3))
    }

    package var mass: Double { max(density, 1e-6) * size.x * size.y / 10_000 }
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }
    /// Derived: of a rectangle a twelfth of the mass times both sides squared; of an ellipse a sixteenth.
    var inverseInertia: Double {
        guard turns, !isAnchored else { return 0 }
        // Chosen: a polygon as the rectangle around it.
        return (outline == .ellipse ? 16 : 12) / (mass * (size.x * size.x + size.y * size.y))
    }

    /// The corners in order; of an ellipse as many points as look round.
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

    /// The corners as the body is turned.
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
    /// The direction; zero has none.
    var unit: Self { length > 1e-12 ? self / length : .zero }
    var isFinite: Bool { x.isFinite && y.isFinite }
}
