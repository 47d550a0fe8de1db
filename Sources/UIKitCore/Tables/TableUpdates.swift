import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions
import ListLogic

/// Changes that are collected and displayed together. Deletions and reloads use old indices, insertions use new
/// indices.
struct TableUpdates {
    var depth = 1
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    /// Rows whose cells the data source configures again.
    var reconfiguredRows: [IndexPath] = []
    var movedRows: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections: [Range<Int>] = []
    var deletedSections: [Range<Int>] = []
    var reloadedSections: [Range<Int>] = []
    /// Maps old section indices to new ones.
    var movedSections: [Int: Int] = [:]
    var isAnimated = false

    mutating func change(_ edit: (inout TableUpdates) -> Void) { edit(&self) }

    /// The new rows of the old rows of one section. Created once for a section, because a section may have many rows.
    struct RowMap {
        let section: Int?
        var rows = PlaceShift()
        var moved: [Int: IndexPath] = [:]

        func position(of row: Int) -> IndexPath? {
            if let target = moved[row] { return target }
            guard let section, let row = rows.newPlace(of: row) else { return nil }
            return IndexPath(row: row, section: section)
        }
    }

    /// All changes of a batch, sorted by section.
    struct Outcome {
        var maps: [RowMap]
        let reloadedSections: PlaceSet
        let reloadedRows: Set<IndexPath>
        let insertedSections: Int
        let deletedSections: Int
    }

    /// - Parameter sections: the number of sections before the changes.
    func outcome(sections: Int) -> Outcome {
        let shift = PlaceShift(
            vacated: PlaceSet(deletedSections + movedSections.keys.map(PlaceSet.range(of:))),
            filled: PlaceSet(insertedSections + movedSections.values.map(PlaceSet.range(of:))))
        var (vacated, filled): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
        var moved: [Int: [Int: IndexPath]] = [:]
        for path in deletedRows { vacated[path.section, default: []].append(path.row) }
        for path in insertedRows { filled[path.section, default: []].append(path.row) }
        for move in movedRows {
            vacated[move.from.section, default: []].append(move.from.row)
            filled[move.to.section, default: []].append(move.to.row)
            moved[move.from.section, default: [:]][move.from.row] = move.to
        }
        let maps = (0..<sections).map { old in
            let new = movedSections[old] ?? shift.newPlace(of: old)
            let rows = PlaceShift(
                vacated: PlaceSet(vacated[old] ?? []), filled: PlaceSet(new.flatMap { filled[$0] } ?? []))
            return RowMap(section: new, rows: rows, moved: moved[old] ?? [:])
        }
        return Outcome(
            maps: maps, reloadedSections: PlaceSet(reloadedSections), reloadedRows: Set(reloadedRows),
            insertedSections: PlaceSet(insertedSections).count, deletedSections: PlaceSet(deletedSections).count)
    }
}

