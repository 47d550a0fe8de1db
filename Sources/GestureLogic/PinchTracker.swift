package import Foundation
package import FrameTime

/// Recognizes two fingers that move apart or together.
package struct PinchTracker: GestureTracker {
    /// The change of the fingers' distance in points before a pinch begins. The reported scale excludes this change, so
    /// that nothing jumps. Chosen: the slop of a pan.
    package static let slop: CGFloat = 10

    private var fingers = TwoFingers()
    /// The scale that is reported as 1.
    private var start: CGFloat = 1

    package var phase: GesturePhase { fingers.phase }
    package var location: CGPoint { fingers.location }
    /// The ratio of the current distance to the distance when the pinch began; 1 before the pinch begins.
    package var scale: CGFloat { phase == .possible ? 1 : fingers.pair.scale / start }

    package init() {}

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        let next = fingers.receive(sample, following: \.scale) { pair in
            pair.distance.map { abs($0 - $0 / pair.scale) > Self.slop } ?? false
        }
        if next == .began { start = fingers.pair.scale }
        return next
    }

    /// The change of the scale per second.
    package func velocity(at now: FrameInstant) -> CGFloat { fingers.velocity(at: now) / start }

    /// Sets the scale at the current distance, for an app that measures in steps.
    package mutating func setScale(_ scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return }
        start = fingers.pair.scale / scale
    }

    package mutating func reset() { self = PinchTracker() }
}
