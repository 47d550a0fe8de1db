/// The items of a list on screen while they differ from the data source: an item that the user drags to another place,
/// and *slots* without an item of the data source, which are the gap of a drop and the placeholders of dropped items.
///
/// A *shown* index path refers to the list on screen, a *data* index path to the data source.
package struct ListPicture: Hashable, Sendable {
    /// A place without an item of the data source.
    package struct Slot: Hashable, Sendable {
        package let id: Int
        /// The shown index path.
        package fileprivate(set) var path: ListIndexPath
    }

    /// The slot at which items would be dropped.
    package static let gap = 0

    /// The number of items of each section in the data source.
    package let counts: [Int]
    /// The item that is dragged to another place of the list.
    package private(set) var moved: ReorderSession?
    /// All slots, sorted by index path.
    package private(set) var slots: [Slot] = []

    /// The items of the data source.
    package init(counts: [Int]) { self.counts = counts.map { max($0, 0) } }

    /// Whether the list on screen is that of the data source.
    package var isPlain: Bool { slots.isEmpty && moved.map { $0.source == $0.target } ?? true }

    /// The number of items of each section on screen.
    package var shownCounts: [Int] {
        var shown = moved?.shownCounts ?? counts
        for slot in slots { shown[slot.path.section] += 1 }
        return shown
    }

    // MARK: Index paths

    /// The slot at a shown index path.
    package func slot(at shown: ListIndexPath) -> Int? { slots.first { $0.path == shown }?.id }

    /// The shown index path of a slot.
    package func path(of slot: Int) -> ListIndexPath? { slots.first { $0.id == slot }?.path }

    /// The index path in the data source of an item on screen. Nil for a slot, and for an item that does not exist.
    package func dataPath(of shown: ListIndexPath) -> ListIndexPath? {
        guard slot(at: shown) == nil else { return nil }
        var path = shown
        path.item -= slots.count { $0.path.section == shown.section && $0.path.item < shown.item }
        guard let moved else { return path.exists(in: counts) ? path : nil }
        return moved.dataPath(of: path)
    }

    /// The index path on screen of an item of the data source. Nil for an item that does not exist.
    package func shownPath(of data: ListIndexPath) -> ListIndexPath? {
        guard data.exists(in: counts), var path = moved.map({ $0.shownPath(of: data) }) ?? data else { return nil }
        for slot in slots where slot.path.section == path.section && slot.path.item <= path.item { path.item += 1 }
        return path
    }

    /// The index path at which an item has to be inserted in the data source, so that it is displayed at the slot.
    package func insertionPath(of slot: Int) -> ListIndexPath? {
        guard var path = path(of: slot) else { return nil }
        path.item -= slots.count { $0.path.section == path.section && $0.path.item < path.item }
        return path
    }

    // MARK: Changes

    /// Inserts a slot before the item at a shown index path, or after the last item.
    /// - Returns: false for an index path that does not exist, and for a slot that exists already.
    package mutating func insert(_ slot: Int, at path: ListIndexPath) -> Bool {
        let shown = shownCounts
        guard self.path(of: slot) == nil, shown.indices.contains(path.section), path.item >= 0,
            path.item <= shown[path.section]
        else { return false }
        for index in slots.indices where slots[index].path.section == path.section {
            if slots[index].path.item >= path.item { slots[index].path.item += 1 }
        }
        slots.append(Slot(id: slot, path: path))
        slots.sort { $0.path < $1.path }
        return true
    }

    /// Removes a slot.
    /// - Returns: the former shown index path; nil for a slot that does not exist.
    package mutating func remove(_ slot: Int) -> ListIndexPath? {
        guard let index = slots.firstIndex(where: { $0.id == slot }) else { return nil }
        let path = slots.remove(at: index).path
        for index in slots.indices where slots[index].path.section == path.section {
            if slots[index].path.item > path.item { slots[index].path.item -= 1 }
        }
        return path
    }

    /// Shows the dragged item of the data source at a shown index path. The former dragged item returns to its place.
    /// - Returns: false for index paths that do not exist.
    package mutating func move(_ data: ListIndexPath, to shown: ListIndexPath) -> Bool {
        var target = shown
        target.item -= slots.count { $0.path.section == shown.section && $0.path.item < shown.item }
        guard var session = moved?.source == data ? moved : ReorderSession(moving: data, counts: counts) else {
            return false
        }
        guard session.target == target || session.move(to: target) != nil else { return false }
        let anchors = slots.map { (slot: $0.id, path: insertionPath(of: $0.id)) }
        slots = []
        moved = session
        insert(anchors)
        return true
    }

    /// The dragged item returns to its place.
    package mutating func endMove() {
        let anchors = slots.map { (slot: $0.id, path: insertionPath(of: $0.id)) }
        slots = []
        moved = nil
        insert(anchors)
    }

    private mutating func insert(_ anchors: [(slot: Int, path: ListIndexPath?)]) {
        for case (let slot, var path?) in anchors {
            path.item += slots.count { $0.path.section == path.section }
            let shown = shownCounts
            path.item = min(path.item, shown.indices.contains(path.section) ? shown[path.section] : 0)
            _ = insert(slot, at: path)
        }
    }

    /// The picture after an item was inserted in the data source in the place of a slot. Nil for a slot that does not
    /// exist. The items on screen stay where they are.
    package func committing(_ slot: Int) -> ListPicture? {
        guard let path = path(of: slot) else { return nil }
        var counts = counts
        counts[path.section] += 1
        var picture = ListPicture(counts: counts)
        picture.slots = slots.filter { $0.id != slot }
        return picture
    }

    // MARK: Batches

    /// The picture after a batch of the data source. Each slot stays before the item that followed, or at the end of
    /// the section. Slots of deleted and reloaded sections are removed. A dragged item returns to its place.
    package func applying(_ plan: BatchUpdatePlan, moves: Set<ListIndexPath>) -> ListPicture {
        var new = ListPicture(counts: plan.after)
        for slot in slots {
            guard let anchor = insertionPath(of: slot.id), let section = plan.newSection(of: anchor.section),
                !plan.isSectionReloaded(anchor.section), counts.indices.contains(anchor.section)
            else { continue }
            var place = ListIndexPath(section: section, item: plan.after[section])
            for item in anchor.item..<max(counts[anchor.section], anchor.item) {
                let old = ListIndexPath(section: anchor.section, item: item)
                guard !moves.contains(old), let path = plan.newIndexPath(of: old), path.section == section else {
                    continue
                }
                place = path
                break
            }
            // Slots are visited in order: the earlier ones of the section are before this one.
            place.item += new.slots.count { $0.path.section == section }
            _ = new.insert(slot.id, at: place)
        }
        return new
    }

    /// The batch of the data source as a batch of the list on screen.
    /// - Parameter new: the result of ``applying(_:moves:)``.
    package func shown(_ batch: BatchUpdate, to new: ListPicture) -> BatchUpdate {
        var shown = batch
        shown.deletedItems = batch.deletedItems.compactMap(shownPath)
        shown.reloadedItems = batch.reloadedItems.compactMap(shownPath)
        shown.reconfiguredItems = batch.reconfiguredItems.compactMap(shownPath)
        shown.insertedItems = batch.insertedItems.compactMap(new.shownPath)
        shown.movedItems = batch.movedItems.compactMap { move in
            guard let from = shownPath(of: move.source), let to = new.shownPath(of: move.target) else { return nil }
            return .init(from: from, to: to)
        }
        return shown
    }
}
