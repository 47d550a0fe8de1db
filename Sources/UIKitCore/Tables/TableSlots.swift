import CoreGraphics
import Diagnostics
import Foundation
import ListLogic
import QuartzCore

/// Rows on screen that the data source does not have: the gap and the placeholders of a drop. `cells`, `shownPaths` and
/// the geometry of a table use index paths on screen.
extension UITableView {
    // MARK: Index paths

    /// The index path on screen of a row of the data.
    func shownPath(of path: IndexPath) -> IndexPath {
        guard let picture = table.drags.picture else { return path }
        return ListIndexPath(path).flatMap(picture.shownPath)?.indexPath ?? path
    }

    /// The index path in the data of a row on screen; nil for a gap or a placeholder.
    func listedPath(of path: IndexPath) -> IndexPath? {
        guard let picture = table.drags.picture else { return path }
        return ListIndexPath(path).flatMap(picture.dataPath)?.indexPath
    }

    // MARK: Cells

    /// Whether no cell is created for a row: the gap, and a dragged row whose preview is shown elsewhere.
    func withholdsCell(at path: IndexPath) -> Bool {
        guard let picture = table.drags.picture, let shown = ListIndexPath(path) else { return false }
        if let slot = picture.slot(at: shown) { return table.drags.placeholders[slot] == nil }
        return picture.moved.map { picture.shownPath(of: $0.source) == shown } ?? false
    }

