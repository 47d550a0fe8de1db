package import Foundation
package import FrameTime

/// The phase of a gesture.
///
/// ```
/// possible ──▶ began ──▶ changed ──▶ ended        a gesture that goes on
///     │          └─────────┴───────▶ cancelled
///     ├──▶ ended                                  a gesture that happens once: it is recognized
///     └──▶ failed
/// ```
package enum GesturePhase: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Whether the phase is final until the tracker is reset.
    package var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    package var isActive: Bool { self == .began || self == .changed }
}

/// Tracks the touches of one gesture and proposes phases. An ``Arbiter`` decides whether the phases are reported.
package protocol GestureTracker: Sendable {
    var phase: GesturePhase { get }
    /// The next time at which the phase may change without a touch. Call `receive(_: FrameInstant)` at this time.
    var deadline: FrameInstant? { get }
    /// The center of the fingers in the window.
    var location: CGPoint { get }

    /// Handles a sample that is not later than the deadline. Returns the new phase (`changed` repeatedly), or nil if
    /// nothing changes.
    mutating func receive(_ sample: TouchSample) -> GesturePhase?
    /// Handles the passing of time. Does nothing before the deadline.
    mutating func receive(_ now: FrameInstant) -> GesturePhase?
    /// Prepares the tracker for the next touches.
    mutating func reset()
}

extension GestureTracker {
    package var deadline: FrameInstant? { nil }
    package mutating func receive(_ now: FrameInstant) -> GesturePhase? { nil }

    /// The phases after a sample. A passed deadline is handled first, even if the sample is handled late.
    package mutating func step(_ sample: TouchSample) -> [GesturePhase] {
        [receive(sample.time), receive(sample)].compactMap { $0 }
    }
}

/// Tracks a drag: its translation and velocity.
package protocol DragTracker: GestureTracker {
    var translation: CGPoint { get }
    func velocity(at now: FrameInstant) -> CGPoint
    mutating func setTranslation(_ translation: CGPoint)
}
