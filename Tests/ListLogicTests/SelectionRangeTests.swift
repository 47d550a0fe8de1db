import ListLogic
import SeededNumbers
import Testing

struct SelectionRangeTests {
    private func path(_ section: Int, _ item: Int) -> ListIndexPath { ListIndexPath(section: section, item: item) }

    private func takeSteps(_ selection: inout ListSelection) {
        while selection.nextEffects(where: { _ in true }) != nil {}
    }

    private func extend(
        _ selection: inout ListSelection, to path: ListIndexPath, _ counts: [Int], refused: Set<ListIndexPath> = []
    ) {
        selection.extendRange(to: path, counts: counts, refused: refused)
        takeSteps(&selection)
    }

    @Test("a range with the Shift key begins at the item that was touched last, and moves its end")
    func shift() {
        let counts = [10]
        var selection = ListSelection()
        #expect(!selection.extendsWithShift)
        selection.allowsMultipleSelection = true
        selection.touchEnded(isAllowed: true)
        _ = selection.touchBegan(at: path(0, 3))
        selection.touchEnded(isAllowed: true)
        takeSteps(&selection)
        #expect(selection.extendsWithShift)
        for (end, expected) in [(6, 3...6), (4, 3...4), (1, 1...3), (8, 3...8)] {
            selection.beginRangeAtAnchor()
            extend(&selection, to: path(0, end), counts)
            #expect(selection.indexPaths.map(\.item).sorted() == Array(expected))
        }
        // A touch without the key begins another range.
        _ = selection.touchBegan(at: path(0, 0))
        selection.touchEnded(isAllowed: true)
        takeSteps(&selection)
        selection.beginRangeAtAnchor()
        extend(&selection, to: path(0, 1), counts)
        #expect(selection.indexPaths.map(\.item).sorted() == [0, 1, 3, 4, 5, 6, 7, 8])
    }

    @Test("a drag that begins at a selected item deselects, and items that the delegate refuses stay")
    func refusals() {
        var selection = ListSelection()
        selection.allowsMultipleSelection = true
        for item in 2...5 { _ = selection.select(path(0, item)) }
        selection.beginRange(at: path(0, 5))
        #expect(selection.itemsEntering(to: path(0, 1), counts: [9]) == [5, 4, 3, 2].map { path(0, $0) })
        extend(&selection, to: path(0, 1), [9], refused: [path(0, 3)])
        #expect(selection.indexPaths.map(\.item) == [3])
        // The range becomes shorter: the items that it changed are selected again.
        extend(&selection, to: path(0, 4), [9])
        #expect(selection.indexPaths.map(\.item).sorted() == [2, 3])
        selection.endRange()
        #expect(selection.range == nil)
    }

    @Test("a range over sections selects the same items as a list of all items")
    func random() {
        var random = SeededNumbers(seed: 5)
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        for _ in 0..<200 {
            let counts = (0..<(1 + number(4))).map { _ in number(6) }
            let all = counts.enumerated().flatMap { section, count in (0..<count).map { path(section, $0) } }
            guard !all.isEmpty else { continue }
            var selection = ListSelection()
            selection.allowsMultipleSelection = true
            var base: Set<ListIndexPath> = []
            for item in all where number(3) == 0 {
                _ = selection.select(item)
                base.insert(item)
            }
            let start = number(all.count)
            let selects = !base.contains(all[start])
            selection.beginRange(at: all[start])
            for _ in 0..<8 {
                let end = number(all.count)
                extend(&selection, to: all[end], counts)
                let covered = Set(all[min(start, end)...max(start, end)])
                #expect(Set(selection.indexPaths) == (selects ? base.union(covered) : base.subtracting(covered)))
            }
        }
    }

    @Test("a range follows its items through a batch, and ends if an end of the range is deleted")
    func batch() throws {
        var selection = ListSelection()
        selection.allowsMultipleSelection = true
        selection.beginRange(at: path(0, 2))
        extend(&selection, to: path(0, 4), [6])
        var batch = BatchUpdate()
        batch.insertedItems = [path(0, 0)]
        batch.deletedItems = [path(0, 3)]
        selection.apply(try batch.plan(before: [6], after: [6]))
        #expect(selection.range?.start == path(0, 3))
        #expect(selection.range?.end == path(0, 4))
        extend(&selection, to: path(0, 3), [6])
        #expect(selection.indexPaths == [path(0, 3)])
        batch = BatchUpdate()
        batch.deletedItems = [path(0, 3)]
        selection.apply(try batch.plan(before: [6], after: [5]))
        #expect(selection.range == nil)
        #expect(selection.isEmpty)
    }
}
