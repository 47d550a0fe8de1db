import FrameTime
import Synchronization

/// The relation of a layer's time to the superlayer's time. Documented (CAMediaTiming): t = (t of the superlayer −
/// beginTime) · speed + timeOffset.
struct LayerTime {
    var beginTime = 0.0
    var timeOffset = 0.0
    var speed: Float = 1
    /// The timeline of a transition controls the time instead.
    var ride: Ride?

    struct Ride {
        let timeline: Timeline
        /// The layer's own time at progress 0.
        let start: FrameInstant
        /// Seconds from progress 0 to 1.
        let duration: Double

        /// The time stays below the end: an animation that a finger holds must not end.
        func time(at instant: FrameInstant) -> FrameInstant {
            start + duration * min(max(timeline.progress(at: instant), 0), 1 - 1e-6)
        }
    }
}

extension CALayer {
    /// The layer's time at a time of the clock.
    func localTime(_ instant: FrameInstant) -> FrameInstant {
        LayerEnvironment.hasOwnTimes.load(ordering: .relaxed) ? ownTime(instant) : instant
    }

    private func ownTime(_ instant: FrameInstant) -> FrameInstant {
        guard let time = animations.time else { return tree.superlayer?.ownTime(instant) ?? instant }
        if let ride = time.ride { return ride.time(at: instant) }
        let above = tree.superlayer?.ownTime(instant) ?? instant
        return FrameInstant(seconds: (above.seconds - time.beginTime) * Double(time.speed) + time.timeOffset)
    }

    /// Whether the layer's time is paused until a frame is requested.
    var isTimePaused: Bool {
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

    /// Binds the time of this layer and its sublayers to the timeline: progress 1 is `duration` seconds.
    package func driveTime(of timeline: Timeline, duration: Double) {
        let start = localTime(LayerEnvironment.current.now)
        changeTime { $0.ride = LayerTime.Ride(timeline: timeline, start: start, duration: duration) }
    }

    /// Continues the layer's time at normal speed from its current value.
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

    /// Removes the animations of this layer and its sublayers.
    /// - Parameter completed: whether reversible animations end at their target or at their start.
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
    /// Converts a time of `layer` to this layer's time. Nil is the clock. A paused layer has one time at all moments.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        toLocal(layer?.toClock(t) ?? t)
    }

    /// Converts a time of this layer to the time of `layer`. Nil is the clock.
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

    /// Sets a property of the model without animation.
    package func restore(_ value: Any, forKeyPath path: String) {
        guard let value = AnimatableValue(value) else { return }
        if path == "bounds", case .rect(let rect) = value { return changeBounds(to: rect) }
        modelValues.set(value, forKeyPath: path)
        setNeedsNode()
    }

    /// Sets a property to its displayed value.
    package func keepPresented(_ path: String) {
        if let value = presentationModel?.boxedValue(forKeyPath: path) { restore(value, forKeyPath: path) }
    }
}
