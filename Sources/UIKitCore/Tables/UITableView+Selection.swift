import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

extension UITableView: SelectingList {
    var selecting: SelectionState { table.selecting }
    var itemCounts: [Int] { loadedGeometry.sections.map(\.rows.count) }
    func hasItem(_ path: ListIndexPath) -> Bool { table.geometry.span(of: path.indexPath) != nil }
    func item(of cell: UIView) -> ListIndexPath? {
        guard let path = (cell as? UITableViewCell).flatMap(table.path), listedPath(of: path) != nil else { return nil }
        return ListIndexPath(path)
    }
    /// The index path in the data of a row on screen, for the delegate.
    private func listed(_ path: ListIndexPath) -> IndexPath { dataPath(of: path.indexPath) }
    /// The row on screen of an index path that the delegate returns.
    private func shown(_ path: IndexPath) -> ListIndexPath? { ListIndexPath(shownPath(of: path)) }
    func item(near point: CGPoint) -> ListIndexPath? {
        let geometry = loadedGeometry
        if let path = geometry.path(at: point.y) { return ListIndexPath(path) }
        func distance(_ path: IndexPath) -> CGFloat {
            geometry.span(of: path).map { max($0.top - point.y, point.y - $0.bottom) } ?? .infinity
        }
        return table.shownPaths.min { distance($0) < distance($1) }.flatMap(ListIndexPath.init)
    }

    // MARK: Touches

    func mayHighlight(_ path: ListIndexPath) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: listed(path)) ?? true
    }

    /// Measured (tables/touch-order): the highlight ends first.
    func endTouch(of cell: UIView, _ modifiers: UIKeyModifierFlags) {
        carryOut(selecting.value.touchCancelled(), animated: false)
        guard let path = item(of: cell), !extendByClick(path, modifiers) else { return }
        selectByTouch(path)
    }

    /// Selects or deselects a row as a tap does.
    ///
    /// Documented (UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)): the primary action follows the
    /// selection, also if the delegate refused the selection.
    func selectByTouch(_ touched: ListIndexPath) {
        let action = selecting.value.asksForPrimaryAction(of: touched) ? touched : nil
        guard selecting.value.question(for: touched) == .shouldSelect else {
            guard let path = rowToDeselect(touched) else { return }
            selecting.value.rowTouchEnded(selecting: nil, deselecting: [path])
            return performSteps(animated: false)
        }
        guard let path = rowToSelect(touched) else {
            selecting.value.rowTouchEnded(selecting: nil, deselecting: [], performing: action)
            return performSteps(animated: false)
        }
        let former = selecting.value.itemsLeaving(for: path).compactMap(rowToDeselect)
        selecting.value.rowTouchEnded(selecting: path, deselecting: former, performing: action)
        performSteps(animated: false)
    }

    /// Documented (UITableViewDelegate.tableView(_:willSelectRowAt:)): the delegate answers another row, or none.
    private func rowToSelect(_ path: ListIndexPath) -> ListIndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: listed(path)).flatMap(shown)
    }

    private func rowToDeselect(_ path: ListIndexPath) -> ListIndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: listed(path)).flatMap(shown)
    }

    func carryOut(_ effect: ListSelection.Effect, animated: Bool) {
        switch effect {
        case .highlight(let path):
            guard let cell = table.cells[path.indexPath] else { return }
            selecting.highlighted = cell
            cell.setHighlighted(true, animated: animated)
        case .unhighlight: endHighlight(animated: animated)
        case .select(let path), .deselect(let path): showSelection(of: path, animated)
        case .didHighlight(let path): delegate?.tableView(self, didHighlightRowAt: listed(path))
        case .didUnhighlight(let path): delegate?.tableView(self, didUnhighlightRowAt: listed(path))
        case .didSelect(let path):
            // Folklore (scrolling/segue-first): a segue of the row is prepared and performed before the delegate is
            // notified of the selection.
            if let cell = table.cells[path.indexPath] { cell.parts.whenChosen?(cell) }
            delegate?.tableView(self, didSelectRowAt: listed(path))
        case .didDeselect(let path): delegate?.tableView(self, didDeselectRowAt: listed(path))
        case .performPrimaryAction(let path):
            guard delegate?.tableView(self, canPerformPrimaryActionForRowAt: listed(path)) ?? false else { return }
            delegate?.tableView(self, performPrimaryActionForRowAt: listed(path))
        }
    }

    func selectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    func endHighlight(animated: Bool) {
        let cell = selecting.highlighted as? UITableViewCell
        selecting.highlighted = nil
        cell?.setHighlighted(false, animated: animated)
    }

    private func showSelection(of path: ListIndexPath, _ animated: Bool) {
        table.cells[path.indexPath]?.setSelected(selecting.value.contains(path), animated: animated)
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        cell.parts.whenAccessoryTapped?(cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Several rows

    func mayChange(_ path: ListIndexPath, selects: Bool) -> Bool {
        (selects ? rowToSelect(path) : rowToDeselect(path)) != nil
    }

    func shouldBeginMultipleSelection(at path: ListIndexPath) -> Bool {
        guard selecting.value.isMultiple || !isEditing && allowsMultipleSelectionDuringEditing else { return false }
        return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: listed(path)) ?? false
    }

    /// Documented (UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)): the table is edited
    /// during the selection, unless it allows several selected rows already.
    func beginMultipleSelection(at path: ListIndexPath) {
        if !selecting.value.isMultiple { setEditing(true, animated: true) }
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: listed(path))
    }

    func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    /// Documented (UITableView.allowsMultipleSelectionDuringEditing): one finger selects rows along their round marks.
    func isSelectionMark(at point: CGPoint) -> Bool {
        guard isEditing, allowsMultipleSelectionDuringEditing, let path = loadedGeometry.path(at: point.y),
            let cell = table.cells[path], let mark = cell.parts.editing.control as? SelectionMark
        else { return false }
        return mark.takesDrag(at: cell.convert(point, from: self), in: cell)
    }

    // MARK: Calls

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let listed = path else { return carryOut(selecting.value.select(nil), animated: animated) }
        loadIfNeeded()
        let path = shownPath(of: listed)
        guard loadedGeometry.span(of: path) != nil, let row = ListIndexPath(path) else {
            misuse("selectRow(at: \(listed)): the table has no such row; ask numberOfRows(inSection:) first")
        }
        carryOut(selecting.value.select(row), animated: animated)
        // The app may have changed the cell itself.
        showSelection(of: row, animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let row = shown(path) else { return }
        carryOut(selecting.value.deselect(row), animated: animated)
    }
}
