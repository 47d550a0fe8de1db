import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Sections that scroll across the layout.
@MainActor
struct CompositionalRowViewTests {
    private func stage(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rightToLeft: Bool = false,
        _ change: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalStage {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            guard section == 0 else { return .rows(.absolute(100)) }
            let row = NSCollectionLayoutSection.row(200, 100, behavior)
            row.interGroupSpacing = 12
            row.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            change(row)
            return row
        }
        return CompositionalStage([8, 30], layout, rightToLeft: rightToLeft)
    }

    // Measured (collections/orthogonal-row).
    @Test("a section that scrolls has a scroll view inside of its insets, with the visible cells only")
    func frames() throws {
        let stage = stage(.continuous)
        let row = try #require(stage.rows.first)
        #expect(row.frame == CGRect(x: 16, y: 16, width: 288, height: 100))
        #expect(row.contentSize == CGSize(width: 8 * 200 + 7 * 12, height: 100))
        #expect(stage.frame(2) == CGRect(x: 440, y: 16, width: 200, height: 100))
        #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1])
        let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.superview === row)
        #expect(stage.shown(1) == CGRect(x: 228, y: 16, width: 200, height: 100))
    }

    @Test("a scrolled row is visible over the insets of its section, where touches reach its cells")
    func overInsets() throws {
        let stage = stage(.continuous)
        let row = try #require(stage.rows.first)
        #expect(!row.clipsToBounds)
        row.contentOffset.x = 210
        stage.app.settle()
        #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
        #expect(stage.shown(0) == CGRect(x: -194, y: 16, width: 200, height: 100))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 3, y: 50)) == IndexPath(item: 0, section: 0))
        stage.app.tap(at: CGPoint(x: 3, y: 50))
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        // A drag that begins over the inset scrolls the row.
        stage.app.drag(from: CGPoint(x: 312, y: 60), to: CGPoint(x: 212, y: 60))
        stage.app.settle()
        #expect(row.contentOffset.x > 250)
    }

    @Test("scrolling the section displays other cells, and solves nothing again")
    func scrolling() throws {
        var solves = 0
        let stage = stage(.continuous) { _ in solves += 1 }
        let row = try #require(stage.rows.first)
        row.contentOffset.x = 424
        stage.app.settle()
        #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
        #expect(stage.shown(2)?.minX == 16)
        #expect(solves == 1)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 20, y: 50)) == IndexPath(item: 2, section: 0))
    }

    @Test("the offset of a section is kept while the section is out of sight")
    func offset() throws {
        let stage = stage(.continuous)
        let row = try #require(stage.rows.first)
        row.contentOffset.x = 300
        stage.app.settle()
        stage.scroll(to: 600)
        #expect(stage.rows.isEmpty)
        stage.scroll(to: 0)
        #expect(stage.rows.first?.contentOffset.x == 300)
        #expect(stage.shown(2)?.minX == 140)
    }

    // Measured (collections/rest-stops).
    @Test("a drag comes to rest at the leading edge of a group, or in the center")
    func resting() throws {
        for (behavior, offset) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(212)),
            (.groupPagingCentered, 212 + 100 - 144), (.paging, 288),
        ] {
            let stage = stage(behavior)
            stage.app.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60), frames: 4)
            stage.app.settle()
            #expect(stage.rows.first?.contentOffset.x == offset, "\(behavior)")
        }
        #expect(stage(.groupPagingCentered).rows.first?.contentOffset.x == CGFloat(-44))
    }

    @Test("a vertical drag over the section scrolls the collection view")
    func vertical() throws {
        let stage = stage(.continuous)
        stage.app.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 40), frames: 10)
        stage.app.settle()
        #expect(stage.view.contentOffset.y > 20)
        #expect(stage.rows.first?.contentOffset.x ?? 0 == 0)
    }

    @Test("a section from right to left begins at its right end")
    func rightToLeft() throws {
        let stage = stage(.continuous, rightToLeft: true)
        #expect(stage.shown(0) == CGRect(x: 104, y: 16, width: 200, height: 100))
        let row = try #require(stage.rows.first)
        #expect(row.contentOffset.x == row.contentSize.width - 288)
        #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1])
    }

    @Test("a change of the layout begins where the cells of a scrolled section are", arguments: [false, true])
    func layoutChange(rightToLeft: Bool) throws {
        let stage = stage(.continuous, rightToLeft: rightToLeft)
        let row = try #require(stage.rows.first)
        row.contentOffset.x += rightToLeft ? -90 : 90
        stage.app.settle()
        for item in 0...1 {
            let path = IndexPath(item: item, section: 0)
            let attributes = stage.view.visible(.cell(path), in: stage.view.collectionViewLayout)
            #expect(try #require(attributes).frame == stage.shown(item))
        }
    }

    @Test("scrolling to an item of the section scrolls the section")
    func scrollingToItem() throws {
        let stage = stage(.continuous)
        stage.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
        stage.app.settle()
        #expect(stage.rows.first?.contentOffset.x == 848)
        #expect(stage.shown(4)?.minX == 16)
        stage.scroll(to: 900)
        stage.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
        stage.app.settle()
        #expect(stage.shown(0)?.minX == 16)
    }

    // Measured (collections/visible-items).
    @Test("the handler of a section is called for each change of the offset, and the cells keep what the handler sets")
    func handler() throws {
        var calls: [(CGPoint, [Int])] = []
        let stage = stage(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                calls.append((offset, items.map(\.indexPath.item)))
                for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
                #expect(environment.container.contentSize.width == 320)
            }
        }
        #expect(calls.first?.0 == .zero)
        #expect(calls.first?.1 == [0, 1])
        #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        let row = try #require(stage.rows.first)
        let before = calls.count
        row.contentOffset.x = 100
        stage.app.settle()
        #expect(calls.count == before + 1)
        #expect(calls.last?.0 == CGPoint(x: 100, y: 0))
        #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    }

    @Test("a reload and a new definition keep the offset, and a row that fits does not scroll")
    func reloading() throws {
        let stage = stage(.continuous)
        try #require(stage.rows.first).contentOffset.x = 300
        stage.app.settle()
        stage.view.reloadData()
        stage.app.settle()
        #expect(stage.rows.first?.contentOffset.x == 300)
        stage.counts[0] = 1
        stage.view.reloadData()
        stage.app.settle()
        #expect(stage.rows.first?.contentOffset.x == 0)
        #expect(stage.rows.first?.canScrollHorizontally == false)
    }

    @Test("a deleted section takes its row away, and the offsets of other rows move with their sections")
    func deleting() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in .row(200, 100, .continuous) }
        let stage = CompositionalStage([5, 5, 5], layout)
        let second = try #require(stage.rows.first { $0.section == 1 })
        second.contentOffset.x = 250
        stage.app.settle()
        stage.counts = [5, 5]
        stage.view.deleteSections([0])
        stage.app.settle()
        #expect(stage.rows.count == 2)
        #expect(second.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(second.contentOffset.x == 250)
        #expect(stage.shown(1) == CGRect(x: -50, y: 0, width: 200, height: 100))
    }

    @Test("the properties of a section set how its row decelerates and bounces")
    func properties() {
        let stage = stage(.groupPaging) { section in
            let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
            properties.decelerationRate = .normal
            properties.bounce = .never
            section.orthogonalScrollingProperties = properties
        }
        #expect(stage.rows.first?.decelerationRate == .normal)
        #expect(stage.rows.first?.bounces == false)
        #expect(self.stage(.groupPaging).rows.first?.decelerationRate == .fast)
        #expect(self.stage(.continuous).rows.first?.decelerationRate == .normal)
    }

    @Test("a tap selects a cell of a row")
    func selecting() {
        let stage = stage(.continuous)
        stage.app.tap(at: CGPoint(x: 250, y: 60))
        stage.app.settle()
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("another layout removes the rows")
    func changing() {
        let stage = stage(.continuous)
        stage.view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout(section: .rows(.absolute(50))), animated: false)
        stage.app.settle()
        #expect(stage.rows.isEmpty)
        #expect(stage.shown(1) == CGRect(x: 0, y: 50, width: 320, height: 50))
    }
}
