import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@MainActor
struct CollectionViewTests {
    private func names(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }
    private func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        return layout
    }

    @Test func `a collection view shows only the items in sight`() {
        let stage = ScrollStage(), items = Items([names(100_000)]), view = stage.collection(grid(), items)
        #expect(view.visibleCells.count == 15)
        #expect(items.asked.count == 15)
        #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.frame(4) == CGRect(x: 110, y: 110, width: 100, height: 100))
        #expect(view.contentSize == CGSize(width: 320, height: 33334 * 110 - 10))
        #expect(view.cellForItem(at: IndexPath(item: 30, section: 0)) == nil)
    }

    @Test func `cells that leave are used again after prepareForReuse`() {
        let stage = ScrollStage(), items = Items([names(1000)]), view = stage.collection(grid(), items)
        for step in 1...100 {
            view.contentOffset.y = CGFloat(step) * 37
            stage.frames(1)
        }
        #expect(view.collection.reuse.made <= 18)
        #expect(view.visibleCells.count <= 18)
        #expect(view.text(99) == "Item 99")
        #expect((view.visibleCells.first as? TextCell)?.reused ?? 0 > 0)
    }

    @Test func `reloadData only marks the data, and the source is asked in the next layout pass`() {
        let stage = ScrollStage(), items = Items([names(3)]), view = stage.collection(grid(), items)
        items.sections = [names(5)]
        items.asked = []
        view.reloadData()
        #expect(items.asked.isEmpty)
        #expect(view.numberOfItems(inSection: 0) == 5)
        stage.settle()
        #expect(view.texts == names(5))
    }

    @Test func `a tap highlights, selects and unhighlights in UIKit's order`() {
        let stage = ScrollStage(), items = Items([names(9)]), view = stage.collection(grid(), items)
        stage.tap(CGPoint(x: 150, y: 50))
        #expect(
            items.lines == [
                "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
            ])
        items.lines = []
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(
            items.lines == [
                "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didDeselect 0.1", "didSelect 0.0",
                "didUnhighlight 0.0",
            ])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
    }

    @Test func `with several selections a tap on a selected item asks and deselects`() {
        let stage = ScrollStage(), items = Items([names(9)])
        let view = stage.collection(grid(), items) { $0.allowsMultipleSelection = true }
        stage.tap(CGPoint(x: 50, y: 50))
        stage.tap(CGPoint(x: 150, y: 50))
        items.lines = []
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(
            items.lines == [
                "shouldHighlight 0.0", "didHighlight 0.0", "shouldDeselect 0.0", "didDeselect 0.0",
                "didUnhighlight 0.0",
            ])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func `inserted and deleted items keep the cells of the others`() {
        let stage = ScrollStage(), items = Items([names(6)]), view = stage.collection(grid(), items)
        let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
        var finished: Bool?
        view.performBatchUpdates {
            items.sections[0].remove(at: 0)
            items.sections[0].insert("New", at: 4)
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 4, section: 0)])
            #expect(view.numberOfItems(inSection: 0) == 6)
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        stage.settle()
        #expect(finished == true)
        #expect(view.texts == ["Item 1", "Item 2", "Item 3", "Item 4", "New", "Item 5"])
        #expect(view.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
        #expect(view.subviews.count { $0 is UICollectionViewCell } == 6)
    }

    @Test func `a moved item takes its cell along, also into another section`() {
        let stage = ScrollStage(), items = Items([names(3), ["A", "B"]]), view = stage.collection(grid(), items)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        items.sections = [["Item 1", "Item 2"], ["A", "Item 0", "B"]]
        view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        stage.settle()
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
        #expect(view.texts == ["Item 1", "Item 2", "A", "Item 0", "B"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    }

    @Test func `reconfigured items keep their cells, reloaded items get others`() {
        let stage = ScrollStage(), items = Items([names(4)]), view = stage.collection(grid(), items)
        let cells = view.visibleCells
        items.sections = [["a", "b", "c", "d"]]
        view.performBatchUpdates {
            view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
            view.reloadItems(at: [IndexPath(item: 2, section: 0)])
        }
        stage.settle()
        #expect(view.texts == ["Item 0", "b", "c", "Item 3"])
        #expect(view.visibleCells[1] === cells[1])
        #expect(view.visibleCells[2] !== cells[2])
        #expect((view.visibleCells[1] as? TextCell)?.reused == 0)
    }

    @Test func `completions of nested batches run outer first, inner ones in order`() {
        let stage = ScrollStage(), items = Items([names(2)]), view = stage.collection(grid(), items)
        var order: [String] = []
        view.performBatchUpdates {
            view.performBatchUpdates({}, completion: { _ in order.append("inner 1") })
            view.performBatchUpdates({}, completion: { _ in order.append("inner 2") })
        } completion: { _ in
            order.append("outer")
        }
        stage.settle()
        #expect(order == ["outer", "inner 1", "inner 2"])
    }

    @Test func `scrolling to an item puts it at the requested position`() {
        let stage = ScrollStage(), items = Items([names(300)]), view = stage.collection(grid(), items)
        view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 5500)
        view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 5310)
        view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .bottom, animated: true)
        stage.settle()
        #expect(view.contentOffset.y == 5120)
    }

    @Test func `headers and footers are asked for only if they have a size`() {
        let stage = ScrollStage(), items = Items([names(2), names(2)]), layout = grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = stage.collection(layout, items)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
        #expect(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))?.frame
                == CGRect(x: 0, y: 130, width: 320, height: 30))
    }

    @Test func `a pinned header stays at the edge until its section leaves`() {
        let stage = ScrollStage(), items = Items([names(30), names(30)]), layout = grid()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = stage.collection(layout, items)
        view.contentOffset.y = 500
        stage.settle()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 500, width: 320, height: 30))
        #expect(items.asked.count < 60)
    }

    @Test func `cells compute their sizes if the layout has an estimate`() {
        let stage = ScrollStage(), items = Items([["Swift", "A much longer text", "On", "Four"]])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = stage.collection(layout, items)
        let label = UILabel()
        label.text = "Swift"
        let size = label.intrinsicContentSize
        #expect(view.frame(0)?.size == CGSize(width: size.width + 16, height: size.height + 16))
        #expect(view.visibleCells.count == 4)
    }

    @Test func `a layout that forgot the computed sizes asks the displayed cells again`() {
        let stage = ScrollStage(), items = Items([["Swift", "A much longer text", "On", "Four"]])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = stage.collection(layout, items)
        let sizes = (0..<4).map { view.frame($0)?.size }
        layout.invalidateLayout()
        stage.settle()
        #expect((0..<4).map { view.frame($0)?.size } == sizes)
        view.frame.size.width -= 20
        stage.settle()
        #expect((0..<4).map { view.frame($0)?.size } == sizes)
    }

    @Test func `a collection view that is removed frees itself, its cells and its layout`() {
        let stage = ScrollStage(), items = Items([names(20)])
        weak var weakView: UICollectionView?
        weak var weakLayout: UICollectionViewLayout?
        autoreleasepool {
            let layout = grid(), view = stage.collection(layout, items)
            (weakView, weakLayout) = (view, layout)
            view.removeFromSuperview()
        }
        stage.settle()
        #expect(weakView == nil)
        #expect(weakLayout == nil)
    }

    @Test func `another layout moves the cells in an animation`() {
        let stage = ScrollStage(), items = Items([names(6)]), view = stage.collection(grid(), items)
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        let rows = UICollectionViewFlowLayout()
        rows.itemSize = CGSize(width: 320, height: 44)
        var finished: Bool?
        view.setCollectionViewLayout(rows, animated: true) { finished = $0 }
        stage.frames(3)
        #expect(finished == nil)
        let between = cell?.layer.presentation()?.frame.minY ?? 0
        #expect(between > 0 && between < 54)
        stage.settle()
        #expect(finished == true)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 54, width: 320, height: 44))
        #expect(view.collectionViewLayout === rows)
    }

    @Test func `a move by hand shows the others aside and tells the source once at the end`() {
        let stage = ScrollStage(), items = Items([names(6)]), view = stage.collection(grid(), items)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
        stage.settle()
        #expect(items.moves.isEmpty)
        #expect(cell?.center == CGPoint(x: 260, y: 60))
        #expect(view.text(0) == "Item 1")
        view.endInteractiveMovement()
        stage.settle()
        #expect(items.moves == ["0 to 2"])
        #expect(view.texts == ["Item 1", "Item 2", "Item 0", "Item 3", "Item 4", "Item 5"])
        #expect(view.frame(2) == CGRect(x: 220, y: 0, width: 100, height: 100))
    }

    @Test func `a cancelled move tells the source nothing`() {
        let stage = ScrollStage(), items = Items([names(6)]), view = stage.collection(grid(), items)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
        stage.settle()
        view.cancelInteractiveMovement()
        stage.settle()
        #expect(view.texts == names(6))
        #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
