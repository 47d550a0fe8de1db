/// Effects of a container's machine, in the order in which they are to be carried out. Calls of the app's run while one is: what they
/// request comes after those that wait, what answers it comes next.
struct ContainerEffects<Effect> {
    private var waiting: [Effect] = []
    /// How many of them answer the effect that is being carried out.
    private var answers = 0
    /// An effect is being carried out.
    private(set) var isBusy = false

    mutating func append(_ effects: [Effect]) { waiting += effects }

    mutating func answer(_ effects: [Effect]) {
        waiting.insert(contentsOf: effects, at: answers)
        answers += effects.count
    }

    /// The effect to be carried out now, when the one before has been.
    mutating func next() -> Effect? {
        answers = 0
        isBusy = !waiting.isEmpty
        return isBusy ? waiting.removeFirst() : nil
    }
}
