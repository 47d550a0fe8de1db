/// The selected items of a collection view and the order of its calls for a touch.
///
/// The value asks nothing. A view reads the question, asks its delegate, and passes the answer.
package struct ListSelection: Sendable {
    /// A question for the delegate.
    package enum Question: Hashable, Sendable {
        case shouldHighlight
        case shouldSelect
        case shouldDeselect
    }

    /// A change of a cell, or a call of the delegate. The view carries out effects in their order.
    package enum Effect: Hashable, Sendable {
        case highlight(ListIndexPath)
        case unhighlight(ListIndexPath)
        case select(ListIndexPath)
        case deselect(ListIndexPath)
        case didHighlight(ListIndexPath)
        case didUnhighlight(ListIndexPath)
        case didSelect(ListIndexPath)
        case didDeselect(ListIndexPath)
        case performPrimaryAction(ListIndexPath)
    }

    /// Whether a touch selects an item outside of editing. Documented (UICollectionView): the default is true.
    package var allowsSelection = true
    /// Whether touches select more than one item outside of editing. Documented (UICollectionView): the default is
    /// false.
    package var allowsMultipleSelection = false
    /// Whether a touch selects an item during editing. Documented (UICollectionView): the default is false.
    package var allowsSelectionDuringEditing = false
    /// Whether touches select more than one item during editing. Documented (UICollectionView): the default is false.
    package var allowsMultipleSelectionDuringEditing = false
    /// Whether the modes of editing are in effect.
    package private(set) var isEditing = false
    /// The item below the touch, if it is highlighted.
    package private(set) var highlighted: ListIndexPath?
    private var selected = IdentifierList<ListIndexPath>()
    /// Items that were selected when editing began.
    private var selectedBeforeEditing: Set<ListIndexPath> = []

    /// No selection, with UIKit's default modes.
    package init() {}

    /// The selected items, in the order in which they were selected.
    package var indexPaths: [ListIndexPath] { selected.elements }
    /// Whether an item is selected.
    package func contains(_ path: ListIndexPath) -> Bool { selected.contains(path) }

    /// Whether a touch selects more than one item.
    package var isMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether a touch selects items. Chosen: a mode of multiple selection allows selection, as in tables.
    package var isAllowed: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: Touches

    /// The question before `touchBegan(at:isAllowed:)`. Nil if no item can be selected: then the touch has no effect.
    package var questionForTouch: Question? { isAllowed ? .shouldHighlight : nil }

    /// Documented (UICollectionViewDelegate): a touch highlights the item if the delegate allows this.
    package mutating func touchBegan(at path: ListIndexPath, isAllowed: Bool) -> [Effect] {
        let former = touchCancelled()
        guard isAllowed else { return former }
        highlighted = path
        return former + [.highlight(path), .didHighlight(path)]
    }

    /// The question before `touchEnded(isAllowed:performsPrimaryAction:)`. Nil without a highlighted item.
    ///
    /// Documented (UICollectionViewDelegate): a deselection is a question only in a mode of multiple selection.
    package var questionForRelease: Question? {
        highlighted.map { isMultiple && selected.contains($0) ? .shouldDeselect : .shouldSelect }
    }

    /// Whether the view asks its delegate for the primary action.
    ///
    /// Documented (UICollectionViewDelegate): the touch selects an item and does not extend a selection. Without an
    /// answer of the delegate, the view performs the action unless the view is edited.
    package var asksForPrimaryAction: Bool { questionForRelease == .shouldSelect && !(isMultiple && !selected.isEmpty) }

    /// The answer to `questionForRelease`, and the end of the touch.
    ///
    /// Documented (UICollectionViewDelegate): the selection changes first, and the highlight ends last.
    /// Documented (UICollectionViewDelegate): other items are deselected without a question.
    /// Documented (UICollectionViewDelegate): the primary action follows, also if the selection is refused.
    package mutating func touchEnded(isAllowed: Bool, performsPrimaryAction: Bool = false) -> [Effect] {
        guard let path = highlighted else { return [] }
        let performs = asksForPrimaryAction && performsPrimaryAction
        var effects: [Effect] = []
        switch questionForRelease {
        case .shouldDeselect where isAllowed:
            selected.remove([path])
            effects += [.deselect(path), .didDeselect(path)]
        case .shouldSelect where isAllowed:
            if !isMultiple {
                for other in selected.elements where other != path {
                    selected.remove([other])
                    effects += [.deselect(other), .didDeselect(other)]
                }
            }
            selected.append([path])
            effects += [.select(path), .didSelect(path)]
        default: break
        }
        if performs { effects.append(.performPrimaryAction(path)) }
        return effects + touchCancelled()
    }

    /// The end of a touch of a row, after the answers of the delegate of a table.
    ///
    /// Measured (tables/touch-order): the highlight ends before the questions: the table calls `touchCancelled()`
    /// first. Former rows are deselected before the new row is selected. Documented (UITableViewDelegate): the delegate
    /// can answer other rows than those that were touched.
    /// - Parameters:
    ///   - path: the row to select, or nil.
    ///   - former: the rows to deselect. Ignores rows that are not selected.
    package mutating func rowTouchEnded(selecting path: ListIndexPath?, deselecting former: [ListIndexPath]) -> [Effect]
    {
        var effects: [Effect] = []
        for other in former where selected.contains(other) {
            selected.remove([other])
            effects += [.deselect(other), .didDeselect(other)]
        }
        guard let path else { return effects }
        selected.append([path])
        return effects + [.select(path), .didSelect(path)]
    }

    /// The selected rows that a table asks its delegate to deselect before it selects a row.
    package func rowsLeaving(for path: ListIndexPath) -> [ListIndexPath] {
        isMultiple ? [] : selected.elements.filter { $0 != path }
    }

    /// Ends the highlight without a selection.
    package mutating func touchCancelled() -> [Effect] {
        guard let path = highlighted else { return [] }
        highlighted = nil
        return [.unhighlight(path), .didUnhighlight(path)]
    }

    // MARK: Calls by the app

    /// Selects an item, or deselects all items for nil. Documented (UICollectionView.selectItem): the delegate gets no
    /// call.
    package mutating func select(_ path: ListIndexPath?) -> [Effect] {
        guard let path else { return deselect(selected.elements) }
        let effects = isMultiple ? [] : deselect(selected.elements.filter { $0 != path })
        guard !selected.contains(path) else { return effects }
        selected.append([path])
        return effects + [.select(path)]
    }

    /// Deselects an item. Ignores items that are not selected.
    package mutating func deselect(_ path: ListIndexPath) -> [Effect] {
        deselect(selected.contains(path) ? [path] : [])
    }

    private mutating func deselect(_ paths: [ListIndexPath]) -> [Effect] {
        selected.remove(paths)
        return paths.map { .deselect($0) }
    }

    /// Begins or ends editing.
    ///
    /// Derived: the rule of tables (tables/editing-selection). The end of editing removes the selection that was made
    /// in editing. The beginning removes the former selection, unless `allowsSelectionDuringEditing` is true.
    package mutating func setEditing(_ isEditing: Bool) -> [Effect] {
        guard self.isEditing != isEditing else { return [] }
        self.isEditing = isEditing
        guard isEditing else {
            let former = selectedBeforeEditing
            selectedBeforeEditing = []
            return deselect(selected.elements.filter { !former.contains($0) })
        }
        let effects = allowsSelectionDuringEditing ? [] : deselect(selected.elements)
        selectedBeforeEditing = Set(selected.elements)
        return effects
    }

    // MARK: Updates

    /// Maps the selection through a batch of updates. Deleted items are removed without calls of the delegate.
    ///
    /// Chosen: a reloaded item stays selected, and items of a reloaded section do not.
    package mutating func apply(_ plan: BatchUpdatePlan) {
        let paths = selected.elements.compactMap(plan.newIndexPath)
        selected = IdentifierList()
        selected.append(paths)
        highlighted = highlighted.flatMap(plan.newIndexPath)
        selectedBeforeEditing = Set(selectedBeforeEditing.compactMap(plan.newIndexPath))
    }

    /// Removes the selection and the highlight, as a reload of all data does.
    package mutating func removeAll() {
        selected = IdentifierList()
        selectedBeforeEditing = []
        highlighted = nil
    }
}
