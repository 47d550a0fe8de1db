import Dispatch
import Foundation
package import FrameTime
import Synchronization

/// Time since the host was made; it stands still inside a turn, for all threads.
package final class MonotonicClock: FrameClock {
    private let origin = DispatchTime.now().uptimeNanoseconds
    /// Nanoseconds at which it stands still; -1 where it goes.
    private let frozen = Atomic<Int64>(-1)

    package var now: FrameInstant {
        let held = frozen.load(ordering: .relaxed)
        return held >= 0 ? FrameInstant(nanoseconds: held) : running
    }

    /// Not from the zero on: the calendar goes on while the machine sleeps, and may be set.
    package var calendarSeconds: Double { Date().timeIntervalSince1970 }

    var running: FrameInstant {
        FrameInstant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds &- origin))
    }

    /// The same moment for the main queue's timers.
    func deadline(_ instant: FrameInstant) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: origin &+ UInt64(max(instant.nanoseconds, 0)))
    }

    func freeze() { frozen.store(running.nanoseconds, ordering: .relaxed) }
    func thaw() { frozen.store(-1, ordering: .relaxed) }
}
