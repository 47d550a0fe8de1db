import Decisions
import Testing

@Suite("The runner of effects")
struct EffectRunnerTests {
    /// Performs effects as words: an effect may add others.
    private func words(
        _ first: [String], _ inside: [String: (effects: [String], order: EffectRunner<String>.Order)] = [:]
    ) -> [String] {
        let runner = EffectRunner<String>()
        var done: [String] = []
        func run() {
            runner.run { effect in
                done.append(effect)
                if let added = inside[effect] {
                    runner.add(added.effects, added.order)
                    run()
                }
            }
        }
        runner.add(first)
        run()
        #expect(!runner.isWaiting && !runner.isBusy)
        return done
    }

    @Test("Effects that were decided during an effect come after the pending ones")
    func last() {
        #expect(words(["a", "b"], ["a": (["c", "d"], .last)]) == ["a", "b", "c", "d"])
    }

    @Test("Effects that answer an effect come before the pending ones, in their own order")
    func next() {
        #expect(words(["a", "b"], ["a": (["c", "d"], .next), "c": (["e"], .next)]) == ["a", "c", "e", "d", "b"])
        let runner = EffectRunner<String>()
        var done: [String] = []
        runner.add(["a", "b"])
        runner.run { effect in
            done.append(effect)
            guard effect == "a" else { return }
            runner.add(["c"], .next)
            runner.add(["d"], .last)
            runner.add(["e"], .next)
        }
        #expect(done == ["a", "c", "e", "b", "d"])
    }

    @Test("Held effects are performed when the decisions are complete")
    func holding() {
        let runner = EffectRunner<Int>()
        var done: [Int] = []
        runner.hold {
            runner.add([1])
            runner.run { done.append($0) }
            runner.add([2])
            #expect(done == [] && runner.isBusy)
        }
        runner.run { done.append($0) }
        #expect(done == [1, 2])
    }

    @Test("An effect that must wait stays, and the run goes on where it stopped")
    func waiting() {
        let runner = EffectRunner<Int>()
        var (done, isBlocked): ([Int], Bool) = ([], true)
        runner.add([1, 2, 3])
        #expect(!runner.run(unless: { $0 == 2 && isBlocked }) { done.append($0) })
        #expect(done == [1] && runner.isWaiting && !runner.isBusy)
        isBlocked = false
        #expect(runner.run(unless: { $0 == 2 && isBlocked }) { done.append($0) })
        #expect(done == [1, 2, 3])
    }

    private final class Page {
        let whenReleased: () -> Void
        init(_ whenReleased: @escaping () -> Void) { self.whenReleased = whenReleased }
        deinit { whenReleased() }
    }

    @Test("The deinit of a performed effect's page may add effects, and they are performed")
    func releases() {
        let runner = EffectRunner<Page>()
        var performed = 0
        func run() { runner.run { _ in performed += 1 } }
        runner.add([
            Page {
                runner.add([Page {}])
                run()
            }
        ])
        run()
        #expect(performed == 2)
        #expect(!runner.isWaiting)
    }
}
