/// The selected items of a table or collection view, and the order of the calls for a touch.
///
/// The value asks nothing. A view reads the question, asks its delegate, and passes the answer. The end of a touch
/// consists of steps: the view takes one step after the other with `nextEffects(where:)` and carries out its effects,
/// which call the app, before it takes the next step. The app may therefore change the list between two steps.
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

        /// Whether an item becomes selected or deselected.
        package var changesSelection: Bool {
            switch self {
            case .select, .deselect: true
            default: false
            }
        }
    }

    /// A step at the end of a touch, or of a range.
    enum Step: Hashable, Sendable {
        case deselect(ListIndexPath)
        case select(ListIndexPath)
        case performPrimaryAction(ListIndexPath)
        case unhighlight
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
    package internal(set) var highlighted: ListIndexPath?
    /// The item at which a range with the Shift key begins: the item that was touched or selected last.
    package internal(set) var anchor: ListIndexPath?
    /// The range that a touch extends.
    package internal(set) var range: SelectionRange?
    var selected = IdentifierList<ListIndexPath>()
    /// The steps that are not taken yet, in reverse order.
    var steps: [Step] = []
    /// Items that were selected when editing began.
    private var selectedBeforeEditing: Set<ListIndexPath> = []

    /// No selection, with UIKit's default modes.
    package init() {}

    /// The selected items, in the order in which they were selected.
    package var indexPaths: [ListIndexPath] { selected.elements }
    /// The item that was selected first.
    package var first: ListIndexPath? { selected.element(at: 0) }
    /// Whether no item is selected.
    package var isEmpty: Bool { selected.isEmpty }
    /// Whether an item is selected.
    package func contains(_ path: ListIndexPath) -> Bool { selected.contains(path) }

    /// Whether a touch selects more than one item.
    package var isMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// Whether a touch selects items.
    package var isAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    // MARK: Touches

    /// The question before `touchBegan(at:)`. Nil if no item can be selected: then the touch has no effect.
    package var questionForTouch: Question? { isAllowed ? .shouldHighlight : nil }

    /// Documented (UICollectionViewDelegate): a touch highlights the item if the delegate allows this.
    package mutating func touchBegan(at path: ListIndexPath) -> [Effect] {
        let former = touchCancelled()
        highlighted = path
        return former + [.highlight(path), .didHighlight(path)]
    }

    /// The question before `touchEnded(isAllowed:performsPrimaryAction:)`. Nil without a highlighted item.
    ///
    /// Documented (UICollectionViewDelegate): a deselection is a question only in a mode of multiple selection.
    package var questionForRelease: Question? { highlighted.map(question) }

    /// The question before a touch changes the selection of an item.
    package func question(for path: ListIndexPath) -> Question {
        isMultiple && contains(path) ? .shouldDeselect : .shouldSelect
    }

    /// Whether the view asks its delegate for the primary action of the highlighted item.
    ///
    /// Documented (UICollectionViewDelegate): the touch selects an item and does not extend a selection. Without an
    /// answer of the delegate, the view performs the action unless the view is edited.
    package var asksForPrimaryAction: Bool { highlighted.map(asksForPrimaryAction) ?? false }

    /// Whether a touch of an item may perform the primary action of the item.
    package func asksForPrimaryAction(of path: ListIndexPath) -> Bool {
        question(for: path) == .shouldSelect && !(isMultiple && !selected.isEmpty)
    }

    /// The answer to `questionForRelease`, and the end of the touch.
    ///
    /// Documented (UICollectionViewDelegate): the selection changes first, and the highlight ends last.
    /// Documented (UICollectionViewDelegate): other items are deselected without a question.
    /// Documented (UICollectionViewDelegate): the primary action follows, also if the selection is refused.
    package mutating func touchEnded(isAllowed: Bool, performsPrimaryAction: Bool = false) {
        guard let path = highlighted else { return }
        var list: [Step] = []
        switch question(for: path) {
        case .shouldDeselect where isAllowed: list.append(.deselect(path))
        case .shouldSelect where isAllowed: list += itemsLeaving(for: path).map(Step.deselect) + [.select(path)]
        default: break
        }
        if asksForPrimaryAction, performsPrimaryAction { list.append(.performPrimaryAction(path)) }
        range = nil
        append(list + [.unhighlight])
    }

    /// The end of a touch of a row, after the answers of the delegate of a table.
    ///
    /// Measured (tables/touch-order): the highlight ends before the questions: the table calls `touchCancelled()`
    /// first. Former rows are deselected before the new row is selected. Documented (UITableViewDelegate): the delegate
    /// can answer other rows than those that were touched.
    /// - Parameters:
    ///   - path: the row to select, or nil.
    ///   - former: the rows to deselect. Ignores rows that are not selected.
    ///   - action: the row whose primary action follows, or nil.
    package mutating func rowTouchEnded(
        selecting path: ListIndexPath?, deselecting former: [ListIndexPath],
        performing action: ListIndexPath? = nil
    ) {
        range = nil
        append(
            former.map(Step.deselect) + (path.map { [.select($0)] } ?? [])
                + (action.map { [.performPrimaryAction($0)] } ?? []))
    }

    /// The selected items that a touch of an item deselects.
    package func itemsLeaving(for path: ListIndexPath) -> [ListIndexPath] {
        isMultiple ? [] : selected.elements.filter { $0 != path }
    }

    /// Ends the highlight without a selection.
    package mutating func touchCancelled() -> [Effect] {
        guard let path = highlighted else { return [] }
        highlighted = nil
        return [.unhighlight(path), .didUnhighlight(path)]
    }

    // MARK: Steps

    /// Takes the next step. Ignores items that no longer exist.
    ///
    /// - Parameter exists: whether the list has an item.
    /// - Returns: the effects of the step; nil after the last step.
    package mutating func nextEffects(where exists: (ListIndexPath) -> Bool) -> [Effect]? {
        while let step = steps.popLast() {
            switch step {
            case .unhighlight: return touchCancelled()
            case .performPrimaryAction(let path) where exists(path): return [.performPrimaryAction(path)]
            case .deselect(let path) where selected.contains(path):
                selected.remove([path])
                if range == nil { anchor = path }
                return [.deselect(path), .didDeselect(path)]
            case .select(let path) where exists(path):
                selected.append([path])
                if range == nil { anchor = path }
                return [.select(path), .didSelect(path)]
            default: continue
            }
        }
        return nil
    }

    mutating func append(_ list: [Step]) { steps.insert(contentsOf: list.reversed(), at: 0) }

    // MARK: Calls by the app

    /// Selects an item, or deselects all items for nil. Documented (UICollectionView.selectItem): the delegate gets no
    /// call.
    package mutating func select(_ path: ListIndexPath?) -> [Effect] {
        range = nil
        anchor = path
        guard let path else { return deselect(selected.elements) }
        let effects = isMultiple ? [] : deselect(selected.elements.filter { $0 != path })
        guard !selected.contains(path) else { return effects }
        selected.append([path])
        return effects + [.select(path)]
    }

    /// Deselects an item. Ignores items that are not selected.
    package mutating func deselect(_ path: ListIndexPath) -> [Effect] {
        guard selected.contains(path) else { return [] }
        range = nil
        return deselect([path])
    }

    private mutating func deselect(_ paths: [ListIndexPath]) -> [Effect] {
        selected.remove(paths)
        return paths.map { .deselect($0) }
    }

    /// Deselects all items except the first one, if the mode allows only one. Chosen: as UIKit's documentation says
    /// nothing about a mode that is changed during a selection.
    package mutating func narrow() -> [Effect] {
        guard !isMultiple, selected.count > 1 else { return [] }
        range = nil
        return deselect(Array(selected.elements.dropFirst()))
    }

    /// Begins or ends editing.
    ///
    /// Measured (tables/editing-selection). The end of editing removes the selection that was made in editing. The
    /// beginning removes the former selection, unless `allowsSelectionDuringEditing` is true.
    package mutating func setEditing(_ isEditing: Bool) -> [Effect] {
        guard self.isEditing != isEditing else { return [] }
        self.isEditing = isEditing
        (range, anchor) = (nil, nil)
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
        guard !plan.keepsAllPlaces else { return }
        if !selected.isEmpty {
            let paths = selected.elements.compactMap(plan.newIndexPath)
            selected = IdentifierList()
            selected.append(paths)
        }
        highlighted = highlighted.flatMap(plan.newIndexPath)
        anchor = anchor.flatMap(plan.newIndexPath)
        range = range.flatMap { $0.applying(plan) }
        selectedBeforeEditing = Set(selectedBeforeEditing.compactMap(plan.newIndexPath))
        steps = steps.compactMap { step in
            switch step {
            case .deselect(let path): plan.newIndexPath(of: path).map { .deselect($0) }
            case .select(let path): plan.newIndexPath(of: path).map { .select($0) }
            case .performPrimaryAction(let path): plan.newIndexPath(of: path).map { .performPrimaryAction($0) }
            case .unhighlight: step
            }
        }
    }

    /// Removes the selection and the highlight, as a reload of all data does. Steps that are not taken yet stay: an app
    /// may reload the data when an item is deselected, and another item is selected then.
    package mutating func removeAll() {
        if !selected.isEmpty { selected = IdentifierList() }
        selectedBeforeEditing = []
        (highlighted, anchor, range) = (nil, nil, nil)
    }

    /// Removes items that no longer exist.
    package mutating func keepItems(of counts: [Int]) {
        let gone = selected.elements.filter { !$0.exists(in: counts) }
        if !gone.isEmpty { selected.remove(gone) }
        if let path = anchor, !path.exists(in: counts) { anchor = nil }
        if let path = highlighted, !path.exists(in: counts) { highlighted = nil }
        if let ends = range, !ends.start.exists(in: counts) || ends.end?.exists(in: counts) == false { range = nil }
    }
}
