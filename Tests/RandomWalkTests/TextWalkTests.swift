import RandomWalk
import Testing

/// Short random walks through edited texts. `Walk --texts` performs long ones.
@MainActor
@Suite struct TextWalkTests {
    @Test("an edited text equals a plain string in random walks", arguments: 0..<16)
    func walk(seed: UInt64) {
        let fault = TextWalk(seed: seed, length: 60).run()
        #expect(fault == nil, "seed \(seed): \(fault?.description ?? "")")
    }

    @Test("a script of a walk is read as it is written")
    func script() throws {
        let walk = TextWalk(seed: 5, length: 40)
        let read = try #require(TextWalk(script: walk.script))
        #expect(read.script == walk.script)
        #expect(TextWalk(script: "view\ntype 1") == nil)
        #expect(TextWalk(script: "") == nil)
    }
}
