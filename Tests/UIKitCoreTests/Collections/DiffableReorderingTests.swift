import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct DiffableReorderingTests {
    private func drag(_ made: DiffableStage, _ item: Int, to target: Int, ends: Bool = true) -> Bool {
        guard let path = made.source.indexPath(for: item), let cell = made.cell(of: target) else { return false }
        let center = cell.center
        guard made.view.beginInteractiveMovementForItem(at: path) else { return false }
        made.view.updateInteractiveMovementTargetPosition(center)
        made.stage.settle()
        if ends { made.view.endInteractiveMovement() } else { made.view.cancelInteractiveMovement() }
        made.stage.settle()
        return true
    }

    @Test func `no item moves without canReorderItem`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2, 3]])
        #expect(!drag(made, 1, to: 3))
        made.source.reorderingHandlers.canReorderItem = { $0 != 1 }
        #expect(!drag(made, 1, to: 3))
        #expect(drag(made, 2, to: 3))
        #expect(made.shown == "1 3 2")
        #expect(made.source.snapshot().itemIdentifiers == [1, 3, 2])
    }

    @Test func `willReorder sees the old snapshot and didReorder the new one, with a difference of moves`() {
        let made = DiffableStage(), source = made.source
        made.apply(["a": [1, 2, 3], "b": [4, 5]])
        source.reorderingHandlers.canReorderItem = { _ in true }
        var lines: [String] = []
        source.reorderingHandlers.willReorder = { transaction in
            lines.append("will \(source.snapshot().itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
        }
        source.reorderingHandlers.didReorder = { transaction in
            lines.append("did \(source.snapshot().itemIdentifiers) \(transaction.initialSnapshot.itemIdentifiers)")
            #expect([1, 2, 3, 4, 5].applying(transaction.difference) == [2, 3, 1, 4, 5])
            #expect(transaction.difference.count == 2)
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
            #expect(transaction.sectionTransactions.first?.initialSnapshot.items == [1, 2, 3])
            #expect(transaction.sectionTransactions.first?.finalSnapshot.items == [2, 3, 1])
            #expect([1, 2, 3].applying(transaction.sectionTransactions[0].difference) == [2, 3, 1])
        }
        #expect(drag(made, 1, to: 3))
        #expect(lines == ["will [1, 2, 3, 4, 5] [2, 3, 1, 4, 5]", "did [2, 3, 1, 4, 5] [1, 2, 3, 4, 5]"])
        #expect(made.shown == "2 3 1 | 4 5")
        lines = []
        #expect(drag(made, 2, to: 1, ends: false))
        #expect(lines == [])
        #expect(made.shown == "2 3 1 | 4 5")
    }

    @Test func `a snapshot that is applied in willReorder replaces the move`() {
        let made = DiffableStage(), source = made.source
        made.apply(["a": [1, 2, 3]])
        source.reorderingHandlers.canReorderItem = { _ in true }
        var ended = false
        source.reorderingHandlers.willReorder = { _ in source.apply(DiffableStage.snapshot(["a": [7]])) }
        source.reorderingHandlers.didReorder = { _ in ended = true }
        #expect(drag(made, 1, to: 3))
        #expect(made.shown == "7")
        #expect(!ended)
        made.apply(["a": [7, 8]])
        #expect(made.shown == "7 8")
    }

    @Test func `a moved item of an outline takes its children along`() {
        let made = DiffableStage(), source = made.source
        var tree = DiffableStage.Tree()
        tree.append([1, 2, 3])
        tree.append([10, 11], to: 1)
        tree.append([30], to: 3)
        tree.expand([1, 3])
        made.apply(tree)
        #expect(made.shown == "1 10 11 2 3 30")
        source.reorderingHandlers.canReorderItem = { _ in true }
        var final: DiffableStage.Tree?
        source.reorderingHandlers.didReorder = { final = $0.sectionTransactions.first?.finalSnapshot }
        #expect(drag(made, 1, to: 2))
        #expect(made.shown == "2 1 10 11 3 30")
        #expect(final?.rootItems == [2, 1, 3])
        #expect(drag(made, 2, to: 30))
        #expect(made.shown == "1 10 11 3 30 2")
        #expect(source.snapshot(for: "a").parent(of: 2) == 3)
    }
}
