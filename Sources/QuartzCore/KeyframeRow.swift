import Foundation
import MotionLogic

/// A row of values with their times in `0 ... 1`.
struct KeyframeRow {
    private let frames: [AnimatableValue]
    private let times: [Double]
    private let functions: [CAMediaTimingFunction]?
    private let mode: CAAnimationCalculationMode

    /// - Parameter times: one for each value, or one more for discrete values, in ascending order. Ignored otherwise.
    init(
        _ frames: [AnimatableValue], times: [Double]?, functions: [CAMediaTimingFunction]?,
        _ mode: CAAnimationCalculationMode
    ) {
        self.frames = frames
        self.mode = mode
        let isPaced = mode == .paced || mode == .cubicPaced
        self.functions = isPaced ? nil : functions
        if isPaced {
            self.times = Self.evenPace(frames)
        } else if let times, Self.rises(times),
            times.count == frames.count || mode == .discrete && times.count == frames.count + 1
        {
            self.times = times
        } else {
            // Derived: discrete values are displayed for equal durations; interpolated values have equal intervals.
            let gaps = max(mode == .discrete ? frames.count : frames.count - 1, 1)
            self.times = frames.indices.map { Double($0) / Double(gaps) }
        }
    }

    func value(at progress: Double) -> AnimatableValue {
        let last = frames.count - 1
        guard last > 0 else { return frames[0] }
        if mode == .discrete { return frames[min(max((times.lastIndex { $0 <= progress } ?? 0), 0), last)] }
        let gap = max(0, min(last - 1, (times.firstIndex { $0 > progress } ?? frames.count) - 1))
        let length = times[gap + 1] - times[gap]
        var local = length > 0 ? min(max((progress - times[gap]) / length, 0), 1) : 1
        if let functions, functions.indices.contains(gap) { local = functions[gap].curve.value(at: local) }
        guard mode == .cubic || mode == .cubicPaced else {
            return frames[gap].interpolated(to: frames[gap + 1], by: local)
        }
        return AnimatableValue.bow(
            frames[max(gap - 1, 0)], frames[gap], frames[gap + 1], frames[min(gap + 2, last)], at: local)
    }

    private static func rises(_ times: [Double]) -> Bool {
        zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy(\.isFinite)
    }

    /// Returns times that give constant velocity.
    private static func evenPace(_ frames: [AnimatableValue]) -> [Double] {
        var sums = [0.0]
        for (a, b) in zip(frames, frames.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
        let whole = sums[sums.count - 1]
        guard whole > 0, whole.isFinite else {
            return frames.indices.map { Double($0) / Double(max(frames.count - 1, 1)) }
        }
        return sums.map { $0 / whole }
    }
}

extension AnimatableValue {
    /// The distance between two values. 0 for values without numbers.
    func distance(to other: AnimatableValue) -> Double {
        let (a, b) = (numbers, other.numbers)
        guard a.count == b.count else { return 0 }
        return Double(zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }).squareRoot()
    }

    /// Interpolates between the two middle values. Derived: a Catmull-Rom spline, which continues smoothly at each
    /// value.
    static func bow(
        _ before: AnimatableValue, _ from: AnimatableValue, _ to: AnimatableValue, _ after: AnimatableValue,
        at share: Double
    ) -> AnimatableValue {
        let (p0, p1, p2, p3) = (before.numbers, from.numbers, to.numbers, after.numbers)
        guard !p1.isEmpty, p0.count == p1.count, p1.count == p2.count, p2.count == p3.count else {
            return from.interpolated(to: to, by: share)
        }
        let t = CGFloat(share)
        return from.rebuilt(
            p1.indices.map { i in
                let linear = (p2[i] - p0[i]) * t
                let square = (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t
                let cube = (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t
                return p1[i] + (linear + square + cube) / 2
            })
    }
}
