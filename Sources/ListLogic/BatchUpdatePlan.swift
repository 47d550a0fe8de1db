/// The places of all sections and items of a list before and after a batch of updates.
///
/// A query takes time proportional to the logarithm of the number of changes in the section.
package struct BatchUpdatePlan: Sendable {
    private let sections: SectionChanges
    private let items: ItemChanges
    /// The number of items of each section before the batch.
    package let before: [Int]
    /// The number of items of each section after the batch.
    package let after: [Int]

    init(sections: SectionChanges, items: ItemChanges, before: [Int], after: [Int]) {
        (self.sections, self.items, self.before, self.after) = (sections, items, before, after)
    }

    // MARK: Sections

    /// The index after the batch. Nil for a section that is deleted or does not exist.
    package func newSection(of old: Int) -> Int? { sections.new.indices.contains(old) ? sections.new[old] : nil }

    /// The index before the batch. Nil for a section that is inserted or does not exist.
    package func oldSection(of new: Int) -> Int? { sections.old.indices.contains(new) ? sections.old[new] : nil }

    /// Whether a section is deleted.
    ///
    /// - Parameter old: an index before the batch.
    package func isSectionDeleted(_ old: Int) -> Bool { sections.deleted.contains(old) }

    /// Whether a section is inserted.
    ///
    /// - Parameter new: an index after the batch.
    package func isSectionInserted(_ new: Int) -> Bool { sections.inserted.contains(new) }

    /// Whether a section is reloaded. A reloaded section keeps its identity and gets new items.
    ///
    /// - Parameter old: an index before the batch.
    package func isSectionReloaded(_ old: Int) -> Bool { sections.reloaded.contains(old) }

    // MARK: Items

    /// The index path after the batch. Nil for an item that is deleted or does not exist.
    ///
    /// Derived: a reload of a section is a deletion and an insertion (collections/batch-order), so that items of a
    /// reloaded section count as deleted. A reloaded item counts as the same item.
    package func newIndexPath(of old: ListIndexPath) -> ListIndexPath? {
        guard old.exists(in: before) else { return nil }
        if let target = items.targets[old] { return target }
        guard let section = sections.new[old.section], !sections.reloaded.contains(old.section),
            let item = Self.newPlace(of: old.item, items.vacated[old.section], items.filled[section])
        else { return nil }
        return ListIndexPath(section: section, item: item)
    }

    /// The index path before the batch. Nil for an item that is inserted or does not exist, and for items of a reloaded
    /// section.
    package func oldIndexPath(of new: ListIndexPath) -> ListIndexPath? {
        guard new.exists(in: after) else { return nil }
        if let source = items.sources[new] { return source }
        guard let section = sections.old[new.section], !sections.reloaded.contains(section),
            let item = Self.newPlace(of: new.item, items.filled[new.section], items.vacated[section])
        else { return nil }
        return ListIndexPath(section: section, item: item)
    }

    /// Whether the item, or its section, is deleted. True for items of a reloaded section, and false for items that do
    /// not exist.
    package func isDeleted(_ old: ListIndexPath) -> Bool { old.exists(in: before) && newIndexPath(of: old) == nil }

    /// Whether the item, or its section, is inserted. True for items of a reloaded section, and false for items that do
    /// not exist.
    package func isInserted(_ new: ListIndexPath) -> Bool { new.exists(in: after) && oldIndexPath(of: new) == nil }

    /// Whether the item, or its section, gets new views. False for an item that moves out of a reloaded section.
    package func isReloaded(_ old: ListIndexPath) -> Bool {
        items.reloaded.contains(old) || sections.reloaded.contains(old.section) && isDeleted(old)
    }

    /// Whether the cell of the item is configured again. False for reloaded and deleted items.
    package func isReconfigured(_ old: ListIndexPath) -> Bool {
        items.reconfigured.contains(old) && !isReloaded(old) && !isDeleted(old)
    }

    /// The reconfigured items at their index paths after the batch, in ascending order.
    package var reconfiguredItems: [ListIndexPath] {
        items.reconfigured.filter(isReconfigured).compactMap(newIndexPath).sorted()
    }

    /// Whether no view changes its place: the batch consists of reloads and reconfigured items.
    package var keepsAllPlaces: Bool {
        sections.deleted.count == 0 && sections.inserted.count == 0 && sections.moves.isEmpty
            && sections.reloaded.count == 0 && items.vacated.isEmpty && items.filled.isEmpty
    }

    private static func newPlace(of item: Int, _ vacated: PlaceSet?, _ filled: PlaceSet?) -> Int? {
        let empty = PlaceSet([Range<Int>]())
        return PlaceShift(vacated: vacated ?? empty, filled: filled ?? empty).newPlace(of: item)
    }

    // MARK: Update items

    /// The changes for a layout. Items of deleted, inserted and reloaded sections are not listed, except for moves.
    ///
    /// Chosen: deletions in descending order, then reloads, moves and insertions, each in ascending order. Deletions
    /// precede insertions because UIKit processes them first (collections/batch-order).
    package var updateItems: [BatchUpdateItem] {
        var list: [BatchUpdateItem] = []
        let deletions =
            sections.deleted.elements.map { ListPosition(section: $0) } + items.deleted.map(ListPosition.init)
        list += deletions.sorted(by: >).map { BatchUpdateItem(action: .delete, before: $0) }
        let sectionReloads = sections.reloaded.elements.map { old in
            BatchUpdateItem(
                action: .reload, before: ListPosition(section: old),
                after: newSection(of: old).map { ListPosition(section: $0) })
        }
        let itemReloads = items.reloaded.map { old in
            BatchUpdateItem(
                action: .reload, before: ListPosition(old), after: newIndexPath(of: old).map(ListPosition.init))
        }
        list += BatchUpdateItem.sorted(sectionReloads + itemReloads)
        let sectionMoves = sections.moves.map {
            BatchUpdateItem(
                action: .move, before: ListPosition(section: $0.key), after: ListPosition(section: $0.value))
        }
        let itemMoves = items.targets.map {
            BatchUpdateItem(action: .move, before: ListPosition($0.key), after: ListPosition($0.value))
        }
        list += BatchUpdateItem.sorted(sectionMoves + itemMoves)
        let insertions =
            sections.inserted.elements.map { ListPosition(section: $0) } + items.inserted.map(ListPosition.init)
        list += insertions.sorted().map { BatchUpdateItem(action: .insert, after: $0) }
        return list
    }
}

