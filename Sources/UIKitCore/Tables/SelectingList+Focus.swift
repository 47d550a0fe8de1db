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

    /// The rows changed: the focus may be in another cell.
    func focusRowsChanged() { focusSystemOfRows?.schedule() }
}
