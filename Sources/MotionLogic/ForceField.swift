/// A force in a plane, as a function of position, velocity and time. In points and seconds; positions are relative to
/// the center of the field.
package struct ForceField: Hashable, Sendable {
    package typealias Vector = RigidBody.Vector

    package enum Kind: Hashable, Sendable {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    }

    package var kind: Kind
    package var strength = 1.0
    /// The exponent of the distance by which the force decreases.
    package var falloff = 0.0
    /// The minimum distance. Nearer bodies are treated as if they had this distance.
    package var minimumRadius = 1e-3
    package var direction = Vector.zero
    /// From 0, rough, to 1, smooth.
    package var smoothness = 0.0
    /// The number of changes of the noise per second.
    package var speed = 0.0

    package init(_ kind: Kind) { self.kind = kind }

    /// Chosen: as for gravity, a strength of 1 is an acceleration of 1000 points per second squared.
    static let unit = 1000.0

    /// The effect on a body: an acceleration, or the velocity itself for `.velocity`.
    package func effect(on body: RigidBody, at place: Vector, time: Double) -> Vector {
        let distance = max(place.length, max(minimumRadius, 1e-3))
        var share = strength
        if falloff != 0 { share *= Falloff.power(distance, -falloff) }
        let outward = place.unit
        return switch kind {
        case .drag: body.velocity * -share
        case .vortex: Vector(-outward.y, outward.x) * (share * Self.unit)
        case .radialGravity: outward * (-share * Self.unit)
        case .linearGravity: direction * (share * Self.unit)
        case .velocity: direction * share
        case .noise: noise(place, time) * (share * Self.unit)
        case .turbulence: noise(place, time) * (share * body.velocity.length)
        // Chosen: with a strength of 1, the acceleration in points per second squared equals the distance in points.
        case .spring: place * -share
        case .electric: outward * (share * Self.unit * body.charge / body.mass)
        case .magnetic: Vector(-body.velocity.y, body.velocity.x) * (share * body.charge / body.mass)
        }
    }

    /// A vector that changes smoothly with position and time. Deterministic. Chosen: cells of 20 to 220 points.
    private func noise(_ place: Vector, _ time: Double) -> Vector {
        let cell = 20 + 200 * min(max(smoothness, 0), 1)
        let (x, y, t) = (place.x / cell, place.y / cell, time * speed)
        return Vector(Self.smooth(x, y, t, seed: 1), Self.smooth(x, y, t, seed: 2))
    }

    private static func smooth(_ x: Double, _ y: Double, _ t: Double, seed: UInt64) -> Double {
        let (x0, y0, t0) = (x.rounded(.down), y.rounded(.down), t.rounded(.down))
        guard abs(x0) < 1e9, abs(y0) < 1e9, abs(t0) < 1e9 else { return 0 }
        func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }
        let (u, v, w) = (ease(x - x0), ease(y - y0), ease(t - t0))
        func value(_ dx: Double, _ dy: Double, _ dt: Double) -> Double {
            lattice(x0 + dx, y0 + dy, t0 + dt, seed)
        }
        func mix(_ a: Double, _ b: Double, _ share: Double) -> Double { a + (b - a) * share }
        func plane(_ dt: Double) -> Double {
            mix(mix(value(0, 0, dt), value(1, 0, dt), u), mix(value(0, 1, dt), value(1, 1, dt), u), v)
        }
        return mix(plane(0), plane(1), w)
    }

    /// A number from -1 to 1 for a corner of a cell. Coordinates are whole numbers.
    private static func lattice(_ x: Double, _ y: Double, _ t: Double, _ seed: UInt64) -> Double {
        var hash = seed &* 0x9E37_79B9_7F4A_7C15
        for part in [x, y, t] {
            hash = (hash ^ (part + 0).bitPattern) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 27
            hash ^= hash >> 31
        }
        return Double(hash >> 11) / Double(1 << 52) - 1
    }
}

/// Powers of distances.
enum Falloff {
    /// Computes integer and half-integer powers exactly, by roots and products, so that every machine returns the same
    /// number. Other powers are interpolated.
    static func power(_ base: Double, _ exponent: Double) -> Double {
        guard exponent >= 0 else { return 1 / power(base, -exponent) }
        let bounded = min(exponent, 16)
        let halves = (bounded * 2).rounded(.down)
        let low = half(base, halves), rest = bounded * 2 - halves
        return rest == 0 ? low : low + (half(base, halves + 1) - low) * rest
    }

    private static func half(_ base: Double, _ halves: Double) -> Double {
        let whole = (halves / 2).rounded(.down)
        var result = halves > whole * 2 ? base.squareRoot() : 1
        var left = whole
        while left > 0 {
            result *= base
            left -= 1
        }
        return result
    }
}
