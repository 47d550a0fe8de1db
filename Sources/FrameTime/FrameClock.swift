import Synchronization

/// A source of the current time, for all threads. The only clocks are a host's own and, in tests, ``ManualClock``.
package protocol FrameClock: AnyObject, Sendable {
    var now: FrameInstant { get }
    /// The same time by the calendar, in seconds since 1970.
    var calendarSeconds: Double { get }
}

/// A clock that only its owner advances.
package final class ManualClock: FrameClock {
    private let nanoseconds: Atomic<Int64>
    private let calendarOrigin: Double
    package var now: FrameInstant { FrameInstant(nanoseconds: nanoseconds.load(ordering: .relaxed)) }
    package var calendarSeconds: Double { calendarOrigin + now.seconds }

    /// - Parameter calendarOrigin: the seconds since 1970 at the clock's zero.
    package init(now: FrameInstant = .zero, calendarOrigin: Double = 0) {
        nanoseconds = Atomic(now.nanoseconds)
        self.calendarOrigin = calendarOrigin
    }

    /// Advances the clock. An earlier time than the current one has no effect.
    package func advance(to instant: FrameInstant) {
        nanoseconds.max(instant.nanoseconds, ordering: .relaxed)
    }
}
