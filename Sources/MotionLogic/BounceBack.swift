import Foundation

/// The animation from an overscrolled position to the end of the content along one axis. 0 is the end of the content.
package struct BounceBack: Hashable, Sendable {
    /// The distance beyond the end at the start, in points.
    package let displacement: Double
    /// The velocity at the start, in points per second.
    package let velocity: Double

    /// Measured (scrolling/bounce): a scroll that arrives with a velocity bounces by a critically damped spring of 11
    /// radians per second.
    package static let omega = 11.0
    /// Measured (scrolling/bounce-rest): a pull that is released at rest returns as a sum of two decays with these
    /// exponents.
    package static let slowExponent = 9.0
    package static let fastExponent = 46.0
    /// Measured (scrolling/bounce-limit) by feel: the velocity in points per second that separates the two cases.
    package static let restSpeed = 50.0
    /// Chosen: the bounce ends when the remaining distance in points is below this value, less than a pixel of any
    /// screen.
    package static let closeEnough = 0.1

    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement.isFinite ? displacement : 0
        self.velocity = velocity.isFinite ? velocity : 0
    }

    private var startsAtRest: Bool { abs(velocity) < Self.restSpeed }

    /// The distance beyond the end at `time` seconds, in points.
    package func displacement(at time: Double) -> Double {
        guard time > 0 else { return displacement }
        if startsAtRest {
            let (slow, fast) = amplitudes
            return slow * exp(-Self.slowExponent * time) + fast * exp(-Self.fastExponent * time)
        }
        return (displacement + push * time) * exp(-Self.omega * time)
    }

    /// The velocity at `time` seconds, in points per second.
    package func velocity(at time: Double) -> Double {
        guard time > 0 else { return velocity }
        if startsAtRest {
            let (slow, fast) = amplitudes
            return -Self.slowExponent * slow * exp(-Self.slowExponent * time)
                - Self.fastExponent * fast * exp(-Self.fastExponent * time)
        }
        return (push - Self.omega * (displacement + push * time)) * exp(-Self.omega * time)
    }

    /// The time in seconds after which the distance stays below ``closeEnough``.
    package var duration: Double {
        // An upper bound of |displacement| decreases steadily after its maximum, whereas the displacement itself may
        // cross 0.
        var low = !startsAtRest && push != 0 ? max(0, 1 / Self.omega - abs(displacement / push)) : 0
        guard bound(at: low) > Self.closeEnough else { return low }
        var high = low + 1 / 64.0
        while bound(at: high) > Self.closeEnough, high < 1e3 { high = low + (high - low) * 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(at: middle) > Self.closeEnough { low = middle } else { high = middle }
        }
        return high
    }

    private func bound(at time: Double) -> Double {
        if startsAtRest {
            let (slow, fast) = amplitudes
            return abs(slow) * exp(-Self.slowExponent * time) + abs(fast) * exp(-Self.fastExponent * time)
        }
        return (abs(displacement) + abs(push) * time) * exp(-Self.omega * time)
    }

    private var push: Double { velocity + Self.omega * displacement }

    private var amplitudes: (slow: Double, fast: Double) {
        let span = Self.fastExponent - Self.slowExponent
        return (
            (Self.fastExponent * displacement + velocity) / span, -(Self.slowExponent * displacement + velocity) / span
        )
    }
}
