/// A moment on a host's clock, in whole nanoseconds, so that sums of frames never drift.
///
/// `now` does not move while a frame is made; every animation of a frame agrees on it.
package struct FrameInstant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The moment `seconds` after the clock's zero.
    package init(seconds: Double) {
        self.nanoseconds = Int64((seconds * 1e9).rounded())
    }

    package static let zero = FrameInstant(nanoseconds: 0)

    /// Seconds since the clock's zero.
    package var seconds: Double { Double(nanoseconds) / 1e9 }

    package static func < (a: FrameInstant, b: FrameInstant) -> Bool { a.nanoseconds < b.nanoseconds }

    /// The moment `seconds` later.
    package static func + (a: FrameInstant, seconds: Double) -> FrameInstant {
        FrameInstant(nanoseconds: a.nanoseconds + Int64((seconds * 1e9).rounded()))
    }

    /// Seconds from `b` to `a`.
    package static func - (a: FrameInstant, b: FrameInstant) -> Double {
        Double(a.nanoseconds - b.nanoseconds) / 1e9
    }
}
