import ListLogic
import SeededNumbers
import Testing

struct SnapshotTransactionTests {
    @Test("the difference of a transaction leads from the items before to the items after, for any two snapshots")
    func random() throws {
        var random = SeededNumbers(seed: 81)
        for _ in 0..<300 {
            var snapshots: [ListSnapshot<Int, Int>] = []
            for _ in 0..<2 {
                var snapshot = ListSnapshot<Int, Int>()
                try snapshot.appendSections([1, 2, 3])
                for item in (0..<20).shuffled(using: &random).prefix(12) {
                    try snapshot.appendItems([item], to: 1 + Int(random.next() % 3))
                }
                snapshots.append(snapshot)
            }
            let transaction = SnapshotTransaction(from: snapshots[0], to: snapshots[1])
            #expect(snapshots[0].itemIdentifiers.applying(transaction.difference) == snapshots[1].itemIdentifiers)
            for part in transaction.sections { #expect(part.initial.applying(part.difference) == part.final) }
        }
    }

    @Test("a drag is one move, and the last changed section is the first")
    func drag() throws {
        var before = ListSnapshot<String, Int>()
        try before.appendSections(["one", "two", "three"])
        try before.appendItems([1, 2, 3], to: "one")
        try before.appendItems([4, 5], to: "two")
        try before.reloadItems([2])
        var after = before
        after.moveItem(at: ListIndexPath(section: 0, item: 1), to: ListIndexPath(section: 1, item: 2))
        #expect(after.items(in: "two") == [4, 5, 2])
        #expect(after.reloadedItems == [2])
        #expect(after.index(ofItem: 4) == 2)
        let transaction = SnapshotTransaction(from: before, to: after)
        #expect(transaction.sections.map(\.section) == ["two", "one"])
        #expect(transaction.difference.count == 2)
        let same = after
        for (source, target) in [(2, (0, 0)), (0, (0, 2)), (0, (2, -1)), (0, (9, 0))] {
            let moves = after.moveItem(
                at: ListIndexPath(section: 0, item: source), to: ListIndexPath(section: target.0, item: target.1))
            #expect(!moves)
        }
        #expect(after == same)
    }

    @Test("a drag of the user changes a snapshot as the order on screen, for any item and target")
    func drags() throws {
        var random = SeededNumbers(seed: 82)
        for _ in 0..<500 {
            var snapshot = ListSnapshot<Int, Int>()
            try snapshot.appendSections([0, 1, 2])
            for item in 0..<9 { try snapshot.appendItems([item], to: Int(random.next() % 3)) }
            let path = try #require(snapshot.indexPath(of: Int(random.next() % 9)))
            var session = try #require(ReorderSession(moving: path, counts: snapshot.counts))
            _ = session.move(to: ListIndexPath(section: Int(random.next() % 3), item: Int(random.next() % 9)))
            var moved = snapshot
            moved.moveItem(at: session.source, to: session.target)
            #expect(moved.counts == session.shownCounts)
            for item in 0..<9 {
                #expect(snapshot.indexPath(of: item).flatMap(session.shownPath) == moved.indexPath(of: item))
            }
        }
    }
}
