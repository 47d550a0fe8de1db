import CoreGraphics
public import Foundation

/// An item of a drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The row of the same table from which the item was dragged; nil for items of other views.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
}

/// A drop on a table. The app passes it the places of the items.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items, in the order in which they were added to the drag.
    var items: [any UITableViewDropItem] { get }
    /// The destination of the drop; nil outside of the sections.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UITableViewDropProposal { get }
    /// The session of the drag.
    var session: any UIDropSession { get }
    /// Displays a placeholder for an item, and animates the preview of the item to the placeholder.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Animates the preview of an item to a row, which the app has inserted already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the preview of an item into a rectangle of a row, in the coordinates of its cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates the preview of an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A drop on a table.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private final class Item: NSObject, UITableViewDropItem {
        let entry: ListDropEntry
        var dragItem: UIDragItem { entry.item }
        var sourceIndexPath: IndexPath? { entry.source }
        var previewSize: CGSize { entry.previewSize }

        init(_ entry: ListDropEntry) {
            self.entry = entry
            super.init()
        }
    }

    private final class Context: DragAnimator, UITableViewDropPlaceholderContext {
        let dragItem: UIDragItem
        private let slot: Int?
        private weak var table: UITableView?

        init(_ item: UIDragItem, _ slot: Int?, _ table: UITableView?) {
            (dragItem, self.slot, self.table) = (item, slot, table)
            super.init()
        }

        func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
            guard let slot, let table else { return false }
            return table.commit(slot, dataSourceUpdates)
        }

        func deletePlaceholder() -> Bool { slot.map { table?.table.drags.drop?.deleteSlot($0) ?? false } ?? false }
    }

    private let request: ListDropRequest
    private weak var table: UITableView?
    let items: [any UITableViewDropItem]

    init(_ request: ListDropRequest, _ table: UITableView) {
        (self.request, self.table) = (request, table)
        items = request.entries.map(Item.init)
        super.init()
    }

    var destinationIndexPath: IndexPath? { request.destination }
    var proposal: UITableViewDropProposal {
        request.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: request.proposal.operation, intent: .insertAtDestinationIndexPath)
    }
    var session: any UIDropSession { request.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let slot = table?.insert(placeholder)
        let context = Context(dragItem, slot, table)
        _ = request.assign(dragItem, context) { [weak table] in
            guard let table, let slot else { return .fade }
            let cell = table.cell(ofSlot: slot)
            return table.table.drags.drop?.destination(
                ofSlot: slot, for: dragItem, cell.flatMap { placeholder.previewParametersProvider?($0) }) ?? .fade
        }
        return context
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        request.assign(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        request.assign(dragItem, into: indexPath, rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        request.assign(dragItem, to: target)
    }
}
