import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
struct CollectionFocusTests {
    /// A layout whose even sections scroll horizontally and whose odd sections are grids of three columns.
    func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let isRow = index % 2 == 0
            let item = NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(isRow ? 1 : 1.0 / 3), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: isRow ? .absolute(100) : .fractionalWidth(1), heightDimension: .absolute(80)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            if isRow { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
    }

    private func flow(_ count: Int) -> (TestApp, UICollectionView, Cells) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 10
        let cells = Cells(count)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = cells
        view.delegate = cells
        let controller = UIViewController()
        let app = TestApp(controller, size: CGSize(width: 300, height: 480), safeArea: UIEdgeInsets.zero)
        controller.view.addSubview(view)
        app.settle()
        return (app, view, cells)
    }

    final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count: Int
        var lines: [String] = []
        init(_ count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            lines.append("select \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            lines.append("primary \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { lines.append("focus \(context.nextFocusedIndexPath?.item ?? -1)") }
    }

    @Test("arrows move in the grid of a flow layout, and reach an incomplete last line")
    func grid() {
        let (app, view, cells) = flow(8)
        defer { withExtendedLifetime((view, cells)) {} }
        app.press([.right])
        #expect(app.focusedText == "0.0")
        app.press([.right, .down])
        #expect(app.focusedText == "0.4")
        app.press(.left)
        #expect(app.focusedText == "0.3")
        app.press([.right, .right, .right])
        #expect(app.focusedText == "0.5")
        app.press(.down)
        #expect(app.focusedText == "0.7")
        app.press(.down)
        #expect(app.focusedText == "0.7")
    }

    @Test("in right-to-left interfaces the left arrow moves forward, also in sections that scroll by themselves")
    func rightToLeft() {
        let stage = CompositionalStage([20, 6], layout(), rightToLeft: true)
        stage.app.press([.down, .left, .left])
        #expect(stage.app.focusedText == "0.2")
        stage.app.press(.right)
        #expect(stage.app.focusedText == "0.1")
        stage.app.press([.down, .left])
        #expect(stage.app.focusedText == "1.2")
    }

    @Test("a large grid scrolls to the focused item, by lines, pages and ends")
    func far() {
        let (app, view, cells) = flow(30_000)
        defer { withExtendedLifetime(cells) {} }
        app.press([.down, .end])
        #expect(app.focusedText == "0.29999")
        #expect(view.contentOffset.y == view.contentSize.height - 480)
        app.press(.home)
        app.press(.pageDown)
        // 420 points are 6 lines of 70 points.
        #expect(app.focusedText == "0.18")
        for _ in 0..<10 { app.press(.down) }
        #expect(app.focusedText == "0.48")
        #expect(view.bounds.contains((app.focusedItem as? UIView)?.frame ?? .zero))
    }

    @Test("Return selects the focused item and performs its primary action, and the delegate gets the movement")
    func activation() {
        let (app, view, cells) = flow(9)
        app.press([.down, .right, .enter])
        #expect(cells.lines == ["focus 0", "focus 1", "select 1", "primary 1"])
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    @Test("arrows cross sections that scroll by themselves, and scroll them")
    func rows() {
        let stage = CompositionalStage([20, 6, 20], layout())
        stage.app.press(.down)
        #expect(stage.app.focusedText == "0.0")
        for _ in 0..<6 { stage.app.press(.right) }
        #expect(stage.app.focusedText == "0.6")
        let cell = stage.app.focusedItem as? UIView
        #expect(cell.map { stage.view.bounds.contains($0.convert($0.bounds, to: stage.view)) } == true)
        stage.app.press(.down)
        // The focused item is displayed at the right edge: above the last column of the grid.
        #expect(stage.app.focusedText == "1.2")
        stage.app.press([.down, .down])
        #expect(stage.app.focusedText?.hasPrefix("2.") == true)
        stage.app.press([.up, .up, .up])
        #expect(stage.app.focusedText == "0.6")
        for _ in 0..<7 { stage.app.press(.left) }
        #expect(stage.app.focusedText == "0.0")
    }

    @Test("a plain cell has a ring, with the corners of its layer, and loses it with the focus")
    func ring() throws {
        let (app, view, cells) = flow(9)
        defer { withExtendedLifetime((view, cells)) {} }
        app.press(.down)
        let cell = try #require(app.focusedItem as? UICollectionViewCell)
        app.settle()
        #expect(cell.focus?.ring != nil)
        app.press(.right)
        #expect(cell.focus?.ring == nil)
    }

    @Test("the focus of a list cell is its background in the tint color")
    func listCell() throws {
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "More"), .disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let controller = UIViewController()
        let app = TestApp(controller)
        controller.view.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
        app.press([.down, .down])
        app.settle()
        let cell = try #require(app.focusedItem as? UICollectionViewListCell)
        #expect(cell.configurationState.isFocused)
        #expect(cell.focus?.ring == nil)
        let fill = try #require(cell.configurations.background)
        #expect(fill.resolvedBackgroundColor(for: .systemRed) == .systemRed)
        #expect(cell.list.items.map { ($0.view as? UILabel)?.textColor ?? $0.view.tintColor } == [.white, .white])
        let other = try #require(
            view.cellForItem(at: IndexPath(item: 5, section: 0)) as? UICollectionViewListCell)
        #expect(
            other.list.items.map { ($0.view as? UILabel)?.textColor ?? $0.view.tintColor }
                == [.secondaryLabel, .tertiaryLabel])
        // The focus stays with the item of a diffable change.
        snapshot.insertItems([100], beforeItem: 0)
        source.apply(snapshot, animatingDifferences: true)
        app.settle()
        #expect(view.indexPath(for: try #require(app.focusedItem as? UICollectionViewCell))?.item == 2)
    }
}
