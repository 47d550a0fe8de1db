package import Foundation
package import FrameTime

/// Two fingers that turn around each other.
package struct RotationTracker: GestureTracker {
    /// Points that each finger goes around the middle before a rotation begins; what it then reports starts after them, so nothing jumps.
    /// Chosen: the slop of a pan.
    package static let slop: CGFloat = 10

    package private(set) var phase = GesturePhase.possible
    /// The middle of both fingers, in the window.
    package private(set) var location = CGPoint.zero
    /// Radians since the rotation began, clockwise; 0 before that.
    package var rotation: CGFloat { phase == .possible ? 0 : pair.angle - start }

    private var touches = TouchSet()
    private var pair = FingerPair()
    /// The angle that counts as 0.
    private var start: CGFloat = 0
    private var speed = VelocityTracker()

    package init() {}

    package mutating func take(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver, touches.take(sample) else { return nil }
        defer { if let middle = touches.middleOfPair { location = middle } }
        switch sample.phase {
        case .began:
            pair.rebase(touches)
            return nil
        case .moved:
            guard touches.count >= 2 else { return nil }
            pair.follow(touches)
            speed.add(CGPoint(x: pair.angle, y: 0), at: sample.time)
            return phase == .possible ? tryToBegin() : leave(.changed)
        case .ended:
            pair.rebase(touches)
            // Documented: it is over when both fingers have lifted.
            guard touches.count == 0 else { return nil }
            return leave(phase == .possible ? .failed : .ended)
        case .cancelled:
            return leave(phase == .possible ? .failed : .cancelled)
        }
    }

    /// Radians per second.
    package func velocity(at now: FrameInstant) -> CGFloat { phase == .possible ? 0 : speed.velocity(at: now).x }

    /// Makes the present angle count as this rotation, as an app does that measures in steps.
    package mutating func setRotation(_ rotation: CGFloat) { if rotation.isFinite { start = pair.angle - rotation } }

    package mutating func reset() { self = RotationTracker() }

    private mutating func tryToBegin() -> GesturePhase? {
        guard let distance = pair.distance, abs(pair.angle) * distance / 2 > Self.slop else { return nil }
        start = pair.angle
        return leave(.began)
    }

    private mutating func leave(_ next: GesturePhase) -> GesturePhase {
        phase = next
        return next
    }
}
