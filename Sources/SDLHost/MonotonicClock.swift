import Dispatch
package import FrameTime

/// Time since the host was made; it stands still inside a turn.
@MainActor
package final class MonotonicClock: FrameClock {
    private let origin = DispatchTime.now().uptimeNanoseconds
    private var frozen: FrameInstant?

    package var now: FrameInstant { frozen ?? running }

    var running: FrameInstant {
        FrameInstant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds &- origin))
    }

    /// The same moment for the main queue's timers.
    func deadline(_ instant: FrameInstant) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: origin &+ UInt64(max(instant.nanoseconds, 0)))
    }

    func freeze() { frozen = running }
    func thaw() { frozen = nil }
}
