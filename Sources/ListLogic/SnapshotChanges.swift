/// The changes that lead from one snapshot to another.
///
/// Measured (collections/two-batches): the first batch deletes, inserts and moves. The second batch reloads at the new
/// index paths. The batches do not contain items that keep their places. The time is proportional to n log n for all
/// snapshots.
package struct SnapshotChanges: Sendable {
    /// Deletions, insertions and moves.
    package private(set) var batch = BatchUpdate()
    /// Reloads and reconfigured items, with index paths of the new snapshot.
    package private(set) var reloads = BatchUpdate()

    /// - Parameter terms: tables delete and insert a row that moves out of a deleted section or into an inserted
    ///   section. Measured (tables/changed-sections): collection views move the item.
    package init<Section: Hashable, Item: Hashable>(
        from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>, terms: ListTerms = .collectionView
    ) {
        let sections = ListDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        batch.deletedSections = sections.removed.map(PlaceSet.range(of:))
        batch.insertedSections = sections.inserted.map(PlaceSet.range(of:))
        batch.movedSections = sections.moved.map { BatchUpdate.Move(from: $0.from, to: $0.to) }
        noteItems(from: old, to: new, terms)
        reloads = Self.reloads(of: new, in: new)
    }

    private mutating func noteItems<Section: Hashable, Item: Hashable>(
        from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>, _ terms: ListTerms
    ) {
        let before = old.sectionIdentifiers, after = new.sectionIdentifiers
        let numbers = Dictionary(zip(before, before.indices), uniquingKeysWith: { first, _ in first })
        /// For each new section: its old index.
        let origins = after.map { numbers[$0] }
        var isKept = [Bool](repeating: false, count: before.count)
        for case let origin? in origins { isKept[origin] = true }
        /// Only tables treat changed sections differently.
        let movesThrough = terms == .collectionView

        var paths = [Item: ListIndexPath](minimumCapacity: old.numberOfItems)
        var stays: [[Bool]] = []
        for (section, name) in before.enumerated() {
            let items = old.items(in: name) ?? []
            stays.append([Bool](repeating: false, count: items.count))
            for (item, element) in items.enumerated() { paths[element] = ListIndexPath(section: section, item: item) }
        }
        for (section, name) in after.enumerated() {
            let origin = origins[section]
            // Items of the same section before and after, in the new order.
            var common: [(new: Int, old: Int)] = []
            for (item, element) in (new.items(in: name) ?? []).enumerated() {
                let path = ListIndexPath(section: section, item: item)
                guard let source = paths[element], movesThrough || origin != nil && isKept[source.section] else {
                    if origin != nil { batch.insertedItems.append(path) }
                    continue
                }
                stays[source.section][source.item] = true
                if source.section == origin {
                    common.append((item, source.item))
                } else {
                    batch.movedItems.append(BatchUpdate.Move(from: source, to: path))
                }
            }
            guard let origin, !zip(common, common.dropFirst()).allSatisfy({ $0.old < $1.old }) else { continue }
            let run = ListDifference.longestRun(common.map(\.old))
            for (place, pair) in common.enumerated() where !run[place] {
                batch.movedItems.append(
                    BatchUpdate.Move(
                        from: ListIndexPath(section: origin, item: pair.old),
                        to: ListIndexPath(section: section, item: pair.new)))
            }
        }
        for (section, list) in stays.enumerated() where isKept[section] {
            for (item, stays) in list.enumerated() where !stays {
                batch.deletedItems.append(ListIndexPath(section: section, item: item))
            }
        }
    }

    /// Measured (collections/two-batches): an item of a reloaded section is reloaded once.
    ///
    /// - Parameters:
    ///   - marked: the snapshot that marks sections and items.
    ///   - new: the displayed snapshot, which may lack some of the marked sections and items.
    package static func reloads<Section: Hashable, Item: Hashable>(
        of marked: ListSnapshot<Section, Item>, in new: ListSnapshot<Section, Item>
    ) -> BatchUpdate {
        var reloads = BatchUpdate()
        let sections = PlaceSet(marked.reloadedSections.compactMap(new.index(ofSection:)))
        reloads.reloadedSections = sections.ranges
        func paths(_ items: [Item]) -> [ListIndexPath] {
            // The index paths of many items are faster to find together.
            let all = items.count > 100 ? new.indexPaths : nil
            let found = items.compactMap { item in all.map { $0[item] } ?? new.indexPath(of: item) }
            return found.filter { !sections.contains($0.section) }
        }
        reloads.reloadedItems = paths(marked.reloadedItems)
        reloads.reconfiguredItems = paths(marked.reconfiguredItems)
        return reloads
    }
}
