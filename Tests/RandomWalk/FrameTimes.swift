/// The frame times of walks, measured by a clock of the caller.
@MainActor
package final class FrameTimes {
    package struct Frame: Sendable {
        /// The act of the frame.
        package let step: Int
        package var milliseconds: Double
    }

    /// Whether walks draw their frames. Otherwise a frame consists of callbacks, layout and recording.
    package var draws = false
    /// The frames of the last walk.
    package private(set) var frames: [Frame] = []
    var step = 0
    private let now: () -> Double
    /// The number of frames per tenth of a millisecond.
    private var counts: [Int] = []

    /// - Parameter now: returns milliseconds.
    package init(now: @escaping () -> Double) { self.now = now }

    func begin() { frames = [] }

    func measure(_ frame: () -> Void) {
        let start = now()
        frame()
        frames.append(Frame(step: step, milliseconds: now() - start))
    }

    /// Counts the frames of the last walk. If a frame took longer than `limit`, the walk is repeated, and the shorter
    /// time of each frame counts: other programs slow down different frames each time, but the cost of a frame itself
    /// stays.
    /// - Returns: the longest frame that exceeds the limit every time.
    package func count(limit: Double, again: () -> Void) -> Frame? {
        var best = frames
        for _ in 0..<3 where best.contains(where: { $0.milliseconds > limit }) {
            again()
            for (place, frame) in frames.enumerated() where place < best.count {
                best[place].milliseconds = min(best[place].milliseconds, frame.milliseconds)
            }
        }
        for frame in best {
            let place = max(Int(frame.milliseconds * 10), 0)
            if place >= counts.count { counts += Array(repeating: 0, count: place + 1 - counts.count) }
            counts[place] += 1
        }
        return best.filter { $0.milliseconds > limit }.max { $0.milliseconds < $1.milliseconds }
    }

    package var total: Int { counts.reduce(0, +) }

    /// The duration in milliseconds that this fraction of all frames did not exceed, in steps of a tenth; 1 is the
    /// longest frame.
    package func bound(of part: Double) -> Double {
        var left = part * Double(total)
        for (place, count) in counts.enumerated() {
            left -= Double(count)
            if left <= 0 { return Double(place + 1) / 10 }
        }
        return 0
    }
}
