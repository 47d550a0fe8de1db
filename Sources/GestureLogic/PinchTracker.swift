package import Foundation
package import FrameTime

/// Two fingers that move apart or together.
package struct PinchTracker: GestureTracker {
    /// Points by which the fingers' distance changes before a pinch begins; what it then reports starts after them, so
    /// nothing jumps.
    /// Chosen: the slop of a pan.
    package static let slop: CGFloat = 10

    private var fingers = TwoFingers()
    /// The scale that counts as 1.
    private var start: CGFloat = 1

    package var phase: GesturePhase { fingers.phase }
    package var location: CGPoint { fingers.location }
    /// How many times farther apart the fingers are than when the pinch began; 1 before that.
    package var scale: CGFloat { phase == .possible ? 1 : fingers.pair.scale / start }

    package init() {}

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        let next = fingers.receive(sample, following: \.scale) { pair in
            pair.distance.map { abs($0 - $0 / pair.scale) > Self.slop } ?? false
        }
        if next == .began { start = fingers.pair.scale }
        return next
    }

    /// What the scale grows by in a second.
    package func velocity(at now: FrameInstant) -> CGFloat { fingers.velocity(at: now) / start }

    /// Makes the present distance count as this scale, as an app does that measures in steps.
    package mutating func setScale(_ scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return }
        start = fingers.pair.scale / scale
    }

    package mutating func reset() { self = PinchTracker() }
}
