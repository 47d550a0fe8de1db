package import Foundation
package import FrameTime

/// Two fingers that turn around each other.
package struct RotationTracker: GestureTracker {
    /// Points that each finger goes around the middle before a rotation begins; what it then reports starts after them,
    /// so nothing jumps.
    /// Chosen: the slop of a pan.
    package static let slop: CGFloat = 10

    private var fingers = TwoFingers()
    /// The angle that counts as 0.
    private var start: CGFloat = 0

    package var phase: GesturePhase { fingers.phase }
    package var location: CGPoint { fingers.location }
    /// Radians since the rotation began, clockwise; 0 before that.
    package var rotation: CGFloat { phase == .possible ? 0 : fingers.pair.angle - start }

    package init() {}

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        let next = fingers.receive(sample, following: \.angle) { pair in
            pair.distance.map { abs(pair.angle) * $0 / 2 > Self.slop } ?? false
        }
        if next == .began { start = fingers.pair.angle }
        return next
    }

    /// Radians per second.
    package func velocity(at now: FrameInstant) -> CGFloat { fingers.velocity(at: now) }

    /// Makes the present angle count as this rotation, as an app does that measures in steps.
    package mutating func setRotation(_ rotation: CGFloat) {
        if rotation.isFinite { start = fingers.pair.angle - rotation }
    }

    package mutating func reset() { self = RotationTracker() }
}
