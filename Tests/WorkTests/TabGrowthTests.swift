import Glibc
import Testing
import UIKit

/// Work grows linearly with the number of tabs; quadratic work would give 16. Measured as in `GrowthTests`.
@MainActor @Suite(.serialized) struct TabGrowthTests {
    private func time(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        work()
        return now() - start
    }

    @Test("Tabs are replaced by others in time in proportion to their number")
    func replace() {
        func work(_ count: Int) -> Double {
            let tabs = UITabBarController()
            let (old, new) = ((0..<count).map { _ in UIViewController() }, (0..<count).map { _ in UIViewController() })
            tabs.viewControllers = old
            return time { tabs.viewControllers = new }
        }
        var (few, many) = (Double.infinity, Double.infinity)
        for run in 1...15 {
            few = min(few, max(work(1_000), 1e-4))
            many = min(many, work(4_000))
            if run >= 3, many / few < 9 { break }
        }
        #expect(many / few < 9, "\(few) s, \(many) s")
    }
}
