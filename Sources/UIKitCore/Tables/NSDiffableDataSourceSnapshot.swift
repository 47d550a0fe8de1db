import Diagnostics
import Foundation
import FoundationAdditions
import ListLogic

/// Sections and their items in order: the content of a table. Sections and items are unique in the whole snapshot.
///
/// A duplicate or missing section or item stops the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections from top to bottom.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.elements }
    private var sections = IdentifierList<SectionIdentifierType>()
    private var items: [SectionIdentifierType: IdentifierList<ItemIdentifierType>] = [:]
    private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections that ``reloadSections(_:)`` named since the snapshot was created.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }
    private var reloadedSections = IdentifierList<SectionIdentifierType>()
    /// The items that ``reloadItems(_:)`` named since the snapshot was created. Their rows get new cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }
    private var reloadedItems = IdentifierList<ItemIdentifierType>()
    /// The items that ``reconfigureItems(_:)`` named since the snapshot was created. Their rows get new cells without
    /// animation.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }
    private var reconfiguredItems = IdentifierList<ItemIdentifierType>()

    /// Creates a snapshot without sections and items.
    public init() {}

    // MARK: Lookup

    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { home.count }
    /// The items of all sections, from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] { sections.elements.flatMap { items[$0]?.elements ?? [] } }
    /// The number of items in a section. A missing section stops the program.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { list(identifier).count }
    /// The items of a section, from top to bottom. A missing section stops the program.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        list(identifier).elements
    }
    /// The section that contains an item; nil without such a section.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        home[identifier]
    }
    /// The index of an item, counted over all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = home[identifier], let index = list(section).index(of: identifier),
            let number = sections.index(of: section)
        else { return nil }
        // Most snapshots have one section. With many sections, the counts are added up.
        return sections.elements.prefix(number).reduce(index) { $0 + list($1).count }
    }
    /// The index of a section; nil for a missing section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.index(of: identifier) }

    // MARK: Items

    /// Appends items to the last section.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        guard let last = sections.element(at: sections.count - 1) else {
            misuse("NSDiffableDataSourceSnapshot.appendItems: there is no section; call appendSections first")
        }
        appendItems(identifiers, toSection: last)
    }
    /// Appends items to a section.
    /// - Parameter sectionIdentifier: nil for the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let sectionIdentifier else { return appendItems(identifiers) }
        claim(identifiers, for: sectionIdentifier)
        items[sectionIdentifier]?.append(identifiers)
    }
    /// Inserts items before an item, in its section. A missing item stops the program.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beforeIdentifier, 0)
    }
    /// Inserts items after an item, in its section. A missing item stops the program.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, afterIdentifier, 1)
    }
    /// Deletes items. Missing items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let removed = Dictionary(grouping: Set(identifiers).filter { home[$0] != nil }) { home[$0] }
        for (section, gone) in removed {
            if let section { items[section]?.remove(gone) }
            for item in gone { home[item] = nil }
            forgetChanges(of: gone)
        }
    }
    /// Deletes all items and, as documented, all sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
    /// Moves an item directly before another item, into the section of the other item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, toIdentifier, 0)
    }
    /// Moves an item directly after another item, into the section of the other item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, toIdentifier, 1)
    }
    /// Requests new cells for items that stay.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        identifiers.forEach(check)
        reloadedItems.append(identifiers)
    }
    /// Requests new cells as ``reloadItems(_:)``, but without animation. UIKit's table passes the existing cells to the
    /// app; this table requests new cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        identifiers.forEach(check)
        reconfiguredItems.append(identifiers)
    }

    // MARK: Sections

    /// Appends sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        claim(identifiers)
        sections.append(identifiers)
    }
    /// Inserts sections before a section. A missing section stops the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, toIdentifier, 0)
    }
    /// Inserts sections after a section. A missing section stops the program.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, toIdentifier, 1)
    }
    /// Deletes sections with their items. Missing sections are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let removed = Set(identifiers)
        var gone: Set<ItemIdentifierType> = []
        for section in removed { gone.formUnion(items.removeValue(forKey: section)?.elements ?? []) }
        for item in gone { home[item] = nil }
        sections.remove(removed)
        reloadedSections.remove(removed)
        forgetChanges(of: gone)
    }
    /// Moves a section with its items directly before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, toIdentifier, 0)
    }
    /// Moves a section with its items directly after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, toIdentifier, 1)
    }
    /// Requests a reload of all rows of sections that stay.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = list(section) }
        reloadedSections.append(identifiers)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot after it was displayed: without pending reloads.
    var settled: Self {
        var copy = self
        copy.reloadedSections = IdentifierList()
        copy.reloadedItems = IdentifierList()
        copy.reconfiguredItems = IdentifierList()
        return copy
    }

    func section(at index: Int) -> SectionIdentifierType? { sections.element(at: index) }
    func item(at path: IndexPath) -> ItemIdentifierType? {
        section(at: path.section).flatMap { items[$0]?.element(at: path.row) }
    }

    /// The index path of each item.
    var paths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        paths.reserveCapacity(numberOfItems)
        for (number, section) in sectionIdentifiers.enumerated() {
            for (row, item) in list(section).elements.enumerated() {
                paths[item] = IndexPath(row: row, section: number)
            }
        }
        return paths
    }

    private func list(_ section: SectionIdentifierType) -> IdentifierList<ItemIdentifierType> {
        guard let list = items[section] else { misuse("NSDiffableDataSourceSnapshot: there is no section \(section)") }
        return list
    }

    private func check(_ item: ItemIdentifierType) { _ = homeSection(of: item) }

    private func homeSection(of item: ItemIdentifierType) -> SectionIdentifierType {
        guard let section = home[item] else { misuse("NSDiffableDataSourceSnapshot: there is no item \(item)") }
        return section
    }

    private mutating func claim(_ new: [ItemIdentifierType], for section: SectionIdentifierType) {
        _ = list(section)
        for item in new {
            guard home.updateValue(section, forKey: item) == nil else {
                misuse("NSDiffableDataSourceSnapshot: the item \(item) is in the snapshot twice")
            }
        }
    }

    private mutating func claim(_ new: [SectionIdentifierType]) {
        for section in new {
            guard items.updateValue(IdentifierList(), forKey: section) == nil else {
                misuse("NSDiffableDataSourceSnapshot: the section \(section) is in the snapshot twice")
            }
        }
    }

    private mutating func insert(_ new: [ItemIdentifierType], _ target: ItemIdentifierType, _ step: Int) {
        let section = homeSection(of: target)
        claim(new, for: section)
        _ = items[section]?.insert(new, beside: target, step: step)
    }

    private mutating func insert(_ new: [SectionIdentifierType], _ target: SectionIdentifierType, _ step: Int) {
        _ = list(target)
        claim(new)
        _ = sections.insert(new, beside: target, step: step)
    }

    private mutating func move(_ item: ItemIdentifierType, _ target: ItemIdentifierType, _ step: Int) {
        let section = homeSection(of: item)
        guard item != target else {
            misuse("NSDiffableDataSourceSnapshot.moveItem: the item \(item) cannot be moved beside itself")
        }
        let goal = homeSection(of: target)
        items[section]?.remove([item])
        _ = items[goal]?.insert([item], beside: target, step: step)
        home[item] = goal
    }

    private mutating func move(_ section: SectionIdentifierType, _ target: SectionIdentifierType, _ step: Int) {
        guard section != target else {
            misuse("NSDiffableDataSourceSnapshot.moveSection: the section \(section) cannot be moved beside itself")
        }
        _ = (list(section), list(target))
        sections.remove([section])
        _ = sections.insert([section], beside: target, step: step)
    }

    private mutating func forgetChanges(of gone: some Collection<ItemIdentifierType>) {
        if !reloadedItems.isEmpty { reloadedItems.remove(gone) }
        if !reconfiguredItems.isEmpty { reconfiguredItems.remove(gone) }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
