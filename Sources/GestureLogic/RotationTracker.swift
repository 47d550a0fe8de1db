package import Foundation
package import FrameTime

/// Recognizes two fingers that rotate around each other.
package struct RotationTracker: GestureTracker {
    /// The distance in points that each finger moves around the center before a rotation begins. The reported rotation
    /// excludes this distance, so that nothing jumps. Chosen: the slop of a pan.
    package static let slop: CGFloat = 10

    private var fingers = TwoFingers()
    /// The angle that is reported as 0.
    private var start: CGFloat = 0

    package var phase: GesturePhase { fingers.phase }
    package var location: CGPoint { fingers.location }
    /// The clockwise rotation in radians since the gesture began; 0 before the gesture begins.
    package var rotation: CGFloat { phase == .possible ? 0 : fingers.pair.angle - start }

    package init() {}

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        let next = fingers.receive(sample, following: \.angle) { pair in
            pair.distance.map { abs(pair.angle) * $0 / 2 > Self.slop } ?? false
        }
        if next == .began { start = fingers.pair.angle }
        return next
    }

    /// The velocity in radians per second.
    package func velocity(at now: FrameInstant) -> CGFloat { fingers.velocity(at: now) }

    /// Sets the rotation at the current angle, for an app that measures in steps.
    package mutating func setRotation(_ rotation: CGFloat) {
        if rotation.isFinite { start = fingers.pair.angle - rotation }
    }

    package mutating func reset() { self = RotationTracker() }
}
