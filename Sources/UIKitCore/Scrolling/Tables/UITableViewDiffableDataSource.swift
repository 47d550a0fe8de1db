public import Foundation
import QuartzCore

/// Shows snapshots in a table, and finds out what changed from one to the next.
///
/// It is the table's data source from its making on; the table holds it weakly, as any.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var shown = Snapshot()
    private var hasShown = false
    /// How rows come and go. All but `none` fade.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What the table shows.
    open func snapshot() -> Snapshot { shown }
    /// Shows the snapshot: rows that are not in it go, new ones come, others take their places, and keep their selection.
    /// - Parameters:
    ///   - animatingDifferences: false for no motion. The first snapshot comes without.
    ///   - completion: called when the motion has ended.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        guard hasShown, let tableView else { return applySnapshotUsingReloadData(snapshot, completion: completion) }
        let former = shown
        tableView.performBatchUpdates({
            take(snapshot)
            note(from: former, to: snapshot, in: tableView, animatingDifferences ? defaultRowAnimation : .none)
        }, completion: { _ in completion?() })
    }
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() } }
    }
    /// Shows the snapshot without looking at what changed: the table asks for everything.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        take(snapshot)
        hasShown = true
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    // MARK: Places

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    // MARK: As a data source

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            misuse("UITableViewDiffableDataSource: the cell provider answered no cell for row \(indexPath.row) of section \(indexPath.section)")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False, as documented: override it where rows can be deleted.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        tableView.commitIsMissing(in: self)
    }

    // MARK: Differences

    private func take(_ snapshot: Snapshot) { keeping(shown) { shown = snapshot.settled } }

    private func note(from old: Snapshot, to new: Snapshot, in table: UITableView, _ animation: UITableView.RowAnimation) {
        var (goneSections, newSections, movedSections) = (IndexSet(), IndexSet(), [Int: Int]())
        for change in new.sectionIdentifiers.difference(from: old.sectionIdentifiers).inferringMoves() {
            switch change {
            case .remove(let place, _, let target):
                if let target { movedSections[place] = target } else { goneSections.insert(place) }
            case .insert(let place, _, let source): if source == nil { newSections.insert(place) }
            }
        }
        table.deleteSections(goneSections, with: animation)
        table.insertSections(newSections, with: animation)
        for (from, to) in movedSections.sorted(by: { $0.key < $1.key }) { table.moveSection(from, toSection: to) }
        noteItems(from: old, to: new, in: table, animation)
        let reloaded = IndexSet(new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
        if !reloaded.isEmpty { table.reloadSections(reloaded, with: animation) }
    }

    /// Items of sections that stay. Those that change their section, or their order in it, go and come.
    private func noteItems(from old: Snapshot, to new: Snapshot, in table: UITableView, _ animation: UITableView.RowAnimation) {
        var (gone, come): ([IndexPath], [IndexPath]) = ([], [])
        var left: [ItemIdentifierType: IndexPath] = [:], arrived: [ItemIdentifierType: IndexPath] = [:]
        for (oldNumber, section) in old.sectionIdentifiers.enumerated() {
            guard let number = new.indexOfSection(section) else { continue }
            for change in new.itemIdentifiers(inSection: section).difference(from: old.itemIdentifiers(inSection: section)) {
                switch change {
                case .remove(let row, let item, _): left[item] = IndexPath(row: row, section: oldNumber)
                case .insert(let row, let item, _): arrived[item] = IndexPath(row: row, section: number)
                }
            }
        }
        var moved: [(IndexPath, IndexPath)] = []
        for (item, path) in left {
            if let target = arrived[item] { moved.append((path, target)) } else { gone.append(path) }
        }
        for (item, path) in arrived where left[item] == nil { come.append(path) }
        if !gone.isEmpty { table.deleteRows(at: gone.sorted(), with: animation) }
        if !come.isEmpty { table.insertRows(at: come.sorted(), with: animation) }
        for (from, to) in moved.sorted(by: { $0.0 < $1.0 }) { table.moveRow(at: from, to: to, animation) }
        let leaving = Set(left.keys)
        for (items, motion) in [(new.reloadedItemIdentifiers, animation), (new.reconfiguredItemIdentifiers, .none)] {
            let paths = items.filter { !leaving.contains($0) }.compactMap { old.path(of: $0) }.filter { new.sectionIdentifiers.contains(old.sectionIdentifiers[$0.section]) }
            if !paths.isEmpty { table.reloadRows(at: paths, with: motion) }
        }
    }
}
