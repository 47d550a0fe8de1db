import NumberConversion

/// A moment on a host's clock, in whole nanoseconds, so that sums of frames never drift.
///
/// `now` does not move while a frame is made; every animation of a frame agrees on it.
package struct FrameInstant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The moment `seconds` after the clock's zero, or ``distantFuture`` where that is sooner.
    package init(seconds: Double) {
        self = .zero + seconds
    }

    package static let zero = FrameInstant(nanoseconds: 0)
    /// Later than any moment that a program reaches: some 146 years. What is to happen after an infinite time happens
    /// then.
    /// Derived: half of what the type holds, so that neither sums nor differences of two moments overflow.
    package static let distantFuture = FrameInstant(nanoseconds: Int64.max / 2)

    /// Seconds since the clock's zero.
    package var seconds: Double { Double(nanoseconds) / 1e9 }

    package static func < (a: FrameInstant, b: FrameInstant) -> Bool { a.nanoseconds < b.nanoseconds }

    /// The moment `seconds` later; the same moment for what is not a number. No later than ``distantFuture``.
    package static func + (a: FrameInstant, seconds: Double) -> FrameInstant {
        let limit = distantFuture.nanoseconds
        let later = min(max(Int64(saturating: (seconds * 1e9).rounded()), -limit), limit)
        return FrameInstant(nanoseconds: min(max(a.nanoseconds + later, -limit), limit))
    }

    /// Seconds from `b` to `a`.
    package static func - (a: FrameInstant, b: FrameInstant) -> Double {
        Double(a.nanoseconds - b.nanoseconds) / 1e9
    }
}
