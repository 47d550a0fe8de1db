import CoreGraphics
import Foundation

/// Changes that were announced and are shown together. Deletions and reloads name old places, insertions new ones.
struct TableUpdates {
    var depth = 1
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    private(set) var insertedSections = IndexSet()
    private(set) var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    /// Old numbers to new ones.
    private(set) var movedSections: [Int: Int] = [:]
    /// Old numbers of sections that are deleted or moved, and new numbers of those that are inserted or moved.
    private var vacatedSections = IndexSet()
    private var filledSections = IndexSet()
    var isAnimated = false

    mutating func insertSections(_ sections: IndexSet) {
        insertedSections.formUnion(sections)
        filledSections.formUnion(sections)
    }

    mutating func deleteSections(_ sections: IndexSet) {
        deletedSections.formUnion(sections)
        vacatedSections.formUnion(sections)
    }

    mutating func moveSection(_ section: Int, to target: Int) {
        movedSections[section] = target
        vacatedSections.insert(section)
        filledSections.insert(target)
    }

    /// The new place of an old section; nil when it is gone.
    func newSection(_ old: Int) -> Int? { movedSections[old] ?? Self.shifted(old, without: vacatedSections, with: filledSections) }

    static func shifted(_ old: Int, without deleted: IndexSet, with inserted: IndexSet) -> Int? {
        guard !deleted.contains(old) else { return nil }
        var place = old - deleted.count(in: 0..<max(old, 0))
        for range in inserted.rangeView {
            guard range.lowerBound <= place else { break }
            place += range.count
        }
        return place
    }

    /// Where old rows of one section went; made once for a section, as there may be many rows.
    struct RowMap {
        let section: Int?
        var deleted = IndexSet()
        var inserted = IndexSet()
        var moved: [Int: IndexPath] = [:]

        func position(of row: Int) -> IndexPath? {
            if let target = moved[row] { return target }
            guard let section, let row = TableUpdates.shifted(row, without: deleted, with: inserted) else { return nil }
            return IndexPath(row: row, section: section)
        }
    }

    func map(ofOldSection old: Int) -> RowMap {
        var map = RowMap(section: newSection(old))
        for path in deletedRows where path.section == old { map.deleted.insert(path.row) }
        for move in movedRows where move.from.section == old {
            map.deleted.insert(move.from.row)
            map.moved[move.from.row] = move.to
        }
        guard let new = map.section else { return map }
        for path in insertedRows where path.section == new { map.inserted.insert(path.row) }
        for move in movedRows where move.to.section == new { map.inserted.insert(move.to.row) }
        return map
    }
}

extension UITableView {
    /// ``performBatchUpdates(_:completion:)`` for a closure that its caller may not keep.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func moveRow(at path: IndexPath, to target: IndexPath, _ animation: RowAnimation) { update(animation) { $0.movedRows.append((path, target)) } }

    func update(_ animation: RowAnimation, _ note: (inout TableUpdates) -> Void) {
        beginBatch()
        if var updates = table.updates {
            note(&updates)
            if animation != .none { updates.isAnimated = true }
            table.updates = updates
        }
        endBatch(nil)
    }

