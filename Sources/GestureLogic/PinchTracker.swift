package import Foundation
package import FrameTime

/// Two fingers that move apart or together.
package struct PinchTracker: GestureTracker {
    /// Points by which the fingers' distance changes before a pinch begins; what it then reports starts after them, so nothing jumps.
    /// Chosen: the slop of a pan.
    package static let slop: CGFloat = 10

    package private(set) var phase = GesturePhase.possible
    /// The middle of both fingers, in the window.
    package private(set) var location = CGPoint.zero
    /// How many times farther apart the fingers are than when the pinch began; 1 before that.
    package var scale: CGFloat { phase == .possible ? 1 : pair.scale / start }

    private var touches = TouchSet()
    private var pair = FingerPair()
    /// The scale that counts as 1.
    private var start: CGFloat = 1
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
            speed.add(CGPoint(x: pair.scale, y: 0), at: sample.time)
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

    /// What the scale grows by in a second.
    package func velocity(at now: FrameInstant) -> CGFloat { phase == .possible ? 0 : speed.velocity(at: now).x / start }

    /// Makes the present distance count as this scale, as an app does that measures in steps.
    package mutating func setScale(_ scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return }
        start = pair.scale / scale
    }

    package mutating func reset() { self = PinchTracker() }

    private mutating func tryToBegin() -> GesturePhase? {
        guard let distance = pair.distance, abs(distance - distance / pair.scale) > Self.slop else { return nil }
        start = pair.scale
        return leave(.began)
    }

    private mutating func leave(_ next: GesturePhase) -> GesturePhase {
        phase = next
        return next
    }
}
