/// A spring with the duration after which an animation counts as complete.
package struct TimedSpring: Hashable, Sendable {
    package let spring: Spring
    /// The time in seconds after which the progress is exactly 1.
    package let duration: Double

    package init(spring: Spring, duration: Double) {
        self.spring = spring
        self.duration = duration.isFinite ? max(duration, 0) : 0
    }

    /// The spring of push and pop. Measured (transitions/duration): 0.5 s.
    package static let navigation = TimedSpring(spring: .navigation, duration: 0.5)
    /// The spring of modal presentations and alerts. Measured (transitions/modal-spring): about 0.40 s.
    package static let modal = TimedSpring(spring: .modal, duration: 0.4)

    /// The progress at `time` seconds, in `0 ... 1`.
    package func progress(at time: Double) -> Double {
        time >= duration ? 1 : spring.displacement(at: time)
    }
}

/// The animation after a gesture: from any progress, with the finger's velocity, to either end.
package struct SettleMotion: Hashable, Sendable {
    package let start, goal: Double
    private let spring: TimedSpring

    /// Creates an animation. `velocity` is in progress per second, positive toward 1.
    package init(from start: Double, to goal: Double, velocity: Double, motion: TimedSpring = .navigation) {
        self.start = start
        self.goal = goal
        let distance = goal - start
        spring = TimedSpring(
            spring: motion.spring.with(initialVelocity: abs(distance) > 1e-9 ? velocity / distance : 0),
            duration: abs(distance) > 1e-9 ? motion.duration : 0)
    }

    package var duration: Double { spring.duration }

    /// The progress at `time` seconds, clamped to `0 ... 1`. Chosen: a page with a high velocity stops at the edge.
    package func value(at time: Double) -> Double {
        guard time < duration else { return goal }
        return unit(start + (goal - start) * spring.progress(at: time))
    }
}
