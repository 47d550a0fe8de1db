package import Foundation
package import FrameTime
package import MotionLogic

/// The progress of one transition, shared by all its animations. A gesture holds the progress, or time advances it.
///
/// ```
///            run(spring)                       hold(f)
///   (new) ──────────────► running ◄──────────────────────► held
///                            │        run(from f, velocity)
///                            └── reaches its target ──► over
/// ```
package final class Timeline {
    /// The pace of the progress in time.
    package enum Pace {
        case spring(Spring)
        case curve(CubicCurve)

        func share(at time: Double, of duration: Double) -> Double {
            switch self {
            case .spring(let spring): spring.displacement(at: time)
            case .curve(let curve): curve.value(at: duration > 0 ? time / duration : 1)
            }
        }
    }

    private struct Run {
        var start: FrameInstant?
        let from, to: Double
        let pace: Pace
        let delay, duration: Double

        func progress(at now: FrameInstant) -> Double {
            guard let start else { return from }
            let time = now - start - delay
            if time >= duration { return to }
            return time <= 0 ? from : from + (to - from) * pace.share(at: time, of: duration)
        }
    }

    private enum Motion {
        case held(Double)
        case running(Run)
    }

    private var motion: Motion
    /// Called once: at the start of the first frame at the target, or when the timeline ends earlier.
    package var onEnd: (() -> Void)?
    /// Whether the timeline ends at its target. Otherwise the timeline holds the target, and the caller ends it.
    package var endsAtTarget = true
    /// Called when a timeline with `endsAtTarget == false` has reached its target.
    package var onArrival: (() -> Void)?
    /// Called before the layers of the timeline are stopped. `completed`: the timeline ran to its end.
    package var onInterruption: ((_ completed: Bool) -> Void)?
    /// The layer whose time the timeline uses; nil for the app's clock.
    package weak var clock: CALayer?
    package private(set) var isOver = false
    private var generation = 0

    /// Creates a timeline that holds `fraction`.
    package init(heldAt fraction: Double = 0) {
        motion = .held(fraction)
    }

    /// Whether the progress is held, so that no frame is needed.
    package var isHeld: Bool {
        if isOver { return false }
        if case .held = motion { return true }
        return clock?.isTimePaused ?? false
    }

    /// The progress at `instant`, in `0 ... 1`. A spring with velocity may exceed 1.
    package func progress(at instant: FrameInstant) -> Double {
        switch motion {
        case .held(let fraction): return fraction
        case .running(let run): return run.progress(at: local(instant))
        }
    }

    /// Starts a motion that waits for its first frame. The frame calls this method after the app's work, which
    /// therefore skips no part of the motion.
    func startIfWaiting(at instant: FrameInstant) {
        guard !isOver, case .running(var run) = motion, run.start == nil else { return }
        run.start = local(instant)
        motion = .running(run)
    }

    /// Holds the progress at `fraction`, for example for a finger.
    package func hold(at fraction: Double) {
        guard !isOver else { return }
        motion = .held(fraction)
        generation += 1
        LayerEnvironment.current.stillVersion += 1
        LayerEnvironment.current.requestFrame()
    }

    /// Moves to `target` by `spring`. The first frame that displays the motion is the start.
    package func run(from fraction: Double, to target: Double, spring: Spring, duration: Double) {
        run(from: fraction, to: target, pace: .spring(spring), duration: duration)
    }

    package func run(from fraction: Double, to target: Double, pace: Pace, duration: Double, delay: Double = 0) {
        guard !isOver else { return }
        generation += 1
        let mine = generation
        let still = clock.flatMap { $0.isTimePaused ? $0.localTime(LayerEnvironment.current.now) : nil }
        motion = .running(
            Run(start: still, from: fraction, to: target, pace: pace, delay: max(delay, 0), duration: max(duration, 0)))
        LayerEnvironment.current.startWithFrame(self)
        let isCurrent = { [weak self] in self.map { !$0.isOver && $0.generation == mine } ?? false }
        LayerEnvironment.current.onEachFrame(
            waits: { [weak self] in isCurrent() && self?.clock?.isTimePaused == true },
            { [weak self] now in isCurrent() && self?.step(at: now) == true })
    }

    /// Ends the timeline at its current progress.
    package func end() {
        guard !isOver else { return }
        isOver = true
        let end = onEnd
        onEnd = nil
        onArrival = nil
        onInterruption = nil
        end?()
    }

    private func local(_ instant: FrameInstant) -> FrameInstant { clock?.localTime(instant) ?? instant }

    private func step(at instant: FrameInstant) -> Bool {
        guard case .running(let run) = motion else { return false }
        guard let start = run.start, local(instant) - start >= run.delay + run.duration else { return true }
        if endsAtTarget {
            end()
        } else {
            motion = .held(run.to)
            LayerEnvironment.current.stillVersion += 1
            onArrival?()
        }
        return false
    }
}

/// An animation whose values are a pure function of a timeline's progress.
package final class TimelineAnimation: CAAnimation {
    package let timeline: Timeline
    private let change: (inout LayerModel, Double) -> Void

    package init(_ timeline: Timeline, _ change: @escaping (inout LayerModel, Double) -> Void) {
        self.timeline = timeline
        self.change = change
        super.init()
    }

    /// An animation of a timeline never changes, so one object is enough.
    package override func copy(with zone: NSZone? = nil) -> Any { self }

    override func apply(to model: inout LayerModel, at time: Double) {
        change(&model, timeline.progress(at: LayerEnvironment.current.now))
    }
}

extension TimelineAnimation {
    /// Animates one property from `from` to the layer's own value.
    /// - Parameter delay: the fraction of the progress before the property begins to move.
    package convenience init(_ timeline: Timeline, keyPath: String, from: Any, delay: Double = 0) {
        let start = AnimatableValue(from)
        self.init(timeline) { model, progress in
            guard let start, let end = model.value(forKeyPath: keyPath) else { return }
            let own = delay > 0 ? max(0, (progress - delay) / max(1 - delay, 1e-9)) : progress
            model.set(start.interpolated(to: end, by: own), forKeyPath: keyPath)
        }
    }

    /// Runs a keyframe animation by the timeline's progress.
    /// - Parameter delay: the fraction of the progress before the first keyframe.
    package convenience init(_ timeline: Timeline, following keyframes: CAKeyframeAnimation, delay: Double) {
        self.init(timeline) { model, progress in
            let own = delay > 0 ? max(0, (progress - delay) / max(1 - delay, 1e-9)) : progress
            keyframes.apply(to: &model, progress: min(max(own, 0), 1))
        }
    }
}
