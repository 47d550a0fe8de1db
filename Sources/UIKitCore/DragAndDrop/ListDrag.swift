import CoreGraphics
import Foundation
import QuartzCore

/// The drags of a list's items.
@MainActor
final class ListDrag: NSObject, UIDragInteractionDelegate {
    private weak var list: (any DragList)?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The dragged items with their index paths in the data; nil after the item was deleted.
    private var sources: [(item: UIDragItem, path: IndexPath?)] = []
    /// The drag of the list's items, from its beginning to its end.
    private weak var session: (any UIDragSession)?
    /// Whether a drag of the list's items is in progress.
    var isActive: Bool { session != nil }

    init(_ list: any DragList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    /// The index path of a dragged item in the data.
    func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

    /// The items of the data have other index paths.
    func renumber(_ newPath: (IndexPath) -> IndexPath?) {
        for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
    }

    private func keep(_ items: [UIDragItem], _ path: IndexPath) { sources += items.map { ($0, path) } }

    private func show(_ state: UICellConfigurationState.DragState) {
        for path in sources.compactMap(\.path) { list?.showDragState(state, at: path) }
    }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let list, let path = source(of: item), let cell = list.cellView(at: path), cell.window != nil,
            cell.superview != nil
        else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    // MARK: Delegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let list, list.beginsDrags, let path = list.dataPath(at: session.location(in: list)) else { return [] }
        sources = []
        let items = list.dragItems(session, at: path)
        keep(items, path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, list.beginsDrags, let path = list.dataPath(at: point),
            !sources.contains(where: { $0.path == path })
        else { return [] }
        let items = list.itemsForAdding(session, at: path, point)
        keep(items, path)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        show(.lifting)
        animator.addCompletion { [weak self] position in if position == .start { self?.show(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        self.session = session
        show(.dragging)
        list?.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { list?.dragAllowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.dragIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        self.session = nil
        show(.none)
        keeping(sources) { sources = [] }
        list?.dragDidEnd(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }
}
