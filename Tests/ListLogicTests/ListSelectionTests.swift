import ListLogic
import SeededNumbers
import Testing

struct ListSelectionTests {
    private let first = ListIndexPath(section: 0, item: 0)
    private let second = ListIndexPath(section: 0, item: 1)

    private func tap(
        _ selection: inout ListSelection, _ path: ListIndexPath, isAllowed: Bool = true, performs: Bool = false
    ) -> [ListSelection.Effect] {
        _ = selection.touchBegan(at: path)
        selection.touchEnded(isAllowed: isAllowed, performsPrimaryAction: performs)
        return steps(&selection)
    }

    /// The effects of all steps.
    private func steps(_ selection: inout ListSelection) -> [ListSelection.Effect] {
        var effects: [ListSelection.Effect] = []
        while let next = selection.nextEffects(where: { _ in true }) { effects += next }
        return effects
    }

    @Test("a touch highlights, selects and removes the highlight, with the calls in UIKit's order")
    func order() {
        var selection = ListSelection()
        #expect(selection.questionForTouch == .shouldHighlight)
        #expect(selection.touchBegan(at: first) == [.highlight(first), .didHighlight(first)])
        #expect(selection.questionForRelease == .shouldSelect)
        selection.touchEnded(isAllowed: true)
        #expect(
            steps(&selection)
                == [.select(first), .didSelect(first), .unhighlight(first), .didUnhighlight(first)])
        #expect(selection.indexPaths == [first])
        #expect(selection.questionForRelease == nil)
        selection.touchEnded(isAllowed: true)
        #expect(steps(&selection).isEmpty)
    }

    @Test("in single mode the former item is deselected without a question")
    func single() {
        var selection = ListSelection()
        _ = tap(&selection, first)
        _ = selection.touchBegan(at: second)
        #expect(selection.questionForRelease == .shouldSelect)
        selection.touchEnded(isAllowed: true)
        #expect(
            steps(&selection) == [
                .deselect(first), .didDeselect(first), .select(second), .didSelect(second), .unhighlight(second),
                .didUnhighlight(second),
            ])
        // A selected item is selected again.
        #expect(tap(&selection, second).contains(.didSelect(second)))
        #expect(selection.indexPaths == [second])
        #expect(tap(&selection, first, isAllowed: false) == [.unhighlight(first), .didUnhighlight(first)])
        #expect(selection.indexPaths == [second])
    }

    @Test("in multiple mode a tap on a selected item asks for its deselection")
    func multiple() {
        var selection = ListSelection()
        selection.allowsMultipleSelection = true
        _ = tap(&selection, second)
        _ = tap(&selection, first)
        #expect(selection.indexPaths == [second, first])
        _ = selection.touchBegan(at: second)
        #expect(selection.questionForRelease == .shouldDeselect)
        selection.touchEnded(isAllowed: true)
        #expect(
            steps(&selection)
                == [.deselect(second), .didDeselect(second), .unhighlight(second), .didUnhighlight(second)])
        #expect(tap(&selection, first, isAllowed: false) == [.unhighlight(first), .didUnhighlight(first)])
        #expect(selection.indexPaths == [first])
    }

    @Test("a refused mode and a cancelled touch select nothing")
    func refused() {
        var selection = ListSelection()
        selection.touchEnded(isAllowed: true)
        #expect(steps(&selection).isEmpty)
        _ = selection.touchBegan(at: first)
        #expect(
            selection.touchBegan(at: second)
                == [.unhighlight(first), .didUnhighlight(first), .highlight(second), .didHighlight(second)])
        #expect(selection.touchCancelled() == [.unhighlight(second), .didUnhighlight(second)])
        #expect(selection.indexPaths.isEmpty)
        selection.allowsSelection = false
        #expect(selection.questionForTouch == nil)
        selection.allowsMultipleSelection = true
        #expect(!selection.isAllowed)
    }

    @Test("the primary action follows a selection that extends no other, also a refused one")
    func primaryAction() {
        var selection = ListSelection()
        #expect(
            tap(&selection, first, performs: true) == [
                .select(first), .didSelect(first), .performPrimaryAction(first), .unhighlight(first),
                .didUnhighlight(first),
            ])
        #expect(
            tap(&selection, second, isAllowed: false, performs: true)
                == [.performPrimaryAction(second), .unhighlight(second), .didUnhighlight(second)])
        selection.allowsMultipleSelection = true
        #expect(!tap(&selection, second, performs: true).contains(.performPrimaryAction(second)))
        #expect(!tap(&selection, second, performs: true).contains(.performPrimaryAction(second)))
        _ = selection.select(nil)
        #expect(tap(&selection, second, performs: true).contains(.performPrimaryAction(second)))
    }

    @Test("selection by code calls no delegate")
    func code() {
        var selection = ListSelection()
        #expect(selection.select(first) == [.select(first)])
        #expect(selection.select(first).isEmpty)
        #expect(selection.select(second) == [.deselect(first), .select(second)])
        #expect(selection.deselect(first).isEmpty)
        #expect(selection.deselect(second) == [.deselect(second)])
        selection.allowsMultipleSelection = true
        _ = selection.select(first)
        #expect(selection.select(second) == [.select(second)])
        #expect(selection.select(nil) == [.deselect(first), .deselect(second)])
    }

    @Test("editing has modes and a selection of its own")
    func editing() {
        var selection = ListSelection()
        _ = selection.select(first)
        #expect(selection.setEditing(true) == [.deselect(first)])
        #expect(selection.setEditing(true).isEmpty)
        #expect(!selection.isAllowed)
        selection.allowsMultipleSelectionDuringEditing = true
        #expect(selection.isAllowed)
        #expect(selection.isMultiple)
        _ = tap(&selection, first)
        _ = tap(&selection, second)
        #expect(selection.setEditing(false) == [.deselect(first), .deselect(second)])
        selection.allowsSelectionDuringEditing = true
        _ = selection.select(first)
        #expect(selection.setEditing(true).isEmpty)
        _ = tap(&selection, second)
        #expect(selection.setEditing(false) == [.deselect(second)])
        #expect(selection.indexPaths == [first])
    }

    @Test("a table deselects the rows that its delegate answers before it selects a row")
    func rows() {
        var selection = ListSelection()
        _ = selection.select(first)
        _ = selection.touchBegan(at: second)
        #expect(selection.touchCancelled() == [.unhighlight(second), .didUnhighlight(second)])
        #expect(selection.itemsLeaving(for: second) == [first])
        selection.rowTouchEnded(selecting: second, deselecting: [first, second])
        #expect(steps(&selection) == [.deselect(first), .didDeselect(first), .select(second), .didSelect(second)])
        selection.rowTouchEnded(selecting: nil, deselecting: [])
        #expect(steps(&selection).isEmpty)
        selection.rowTouchEnded(selecting: first, deselecting: [], performing: first)
        #expect(steps(&selection) == [.select(first), .didSelect(first), .performPrimaryAction(first)])
        #expect([ListSelection.Effect.select(first), .didSelect(first)].map(\.changesSelection) == [true, false])
        selection.allowsMultipleSelection = true
        #expect(selection.itemsLeaving(for: first).isEmpty)
    }

    @Test("a mode of one item keeps the item that was selected first")
    func narrowed() {
        var selection = ListSelection()
        selection.allowsMultipleSelection = true
        for path in [second, first] { _ = selection.select(path) }
        #expect(selection.narrow().isEmpty)
        selection.allowsMultipleSelection = false
        #expect(selection.narrow() == [.deselect(first)])
        #expect(selection.indexPaths == [second])
        #expect(selection.first == second)
    }

    @Test("the steps of a touch follow their items through a batch, and steps of items that are gone are left out")
    func stepsInBatch() throws {
        var selection = ListSelection()
        _ = selection.select(first)
        _ = selection.touchBegan(at: second)
        selection.touchEnded(isAllowed: true)
        #expect(selection.nextEffects(where: { _ in true }) == [.deselect(first), .didDeselect(first)])
        // The app inserts an item when it is notified of the deselection.
        var batch = BatchUpdate()
        batch.insertedItems = [first]
        selection.apply(try batch.plan(before: [2], after: [3]))
        let third = ListIndexPath(section: 0, item: 2)
        #expect(
            steps(&selection) == [.select(third), .didSelect(third), .unhighlight(third), .didUnhighlight(third)])
        _ = selection.touchBegan(at: first)
        selection.touchEnded(isAllowed: true)
        selection.removeAll()
        var effects: [ListSelection.Effect] = []
        while let next = selection.nextEffects(where: { _ in false }) { effects += next }
        #expect(effects.isEmpty)
    }

    @Test("a selection follows its items through any batch")
    func batches() throws {
        var random = SeededNumbers(seed: 61)
        for _ in 0..<300 {
            let model = BatchModel(random: &random)
            let plan = try model.update.plan(
                before: model.before.map(\.items.count), after: model.after.map(\.items.count))
            var selection = ListSelection()
            selection.allowsMultipleSelection = true
            let old = BatchModel.paths(model.before), new = BatchModel.paths(model.after)
            let names = old.keys.sorted().filter { _ in random.next() % 3 == 0 }
            for name in names { if let path = old[name] { _ = selection.select(path) } }
            selection.apply(plan)
            #expect(selection.indexPaths == names.compactMap { new[$0] })
        }
        var selection = ListSelection()
        _ = selection.select(first)
        selection.removeAll()
        #expect(!selection.contains(first))
    }
}
