import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The frames of compositional layouts, and the calls of their closures.
@MainActor
struct CompositionalLayoutTests {
    // Measured (collections/fraction-spacing): 90.5 points wide at 16, 114.5 and 213.
    @Test("three thirds share the width of a row less the spacings, on the pixel grid")
    func thirds() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .wide(.absolute(50)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.interGroupSpacing = 4
        let stage = CompositionalStage([5], .init(section: section))
        #expect(stage.shown(0) == CGRect(x: 16, y: 10, width: 90.5, height: 50))
        #expect(stage.shown(1) == CGRect(x: 114.5, y: 10, width: 90.5, height: 50))
        #expect(stage.shown(2) == CGRect(x: 213, y: 10, width: 90.5, height: 50))
        #expect(stage.shown(3) == CGRect(x: 16, y: 64, width: 90.5, height: 50))
        #expect(stage.view.contentSize == CGSize(width: 320, height: 124))
    }

    @Test("in a layout from right to left the first item lies at the right")
    func rightToLeft() {
        let item = NSCollectionLayoutItem(layoutSize: .fixed(100, 50))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .wide(.absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        let stage = CompositionalStage([2], .init(section: section), rightToLeft: true)
        #expect(stage.shown(0) == CGRect(x: 210, y: 0, width: 100, height: 50))
        #expect(stage.shown(1) == CGRect(x: 110, y: 0, width: 100, height: 50))
    }

    @Test("a custom group has the frames of its closure, whose container is the group in the whole view")
    func custom() {
        var containers: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: .wide(.absolute(120))) { environment in
            containers.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 70, height: 80)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 90, y: 6, width: 70, height: 80), zIndex: 3),
            ]
        }
        let stage = CompositionalStage([3], .init(section: NSCollectionLayoutSection(group: group)))
        #expect(containers == [CGSize(width: 320, height: 120)])
        #expect(stage.shown(0) == CGRect(x: 5, y: 6, width: 70, height: 80))
        #expect(stage.shown(2) == CGRect(x: 5, y: 126, width: 70, height: 80))
        #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    }

    @Test("the definition of each section is requested once for each computation, and not while the user scrolls")
    func provider() {
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { section, _ in
            asked.append(section)
            return .rows(.absolute(100))
        }
        let stage = CompositionalStage([10, 10], layout)
        #expect(asked == [0, 1])
        stage.scroll(to: 300)
        #expect(asked == [0, 1])
        #expect(stage.shown(3)?.minY == 0)
        layout.invalidateLayout()
        stage.app.settle()
        #expect(asked == [0, 1, 0, 1])
        stage.view.frame.size.width = 200
        stage.app.settle()
        #expect(asked == [0, 1, 0, 1, 0, 1])
        #expect(stage.shown(3)?.width == 200)
    }

    @Test("a section without items needs no definition")
    func emptySection() {
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : .rows(.absolute(100)) }
        let stage = CompositionalStage([0, 2], layout)
        #expect(stage.shown(0, 1) == CGRect(x: 0, y: 0, width: 320, height: 100))
    }

    // Measured (collections/pinned-boundary).
    @Test("a pinned header stays at the top while its section is visible, and leaves with the section")
    func pinnedHeader() {
        let section = NSCollectionLayoutSection.rows(.absolute(100))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .wide(.absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage([5, 20], .init(section: section))
        #expect(stage.header() == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(stage.shown(0)?.minY == 40)
        stage.scroll(to: 150)
        #expect(stage.header()?.minY == 150)
        stage.scroll(to: 520)
        #expect(stage.header()?.minY == 500)
        #expect(stage.header(1)?.minY == 540)
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(
            stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.zIndex == 1_000_000_001)
    }

    // Measured (collections/badge).
    @Test("a badge lies at the corner of its item, above the cell")
    func badge() throws {
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .fixed(20, 20), elementKind: "badge", containerAnchor: anchor)
        let item = NSCollectionLayoutItem(layoutSize: .fixed(100, 60), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .wide(.absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 20
        let stage = CompositionalStage([2], .init(section: section))
        #expect(stage.header(0, "badge") == CGRect(x: 90, y: 10, width: 20, height: 20))
        let second = stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
        #expect(second?.frame == CGRect(x: 190, y: 10, width: 20, height: 20))
        #expect(second?.layer.zPosition == 1)
    }

    final class Card: UICollectionReusableView {}

    @Test("a decoration view lies behind its section, with the class that the layout knows")
    func decoration() throws {
        let section = NSCollectionLayoutSection.rows(.absolute(100))
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Card.self, forDecorationViewOfKind: "card")
        let stage = CompositionalStage([2], layout)
        let card = try #require(stage.app.find(Card.self))
        #expect(card.frame == CGRect(x: 2, y: 1, width: 314, height: 196))
        #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.zPosition == 1)
    }

    @Test("sections keep clear of the safe area at the sides, and not with another reference")
    func safeArea() {
        let safe = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        var environment: (CGSize, CGSize)?
        let layout = UICollectionViewCompositionalLayout { section, surroundings in
            let container = surroundings.container
            environment = (container.contentSize, container.effectiveContentSize)
            let result = NSCollectionLayoutSection.rows(.absolute(100))
            if section == 1 { result.contentInsetsReference = .none }
            return result
        }
        let stage = CompositionalStage([1, 1], layout, safeArea: safe)
        #expect(stage.shown(0) == CGRect(x: 40, y: 0, width: 250, height: 100))
        #expect(stage.shown(0, 1) == CGRect(x: 0, y: 100, width: 320, height: 100))
        #expect(environment?.0 == CGSize(width: 320, height: 480))
        #expect(environment?.1 == CGSize(width: 250, height: 480))
    }

    @Test("a configuration sets the direction, the spacing of sections, and a header of the whole layout")
    func configuration() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .wide(.absolute(30)), elementKind: "title", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(100)), configuration: configuration)
        let stage = CompositionalStage([1, 1], layout)
        #expect(stage.shown(0, 1)?.minY == 142)
        let title = stage.view.supplementaryView(forElementKind: "title", at: IndexPath(item: .max, section: 0))
        #expect(title?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        let sideways = UICollectionViewCompositionalLayoutConfiguration()
        sideways.scrollDirection = .horizontal
        layout.configuration = sideways
        stage.app.settle()
        #expect(stage.frame(0, 1) == CGRect(x: 320, y: 0, width: 320, height: 100))
    }

    @Test("the insets of a header shrink its frame")
    func headerInsets() {
        let section = NSCollectionLayoutSection.rows(.absolute(100))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .wide(.absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage([1], .init(section: section))
        #expect(stage.header() == CGRect(x: 10, y: 5, width: 290, height: 30))
        #expect(stage.shown(0)?.minY == 40)
    }

    @Test("a copy of a section, a group and an item has the same properties")
    func copies() throws {
        let item = NSCollectionLayoutItem(layoutSize: .fixed(10, 20))
        item.contentInsets.top = 3
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(4), top: nil, trailing: .flexible(5), bottom: nil)
        let itemCopy = try #require(item.copy() as? NSCollectionLayoutItem)
        #expect(itemCopy.contentInsets.top == 3)
        #expect(itemCopy.edgeSpacing?.trailing?.isFlexible == true)
        #expect(itemCopy.layoutSize.heightDimension.dimension == 20)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: .fixed(10, 60), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(2)
        let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
        #expect(groupCopy.interItemSpacing?.spacing == 2)
        #expect(groupCopy.subitems.first === item)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 9
        section.orthogonalScrollingBehavior = .paging
        let sectionCopy = try #require(section.copy() as? NSCollectionLayoutSection)
        #expect(sectionCopy.interGroupSpacing == 9)
        #expect(sectionCopy.orthogonalScrollingBehavior == .paging)
    }

    @Test("the sketch of a group shows its items as boxes")
    func sketch() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .wide(.absolute(50)), subitems: [item])
        let lines = group.visualDescription().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 12)
        #expect(lines.first?.filter { $0 == "+" }.count == 3)
    }
}
