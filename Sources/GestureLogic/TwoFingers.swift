import Foundation
import FrameTime

/// The shared state of a pinch and a rotation: tracks one number of two fingers until both have lifted.
struct TwoFingers: Sendable {
    private(set) var phase = GesturePhase.possible
    /// The center of both fingers in the window.
    private(set) var location = CGPoint.zero
    private(set) var pair = FingerPair()
    private var touches = TouchSet()
    private var speed = VelocityTracker()

    /// - Parameters:
    ///   - number: the tracked number.
    ///   - begins: returns whether the fingers have moved far enough.
    mutating func receive(
        _ sample: TouchSample, following number: KeyPath<FingerPair, CGFloat>, begins: (FingerPair) -> Bool
    ) -> GesturePhase? {
        guard !phase.isOver, touches.receive(sample) else { return nil }
        defer { if let middle = touches.middleOfPair { location = middle } }
        switch sample.phase {
        case .began:
            pair.rebase(touches)
            return nil
        case .moved:
            guard touches.count >= 2 else { return nil }
            pair.update(touches)
            speed.add(CGPoint(x: pair[keyPath: number], y: 0), at: sample.time)
            if phase != .possible { return finish(.changed) }
            return begins(pair) ? finish(.began) : nil
        case .ended:
            pair.rebase(touches)
            // Documented (UIPinchGestureRecognizer, UIRotationGestureRecognizer): the gesture ends when both fingers
            // have lifted.
            guard touches.count == 0 else { return nil }
            return finish(phase == .possible ? .failed : .ended)
        case .cancelled:
            return finish(phase == .possible ? .failed : .cancelled)
        }
    }

    /// The change of the number per second; 0 before the gesture has begun.
    func velocity(at now: FrameInstant) -> CGFloat { phase == .possible ? 0 : speed.velocity(at: now).x }

    private mutating func finish(_ next: GesturePhase) -> GesturePhase {
        phase = next
        return next
    }
}
