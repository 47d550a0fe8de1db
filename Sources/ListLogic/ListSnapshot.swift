/// Sections and items in order, with marks for reloads: the state of a diffable data source at one time.
///
/// Items are unique in the whole snapshot. Measured (collections/no-section): sections and items are separate name
/// spaces. A single operation takes time proportional to the square root of the number of items and sections.
package struct ListSnapshot<Section: Hashable, Item: Hashable> {
    /// The sections, weighted by the numbers of their items.
    private var sections = IdentifierList<Section>()
    private var runs: [Section: Int] = [:]
    /// The sections by the numbers of their runs.
    private var names: [Int: Section] = [:]
    private var items = ItemRuns<Item>()
    private var sectionReloads = IdentifierList<Section>()
    private var itemReloads = IdentifierList<Item>()
    private var itemReconfigurations = IdentifierList<Item>()

    /// A snapshot without sections.
    package init() {}

    // MARK: Lookup

    /// The number of sections, with and without items.
    package var numberOfSections: Int { sections.count }
    /// The number of items of all sections.
    package var numberOfItems: Int { items.count }
    /// The sections in order.
    package var sectionIdentifiers: [Section] { sections.elements }
    /// The items of all sections in order.
    package var itemIdentifiers: [Item] { sections.elements.flatMap { runs[$0].map(items.items) ?? [] } }

    /// Whether a section is in the snapshot.
    package func contains(section: Section) -> Bool { runs[section] != nil }
    /// Whether an item is in the snapshot, in any section.
    package func contains(item: Item) -> Bool { items.contains(item) }

    /// The number of items of a section. Nil for a missing section.
    package func count(in section: Section) -> Int? { runs[section].map(items.count(of:)) }

    /// The items of a section in order. Nil for a missing section.
    package func items(in section: Section) -> [Item]? { runs[section].map(items.items) }

    /// The section that contains an item. Nil for a missing item.
    package func section(of item: Item) -> Section? { items.run(of: item).flatMap { names[$0] } }

    /// The index of a section. Documented (NSDiffableDataSourceSnapshot): nil for a missing section.
    package func index(ofSection section: Section) -> Int? { sections.index(of: section) }

    /// The index of an item, counted over all sections. Documented (NSDiffableDataSourceSnapshot): nil for a missing
    /// item.
    package func index(ofItem item: Item) -> Int? {
        guard let index = items.index(of: item), let section = section(of: item),
            let start = sections.weight(before: section)
        else { return nil }
        return start + index
    }

    /// The index path of an item. Documented (UICollectionViewDiffableDataSource): nil for a missing item.
    package func indexPath(of item: Item) -> ListIndexPath? {
        guard let index = items.index(of: item), let section = section(of: item).flatMap(sections.index(of:)) else {
            return nil
        }
        return ListIndexPath(section: section, item: index)
    }

    /// The section at an index. Nil for an index out of range.
    package func section(at index: Int) -> Section? { sections.element(at: index) }

    /// The item at an index path. Documented (UICollectionViewDiffableDataSource): nil outside of the data.
    package func item(at path: ListIndexPath) -> Item? {
        guard let section = section(at: path.section), let run = runs[section] else { return nil }
        return items.item(at: path.item, of: run)
    }

    /// The index paths of all items.
    package var indexPaths: [Item: ListIndexPath] {
        var paths = [Item: ListIndexPath](minimumCapacity: numberOfItems)
        for (section, name) in sectionIdentifiers.enumerated() {
            for (item, element) in (items(in: name) ?? []).enumerated() {
                paths[element] = ListIndexPath(section: section, item: item)
            }
        }
        return paths
    }

    /// The number of items of each section.
    package var counts: [Int] { sectionIdentifiers.map { count(in: $0) ?? 0 } }

    // MARK: Marks

    /// The sections to reload, in the order of the requests.
    package var reloadedSections: [Section] { sectionReloads.elements }
    /// The items to reload, in the order of the requests.
    package var reloadedItems: [Item] { itemReloads.elements }
    /// The items to configure again, in the order of the requests.
    package var reconfiguredItems: [Item] { itemReconfigurations.elements }

    /// The snapshot without marks. Measured (collections/snapshot-marks): a data source returns a snapshot without
    /// marks.
    package var withoutMarks: Self {
        var copy = self
        copy.sectionReloads = IdentifierList()
        copy.itemReloads = IdentifierList()
        copy.itemReconfigurations = IdentifierList()
        return copy
    }

    /// Marks sections for a reload.
    ///
    /// - Throws: for a section that is not in the snapshot.
    package mutating func reloadSections(_ identifiers: [Section]) throws(ListSnapshotProblem) {
        for section in identifiers where runs[section] == nil { throw .reloadedMissing("section", "\(section)") }
        sectionReloads.append(identifiers)
    }

    /// Marks items for a reload.
    ///
    /// - Throws: for an item that is not in the snapshot.
    package mutating func reloadItems(_ identifiers: [Item]) throws(ListSnapshotProblem) {
        for item in identifiers where !items.contains(item) { throw .reloadedMissing("item", "\(item)") }
        itemReloads.append(identifiers)
    }

    /// Marks items whose cells are configured again.
    ///
    /// - Throws: for an item that is not in the snapshot.
    package mutating func reconfigureItems(_ identifiers: [Item]) throws(ListSnapshotProblem) {
        for item in identifiers where !items.contains(item) { throw .reconfiguredMissing("\(item)") }
        itemReconfigurations.append(identifiers)
    }

    // MARK: Items

    /// Appends items to a section, or to the last section for nil. Measured (collections/existing-items): an item that
    /// is in the snapshot moves.
    ///
    /// - Returns: the log line for items that move.
    @discardableResult package mutating func appendItems(
        _ identifiers: [Item], to section: Section? = nil
    ) throws(ListSnapshotProblem) -> String? {
        guard let section = section ?? sections.element(at: sections.count - 1) else { throw .noSection }
        guard let run = runs[section] else { throw .invalidParameter("section != NSNotFound") }
        try checkUnique(identifiers, "item")
        let moved = detach(identifiers)
        items.append(identifiers, to: run)
        sections.addWeight(identifiers.count, to: section)
        return ListSnapshotProblem.existingItems(moved)
    }

    /// Inserts items beside an item, in its section. An item that is in the snapshot moves.
    ///
    /// - Returns: the log line for items that move.
    @discardableResult package mutating func insertItems(
        _ identifiers: [Item], _ side: ListSide, _ target: Item
    ) throws(ListSnapshotProblem) -> String? {
        guard let section = section(of: target) else { throw .invalidParameter("section != NSNotFound") }
        try checkUnique(identifiers, "item")
        guard !identifiers.contains(target) else { throw .insertedBesideItself("\(target)") }
        let moved = detach(identifiers)
        items.insert(identifiers, side, target)
        sections.addWeight(identifiers.count, to: section)
        return ListSnapshotProblem.existingItems(moved)
    }

    /// Moves an item beside another item, into the section of the other item.
    package mutating func moveItem(_ item: Item, _ side: ListSide, _ target: Item) throws(ListSnapshotProblem) {
        guard items.contains(item) else { throw .invalidParameter("fromIndex != NSNotFound") }
        guard let section = section(of: target) else { throw .invalidParameter("toIndex != NSNotFound") }
        guard item != target else { throw .movedBesideItself("\(target)") }
        _ = detach([item])
        items.insert([item], side, target)
        sections.addWeight(1, to: section)
    }

    /// Moves an item to the index path that it has after the move, as the user does by a drag.
    ///
    /// - Returns: whether the item and its new index path exist.
    @discardableResult package mutating func moveItem(at source: ListIndexPath, to target: ListIndexPath) -> Bool {
        guard let item = item(at: source), let section = section(at: target.section), let run = runs[section] else {
            return false
        }
        let others = items.count(of: run) - (source.section == target.section ? 1 : 0)
        guard target.item >= 0, target.item <= others else { return false }
        remove(item)
        if let next = items.item(at: target.item, of: run) {
            items.insert([item], .before, next)
        } else {
            items.append([item], to: run)
        }
        sections.addWeight(1, to: section)
        return true
    }

    /// Deletes items with their marks. Measured (collections/missing-identifiers): ignores missing items.
    package mutating func deleteItems(_ identifiers: some Collection<Item>) {
        for item in identifiers { remove(item) }
        unmark(identifiers)
    }

    /// Deletes all items and, as documented, all sections.
    package mutating func deleteAllItems() { self = ListSnapshot() }

    // MARK: Sections

    /// Appends sections without items.
    package mutating func appendSections(_ identifiers: [Section]) throws(ListSnapshotProblem) {
        try add(identifiers)
        sections.append(identifiers)
    }

    /// Inserts sections without items beside a section.
    package mutating func insertSections(
        _ identifiers: [Section], _ side: ListSide, _ target: Section
    ) throws(ListSnapshotProblem) {
        guard !identifiers.contains(target) else { throw .insertedBesideItself("\(target)") }
        guard runs[target] != nil else { throw .invalidParameter("insertIndex != NSNotFound") }
        try add(identifiers)
        _ = sections.insert(identifiers, beside: target, step: side == .before ? 0 : 1)
    }

    /// Moves a section with its items beside another section.
    package mutating func moveSection(
        _ section: Section, _ side: ListSide, _ target: Section
    ) throws(ListSnapshotProblem) {
        guard let run = runs[section] else { throw .invalidParameter("fromSection != NSNotFound") }
        guard runs[target] != nil else { throw .invalidParameter("toSection != NSNotFound") }
        guard section != target else { throw .movedBesideItself("\(target)") }
        sections.remove([section])
        _ = sections.insert([section], beside: target, step: side == .before ? 0 : 1)
        sections.addWeight(items.count(of: run), to: section)
    }

    /// Deletes sections with their items and marks. Measured (collections/missing-identifiers): ignores missing
    /// sections.
    package mutating func deleteSections(_ identifiers: some Collection<Section>) {
        for section in identifiers {
            guard let run = runs.removeValue(forKey: section) else { continue }
            names[run] = nil
            unmark(items.removeRun(run))
        }
        sections.remove(identifiers)
        if !sectionReloads.isEmpty { sectionReloads.remove(identifiers) }
    }

    // MARK: -

    private func checkUnique<Identifier: Hashable>(
        _ identifiers: [Identifier], _ kind: String
    ) throws(ListSnapshotProblem) {
        guard identifiers.count > 1 else { return }
        let double = identifiers.duplicates
        guard double.isEmpty else { throw .duplicates(kind, double.map { "\($0)" }) }
    }

    private mutating func add(_ identifiers: [Section]) throws(ListSnapshotProblem) {
        try checkUnique(identifiers, "section")
        let existing = identifiers.filter { runs[$0] != nil }
        guard existing.isEmpty else { throw .existingSections(existing.map { "\($0)" }) }
        for section in identifiers {
            let run = items.addRun()
            runs[section] = run
            names[run] = section
        }
    }

    /// Removes the items that are in the snapshot. The marks stay.
    private mutating func detach(_ identifiers: [Item]) -> [Item] { identifiers.filter { remove($0) } }

    @discardableResult private mutating func remove(_ item: Item) -> Bool {
        guard let run = items.remove(item) else { return false }
        if let section = names[run] { sections.addWeight(-1, to: section) }
        return true
    }

    private mutating func unmark(_ gone: some Collection<Item>) {
        if !itemReloads.isEmpty { itemReloads.remove(gone) }
        if !itemReconfigurations.isEmpty { itemReconfigurations.remove(gone) }
    }
}

extension ListSnapshot: Sendable where Section: Sendable, Item: Sendable {}

extension ListSnapshot: Equatable {
    /// Measured (collections/snapshot-marks): compares the sections and items in order. The marks do not count.
    package static func == (left: Self, right: Self) -> Bool {
        guard left.numberOfItems == right.numberOfItems, left.sectionIdentifiers == right.sectionIdentifiers else {
            return false
        }
        return left.sectionIdentifiers.allSatisfy { left.items(in: $0) == right.items(in: $0) }
    }
}

extension Array where Element: Hashable {
    /// The elements that occur more than once, each once, in the order in which their repetitions are found.
    var duplicates: [Element] {
        var found = Set<Element>(minimumCapacity: count), double: Set<Element> = []
        return filter { !found.insert($0).inserted && double.insert($0).inserted }
    }
}
