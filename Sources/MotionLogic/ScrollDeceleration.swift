import Foundation

/// The deceleration of a scroll after the finger has lifted, along one axis.
package struct ScrollDeceleration: Hashable, Sendable {
    package let start: Double
    /// The velocity at the start, in points per second.
    package let velocity: Double
    /// The fraction of the velocity that remains after one millisecond.
    package let rate: Double

    /// Measured (scrolling/deceleration): 0.998 per millisecond for `normal`, 0.99 for `fast`.
    package static let normalRate = 0.998
    package static let fastRate = 0.99
    /// Measured (scrolling/stop): a scroll stops when its velocity is below 10 points per second.
    package static let stopSpeed = 10.0

    package init(start: Double, velocity: Double, rate: Double = ScrollDeceleration.normalRate) {
        self.start = start
        self.velocity = velocity.isFinite ? velocity : 0
        self.rate = rate.isFinite ? min(max(rate, 0.001), 0.9999) : Self.normalRate
    }

    /// The ratio of the total distance to the starting velocity, in seconds. Measured (scrolling/landing): 0.499 at the
    /// normal rate, which is the sum of steps of one millisecond, r / (1 − r), and not the integral.
    private var reach: Double { rate / (1 - rate) / 1000 }

    package func velocity(at time: Double) -> Double { velocity * left(at: min(max(time, 0), duration)) }

    package func position(at time: Double) -> Double {
        let moved = 1 - left(at: min(max(time, 0), duration))
        return start + velocity * reach * moved
    }

    /// The time in seconds until the velocity is below ``stopSpeed``.
    package var duration: Double {
        let speed = abs(velocity)
        return speed > Self.stopSpeed ? log(Self.stopSpeed / speed) / log(rate) / 1000 : 0
    }

    /// The position at which the scroll stops.
    package var landing: Double {
        let speed = abs(velocity)
        guard speed > Self.stopSpeed else { return start }
        return start + (velocity > 0 ? 1 : -1) * (speed - Self.stopSpeed) * reach
    }

    /// The time in seconds until the scroll passes `position`; nil if the scroll does not reach it.
    package func time(reaching position: Double) -> Double? {
        let distance = position - start
        if distance == 0 { return 0 }
        guard velocity != 0, (distance > 0) == (velocity > 0), abs(distance) <= abs(landing - start) else { return nil }
        let rest = 1 - distance / (velocity * reach)
        return rest > 0 ? log(rest) / log(rate) / 1000 : nil
    }

    /// The velocity with which a scroll from `start` stops at `landing`.
    package static func velocity(from start: Double, to landing: Double, rate: Double = normalRate) -> Double {
        let distance = landing - start
        guard distance != 0 else { return 0 }
        return distance / ScrollDeceleration(start: 0, velocity: 0, rate: rate).reach
            + (distance > 0 ? stopSpeed : -stopSpeed)
    }

    private func left(at time: Double) -> Double { exp(log(rate) * time * 1000) }
}
