import Glibc

/// The ratio of processor times of this thread for work of sixteen times the size.
///
/// Proportional work has a ratio of 16, a sort slightly more, quadratic work 256. Other programs slow down a run by
/// shared caches and cores, even in processor time, so the sizes are far apart and the shortest times of several runs
/// count.
public struct WorkGrowth: Comparable, CustomStringConvertible, Sendable {
    public let ratio: Double

    /// Three times the ratio of proportional work, and a fifth of the ratio of quadratic work.
    public static let linear = WorkGrowth(ratio: 48)

    /// Measures `work` with `size` and with a sixteenth of it: three times, and up to fifteen times while the ratio is
    /// above `linear`.
    public init(to size: Int, _ work: (Int) -> Void) {
        var (few, many) = (Double.infinity, Double.infinity)
        for run in 1...15 {
            few = min(few, max(Self.processorTime { work(size / 16) }, 1e-5))
            many = min(many, Self.processorTime { work(size) })
            if run >= 3, many / few < Self.linear.ratio { break }
        }
        ratio = many / few
    }

    private init(ratio: Double) { self.ratio = ratio }

    public static func < (one: WorkGrowth, other: WorkGrowth) -> Bool { one.ratio < other.ratio }

    public var description: String { "\(ratio) times the time for 16 times the size" }

    /// The processor time of `work` on this thread in seconds.
    public static func processorTime(_ work: () -> Void) -> Double {
        let start = now()
        work()
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
