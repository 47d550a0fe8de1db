package import FrameTime
package import Motion

/// The progress of one transition, shared by everything that moves in it: held by a finger, or settled by time.
///
/// ```
///            run(spring)                       hold(f)
///   (new) ──────────────► running ◄──────────────────────► held
///                            │        run(from f, velocity)
///                            └── reaches its target ──► over
/// ```
@MainActor
package final class Timeline {
    private enum Motion {
        case held(Double)
        case running(start: FrameInstant?, from: Double, to: Double, spring: Spring, duration: Double)
    }

    private var motion: Motion
    /// Called once, at the start of the first frame at which the target is reached.
    package var onEnd: (() -> Void)?
    package private(set) var isOver = false
    private var generation = 0

    /// Held at `fraction`.
    package init(heldAt fraction: Double = 0) {
        motion = .held(fraction)
    }

    /// Progress 0…1 at `instant`; a spring with velocity may pass 1.
    package func progress(at instant: FrameInstant) -> Double {
        switch motion {
        case .held(let fraction): return fraction
        case .running(let start, let from, let to, let spring, let duration):
            guard let start else {
                // The first picture that asks is the start, so that no motion is lost to the work of its first frame.
                motion = .running(start: instant, from: from, to: to, spring: spring, duration: duration)
                return from
            }
            let time = instant - start
            if time >= duration { return to }
            return from + (to - from) * spring.displacement(at: max(time, 0))
        }
    }

    /// Follows a finger from here on.
    package func hold(at fraction: Double) {
        guard !isOver else { return }
        motion = .held(fraction)
        generation += 1
        LayerEnvironment.current.requestFrame()
    }

    /// Moves to `target` by `spring`; the first frame that shows it is its start.
    package func run(from fraction: Double, to target: Double, spring: Spring, duration: Double) {
        guard !isOver else { return }
        generation += 1
        let mine = generation
        motion = .running(start: nil, from: fraction, to: target, spring: spring, duration: duration)
        LayerEnvironment.current.onEachFrame { [weak self] now in
            guard let self, !self.isOver, self.generation == mine else { return false }
            return self.step(at: now)
        }
    }

    /// Ends now, wherever it is.
    package func end() {
        guard !isOver else { return }
        isOver = true
        let end = onEnd
        onEnd = nil
        end?()
    }

    private func step(at now: FrameInstant) -> Bool {
        guard case .running(let start, let from, let to, let spring, let duration) = motion else { return false }
        guard let start else {
            motion = .running(start: now, from: from, to: to, spring: spring, duration: duration)
            return true
        }
        guard now - start >= duration else { return true }
        end()
        return false
    }
}

/// Shows what a pure function of a timeline's progress says.
@MainActor
package final class TimelineAnimation: CAAnimation {
    package let timeline: Timeline
    private let change: (inout LayerModel, Double) -> Void

    package init(_ timeline: Timeline, _ change: @escaping (inout LayerModel, Double) -> Void) {
        self.timeline = timeline
        self.change = change
        super.init()
    }

    override func apply(to model: inout LayerModel, at time: Double) {
        change(&model, timeline.progress(at: LayerEnvironment.current.now))
    }
}

extension TimelineAnimation {
    /// Moves one property from `from` to whatever the layer's own value is.
    package convenience init(_ timeline: Timeline, keyPath: String, from: Any) {
        let start = AnimatableValue(from)
        self.init(timeline) { model, progress in
            guard let start, let end = model.value(forKeyPath: keyPath) else { return }
            model.set(start.interpolated(to: end, by: progress), forKeyPath: keyPath)
        }
    }
}
