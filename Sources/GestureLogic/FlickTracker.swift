package import Foundation
package import FrameTime

/// Recognizes a quick, straight movement of one or more fingers. `ended` is reported once, as soon as the movement is
/// long enough.
package struct FlickTracker: GestureTracker {
    package struct Directions: OptionSet, Sendable {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        package static let right = Directions(rawValue: 1)
        package static let left = Directions(rawValue: 2)
        package static let up = Directions(rawValue: 4)
        package static let down = Directions(rawValue: 8)
    }

    /// The minimum length in points. Folklore (gestures/swipe), as the two below.
    package static let minimumDistance: CGFloat = 50
    /// The maximum deviation to the side in points.
    package static let maximumDeviation: CGFloat = 50
    /// The maximum time from touch to recognition in seconds.
    package static let longestTime = 0.5

    package let directions: Directions
    package let touchesRequired: Int
    package private(set) var phase = GesturePhase.possible
    package private(set) var deadline: FrameInstant?
    /// The center of the fingers in the window.
    package private(set) var location = CGPoint.zero

    private var touches = TouchSet()
    private var start: CGPoint?

    package init(directions: Directions = .right, touchesRequired: Int = 1) {
        self.directions = directions
        self.touchesRequired = max(touchesRequired, 1)
    }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver, touches.receive(sample) else { return nil }
        location = touches.centroid ?? sample.location
        switch sample.phase {
        case .began:
            if touches.count == 1 { deadline = sample.time + Self.longestTime }
            if touches.count == touchesRequired { start = location }
            return touches.count > touchesRequired ? finish(.failed) : nil
        case .moved:
            guard let start else { return nil }
            let movement = location.offset(from: start)
            if matches(movement.x, movement.y, .right, .left) || matches(movement.y, movement.x, .down, .up) {
                return finish(.ended)
            }
            let isOffX = directions.isDisjoint(with: [.left, .right]) || abs(movement.y) > Self.maximumDeviation
            let isOffY = directions.isDisjoint(with: [.up, .down]) || abs(movement.x) > Self.maximumDeviation
            return isOffX && isOffY ? finish(.failed) : nil
        case .ended, .cancelled:
            return finish(.failed)
        }
    }

    /// Whether the movement is long enough along one axis, in an allowed direction, and not too long along the other.
    private func matches(_ along: CGFloat, _ across: CGFloat, _ forward: Directions, _ back: Directions) -> Bool {
        guard abs(across) <= Self.maximumDeviation, abs(along) > abs(across) else { return false }
        return directions.contains(forward) && along >= Self.minimumDistance
            || directions.contains(back) && along <= -Self.minimumDistance
    }

    package mutating func receive(_ now: FrameInstant) -> GesturePhase? {
        guard let deadline, now >= deadline, phase == .possible else { return nil }
        return finish(.failed)
    }

    package mutating func reset() {
        self = FlickTracker(directions: directions, touchesRequired: touchesRequired)
    }

    private mutating func finish(_ end: GesturePhase) -> GesturePhase {
        phase = end
        deadline = nil
        return end
    }
}
