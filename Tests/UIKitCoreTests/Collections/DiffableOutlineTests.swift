import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct DiffableOutlineTests {
    private func tree(expanded: [Int] = []) -> DiffableStage.Tree {
        var tree = DiffableStage.Tree()
        tree.append([1, 2])
        tree.append([10, 11], to: 1)
        tree.append([100], to: 10)
        tree.expand(expanded)
        return tree
    }

    @Test func `a tree is shown by its visible items, with levels and states after the app's configuration`() {
        let made = DiffableStage()
        made.apply(tree(expanded: [1]))
        #expect(made.source.snapshot().sectionIdentifiers == ["a"])
        #expect(made.shown == "1 10 11 2")
        #expect([1, 10, 11, 2].map { made.cell(of: $0)?.outline } == ["0+", "1-", "1-", "0-"])
        #expect(made.source.snapshot(for: "a").items == [1, 10, 100, 11, 2])
        #expect(made.source.outlineLevel(at: IndexPath(item: 1, section: 0)) == 1)
        #expect(made.source.isExpanded(at: IndexPath(item: 0, section: 0)) == true)
        #expect(made.source.outlineLevel(at: IndexPath(item: 9, section: 0)) == nil)
    }

    @Test func `the items of a flat section are roots, and a missing section has none`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2]])
        #expect(made.source.snapshot(for: "a").rootItems == [1, 2])
        #expect(made.source.snapshot(for: "b").items == [])
        #expect(made.cell(of: 1)?.outline == "")
        #expect(made.source.outlineLevel(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func `a toggle expands and collapses, and the cells of other items stay`() {
        let made = DiffableStage()
        made.apply(tree())
        let first = made.cell(of: 1), last = made.cell(of: 2)
        made.toggle(1)
        #expect(made.shown == "1 10 11 2")
        #expect(made.cell(of: 1) === first)
        #expect(made.cell(of: 2) === last)
        #expect(first?.outline == "0+")
        made.toggle(10)
        #expect(made.shown == "1 10 100 11 2")
        #expect(made.cell(of: 100)?.outline == "2-")
        made.toggle(1)
        #expect(made.shown == "1 2")
        #expect(first?.outline == "0-")
        made.toggle(1)
        #expect(made.shown == "1 10 100 11 2")
    }

    @Test func `the handlers are called in UIKit's order with the old items in place`() {
        let made = DiffableStage(), source = made.source
        made.apply(tree())
        var lines: [String] = []
        func note(_ call: String) { lines.append("\(call) \(source.snapshot().itemIdentifiers)") }
        var allowed = true
        source.sectionSnapshotHandlers.shouldExpandItem = {
            note("shouldExpand \($0)"); return allowed
        }
        source.sectionSnapshotHandlers.willExpandItem = { note("willExpand \($0)") }
        source.sectionSnapshotHandlers.shouldCollapseItem = {
            note("shouldCollapse \($0)"); return allowed
        }
        source.sectionSnapshotHandlers.willCollapseItem = { note("willCollapse \($0)") }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            note("children \(item) \(children.items)")
            var children = children
            children.delete([11])
            children.append([12])
            return children
        }
        made.toggle(1)
        #expect(
            lines == ["shouldExpand 1 [1, 2]", "willExpand 1 [1, 2]", "children 1 [10, 100, 11] [1, 2]"])
        #expect(made.shown == "1 10 12 2")
        lines = []
        made.toggle(1)
        #expect(lines == ["shouldCollapse 1 [1, 10, 12, 2]", "willCollapse 1 [1, 10, 12, 2]"])
        #expect(made.shown == "1 2")
        allowed = false
        lines = []
        made.toggle(1)
        #expect(lines == ["shouldExpand 1 [1, 2]"])
        #expect(made.shown == "1 2")
    }

    @Test func `a handler may delete the item that expands`() {
        let made = DiffableStage(), source = made.source
        made.apply(tree())
        source.sectionSnapshotHandlers.willExpandItem = { _ in
            var next = source.snapshot()
            next.deleteItems([1])
            source.apply(next)
        }
        made.toggle(1)
        #expect(made.shown == "2")
        #expect(source.snapshot(for: "a").items == [2])
    }

    @Test func `items that a tree names move out of other sections`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2, 3], "b": [4]])
        made.apply(tree(expanded: [1]), to: "b")
        #expect(made.shown == "3 | 1 10 11 2")
    }

    @Test func `a snapshot that is applied to an outline keeps the tree`() {
        let made = DiffableStage()
        made.apply(tree(expanded: [1]))
        var next = made.source.snapshot()
        next.deleteItems([11])
        next.insertItems([12], afterItem: 10)
        made.source.apply(next)
        made.stage.settle()
        #expect(made.shown == "1 10 12 2")
        #expect(made.source.snapshot(for: "a").visualDescription() == "+*1\n  -*10\n    - 100\n  -*12\n-*2")
        #expect(made.cell(of: 12)?.outline == "1-")
    }

    @Test func `a section snapshot has UIKit's operations`() {
        var made = tree(expanded: [1])
        #expect(made.visibleItems == [1, 10, 11, 2])
        #expect(made.level(of: 100) == 2)
        #expect(made.parent(of: 100) == 10)
        #expect(made.parent(of: 1) == nil)
        #expect(made.index(of: 2) == 4)
        #expect(made.index(of: 99) == nil)
        #expect(made.contains(100) && !made.isVisible(100))
        #expect(made.snapshot(of: 1).items == [10, 100, 11])
        #expect(made.snapshot(of: 1, includingParent: true).rootItems == [1])
        made.insert([5], before: 2)
        made.insert([6], after: 1)
        #expect(made.rootItems == [1, 6, 5, 2])
        var other = DiffableStage.Tree()
        other.append([50])
        other.append([51], to: 50)
        made.insert(other, after: 2)
        made.replace(childrenOf: 1, using: DiffableStage.Tree())
        #expect(made.items == [1, 6, 5, 2, 50, 51])
        made.delete([50])
        made.collapse([1])
        #expect(made.items == [1, 6, 5, 2])
        #expect(!made.isExpanded(1))
        made.deleteAll()
        #expect(made.items == [])
    }
}
