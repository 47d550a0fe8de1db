package import FrameTime

/// Activates a view over which dragged items rest.
///
/// ```
/// inactive ── enter ──▶ possible ── time ──▶ activating ── time ──▶ activated
///     ▲                     └─────── leave ──────┴─────────────────────┘
/// ```
package struct SpringLoadTracker: Sendable {
    package enum State: Hashable, Sendable { case inactive, possible, activating, activated }

    /// The time in seconds before a view blinks. Chosen, by eye.
    package static let rest = 0.5
    /// The time in seconds during which a view blinks. Chosen, by eye.
    package static let blink = 0.3

    package private(set) var state = State.inactive
    /// The time of the next change without a movement.
    package private(set) var deadline: FrameInstant?

    package init() {}

    /// The finger entered a view. Returns whether the state changed.
    package mutating func enter(at now: FrameInstant) -> Bool {
        guard state == .inactive else { return false }
        (state, deadline) = (.possible, now + Self.rest)
        return true
    }

    /// The finger left the view. Returns whether the state changed.
    package mutating func leave() -> Bool {
        defer { (state, deadline) = (.inactive, nil) }
        return state != .inactive
    }

    /// Handles the passing of time. Returns whether the state changed.
    package mutating func receive(_ now: FrameInstant) -> Bool {
        guard let deadline, now >= deadline else { return false }
        switch state {
        case .possible: (state, self.deadline) = (.activating, deadline + Self.blink)
        case .activating: (state, self.deadline) = (.activated, nil)
        case .inactive, .activated: return false
        }
        return true
    }
}
