package import Foundation
package import FrameTime

/// The velocity of a finger from its most recent movement. A finger that rests before it lifts causes no fling.
package struct VelocityTracker: Hashable, Sendable {
    /// The evaluated time span in seconds. Measured (gestures/velocity-window): iOS 26.1, about 0.1.
    package static let window = 0.1

    private struct Sample: Hashable, Sendable {
        var location: CGPoint
        var time: FrameInstant
    }

    private var samples: [Sample] = []

    package init() {}

    package mutating func add(_ location: CGPoint, at time: FrameInstant) {
        samples.append(Sample(location: location, time: time))
        samples.removeAll { time - $0.time > Self.window }
    }

    /// The velocity in points per second at a time.
    package func velocity(at now: FrameInstant) -> CGPoint {
        let recent = samples.filter { now - $0.time <= Self.window }
        guard let first = recent.first, let last = recent.last else { return .zero }
        let seconds = last.time - first.time
        guard seconds > 0 else { return .zero }
        return last.location.offset(from: first.location).scaled(by: 1 / seconds)
    }

    package mutating func reset() {
        samples.removeAll()
    }
}
