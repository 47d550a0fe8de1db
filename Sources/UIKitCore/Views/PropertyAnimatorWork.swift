import CoreGraphics
import Diagnostics
import Foundation
import MotionLogic
import QuartzCore

/// The state of a running property animator.
@MainActor
struct PropertyAnimatorWork {
    var pace: TimedPace?
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var delay = 0.0
    var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var timeline: Timeline?
    var changes = AnimatedChanges()
}

/// The properties that follow a timeline, and their values before the change.
@MainActor
final class AnimatedChanges {
    private struct Change {
        weak var layer: CALayer?
        let key: String
        let before: Any
    }

    private var list: [Change] = []
    private var goals: [Any?] = []

    /// - Returns: whether this is the first property. The layer of the first property provides the time.
    func note(_ layer: CALayer, _ key: String) -> Bool {
        guard let before = layer.modelValues.boxedValue(forKeyPath: key) else { return false }
        list.append(Change(layer: layer, key: key, before: before))
        return list.count == 1
    }

    /// Restores the values before the first change.
    func revert() {
        for change in list.reversed() { change.layer?.restore(change.before, forKeyPath: change.key) }
    }

    /// Sets the properties to their displayed values. The target values stay known.
    func keepPresented() {
        goals = list.map { $0.layer?.modelValues.boxedValue(forKeyPath: $0.key) }
        for change in list { change.layer?.keepPresented(change.key) }
    }

    /// Sets the properties to their target values.
    func complete() {
        for (change, goal) in zip(list, goals) { if let goal { change.layer?.restore(goal, forKeyPath: change.key) } }
    }
}

extension UIViewPropertyAnimator {
    var presentFraction: CGFloat {
        guard let timeline = work.timeline else { return 0 }
        return CGFloat(min(max(timeline.progress(at: AppContext.current.now), 0), 1))
    }

    func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
        guard work.state != .stopped else {
            misuse("UIViewPropertyAnimator.addAnimations: the animator is stopped; finish it first")
        }
        let factor = min(max(delayFactor.isFinite ? delayFactor : 0, 0), 1)
        if work.timeline != nil { run(body, factor) } else { work.blocks.append((body, factor)) }
    }

    private func run(_ body: () -> Void, _ delayFactor: CGFloat) {
        guard let timeline = work.timeline else { return }
        UIView.animate(along: timeline, recording: work.changes, delay: Double(delayFactor), body)
    }

    /// Called after the blocks have run. The timeline is paused at its start.
    private func activate() {
        guard work.state != .stopped else {
            misuse("UIViewPropertyAnimator: the animator is stopped; call finishAnimation(at:) before it is used again")
        }
        guard work.timeline == nil else { return }
        work.state = .active
        work.changes = AnimatedChanges()
        let timeline = Timeline(heldAt: 0)
        timeline.endsAtTarget = false
        // The animator lives until its animation ends, as a started animation does.
        timeline.onArrival = { self.arrived() }
        timeline.onInterruption = { self.finish(at: $0 ? .end : .start) }
        work.timeline = timeline
        let blocks = work.blocks
        work.blocks = []
        for block in blocks { run(block.body, block.delayFactor) }
    }

    func start(delay: TimeInterval) {
        activate()
        guard !work.isRunning else { return }
        work.delay = delay.isFinite ? max(delay, 0) : 0
        run(work.pace, share: nil, delay: work.delay)
    }

    /// Runs from the current position to the target end.
    private func run(_ timed: TimedPace?, share: Double?, delay: Double = 0) {
        guard let timeline = work.timeline, let timed, let own = work.pace else { return }
        let from = Double(presentFraction)
        let target: Double = work.isReversed ? 0 : 1
        let left = share ?? abs(target - from)
        let whole = share == nil ? timed.duration : own.duration
        work.isRunning = true
        // With animations switched off, the animator reaches its end in the next frame.
        let isOn = UIView.areAnimationsEnabled
        timeline.run(
            from: from, to: target, pace: timed.pace, duration: isOn ? whole * left : 0, delay: isOn ? delay : 0)
    }

    func pause() {
        checkInterruptible("pauseAnimation")
        activate()
        let fraction = presentFraction
        work.isRunning = false
        work.timeline?.hold(at: Double(fraction))
    }

    func scrub(to fraction: CGFloat) {
        checkInterruptible("fractionComplete")
        activate()
        work.isRunning = false
        work.timeline?.hold(at: Double(min(max(fraction.isFinite ? fraction : presentFraction, 0), 1)))
    }

    func turn(reversed: Bool) {
        guard work.isReversed != reversed else { return }
        work.isReversed = reversed
        if work.isRunning { run(work.pace, share: nil) }
    }

    func proceed(_ parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        activate()
        let factor = durationFactor.isFinite ? Double(max(durationFactor, 0)) : 0
        run(parameters.map { TimedPace($0, duration: duration) } ?? work.pace, share: factor > 0 ? factor : nil)
    }

    func stop(_ withoutFinishing: Bool) {
        guard work.state != .inactive else { return }
        checkInterruptible("stopAnimation")
        work.changes.keepPresented()
        endTimeline()
        work.state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { work.completions = [] }
    }

    func finishStopped(at position: UIViewAnimatingPosition) {
        guard work.state == .stopped else {
            misuse(
                "UIViewPropertyAnimator.finishAnimation: the animator is not stopped; call stopAnimation(false) first")
        }
        finish(at: position)
    }

    private func arrived() {
        work.isRunning = false
        if pausesOnCompletion { return }
        finish(at: work.isReversed ? .start : .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        let wasStopped = work.state == .stopped
        switch position {
        case .start: work.changes.revert()
        case .current: if !wasStopped { work.changes.keepPresented() }
        case .end: if wasStopped { work.changes.complete() }
        }
        endTimeline()
        work.state = .inactive
        work.isReversed = false
        let completions = work.completions
        work.completions = []
        completions.forEach { $0(position) }
    }

    private func endTimeline() {
        work.isRunning = false
        let timeline = work.timeline
        work.timeline = nil
        timeline?.end()
        AppContext.current.environment.requestFrame()
    }

    private func checkInterruptible(_ call: String) {
        guard isInterruptible else {
            misuse(
                """
                UIViewPropertyAnimator.\(call): isInterruptible is false; leave it true for animations that are \
                to be interrupted
                """
            )
        }
    }
}
