/// The item of a list that has the focus of the keyboard, through all changes of the list.
package struct ListFocus: Sendable {
    /// The item with the focus.
    package private(set) var focused: ListIndexPath?
    /// The item that had the focus last.
    package private(set) var last: ListIndexPath?

    package init() {}

    /// Moves the focus to an item, or away from the list.
    package mutating func focus(_ path: ListIndexPath?) {
        focused = path
        if let path { last = path }
    }

    /// Moves the focus with its item through a batch of changes.
    ///
    /// Chosen: the focus of a deleted item moves to the item that takes its place, or to the last item before it.
    /// - Parameter counts: the numbers of items after the batch.
    package mutating func apply(_ plan: BatchUpdatePlan, counts: [Int]) {
        focused = focused.flatMap { Self.position(of: $0, plan, counts) }
        last = last.flatMap { plan.newIndexPath(of: $0) }
    }

    /// Keeps the index paths that exist after a reload. Chosen: the focus of an item that is gone moves to the last
    /// item before it.
    package mutating func keep(counts: [Int]) {
        focused = focused.flatMap { Self.nearest(to: $0, counts) }
        if let path = last, !path.exists(in: counts) { last = nil }
    }

    private static func position(of path: ListIndexPath, _ plan: BatchUpdatePlan, _ counts: [Int]) -> ListIndexPath? {
        if let new = plan.newIndexPath(of: path) { return new }
        guard let section = plan.newSection(of: path.section) else { return nearest(to: path, counts) }
        return nearest(to: ListIndexPath(section: section, item: path.item), counts)
    }

    private static func nearest(to path: ListIndexPath, _ counts: [Int]) -> ListIndexPath? {
        if path.exists(in: counts) { return path }
        return before(path, counts) ?? after(ListIndexPath(section: path.section, item: -1), counts)
    }

    // MARK: Steps

    /// The item after an index path, in the same or a later section.
    package static func after(_ path: ListIndexPath, _ counts: [Int]) -> ListIndexPath? {
        var section = max(0, path.section), item = path.section < 0 ? 0 : path.item + 1
        while section < counts.count {
            if max(0, item) < counts[section] { return ListIndexPath(section: section, item: max(0, item)) }
            (section, item) = (section + 1, 0)
        }
        return nil
    }

    /// The item before an index path, in the same or an earlier section.
    package static func before(_ path: ListIndexPath, _ counts: [Int]) -> ListIndexPath? {
        var section = min(path.section, counts.count - 1), item = path.section < counts.count ? path.item - 1 : Int.max
        while section >= 0 {
            let place = min(item, counts[section] - 1)
            if place >= 0 { return ListIndexPath(section: section, item: place) }
            (section, item) = (section - 1, Int.max)
        }
        return nil
    }

    /// The first item from an index path on that fulfills a condition, without the index path itself.
    package static func step(
        from path: ListIndexPath, isForward: Bool, _ counts: [Int], where isAllowed: (ListIndexPath) -> Bool
    ) -> ListIndexPath? {
        var current = path
        while let next = isForward ? after(current, counts) : before(current, counts) {
            if isAllowed(next) { return next }
            current = next
        }
        return nil
    }

    /// The first or the last item that fulfills a condition.
    package static func end(isFirst: Bool, _ counts: [Int], where isAllowed: (ListIndexPath) -> Bool)
        -> ListIndexPath?
    {
        let outside = ListIndexPath(section: isFirst ? -1 : counts.count, item: 0)
        return step(from: outside, isForward: isFirst, counts, where: isAllowed)
    }
}
