import RandomWalk
import Testing
import UIKit

/// After any acts in any order, stack, screen, bar and callbacks are consistent. `make walk` runs far more walks.
@MainActor
struct RandomWalkTests {
    @Test(
        "400 random requests, gestures and changes break no invariant, in each kind of container",
        arguments: 0..<20 as Range<UInt64>)
    func seeds(seed: UInt64) {
        let walk = Walk(seed: seed, length: 400)
        guard let fault = walk.run() else { return }
        Issue.record("seed \(seed), \(fault)\n\(walk.shortened().script)")
    }

    @Test("requests inside every callback, nested six deep, break no promise", arguments: 0..<24 as Range<UInt64>)
    func reentrancy(seed: UInt64) {
        let walk = Walk(seed: seed * 37, length: 200, insides: .withoutPresentations)
        guard let fault = walk.run() else { return }
        Issue.record("seed \(seed * 37), \(fault)\n\(walk.shortened().script)")
    }

    @Test("walks with requests inside callbacks reach most callbacks, and are read as they are written")
    func reach() {
        var seen: Set<String> = []
        var performed = 0
        for seed in 0..<10 as Range<UInt64> {
            let walk = Walk(seed: seed, length: 200, insides: .all)
            #expect(Walk(script: walk.script)?.acts == walk.acts)
            #expect(Walk(script: walk.script)?.insides == .all)
            let quiet = Walk(seed: seed, length: 200, insides: .withoutPresentations)
            _ = quiet.run(promise: { walker in
                seen.formUnion(walker.hooksSeen)
                performed = max(performed, walker.performedInside)
                return []
            })
        }
        #expect(seen.count > 70)
        #expect(performed > 50)
    }

    @Test("a walk that breaks a promise is shortened to a script that breaks it again")
    func shortening() throws {
        let promise: (Walker) -> [String] = {
            $0.navigations.contains { $0.viewControllers.count > 3 } ? ["too deep"] : []
        }
        let walk = Walk(seed: 0, length: 400)
        let fault = try #require(walk.run(promise: promise))
        #expect(fault.lines == ["too deep"])
        let short = walk.shortened(promise: promise)
        #expect(short.acts.count <= 4)
        let again = try #require(Walk(script: short.script))
        #expect(again.run(promise: promise)?.lines == ["too deep"])
        #expect(again.run() == nil)
    }

    @Test(
        "a script with a line that says nothing is refused",
        arguments: ["", "nowhere", "plain\npush", "plain\nfly 1 2", "plain\npush one 2"])
    func badScript(text: String) {
        #expect(Walk(script: text) == nil)
    }

    @Test("a script is read as it is written")
    func roundTrip() {
        let walk = Walk(seed: 7, length: 50)
        #expect(Walk(script: walk.script)?.script == walk.script)
        #expect(Walk(script: walk.script)?.acts == walk.acts)
    }
}
