/// The changes of one batch of updates of a list, in any order of recording.
///
/// Documented (UICollectionView.performBatchUpdates): deletions, reloads and sources of moves refer to the list before
/// the batch. Insertions and targets of moves refer to the list after the batch. Documented (WWDC 2018, session 225):
/// the order in which an app records changes does not matter.
package struct BatchUpdate: Sendable {
    /// A move of one element.
    package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The place before the batch.
        package var source: Place
        /// The place after the batch.
        package var target: Place

        /// A move that nothing has checked.
        package init(from source: Place, to target: Place) { (self.source, self.target) = (source, target) }
    }

    /// Index paths after the batch. Chosen: of two insertions at one index path, the second has the next free position,
    /// because collection views accept them.
    package var insertedItems: [ListIndexPath] = []
    /// Index paths before the batch. Chosen: an item that is deleted twice counts once.
    package var deletedItems: [ListIndexPath] = []
    /// Index paths before the batch. The items get new cells.
    package var reloadedItems: [ListIndexPath] = []
    /// Index paths before the batch. The items keep their cells. Items that do not exist are ignored.
    package var reconfiguredItems: [ListIndexPath] = []
    /// Items that keep their cells at other index paths. Equal moves count once.
    package var movedItems: [Move<ListIndexPath>] = []
    /// Indices after the batch. Insertions of the same index are handled as for items.
    package var insertedSections: [Range<Int>] = []
    /// Indices before the batch. A section that is deleted twice counts once.
    package var deletedSections: [Range<Int>] = []
    /// Indices before the batch. Item counts of reloaded sections may change.
    package var reloadedSections: [Range<Int>] = []
    /// Sections that move with the items. Equal moves count once.
    package var movedSections: [Move<Int>] = []

    /// A batch without changes.
    package init() {}

    /// Whether no change was recorded.
    package var isEmpty: Bool {
        insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
            && movedItems.isEmpty && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty
    }

    /// The places of all elements before and after the batch.
    ///
    /// - Parameters:
    ///   - before: the number of items of each section before the batch. Negative numbers count as 0.
    ///   - after: the number of items of each section after the batch.
    ///   - terms: the names of elements in sentences.
    /// - Throws: the first problem for which UIKit raises an exception.
    package func plan(
        before: [Int], after: [Int], terms: ListTerms = .collectionView
    ) throws(BatchUpdateProblem) -> BatchUpdatePlan {
        let before = before.map { max($0, 0) }, after = after.map { max($0, 0) }
        let sections = try SectionChanges(self, before: before.count, after: after.count)
        let items = try ItemChanges(self, sections, before: before, after: after, terms)
        return BatchUpdatePlan(sections: sections, items: items, before: before, after: after)
    }
}

/// The kind of the list that a batch changes, for the words of sentences and rules that differ.
package enum ListTerms: Sendable {
    case collectionView
    case tableView

    /// The name of an element: item or row.
    package var element: String { self == .tableView ? "row" : "item" }
    /// The name of the view.
    package var view: String { self == .tableView ? "table view" : "collection view" }
}

/// The changes of the sections of a batch, checked.
struct SectionChanges: Sendable {
    let deleted: PlaceSet
    let reloaded: PlaceSet
    /// Indices after the batch.
    let inserted: PlaceSet
    let moves: [Int: Int]
    /// For each section before the batch: the index after the batch, or nil.
    let new: [Int?]
    /// For each section after the batch: the index before the batch, or nil.
    let old: [Int?]

    init(_ update: BatchUpdate, before: Int, after: Int) throws(BatchUpdateProblem) {
        for range in update.deletedSections + update.reloadedSections where !range.isEmpty {
            guard range.lowerBound >= 0, range.upperBound <= before else {
                throw .deletedSection(range.lowerBound < 0 ? range.lowerBound : max(range.lowerBound, before), before)
            }
        }
        deleted = PlaceSet(update.deletedSections)
        reloaded = PlaceSet(update.reloadedSections)
        if let both = reloaded.first(in: deleted) { throw .deletedAndReloadedSection(both) }
        for range in update.insertedSections where !range.isEmpty {
            guard range.lowerBound >= 0, range.upperBound <= after else {
                throw .insertedSection(range.lowerBound < 0 ? range.lowerBound : max(range.lowerBound, after), after)
            }
        }
        let requested = PlaceSet(update.insertedSections)
        let moves = try Self.moves(update.movedSections, before, after, deleted, reloaded, requested)
        // A sum of ranges that are inside the list. A long list of ranges cannot be expanded before the check.
        let count = update.insertedSections.reduce(0) { $0 + $1.count }
        guard before - deleted.count + count == after else {
            let reloads = reloaded.count
            throw .sectionCount(
                before: before, after: after, inserted: count + reloads, deleted: deleted.count + reloads)
        }
        let targets = Set(moves.values)
        let fill = PlaceSet.distinct(update.insertedSections.flatMap(Array.init), avoiding: targets, below: after)
        inserted = PlaceSet(fill)
        let shift = PlaceShift(
            vacated: PlaceSet(update.deletedSections + moves.keys.map(PlaceSet.range(of:))),
            filled: PlaceSet(fill + targets))
        let new = (0..<before).map { moves[$0] ?? shift.newPlace(of: $0) }
        var old = [Int?](repeating: nil, count: after)
        for (index, place) in new.enumerated() {
            guard let place, old.indices.contains(place) else { continue }
            old[place] = index
        }
        (self.moves, self.new, self.old) = (moves, new, old)
    }

    private static func moves(
        _ list: [BatchUpdate.Move<Int>], _ before: Int, _ after: Int, _ deleted: PlaceSet, _ reloaded: PlaceSet,
        _ inserted: PlaceSet
    ) throws(BatchUpdateProblem) -> [Int: Int] {
        var moves: [Int: Int] = [:], sources: [Int: Int] = [:]
        for move in list {
            let (from, to) = (move.source, move.target)
            guard from >= 0, from < before else { throw .movedSection(from, before) }
            guard to >= 0, to < after else { throw .movedSectionTarget(from, to, after) }
            guard !deleted.contains(from), !reloaded.contains(from) else { throw .deletedAndMovedSection(from) }
            guard !inserted.contains(to) else { throw .insertedAndMovedSection(to) }
            if let other = moves[from], other != to { throw .sectionMovedTwice(from, other, to) }
            if let other = sources[to], other != from { throw .sectionsMovedTogether(other, from, to) }
            moves[from] = to
            sources[to] = from
        }
        return moves
    }

    /// Whether all items of a section are replaced by new items.
    func replacesItems(of section: Int) -> Bool { deleted.contains(section) || reloaded.contains(section) }

    /// Whether all items of a section after the batch are new, except for items that move into the section.
    func isNew(_ section: Int) -> Bool {
        guard old.indices.contains(section), let former = old[section] else { return true }
        return reloaded.contains(former)
    }
}
