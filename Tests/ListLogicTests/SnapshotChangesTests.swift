import ListLogic
import SeededNumbers
import Testing

struct SnapshotChangesTests {
    private typealias Snapshot = ListSnapshot<Int, Int>

    private func snapshot(_ random: inout SeededNumbers, sections: Int, items: Int) throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections(
            Array((0..<sections).shuffled(using: &random).prefix(Int(random.next() % UInt64(sections + 1)))))
        guard snapshot.numberOfSections > 0 else { return snapshot }
        for item in (0..<items).shuffled(using: &random).prefix(Int(random.next() % UInt64(items + 1))) {
            let section = snapshot.section(at: Int(random.next() % UInt64(snapshot.numberOfSections)))
            try snapshot.appendItems([item], to: section)
        }
        return snapshot
    }

    @Test("the changes between any two snapshots lead from one to the other, in collection views and tables")
    func random() throws {
        var random = SeededNumbers(seed: 41)
        for round in 0..<1500 {
            let old = try snapshot(&random, sections: 5, items: 24), new = try snapshot(&random, sections: 5, items: 24)
            for terms in [ListTerms.collectionView, .tableView] {
                let changes = SnapshotChanges(from: old, to: new, terms: terms)
                let plan = try changes.batch.plan(before: old.counts, after: new.counts, terms: terms)
                for (section, name) in old.sectionIdentifiers.enumerated() {
                    #expect(plan.newSection(of: section) == new.index(ofSection: name))
                }
                for item in old.itemIdentifiers {
                    guard let path = old.indexPath(of: item), let section = old.section(of: item) else { continue }
                    let target = new.indexPath(of: item)
                    // Rows that cross an inserted or deleted section get new cells in tables.
                    let goal = new.section(of: item)
                    let crosses =
                        !new.contains(section: section) || goal.map { !old.contains(section: $0) } ?? false
                    let isSame = !crosses || terms == .collectionView
                    #expect(plan.newIndexPath(of: path) == (isSame ? target : nil), "\(round)")
                }
                for item in new.itemIdentifiers {
                    guard let path = new.indexPath(of: item) else { continue }
                    if !old.contains(item: item) { #expect(plan.isInserted(path), "\(round)") }
                }
            }
        }
    }

    @Test("items that keep their place are not named, and an item of another section moves")
    func kept() throws {
        var old = Snapshot()
        try old.appendSections([1, 2])
        try old.appendItems([1, 2, 3, 4, 5], to: 1)
        try old.appendItems([6, 7], to: 2)
        #expect(SnapshotChanges(from: old, to: old).batch.isEmpty)
        var new = old
        try new.moveItem(5, .before, 1)
        try new.moveItem(6, .after, 3)
        new.deleteItems([2])
        try new.appendItems([8])
        try new.reloadItems([7])
        try new.reconfigureItems([3])
        let changes = SnapshotChanges(from: old, to: new)
        func path(_ section: Int, _ item: Int) -> ListIndexPath { ListIndexPath(section: section, item: item) }
        #expect(
            Set(changes.batch.movedItems) == [
                BatchUpdate.Move(from: path(0, 4), to: path(0, 0)), BatchUpdate.Move(from: path(1, 0), to: path(0, 3)),
            ])
        #expect(changes.batch.deletedItems == [path(0, 1)])
        #expect(changes.batch.insertedItems == [path(1, 1)])
        #expect(changes.batch.reloadedItems.isEmpty)
        #expect(changes.reloads.reloadedItems == [path(1, 0)])
        #expect(changes.reloads.reconfiguredItems == [path(0, 2)])
        try new.reloadSections([2])
        let second = SnapshotChanges(from: old, to: new).reloads
        #expect(second.reloadedSections == [1..<2])
        #expect(second.reloadedItems.isEmpty)
        #expect(try second.plan(before: new.counts, after: new.counts).isSectionReloaded(1))
    }

    @Test("reload marks of many items have the index paths of the new snapshot")
    func manyMarks() throws {
        var new = Snapshot()
        try new.appendSections([1, 2])
        try new.appendItems(Array(0..<500))
        try new.reloadItems(Array(0..<300))
        let reloads = SnapshotChanges(from: Snapshot(), to: new).reloads
        #expect(reloads.reloadedItems == (0..<300).map { ListIndexPath(section: 1, item: $0) })
    }
}
