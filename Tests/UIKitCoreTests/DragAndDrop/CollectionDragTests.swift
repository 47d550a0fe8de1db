import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore
import UIKitTesting

/// A grid whose items are dragged, and on which items are dropped.
@MainActor
final class DragGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    let grid: UICollectionView
    var names: [String]
    var calls: [String] = []
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var performs: (any UICollectionViewDropCoordinator) -> Void = { _ in }
    var inserts = true
    var chosen: [IndexPath] = []

    init(_ names: [String], frame: CGRect) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        grid = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.delegate = self
        grid.dragDelegate = self
        grid.dropDelegate = self
    }

    /// The names of the visible items, by their labels.
    var texts: [String] {
        grid.visibleCells.filter { !$0.layer.isConcealed }.compactMap { $0.accessibilityLabel }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = names[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        _ = names[indexPath.item]
        return CGSize(width: 90, height: 60)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [DragRecorder.item(names[indexPath.item])] }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("drop end")
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        calls.append("perform \(coordinator.destinationIndexPath.map { "\($0)" } ?? "nil")")
        performs(coordinator)
        guard inserts, let target = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        let name = item.dragItem.localObject as? String ?? ""
        collectionView.performBatchUpdates {
            if let source = item.sourceIndexPath {
                names.remove(at: source.item)
                collectionView.deleteItems(at: [source])
            }
            names.insert(name, at: target.item)
            collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
    }
}

/// Drags and drops of items of collection views.
@MainActor
struct CollectionDragTests {
    private let list = DragGrid(
        ["a", "b", "c", "d", "e", "f"], frame: CGRect(x: 0, y: 100, width: 290, height: 200))
    private let other = DragGrid(["x", "y"], frame: CGRect(x: 0, y: 400, width: 290, height: 200))

    private func show() -> TestApp {
        let page = UIViewController(), app = TestApp(page)
        page.view.addSubview(list.grid)
        page.view.addSubview(other.grid)
        app.settle()
        return app
    }

    /// The middle of an item, in the window.
    private func item(_ index: Int, top: CGFloat = 100) -> CGPoint {
        CGPoint(x: 45 + CGFloat(index % 3) * 100, y: top + 30 + CGFloat(index / 3) * 70)
    }

    private func origins(_ list: DragGrid) -> [CGPoint] { list.grid.visibleCells.map(\.frame.origin) }

    @Test func `an item moves inside its grid, and the others move aside`() {
        let app = show()
        app.dragItem(from: item(0), to: item(4), drops: false)
        #expect(list.grid.hasActiveDrag && list.grid.hasActiveDrop && list.grid.hasUncommittedUpdates)
        app.advance(frames: 30)
        #expect(list.texts == ["b", "c", "d", "e", "f"])
        #expect(list.grid.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.origin == .zero)
        app.lift()
        app.settle()
        #expect(list.names == ["b", "c", "d", "e", "a", "f"])
        #expect(list.texts == ["b", "c", "d", "e", "a", "f"])
        #expect(list.calls == ["perform [0, 4]", "drop end"])
        #expect(!list.grid.hasActiveDrag && !list.grid.hasUncommittedUpdates)
    }

    @Test func `an item is dragged into another grid, with a gap at its place`() {
        let app = show()
        other.operation = .copy
        app.dragItem(from: item(0), to: item(1, top: 400), drops: false)
        app.advance(frames: 30)
        #expect(origins(other) == [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0)])
        app.lift()
        app.settle()
        #expect(other.names == ["x", "a", "y"])
        #expect(other.texts == ["x", "a", "y"])
        #expect(list.texts == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `a drop behind the last item has the number of items`() {
        let app = show()
        app.dragItem(from: item(0), to: CGPoint(x: 245, y: 560))
        app.settle()
        #expect(other.names == ["x", "y", "a"])
    }

    @Test func `a drop on an empty grid has index 0`() {
        let app = show()
        other.names = []
        other.grid.reloadData()
        app.settle()
        app.dragItem(from: item(0), to: CGPoint(x: 145, y: 500))
        app.settle()
        #expect(other.names == ["a"])
        #expect(other.texts == ["a"])
    }

    @Test func `a drop into an item highlights the item`() {
        let app = show()
        other.intent = .insertIntoDestinationIndexPath
        other.inserts = false
        app.dragItem(from: item(0), to: item(1, top: 400), drops: false)
        let cell = other.grid.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(cell?.isHighlighted == true)
        #expect(cell?.configurationState.cellDropState == .targeted)
        app.lift()
        app.settle()
        #expect(cell?.isHighlighted == false)
        #expect(other.calls.first == "perform [0, 1]")
    }

    @Test func `a slow cadence waits before items move aside`() {
        let app = show()
        other.grid.reorderingCadence = .slow
        app.dragItem(from: item(0), to: item(1, top: 400), drops: false)
        app.advance(frames: 3)
        #expect(!other.grid.hasUncommittedUpdates)
        app.advance(frames: 30)
        #expect(other.grid.hasUncommittedUpdates)
        app.lift()
        app.settle()
        #expect(other.names == ["x", "a", "y"])
    }

    @Test func `a placeholder is shown until its data is inserted`() {
        let app = show()
        other.inserts = false
        var context: (any UICollectionViewDropPlaceholderContext)?
        other.performs = { coordinator in
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "item")
            placeholder.cellUpdateHandler = { $0.accessibilityLabel = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        app.dragItem(from: item(0), to: item(1, top: 400))
        app.settle()
        #expect(other.texts == ["x", "…", "y"])
        #expect(other.grid.hasUncommittedUpdates)
        // A touch has the index path of the data; the placeholder has none.
        app.tap(at: item(2, top: 400))
        app.tap(at: item(1, top: 400))
        #expect(other.chosen == [IndexPath(item: 1, section: 0)])
        other.names.insert("w", at: 0)
        other.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
        app.settle()
        #expect(other.texts == ["w", "x", "…", "y"])
        var path: IndexPath?
        #expect(
            context?.commitInsertion { insertion in
                path = insertion
                other.names.insert("a", at: insertion.item)
            } == true)
        app.settle()
        #expect(path == IndexPath(item: 2, section: 0))
        #expect(other.texts == ["w", "x", "a", "y"])
        #expect(!other.grid.hasUncommittedUpdates)
    }

    @Test func `a diffable data source with a handler moves its items`() {
        let page = UIViewController(), app = TestApp(page)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.minimumLineSpacing = 10
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 290, height: 200), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            cell.accessibilityLabel = name
            return cell
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d", "e"])
        source.apply(snapshot, animatingDifferences: false)
        grid.dragDelegate = list
        page.view.addSubview(grid)
        app.settle()
        app.dragItem(from: item(0), to: item(2))
        app.settle()
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d", "e"])
        #expect(grid.visibleCells.compactMap(\.accessibilityLabel) == ["b", "c", "a", "d", "e"])
    }

    @Test func `items are dragged between a table and a grid`() {
        let table = DragTable([["t1", "t2"]], frame: CGRect(x: 0, y: 620, width: 390, height: 150))
        let app = show()
        list.grid.superview?.addSubview(table.table)
        app.settle()
        app.dragItem(from: item(2), to: CGPoint(x: 100, y: 642))
        app.settle()
        #expect(table.names == [["c", "t1", "t2"]])
        app.dragItem(from: CGPoint(x: 100, y: 686), to: item(0, top: 400))
        app.settle()
        #expect(other.names == ["t1", "x", "y"])
        #expect(other.texts == ["t1", "x", "y"])
    }
}
