import Diagnostics
public import Foundation
import FoundationAdditions
import ListLogic
import ObjectiveCRuntime
import QuartzCore

/// A data source that displays snapshots in a table and computes the changes between two snapshots.
///
/// The initializer sets the object as the table's data source; the table holds its data source weakly.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Creates or dequeues the cell of an item. Returning nil is a programming error.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The sections and items at one time.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = Snapshot()
    private var hasShown = false
    /// The latest snapshot, for access from a background queue.
    private let latest = LatestSnapshot(Snapshot())
    /// The index paths of the items of ``shown``; nil until first used.
    private var paths: [ItemIdentifierType: IndexPath]?
    /// The animation of inserted and deleted rows. All except `none` fade.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Sets the object as the table's data source. The table holds the data source weakly; the app has to keep a
    /// reference.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        MainQueueMark.set()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the snapshot that the table displays. On a thread other than the main thread: the snapshot that was
    /// applied last.
    nonisolated open func snapshot() -> Snapshot {
        guard MainQueueMark.isHere else { return latest.value }
        nonisolated(unsafe) var found = Snapshot()
        MainActor.assumeIsolated { found = shown }
        return found
    }
    /// Displays the snapshot: rows that are not in the snapshot are deleted, new rows are inserted, and all others are
    /// moved and keep their selection.
    ///
    /// Documented (UITableViewDiffableDataSource.apply): may be called on a background queue, if the app always uses
    /// that queue. Chosen: the table then changes in the next turn of the main queue, in the order of the calls.
    /// - Parameters:
    ///   - animatingDifferences: false for no animation. The first snapshot is never animated.
    ///   - completion: called on the main queue at the end of the animation.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMain(snapshot, completion) { $0.show($1, animatingDifferences, $2) }
    }
    /// Displays a snapshot. Returns after the change was displayed.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
    /// Displays the snapshot without computing changes: the table reloads all rows. May be called on a background
    /// queue, as ``apply(_:animatingDifferences:completion:)``.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        onMain(snapshot, completion) { $0.load($1, $2) }
    }
    /// Displays a snapshot by reloading the table. Returns after the reload.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    private nonisolated func onMain(
        _ snapshot: Snapshot, _ completion: (() -> Void)?,
        _ change: @escaping @MainActor (UITableViewDiffableDataSource, Snapshot, (() -> Void)?) -> Void
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        guard !MainQueueMark.isHere else { return MainActor.assumeIsolated { change(self, snapshot, completion) } }
        latest.request(snapshot)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.latest.begin()
                change(self, snapshot, completion)
            }
        }
    }

    private func show(_ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?) {
        guard hasShown, let tableView else { return load(snapshot, completion) }
        let former = shown
        tableView.performBatchUpdates(
            {
                display(snapshot)
                note(from: former, to: snapshot, in: tableView, isAnimated ? defaultRowAnimation : .none)
            }, completion: { _ in completion?() })
    }

    private func load(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        display(snapshot)
        hasShown = true
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    // MARK: Places

    /// The item of a row; nil for a row that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// The index path of an item. The time is constant for any number of items.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        if paths == nil { paths = shown.paths }
        return paths?[itemIdentifier]
    }
    /// The section at an index; nil if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
    /// The index of a section; nil for a missing section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: As a data source

    /// The number of sections of the snapshot that was applied last.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// The number of items of a section of the snapshot that was applied last.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell of an item from the cell provider. Stops the program if the provider returns nil.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            misuse(
                """
                UITableViewDiffableDataSource: the cell provider answered no cell for row \(indexPath.row) of \
                section \(indexPath.section)
                """
            )
        }
        return cell
    }
    /// Returns nil; to be overridden for titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil; to be overridden for titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false, as documented. Override the method if rows can be deleted.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// To be overridden if rows can be deleted or inserted. Only logs a message.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.commitIsMissing(in: self)
    }

    // MARK: Differences

    private func display(_ snapshot: Snapshot) {
        keeping((shown, paths)) {
            shown = snapshot.settled
            paths = nil
        }
        latest.show(shown)
    }

    private func note(
        from old: Snapshot, to new: Snapshot, in table: UITableView, _ animation: UITableView.RowAnimation
    ) {
        let sections = ListDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        table.deleteSections(IndexSet(sections.removed), with: animation)
        table.insertSections(IndexSet(sections.inserted), with: animation)
        for (from, to) in sections.moved { table.moveSection(from, toSection: to) }
        noteItems(from: old, to: new, in: table, animation)
        let numbers = Dictionary(
            uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($0.element, $0.offset) })
        let reloaded = IndexSet(new.reloadedSectionIdentifiers.compactMap { numbers[$0] })
        if !reloaded.isEmpty { table.reloadSections(reloaded, with: animation) }
    }

    /// Records the changes of items in sections that stay. Items that move to an inserted section or from a deleted
    /// section are inserted or deleted with that section.
    private func noteItems(
        from old: Snapshot, to new: Snapshot, in table: UITableView, _ animation: UITableView.RowAnimation
    ) {
        let (before, after) = (old.paths, new.paths)
        let numbers = Dictionary(
            uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($0.element, $0.offset) })
        let stays = old.sectionIdentifiers.map { numbers[$0] }
        let kept = Set(stays.compactMap { $0 })
        var (gone, come): ([IndexPath], [IndexPath]) = ([], [])
        var moved: [(from: IndexPath, to: IndexPath)] = []
        for (place, section) in old.sectionIdentifiers.enumerated() {
            guard let number = stays[place] else { continue }
            let (former, items) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            let difference = ListDifference(from: former, to: items)
            moved += difference.moved.map {
                (IndexPath(row: $0.from, section: place), IndexPath(row: $0.to, section: number))
            }
            for row in difference.removed {
                let path = IndexPath(row: row, section: place)
                if let target = after[former[row]], kept.contains(target.section) {
                    moved.append((path, target))
                } else {
                    gone.append(path)
                }
            }
            for row in difference.inserted {
                if let source = before[items[row]], stays[source.section] != nil { continue }
                come.append(IndexPath(row: row, section: number))
            }
        }
        if !gone.isEmpty { table.deleteRows(at: gone.sorted(), with: animation) }
        if !come.isEmpty { table.insertRows(at: come.sorted(), with: animation) }
        for (from, to) in moved.sorted(by: { $0.from < $1.from }) { table.moveRow(at: from, to: to, animation) }
        let leaving = Set(moved.map(\.from))
        for (items, motion) in [(new.reloadedItemIdentifiers, animation), (new.reconfiguredItemIdentifiers, .none)] {
            let paths = items.compactMap { before[$0] }.filter { stays[$0.section] != nil && !leaving.contains($0) }
            if !paths.isEmpty { table.reloadRows(at: paths, with: motion) }
        }
    }
}

/// The snapshot that was applied last, for threads other than the main thread.
private final class LatestSnapshot<Snapshot>: @unchecked Sendable {
    private let lock = NSLock()
    private var snapshot: Snapshot
    /// The number of snapshots that wait for the main queue.
    private var waiting = 0

    init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    var value: Snapshot { lock.withLock { snapshot } }
    func request(_ new: Snapshot) { replace(new) { $0 += 1 } }
    func begin() { lock.withLock { waiting -= 1 } }
    /// Ignored while a later snapshot is waiting.
    func show(_ new: Snapshot) { if lock.withLock({ waiting == 0 }) { replace(new) { _ in } } }

    /// Releases the former snapshot outside of the lock, because its items belong to the app.
    private func replace(_ new: Snapshot, _ count: (inout Int) -> Void) {
        let former = lock.withLock {
            let former = snapshot
            snapshot = new
            count(&waiting)
            return former
        }
        withExtendedLifetime(former) {}
    }
}
