package import Foundation
package import FrameTime

/// Recognizes the start of a drag of items: a finger lifts the items by a long press and then moves them, a mouse moves
/// them at once.
///
/// ```
/// finger: possible ── time without movement ──▶ began ── movement ──▶ isPulled
/// mouse:  possible ── movement ─────────────────────────────────────▶ began, isPulled
/// ```
package struct LiftTracker: GestureTracker {
    /// The event that lifts the items.
    package enum Start: Hashable, Sendable {
        /// A press of this many seconds.
        case press(Double)
        /// A movement of this many points.
        case pull(CGFloat)
    }

    /// The duration of the press of a finger, in seconds. Chosen: that of a long press.
    package static let duration = LongPressTracker.defaultDuration
    /// The movement in points that fails a press before its time, and that begins the drag after its time. Chosen: that
    /// of a long press.
    package static let movement = LongPressTracker.defaultMovement
    /// The movement of a mouse in points. Chosen: less than the movement that scrolls.
    package static let mouseMovement: CGFloat = 4

    package let start: Start
    package private(set) var phase = GesturePhase.possible
    package private(set) var deadline: FrameInstant?
    /// The location of the finger in the window.
    package private(set) var location = CGPoint.zero
    /// The location of the finger at the time of the lift.
    package private(set) var liftLocation = CGPoint.zero
    /// Whether the finger has moved the lifted items.
    package private(set) var isPulled = false
    /// The identifier of the finger. Later fingers are ignored after the lift.
    package private(set) var finger: Int?

    package init(start: Start) { self.start = start }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver else { return nil }
        guard sample.phase != .began else { return begin(sample) }
        guard sample.id == finger else { return nil }
        location = sample.location
        switch sample.phase {
        case .began: return nil
        case .moved: return move()
        case .ended: return finish(phase == .possible ? .failed : .ended)
        case .cancelled: return finish(phase == .possible ? .failed : .cancelled)
        }
    }

    package mutating func receive(_ now: FrameInstant) -> GesturePhase? {
        guard let deadline, now >= deadline, phase == .possible else { return nil }
        liftLocation = location
        return finish(.began)
    }

    package mutating func reset() { self = LiftTracker(start: start) }

    private mutating func begin(_ sample: TouchSample) -> GesturePhase? {
        // A second finger makes the touch another gesture, unless the items are lifted already.
        guard finger == nil else { return phase == .possible ? finish(.failed) : nil }
        finger = sample.id
        (location, liftLocation) = (sample.location, sample.location)
        if case .press(let duration) = start { deadline = sample.time + duration }
        return nil
    }

    private mutating func move() -> GesturePhase? {
        let distance = location.offset(from: liftLocation).length
        guard phase == .possible else {
            if distance > Self.movement { isPulled = true }
            return finish(.changed)
        }
        switch start {
        case .press: return distance > Self.movement ? finish(.failed) : nil
        case .pull(let limit):
            guard distance >= limit else { return nil }
            isPulled = true
            return finish(.began)
        }
    }

    private mutating func finish(_ next: GesturePhase) -> GesturePhase {
        phase = next
        deadline = nil
        return next
    }
}
