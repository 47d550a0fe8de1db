/// The changes of the items of a batch, checked.
struct ItemChanges: Sendable {
    /// Deleted items and sources of moves, by section before the batch.
    private(set) var vacated: [Int: PlaceSet] = [:]
    /// Inserted items and targets of moves, by section after the batch.
    private(set) var filled: [Int: PlaceSet] = [:]
    /// Sorted, without items of deleted and reloaded sections.
    private(set) var deleted: [ListIndexPath] = []
    /// Sorted, without items of inserted and reloaded sections.
    private(set) var inserted: [ListIndexPath] = []
    private(set) var targets: [ListIndexPath: ListIndexPath] = [:]
    private(set) var sources: [ListIndexPath: ListIndexPath] = [:]
    /// Reloaded items, except items of deleted and reloaded sections.
    private(set) var reloaded: Set<ListIndexPath> = []
    private(set) var reconfigured: Set<ListIndexPath> = []

    init(
        _ update: BatchUpdate, _ sections: SectionChanges, before: [Int], after: [Int], _ terms: ListTerms
    ) throws(BatchUpdateProblem) {
        var gone: Set<ListIndexPath> = [], requested: Set<ListIndexPath> = []
        for path in update.deletedItems {
            // Derived: the clone of iOS 6 (collections/cloned-sentences) drops deletions inside a deleted section.
            guard !sections.replacesItems(of: path.section) else { continue }
            try Self.check(deleted: path, before, terms)
            gone.insert(path)
        }
        // Documented (WWDC 2018, session 225): a reload is a deletion and an insertion, with the sentences of a
        // deletion.
        for path in update.reloadedItems where !sections.replacesItems(of: path.section) {
            try Self.check(deleted: path, before, terms)
            guard !gone.contains(path) else { throw .deletedAndReloaded(path) }
            reloaded.insert(path)
        }
        for path in update.reconfiguredItems where path.exists(in: before) { reconfigured.insert(path) }
        var insertions: [Int: [Int]] = [:]
        for path in update.insertedItems {
            try Self.check(inserted: path, after, terms)
            guard !sections.isNew(path.section) else { continue }
            requested.insert(path)
            insertions[path.section, default: []].append(path.item)
        }
        for move in update.movedItems {
            try check(move, sections, before, after, gone, requested, terms)
            targets[move.source] = move.target
            sources[move.target] = move.source
        }
        deleted = gone.sorted()
        fill(insertions, leaving: targets.keys, after)
        try checkCounts(sections, before: before, after: after, terms)
    }

    private static func check(
        deleted path: ListIndexPath, _ before: [Int], _ terms: ListTerms
    ) throws(BatchUpdateProblem) {
        guard path.section >= 0, path.item >= 0 else { throw .invalidPath(path) }
        guard path.section < before.count else { throw .deletedItemSection(path, before.count, terms) }
        guard path.item < before[path.section] else { throw .deletedItem(path, before[path.section], terms) }
    }

    private static func check(
        inserted path: ListIndexPath, _ after: [Int], _ terms: ListTerms
    ) throws(BatchUpdateProblem) {
        guard path.section >= 0, path.item >= 0 else { throw .invalidPath(path) }
        guard path.section < after.count else { throw .insertedItemSection(path, after.count, terms) }
        guard path.item < after[path.section] else { throw .insertedItem(path, after[path.section], terms) }
    }

    private func check(
        _ move: BatchUpdate.Move<ListIndexPath>, _ sections: SectionChanges, _ before: [Int], _ after: [Int],
        _ gone: Set<ListIndexPath>, _ requested: Set<ListIndexPath>, _ terms: ListTerms
    ) throws(BatchUpdateProblem) {
        let (from, to) = (move.source, move.target)
        guard from.section >= 0, from.item >= 0 else { throw .invalidPath(from) }
        guard to.section >= 0, to.item >= 0 else { throw .invalidPath(to) }
        guard from.exists(in: before) else {
            throw .movedItem(
                from, before.indices.contains(from.section) ? before[from.section] : nil, before.count, terms)
        }
        guard to.exists(in: after) else {
            throw .movedItemTarget(
                from, to, after.indices.contains(to.section) ? after[to.section] : nil, after.count, terms)
        }
        // Measured (tables/changed-sections): collection views animate items that move into an inserted section.
        if terms == .tableView, sections.old[to.section] == nil { throw .movedIntoInsertedSection(to.section) }
        guard !gone.contains(from), !reloaded.contains(from) else { throw .deletedAndMoved(from) }
        guard !requested.contains(to) else { throw .insertedAndMoved(to) }
        if let other = targets[from], other != to { throw .movedTwice(from, other, to) }
        if let other = sources[to], other != from { throw .movedTogether(other, from, to, terms) }
    }

    /// Sorts the changes by section.
    private mutating func fill(
        _ insertions: [Int: [Int]], leaving moved: some Sequence<ListIndexPath>, _ after: [Int]
    ) {
        var leaving: [Int: [Int]] = [:], entering: [Int: Set<Int>] = [:]
        for path in deleted { leaving[path.section, default: []].append(path.item) }
        for path in moved { leaving[path.section, default: []].append(path.item) }
        for path in sources.keys { entering[path.section, default: []].insert(path.item) }
        vacated = leaving.mapValues { PlaceSet($0) }
        filled = entering.mapValues { PlaceSet(Array($0)) }
        for (section, items) in insertions {
            let targets = entering[section] ?? []
            let places = PlaceSet.distinct(items, avoiding: targets, below: after[section])
            filled[section] = PlaceSet(places + targets)
            inserted += places.map { ListIndexPath(section: section, item: $0) }
        }
        inserted.sort()
    }

    private func checkCounts(
        _ sections: SectionChanges, before: [Int], after: [Int], _ terms: ListTerms
    ) throws(BatchUpdateProblem) {
        for (old, new) in sections.new.enumerated() {
            guard let new, !sections.reloaded.contains(old) else { continue }
            let leaving = vacated[old]?.count ?? 0, entering = filled[new]?.count ?? 0
            guard before[old] - leaving + entering != after[new] else { continue }
            // Derived: a reload counts as a deletion and an insertion (collections/batch-order).
            let reloads = reloaded.count { $0.section == old }
            let movedIn = sources.keys.count { $0.section == new }, movedOut = targets.keys.count { $0.section == old }
            throw .itemCount(
                BatchUpdateProblem.Counts(
                    section: new, before: before[old], after: after[new], inserted: entering - movedIn + reloads,
                    deleted: leaving - movedOut + reloads, movedIn: movedIn, movedOut: movedOut), terms)
        }
    }
}

extension PlaceSet {
    /// The numbers in ascending order, each once and none of `taken`. A number that is not free moves to the next free
    /// number, or to the last free number below `limit`.
    static func distinct(_ numbers: [Int], avoiding taken: Set<Int>, below limit: Int) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(numbers.count)
        for number in numbers.sorted() {
            var place = number
            if let last = result.last, place <= last { place = last + 1 }
            while taken.contains(place) { place += 1 }
            result.append(place)
        }
        var bound = limit - 1
        for index in result.indices.reversed() {
            while taken.contains(bound) { bound -= 1 }
            if result[index] <= bound { break }
            result[index] = bound
            bound -= 1
        }
        return result
    }
}
