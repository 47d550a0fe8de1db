/// The record of a reorder: the snapshots before and after, and the differences of their items.
///
/// Measured (collections/reorder-transaction): the differences have moves. Sections whose items did not change are not
/// listed.
package struct SnapshotTransaction<Section: Hashable, Item: Hashable> {
    /// The items of a section before and after.
    package struct SectionChange {
        /// The section. Both snapshots contain the section.
        package let section: Section
        /// The items before the change.
        package let initial: [Item]
        /// The items after the change.
        package let final: [Item]
        /// The difference of the two lists.
        package var difference: CollectionDifference<Item> { SnapshotTransaction.difference(from: initial, to: final) }
    }

    /// The snapshot before the change.
    package let initial: ListSnapshot<Section, Item>
    /// The snapshot after the change.
    package let final: ListSnapshot<Section, Item>

    /// The record of any change.
    package init(from initial: ListSnapshot<Section, Item>, to final: ListSnapshot<Section, Item>) {
        (self.initial, self.final) = (initial, final)
    }

    /// The difference of the items of all sections.
    package var difference: CollectionDifference<Item> {
        Self.difference(from: initial.itemIdentifiers, to: final.itemIdentifiers)
    }

    /// The changed sections. Measured (collections/reorder-transaction): the last section is the first.
    package var sections: [SectionChange] {
        final.sectionIdentifiers.reversed().compactMap { section in
            guard let before = initial.items(in: section), let after = final.items(in: section), before != after else {
                return nil
            }
            return SectionChange(section: section, initial: before, final: after)
        }
    }

    /// The shortest difference with moves. The time is proportional to n log n for all lists without repetitions.
    static func difference(from old: [Item], to new: [Item]) -> CollectionDifference<Item> {
        let parts = ListDifference(from: old, to: new)
        var changes: [CollectionDifference<Item>.Change] = []
        changes += parts.removed.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
        changes += parts.inserted.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
        for (from, to) in parts.moved {
            changes.append(.remove(offset: from, element: old[from], associatedWith: to))
            changes.append(.insert(offset: to, element: new[to], associatedWith: from))
        }
        return CollectionDifference(changes) ?? new.difference(from: old)
    }
}

extension SnapshotTransaction: Sendable where Section: Sendable, Item: Sendable {}
extension SnapshotTransaction.SectionChange: Sendable where Section: Sendable, Item: Sendable {}
