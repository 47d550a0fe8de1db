import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// Cells whose content or size changes in a batch, and the attributes of elements that leave the screen.
@MainActor
struct CellFadeTests {
    private let stage = ScrollStage()
    private let items = Items([(0..<30).map { "Item \($0)" }])

    private func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        return layout
    }
    private func cell(_ view: UICollectionView, _ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test("a cell that gets another size in a batch fades from a picture of its former content")
    func size() throws {
        let layout = grid(), view = stage.collection(layout, items)
        let first = try #require(cell(view, 0))
        let before = first.subviews.count
        layout.itemSize = CGSize(width: 150, height: 60)
        view.performBatchUpdates(nil)
        stage.frames(3)
        #expect(first.subviews.count == before + 1)
        let picture = try #require(first.subviews.last)
        let opacity = try #require(picture.layer.presentation()?.opacity)
        #expect(opacity > 0 && opacity < 1)
        #expect(first.frame.size == CGSize(width: 150, height: 60))
        stage.settle()
        #expect(first.subviews.count == before)
        #expect(cell(view, 0) === first)
        #expect(first.alpha == 1)
    }

    @Test("a reconfigured cell fades from its former content, an untouched one does not")
    func content() throws {
        let view = stage.collection(grid(), items)
        let (first, second) = (try #require(cell(view, 0)), try #require(cell(view, 1)))
        let before = first.subviews.count
        items.sections[0][0] = "Other"
        view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
        stage.frames(2)
        #expect(first.subviews.count == before + 1)
        #expect(second.subviews.count == before)
        #expect((first as? TextCell)?.label.text == "Other")
        stage.settle()
        #expect(first.subviews.count == before)
    }

    @Test("without animations no picture is made")
    func unanimated() throws {
        let layout = grid(), view = stage.collection(layout, items)
        let before = try #require(cell(view, 0)).subviews.count
        UIView.performWithoutAnimation {
            layout.itemSize = CGSize(width: 150, height: 60)
            view.performBatchUpdates(nil)
        }
        #expect(cell(view, 0)?.subviews.count == before)
    }

    @Test("a reloaded cell fades in while the old cell fades out at the place of the new one")
    func reload() throws {
        let view = stage.collection(grid(), items)
        let old = try #require(cell(view, 1))
        items.sections[0].remove(at: 0)
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        }
        stage.frames(3)
        let new = try #require(cell(view, 0))
        #expect(new !== old)
        let (oldLayer, newLayer) = (try #require(old.layer.presentation()), try #require(new.layer.presentation()))
        #expect(newLayer.opacity > 0 && newLayer.opacity < 1)
        #expect(oldLayer.opacity > 0 && oldLayer.opacity < 1)
        #expect(abs(oldLayer.frame.minX - newLayer.frame.minX) < 0.5)
        stage.settle()
        #expect(old.superview == nil)
        #expect(new.alpha == 1)
    }

    /// A flow layout that records and changes the attributes of elements that leave.
    private final class Leaving: UICollectionViewFlowLayout {
        var asked: [Int] = []
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            asked.append(itemIndexPath.item)
            let original = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            let copy = original?.copy() as? UICollectionViewLayoutAttributes
            copy?.alpha = 0.25
            return copy
        }
    }

    @Test("a cell that stays but leaves the screen asks the layout, by its former index path, for its final attributes")
    func leaving() throws {
        let layout = Leaving()
        layout.itemSize = CGSize(width: 320, height: 100)
        let view = stage.collection(layout, items)
        let last = try #require(cell(view, 4))
        items.sections[0].insert("New", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
        #expect(layout.asked == [4])
        #expect(last.alpha == 0.25)
        #expect(last.frame.minY == 550)
        stage.settle()
        #expect(cell(view, 4) !== last)
    }

    @Test("after a change of the layout cells appear from their places in the old layout, and the old layout is asked")
    func layouts() throws {
        let old = Leaving()
        old.itemSize = CGSize(width: 320, height: 100)
        let view = stage.collection(old, items)
        view.setCollectionViewLayout(grid(), animated: true)
        stage.frames(2)
        // Item 6 was below the screen, and comes from there.
        let y = try #require(cell(view, 6)?.layer.presentation()?.frame.minY)
        #expect(y > 220 && y < 660)
        #expect(old.asked.isEmpty)
        stage.settle()
        let rows = Leaving()
        rows.itemSize = CGSize(width: 320, height: 100)
        view.setCollectionViewLayout(rows, animated: true)
        stage.settle()
        view.setCollectionViewLayout(grid(), animated: false)
        #expect(rows.asked.isEmpty)
    }
}
