import RandomWalk
import Testing

/// Short random walks through edited texts. `Walk --texts` performs long ones.
@MainActor
struct TextWalkTests {
    @Test("an edited text equals a plain string in random walks", arguments: 0..<16)
    func walk(seed: UInt64) {
        let fault = TextWalk(seed: seed, length: 60).run()
        #expect(fault == nil, "seed \(seed): \(fault?.description ?? "")")
    }

    /// Scripts that found faults: an edit inside of a character in a text storage, and an undone edit of other styles,
    /// which could not be redone.
    @Test(
        "scripts that found faults",
        arguments: [
            "view\neditStorage 1869 2967\nsetAttributed 5680 771 in didChangeSelection\nselect 7357 1380\n"
                + "replace 6051 1817",
            "view\ncompose 8911 8269\neditStorage 3045 9139\ndelete 3801 9621",
        ])
    func faults(script: String) throws {
        let fault = try #require(TextWalk(script: script)).run()
        #expect(fault == nil, "\(fault?.description ?? "")")
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
