import FrameTime
import Synchronization

/// How a layer's time goes by that of the layer above it. Documented: t = (t of above − beginTime) · speed +
/// timeOffset.
struct LayerTime {
    var beginTime = 0.0
    var timeOffset = 0.0
    var speed: Float = 1
    /// Time is led by a transition instead.
    var ride: Ride?

    struct Ride {
        let timeline: Timeline
        /// The layer's own time at progress 0.
        let start: FrameInstant
        /// Seconds from progress 0 to 1.
        let duration: Double

        /// Never quite at the end: what a finger holds there must not be over.
        func time(at instant: FrameInstant) -> FrameInstant {
            start + duration * min(max(timeline.progress(at: instant), 0), 1 - 1e-6)
        }
    }
}

extension CALayer {
    /// The layer's own time when the clock says `instant`.
    func localTime(_ instant: FrameInstant) -> FrameInstant {
        LayerEnvironment.hasOwnTimes.load(ordering: .relaxed) ? ownTime(instant) : instant
    }

    private func ownTime(_ instant: FrameInstant) -> FrameInstant {
        guard let time = animations.time else { return tree.superlayer?.ownTime(instant) ?? instant }
        if let ride = time.ride { return ride.time(at: instant) }
        let above = tree.superlayer?.ownTime(instant) ?? instant
        return FrameInstant(seconds: (above.seconds - time.beginTime) * Double(time.speed) + time.timeOffset)
    }

    /// Whether no time passes here until a frame is asked for.
    var timeStandsStill: Bool {
        guard LayerEnvironment.hasOwnTimes.load(ordering: .relaxed) else { return false }
        var next: CALayer? = self
        while let layer = next {
            if let time = layer.animations.time {
                if let ride = time.ride { return ride.timeline.isHeld }
                if time.speed == 0 { return true }
            }
            next = layer.tree.superlayer
        }
        return false
    }

    func changeTime(_ change: (inout LayerTime) -> Void) {
        requireThread("the time")
        var time = animations.time ?? LayerTime()
        change(&time)
        animations.time = time
        LayerEnvironment.hasOwnTimes.store(true, ordering: .relaxed)
        guard LayerThread.isMain else { return }
        LayerEnvironment.current.stillVersion += 1
        LayerEnvironment.current.requestFrame()
    }

    /// Time in this layer and below it is a share of `duration` seconds, as the timeline says.
    package func driveTime(of timeline: Timeline, duration: Double) {
        let start = localTime(LayerEnvironment.current.now)
        changeTime { $0.ride = LayerTime.Ride(timeline: timeline, start: start, duration: duration) }
    }

    /// From here on the layer's time goes by itself, without a jump.
    package func stopFollowingTime() {
        guard animations.time?.ride != nil else { return }
        let now = LayerEnvironment.current.now
        let local = localTime(now)
        let above = tree.superlayer?.localTime(now) ?? now
        changeTime {
            $0.ride = nil
            $0.speed = 1
            $0.timeOffset = 0
            $0.beginTime = above - local
        }
    }

    /// Takes away what animates in this layer and below it, as if it had been interrupted.
    /// - Parameter completed: whether what can go both ways ends where it went, or where it came from.
    package func stopAnimationsBelow(completed: Bool) {
        for animation in LayerEnvironment.current.below(self) {
            if let timeline = (animation.animation as? TimelineAnimation)?.timeline {
                timeline.onInterruption?(completed)
            } else {
                animation.layer?.stop(animation)
            }
        }
    }
}

extension CALayer {
    /// A time of `layer`, nil for the clock, in this layer's time. A layer that stands still has one time for all
    /// moments.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        toLocal(layer?.toClock(t) ?? t)
    }

    /// A time of this layer in that of `layer`, nil for the clock.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let clock = toClock(t)
        return layer?.toLocal(clock) ?? clock
    }

    private func toLocal(_ t: CFTimeInterval) -> CFTimeInterval {
        guard t.isFinite, abs(t) < 1e9 else { return t }
        return localTime(FrameInstant(seconds: t)).seconds
    }

    private func toClock(_ t: CFTimeInterval) -> CFTimeInterval {
        var clock = t
        if let time = animations.time {
            guard time.ride == nil, time.speed != 0 else { return LayerEnvironment.nowAnywhere.seconds }
            clock = (t - time.timeOffset) / Double(time.speed) + time.beginTime
        }
        return tree.superlayer?.toClock(clock) ?? clock
    }

    /// Puts a property of the model back, at once.
    package func restore(_ value: Any, forKeyPath path: String) {
        guard let value = AnimatableValue(value) else { return }
        if path == "bounds", case .rect(let rect) = value { return changeBounds(to: rect) }
        modelValues.set(value, forKeyPath: path)
        setNeedsNode()
    }

    /// Makes what shows of a property its own value.
    package func keepPresented(_ path: String) {
        if let value = presentationModel?.boxedValue(forKeyPath: path) { restore(value, forKeyPath: path) }
    }
}
