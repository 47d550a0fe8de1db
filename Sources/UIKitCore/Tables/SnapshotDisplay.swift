import Foundation
import ListLogic
import ObjectiveCRuntime
import QuartzCore

/// A list view that displays the changes between two snapshots.
@preconcurrency @MainActor
protocol SnapshotView: UIView {
    /// The animation of changes.
    associatedtype ChangeAnimation
    /// The kind of the list, for the rules of changes.
    nonisolated static var terms: ListTerms { get }
    /// Whether a batch of the app is open.
    var isCollectingChanges: Bool { get }
    /// Displays changes together.
    /// - Parameter display: replaces the data.
    func show(
        _ batch: BatchUpdate, _ animation: ChangeAnimation, display: @escaping () -> Void,
        completion: @escaping () -> Void)
    /// Reloads all data.
    func reloadData()
}

/// The content that a diffable data source provides, and the display of its changes: the same for tables and collection
/// views.
@MainActor
final class SnapshotDisplay<View: SnapshotView, Section: Hashable, Item: Hashable> {
    typealias Content = SnapshotContent<Section, Item>

    private weak var view: View?
    /// The content that the view displays, without marks.
    private(set) var content = Content()
    /// Incremented by each replacement of ``content``. App code that is called by a display may apply another snapshot.
    private(set) var revision = 0
    /// Whether the next snapshot reloads the view, instead of changing it.
    var isReloading = true
    /// The latest content, for access from a background queue.
    private let latest = LatestValue(Content())

    init(_ view: View) {
        self.view = view
        MainQueueMark.set()
    }

    // MARK: Lookup

    /// The content that the view displays. On a thread other than the main thread: the content that was applied last.
    nonisolated var current: Content {
        guard MainQueueMark.isHere else { return latest.value }
        nonisolated(unsafe) var found = Content()
        MainActor.assumeIsolated { found = content }
        return found
    }

    func item(at path: IndexPath) -> Item? { ListIndexPath(path).flatMap(content.list.item) }

    func count(inSection section: Int) -> Int {
        content.list.section(at: section).flatMap { content.list.count(in: $0) } ?? 0
    }

    // MARK: Changes

    /// Displays a change of the content, at once on the main thread, otherwise in the next turn of the main queue.
    nonisolated func apply(
        _ edit: @escaping (Content) -> Content, _ completion: (() -> Void)?,
        _ show: @escaping @MainActor (SnapshotDisplay, Content, @escaping () -> Void) -> Void
    ) {
        nonisolated(unsafe) let (edit, completion) = (edit, completion ?? {})
        guard !MainQueueMark.isHere else {
            return MainActor.assumeIsolated { show(self, edit(content), completion) }
        }
        latest.request(edit(latest.value))
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.inApp {
                    self.latest.begin()
                    show(self, edit(self.content), completion)
                }
            }
        }
    }

    /// Runs `work` in the app of the view. The main queue may run it while another app is current.
    private func inApp(_ work: () -> Void) {
        guard let view else { return work() }
        view.appContext.perform(work)
    }

    /// Displays a content by the changes that lead to it. Measured (collections/two-batches): reloads follow in a
    /// second batch.
    func show(_ new: Content, _ animation: View.ChangeAnimation, _ completion: @escaping () -> Void) {
        guard !isReloading, let view else { return load(new, completion) }
        let former = revision
        let changes = SnapshotChanges(from: content.list, to: new.list, terms: View.terms)
        // Comparisons of items are app code.
        guard revision == former else { return load(new, completion) }
        let reloads = changes.reloads
        let display = { [self] in
            replace(new)
        }
        guard !reloads.isEmpty else {
            return view.show(changes.batch, animation, display: display, completion: completion)
        }
        let current = former + 1
        guard !view.isCollectingChanges else {
            // The index paths of the reloads are those after the batch of the app.
            return view.show(changes.batch, animation, display: display) {
                self.reload(new, reloads, current, animation, completion)
            }
        }
        if changes.batch.isEmpty {
            replace(new)
        } else {
            view.show(changes.batch, animation, display: display) {}
        }
        reload(new, reloads, current, animation, completion)
    }

    /// Displays a content by a reload of all data.
    func load(_ new: Content, _ completion: @escaping () -> Void) {
        replace(new)
        isReloading = false
        view?.reloadData()
        // Outside of a window no cell is requested: an app may register its cells after its first snapshot.
        if view?.window != nil { view?.layoutIfNeeded() }
        completion()
    }

    /// Replaces the content that the view displays already.
    func replace(_ new: Content) {
        let new = new.withoutMarks
        keeping(content) {
            content = new
            revision += 1
        }
        latest.show(new)
    }

    private func reload(
        _ marked: Content, _ reloads: BatchUpdate, _ current: Int, _ animation: View.ChangeAnimation,
        _ completion: @escaping () -> Void
    ) {
        guard let view else { return completion() }
        // Another snapshot, which the app applied in the meantime, has other index paths.
        let reloads = revision == current ? reloads : SnapshotChanges.reloads(of: marked.list, in: content.list)
        guard !reloads.isEmpty else { return completion() }
        view.show(reloads, animation, display: {}, completion: completion)
    }
}

/// A value that was applied last, for threads other than the main thread.
private final class LatestValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    /// The number of values that wait for the main queue.
    private var waiting = 0

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }
    func request(_ new: Value) { replace(new) { $0 += 1 } }
    func begin() { lock.withLock { waiting -= 1 } }
    /// Ignored while a later value is waiting.
    func show(_ new: Value) { if lock.withLock({ waiting == 0 }) { replace(new) { _ in } } }

    /// Releases the former value outside of the lock, because its items belong to the app.
    private func replace(_ new: Value, _ count: (inout Int) -> Void) {
        let former = lock.withLock {
            let former = stored
            stored = new
            count(&waiting)
            return former
        }
        withExtendedLifetime(former) {}
    }
}

extension UITableView: SnapshotView {
    nonisolated static var terms: ListTerms { .tableView }

    var isCollectingChanges: Bool { table.updates != nil }

    func show(
        _ batch: BatchUpdate, _ animation: RowAnimation, display: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        performBatchUpdates(
            { [self] in
                display()
                record(batch, animation)
            }, completion: { _ in completion() })
    }

    private func record(_ batch: BatchUpdate, _ animation: RowAnimation) {
        func paths(_ list: [ListIndexPath]) -> [IndexPath] { list.sorted().map(\.indexPath) }
        func sections(_ ranges: [Range<Int>]) -> IndexSet {
            ranges.reduce(into: IndexSet()) { $0.insert(integersIn: $1) }
        }
        if !batch.deletedSections.isEmpty { deleteSections(sections(batch.deletedSections), with: animation) }
        if !batch.insertedSections.isEmpty { insertSections(sections(batch.insertedSections), with: animation) }
        for move in batch.movedSections { update(animation) { $0.moveSection(move.source, move.target) } }
        if !batch.deletedItems.isEmpty { deleteRows(at: paths(batch.deletedItems), with: animation) }
        if !batch.insertedItems.isEmpty { insertRows(at: paths(batch.insertedItems), with: animation) }
        for move in batch.movedItems.sorted(by: { $0.source < $1.source }) {
            moveRow(at: move.source.indexPath, to: move.target.indexPath, animation)
        }
        if !batch.reloadedSections.isEmpty { reloadSections(sections(batch.reloadedSections), with: animation) }
        if !batch.reloadedItems.isEmpty { reloadRows(at: paths(batch.reloadedItems), with: animation) }
        if !batch.reconfiguredItems.isEmpty { reconfigureRows(at: paths(batch.reconfiguredItems)) }
    }
}
