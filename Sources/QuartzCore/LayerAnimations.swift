import FrameTime

/// The animations of one layer, in the order they were added.
struct LayerAnimations {
    var list: [RunningAnimation] = []
    var count = 0
    /// Nil where the layer's time is that of the layer above.
    var time: LayerTime?
    /// Of a copy with the values that show: the layer that was copied.
    var source: CALayer?
}

extension CALayer {
    func start(_ animation: CAAnimation, key: String?) {
        requireThread("an animation")
        if animation.duration == 0, !(animation is TimelineAnimation) {
            animation.duration = CATransaction.animationDuration()
        }
        animations.count += 1
        // Documented: the key of a transition is its own.
        let key = animation is CATransition ? "transition" : key ?? "animation-\(animations.count)"
        // Before one that goes on is stopped: what shows is where that one is.
        let former = animation is CATransition ? pending.node?.renamed() : nil
        stopAnimation(key: key)
        let group = LayerThread.isMain ? LayerEnvironment.current.transactions.top.completion : nil
        let running = RunningAnimation(layer: self, key: key, animation: animation, group: group)
        running.former = former
        animations.list.append(running)
        setNeedsNode()
        if LayerThread.isMain { enroll(running) }
    }

    /// The app moves it from now on. What was added on another thread waits until its layer is in a picture.
    private func enroll(_ running: RunningAnimation) {
        let environment = LayerEnvironment.current
        environment.enroll(running)
        running.beginIfStill(at: environment.now)
        environment.requestFrame()
    }

    /// What came along from another thread begins.
    func enrollAnimations() {
        for running in animations.list where running.number == nil { enroll(running) }
    }

    func stopAnimation(key: String) {
        guard let index = animations.list.firstIndex(where: { $0.key == key }) else { return }
        stop(animations.list[index])
    }

    /// Takes an animation away before its end.
    func stop(_ running: RunningAnimation) { drop(running, finished: false) }

    /// The animation reached its end.
    func finish(_ running: RunningAnimation) { drop(running, finished: true) }

    private func drop(_ running: RunningAnimation, finished: Bool) {
        requireThread("an animation's end")
        if let index = animations.list.firstIndex(where: { $0 === running }) { animations.list.remove(at: index) }
        setNeedsNode()
        guard LayerThread.isMain else { return }
        LayerEnvironment.current.forget(running, finished: finished)
    }

    /// What shows at the frame's instant.
    /// - Parameter delay: seconds by which it shows less than the frame's instant says.
    func sampledModel(delay: Double = 0) -> LayerModel {
        guard !animations.list.isEmpty else { return modelValues }
        var shown = modelValues
        let now = localTime(LayerEnvironment.current.now)
        // A question between frames starts nothing: what was added shows its first value until the frame that begins
        // it.
        for running in animations.list {
            running.animation.apply(to: &shown, at: now - running.presumedStart(now) - delay)
        }
        return shown
    }

    /// The transition between two pictures, if one runs.
    var transition: RunningAnimation? {
        // Asked for each layer of each frame: without a closure, which would be allocated.
        for running in animations.list where running.animation is CATransition { return running }
        return nil
    }

    /// Nil when nothing animates, so that the model is what shows.
    package var presentationModel: LayerModel? {
        animations.list.isEmpty ? nil : sampledModel()
    }

    func presentationCopy() -> Self? {
        guard isInPicture else { return nil }
        let copy = Self(layer: self)
        copy.modelValues = sampledModel()
        copy.animations.source = self
        return copy
    }
}
