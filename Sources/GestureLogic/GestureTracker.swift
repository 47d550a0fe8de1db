package import Foundation
package import FrameTime

/// Where a gesture is.
///
/// ```
/// possible ──▶ began ──▶ changed ──▶ ended        a gesture that goes on
///     │          └─────────┴───────▶ cancelled
///     ├──▶ ended                                  a gesture that happens once: it is recognized
///     └──▶ failed
/// ```
package enum GesturePhase: Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Nothing follows until the tracker is reset.
    package var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    package var isActive: Bool { self == .began || self == .changed }
}

/// Reads the touches of one gesture and proposes phases; an ``Arbiter`` decides whether they are reported.
package protocol GestureTracker: Sendable {
    var phase: GesturePhase { get }
    /// The moment at which time alone decides something; send `receive(_: FrameInstant)` then.
    var deadline: FrameInstant? { get }
    /// The middle of the fingers, in the window.
    var location: CGPoint { get }

    /// Reads a sample that is not later than the deadline; the phase it leads to (`changed` again and again), or nil if
    /// the sample says nothing new.
    mutating func receive(_ sample: TouchSample) -> GesturePhase?
    /// Reads the time; does nothing before the deadline.
    mutating func receive(_ now: FrameInstant) -> GesturePhase?
    /// Ready for the next touches.
    mutating func reset()
}

extension GestureTracker {
    package var deadline: FrameInstant? { nil }
    package mutating func receive(_ now: FrameInstant) -> GesturePhase? { nil }

    /// The phases that a sample leads to. What time decides comes first, even if the sample was read late.
    package mutating func step(_ sample: TouchSample) -> [GesturePhase] {
        [receive(sample.time), receive(sample)].compactMap { $0 }
    }
}

/// Reads a drag: how far it went and how fast it goes.
package protocol DragTracker: GestureTracker {
    var translation: CGPoint { get }
    func velocity(at now: FrameInstant) -> CGPoint
    mutating func setTranslation(_ translation: CGPoint)
}