/// A change of an element, in the form that layouts get.
package struct BatchUpdateItem: Hashable, Sendable {
    /// The kinds of changes that layouts get. Reconfigured items are no changes of a layout.
    package enum Action: Hashable, Sendable {
        case insert
        case delete
        case reload
        case move
    }

    /// The kind of the change.
    package var action: Action
    /// The position before the batch. Nil for an insertion.
    package var before: ListPosition?
    /// The position after the batch. Nil for a deletion. Chosen: a reload has the position to which the element
    /// shifts.
    package var after: ListPosition?

    /// A change with the positions of its element.
    package init(action: Action, before: ListPosition? = nil, after: ListPosition? = nil) {
        (self.action, self.before, self.after) = (action, before, after)
    }

    /// Changes in the order of their positions before the batch.
    static func sorted(_ items: [BatchUpdateItem]) -> [BatchUpdateItem] {
        items.sorted { left, right in
            guard let before = left.before, let other = right.before else { return false }
            return before < other
        }
    }
}

extension PlaceSet {
    /// The members in ascending order. The set has to be small enough for a list.
    var elements: [Int] { ranges.flatMap(Array.init) }

    /// The first member that is also in another set.
    func first(in other: PlaceSet) -> Int? {
        var index = 0
        for range in ranges {
            while index < other.ranges.count, other.ranges[index].upperBound <= range.lowerBound { index += 1 }
            guard index < other.ranges.count else { return nil }
            if other.ranges[index].overlaps(range) { return max(other.ranges[index].lowerBound, range.lowerBound) }
        }
        return nil
    }
}
