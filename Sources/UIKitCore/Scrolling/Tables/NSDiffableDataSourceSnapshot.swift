import Foundation

/// Sections and their items, in order: what a table is to show. Each item stands once in the whole snapshot, as each section does.
///
/// As UIKit, it stops the program where a section or an item comes twice, or is not there.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections from top to bottom.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var home: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// What is to be shown anew although it stays.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// Items that ``reloadItems(_:)`` named since the snapshot was made: their rows get new cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items that ``reconfigureItems(_:)`` named since the snapshot was made: their rows get new cells, without motion.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Without sections and items.
    public init() {}

    // MARK: Looking

    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// How many items there are in all sections.
    public var numberOfItems: Int { home.count }
    /// The items of all sections, from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// How many items are in a section. A programming error, which stops the program: a section that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { list(identifier).count }
    /// The items of a section, from top to bottom. A programming error, which stops the program: a section that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { list(identifier) }
    /// The section that an item is in; nil where it is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { home[identifier] }
    /// Counted over all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = home[identifier], let place = list(section).firstIndex(of: identifier) else { return nil }
        return sectionIdentifiers.prefix { $0 != section }.reduce(place) { $0 + list($1).count }
    }
    /// The place of a section among the others; nil where it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier) }

    // MARK: Items

    /// At the end of the last section.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        guard let last = sectionIdentifiers.last else { misuse("NSDiffableDataSourceSnapshot.appendItems: there is no section; call appendSections first") }
        appendItems(identifiers, toSection: last)
    }
    /// - Parameter sectionIdentifier: nil for the last section.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let sectionIdentifier else { return appendItems(identifiers) }
        insert(identifiers, in: sectionIdentifier, at: list(sectionIdentifier).count)
    }
    /// Before an item, in its section. A programming error, which stops the program: an item that is not there.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let (section, place) = position(of: beforeIdentifier)
        insert(identifiers, in: section, at: place)
    }
    /// After an item, in its section. A programming error, which stops the program: an item that is not there.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let (section, place) = position(of: afterIdentifier)
        insert(identifiers, in: section, at: place + 1)
    }
    /// Items that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let going = Set(identifiers)
        for section in Set(going.compactMap { home[$0] }) { items[section]?.removeAll { going.contains($0) } }
        for item in going { home[item] = nil }
        forgetChanges(of: going)
    }
    /// Sections go too, as documented.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
    /// To the place right before another item, in whose section it is then.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { move(identifier, toIdentifier, 0) }
    /// To the place right after another item, in whose section it is then.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { move(identifier, toIdentifier, 1) }
    /// Asks for new cells of items that stay.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        identifiers.forEach(check)
        reloadedItemIdentifiers.appendNew(identifiers)
    }
    /// As ``reloadItems(_:)``, but without motion; a table asks for new cells here, where UIKit's gives the old ones to fill.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        identifiers.forEach(check)
        reconfiguredItemIdentifiers.appendNew(identifiers)
    }

    // MARK: Sections

    /// At the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sectionIdentifiers.count) }
    /// Before a section. A programming error, which stops the program: a section that is not there.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier))
    }
    /// After a section. A programming error, which stops the program: a section that is not there.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier) + 1)
    }
    /// With their items. Sections that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let going = Set(identifiers)
        var gone: Set<ItemIdentifierType> = []
        for section in going { gone.formUnion(items.removeValue(forKey: section) ?? []) }
        for item in gone { home[item] = nil }
        sectionIdentifiers.removeAll { going.contains($0) }
        reloadedSectionIdentifiers.removeAll { going.contains($0) }
        forgetChanges(of: gone)
    }
    /// With its items, to the place right before another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, toIdentifier, 0)
    }
    /// With its items, to the place right after another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, toIdentifier, 1)
    }
    /// Asks anew for all of sections that stay.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = list(section) }
        reloadedSectionIdentifiers.appendNew(identifiers)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot as one that is shown: nothing is to be shown anew.
    var settled: Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section), let list = items[sectionIdentifiers[path.section]], list.indices.contains(path.row) else {
            return nil
        }
        return list[path.row]
    }

    /// Where each item is.
    var paths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        paths.reserveCapacity(numberOfItems)
        for (number, section) in sectionIdentifiers.enumerated() {
            for (row, item) in list(section).enumerated() { paths[item] = IndexPath(row: row, section: number) }
        }
        return paths
    }

    private func list(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let list = items[section] else { misuse("NSDiffableDataSourceSnapshot: there is no section \(section)") }
        return list
    }

    private func check(_ item: ItemIdentifierType) {
        guard home[item] != nil else { misuse("NSDiffableDataSourceSnapshot: there is no item \(item)") }
    }

    private func position(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = home[item], let place = items[section]?.firstIndex(of: item) else {
            misuse("NSDiffableDataSourceSnapshot: there is no item \(item)")
        }
        return (section, place)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let place = sectionIdentifiers.firstIndex(of: section) else { misuse("NSDiffableDataSourceSnapshot: there is no section \(section)") }
        return place
    }

    private mutating func insert(_ new: [ItemIdentifierType], in section: SectionIdentifierType, at place: Int) {
        for item in new {
            guard home.updateValue(section, forKey: item) == nil else { misuse("NSDiffableDataSourceSnapshot: the item \(item) comes twice") }
        }
        items[section]?.insert(contentsOf: new, at: place)
    }

    private mutating func insert(_ new: [SectionIdentifierType], at place: Int) {
        for section in new {
            guard items.updateValue([], forKey: section) == nil else { misuse("NSDiffableDataSourceSnapshot: the section \(section) comes twice") }
        }
        sectionIdentifiers.insert(contentsOf: new, at: place)
    }

    private mutating func move(_ item: ItemIdentifierType, _ target: ItemIdentifierType, _ step: Int) {
        let (section, row) = position(of: item)
        guard item != target else { misuse("NSDiffableDataSourceSnapshot.moveItem: the item \(item) cannot stand beside itself") }
        items[section]?.remove(at: row)
        let (goal, place) = position(of: target)
        items[goal]?.insert(item, at: place + step)
        home[item] = goal
    }

    private mutating func move(_ section: SectionIdentifierType, _ target: SectionIdentifierType, _ step: Int) {
        guard section != target else { misuse("NSDiffableDataSourceSnapshot.moveSection: the section \(section) cannot stand beside itself") }
        sectionIdentifiers.remove(at: index(of: section))
        sectionIdentifiers.insert(section, at: index(of: target) + step)
    }

    private mutating func forgetChanges(of gone: Set<ItemIdentifierType>) {
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension Array where Element: Hashable {
    /// Appends those that are not there yet, each once.
    fileprivate mutating func appendNew(_ elements: [Element]) {
        var known = Set(self)
        append(contentsOf: elements.filter { known.insert($0).inserted })
    }
}
