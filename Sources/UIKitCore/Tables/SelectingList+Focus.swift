import FocusLogic
import Foundation
import ListLogic

extension SelectingList {
    /// Whether the selection may follow the focus to an item. Chosen: not if several items can be selected, because the
    /// focus would leave a trail of selected items.
    func selectsFocused(_ path: ListIndexPath) -> Bool {
        selecting.value.isAllowed && !selecting.value.isMultiple && !selecting.value.contains(path)
    }

    /// Uses an item by keyboard as a tap does: asks for the highlight, selects the item, and performs its primary
    /// action.
    func activate(_ path: ListIndexPath, select: () -> Void) {
        guard selecting.value.questionForTouch != nil, mayHighlight(path), hasItem(path) else { return }
        let selects = selecting.value.question(for: path) == .shouldSelect
        let isPrimary = selects && !(selecting.value.isMultiple && !selecting.value.isEmpty)
        select()
        if isPrimary, hasItem(path) { carryOut(.performPrimaryAction(path), animated: true) }
    }
}

extension FocusList {
    /// Whether the focus system has the focus in this list.
    private var focusSystemOfRows: UIFocusSystem? {
        guard let system = window?.knownFocusSystem, system.list === self else { return nil }
        return system
    }

    /// The focused row is displayed by a cell.
    func displayFocus(with cell: UIView) { focusSystemOfRows?.show(cell) }

    /// The rows changed: the focus may be in another cell, or may have waited for rows.
    func focusRowsChanged() {
        focusSystemOfRows?.schedule()
        focusRowsLoaded()
    }

    /// All rows were loaded: a focus that waited for rows moves to one.
    func focusRowsLoaded() {
        guard let system = window?.knownFocusSystem, system.isLost else { return }
        system.schedule()
    }
}

/// A table or collection view, whose rows can get the focus.
@preconcurrency @MainActor
protocol FocusableList: FocusList, SelectingList, TranslatingList {
    var allowsFocus: Bool { get }
    var allowsFocusDuringEditing: Bool { get }
    var isEditing: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
    /// The answer of the delegate before a row gets the focus. False for a row that the data source does not have.
    func mayFocus(_ path: ListIndexPath) -> Bool
    /// The row of the data that the delegate prefers when the user enters the list.
    func preferredFocusPath() -> IndexPath?
    /// The first row that is visible in full, or else the first that is displayed.
    func firstVisiblePath() -> ListIndexPath?
    /// The answer of the delegate before a row of the data that got the focus is selected.
    func selectionFollowsFocus(at listed: IndexPath) -> Bool
    /// Selects or deselects an item as a tap does.
    func selectByTouch(_ path: ListIndexPath)
}

extension FocusableList {
    var canFocusItems: Bool { allowsFocus && (!isEditing || allowsFocusDuringEditing) }
    var isSelectable: Bool { selecting.value.isAllowed }
    func focusPath(of cell: UIView) -> ListIndexPath? { item(of: cell) }
    func listedFocusPath(_ path: ListIndexPath) -> IndexPath? { listedPath(of: path.indexPath) }

    func firstFocusPath() -> ListIndexPath? {
        layoutIfNeeded()
        let preferred = preferredFocusPath()
        let remembered = remembersLastFocusedIndexPath ? listFocus.last : nil
        let choices = [
            remembered, preferred.flatMap { ListIndexPath(shownPath(of: $0)) }, selecting.value.first, listFocus.last,
        ]
        for case let path? in choices where hasItem(path) && mayFocus(path) { return path }
        guard let first = firstVisiblePath() else { return nil }
        if mayFocus(first) { return first }
        let counts = itemCounts
        return ListFocus.step(from: first, isForward: true, counts, where: mayFocus)
            ?? ListFocus.step(from: first, isForward: false, counts, where: mayFocus)
    }

    func focusMoved(to path: ListIndexPath, _ selection: FocusCommand.RowSelection) {
        if selection == .extends, selecting.value.isMultiple {
            _ = extendByClick(path, .shift)
            return
        }
        guard selection != .stays, selectsFocused(path), let listed = listedPath(of: path.indexPath),
            selectionFollowsFocus(at: listed),
            hasItem(path)
        else { return }
        selectByTouch(path)
    }

    func activateFocus(at path: ListIndexPath) { activate(path) { selectByTouch(path) } }
}
