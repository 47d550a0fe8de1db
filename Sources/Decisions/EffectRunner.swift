/// Performs the effects of machines one after the other, in the order of the decisions.
///
/// App code may run during an effect. Effects that were decided meanwhile are performed after the pending effects, or
/// next if they answer the effect in progress. A nested call of `run` performs nothing: the outer call continues.
///
/// The runner keeps performed effects until no effect is pending, because an effect may hold the last reference to a
/// controller. It releases them after its own state is complete, so that a `deinit` may make further requests.
package final class EffectRunner<Effect> {
    /// Where effects join the pending effects.
    package enum Order {
        /// After all pending effects.
        case last
        /// Before the pending effects, after earlier answers to the effect in progress.
        case next
    }

    private var effects: [Effect] = []
    /// The index of the first pending effect.
    private var first = 0
    /// The number of effects that answer the effect in progress.
    private var answers = 0
    /// The number of calls of `hold` and `run` that have not returned.
    private var calls = 0

    package init() {}

    /// The effect in progress; nil between effects.
    package private(set) var current: Effect?

    /// Whether effects are performed, or held back until decisions are complete.
    package var isBusy: Bool { calls > 0 }

    /// Whether effects are pending.
    package var isWaiting: Bool { first < effects.count }

    package func add(_ new: [Effect], _ order: Order = .last) {
        switch order {
        case .last where effects.isEmpty: effects = new
        case .last: effects += new
        case .next:
            effects.insert(contentsOf: new, at: first + answers)
            answers += new.count
        }
    }

    /// Holds effects back while several decisions are made. The caller calls `run` afterwards.
    package func hold(_ decide: () -> Void) {
        calls += 1
        decide()
        calls -= 1
    }

    /// Performs the pending effects, unless an outer call does so or a decision holds them back.
    /// - Parameter mustWait: whether an effect cannot be performed yet. It stays pending, and `run` returns false.
    /// - Returns: whether all effects were performed, or an outer call performs them.
    @discardableResult
    package func run(unless mustWait: (Effect) -> Bool = { _ in false }, _ perform: (Effect) -> Void) -> Bool {
        guard !isBusy else { return true }
        calls += 1
        defer { calls -= 1 }
        while first < effects.count {
            while first < effects.count {
                let effect = effects[first]
                if mustWait(effect) { return false }
                (first, answers, current) = (first + 1, 0, effect)
                perform(effect)
                let done = current
                current = nil
                withExtendedLifetime(done) {}
            }
            // The `deinit` of a page that is released here may make further requests.
            let done = effects
            (effects, first, answers) = ([], 0, 0)
            withExtendedLifetime(done) {}
        }
        return true
    }
}