extension UITableView {
    /// ``performBatchUpdates(_:completion:)`` for a nonescaping closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func moveRow(at path: IndexPath, to target: IndexPath, _ animation: RowAnimation) {
        update(animation) { $0.movedRows.append((path, target)) }
    }

    func update(_ animation: RowAnimation, _ note: (inout TableUpdates) -> Void) {
        beginBatch()
        // Mutated in place: a copy for each of many changes would take quadratic time.
        table.updates?.change(note)
        if animation != .none { table.updates?.isAnimated = true }
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
            abandonMovement()
            loadIfNeeded()
            table.updates = TableUpdates()
        }
    }

    func endBatch(_ completion: ((Bool) -> Void)?) {
        guard let depth = table.updates?.depth else {
            misuse("UITableView.endUpdates: there was no beginUpdates before it; call both, or performBatchUpdates")
        }
        table.updates?.depth = depth - 1
        guard depth == 1, let updates = table.updates else { return }
        table.updates = nil
        show(updates, completion)
    }

    private func show(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
        let old = table.geometry
        let reloads = table.reloads
        let picture = table.drags.picture
        table.drags.picture = nil
        // Loading discards selected rows whose indices no longer exist; the selected rows still have their old indices.
        let selected = table.selected
        load()
        guard table.reloads == reloads, !table.isLoading else {
            // App code has reloaded the table in the meantime, so there is nothing left to animate. If app code changes
            // rows while the table loads its counts, some counts may be out of date: everything is loaded again.
            if table.isLoading {
                table.isStale = true
                // A pending update that waits for this load has nothing left to animate either.
                table.reloads += 1
                recycleAll()
                setNeedsLayout()
            }
            completion?(true)
            return
        }
        let updates = keepSlots(of: picture, updates)
        let outcome = updates.outcome(sections: old.sections.count), maps = outcome.maps
        check(outcome, old)
        carryHeights(old, outcome)
        let leaving = moveCells(outcome)
        table.selected = selected.compactMap { $0.section < maps.count ? maps[$0.section].position(of: $0.row) : nil }
        for views in [table.headers, table.footers] { views.sections.forEach { recycle(views, $0) } }
        let reconfigured = updates.reconfiguredRows.compactMap {
            $0.section < maps.count ? maps[$0.section].position(of: $0.row) : nil
        }
        guard reconfigure(reconfigured) else {
            leaving.forEach { finish($0) }
            completion?(true)
            return
        }
        guard updates.isAnimated, window != nil, UIView.areAnimationsEnabled else {
            leaving.forEach { finish($0) }
            setNeedsLayout()
            layoutIfNeeded()
            completion?(true)
            return
        }
        animate(leaving, completion)
    }

    /// Asks the data source to configure the displayed cells of rows again.
    /// - Returns: false if app code has changed the displayed rows.
    private func reconfigure(_ paths: [IndexPath]) -> Bool {
        for path in paths {
            guard let cell = table.cells[path], let source = dataSource else { continue }
            let generation = table.generation
            let outer = table.reconfigured
            table.reconfigured = (cell, path)
            let answer = source.tableView(self, cellForRowAt: path)
            table.reconfigured = outer
            guard table.generation == generation else { return false }
            if answer !== cell {
                Log.once(
                    """
                    UITableView.reconfigureRows(at: \(path)): the data source returned another cell; dequeue the cell \
                    with the same identifier
                    """
                )
                recycle(path)
                table.cells[path] = answer
            }
            contentChanged(of: answer)
        }
        return true
    }

    /// The cell that the data source configures again, if the data source dequeues a cell of its kind.
    func reconfiguredCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell? {
        guard let asked = table.reconfigured, asked.path == path, asked.cell.reuseIdentifier == identifier else {
            return nil
        }
        return asked.cell
    }

    /// A data source whose counts contradict the changes is a programming error, as in UIKit.
    private func check(_ outcome: TableUpdates.Outcome, _ old: TableGeometry) {
        let sections = old.sections.count &- outcome.deletedSections &+ outcome.insertedSections
        guard sections == table.geometry.sections.count else {
            misuse(
                """
                UITableView updates: \(table.geometry.sections.count) sections after the update, but \
                \(old.sections.count) before, \(outcome.insertedSections) inserted and \(outcome.deletedSections) \
                deleted make \(sections); change the data together with the table
                """
            )
        }
        for (index, map) in outcome.maps.enumerated() {
            guard let new = map.section, !outcome.reloadedSections.contains(index) else { continue }
            guard table.geometry.sections.indices.contains(new) else {
                misuse(
                    """
                    UITableView updates: section \(index) is moved to \(new), and there are \(sections) sections \
                    after the update; move it to one of them
                    """
                )
            }
            let expected = old.sections[index].rows.count - map.rows.vacated.count + map.rows.filled.count
            let count = table.geometry.sections[new].rows.count
            guard expected == count else {
                misuse(
                    """
                    UITableView updates: section \(new) has \(count) rows after the update, but \
                    \(old.sections[index].rows.count) before, \(map.rows.filled.count) inserted and \
                    \(map.rows.vacated.count) deleted make \(expected); change the data together with the table
                    """
                )
            }
        }
    }

    /// Keeps the measured heights.
    private func carryHeights(_ old: TableGeometry, _ outcome: TableUpdates.Outcome) {
        var sections = table.geometry.sections
        let reloaded = outcome.reloadedRows
        for (index, map) in outcome.maps.enumerated() {
            guard let new = map.section, !outcome.reloadedSections.contains(index) else { continue }
            sections[new].rows = old.sections[index].rows.renumbered(count: sections[new].rows.count) { row in
                guard !reloaded.contains(IndexPath(row: row, section: index)), let place = map.position(of: row),
                    place.section == new
                else { return nil }
                return place.row
            }
        }
        var geometry = TableGeometry(sections: sections)
        geometry.top = table.geometry.top
        geometry.bottom = table.geometry.bottom
        table.geometry = geometry
        contentHeightChanged()
    }

    /// Moves cells to the new indices of their rows. Returns the cells of deleted and reloaded rows.
    private func moveCells(_ outcome: TableUpdates.Outcome) -> [UITableViewCell] {
        let maps = outcome.maps
        cancelRowTouch()
        table.generation += 1
        let reloaded = outcome.reloadedRows
        var moved: [IndexPath: UITableViewCell] = [:]
        var leaving: [UITableViewCell] = []
        for path in table.shownPaths {
            guard let cell = table.cells[path], path.section < maps.count else { continue }
            let stays = !reloaded.contains(path) && !outcome.reloadedSections.contains(path.section)
            if stays, let place = maps[path.section].position(of: path.row) {
                moved[place] = cell
            } else {
                leaving.append(cell)
            }
        }
        table.cells = moved
        table.shownPaths = moved.keys.sorted()
        leaving.forEach { table.swiping?.rowDeleted($0) }
        return leaving
    }

    /// Displays the move of a row whose geometry is set, without calling the data source.
    /// - Parameters:
    ///   - height: the height of a row.
    ///   - animated: false leaves the cells where they are until the next layout.
    func displayMove(
        _ updates: TableUpdates, _ old: TableGeometry, height: (CGFloat, IndexPath)? = nil, animated: Bool = true
    ) {
        let outcome = updates.outcome(sections: old.sections.count)
        carryHeights(old, outcome)
        if let height { table.geometry.set(height.0, of: height.1) }
        let leaving = moveCells(outcome)
        table.selected = table.selected.compactMap {
            $0.section < outcome.maps.count ? outcome.maps[$0.section].position(of: $0.row) : nil
        }
        for views in [table.headers, table.footers] { views.sections.forEach { recycle(views, $0) } }
        guard animated, window != nil else {
            leaving.forEach { finish($0) }
            contentHeightChanged()
            return setNeedsLayout()
        }
        animate(leaving, nil)
    }

    private func finish(_ cell: UITableViewCell) {
        table.swiping?.cellFaded(cell)
        // An app that stores its cells may have reused the cell for another row.
        guard table.path(of: cell) == nil else { return }
        cell.removeFromSuperview()
        cell.alpha = 1
        table.reuse.keep(cell)
    }

    /// Chosen: 0.3 s; rows that stay move, deleted and inserted rows fade.
    private func animate(_ leaving: [UITableViewCell], _ completion: ((Bool) -> Void)?) {
        let staying = table.shownPaths.compactMap { path in table.cells[path].map { ($0, $0.frame) } }
        setNeedsLayout()
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let stayed = Set(staying.map { ObjectIdentifier($0.0) })
        let inserted = visibleCells.filter { !stayed.contains(ObjectIdentifier($0)) }
        let goals = staying.map { ($0.0, $0.0.frame) }
        UIView.performWithoutAnimation {
            for (cell, frame) in staying where cell.superview === self { cell.frame = frame }
            for cell in inserted { cell.alpha = 0 }
        }
        UIView.animate(withDuration: 0.3) {
            for (cell, frame) in goals where cell.superview === self { cell.frame = frame }
            for cell in inserted { cell.alpha = 1 }
            for cell in leaving { cell.alpha = 0 }
        } completion: { [weak self] finished in
            for cell in leaving { self?.finish(cell) }
            completion?(finished)
        }
    }
}