    /// A new cell of a placeholder.
    func slotCell(at path: IndexPath) -> UITableViewCell? {
        guard let slot = table.drags.picture?.slot(at: path), let placeholder = table.drags.placeholders[slot] else {
            return nil
        }
        guard let cell = table.reuse.cell(placeholder.identifier) else {
            misuse(
                """
                UITableViewPlaceholder(reuseIdentifier: "\(placeholder.identifier)"): no class or nib is registered \
                for it, and no prototype has it; call register(_:forCellReuseIdentifier:) first
                """
            )
        }
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    func cell(ofSlot slot: Int) -> UITableViewCell? {
        layoutIfNeeded()
        return table.drags.picture?.path(of: slot).flatMap { table.cells[$0.indexPath] }
    }

    // MARK: Heights

    /// The height of the row of a slot; nil for other rows. Chosen: a gap is as high as a row that was not measured
    /// yet.
    func slotHeight(at path: IndexPath) -> CGFloat? {
        guard let slot = table.drags.picture?.slot(at: path) else { return nil }
        guard let height = table.drags.placeholders[slot]?.height, height >= 0, height.isFinite else {
            return baseRowHeight
        }
        return height
    }

    /// Adds the rows of slots to the loaded rows.
    func keepingSlots(_ sections: [TableGeometry.Section]) -> [TableGeometry.Section] {
        guard let picture = table.drags.picture else { return sections }
        guard picture.counts == sections.map(\.rows.count) else {
            discardSlots()
            return sections
        }
        var sections = sections
        for (index, count) in picture.shownCounts.enumerated() where count != sections[index].rows.count {
            sections[index].rows = sections[index].rows.renumbered(count: count) { row in
                picture.shownPath(of: ListIndexPath(section: index, item: row)).map(\.item)
            }
        }
        for slot in picture.slots {
            let height = slotHeight(at: slot.path.indexPath) ?? baseRowHeight
            sections[slot.path.section].rows.set(height, of: slot.path.item)
        }
        return sections
    }

    // MARK: Changes

    func discardSlots() {
        table.drags.picture = nil
        keeping(table.drags.placeholders) { table.drags.placeholders = [:] }
    }

    func show(_ picture: ListPicture?, _ change: PictureChange?, animated: Bool) {
        let old = loadedGeometry
        table.drags.picture = picture
        if picture == nil { keeping(table.drags.placeholders) { table.drags.placeholders = [:] } }
        guard let change else { return }
        var updates = TableUpdates()
        var height: (CGFloat, IndexPath)?
        switch change {
        case .insert(let path):
            updates.insertedRows = [path]
            height = (slotHeight(at: path) ?? baseRowHeight, path)
        case .delete(let path): updates.deletedRows = [path]
        case .move(let from, let to):
            updates.movedRows = [(from, to)]
            height = old.span(of: from).map { ($0.bottom - $0.top, to) }
        }
        var sections = old.sections
        let changes =
            updates.insertedRows.map { ($0.section, 1) } + updates.deletedRows.map { ($0.section, -1) }
            + updates.movedRows.flatMap { [($0.from.section, -1), ($0.to.section, 1)] }
        for (section, change) in changes where sections.indices.contains(section) {
            sections[section].rows = RowHeights(count: sections[section].rows.count + change, base: baseRowHeight)
        }
        var geometry = TableGeometry(sections: sections)
        (geometry.top, geometry.bottom) = (old.top, old.bottom)
        table.geometry = geometry
        displayMove(updates, old, height: height, animated: animated)
    }

    /// The slots stay in a batch of the data.
    /// - Returns: the batch as a batch of the rows on screen.
    func keepSlots(of picture: ListPicture?, _ updates: TableUpdates) -> TableUpdates {
        guard picture != nil || table.drags.drag?.isActive == true else { return updates }
        var batch = BatchUpdate()
        batch.insertedItems = updates.insertedRows.compactMap(ListIndexPath.init)
        batch.deletedItems = updates.deletedRows.compactMap(ListIndexPath.init)
        batch.reloadedItems = updates.reloadedRows.compactMap(ListIndexPath.init)
        batch.movedItems = updates.movedRows.compactMap { move in
            guard let from = ListIndexPath(move.from), let to = ListIndexPath(move.to) else { return nil }
            return .init(from: from, to: to)
        }
        batch.insertedSections = updates.insertedSections
        batch.deletedSections = updates.deletedSections
        batch.reloadedSections = updates.reloadedSections
        batch.movedSections = updates.movedSections.sorted { $0.key < $1.key }.map { .init(from: $0.key, to: $0.value) }
        let after = table.geometry.sections.map(\.rows.count)
        guard let before = picture?.counts ?? batch.countsBefore(after),
            let plan = try? batch.plan(before: before, after: after, terms: .tableView)
        else { return updates }
        table.drags.drag?.renumber { ListIndexPath($0).flatMap(plan.newIndexPath)?.indexPath }
        guard let picture else { return updates }
        let new = picture.applying(plan, moves: Set(batch.movedItems.map(\.source)))
        table.drags.picture = new.isPlain ? nil : new
        let shown = picture.shown(batch, to: new)
        var updates = updates
        updates.insertedRows = shown.insertedItems.map(\.indexPath)
        updates.deletedRows = shown.deletedItems.map(\.indexPath)
        updates.reloadedRows = shown.reloadedItems.map(\.indexPath)
        updates.reconfiguredRows = updates.reconfiguredRows.compactMap(ListIndexPath.init)
            .compactMap(picture.shownPath).map(\.indexPath)
        updates.movedRows = shown.movedItems.map { ($0.source.indexPath, $0.target.indexPath) }
        var geometry = TableGeometry(sections: keepingSlots(table.geometry.sections))
        (geometry.top, geometry.bottom) = (table.geometry.top, table.geometry.bottom)
        table.geometry = geometry
        return updates
    }

    // MARK: Placeholders

    /// Displays a placeholder.
    func insert(_ placeholder: UITableViewPlaceholder) -> Int? {
        guard let drop = table.drags.drop else { return nil }
        table.drags.nextPlaceholder = placeholder
        defer { table.drags.nextPlaceholder = nil }
        return drop.insertSlot(at: placeholder.insertionPath)
    }

    /// Replaces a placeholder by a row of the data, which the closure inserts.
    func commit(_ slot: Int, _ update: (IndexPath) -> Void) -> Bool {
        guard let picture = table.drags.picture, let path = picture.path(of: slot)?.indexPath,
            let data = picture.insertionPath(of: slot)?.indexPath
        else { return false }
        update(data)
        // The app may have reloaded the table.
        guard let picture = table.drags.picture, picture.path(of: slot)?.indexPath == path,
            let new = picture.committing(slot)
        else { return true }
        keeping(table.drags.placeholders[slot]) { table.drags.placeholders[slot] = nil }
        table.drags.picture = new.isPlain ? nil : new
        table.drags.drag?.renumber { old in
            guard old.section == data.section, old.row >= data.row else { return old }
            return IndexPath(row: old.row + 1, section: old.section)
        }
        table.generation += 1
        var sections = table.geometry.sections
        sections[path.section].rows = sections[path.section].rows.renumbered(
            count: sections[path.section].rows.count
        ) { $0 == path.row ? nil : $0 }
        var geometry = TableGeometry(sections: sections)
        (geometry.top, geometry.bottom) = (table.geometry.top, table.geometry.bottom)
        table.geometry = geometry
        recycle(path)
        contentHeightChanged()
        setNeedsLayout()
        return true
    }
}

extension BatchUpdate {
    /// The number of items of each section before the batch, computed from the numbers after it. Nil if sections
    /// change.
    func countsBefore(_ after: [Int]) -> [Int]? {
        guard insertedSections.isEmpty, deletedSections.isEmpty, movedSections.isEmpty, reloadedSections.isEmpty else {
            return nil
        }
        var counts = after
        for path in insertedItems + movedItems.map(\.target) where counts.indices.contains(path.section) {
            counts[path.section] -= 1
        }
        for path in Set(deletedItems).union(movedItems.map(\.source)) where counts.indices.contains(path.section) {
            counts[path.section] += 1
        }
        return counts
    }
}
