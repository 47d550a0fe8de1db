import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

extension UITableView {
    /// ``performBatchUpdates(_:completion:)`` for a nonescaping closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func moveRow(at path: IndexPath, to target: IndexPath, _ animation: RowAnimation) {
        update(animation) { $0.moveItem(path, target, "moveRow") }
    }

    func update(_ animation: RowAnimation, _ note: (inout ListChanges) -> Void) {
        beginBatch()
        table.updates?.change(note)
        if animation != .none { table.animatesUpdates = true }
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
            table.updates = ListChanges("UITableView")
            table.animatesUpdates = false
        }
    }

    func endBatch(_ completion: ((Bool) -> Void)?) {
        guard let depth = table.updates?.depth else {
            misuse("UITableView.endUpdates: there was no beginUpdates before it; call both, or performBatchUpdates")
        }
        table.updates?.depth = depth - 1
        guard depth == 1, let updates = table.updates else { return }
        table.updates = nil
        show(updates, isAnimated: table.animatesUpdates, completion)
    }

    private func show(_ updates: ListChanges, isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = table.geometry
        let reloads = table.reloads
        let picture = table.drags.picture
        table.drags.picture = nil
        load(isChange: true)
        guard table.reloads == reloads, !table.isLoading else {
            // App code has reloaded the table in the meantime, so there is nothing left to animate. If app code changes
            // rows while the table loads its counts, some counts may be out of date: everything is loaded again.
            if table.isLoading {
                table.isStale = true
                selecting.value.removeAll()
                // A pending update that waits for this load has nothing left to animate either.
                table.reloads += 1
                recycleAll()
                setNeedsLayout()
            } else {
                selecting.value.keepItems(of: itemCounts)
                table.focus.keep(counts: itemCounts)
                indexMayHaveChanged()
                contentHeightChanged()
            }
            completion?(true)
            return
        }
        let before = picture?.counts ?? old.sections.map(\.rows.count)
        let loaded = updates.plan(before: before, after: table.geometry.sections.map(\.rows.count), .tableView)
        let plan = keepSlots(of: picture, updates.batch, loaded)
        carryHeights(old, plan)
        guard let leaving = moveCells(plan) else {
            setNeedsLayout()
            completion?(true)
            return
        }
        let generation = table.generation
        indexMayHaveChanged()
        contentHeightChanged()
        guard table.generation == generation, reconfigure(plan.reconfiguredItems.map(\.indexPath)) else {
            leaving.forEach { finish($0) }
            setNeedsLayout()
            completion?(true)
            return
        }
        guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
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
            guard table.generation == generation else {
                // The app has changed the rows before it configured the cell, so the cell may show another row.
                if let place = table.path(of: cell) { recycle(place) }
                return false
            }
            if answer !== cell {
                Log.once(
                    """
                    UITableView.reconfigureRows(at: \(path)): the data source returned another cell; dequeue the cell \
                    with the same identifier
                    """
                )
                recycle(path)
                guard table.generation == generation else { return false }
                // The app may have laid out the table when it was notified of the former cell.
                guard table.cells[path] == nil else {
                    table.reuse.keep(answer)
                    continue
                }
                attach(answer, at: path)
            }
            contentChanged(of: answer)
        }
        return true
    }

    /// The cell that the data source configures again, if the data source dequeues a cell of its kind. The app may lay
    /// out the table meanwhile: the row gets another cell after its cell left the screen.
    func reconfiguredCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell? {
        guard let asked = table.reconfigured, asked.path == path, table.cells[path] === asked.cell,
            asked.cell.reuseIdentifier == identifier
        else { return nil }
        return asked.cell
    }

    /// Keeps the measured heights.
    private func carryHeights(_ old: TableGeometry, _ plan: BatchUpdatePlan) {
        var sections = table.geometry.sections
        for (index, section) in old.sections.enumerated() {
            guard let new = plan.newSection(of: index), !plan.isSectionReloaded(index) else { continue }
            if !sections[new].isHeaderMeasured, section.isHeaderMeasured {
                (sections[new].header, sections[new].padding) = (section.header, section.padding)
                sections[new].isHeaderMeasured = true
            }
            if !sections[new].isFooterMeasured, section.isFooterMeasured {
                (sections[new].footer, sections[new].isFooterMeasured) = (section.footer, true)
            }
            sections[new].rows = section.rows.renumbered(count: sections[new].rows.count) { row in
                let path = ListIndexPath(section: index, item: row)
                guard !plan.isReloaded(path), let place = plan.newIndexPath(of: path), place.section == new else {
                    return nil
                }
                return place.item
            }
        }
        var geometry = TableGeometry(sections: sections)
        geometry.top = table.geometry.top
        geometry.bottom = table.geometry.bottom
        table.geometry = geometry
    }

    /// Moves cells to the new indices of their rows, and the selection with them. Ends a touch whose row leaves.
    /// - Returns: the cells of deleted and reloaded rows; nil if app code has changed the displayed rows.
    private func moveCells(_ plan: BatchUpdatePlan) -> [UITableViewCell]? {
        func kept(_ path: IndexPath) -> IndexPath? {
            guard let row = ListIndexPath(path), !plan.isReloaded(row) else { return nil }
            return plan.newIndexPath(of: row)?.indexPath
        }
        table.generation += 1
        var moved: [IndexPath: UITableViewCell] = [:]
        var leaving: [UITableViewCell] = []
        // A row that the user moves may be displayed outside of the visible rows.
        for path in table.cells.keys.sorted() {
            guard let cell = table.cells[path] else { continue }
            if let place = kept(path) { moved[place] = cell } else { leaving.append(cell) }
        }
        table.cells = moved
        table.shownPaths = moved.keys.sorted()
        selecting.value.apply(plan)
        table.focus.apply(plan, counts: table.geometry.sections.map(\.rows.count))
        focusRowsChanged()
        let generation = table.generation
        for views in [table.headers, table.footers] { views.sections.forEach { recycle(views, $0) } }
        leaving.forEach { table.swiping?.rowDeleted($0) }
        if let touched = selecting.touch?.cell, leaving.contains(where: { $0 === touched }) { cancelCellTouch() }
        guard table.generation == generation else {
            leaving.forEach { finish($0) }
            return nil
        }
        return leaving
    }

    /// Displays a change of single rows whose geometry is set, without calling the data source.
    /// - Parameters:
    ///   - height: the height of a row.
    ///   - animated: false leaves the cells where they are until the next layout.
    func displayMove(
        _ plan: BatchUpdatePlan, _ old: TableGeometry, height: (CGFloat, IndexPath)? = nil, animated: Bool = true
    ) {
        carryHeights(old, plan)
        if let height { table.geometry.set(height.0, of: height.1) }
        guard let leaving = moveCells(plan) else { return setNeedsLayout() }
        contentHeightChanged()
        guard animated, window != nil else {
            leaving.forEach { finish($0) }
            return setNeedsLayout()
        }
        animate(leaving, nil)
    }

    private func finish(_ cell: UITableViewCell) {
        table.swiping?.cellFaded(cell)
        cell.alpha = 1
        // An app that stores its cells may have reused the cell for another row.
        guard table.path(of: cell) == nil else { return }
        cell.removeFromSuperview()
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
        // A change in a callback may have displayed a leaving cell again.
        let fading = leaving.filter { table.path(of: $0) == nil }
        UIView.performWithoutAnimation {
            for (cell, frame) in staying where cell.superview === self { cell.frame = frame }
            for cell in inserted { cell.alpha = 0 }
        }
        UIView.animate(withDuration: 0.3) {
            for (cell, frame) in goals where cell.superview === self { cell.frame = frame }
            for cell in inserted { cell.alpha = 1 }
            for cell in fading { cell.alpha = 0 }
        } completion: { [weak self] finished in
            for cell in leaving { self?.finish(cell) }
            completion?(finished)
        }
    }
}
