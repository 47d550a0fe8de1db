import Foundation
import MotionLogic
import QuartzCore

/// The keyframes of one block: the value of each property of each layer at each time. The animations, one for each
/// property, begin after the block has run.
@MainActor
final class KeyframeCollection {
    enum Pace {
        case clock(ViewAnimationTime, CAMediaTimingFunction)
        /// Times are fractions of the timeline of a property animator or a transition.
        case timeline(Timeline, AnimatedChanges?, delay: Double)
    }

    private struct Step {
        let start, end: Double
        let goal: Any
    }

    private struct RowKey: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    private struct Row {
        let layer: CALayer
        let key: String
        /// The displayed value before the first keyframe.
        let before: Any
        var steps: [Step] = []
    }

    private let mode: CAAnimationCalculationMode
    private let pace: Pace
    private var rows: [Row] = []
    private var places: [RowKey: Int] = [:]

    init(_ mode: CAAnimationCalculationMode, _ pace: Pace) {
        self.mode = mode
        self.pace = pace
    }

    /// The collection whose block is open.
    static var innermost: KeyframeCollection? {
        for block in ViewAnimationState.ofApp.open.reversed() {
            if case .keyframes(let collection, _, _) = block.pace { return collection }
        }
        return nil
    }

    /// Runs the whole block, then begins the animations of the collected keyframes.
    func collect(_ changes: () -> Void) {
        collect(from: 0, to: 1, changes)
        let rows = rows
        (self.rows, places) = ([], [:])
        for row in rows { begin(row) }
    }

    func collect(from start: Double, to end: Double, _ changes: () -> Void) {
        let pace = ViewAnimationState.Pace.keyframes(self, from: start, to: end)
        UIView.run(ViewAnimationState.Block(time: ViewAnimationTime(), pace: pace), changes)
    }

    /// Called before a property changes.
    func action(_ layer: CALayer, _ key: String, shown: Any, _ start: Double, _ end: Double) -> any CAAction {
        if row(layer, key) == nil {
            places[RowKey(layer: ObjectIdentifier(layer), key: key)] = rows.count
            rows.append(Row(layer: layer, key: key, before: shown))
            if case .timeline(let timeline, let recording, _) = pace, recording?.note(layer, key) == true {
                timeline.clock = layer
            }
        }
        return KeyframeAction { [weak self] layer, key in self?.note(layer, key, start, end) }
    }

    private func row(_ layer: CALayer, _ key: String) -> Int? {
        places[RowKey(layer: ObjectIdentifier(layer), key: key)]
    }

    private func note(_ layer: CALayer, _ key: String, _ start: Double, _ end: Double) {
        guard let index = row(layer, key), let goal = layer.modelValues.boxedValue(forKeyPath: key) else { return }
        rows[index].steps.append(Step(start: start, end: end, goal: goal))
    }

    // MARK: Beginning

    private func begin(_ row: Row) {
        let animation = makeAnimation(row)
        switch pace {
        case .timeline(let timeline, _, let delay):
            row.layer.add(TimelineAnimation(timeline, following: animation, delay: delay), forKey: row.key)
        case .clock(let time, let function):
            animation.timingFunction = function
            time.begin(animation, on: row.layer, forKey: row.key)
        }
    }

    private func makeAnimation(_ row: Row) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: row.key)
        animation.calculationMode = mode
        // Sorted by start time. Steps with the same start time keep the order in which they were added.
        let steps = row.steps.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(
            \.element)
        switch mode {
        case .paced, .cubicPaced:
            animation.values = [row.before] + steps.map(\.goal)
        case .discrete:
            animation.values = [row.before] + steps.map(\.goal)
            animation.keyTimes = ([0] + steps.map(\.start) + [1]).map { NSNumber(value: $0) }
        default:
            var points = [(time: 0.0, value: row.before)]
            for step in steps { add(step, to: &points, row) }
            if points[points.count - 1].time < 1 { points.append((1, points[points.count - 1].value)) }
            animation.values = points.map(\.value)
            animation.keyTimes = points.map { NSNumber(value: $0.time) }
        }
        return animation
    }

    /// Adds a step. The step starts at the value that the earlier steps have at its start time.
    private func add(_ step: Step, to points: inout [(time: Double, value: Any)], _ row: Row) {
        let start = value(of: points, at: step.start, row)
        while let last = points.last, last.time > step.start { points.removeLast() }
        if points.last.map({ $0.time < step.start }) ?? true { points.append((step.start, start)) }
        points.append((step.end, step.goal))
    }

    private func value(of points: [(time: Double, value: Any)], at time: Double, _ row: Row) -> Any {
        guard let last = points.last, last.time > time else { return points.last?.value ?? row.before }
        let animation = CAKeyframeAnimation(keyPath: row.key)
        animation.values = points.map(\.value)
        animation.keyTimes = points.map { NSNumber(value: $0.time / last.time) }
        var model = row.layer.modelValues
        animation.apply(to: &model, progress: time / last.time)
        return model.boxedValue(forKeyPath: row.key) ?? row.before
    }
}

/// Records the value of a property in a keyframe.
@MainActor
private final class KeyframeAction: CAAction {
    private let changed: (CALayer, String) -> Void
    init(_ changed: @escaping (CALayer, String) -> Void) { self.changed = changed }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        if let layer = object as? CALayer { changed(layer, key) }
    }
}
