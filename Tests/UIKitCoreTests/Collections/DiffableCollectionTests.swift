import CoreGraphics
import Foundation
import SeededNumbers
import Testing

@testable import UIKitCore

/// A collection view with a diffable data source.
@MainActor
final class DiffableStage {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

    let stage = ScrollStage()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<OutlineCell, Int> { made, _, item in
            made.label.text = "\(item)"
            made.configured += 1
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        stage.window.addSubview(view)
        stage.settle()
    }

    static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var made = Snapshot()
        for (section, items) in sections {
            made.appendSections([section])
            made.appendItems(items, toSection: section)
        }
        return made
    }

    func apply(_ sections: KeyValuePairs<String, [Int]>, animated: Bool = true) {
        source.apply(Self.snapshot(sections), animatingDifferences: animated)
        stage.settle()
    }

    func apply(_ tree: Tree, to section: String = "a") {
        source.apply(tree, to: section)
        stage.settle()
    }

    func toggle(_ item: Int) {
        if let path = source.indexPath(for: item) { source.toggleOutline(at: path) }
        stage.settle()
    }

    /// The items on screen, separated by section.
    var shown: String {
        (0..<view.numberOfSections).map { section in
            (0..<view.numberOfItems(inSection: section)).map { cell($0, section)?.label.text ?? "-" }
                .joined(separator: " ")
        }.joined(separator: " | ")
    }

    func cell(_ item: Int, _ section: Int = 0) -> OutlineCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? OutlineCell
    }

    func cell(of item: Int) -> OutlineCell? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? OutlineCell }
    }
}

/// A cell that records the calls of the data source.
final class OutlineCell: UICollectionViewCell {
    let label = UILabel()
    var configured = 0
    var outline = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func showOutline(level: Int, isExpanded: Bool) { outline = "\(level)\(isExpanded ? "+" : "-")" }
}

@MainActor
struct DiffableCollectionTests {
    private typealias Snapshot = DiffableStage.Snapshot

    @Test func `a collection view shows a snapshot, and the changes to the next one`() {
        let made = DiffableStage(), source = made.source
        #expect(made.view.dataSource === source)
        made.apply(["a": [1, 2, 3]])
        #expect(made.shown == "1 2 3")
        let kept = made.cell(of: 3)
        made.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        var ended = 0
        source.apply(DiffableStage.snapshot(["b": [7], "a": [3, 4, 1]])) { ended += 1 }
        made.stage.settle()
        #expect(made.shown == "7 | 3 4 1")
        #expect(ended == 1)
        #expect(made.cell(of: 3) === kept)
        #expect(made.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 4)
        #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 9)) == nil)
        #expect(source.indexPath(for: 1) == IndexPath(item: 2, section: 1))
        #expect(source.indexPath(for: 2) == nil)
        #expect(source.sectionIdentifier(for: 1) == "a")
        #expect(source.index(for: "b") == 0)
    }

