import RandomWalk
import Testing
import UIKit

/// The evaluation of frame times in random walks, with a clock that the test controls.
@MainActor
struct FrameTimesTests {
    /// Returns the given durations for the frames of each run, one run after the other.
    private final class Clock {
        var times: [Double]
        private var reads = 0
        private var now = 0.0

        init(_ times: [Double]) { self.times = times }

        func read() -> Double {
            // Each frame reads the clock twice: at its beginning and at its end.
            if reads % 2 == 1 { now += reads / 2 < times.count ? times[reads / 2] : 1 }
            reads += 1
            return now
        }
    }

    private let walk = Walk(script: "plain\npush 0 0 animated\nframes 0 2")

    @Test("a frame that is slow once does not count, one that is slow each time does")
    func slowFrames() throws {
        let walk = try #require(walk)
        func judge(_ runs: [Double]) -> FrameTimes.Frame? {
            let clock = Clock(runs)
            let times = FrameTimes(now: clock.read)
            #expect(walk.run(times: times) == nil)
            #expect(times.frames.count == 3)
            return times.count(limit: 16) { _ = walk.run(times: times) }
        }
        #expect(judge([1, 50, 1, 1, 2, 1]) == nil)
        #expect(judge([1, 50, 1, 60, 1, 1]) == nil)
        let slow = try #require(judge([1, 50, 1, 1, 40, 1, 1, 45, 1, 1, 60, 1]))
        #expect(slow.milliseconds == 40)
        #expect(slow.step == 1)
    }

    @Test("bounds report the durations that a fraction of the frames did not exceed")
    func bounds() throws {
        let walk = try #require(walk)
        let clock = Clock([0.25, 3, 5.5])
        let times = FrameTimes(now: clock.read)
        #expect(walk.run(times: times) == nil)
        #expect(times.count(limit: 16, again: {}) == nil)
        #expect(times.total == 3)
        #expect(times.bound(of: 1.0 / 3) == 0.3)
        #expect(times.bound(of: 1) == 5.6)
    }
}
