/// Effects of a container's machine, in the order in which they are to be carried out. Calls of the app's run while one
/// is: what they request comes after those that wait, what answers it comes next.
///
/// What has been carried out stays until all has: an effect may have the last reference to a controller. Let go of it
/// inside `keeping`.
struct ContainerEffects<Effect> {
    private var effects: [Effect] = []
    /// The first one that waits.
    private var first = 0
    /// How many of them answer the effect that is being carried out.
    private var answers = 0
    /// An effect is being carried out.
    private(set) var isBusy = false

    mutating func append(_ effects: [Effect]) { self.effects += effects }

    mutating func answer(_ effects: [Effect]) {
        self.effects.insert(contentsOf: effects, at: first + answers)
        answers += effects.count
    }

    /// The effect to be carried out now, when the one before has been.
    mutating func next() -> Effect? {
        answers = 0
        isBusy = first < effects.count
        guard isBusy else { return nil }
        first += 1
        return effects[first - 1]
    }

    /// The queue without what has been carried out, where nothing waits any more.
    var rested: ContainerEffects { first < effects.count ? self : ContainerEffects() }
}
