import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// The reorder accessory of list cells.
@MainActor
struct ReorderHandleTests {
    private final class Page: UIViewController {
        var list: UICollectionView!
        var source: UICollectionViewDiffableDataSource<Int, String>!
        var fixed: Set<String> = ["c"]

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                cell.accessories = [.reorder(displayed: .always)]
            }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
            }
            source.reorderingHandlers.canReorderItem = { [unowned self] in !fixed.contains($0) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "c", "d", "e"])
            source.apply(snapshot, animatingDifferences: false)
        }
        var names: [String] { source.snapshot().itemIdentifiers }
    }

    private let page = Page()
    private let app: TestApp

    init() {
        app = TestApp(page, draws: false)
        app.settle()
    }

    private func handle(_ item: Int) throws -> CGPoint {
        let cell = try #require(page.list.cellForItem(at: IndexPath(item: item, section: 0)))
        let handle = try #require(cell.subviews.lazy.compactMap { $0 as? ReorderHandle }.first)
        return handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    }

    @Test("a drag of the handle moves the row at once, and only vertically")
    func drag() throws {
        let start = try handle(0)
        let cell = try #require(page.list.cellForItem(at: IndexPath(item: 0, section: 0)))
        let x = cell.center.x
        app.drag(from: start, to: CGPoint(x: start.x - 30, y: start.y + 90), lifts: false)
        app.advance(frames: 30)
        #expect(cell.center.x == x)
        #expect(page.list.contentOffset.y == -page.list.adjustedContentInset.top)
        #expect(page.names == ["a", "b", "c", "d", "e"])
        app.lift()
        app.settle()
        #expect(page.names == ["b", "c", "a", "d", "e"])
    }

    @Test("a row that the data source keeps does not move")
    func refused() throws {
        let start = try handle(2)
        app.drag(from: start, to: CGPoint(x: start.x, y: start.y + 90))
        app.settle()
        #expect(page.names == ["a", "b", "c", "d", "e"])
        #expect(!page.list.hasUncommittedUpdates)
        // The handle works again for other rows.
        let other = try handle(4)
        app.drag(from: other, to: CGPoint(x: other.x, y: other.y - 45))
        app.settle()
        #expect(page.names == ["a", "b", "c", "e", "d"])
    }

    @Test("with a slow cadence rows move aside only below a resting finger, and a lift does not wait")
    func cadence() throws {
        page.list.reorderingCadence = .slow
        let start = try handle(0)
        func shown() throws -> CGFloat {
            let row = page.list.visibleCells.first { ($0.contentView as? UIListContentView)?.label.text == "b" }
            return try #require(row).frame.minY
        }
        let before = try shown()
        app.drag(from: start, to: CGPoint(x: start.x, y: start.y + 45), lifts: false)
        #expect(try shown() == before)
        app.advance(frames: 40)
        #expect(try shown() < before)
        app.lift()
        app.settle()
        #expect(page.names == ["b", "a", "c", "d", "e"])
        let next = try handle(0)
        app.drag(from: next, to: CGPoint(x: next.x, y: next.y + 45))
        app.settle()
        #expect(page.names == ["a", "b", "c", "d", "e"])
    }
}
