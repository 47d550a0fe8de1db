import CoreGraphics
import Diagnostics
import Foundation

extension UICollectionView {
    /// Whether several items may be selected now.
    var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether a tap may select an item now.
    private var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    // MARK: Touches

    func itemTouchBegan(_ cell: UICollectionViewCell, _ touch: UITouch) {
        cancelItemTouch()
        // A touch that stops scrolling selects no item.
        guard allowsAny, !scroll.caughtMotion, let path = indexPath(for: cell) else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        var began = CollectionState.ItemTouch(path: path, cell: cell, start: touch.location(in: self))
        // Folklore (scrolling/touch-delay), and in all ports: 150 ms, so that the start of a scroll highlights no item.
        began.work = appContext.after(0.15) { [weak self] in self?.highlightTouchedItem() }
        collection.touch = began
    }

    func itemTouchMoved(_ cell: UICollectionViewCell, _ touch: UITouch) {
        guard let began = collection.touch, began.cell === cell else { return }
        let point = touch.location(in: self)
        // Chosen: the movement limit of a pan.
        if abs(point.x - began.start.x) > 10 || abs(point.y - began.start.y) > 10 { cancelItemTouch() }
    }

    /// Documented (UICollectionViewDelegate): the selection comes first, then the end of the highlight.
    func itemTouchEnded(_ cell: UICollectionViewCell, _ touch: UITouch) {
        guard let began = collection.touch, began.cell === cell, !isDragging else { return cancelItemTouch() }
        began.work?.cancel()
        if !began.isHighlighted { highlightTouchedItem() }
        collection.touch = nil
        // The notified delegate may have removed the item.
        let path = indexPath(for: cell) ?? began.path
        if collection.hasItem(path) { selectByTouch(path) }
        cell.isHighlighted = false
        cell.collectionStateChanged()
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    func itemTouchCancelled(_ cell: UICollectionViewCell) {
        if collection.touch?.cell === cell { cancelItemTouch() }
    }

    func cancelItemTouch() {
        guard let began = collection.touch else { return }
        collection.touch = nil
        began.work?.cancel()
        guard began.isHighlighted else { return }
        began.cell?.isHighlighted = false
        began.cell?.collectionStateChanged()
        delegate?.collectionView(self, didUnhighlightItemAt: began.path)
    }

    private func highlightTouchedItem() {
        guard let began = collection.touch, !began.isHighlighted else { return }
        collection.touch?.isHighlighted = true
        began.cell?.isHighlighted = true
        began.cell?.collectionStateChanged()
        delegate?.collectionView(self, didHighlightItemAt: began.path)
    }

    /// Selects or deselects an item as a tap does.
    func selectByTouch(_ path: IndexPath) {
        let isSelected = collection.selected.contains(path)
        if isSelected, allowsSeveral {
            // Documented (UICollectionViewDelegate): asked only for a tap on a selected item of several.
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path, true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        let others = collection.selected.filter { $0 != path }
        if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            if !allowsSeveral {
                for other in others {
                    deselect(other, true)
                    delegate?.collectionView(self, didDeselectItemAt: other)
                }
            }
            guard collection.hasItem(path) else { return }
            if !collection.selected.contains(path) { collection.selected.append(path) }
            showSelected(path, true, animated: true)
            // Folklore (scrolling/segue-first): a segue of the cell is performed before the delegate is notified.
            if let cell = collection.cell(at: path) { cell.cellParts.whenChosen?(cell) }
            delegate?.collectionView(self, didSelectItemAt: path)
        }
        guard !allowsSeveral, collection.hasItem(path) else { return }
        // Documented (performPrimaryActionForItemAt): also if the selection was refused.
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    // MARK: Calls

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for selected in collection.selected { deselect(selected, animated) }
            return
        }
        guard allowsAny else { return }
        loadIfNeeded()
        guard collection.hasItem(path) else {
            return Log.once("UICollectionView.selectItem(at: \(path)): there is no such item; nothing is selected")
        }
        if !allowsSeveral { for other in collection.selected where other != path { deselect(other, animated) } }
        if !collection.selected.contains(path) { collection.selected.append(path) }
        showSelected(path, true, animated: animated)
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, _ animated: Bool) {
        guard let index = collection.selected.firstIndex(of: path) else { return }
        collection.selected.remove(at: index)
        showSelected(path, false, animated: animated)
    }

    private func showSelected(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
        guard let cell = collection.cell(at: path) else { return }
        cell.isSelected = isSelected
        cell.collectionStateChanged()
    }

    /// Only the item that was selected first stays selected.
    func selectionModeNarrowed() {
        for path in collection.selected.dropFirst() { deselect(path, false) }
    }

    // MARK: Editing

    /// Whether the item of a cell takes part in editing.
    func edits(_ cell: UICollectionViewCell) -> Bool {
        guard isEditing, let path = indexPath(for: cell) else { return false }
        return delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    func setEditing(_ editing: Bool) {
        guard collection.isEditing != editing else { return }
        collection.isEditing = editing
        // Chosen: as in tables, a selection of several items during editing ends with editing.
        if !allowsSeveral { selectionModeNarrowed() }
        for cell in visibleCells { cell.collectionStateChanged() }
    }
}
