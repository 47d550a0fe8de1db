import RandomWalk
import Testing

/// Short random walks through tables and collection views. `Walk --lists` performs long ones.
@MainActor
@Suite struct ListWalkTests {
    @Test("a list keeps its promises in random walks", arguments: 0..<18)
    func walk(seed: UInt64) async {
        let fault = await ListWalk(seed: seed, length: 30).run()
        #expect(fault == nil, "seed \(seed): \(fault?.description ?? "")")
    }
}
