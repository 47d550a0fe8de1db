import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

extension UICollectionView: SelectingList {
    var selecting: SelectionState { collection.selecting }
    var itemCounts: [Int] { loadedCounts }
    func hasItem(_ path: ListIndexPath) -> Bool { path.exists(in: collection.counts) }
    func item(of cell: UIView) -> ListIndexPath? {
        guard let cell = cell as? UICollectionViewCell, let element = collection.element(of: cell), element.isCell
        else {
            return nil
        }
        return listedPath(of: element.path) == nil ? nil : ListIndexPath(element.path)
    }
    /// The index path in the data of an item on screen, for the delegate.
    private func listed(_ path: ListIndexPath) -> IndexPath { dataPath(of: path.indexPath) }
    func item(near point: CGPoint) -> ListIndexPath? {
        if let path = item(at: point) { return ListIndexPath(path) }
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(
                max(rect.minX - point.x, point.x - rect.maxX, 0), max(rect.minY - point.y, point.y - rect.maxY, 0))
        }
        let near = elements(in: bounds).filter(\.element.isCell).min { distance($0.frame) < distance($1.frame) }
        return near.flatMap { ListIndexPath($0.indexPath) }
    }

    // MARK: Touches

    func mayHighlight(_ path: ListIndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: listed(path)) ?? true
    }

    /// Documented (UICollectionViewDelegate): the selection comes first, then the end of the highlight.
    func endTouch(of cell: UIView, _ modifiers: UIKeyModifierFlags) {
        if let path = selecting.value.highlighted, !extendByClick(path, modifiers) {
            let selects = selecting.value.question(for: path) == .shouldSelect
            let isAllowed = mayChange(path, selects: selects)
            selecting.value.touchEnded(isAllowed: isAllowed, performsPrimaryAction: true)
            performSteps(animated: true)
        }
        carryOut(selecting.value.touchCancelled(), animated: false)
    }

    /// Selects or deselects an item as a tap does, without a highlight.
    func selectByTouch(_ path: ListIndexPath) {
        let selects = selecting.value.question(for: path) == .shouldSelect
        guard mayChange(path, selects: selects), hasItem(path) else { return }
        let leaving = selects ? selecting.value.itemsLeaving(for: path) : [path]
        selecting.value.rowTouchEnded(selecting: selects ? path : nil, deselecting: leaving)
        performSteps(animated: true)
    }

    func carryOut(_ effect: ListSelection.Effect, animated: Bool) {
        switch effect {
        case .highlight(let path):
            guard let cell = collection.cell(at: path.indexPath) else { return }
            selecting.highlighted = cell
            show(cell, isHighlighted: true)
        case .unhighlight: endHighlight(animated: animated)
        case .select(let path), .deselect(let path): showSelection(of: path)
        case .didHighlight(let path): delegate?.collectionView(self, didHighlightItemAt: listed(path))
        case .didUnhighlight(let path): delegate?.collectionView(self, didUnhighlightItemAt: listed(path))
        case .didSelect(let path):
            // Folklore (scrolling/segue-first): a segue of the cell is performed before the delegate is notified.
            if let cell = collection.cell(at: path.indexPath) { cell.cellParts.whenChosen?(cell) }
            delegate?.collectionView(self, didSelectItemAt: listed(path))
        case .didDeselect(let path): delegate?.collectionView(self, didDeselectItemAt: listed(path))
        case .performPrimaryAction(let path):
            // Documented (performPrimaryActionForItemAt): also if the selection was refused.
            guard delegate?.collectionView(self, canPerformPrimaryActionForItemAt: listed(path)) ?? false else {
                return
            }
            delegate?.collectionView(self, performPrimaryActionForItemAt: listed(path))
        }
    }

    func endHighlight(animated: Bool) {
        guard let cell = selecting.highlighted as? UICollectionViewCell else { return }
        selecting.highlighted = nil
        show(cell, isHighlighted: false)
    }

    private func show(_ cell: UICollectionViewCell, isHighlighted: Bool) {
        cell.isHighlighted = isHighlighted
        cell.collectionStateChanged()
    }

    private func showSelection(of path: ListIndexPath) {
        guard let cell = collection.cell(at: path.indexPath) else { return }
        cell.isSelected = selecting.value.contains(path)
        cell.collectionStateChanged()
    }

    // MARK: Several items

    func mayChange(_ path: ListIndexPath, selects: Bool) -> Bool {
        guard let delegate else { return true }
        return selects
            ? delegate.collectionView(self, shouldSelectItemAt: listed(path))
            : delegate.collectionView(self, shouldDeselectItemAt: listed(path))
    }

    func shouldBeginMultipleSelection(at path: ListIndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: listed(path)) ?? false
    }

    /// Documented (UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)): several items
    /// may be selected from then on.
    func beginMultipleSelection(at path: ListIndexPath) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: listed(path))
    }

    func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    /// Documented (UICellAccessory.multiselect), as in tables: one finger selects items along the round marks of list
    /// cells.
    func isSelectionMark(at point: CGPoint) -> Bool {
        guard isEditing, allowsMultipleSelectionDuringEditing, let path = item(at: point),
            let cell = collection.cell(at: path) as? UICollectionViewListCell
        else { return false }
        let inside = cell.convert(point, from: self)
        return cell.list.items.contains { ($0.view as? SelectionMark)?.takesDrag(at: inside, in: cell) == true }
    }
    func selectionDidChange() {}

    // MARK: Calls

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let listed = path else { return carryOut(selecting.value.select(nil), animated: animated) }
        // Documented (UICollectionView.selectItem): no effect if selection is not allowed.
        guard selecting.value.isAllowed else { return }
        loadIfNeeded()
        let path = shownPath(of: listed)
        guard collection.hasItem(path), let item = ListIndexPath(path) else {
            return Log.once("UICollectionView.selectItem(at: \(listed)): there is no such item; nothing is selected")
        }
        carryOut(selecting.value.select(item), animated: animated)
        // The app may have changed the cell itself.
        showSelection(of: item)
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, _ animated: Bool) {
        guard let item = ListIndexPath(shownPath(of: path)) else { return }
        carryOut(selecting.value.deselect(item), animated: animated)
    }

    // MARK: Editing

    /// Whether the item of a cell takes part in editing.
    func edits(_ cell: UICollectionViewCell) -> Bool {
        guard isEditing, let path = indexPath(for: cell) else { return false }
        return delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    func setEditing(_ editing: Bool) {
        guard isEditing != editing else { return }
        carryOut(selecting.value.setEditing(editing), animated: false)
        for cell in visibleCells { cell.collectionStateChanged() }
    }
}
