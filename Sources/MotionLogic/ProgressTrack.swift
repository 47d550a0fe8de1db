/// A piecewise linear function of an animation's progress. Either end may change during the animation: the function
/// continues from its current value to the new end, and returns to the unchanged end.
///
/// ```
///  74 ┤           ● new end
///  44 ┤  ●────●╱
///     └──0────p0──1
/// ```
package struct ProgressTrack: Equatable, Sendable {
    private var points: [Point]

    private struct Point: Equatable, Sendable { var progress, value: Double }

    package init(from start: Double, to end: Double) {
        points = [Point(progress: 0, value: start), Point(progress: 1, value: end)]
    }

    package var start: Double { points.first?.value ?? 0 }
    package var end: Double { points.last?.value ?? 0 }

    /// Constant outside `0 ... 1`.
    package func value(at progress: Double) -> Double {
        guard progress > 0 else { return start }
        for (a, b) in zip(points, points.dropFirst()) where progress < b.progress {
            return a.value + (b.value - a.value) * (progress - a.progress) / (b.progress - a.progress)
        }
        return end
    }

    /// Changes the value at progress 1. At progress 1 itself the value jumps.
    package mutating func setEnd(_ new: Double, at progress: Double) {
        let turn = Point(progress: min(max(progress, 0), 1), value: value(at: progress))
        points = points.filter { $0.progress < turn.progress } + [turn, Point(progress: 1, value: new)]
        if turn.progress >= 1 { points.remove(at: points.count - 2) }
        if points.count == 1 { points.insert(Point(progress: 0, value: turn.value), at: 0) }
    }

    /// Changes the value at progress 0, to which a cancelled animation returns.
    package mutating func setStart(_ new: Double, at progress: Double) {
        let turn = Point(progress: min(max(progress, 0), 1), value: value(at: progress))
        points = [Point(progress: 0, value: new), turn] + points.filter { $0.progress > turn.progress }
        if turn.progress <= 0 { points.remove(at: 1) }
        if points.count == 1 { points.append(Point(progress: 1, value: turn.value)) }
    }
}
