import Glibc

/// How many times longer a work of sixteen times the size takes, in the processor time of this thread.
///
/// A work in proportion to its size gives 16, a sort somewhat more, a square 256. What else the machine does slows a
/// run down, by caches and shared cores also in processor time, so the sizes lie far apart and the least times of some
/// runs count.
public struct WorkGrowth: Comparable, CustomStringConvertible, Sendable {
    public let ratio: Double

    /// Three times what a work in proportion takes, and a fifth of what a square takes.
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

    /// The processor time of this thread that `work` takes, in seconds.
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
