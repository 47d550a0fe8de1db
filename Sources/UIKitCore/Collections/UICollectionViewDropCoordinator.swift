import CoreGraphics
public import Foundation

/// An item of a drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item of the same view from which the item was dragged; nil for items of other views.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
}

/// A drop on a collection view. The app passes it the places of the items.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items, in the order in which they were added to the drag.
    var items: [any UICollectionViewDropItem] { get }
    /// The destination of the drop; nil outside of the sections.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drag.
    var session: any UIDropSession { get }
    /// Displays a placeholder for an item, and animates the preview of the item to the placeholder.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Animates the preview of an item to an item, which the app has inserted already.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the preview of an item into a rectangle of an item, in the coordinates of its cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates the preview of an item to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A drop on a collection view.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private final class Item: NSObject, UICollectionViewDropItem {
        let entry: ListDropEntry
        var dragItem: UIDragItem { entry.item }
        var sourceIndexPath: IndexPath? { entry.source }
        var previewSize: CGSize { entry.previewSize }

        init(_ entry: ListDropEntry) {
            self.entry = entry
            super.init()
        }
    }

    private final class Context: DragAnimator, UICollectionViewDropPlaceholderContext {
        let dragItem: UIDragItem
        private let slot: Int?
        private weak var view: UICollectionView?

        init(_ item: UIDragItem, _ slot: Int?, _ view: UICollectionView?) {
            (dragItem, self.slot, self.view) = (item, slot, view)
            super.init()
        }

        func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
            guard let slot, let view else { return false }
            return view.commit(slot, dataSourceUpdates)
        }

        func setNeedsCellUpdate() { if let slot { view?.updateCell(ofSlot: slot) } }

        func deletePlaceholder() -> Bool { slot.map { view?.collection.drags.drop?.deleteSlot($0) ?? false } ?? false }
    }

    private let request: ListDropRequest
    private weak var view: UICollectionView?
    let items: [any UICollectionViewDropItem]

    init(_ request: ListDropRequest, _ view: UICollectionView) {
        (self.request, self.view) = (request, view)
        items = request.entries.map(Item.init)
        super.init()
    }

    var destinationIndexPath: IndexPath? { request.destination }
    var proposal: UICollectionViewDropProposal {
        request.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(
                operation: request.proposal.operation, intent: .insertAtDestinationIndexPath)
    }
    var session: any UIDropSession { request.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let slot = view?.insert(placeholder)
        let context = Context(dragItem, slot, view)
        _ = request.assign(dragItem, context) { [weak view] in
            guard let view, let slot else { return .fade }
            let cell = view.cell(ofSlot: slot)
            return view.collection.drags.drop?.destination(
                ofSlot: slot, for: dragItem, cell.flatMap { placeholder.previewParametersProvider?($0) }) ?? .fade
        }
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        request.assign(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        request.assign(dragItem, into: indexPath, rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        request.assign(dragItem, to: target)
    }
}
