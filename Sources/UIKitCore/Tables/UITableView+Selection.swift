import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

extension UITableView {
    // MARK: Touches

    func rowTouchBegan(_ cell: UITableViewCell, _ touch: UITouch) {
        cancelRowTouch()
        // A touch that stops scrolling selects no row.
        let allows = isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
        guard allows, !scroll.caughtMotion, let path = indexPath(for: cell) else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        var began = TableState.RowTouch(path: path, cell: cell, start: touch.location(in: self))
        // Folklore (scrolling/touch-delay), and in all ports: 150 ms, so that the start of a scroll highlights no row.
        began.work = appContext.after(0.15) { [weak self] in self?.highlightTouchedRow() }
        table.touch = began
    }

    func rowTouchMoved(_ cell: UITableViewCell, _ touch: UITouch) {
        guard let began = table.touch, began.cell === cell else { return }
        let point = touch.location(in: self)
        // Chosen: the movement limit of a pan.
        if abs(point.x - began.start.x) > 10 || abs(point.y - began.start.y) > 10 { cancelRowTouch() }
    }

    func rowTouchEnded(_ cell: UITableViewCell, _ touch: UITouch) {
        guard let began = table.touch, began.cell === cell, !isDragging else { return cancelRowTouch() }
        began.work?.cancel()
        if !began.isHighlighted { highlightTouchedRow() }
        table.touch = nil
        cell.setHighlighted(false, animated: false)
        // The notified delegate may have removed the row.
        if loadedGeometry.span(of: began.path) != nil { selectByTouch(began.path, cell) }
        delegate?.tableView(self, didUnhighlightRowAt: began.path)
    }

    func rowTouchCancelled(_ cell: UITableViewCell) {
        if table.touch?.cell === cell { cancelRowTouch() }
    }

    func cancelRowTouch() {
        guard let began = table.touch else { return }
        table.touch = nil
        began.work?.cancel()
        guard began.isHighlighted else { return }
        began.cell?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: began.path)
    }

    private func highlightTouchedRow() {
        guard let began = table.touch, !began.isHighlighted else { return }
        table.touch?.isHighlighted = true
        began.cell?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: began.path)
    }

    private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func selectByTouch(_ touched: IndexPath, _ cell: UITableViewCell) {
        if table.selected.contains(touched), allowsSeveral {
            guard let path = delegate == nil ? touched : delegate?.tableView(self, willDeselectRowAt: touched) else {
                return
            }
            deselect(path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let path = delegate == nil ? touched : delegate?.tableView(self, willSelectRowAt: touched) else { return }
        if !allowsSeveral {
            for other in table.selected where other != path {
                guard let leaving = delegate == nil ? other : delegate?.tableView(self, willDeselectRowAt: other) else {
                    continue
                }
                deselect(leaving, animated: false)
                delegate?.tableView(self, didDeselectRowAt: leaving)
            }
        }
        if !table.selected.contains(path) { table.selected.append(path) }
        let chosen = table.cells[path]
        chosen?.setSelected(true, animated: false)
        // Folklore (scrolling/segue-first): a segue of the row is prepared and performed before the delegate is
        // notified of the selection.
        if let chosen { chosen.parts.whenChosen?(chosen) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    func accessoryTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        cell.parts.whenAccessoryTapped?(cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Calls

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for selected in table.selected { deselect(selected, animated: animated) }
            return
        }
        guard loadedGeometry.span(of: path) != nil else {
            misuse("selectRow(at: \(path)): the table has no such row; ask numberOfRows(inSection:) first")
        }
        if !allowsSeveral { for other in table.selected where other != path { deselect(other, animated: animated) } }
        if !table.selected.contains(path) { table.selected.append(path) }
        table.cells[path]?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = table.selected.firstIndex(of: path) else { return }
        table.selected.remove(at: index)
        table.cells[path]?.setSelected(false, animated: animated)
    }

    func setSelected(_ paths: [IndexPath]) { table.selected = paths }
}
