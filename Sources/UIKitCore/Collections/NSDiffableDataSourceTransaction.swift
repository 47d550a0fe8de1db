import ListLogic

/// The change of a diffable data source after the user dragged an item to another place.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private let initial: SnapshotContent<SectionIdentifierType, ItemIdentifierType>
    private let final: SnapshotContent<SectionIdentifierType, ItemIdentifierType>
    private let transaction: SnapshotTransaction<SectionIdentifierType, ItemIdentifierType>

    init(
        from initial: SnapshotContent<SectionIdentifierType, ItemIdentifierType>,
        to final: SnapshotContent<SectionIdentifierType, ItemIdentifierType>
    ) {
        (self.initial, self.final) = (initial, final)
        transaction = SnapshotTransaction(from: initial.list, to: final.list)
    }

    /// The snapshot before the move.
    public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(initial.list)
    }
    /// The snapshot after the move.
    public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(final.list)
    }
    /// The difference of the items of all sections, with moves.
    public var difference: CollectionDifference<ItemIdentifierType> { transaction.difference }
    /// The changes of the sections whose items changed, the last section first.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        transaction.sections.map { change in
            NSDiffableDataSourceSectionTransaction(
                change: change, initial: initial.tree(of: change.section), final: final.tree(of: change.section))
        }
    }
}

/// The change of one section after the user dragged an item to another place.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    let change: SnapshotTransaction<SectionIdentifierType, ItemIdentifierType>.SectionChange
    let initial: SectionSnapshot<ItemIdentifierType>
    let final: SectionSnapshot<ItemIdentifierType>

    /// The section.
    public var sectionIdentifier: SectionIdentifierType { change.section }
    /// The items of the section before the move.
    public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(initial)
    }
    /// The items of the section after the move.
    public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(final)
    }
    /// The difference of the visible items of the section, with moves.
    public var difference: CollectionDifference<ItemIdentifierType> { change.difference }
}
