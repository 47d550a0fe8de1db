import Diagnostics
import ListLogic

/// Sections and their items in order: the content of a table or collection view. Sections and items are unique in the
/// whole snapshot.
///
/// A repeated or missing section or item stops the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var list = ListSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a snapshot without sections and items.
    public init() {}

    init(_ list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>) { self.list = list }

    // MARK: Lookup

    /// The number of sections.
    public var numberOfSections: Int { list.numberOfSections }
    /// The number of items in all sections.
    public var numberOfItems: Int { list.numberOfItems }
    /// The sections from top to bottom.
    public var sectionIdentifiers: [SectionIdentifierType] { list.sectionIdentifiers }
    /// The items of all sections, from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] { list.itemIdentifiers }
    /// The sections that ``reloadSections(_:)`` named since the snapshot was created.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { list.reloadedSections }
    /// The items that ``reloadItems(_:)`` named since the snapshot was created. The items get new cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { list.reloadedItems }
    /// The items that ``reconfigureItems(_:)`` named since the snapshot was created. The cells of the items are
    /// configured again.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { list.reconfiguredItems }
    /// The number of items in a section. A missing section stops the program.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        guard let count = list.count(in: identifier) else { missingSection() }
        return count
    }
    /// The items of a section, from top to bottom. A missing section stops the program.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = list.items(in: identifier) else { missingSection() }
        return items
    }
    /// The section that contains an item; nil without such a section.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        list.section(of: identifier)
    }
    /// The index of an item, counted over all sections; nil for a missing item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.index(ofItem: identifier) }
    /// The index of a section; nil for a missing section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.index(ofSection: identifier) }

    private func missingSection() -> Never { misuse(ListSnapshotProblem.missingSection.message) }

    // MARK: Items

    /// Appends items to a section. Items that are in the snapshot move there, and a message is logged.
    /// - Parameter sectionIdentifier: nil for the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        insert { list throws(ListSnapshotProblem) in try list.appendItems(identifiers, to: sectionIdentifier) }
    }
    /// Inserts items before an item, in its section. Items that are in the snapshot move there, and a message is
    /// logged. A missing `beforeIdentifier` stops the program.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert { list throws(ListSnapshotProblem) in try list.insertItems(identifiers, .before, beforeIdentifier) }
    }
    /// Inserts items after an item, in its section. Items that are in the snapshot move there, and a message is logged.
    /// A missing `afterIdentifier` stops the program.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert { list throws(ListSnapshotProblem) in try list.insertItems(identifiers, .after, afterIdentifier) }
    }
    /// Deletes items. Missing items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.deleteItems(identifiers) }
    /// Deletes all items and, as documented, all sections.
    public mutating func deleteAllItems() { list.deleteAllItems() }
    /// Moves an item directly before another item, into the section of the other item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        change { list throws(ListSnapshotProblem) in try list.moveItem(identifier, .before, toIdentifier) }
    }
    /// Moves an item directly after another item, into the section of the other item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        change { list throws(ListSnapshotProblem) in try list.moveItem(identifier, .after, toIdentifier) }
    }
    /// Requests new cells for items. A missing item stops the program.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        change { list throws(ListSnapshotProblem) in try list.reloadItems(identifiers) }
    }
    /// Requests that the cells of items are configured again. A missing item stops the program.
    ///
    /// The cell provider dequeues the same kind of cell, and gets the existing cell.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        change { list throws(ListSnapshotProblem) in try list.reconfigureItems(identifiers) }
    }

    // MARK: Sections

    /// Appends sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        change { list throws(ListSnapshotProblem) in try list.appendSections(identifiers) }
    }
    /// Inserts sections before a section. A missing section stops the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { list throws(ListSnapshotProblem) in try list.insertSections(identifiers, .before, toIdentifier) }
    }
    /// Inserts sections after a section. A missing section stops the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        change { list throws(ListSnapshotProblem) in try list.insertSections(identifiers, .after, toIdentifier) }
    }
    /// Deletes sections with their items. Missing sections are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.deleteSections(identifiers) }
    /// Moves a section with its items directly before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { list throws(ListSnapshotProblem) in try list.moveSection(identifier, .before, toIdentifier) }
    }
    /// Moves a section with its items directly after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        change { list throws(ListSnapshotProblem) in try list.moveSection(identifier, .after, toIdentifier) }
    }
    /// Requests new cells for all items of sections. A missing section stops the program.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        change { list throws(ListSnapshotProblem) in try list.reloadSections(identifiers) }
    }

    // MARK: -

    private typealias List = ListSnapshot<SectionIdentifierType, ItemIdentifierType>

    private mutating func change(_ edit: (inout List) throws(ListSnapshotProblem) -> Void) {
        do { try edit(&list) } catch { misuse(error.message) }
    }

    private mutating func insert(_ edit: (inout List) throws(ListSnapshotProblem) -> String?) {
        do {
            if let line = try edit(&list) { Log.once(line) }
        } catch { misuse(error.message) }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
