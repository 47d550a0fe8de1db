/// The effects of a container's machine, in the order in which they are performed. App code may run during an effect:
/// its requests are added after the pending effects, and effects that answer the current effect are added before them.
///
/// Performed effects are stored until all effects were performed, because an effect may hold the last reference to a
/// controller. Release the effects inside `keeping`.
struct ContainerEffects<Effect> {
    private var effects: [Effect] = []
    /// The index of the first pending effect.
    private var first = 0
    /// The number of effects that answer the effect in progress.
    private var answers = 0
    /// Whether an effect is in progress.
    private(set) var isBusy = false

    mutating func append(_ effects: [Effect]) { self.effects += effects }

    mutating func answer(_ effects: [Effect]) {
        self.effects.insert(contentsOf: effects, at: first + answers)
        answers += effects.count
    }

    /// Returns the next effect after the current effect was performed.
    mutating func next() -> Effect? {
        answers = 0
        isBusy = first < effects.count
        guard isBusy else { return nil }
        first += 1
        return effects[first - 1]
    }

    /// The queue without performed effects, if no effect is pending.
    var rested: ContainerEffects { first < effects.count ? self : ContainerEffects() }
}
