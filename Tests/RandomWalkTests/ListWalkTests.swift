import RandomWalk
import Testing

/// Short random walks through tables and collection views. `Walk --lists` performs long ones.
@MainActor
struct ListWalkTests {
    @Test("a list keeps its promises in random walks", arguments: 0..<18)
    func walk(seed: UInt64) async {
        let fault = await ListWalk(seed: seed, length: 30).run()
        #expect(fault == nil, "seed \(seed): \(fault?.description ?? "")")
    }

    /// Scripts that found faults: a displayed cell faded with the departing ones, a table without a layout after a
    /// change inside another change, a cell whose configuration a change interrupted, and a cell that was handed out
    /// for other items while it was configured. The last script deselects a row while a finger moves another by its
    /// grip.
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
        """
        measuredFlow 7233
        change 190 6639 in callback 8
        drag 5633 1273
        change 8177 9683 in callback 13
        rest 8712 3095
        change 5882 3195 in callback 10
        change 4995 8637 in callback 10
        change 8761 1173 in callback 9
        change 1116 3382
        dragTwo 9546 7840
        change 3184 2881 in callback 0
        frames 4638 1999
        layOut 1469 2934 in callback 11
        change 7425 2561 in callback 5
        """,
        """
        estimatedTable 1002
        change 6465 1874
        change 9733 4687 in callback 0
        change 531 1318 in callback 1
        change 852 7439 in callback 3
        change 7724 138 in callback 5
        drag 9620 5536
        change 8390 5402
        change 9287 2636 in callback 2
        frames 8217 2819
        change 3114 7212
        change 2695 3127 in callback 17
        frames 9917 4545
        change 2614 9619 in callback 11
        change 3224 8008
        change 5809 6092
        change 3369 1676
        change 5130 1390 in callback 1
        change 3673 9723
        rest 8042 3464
        change 6950 3198
        change 3781 3116
        change 2497 6189 in callback 3
        reload 6693 7457
        change 5572 5705
        drag 7466 7446
        frames 5370 4979
        resize 768 8519 in callback 5
        frames 8836 6207
        frames 9159 2852
        dragTwo 4741 2188
        deselect 7469 9270 in callback 4
        dragTwo 8719 8391
        """,
    ]

    @Test("a script that found a fault keeps its promises now", arguments: scripts)
    func replay(script: String) async throws {
        let fault = await (try #require(ListWalk(script: script))).run()
        #expect(fault == nil, "\(fault?.description ?? "")")
    }
}
