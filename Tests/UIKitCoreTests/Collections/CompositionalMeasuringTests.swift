import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Items whose cells choose their own size.
@MainActor
struct CompositionalMeasuringTests {
    private func heights(_ count: Int, _ height: (Int) -> CGFloat) -> [IndexPath: CGFloat] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { (IndexPath(item: $0, section: 0), height($0)) })
    }

    // Measured (collections/self-sizing-items): only items in sight are measured.
    @Test("visible cells replace estimates by their own height, and other items keep the estimate")
    func estimates() {
        let stage = CompositionalStage(
            [100], .init(section: .rows(.estimated(44))), heights: heights(100) { $0 % 2 == 0 ? 60 : 30 })
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(stage.frame(1) == CGRect(x: 0, y: 60, width: 320, height: 30))
        #expect(stage.frame(2)?.minY == 90)
        #expect(stage.frame(50)?.height == 44)
        // 480 points show 11 items, whose heights replace their estimates.
        let shown = stage.view.indexPathsForVisibleItems.count
        #expect(shown == 11)
        #expect(Set(stage.asked.map(\.item)).count == 11)
    }

    @Test("a cell that keeps the estimated size is not measured forever")
    func keeping() {
        let stage = CompositionalStage([3], .init(section: .rows(.estimated(44))))
        #expect(stage.view.contentSize.height == 132)
    }

    @Test("items above the visible part that turn out larger do not move the visible content")
    func scrollingUp() throws {
        let stage = CompositionalStage(
            [100], .init(section: .rows(.estimated(44))), heights: heights(100) { _ in 60 })
        stage.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        stage.app.settle()
        #expect(stage.shown(50)?.minY == 0)
        for step in 1...10 {
            let before = try #require(stage.shown(50)?.minY)
            stage.view.contentOffset.y -= 40
            stage.app.settle()
            #expect(stage.shown(50)?.minY == before + 40, "step \(step)")
        }
        #expect(stage.frame(49)?.height == 60)
    }

    @Test("measured heights survive an invalidation, and not a change of the width")
    func surviving() {
        let stage = CompositionalStage(
            [100], .init(section: .rows(.estimated(44))), heights: heights(100) { _ in 60 })
        stage.scroll(to: 600)
        #expect(stage.frame(0)?.height == 60)
        stage.view.collectionViewLayout.invalidateLayout()
        stage.app.settle()
        #expect(stage.frame(0)?.height == 60)
        stage.view.frame.size.width = 300
        stage.app.settle()
        #expect(stage.frame(0)?.height == 44)
    }

    @Test("measured heights move with their items")
    func moving() {
        let stage = CompositionalStage(
            [20], .init(section: .rows(.estimated(44))), heights: heights(20) { $0 == 0 ? 100 : 50 })
        stage.counts = [21]
        stage.heights = heights(21) { $0 == 1 ? 100 : $0 == 0 ? 70 : 50 }
        UIView.performWithoutAnimation { stage.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        stage.app.settle()
        #expect(stage.frame(0)?.height == 70)
        #expect(stage.frame(1)?.height == 100)
        #expect(stage.frame(2)?.height == 50)
    }

    @Test("siblings that are uniform get the largest height")
    func uniform() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 44)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .wide(.estimated(44)), subitems: [item])
        let stage = CompositionalStage(
            [2], .init(section: NSCollectionLayoutSection(group: group)), heights: heights(2) { $0 == 0 ? 50 : 80 })
        #expect(stage.frame(0)?.height == 80)
        #expect(stage.frame(1)?.height == 80)
        #expect(stage.view.contentSize.height == 80)
    }

    @Test("scrolling up to rows of cells that turn out larger does not move the visible content")
    func rowsAbove() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(100), heightDimension: .estimated(50)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        var heights: [IndexPath: CGFloat] = [:]
        for section in 0..<30 { for item in 0..<4 { heights[IndexPath(item: item, section: section)] = 80 } }
        let stage = CompositionalStage(Array(repeating: 4, count: 30), layout, heights: heights)
        stage.view.scrollToItem(at: IndexPath(item: 0, section: 15), at: .top, animated: false)
        stage.app.settle()
        for step in 1...6 {
            let before = try #require(stage.shown(0, 15)?.minY)
            stage.view.contentOffset.y -= 40
            stage.app.settle()
            #expect(stage.shown(0, 15)?.minY == before + 40, "step \(step)")
        }
        #expect(stage.frame(0, 14)?.height == 80)
    }
}
