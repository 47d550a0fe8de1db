import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Lists of a compositional layout.
@MainActor
struct CompositionalListTests {
    private func stage(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: [Int] = [3, 2],
        size: CGSize = CGSize(width: 300, height: 480),
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> CompositionalStage {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return CompositionalStage(counts, .list(using: configuration), size: size)
    }

    private func place(_ stage: CompositionalStage, _ item: Int, _ section: Int = 0) -> ListItemPlace? {
        stage.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.listPlace
    }

    // Measured (collections/list-sections).
    @Test("rows of a plain list reach from edge to edge, and headers remain visible")
    func plain() {
        let stage = stage(.plain, [20, 20]) { $0.headerMode = .supplementary }
        #expect(stage.header() == CGRect(x: 0, y: 0, width: 300, height: 28))
        #expect(stage.shown(0) == CGRect(x: 0, y: 28, width: 300, height: 44))
        #expect(stage.shown(1)?.minY == 72)
        stage.scroll(to: 100)
        #expect(stage.header()?.minY == 100)
        #expect(place(stage, 0)?.margins.leading == 16)
        #expect(stage.view.backgroundColor == .systemBackground)
    }

    // Measured (collections/card-sections), Reported (collections/card-margin).
    @Test("cards keep 16 points clear in a narrow view and 20 in a wide view, with 17.5 points above and below")
    func cards() {
        let narrow = stage(.insetGrouped)
        #expect(narrow.shown(0) == CGRect(x: 16, y: 17.5, width: 268, height: 44))
        #expect(narrow.frame(0, 1)?.minY == CGFloat(184.5))
        #expect(narrow.view.backgroundColor == .systemGroupedBackground)
        let wide = stage(.insetGrouped, size: CGSize(width: 414, height: 480))
        #expect(wide.shown(0) == CGRect(x: 20, y: 17.5, width: 374, height: 44))
        #expect(place(narrow, 0)?.isFirst == true)
        #expect(place(narrow, 0)?.isLast == false)
        #expect(place(narrow, 2)?.isLast == true)
        #expect(place(narrow, 0)?.cornerRadius == 10)
    }

    @Test("a scroll without animation ends at its item, also if the items on the way have other heights than estimated")
    func scrollsToUnknownItem() {
        final class Texts: NSObject, UICollectionViewDataSource {
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
                var content = cell.defaultContentConfiguration()
                content.text = String(repeating: "text ", count: number * 5 + 1)
                cell.contentConfiguration = content
            }
            func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item) }
        }
        let texts = Texts()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        list.dataSource = texts
        let page = UIViewController()
        page.view.addSubview(list)
        let app = TestApp(page, draws: false)
        for path in [IndexPath(item: 7, section: 11), [5, 7]] {
            list.scrollToItem(at: path, at: .bottom, animated: false)
            #expect(list.cellForItem(at: path) != nil)
            let place = (list.cellForItem(at: path)?.frame.maxY ?? 0) - list.contentOffset.y
            #expect(abs(place - list.bounds.height) < 50)
            app.settle()
            #expect((list.cellForItem(at: path)?.frame.maxY ?? 0) - list.contentOffset.y == place)
        }
    }

    @Test("a header of cards does not remain visible, and replaces the space above the first row")
    func cardHeaders() {
        let stage = stage(.insetGrouped, [20]) { $0.headerMode = .supplementary }
        #expect(stage.header() == CGRect(x: 16, y: 0, width: 268, height: 17.5))
        #expect(stage.shown(0)?.minY == 17.5)
        stage.scroll(to: 10)
        #expect(stage.header()?.minY == 0)
        let attributes = stage.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(attributes?.zIndex == 200)
        #expect(attributes?.listPlace?.role == .header)
    }

    @Test("a header that is the first item is not part of the card")
    func firstItem() {
        let stage = stage(.insetGrouped) { $0.headerMode = .firstItemInSection }
        #expect(stage.shown(0)?.minY == 0)
        #expect(place(stage, 0)?.role == .header)
        #expect(place(stage, 0)?.separators == nil)
        #expect(place(stage, 1)?.isFirst == true)
        #expect(place(stage, 2)?.isLast == true)
    }

    // Measured (collections/list-sections): 10 points.
    @Test("rows of a sidebar keep 10 points clear, and have no separators")
    func sidebar() {
        let stage = stage(.sidebar)
        #expect(stage.shown(0) == CGRect(x: 10, y: 0, width: 280, height: 44))
        #expect(place(stage, 0)?.separators == nil)
        #expect(self.stage(.sidebarPlain).shown(0) == CGRect(x: 0, y: 0, width: 300, height: 44))
    }

    @Test("the padding above headers moves the header down")
    func padding() {
        let stage = stage(.plain) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 22
        }
        #expect(stage.header() == CGRect(x: 0, y: 22, width: 300, height: 28))
        #expect(stage.shown(0)?.minY == 50)
        #expect(stage.header(1)?.minY == CGFloat(204))
    }

    @Test("the handler changes the separators of single items, once for each item")
    func separators() {
        var asked: [Int] = []
        let stage = stage(.plain, [3]) {
            $0.itemSeparatorHandler = { path, configuration in
                asked.append(path.item)
                var result = configuration
                if path.item == 1 { result.bottomSeparatorVisibility = .hidden }
                return result
            }
        }
        #expect(place(stage, 0)?.separators?.bottomSeparatorVisibility == .automatic)
        #expect(place(stage, 1)?.separators?.bottomSeparatorVisibility == .hidden)
        #expect(asked == [0, 1, 2])
    }

    @Test("the color of a configuration is the background, and a clear color keeps the app's own")
    func background() {
        #expect(stage(.plain) { $0.backgroundColor = .red }.view.backgroundColor == .red)
        let layout = UICollectionViewCompositionalLayout.list(
            using: {
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.backgroundColor = .clear
                return configuration
            }())
        let stage = CompositionalStage([1], layout) { $0.backgroundColor = .green }
        #expect(stage.view.backgroundColor == .green)
    }

    @Test("a swipe uncovers the actions of a row, and a tap on an action performs the action")
    func swipeActions() throws {
        var performed: [Int] = []
        let stage = stage(.plain) {
            $0.trailingSwipeActionsConfigurationProvider = { path in
                guard path.item != 2 else { return nil }
                let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
                    performed.append(path.item)
                    done(true)
                }
                let configuration = UISwipeActionsConfiguration(actions: [action])
                configuration.performsFirstActionWithFullSwipe = false
                return configuration
            }
        }
        stage.app.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 130, y: 66))
        stage.app.settle()
        let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(stage.view.isSwiped(cell))
        #expect(cell.bounds.minX > 50)
        try stage.app.tap("Remove")
        stage.app.settle()
        #expect(performed == [1])
        #expect(!stage.view.isSwiped(cell))
        #expect(cell.bounds.minX == 0)
        stage.app.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 130, y: 110))
        stage.app.settle()
        #expect(stage.view.swiping?.row == nil)
    }

    @Test("the minus of a displayed cell opens the row while the list is edited")
    func revealedActions() throws {
        let stage = stage(.plain) {
            $0.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { _, _, _ in }])
            }
        }
        stage.view.isEditing = true
        stage.app.settle()
        let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        cell.cellParts.revealsSwipeActions?()
        stage.app.settle()
        #expect(stage.view.isSwiped(cell))
        #expect(cell.bounds.minX > 50)
    }

    @Test("a touch beside an open row closes the row and selects nothing, and a reload closes it too")
    func closingSwipes() throws {
        let stage = stage(.plain, [5]) {
            $0.leadingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { _, _, _ in }])
            }
        }
        func open() throws {
            stage.app.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 190, y: 20))
            stage.app.settle()
            #expect(stage.view.swiping?.row != nil)
        }
        try open()
        stage.app.tap(at: CGPoint(x: 100, y: 150))
        stage.app.settle()
        #expect(stage.view.swiping?.row == nil)
        #expect(stage.view.indexPathsForSelectedItems?.isEmpty != false)
        try open()
        stage.view.reloadData()
        stage.app.settle()
        #expect(stage.view.swiping?.row == nil)
        #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.minX == 0)
    }
}
