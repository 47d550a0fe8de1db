import Synchronization

/// Where "now" comes from, on every thread. The only clocks are a host's own and, in tests, ``ManualClock``.
package protocol FrameClock: AnyObject, Sendable {
    var now: FrameInstant { get }
    /// The same moment by the calendar, in seconds since 1970.
    var calendarSeconds: Double { get }
}

/// A clock that moves only when told.
package final class ManualClock: FrameClock {
    private let nanoseconds: Atomic<Int64>
    private let calendarOrigin: Double
    package var now: FrameInstant { FrameInstant(nanoseconds: nanoseconds.load(ordering: .relaxed)) }
    package var calendarSeconds: Double { calendarOrigin + now.seconds }

    /// - Parameter calendarOrigin: seconds since 1970 at the clock's zero.
    package init(now: FrameInstant = .zero, calendarOrigin: Double = 0) {
        nanoseconds = Atomic(now.nanoseconds)
        self.calendarOrigin = calendarOrigin
    }

    /// Moves the clock forward; a clock never runs backwards, so an earlier moment leaves it where it is.
    package func advance(to instant: FrameInstant) {
        nanoseconds.max(instant.nanoseconds, ordering: .relaxed)
    }
}
