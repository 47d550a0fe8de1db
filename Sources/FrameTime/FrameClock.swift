import Synchronization

/// Where "now" comes from, on every thread. The only clocks are a host's own and, in tests, ``ManualClock``.
package protocol FrameClock: AnyObject, Sendable {
    var now: FrameInstant { get }
}

/// A clock that moves only when told.
package final class ManualClock: FrameClock {
    private let nanoseconds: Atomic<Int64>
    package var now: FrameInstant { FrameInstant(nanoseconds: nanoseconds.load(ordering: .relaxed)) }

    package init(now: FrameInstant = .zero) {
        nanoseconds = Atomic(now.nanoseconds)
    }

    /// Moves the clock forward; a clock never runs backwards, so an earlier moment leaves it where it is.
    package func advance(to instant: FrameInstant) {
        nanoseconds.max(instant.nanoseconds, ordering: .relaxed)
    }
}
