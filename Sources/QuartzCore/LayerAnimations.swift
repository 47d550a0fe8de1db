import FrameTime

/// The animations of one layer in the order of their addition.
struct LayerAnimations {
    var list: [RunningAnimation] = []
    private var kept = Kept.nothing

    // MARK: Rarely used properties

    private struct Extras {
        var count = 0
        var time: LayerTime?
        var source: CALayer?
    }

    /// Uses one word for a layer that never had an animation.
    private indirect enum Kept {
        case nothing
        case something(Extras)
    }

    private var extras: Extras {
        get { if case .something(let extras) = kept { extras } else { Extras() } }
        set { kept = .something(newValue) }
    }

    /// The number of animations that were ever added.
    var count: Int {
        get { extras.count }
        set { extras.count = newValue }
    }
    /// Nil if the layer uses the time of its superlayer.
    var time: LayerTime? {
        get { extras.time }
        set { extras.time = newValue }
    }
    /// The copied layer, if this layer is a copy with the displayed values.
    var source: CALayer? {
        get { extras.source }
        set { extras.source = newValue }
    }
}

extension CALayer {
    func start(_ animation: CAAnimation, key: String?) {
        requireThread("an animation")
        if animation.duration == 0, !(animation is TimelineAnimation) {
            animation.duration = CATransaction.animationDuration()
        }
        animations.count += 1
        // Documented (CATransition): a transition always has the key `transition`.
        let key = animation is CATransition ? "transition" : key ?? "animation-\(animations.count)"
        // Read before the former transition stops, because the visible content is in the middle of that transition.
        let former = animation is CATransition ? pending.node?.renamed() : nil
        stopAnimation(key: key)
        let group = LayerThread.isMain ? LayerEnvironment.current.transactions.top.completion : nil
        let running = RunningAnimation(layer: self, key: key, animation: animation, group: group)
        running.former = former
        animations.list.append(running)
        setNeedsNode()
        if LayerThread.isMain { enroll(running) }
    }

    /// Registers the animation with the app. Animations that were added on another thread wait until their layer is in
    /// a window.
    private func enroll(_ running: RunningAnimation) {
        let environment = LayerEnvironment.current
        environment.enroll(running)
        running.beginIfStill(at: environment.now)
        environment.requestFrame()
    }

    /// Registers animations that were added on another thread.
    func enrollAnimations() {
        for running in animations.list where running.number == nil { enroll(running) }
    }

    func stopAnimation(key: String) {
        guard let index = animations.list.firstIndex(where: { $0.key == key }) else { return }
        stop(animations.list[index])
    }

    /// Removes an animation before its end.
    func stop(_ running: RunningAnimation) { drop(running, finished: false) }

    /// Removes an animation at its end.
    func finish(_ running: RunningAnimation) { drop(running, finished: true) }

    private func drop(_ running: RunningAnimation, finished: Bool) {
        requireThread("an animation's end")
        if let index = animations.list.firstIndex(where: { $0 === running }) { animations.list.remove(at: index) }
        setNeedsNode()
        guard LayerThread.isMain else { return }
        LayerEnvironment.current.forget(running, finished: finished)
    }

    /// The displayed values at the time of the frame.
    /// - Parameter delay: the number of seconds by which the animations are behind the time of the frame.
    func sampledModel(delay: Double = 0) -> LayerModel {
        guard !animations.list.isEmpty else { return modelValues }
        var shown = modelValues
        let now = localTime(LayerEnvironment.current.now)
        // Reading values between frames starts no animation: a new animation displays its first value until the frame
        // that begins it.
        for running in animations.list {
            running.animation.apply(to: &shown, at: now - running.presumedStart(now) - delay)
        }
        return shown
    }

    /// The running transition, if there is one.
    var transition: RunningAnimation? {
        // Called for each layer of each frame. A closure would be allocated each time.
        for running in animations.list where running.animation is CATransition { return running }
        return nil
    }

    /// The displayed values; nil without animations, when the model values are displayed.
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
