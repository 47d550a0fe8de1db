import NumberConversion

/// A time of a host's clock in whole nanoseconds, so that sums of frames have no rounding errors.
///
/// `now` is constant during a frame, so all animations of a frame use the same time.
package struct FrameInstant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The time `seconds` after the clock's zero, at most ``distantFuture``.
    package init(seconds: Double) {
        self = .zero + seconds
    }

    package static let zero = FrameInstant(nanoseconds: 0)
    /// About 146 years, later than any time that a program reaches. An infinite duration ends at this time. Derived:
    /// half of the type's range, so that neither sums nor differences of two times overflow.
    package static let distantFuture = FrameInstant(nanoseconds: Int64.max / 2)

    /// The seconds since the clock's zero.
    package var seconds: Double { Double(nanoseconds) / 1e9 }

    package static func < (a: FrameInstant, b: FrameInstant) -> Bool { a.nanoseconds < b.nanoseconds }

    /// The time `seconds` later, at most ``distantFuture``. NaN returns the same time.
    package static func + (a: FrameInstant, seconds: Double) -> FrameInstant {
        let limit = distantFuture.nanoseconds
        let later = min(max(Int64(saturating: (seconds * 1e9).rounded()), -limit), limit)
        return FrameInstant(nanoseconds: min(max(a.nanoseconds + later, -limit), limit))
    }

    /// The seconds from `b` to `a`.
    package static func - (a: FrameInstant, b: FrameInstant) -> Double {
        Double(a.nanoseconds - b.nanoseconds) / 1e9
    }
}
