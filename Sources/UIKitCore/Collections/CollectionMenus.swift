import CoreGraphics
import Foundation

/// The menus of a collection view's items.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var view: UICollectionView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The cell that is highlighted while its menu is open.
    private weak var lit: UICollectionViewCell?
    private weak var wanted: UICollectionViewCell?
    private var path: IndexPath?

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        view.addInteraction(interaction)
        interaction.defaultPreview = { [weak self] in .whole(self?.wanted) }
    }

    /// The menu of the touched item, or of all selected items if the touched item is one of several.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view else { return nil }
        path = view.indexPathForItem(at: location)
        wanted = path.flatMap { view.cellForItem(at: $0) }
        let selected = (view.indexPathsForSelectedItems ?? []).sorted()
        let paths = path.map { selected.count > 1 && selected.contains($0) ? selected : [$0] } ?? []
        let menu = view.delegate?.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: location)
        return menu ?? path.flatMap { editMenu($0, in: view) }
    }

    /// The older edit menu of an item.
    private func editMenu(_ path: IndexPath, in view: UICollectionView) -> UIContextMenuConfiguration? {
        guard let delegate = view.delegate, delegate.collectionView(view, shouldShowMenuForItemAt: path) else {
            return nil
        }
        return .editMenu {
            delegate.collectionView(view, canPerformAction: $0, forItemAt: path, withSender: nil)
        } perform: { [weak view] selector, sender in
            guard let view else { return }
            view.delegate?.collectionView(view, performAction: selector, forItemAt: path, withSender: sender)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        view?.cancelCellTouch()
        guard let view, let path else { return nil }
        return view.delegate?.collectionView(
            view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view, let path else { return nil }
        return view.delegate?.collectionView(
            view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view else { return }
        view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        view?.cancelCellTouch()
        lit = wanted
        lit?.isHighlighted = true
        guard let view else { return }
        view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        lit?.isHighlighted = false
        lit = nil
        guard let view else { return }
        view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