    func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch(completion)
    }

    func beginBatch() {
        if table.updates != nil {
            table.updates?.depth += 1
        } else {
            _ = loadedGeometry
            table.updates = TableUpdates()
        }
    }

    func endBatch(_ completion: ((Bool) -> Void)?) {
        guard var updates = table.updates else {
            misuse("UITableView.endUpdates: there was no beginUpdates before it; call both, or performBatchUpdates")
        }
        updates.depth -= 1
        table.updates = updates.depth > 0 ? updates : nil
        guard updates.depth == 0 else { return }
        show(updates, completion)
    }

    private func show(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
        let old = table.geometry
        let maps = old.sections.indices.map { updates.map(ofOldSection: $0) }
        let reloads = table.reloads
        // Loading forgets selected rows whose numbers are not there any more; these still have their old numbers.
        let selected = table.selected
        load()
        guard table.reloads == reloads, !table.isLoading else {
            // The app has asked for everything anew in one of its answers, so there is nothing left that could move. Changes that it tells of
            // while it is asked for counts may come after the answer that they change: everything is asked once more.
            if table.isLoading {
                table.isStale = true
                // An update that waits for this answer has nothing left to move either.
                table.reloads += 1
                recycleAll()
                setNeedsLayout()
            }
            completion?(true)
            return
        }
        check(updates, old, maps)
        carryHeights(old, maps, updates)
        let leaving = moveCells(maps, updates)
        table.selected = selected.compactMap { $0.section < maps.count ? maps[$0.section].position(of: $0.row) : nil }
        for views in [table.headers, table.footers] { views.sections.forEach { letGo(views, $0) } }
        guard updates.isAnimated, window != nil, UIView.areAnimationsEnabled else {
            leaving.forEach { finish($0) }
            setNeedsLayout()
            layoutIfNeeded()
            completion?(true)
            return
        }
        animate(leaving, completion)
    }

    /// A data source that tells of other rows than the changes say is misuse, as in UIKit.
    private func check(_ updates: TableUpdates, _ old: TableGeometry, _ maps: [TableUpdates.RowMap]) {
        let sections = old.sections.count - updates.deletedSections.count + updates.insertedSections.count
        guard sections == table.geometry.sections.count else {
            misuse(
                "UITableView updates: \(table.geometry.sections.count) sections after the update, but \(old.sections.count) before, \(updates.insertedSections.count) inserted and \(updates.deletedSections.count) deleted make \(sections); change the data together with the table"
            )
        }
        for (index, map) in maps.enumerated() {
            guard let new = map.section, !updates.reloadedSections.contains(index) else { continue }
            guard table.geometry.sections.indices.contains(new) else {
                misuse("UITableView updates: section \(index) is moved to \(new), and there are \(sections) sections after the update; move it to one of them")
            }
            let expected = old.sections[index].rows.count - map.deleted.count + map.inserted.count
            let count = table.geometry.sections[new].rows.count
            guard expected == count else {
                misuse(
                    "UITableView updates: section \(new) has \(count) rows after the update, but \(old.sections[index].rows.count) before, \(map.inserted.count) inserted and \(map.deleted.count) deleted make \(expected); change the data together with the table"
                )
            }
        }
    }

    /// What was measured stays known.
    private func carryHeights(_ old: TableGeometry, _ maps: [TableUpdates.RowMap], _ updates: TableUpdates) {
        var sections = table.geometry.sections
        let reloaded = Set(updates.reloadedRows)
        for (index, map) in maps.enumerated() {
            guard let new = map.section, !updates.reloadedSections.contains(index) else { continue }
            sections[new].rows = old.sections[index].rows.renumbered(count: sections[new].rows.count) { row in
                guard !reloaded.contains(IndexPath(row: row, section: index)), let place = map.position(of: row), place.section == new else { return nil }
                return place.row
            }
        }
        var geometry = TableGeometry(sections: sections)
        geometry.top = table.geometry.top
        geometry.bottom = table.geometry.bottom
        table.geometry = geometry
        contentHeightChanged()
    }

    /// Cells go to the places of their rows; those whose rows are gone or reloaded are returned.
    private func moveCells(_ maps: [TableUpdates.RowMap], _ updates: TableUpdates) -> [UITableViewCell] {
        cancelRowTouch()
        table.generation += 1
        let reloaded = Set(updates.reloadedRows)
        var moved: [IndexPath: UITableViewCell] = [:]
        var leaving: [UITableViewCell] = []
        for path in table.shownPaths {
            guard let cell = table.cells[path], path.section < maps.count else { continue }
            let stays = !reloaded.contains(path) && !updates.reloadedSections.contains(path.section)
            if stays, let place = maps[path.section].position(of: path.row) { moved[place] = cell } else { leaving.append(cell) }
        }
        table.cells = moved
        table.shownPaths = moved.keys.sorted()
        leaving.forEach { table.swiping?.rowDeleted($0) }
        return leaving
    }

    private func finish(_ cell: UITableViewCell) {
        table.swiping?.cellFaded(cell)
        // An app that keeps its cells may have shown it for another row meanwhile.
        guard table.path(of: cell) == nil else { return }
        cell.removeFromSuperview()
        cell.alpha = 1
        table.reuse.keep(cell)
    }

    /// Chosen: 0.3 s, rows that stay move, those that leave or come fade.
    private func animate(_ leaving: [UITableViewCell], _ completion: ((Bool) -> Void)?) {
        let staying = table.shownPaths.compactMap { path in table.cells[path].map { ($0, $0.frame) } }
        setNeedsLayout()
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let stayed = Set(staying.map { ObjectIdentifier($0.0) })
        let coming = visibleCells.filter { !stayed.contains(ObjectIdentifier($0)) }
        let goals = staying.map { ($0.0, $0.0.frame) }
        UIView.performWithoutAnimation {
            for (cell, frame) in staying where cell.superview === self { cell.frame = frame }
            for cell in coming { cell.alpha = 0 }
        }
        UIView.animate(withDuration: 0.3) {
            for (cell, frame) in goals where cell.superview === self { cell.frame = frame }
            for cell in coming { cell.alpha = 1 }
            for cell in leaving { cell.alpha = 0 }
        } completion: { [weak self] finished in
            for cell in leaving { self?.finish(cell) }
            completion?(finished)
        }
    }
}
