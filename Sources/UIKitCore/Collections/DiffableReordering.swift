import Foundation
import ListLogic

extension UICollectionViewDiffableDataSource {
    /// The closures of an app for items that the user drags to another place. Nil by default.
    public struct ReorderingHandlers {
        /// Returns whether the user may move an item. No item moves without this closure.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called at the end of a move, before the snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the snapshot changed. The app changes its own data by the transaction.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// Measured (collections/diffable-reorder): the old snapshot is in place during `willReorder`, the new one during
    /// `didReorder`.
    ///
    /// The collection view displays the new order already. Chosen: a snapshot that the app applies in `willReorder`
    /// replaces the move by a reload.
    func reorder(from source: IndexPath, to target: IndexPath) {
        let former = display.content, revision = display.revision
        var new = former
        guard let from = ListIndexPath(source), let to = ListIndexPath(target), new.moveItem(at: from, to: to) else {
            return
        }
        let handlers = reorderingHandlers
        let transaction = NSDiffableDataSourceTransaction(from: former, to: new)
        if let willReorder = handlers.willReorder {
            let wasReloading = display.isReloading
            display.isReloading = true
            willReorder(transaction)
            guard display.revision == revision else { return }
            display.isReloading = wasReloading
        }
        display.replace(new)
        handlers.didReorder?(transaction)
        // The visible children of the item follow.
        let settled = display.content.withVisibleItems
        if settled.list != display.content.list { change({ _ in settled }, true, nil) }
        showOutlines(true)
    }
}
