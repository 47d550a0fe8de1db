import CoreGraphics
import Foundation
import ListLogic

/// The selection of a table or collection view, and the touch that changes it.
@MainActor
final class SelectionState {
    /// Mutated in place, never during a call of the app.
    var value = ListSelection()
    /// The touch of a cell.
    var touch: CellTouch?
    /// The highlighted cell, which may not be displayed any longer.
    weak var highlighted: UIView?
    /// The recognizer of drags over several items.
    var drag: SelectionDrag?

    init() {}

    /// A touch on a cell, before the cell is selected.
    struct CellTouch {
        weak var cell: UIView?
        /// The position of the touch in the list when it began.
        var start: CGPoint
        /// Highlights the cell after a delay.
        var work: ScheduledWork?
    }
}

/// A table or collection view: it carries out what a ``ListSelection`` decides.
@preconcurrency @MainActor
protocol SelectingList: UIScrollView {
    var selecting: SelectionState { get }
    /// The number of items of each section in the loaded data.
    var itemCounts: [Int] { get }
    /// Whether the loaded data has an item. Does not call the app.
    func hasItem(_ path: ListIndexPath) -> Bool
    /// The item that a displayed cell shows.
    func item(of cell: UIView) -> ListIndexPath?
    /// The item at a point of the content, or the nearest item in the direction of the list.
    func item(near point: CGPoint) -> ListIndexPath?
    /// The answer of the delegate before a touch highlights an item.
    func mayHighlight(_ path: ListIndexPath) -> Bool
    /// Ends the touch of an item: asks the delegate, and selects or deselects the item.
    func endTouch(of cell: UIView, _ modifiers: UIKeyModifierFlags)
    /// The answer of the delegate before a range selects or deselects an item.
    func mayChange(_ path: ListIndexPath, selects: Bool) -> Bool
    /// Removes the highlight of the highlighted cell.
    func endHighlight(animated: Bool)
    /// Changes a cell, or calls the delegate.
    func carryOut(_ effect: ListSelection.Effect, animated: Bool)

    /// The user selected or deselected items, and the delegate was notified of all of them.
    func selectionDidChange()

    /// Whether a drag may begin to select several items. Asks the delegate.
    func shouldBeginMultipleSelection(at path: ListIndexPath) -> Bool
    /// Changes to a mode of multiple selection, and notifies the delegate.
    func beginMultipleSelection(at path: ListIndexPath)
    func didEndMultipleSelection()
    /// Whether a drag with one finger selects items from this point of the content.
    func isSelectionMark(at point: CGPoint) -> Bool
}

extension SelectingList {
    // MARK: Touches

    func cellTouchBegan(_ cell: UIView, _ touch: UITouch) {
        cancelCellTouch()
        // A touch that stops scrolling selects no item.
        guard selecting.value.questionForTouch != nil, !scroll.caughtMotion, let path = item(of: cell),
            mayHighlight(path), item(of: cell) != nil
        else { return }
        var began = SelectionState.CellTouch(cell: cell, start: touch.location(in: self))
        // Folklore (scrolling/touch-delay), and in all ports: 150 ms, so that the start of a scroll highlights no item.
        began.work = appContext.after(0.15) { [weak self] in self?.highlightTouchedCell() }
        selecting.touch = began
    }

    func cellTouchMoved(_ cell: UIView, _ touch: UITouch) {
        guard let began = selecting.touch, began.cell === cell else { return }
        let point = touch.location(in: self)
        // Chosen: the movement limit of a pan.
        if abs(point.x - began.start.x) > 10 || abs(point.y - began.start.y) > 10 { cancelCellTouch() }
    }

    func cellTouchEnded(_ cell: UIView, _ touch: UITouch) {
        guard let began = selecting.touch, began.cell === cell, !isDragging else { return cancelCellTouch() }
        began.work?.cancel()
        highlightTouchedCell()
        // The notified delegate may have removed the cell, or may have ended the touch.
        guard selecting.touch?.cell === cell, item(of: cell) != nil else { return cancelCellTouch() }
        selecting.touch = nil
        endTouch(of: cell, touch.modifierFlags)
    }

    func cellTouchCancelled(_ cell: UIView) {
        if selecting.touch?.cell === cell { cancelCellTouch() }
    }

    func cancelCellTouch() {
        guard let began = selecting.touch else { return }
        selecting.touch = nil
        began.work?.cancel()
        let effects = selecting.value.touchCancelled()
        // The highlighted item may have been deleted.
        guard !effects.isEmpty else { return endHighlight(animated: true) }
        carryOut(effects, animated: true)
    }

    private func highlightTouchedCell() {
        guard let cell = selecting.touch?.cell, selecting.value.highlighted == nil, let path = item(of: cell) else {
            return
        }
        carryOut(selecting.value.touchBegan(at: path), animated: false)
    }

    // MARK: Effects

    func carryOut(_ effects: [ListSelection.Effect], animated: Bool) {
        for effect in effects { carryOut(effect, animated: animated) }
    }

    /// Takes all steps of a selection by the user.
    func performSteps(animated: Bool) {
        var changes = false
        while let effects = selecting.value.nextEffects(where: hasItem) {
            changes = changes || effects.contains { $0.changesSelection }
            carryOut(effects, animated: animated)
        }
        if changes { selectionDidChange() }
    }

    // MARK: Ranges

    /// Extends the range to an item, after the answers of the delegate.
    func extendRange(to path: ListIndexPath) {
        guard let selects = selecting.value.range?.selects else { return }
        var refused: Set<ListIndexPath> = []
        let entering = selecting.value.itemsEntering(to: path, counts: itemCounts)
        for item in entering where !mayChange(item, selects: selects) { refused.insert(item) }
        selecting.value.extendRange(to: path, counts: itemCounts, refused: refused)
        performSteps(animated: true)
    }

    /// Selects by a click with a modifier key.
    ///
    /// Documented (Selecting multiple items with a two-finger pan gesture): a click with Shift or Command also begins
    /// the interaction. Chosen: Control does the same, as on desktops.
    /// - Returns: whether the click extended a range.
    func extendByClick(_ path: ListIndexPath, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard !modifiers.isDisjoint(with: [.shift, .control, .command]) else { return false }
        if !selecting.value.isMultiple {
            guard shouldBeginMultipleSelection(at: path) else { return false }
            beginMultipleSelection(at: path)
            defer { didEndMultipleSelection() }
            guard selecting.value.isMultiple, hasItem(path) else { return true }
            guard modifiers.contains(.shift), selecting.value.extendsWithShift else {
                selecting.value.beginRange(at: path)
                extendRange(to: path)
                selecting.value.endRange()
                return true
            }
            selecting.value.beginRangeAtAnchor()
            extendRange(to: path)
            return true
        }
        guard modifiers.contains(.shift), selecting.value.extendsWithShift else { return false }
        selecting.value.beginRangeAtAnchor()
        extendRange(to: path)
        return true
    }
}
