/// An interactive move of one item: the order that a list shows while the user drags the item.
///
/// The data source keeps its order until the end. A *shown* index path refers to the order on screen, a *data* index
/// path to the order of the data source.
package struct ReorderSession: Hashable, Sendable {
    /// The data index path of the dragged item.
    package let source: ListIndexPath
    /// The shown index path of the dragged item.
    package private(set) var target: ListIndexPath
    /// The number of items of each section in the data source.
    package let counts: [Int]

    /// Begins a move. Nil for an item that does not exist.
    ///
    /// - Parameter counts: the number of items of each section. Negative numbers count as 0.
    package init?(moving source: ListIndexPath, counts: [Int]) {
        let counts = counts.map { max($0, 0) }
        guard source.exists(in: counts) else { return nil }
        (self.source, self.target, self.counts) = (source, source, counts)
    }

    /// The number of items of a section on screen. 0 for a section that does not exist.
    package func shownCount(in section: Int) -> Int {
        guard counts.indices.contains(section) else { return 0 }
        return counts[section] - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }

    /// The number of items of each section on screen.
    package var shownCounts: [Int] { counts.indices.map(shownCount) }

    /// Shows the item at another index path.
    ///
    /// - Returns: the former target, or nil if the target does not change. Ignores a target that does not exist.
    package mutating func move(to new: ListIndexPath) -> ListIndexPath? {
        guard new != target, counts.indices.contains(new.section) else { return nil }
        let others = counts[new.section] - (new.section == source.section ? 1 : 0)
        guard new.item >= 0, new.item <= others else { return nil }
        defer { target = new }
        return target
    }

    /// The index path on screen of an item of the data source. Nil for an item that does not exist.
    package func shownPath(of data: ListIndexPath) -> ListIndexPath? {
        guard data.exists(in: counts) else { return nil }
        return Self.moved(data, from: source, to: target)
    }

    /// The index path in the data source of an item on screen. Nil for an item that does not exist.
    ///
    /// Measured (collections/moving-sizes): layouts ask for sizes with index paths on screen.
    package func dataPath(of shown: ListIndexPath) -> ListIndexPath? {
        guard shown.section >= 0, shown.item >= 0, shown.item < shownCount(in: shown.section) else { return nil }
        return Self.moved(shown, from: target, to: source)
    }

    /// The shown index paths of the items that change their place when the target changes: all from the nearer to the
    /// farther one. For two sections: the rest of both sections.
    package func displaced(from former: ListIndexPath) -> [ListIndexPath] {
        guard former != target, counts.indices.contains(former.section) else { return [] }
        guard former.section == target.section else {
            return [former, target].sorted().flatMap { path in
                (path.item..<max(path.item, shownCount(in: path.section))).map {
                    ListIndexPath(section: path.section, item: $0)
                }
            }
        }
        let low = max(min(former.item, target.item), 0)
        let high = min(max(former.item, target.item), shownCount(in: target.section) - 1)
        return (low..<max(low, high + 1)).map { ListIndexPath(section: target.section, item: $0) }
    }

    /// The move for the data source at the end. Documented (UICollectionViewDataSource): the data source is called
    /// once. Chosen: no call without a change.
    package var move: BatchUpdate.Move<ListIndexPath>? {
        source == target ? nil : BatchUpdate.Move(from: source, to: target)
    }

    /// The batch that leads from the order of the data source to the order on screen.
    package var batch: BatchUpdate {
        var batch = BatchUpdate()
        if let move { batch.movedItems = [move] }
        return batch
    }

    /// The session after the data source changed during the drag. Nil if the item was deleted.
    ///
    /// Chosen: the item is shown at the place of the item that follows on screen, or at its place in the data source.
    package func applying(_ plan: BatchUpdatePlan) -> ReorderSession? {
        guard let source = plan.newIndexPath(of: source), var session = Self(moving: source, counts: plan.after) else {
            return nil
        }
        let next = ListIndexPath(section: target.section, item: target.item + 1)
        guard self.source != target, let follower = dataPath(of: next).flatMap(plan.newIndexPath) else {
            return session
        }
        let isAfterSource = follower.section == source.section && follower.item > source.item
        _ = session.move(
            to: ListIndexPath(section: follower.section, item: follower.item - (isAfterSource ? 1 : 0)))
        return session
    }

    private static func moved(
        _ path: ListIndexPath, from source: ListIndexPath, to target: ListIndexPath
    ) -> ListIndexPath {
        if path == source { return target }
        var path = path
        if path.section == source.section, path.item > source.item { path.item -= 1 }
        if path.section == target.section, path.item >= target.item { path.item += 1 }
        return path
    }
}
