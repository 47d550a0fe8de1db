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

    /// Scripts that found faults: a displayed cell faded with the departing ones, a table without a layout after a
    /// change inside another change, and a cell whose configuration a change interrupted.
    nonisolated static let scripts = [
        """
        flow 500
        resize 4692 9299 in callback 8
        change 7336 6265
        change 4888 9179 in callback 13
        change 3927 7473 in callback 18
        change 3805 1265
        scroll 6909 5129
        empty 9331 9907
        change 1057 5085
        change 9753 7761 in callback 13
        change 2931 5996
        change 5527 4724
        change 5903 9160
        """,
        """
        fixedTable 677
        change 2303 7129
        edit 9726 3642 in callback 9
        change 1242 8586 in callback 0
        change 7000 35 in callback 12
        configure 377 4190
        change 7662 4681 in callback 6
        move 852 3047
        change 8609 9344 in callback 0
        change 7179 5122
        """,
        """
        fixedTable 677
        drag 1564 4714
        change 2303 7129
        change 7662 4681 in callback 6
        change 8277 702 in callback 8
        change 6346 6293 in callback 13
        frames 6251 8082
        change 3644 5432 in callback 15
        change 8609 9344 in callback 0
        change 7179 5122
        """,
    ]

    @Test("a script that found a fault keeps its promises now", arguments: scripts)
    func replay(script: String) async throws {
        let fault = await (try #require(ListWalk(script: script))).run()
        #expect(fault == nil, "\(fault?.description ?? "")")
    }
}
