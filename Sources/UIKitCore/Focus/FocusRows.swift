import FocusLogic
import Foundation
import ListLogic

/// The row of a list that contains a view.
@MainActor
struct FocusRow {
    let list: any FocusList
    let path: ListIndexPath
    let cell: UIView
}

extension UIFocusSystem {
    /// The number of rows in which Tab searches for the next text.
    private static let longestWay = 20

    /// Moves by Tab through the controls inside of a row. Tab leaves the list after them; from a text, it continues
    /// with the controls of the next rows, as in a form.
    ///
    /// Chosen: UIKit focuses either a row or what is inside of it; a row with a switch needs both without a finger.
    /// - Returns: false if the focus leaves the list.
    func moveInRow(_ isForward: Bool) -> Bool {
        if editor == nil, let list, let path = list.listFocus.focused, let cell = list.focusCell(at: path), isForward,
            isDisplayed, move(to: content(of: cell).first, .next)
        {
            return true
        }
        guard let current = editor ?? list ?? item as? UIView ?? window?.firstResponder as? UIView,
            let row = current.rowAround
        else { return false }
        let inner = content(of: row.cell)
        guard let index = inner.firstIndex(where: { $0.holds(current) }) else { return false }
        if isForward {
            if move(to: inner[(index + 1)...].first, .next) { return true }
            return current is any UITextInput && moveToNextRow(row, isForward)
        }
        if move(to: inner[..<index].last, .previous) { return true }
        if current is any UITextInput, moveToNextRow(row, isForward) { return true }
        return row.list.canFocusItems && move(.row(row.list, row.path), .previous)
    }

    /// Moves to the first or last control inside of the next row that has one.
    private func moveToNextRow(_ row: FocusRow, _ isForward: Bool) -> Bool {
        let list = row.list
        var path = row.path
        for _ in 0..<Self.longestWay {
            let step = FocusCommand.move(isForward ? .next : .previous)
            guard let next = list.focusPath(from: path, step), list.hasItem(next) else { return false }
            if list.focusCell(at: next) == nil {
                list.revealFocus(at: next)
                list.layoutIfNeeded()
            }
            guard list.hasItem(next) else { return false }
            let inner = list.focusCell(at: next).map { content(of: $0) } ?? []
            if move(to: isForward ? inner.first : inner.last, isForward ? .next : .previous) { return true }
            path = next
        }
        return false
    }

    /// Moves by an arrow key from a control inside of a row: across between the controls, along to other rows.
    /// - Returns: nil for an item that is in no row.
    func moveFromRowContent(_ direction: FocusDirection, _ command: FocusCommand) -> Bool? {
        guard list == nil, let view = item as? UIView, let row = view.rowAround else { return nil }
        switch direction {
        case .left, .right:
            if view.moveFocusedPart(direction) { return true }
            let isForward = (direction == .right) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let inner = content(of: row.cell)
            guard let index = inner.firstIndex(where: { $0.holds(view) }) else { return false }
            if isForward { return move(to: inner[(index + 1)...].first, Self.heading(direction)) }
            if move(to: inner[..<index].last, Self.heading(direction)) { return true }
            return row.list.canFocusItems && move(.row(row.list, row.path), Self.heading(direction))
        default:
            if view.moveFocusedPart(direction) { return true }
            guard row.list.canFocusItems else { return nil }
            return move(in: row.list, from: row.path, command, Self.heading(direction), .follows)
        }
    }

    /// The items inside of a cell, in reading order.
    private func content(of cell: UIView) -> [FocusCollection.Entry] {
        let collection = FocusCollection(in: cell, isContent: true) { _, _ in .ignored }
        return collection.map.items.map { collection.entries[$0.id] }
    }

    private func move(to entry: FocusCollection.Entry?, _ heading: UIFocusHeading) -> Bool {
        guard let entry, let target = entryTarget(entry) else { return false }
        return move(target, heading)
    }
}

extension FocusCollection.Entry {
    fileprivate func holds(_ view: UIView) -> Bool {
        switch self {
        case .item(let item): item === view
        case .list(let list): list === view
        case .guide: false
        }
    }
}
