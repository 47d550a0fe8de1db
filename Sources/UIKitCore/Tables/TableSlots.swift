import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic
import QuartzCore

/// Rows on screen that the data source does not have: the gap and the placeholders of a drop. `cells`, `shownPaths` and
/// the geometry of a table use index paths on screen.
extension UITableView {
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
        guard let cell = table.reuse.view(ReuseKey(identifier: placeholder.identifier)) as? UITableViewCell else {
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
        var batch = BatchUpdate()
        var height: (CGFloat, IndexPath)?
        var counts = old.sections.map(\.rows.count)
        func count(_ path: IndexPath, _ change: Int) {
            if counts.indices.contains(path.section) { counts[path.section] += change }
        }
        switch change {
        case .insert(let path):
            batch.insertedItems = [path].compactMap(ListIndexPath.init)
            height = (slotHeight(at: path) ?? baseRowHeight, path)
            count(path, 1)
        case .delete(let path):
            batch.deletedItems = [path].compactMap(ListIndexPath.init)
            count(path, -1)
        case .move(let from, let to):
            guard let source = ListIndexPath(from), let target = ListIndexPath(to) else { return }
            batch.movedItems = [.init(from: source, to: target)]
            height = old.span(of: from).map { ($0.bottom - $0.top, to) }
            count(from, -1)
            count(to, 1)
        }
        guard let plan = try? batch.plan(before: old.sections.map(\.rows.count), after: counts, terms: .tableView)
        else { return reloadAll() }
        var sections = old.sections
        for (index, count) in counts.enumerated() where count != sections[index].rows.count {
            sections[index].rows = RowHeights(count: count, base: baseRowHeight)
        }
        set(sections)
        displayMove(plan, old, height: height, animated: animated)
    }

    /// Replaces the sections of the geometry.
    private func set(_ sections: [TableGeometry.Section]) {
        var geometry = TableGeometry(sections: sections)
        (geometry.top, geometry.bottom) = (table.geometry.top, table.geometry.bottom)
        table.geometry = geometry
    }

    /// The slots stay in a batch of the data.
    /// - Parameter plan: the batch as a change of the rows of the data.
    /// - Returns: the batch as a change of the rows on screen.
    func keepSlots(of picture: ListPicture?, _ batch: BatchUpdate, _ plan: BatchUpdatePlan) -> BatchUpdatePlan {
        table.drags.drag?.renumber { ListIndexPath($0).flatMap(plan.newIndexPath)?.indexPath }
        guard let picture else { return plan }
        let new = picture.applying(plan, moves: Set(batch.movedItems.map(\.source)))
        guard
            let shown = try? picture.shown(batch, to: new).plan(
                before: picture.shownCounts, after: new.shownCounts, terms: .tableView)
        else {
            discardSlots()
            return plan
        }
        table.drags.picture = new.isPlain ? nil : new
        set(keepingSlots(table.geometry.sections))
        return shown
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

extension UITableView: UIDataSourceTranslating {
    /// Returns the same index: only rows differ on screen.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    /// Returns the same index: only rows differ on screen.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    /// Returns the index path on screen of a row of the data source.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.flatMap(pathOnScreen)
    }
    /// Returns the index path in the data source of a row on screen; nil for a gap or a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(pathInData)
    }
    /// Calls the closure. Index paths in the closure are those on screen. A layout pass during the closure calls the
    /// data source and the delegate with index paths of the data.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { usingShownPaths(actionsToTranslate) }
}