    @Test func `items that move into a new section keep their cells`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2, 3]])
        let kept = made.cell(of: 2)
        made.apply(["b": [2], "a": [1, 3]])
        #expect(made.shown == "2 | 1 3")
        #expect(made.cell(of: 2) === kept)
        #expect(kept?.configured == 1)
    }

    @Test func `reloaded items get new cells, reconfigured items keep their cells, both at new index paths`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2, 3]])
        let reloaded = made.cell(of: 2), reconfigured = made.cell(of: 3)
        var next = DiffableStage.snapshot(["a": [3, 9, 2, 1]])
        next.reloadItems([2])
        next.reconfigureItems([3])
        var ended = 0
        made.source.apply(next) { ended += 1 }
        made.stage.settle()
        #expect(made.shown == "3 9 2 1")
        #expect(ended == 1)
        #expect(made.cell(of: 2) !== reloaded)
        #expect(made.cell(of: 3) === reconfigured)
        #expect(reconfigured?.configured == 2)
        #expect(made.source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test func `a difference without animation keeps cells, a reload does not animate either`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2, 3]])
        let kept = made.cell(of: 3)
        var ended = false
        made.source.apply(DiffableStage.snapshot(["a": [3]]), animatingDifferences: false) { ended = true }
        #expect(ended)
        #expect(made.shown == "3")
        #expect(made.cell(of: 3) === kept)
        made.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        made.source.applySnapshotUsingReloadData(DiffableStage.snapshot(["a": [3, 4]]))
        #expect(made.shown == "3 4")
        #expect(made.view.indexPathsForSelectedItems == [])
    }

    @Test func `any snapshot may follow any other`() {
        let made = DiffableStage()
        var numbers = SeededNumbers(seed: 11)
        for round in 0..<80 {
            var items = Array(0..<14), next = Snapshot()
            for name in ["a", "b", "c", "d"].shuffled(using: &numbers) where Bool.random(using: &numbers) {
                next.appendSections([name])
                for _ in 0..<Int.random(in: 0..<5, using: &numbers) where !items.isEmpty {
                    next.appendItems([items.remove(at: Int.random(in: 0..<items.count, using: &numbers))])
                }
            }
            if round % 3 == 0 { next.reloadItems(Array(next.itemIdentifiers.prefix(1))) }
            if round % 4 == 0 { next.reconfigureItems(Array(next.itemIdentifiers.suffix(2))) }
            if round % 7 == 0 { next.reloadSections(Array(next.sectionIdentifiers.suffix(1))) }
            if next.numberOfSections > 1, round % 6 == 5 {
                var tree = DiffableStage.Tree()
                tree.append([100 + round])
                made.source.apply(tree, to: "b")
            }
            made.source.apply(next, animatingDifferences: round % 2 == 0)
            if round % 5 > 0 { made.stage.settle() }
            #expect(made.view.numberOfSections == next.numberOfSections)
        }
        made.stage.settle()
        let last = made.source.snapshot()
        let expected = last.sectionIdentifiers.map {
            last.itemIdentifiers(inSection: $0).map { "\($0)" }.joined(separator: " ")
        }.joined(separator: " | ")
        #expect(made.shown == expected)
    }

    @Test func `a snapshot that the app applies in the batch of another change joins the batch`() {
        let made = DiffableStage()
        made.apply(["a": [1, 2, 3]])
        var next = DiffableStage.snapshot(["a": [0, 3]])
        next.reloadItems([3])
        var ended = 0
        made.view.performBatchUpdates { made.source.apply(next) { ended += 1 } }
        made.stage.settle()
        #expect(made.shown == "0 3")
        #expect(ended == 1)
    }

    @Test func `a cell provider may apply another snapshot`() {
        let stage = ScrollStage()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(TextCell.self, forCellWithReuseIdentifier: "item")
        var source: UICollectionViewDiffableDataSource<String, Int>?
        var ended = 0
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            if item == 9 { source?.apply(DiffableStage.snapshot(["a": [4]])) { ended += 1 } }
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        stage.window.addSubview(view)
        source?.apply(DiffableStage.snapshot(["a": [1, 2]]))
        stage.settle()
        var next = DiffableStage.snapshot(["a": [9, 1]])
        next.reloadItems([1])
        source?.apply(next) { ended += 10 }
        stage.settle()
        #expect(source?.snapshot().itemIdentifiers == [4])
        #expect(view.numberOfItems(inSection: 0) == 1)
        #expect(ended == 11)
    }

    @Test func `supplementary views are from their provider`() {
        let made = DiffableStage()
        (made.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.tag = path.section + 5 }
        made.source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        made.apply(["a": [1], "b": [2]])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(made.view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [5, 6])
    }

    @Test func `a cell provider that returns nil stops with the item`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                snapshot.appendItems([77])
                source.apply(snapshot)
                _ = source.collectionView(view, cellForItemAt: IndexPath(item: 0, section: 0))
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("cell provider returned nil for index path"))
        #expect(text.contains("with item identifier '77', which is not allowed."))
    }

    @Test func `a snapshot of a background queue is shown in the next turn of the main queue`() async {
        let made = DiffableStage(), source = made.source
        let seen = await withCheckedContinuation { done in
            DispatchQueue.global().async {
                for items in [[1, 2, 3], [3, 4]] {
                    var next = source.snapshot()
                    if next.numberOfSections == 0 { next.appendSections(["a"]) }
                    next.deleteItems([1, 2])
                    next.appendItems(items.filter { next.indexOfItem($0) == nil })
                    source.apply(next, animatingDifferences: false) { dispatchPrecondition(condition: .onQueue(.main)) }
                }
                var tree = source.snapshot(for: "a")
                tree.append([5], to: 3)
                tree.expand([3])
                source.apply(tree, to: "a", animatingDifferences: false)
                let seen = source.snapshot().itemIdentifiers
                DispatchQueue.main.async { done.resume(returning: seen) }
            }
        }
        #expect(seen == [3, 5, 4])
        #expect(made.shown == "3 5 4")
        await source.apply(DiffableStage.snapshot(["a": [8]]), animatingDifferences: false)
        #expect(made.shown == "8")
        await source.applySnapshotUsingReloadData(DiffableStage.snapshot(["a": [9]]))
        #expect(made.shown == "9")
    }

    @Test func `the collection view does not keep its data source alive`() {
        weak var source: UICollectionViewDiffableDataSource<String, Int>?
        weak var view: UICollectionView?
        do {
            let made = DiffableStage()
            made.apply(["a": [1]])
            (source, view) = (made.source, made.view)
            made.view.removeFromSuperview()
        }
        #expect(source == nil)
        #expect(view == nil)
    }
}
