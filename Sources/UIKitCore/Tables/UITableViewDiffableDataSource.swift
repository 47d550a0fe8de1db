import Diagnostics
public import Foundation
import ListLogic

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

    private typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>

    private let display: SnapshotDisplay<UITableView, SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider
    /// The animation of inserted and deleted rows. All except `none` fade.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Sets the object as the table's data source. The table holds the data source weakly; the app has to keep a
    /// reference.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        display = SnapshotDisplay(tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the snapshot that the table displays. On a thread other than the main thread: the snapshot that was
    /// applied last.
    nonisolated open func snapshot() -> Snapshot { Snapshot(display.current.list) }
    /// Displays the snapshot: rows that are not in the snapshot are deleted, new rows are inserted, and all others are
    /// moved and keep their selection. Rows to reload follow in a second batch.
    ///
    /// Documented (UITableViewDiffableDataSource.apply): may be called on a background queue, if the app always uses
    /// that queue. Chosen: the table then changes in the next turn of the main queue, in the order of the calls.
    /// - Parameters:
    ///   - animatingDifferences: false for no animation. The first snapshot is never animated.
    ///   - completion: called on the main queue at the end of the animation.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        display.apply(Self.showing(snapshot), completion) { display, content, completion in
            display.show(content, animatingDifferences ? self.defaultRowAnimation : .none, completion)
        }
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
        display.apply(Self.showing(snapshot), completion) { $0.load($1, $2) }
    }
    /// Displays a snapshot by reloading the table. Returns after the reload.
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

    // MARK: Places

    /// The item of a row; nil for a row that does not exist.
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
    open func numberOfSections(in tableView: UITableView) -> Int {
        display.content.list.numberOfSections
    }
    /// The number of items of a section of the snapshot that was applied last.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        display.count(inSection: section)
    }
    /// The cell of an item from the cell provider. Stops the program if the provider returns nil.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            misuse("UITableViewDiffableDataSource: the snapshot has no row at \(indexPath); call apply to change it")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            misuse(ListSentences.missingCell("UITableViewDiffableDataSource", indexPath, "\(item)"))
        }
        return cell
    }
    /// Returns nil; to be overridden for titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil; to be overridden for titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false, as documented. Override the method if rows can be deleted.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns false, as documented. Override the method if rows can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// To be overridden if rows can be moved. Only logs a message.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.moveMethodIsMissing(in: self)
    }
    /// Returns nil; to be overridden for an index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns `index`; to be overridden for an index.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// To be overridden if rows can be deleted or inserted. Only logs a message.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.commitIsMissing(in: self)
    }
}
