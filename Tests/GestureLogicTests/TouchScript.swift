import Foundation
import FrameTime
import GestureLogic

/// Touches as a table: `down`, `move`, `up`, at seconds and points.
struct TouchScript {
    private(set) var samples: [TouchSample] = []

    func down(_ x: Double, _ y: Double, at seconds: Double, id: Int = 0) -> TouchScript {
        add(.began, x, y, seconds, id)
    }
    func move(_ x: Double, _ y: Double, at seconds: Double, id: Int = 0) -> TouchScript {
        add(.moved, x, y, seconds, id)
    }
    func up(_ x: Double, _ y: Double, at seconds: Double, id: Int = 0) -> TouchScript { add(.ended, x, y, seconds, id) }
    func cancel(_ x: Double, _ y: Double, at seconds: Double, id: Int = 0) -> TouchScript {
        add(.cancelled, x, y, seconds, id)
    }

    private func add(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, _ seconds: Double, _ id: Int) -> TouchScript
    {
        var copy = self
        copy.samples.append(
            TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y), time: FrameInstant(seconds: seconds)))
        return copy
    }

    /// The phases of a tracker.
    func play(on tracker: inout some GestureTracker) -> [GesturePhase] {
        samples.flatMap { tracker.step($0) }
    }
}
