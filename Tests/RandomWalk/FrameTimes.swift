/// How long the frames of walks took, by a clock that the caller brings.
@MainActor
package final class FrameTimes {
    package struct Frame: Sendable {
        /// The act that the frame belongs to.
        package let step: Int
        package var milliseconds: Double
    }

    /// Whether walks draw their frames; else a frame is callbacks, layout and the record of what changed.
    package var draws = false
    /// The frames of the walk that ran last.
    package private(set) var frames: [Frame] = []
    var step = 0
    private let now: () -> Double
    /// How many frames took so many tenths of a millisecond.
    private var counts: [Int] = []

    /// - Parameter now: answers milliseconds.
    package init(now: @escaping () -> Double) { self.now = now }

    func begin() { frames = [] }

    func measure(_ frame: () -> Void) {
        let start = now()
        frame()
        frames.append(Frame(step: step, milliseconds: now() - start))
    }

    /// Counts the frames of the walk that ran last. Where one took longer than `limit`, the walk is made again, and the
    /// shorter time of each frame counts: what the machine does beside it slows other frames each time; what a frame
    /// costs itself comes again.
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

    /// Milliseconds that this part of all frames, 0…1, did not exceed, to a tenth; 1 is the longest.
    package func bound(of part: Double) -> Double {
        var left = part * Double(total)
        for (place, count) in counts.enumerated() {
            left -= Double(count)
            if left <= 0 { return Double(place + 1) / 10 }
        }
        return 0
    }
}
