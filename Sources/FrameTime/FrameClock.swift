/// Where "now" comes from. The only clocks are a host's own and, in tests, ``ManualClock``.
@MainActor
package protocol FrameClock: AnyObject {
    var now: FrameInstant { get }
}

/// A clock that moves only when told.
@MainActor
package final class ManualClock: FrameClock {
    package private(set) var now: FrameInstant

    package init(now: FrameInstant = .zero) {
        self.now = now
    }

    /// Moves the clock forward; a clock never runs backwards, so an earlier moment leaves it where it is.
    package func advance(to instant: FrameInstant) {
        now = max(now, instant)
    }
}
