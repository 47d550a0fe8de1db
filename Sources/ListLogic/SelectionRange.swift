/// A range of items that a touch selects or deselects, from a fixed item to an item that changes.
///
/// A range that becomes shorter restores the items that the range has changed.
package struct SelectionRange: Sendable {
    /// The item at which the range begins.
    package internal(set) var start: ListIndexPath
    /// The item at which the range ends; nil before the first item.
    package internal(set) var end: ListIndexPath?
    /// Whether the range selects its items, or deselects them.
    package let selects: Bool
    /// The items whose selection the range has changed.
    var changed: Set<ListIndexPath> = []

    init(from start: ListIndexPath, selects: Bool) { (self.start, self.selects) = (start, selects) }

    /// The items that the range gains and loses if it ends at another item. The time is proportional to their number.
    ///
    /// - Parameter counts: the number of items of each section; `path`, `start` and `end` exist.
    func steps(to path: ListIndexPath, _ counts: [Int]) -> (entering: [ListIndexPath], leaving: [ListIndexPath]) {
        guard let end else { return (Self.items(from: start, to: path, counts), []) }
        let isOtherSide = start < end && path < start || end < start && start < path
        guard !isOtherSide else {
            return (
                Array(Self.items(from: start, to: path, counts).dropFirst()),
                Array(Self.items(from: end, to: start, counts).dropLast())
            )
        }
        let items = Self.items(from: end, to: path, counts)
        let grows = start <= end && end <= path || path <= end && end <= start
        return grows ? (Array(items.dropFirst()), []) : ([], Array(items.dropLast()))
    }

    /// All items from one item to another, both included, in this order.
    private static func items(from first: ListIndexPath, to last: ListIndexPath, _ counts: [Int]) -> [ListIndexPath] {
        guard first <= last else { return items(from: last, to: first, counts).reversed() }
        return (first.section...last.section).flatMap { section in
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item : counts[section] - 1
            return (low..<max(low, high + 1)).map { ListIndexPath(section: section, item: $0) }
        }
    }

    /// The range after a batch of updates. Nil if an end was deleted.
    func applying(_ plan: BatchUpdatePlan) -> SelectionRange? {
        guard let start = plan.newIndexPath(of: start) else { return nil }
        var range = SelectionRange(from: start, selects: selects)
        if let end {
            guard let end = plan.newIndexPath(of: end) else { return nil }
            range.end = end
        }
        range.changed = Set(changed.compactMap(plan.newIndexPath))
        return range
    }
}

extension ListSelection {
    /// Whether a touch of an item with the Shift key extends a range: several items can be selected, and an item was
    /// touched before.
    package var extendsWithShift: Bool { isMultiple && anchor != nil }

    /// Begins a range of a drag at an item. Chosen: a drag that begins at a selected item deselects the items of its
    /// range.
    package mutating func beginRange(at path: ListIndexPath) {
        range = SelectionRange(from: path, selects: !contains(path))
    }

    /// Begins a range at the item that was touched last, unless the range of the last touch goes on.
    package mutating func beginRangeAtAnchor() {
        guard range == nil, let anchor else { return }
        range = SelectionRange(from: anchor, selects: true)
    }

    /// The items for which the view asks its delegate before `extendRange(to:counts:refused:)`.
    package func itemsEntering(to path: ListIndexPath, counts: [Int]) -> [ListIndexPath] {
        guard let range, path.exists(in: counts) else { return [] }
        return range.steps(to: path, counts).entering.filter { contains($0) != range.selects }
    }

    /// Ends the range at another item. The view takes the steps that follow.
    ///
    /// - Parameter refused: items that the delegate does not select or deselect.
    package mutating func extendRange(
        to path: ListIndexPath, counts: [Int], refused: Set<ListIndexPath> = []
    ) {
        guard var changing = range, path.exists(in: counts), path != changing.end else { return }
        // The only reference to the set is mutated in place.
        range = nil
        let (entering, leaving) = changing.steps(to: path, counts)
        changing.end = path
        var list: [Step] = []
        for item in leaving where changing.changed.remove(item) != nil {
            list.append(changing.selects ? .deselect(item) : .select(item))
        }
        for item in entering where !refused.contains(item) && contains(item) != changing.selects {
            changing.changed.insert(item)
            list.append(changing.selects ? .select(item) : .deselect(item))
        }
        range = changing
        append(list)
    }

    /// Ends the range of a drag. A range with the Shift key begins at the last item of the drag.
    package mutating func endRange() {
        anchor = range?.end ?? anchor
        range = nil
    }
}
