import CoreGraphics
import Foundation

extension UICollectionView: RowSwipeHost {
    /// The swipe actions of a list; nil without a list that has actions.
    var swiping: RowSwiping? { (collection.layout as? UICollectionViewCompositionalLayout)?.compositional.swiping }

    func swipeRow(at point: CGPoint) -> (row: UIView, path: IndexPath)? {
        // Rows of sections that scroll by themselves do not open.
        guard let path = item(at: point), let cell = collection.cell(at: path), cell.superview === self,
            cell.frame.contains(point)
        else { return nil }
        return (cell, path)
    }
    func rowActions(at path: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration? {
        let layout = collection.layout as? UICollectionViewCompositionalLayout
        guard let list = layout?.compositional.section(path.section)?.list?.configuration else { return nil }
        let provider =
            side == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
        return actions
    }
    func willOpenRow(_ row: UIView) { (row as? UICollectionViewCell)?.collectionStateChanged() }
    func didCloseRow(_ row: UIView) { (row as? UICollectionViewCell)?.collectionStateChanged() }
    /// Shows the trailing actions of a displayed cell, as a tap on its minus does.
    func revealSwipeActions(of cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell), let actions = rowActions(at: path, .trailing) else { return }
        swiping?.reveal(cell, .trailing, actions)
    }
    /// Whether a cell is open for its swipe actions.
    func isSwiped(_ cell: UICollectionViewCell) -> Bool { swiping?.row?.cell === cell }
}

extension UICollectionViewCompositionalLayout {
    /// Lists with swipe actions get a recognizer; other layouts do not need the recognizer.
    func updateSwiping() {
        let hasActions = compositional.sections.contains { section in
            guard let list = section?.list?.configuration else { return false }
            return list.leadingSwipeActionsConfigurationProvider != nil
                || list.trailingSwipeActionsConfigurationProvider != nil
        }
        guard hasActions else { return removeSwiping() }
        guard compositional.swiping == nil, let view = owner else { return }
        compositional.swiping = RowSwiping(view)
    }

    func removeSwiping() {
        let swiping = compositional.swiping
        compositional.swiping = nil
        swiping?.detach()
    }
}
