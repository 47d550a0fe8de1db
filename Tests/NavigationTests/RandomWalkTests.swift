import RandomWalk
import Testing
import UIKit

/// Whatever is asked, in whatever order, in the middle of whatever: stack, screen, bar and callbacks agree. `make walk` goes much further.
@MainActor
@Suite struct RandomWalkTests {
    @Test("four hundred random requests, gestures and changes break no promise, wherever the stack stands", arguments: 0..<20 as Range<UInt64>)
    func seeds(seed: UInt64) {
        let walk = Walk(seed: seed, length: 400)
        guard let fault = walk.run() else { return }
        Issue.record("seed \(seed), \(fault)\n\(walk.shortened().script)")
    }

    @Test("a walk that breaks a promise is shortened to a script that breaks it again")
    func shortening() throws {
        let promise: (Walker) -> [String] = { $0.navigations.contains { $0.viewControllers.count > 3 } ? ["too deep"] : [] }
        let walk = Walk(seed: 0, length: 400)
        let fault = try #require(walk.run(promise: promise))
        #expect(fault.lines == ["too deep"])
        let short = walk.shortened(promise: promise)
        #expect(short.acts.count <= 4)
        let again = try #require(Walk(script: short.script))
        #expect(again.run(promise: promise)?.lines == ["too deep"])
        #expect(again.run() == nil)
    }

    @Test("a script with a line that says nothing is refused", arguments: ["", "nowhere", "plain\npush", "plain\nfly 1 2", "plain\npush one 2"])
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
