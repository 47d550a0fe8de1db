import Foundation

/// A damped spring from 0 to the resting position 1. Evaluated in closed form for any time and damping.
package struct Spring: Hashable, Sendable {
    package let mass, stiffness, damping: Double
    /// The velocity at the start, in progress per second. Positive velocities are toward the goal.
    package let initialVelocity: Double

    /// Creates a spring. Mass and stiffness must be positive and damping must not be negative; other values are
    /// replaced with the nearest valid value.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.mass = mass.isFinite ? max(mass, 1e-6) : 1
        self.stiffness = stiffness.isFinite ? max(stiffness, 1e-6) : 1
        self.damping = damping.isFinite ? max(damping, 0) : 1
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// The spring that reaches its goal fastest without overshooting, at `omega` radians per second.
    package static func critical(omega: Double, mass: Double = 1, initialVelocity: Double = 0) -> Spring {
        Spring(mass: mass, stiffness: mass * omega * omega, damping: 2 * mass * omega, initialVelocity: initialVelocity)
    }

    /// The spring of push and pop. Measured (transitions/spring): mass 3 and stiffness 1000 (logged from UIKit; ω =
    /// √(1000/3)). Derived: critical damping, because a spring with the logged damping of 500 is only 63 % done when
    /// the frames on screen are at 99.9 %.
    package static let navigation = critical(omega: (1000.0 / 3).squareRoot(), mass: 3)

    /// The spring of modal presentations and alerts. Measured (transitions/modal-spring): stiffness 522.35, damping
    /// 45.71, mass 1.
    package static let modal = critical(omega: 22.855)

    package func with(initialVelocity: Double) -> Spring {
        Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }

    /// The progress at `time` seconds: 0 at the start, 1 at rest. An underdamped or fast spring overshoots 1.
    package func displacement(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (c, s) = modes(at: time)
        return 1 - (c + (decay - initialVelocity) * s)
    }

    /// The velocity at `time` seconds, in progress per second.
    package func velocity(at time: Double) -> Double {
        guard time > 0 else { return initialVelocity }
        let (c, s) = modes(at: time)
        return initialVelocity * c + (omegaSquared - decay * initialVelocity) * s
    }

    /// The time in seconds until the spring stays within 0.1 % of its goal (Chosen); infinite for a spring without
    /// damping.
    ///
    /// The energy never increases, so the result is the first time at which the energy is below that of a stretch of
    /// 0.1 %. This holds for any damping.
    package var settlingDuration: Double {
        guard damping > 0 else { return .infinity }
        var high = 1 / 64.0
        while !isSettled(at: high) {
            high *= 2
            if high > 1e9 { return .infinity }
        }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isSettled(at: middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// The time in seconds until the spring is first within `tolerance` of its goal, at most `limit`. Only for a spring
    /// that starts toward its goal and whose overshoot is not displayed.
    package func arrival(within tolerance: Double, limit: Double) -> Double {
        guard displacement(at: limit) >= 1 - tolerance else { return limit }
        var (low, high) = (0.0, limit)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if displacement(at: middle) >= 1 - tolerance { high = middle } else { low = middle }
        }
        return high
    }

    private func isSettled(at time: Double) -> Bool {
        let stretch = 1 - displacement(at: time), speed = velocity(at: time)
        return stretch * stretch + speed * speed / omegaSquared <= 1e-6
    }

    private var omegaSquared: Double { stiffness / mass }
    private var decay: Double { damping / (2 * mass) }

    /// e^(−γt)·cosh(δt) and e^(−γt)·sinh(δt)/δ with δ² = γ² − ω². For δ² < 0 they are the cosine and sine of an
    /// underdamped spring, for δ = 0 the critical 1 and t. One pair of functions for all cases avoids discontinuities.
    private func modes(at t: Double) -> (c: Double, s: Double) {
        let gamma = decay
        let squared = gamma * gamma - omegaSquared
        let z = squared * t * t
        if abs(z) < 1e-6 {
            let fade = exp(-gamma * t)
            return (fade * (1 + z / 2), fade * t * (1 + z / 6))
        }
        if squared < 0 {
            let delta = (-squared).squareRoot(), fade = exp(-gamma * t)
            return (fade * cos(delta * t), fade * sin(delta * t) / delta)
        }
        let delta = squared.squareRoot()
        // γ − δ would lose precision for a heavily damped spring. The product of both roots is ω².
        let slow = exp(-omegaSquared / (gamma + delta) * t), fast = exp(-(gamma + delta) * t)
        return ((slow + fast) / 2, (slow - fast) / (2 * delta))
    }
}
