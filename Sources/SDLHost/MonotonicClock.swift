import Dispatch
import Foundation
package import FrameTime
import Synchronization

/// The time since the host was created. Constant during a turn, on all threads.
package final class MonotonicClock: FrameClock {
    private let origin = DispatchTime.now().uptimeNanoseconds
    /// The constant time in nanoseconds during a turn; -1 between turns.
    private let frozen = Atomic<Int64>(-1)

    package var now: FrameInstant {
        let held = frozen.load(ordering: .relaxed)
        return held >= 0 ? FrameInstant(nanoseconds: held) : running
    }

    /// Read from the calendar clock, which continues while the machine sleeps and may be set by the user.
    package var calendarSeconds: Double { Date().timeIntervalSince1970 }

    var running: FrameInstant {
        FrameInstant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds &- origin))
    }

    /// The same time for timers of the main queue.
    func deadline(_ instant: FrameInstant) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: origin &+ UInt64(max(instant.nanoseconds, 0)))
    }

    func freeze() { frozen.store(running.nanoseconds, ordering: .relaxed) }
    func thaw() { frozen.store(-1, ordering: .relaxed) }
}
