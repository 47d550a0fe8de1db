import Diagnostics
public import Foundation
import ListLogic

/// A data source that displays snapshots in a collection view and computes the changes between two snapshots.
///
/// The initializer sets the object as the collection view's data source; the collection view holds its data source
/// weakly.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Creates or dequeues the cell of an item. Returning nil is a programming error.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Creates or dequeues a supplementary view. Returning nil is a programming error.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// The sections and items at one time.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>

    let display: SnapshotDisplay<UICollectionView, SectionIdentifierType, ItemIdentifierType>
    private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// Returns the supplementary views. Required for a layout with supplementary views. Nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Called when the user drags an item to another place.
    open var reorderingHandlers = ReorderingHandlers()
    /// Called when the user expands or collapses an item of an outline.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Sets the object as the collection view's data source. The collection view holds the data source weakly; the app
    /// has to keep a reference.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        display = SnapshotDisplay(collectionView)
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the snapshot that the collection view displays. On a thread other than the main thread: the snapshot
    /// that was applied last.
    nonisolated open func snapshot() -> Snapshot { Snapshot(display.current.list) }
    /// Displays the snapshot: items that are not in the snapshot are deleted, new items are inserted, and all others
    /// are moved and keep their selection. Items to reload follow in a second batch.
    ///
    /// Documented (UICollectionViewDiffableDataSource.apply): may be called on a background queue, if the app always
    /// uses that queue. Chosen: the collection view then changes in the next turn of the main queue, in the order of
    /// the calls.
    /// - Parameters:
    ///   - animatingDifferences: false for no animation. The first snapshot is never animated.
    ///   - completion: called on the main queue at the end of the animation.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        change(Self.showing(snapshot), animatingDifferences, completion)
    }
    /// Displays a snapshot. Returns after the change was displayed.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
    /// Displays the snapshot without computing changes: the collection view reloads all items. May be called on a
    /// background queue, as ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        display.apply(Self.showing(snapshot), completion) { $0.load($1, $2) }
    }
    /// Displays a snapshot by reloading the collection view. Returns after the reload.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    private nonisolated static func showing(_ snapshot: Snapshot) -> (Content) -> Content {
        { content in
            var content = content
            content.show(snapshot.list)
            return content
        }
    }

    nonisolated func change(
        _ edit: @escaping (Content) -> Content, _ isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        display.apply(edit, completion) { display, content, completion in
            display.show(content, isAnimated, completion)
            self.showOutlines(isAnimated)
        }
    }

    // MARK: Section snapshots

    /// Returns the tree of a section. The items of a section without a tree have no parents. A missing section has no
    /// items. On a thread other than the main thread: the tree that was applied last.
    nonisolated open func snapshot(for section: SectionIdentifierType)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    { NSDiffableDataSourceSectionSnapshot(display.current.tree(of: section)) }
    /// Displays the visible items of a tree as the items of a section. A missing section is appended. Items of other
    /// sections move into the section.
    /// - Parameters:
    ///   - animatingDifferences: false for no animation.
    ///   - completion: called on the main queue at the end of the animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let edit: (Content) -> Content = { content in
            var content = content
            do throws(ListSnapshotProblem) {
                try content.show(snapshot.tree, in: section)
            } catch { misuse(error.message) }
            return content
        }
        change(edit, animatingDifferences, completion)
    }
    /// Displays a tree as the items of a section. Returns after the change was displayed.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    // MARK: Places

    /// The item at an index path; nil for an index path outside of the data.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { display.item(at: indexPath) }
    /// The index path of an item; nil for a missing item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        display.content.list.indexPath(of: itemIdentifier)?.indexPath
    }
    /// The section at an index; nil if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { display.content.list.section(at: index) }
    /// The index of a section; nil for a missing section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        display.content.list.index(ofSection: sectionIdentifier)
    }

    // MARK: As a data source

    /// The number of sections of the snapshot that was applied last.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { display.content.list.numberOfSections }
    /// The number of items of a section of the snapshot that was applied last.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        display.count(inSection: section)
    }
    /// The cell of an item from the cell provider. Stops the program if the provider returns nil.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = itemIdentifier(for: indexPath) else {
            misuse(
                """
                UICollectionViewDiffableDataSource: the snapshot has no item at \(indexPath); call apply to change the \
                items
                """
            )
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            misuse(ListSentences.missingCell("UICollectionViewDiffableDataSource", indexPath, "\(item)"))
        }
        // Measured (collections/outline-level): after the app configured the cell.
        if let state = outlineState(of: item) { cell.showOutline(level: state.level, isExpanded: state.isExpanded) }
        return cell
    }
    /// A view from the ``supplementaryViewProvider``. Stops the program without a provider, or if the provider returns
    /// nil.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            misuse(
                """
                UICollectionViewDiffableDataSource: the supplementaryViewProvider is nil or returned nil for the kind \
                \(kind) at \(indexPath); return a view for each supplementary view of the layout
                """
            )
        }
        return view
    }
    /// Returns the answer of ``ReorderingHandlers/canReorderItem``, or false without the handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    /// Moves the item in the snapshot, and calls the ``reorderingHandlers``.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }
    /// Returns nil; to be overridden for an index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns item 0 of section 0; to be overridden for an index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension UICollectionView: SnapshotView {
    nonisolated static var terms: ListTerms { .collectionView }

    var isCollectingChanges: Bool { collection.updates != nil }

    func show(
        _ batch: BatchUpdate, _ isAnimated: Bool, display: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        guard isAnimated else {
            return UIView.performWithoutAnimation { show(batch, true, display: display, completion: completion) }
        }
        performBatchUpdates(
            { [self] in
                display()
                update { $0.batch.add(batch) }
            }, completion: { _ in completion() })
    }
}

extension BatchUpdate {
    fileprivate mutating func add(_ other: BatchUpdate) {
        insertedItems += other.insertedItems
        deletedItems += other.deletedItems
        reloadedItems += other.reloadedItems
        reconfiguredItems += other.reconfiguredItems
        movedItems += other.movedItems
        insertedSections += other.insertedSections
        deletedSections += other.deletedSections
        reloadedSections += other.reloadedSections
        movedSections += other.movedSections
    }
}
