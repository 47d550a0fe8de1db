import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions
import ListLogic
import QuartzCore

extension UITableView {
    /// Adds the rows and section views that are now visible, and recycles the others.
    func layoutTable() {
        guard !table.isLayingOut, table.updates == nil else { return }
        guard !table.isLoading else { return table.missedLayout = true }
        measureChangedRows()
        table.isLayingOut = true
        // If the app changes the rows in a data source or delegate method, the layout starts again. Chosen: up to five
        // times, then with the next layout.
        let isComplete = (0..<5).contains { _ in layOutOnce() }
        table.isLayingOut = false
        if isComplete { prefetchRows() } else { setNeedsLayout() }
    }

    /// - Returns: false if app code has changed the displayed rows; the layout then has to be repeated.
    private func layOutOnce() -> Bool {
        if table.isStale {
            recycleAll()
            load()
        }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        let generation = table.generation
        UIView.performWithoutAnimation {
            guard measureVisibleRows(), showRows() else { return }
            layoutExtraViews()
            layoutIndex()
        }
        return table.generation == generation && layoutSectionViews()
    }

    // MARK: Rows

    /// Measures rows that become visible. Rows that are visible already keep their position for any heights.
    /// - Returns: false if app code has changed the displayed rows.
    private func measureVisibleRows() -> Bool {
        let generation = table.generation
        for _ in 0..<4 {
            let anchor = table.shownPaths.first { table.cells[$0] != nil }
            let before = anchor.flatMap { table.geometry.span(of: $0)?.top }
            let changed = measureRows(from: bounds.minY, to: bounds.maxY)
            guard table.generation == generation else { return false }
            guard changed else { return true }
            contentHeightChanged()
            guard table.generation == generation else { return false }
            guard let anchor, let before, let after = table.geometry.span(of: anchor)?.top, after != before else {
                continue
            }
            shiftContent(by: after - before)
            guard table.generation == generation else { return false }
        }
        return true
    }

    /// - Returns: true if a height changed.
    private func measureRows(from low: CGFloat, to high: CGFloat) -> Bool {
        var changed = false
        let generation = table.generation
        for section in table.geometry.sections(from: low, to: high) {
            if measureEnds(of: section) { changed = true }
            guard table.generation == generation else { return true }
            guard var row = table.geometry.rows(of: section, from: low, to: high).first else { continue }
            while row < table.geometry.sections[section].rows.count {
                let path = IndexPath(row: row, section: section)
                guard let span = table.geometry.span(of: path), span.top < high else { break }
                if !table.geometry.sections[section].rows.isKnown(row) {
                    let height = measuredHeight(path) { self.cell(at: path) }
                    guard table.generation == generation else { return true }
                    if height != span.bottom - span.top { changed = true }
                    table.geometry.set(height, of: path)
                }
                row += 1
            }
        }
        return changed
    }

    /// The cell of a row. A row that is not visible yet gets a cell.
    private func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = table.cells[path] { return cell }
        guard let source = dataSource else { return nil }
        let generation = table.generation
        if withholdsCell(at: path) { return nil }
        let cell = slotCell(at: path) ?? source.tableView(self, cellForRowAt: dataPath(of: path))
        // Rows have other positions now: the caller starts again.
        guard table.generation == generation else {
            if cell.superview == nil { table.reuse.keep(cell) }
            return nil
        }
        attach(cell, at: path)
        return cell
    }

    /// Displays a row with a cell of the data source.
    func attach(_ cell: UITableViewCell, at path: IndexPath) {
        if let other = table.path(of: cell), other != path { table.cells[other] = nil }
        table.cells[path] = cell
        // A new cell gets the width of the table before it is measured.
        cell.frame.size.width = rowSpan.width
        cell.apply(sideMargin: rowMargin)
        cell.apply(indexWidth: table.index?.width ?? 0)
        cell.setHighlighted(false, animated: false)
        cell.setSelected(ListIndexPath(path).map(selecting.value.contains) ?? false, animated: false)
        focusAttached(cell, at: path)
        showEditing(of: cell, at: path, animated: false)
        indent(cell, at: path)
        if style != .plain, cell.backgroundColor == .systemBackground {
            cell.backgroundColor = .secondarySystemGroupedBackground
        }
    }

    /// - Returns: false if app code has changed the displayed rows.
    private func showRows() -> Bool {
        let generation = table.generation
        let paths = paths(from: bounds.minY, to: bounds.maxY)
        let visible = Set(paths)
        for path in table.shownPaths where !visible.contains(path) && !isMoved(path) {
            recycle(path)
            guard table.generation == generation else { return false }
        }
        // Recycles cells that were created for measuring and are not visible.
        if table.cells.count > paths.count {
            for path in table.cells.keys.sorted() where !visible.contains(path) && !isMoved(path) {
                recycle(path)
                guard table.generation == generation else { return false }
            }
        }
        table.shownPaths = paths
        var below: UIView?
        for path in paths {
            let made = cell(at: path)
            guard table.generation == generation else { return false }
            guard let cell = made, let frame = rowFrame(path) else { continue }
            layoutCell(cell, path)
            let isNew = cell.superview !== self
            if cell.frame != frame, !isMoved(path) { cell.frame = frame }
            if isNew {
                if let listed = listedPath(of: path) {
                    delegate?.tableView(self, willDisplay: cell, forRowAt: listed)
                }
                guard table.generation == generation else { return false }
                if let below, below.superview === self {
                    insertSubview(cell, aboveSubview: below)
                } else {
                    insertSubview(cell, at: firstRowIndex)
                }
            }
            guard table.generation == generation else { return false }
            below = cell
        }
        return true
    }

    private var firstRowIndex: Int { [backgroundView, refreshControl].count { $0?.superview === self } }

    func recycle(_ path: IndexPath) {
        if let cell = table.cells.removeValue(forKey: path) { recycle(cell, path) }
    }

    private func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
        let wasShown = cell.superview === self
        if table.selecting.touch?.cell === cell { cancelCellTouch() }
        table.swiping?.cellLeft(cell)
        if wasShown { cell.removeFromSuperview() }
        table.reuse.keep(cell)
        if wasShown, let listed = listedPath(of: path) {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: listed)
        }
    }

    func recycleAll() {
        table.generation += 1
        table.movement?.cell?.layer.shadowOpacity = 0
        (table.movement, table.edgeScrolling) = (nil, nil)
        cancelCellTouch()
        // The app is notified of the cells that leave, and may display rows again meanwhile.
        let leaving = table.cells.sorted { $0.key < $1.key }
        keeping(table.cells) { table.cells = [:] }
        table.shownPaths = []
        for (path, cell) in leaving { recycle(cell, path) }
        for views in [table.headers, table.footers] {
            views.sections.forEach { recycle(views, $0) }
            keeping(views.waiting) { views.waiting = [:] }
        }
    }

    /// Sets lines and corners of the cells.
    func layoutCells() {
        for path in table.shownPaths { if let cell = table.cells[path] { layoutCell(cell, path) } }
    }

    private func layoutCell(_ cell: UITableViewCell, _ path: IndexPath) {
        let count =
            table.geometry.sections.indices.contains(path.section)
            ? table.geometry.sections[path.section].rows.count : 0
        // Measured (tables/selected-lines): the lines that touch a selected row are hidden.
        let below = table.cells[IndexPath(row: path.row + 1, section: path.section)]
        cell.apply(
            CellPlace(
                style: style, isFirst: path.row == 0, isLast: path.row == count - 1,
                hasLine: separatorStyle == .singleLine,
                lineColor: separatorColor, lineEffect: separatorEffect,
                hidesLine: cell.parts.showsSelection || below?.parts.showsSelection == true,
                hasOwnInsets: table.separatorInset != nil,
                addsInsets: separatorInsetReference == .fromAutomaticInsets,
                ignoresSafeArea: !insetsContentViewsToSafeArea))
    }

    /// The background of a selected row appeared or disappeared.
    func selectionShown(of cell: UITableViewCell) {
        guard let path = table.path(of: cell) else { return }
        for row in [path.row - 1, path.row] where row >= 0 {
            let path = IndexPath(row: row, section: path.section)
            if let cell = table.cells[path] { layoutCell(cell, path) }
        }
    }

    // MARK: Section views

    /// - Returns: false if app code has changed the displayed rows.
    private func layoutSectionViews() -> Bool {
        let generation = table.generation
        let low = bounds.minY, high = bounds.maxY
        let sections = table.geometry.sections(from: low, to: high)
        for views in [table.headers, table.footers] {
            for section in views.sections where !sections.contains(section) {
                recycle(views, section)
                guard table.generation == generation else { return false }
            }
        }
        for section in sections {
            let span = table.geometry.span(of: section)
            var header = headerFrame(section), footer = footerFrame(section)
            if style == .plain {
                // Headers and footers of plain tables stay visible as long as their section is visible.
                let inset = coveredInset
                let top = header.minY
                header.origin.y = max(top, min(low + inset.top, span.bottom - header.height - footer.height))
                footer.origin.y = min(footer.minY, max(high - inset.bottom - footer.height, top + header.height))
            }
            show(table.headers, section, header, isHeader: true)
            guard table.generation == generation else { return false }
            show(table.footers, section, footer, isHeader: false)
            guard table.generation == generation else { return false }
        }
        return true
    }

    private func show(_ views: TableState.SectionViews, _ section: Int, _ frame: CGRect, isHeader: Bool) {
        guard frame.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY else {
            return recycle(views, section)
        }
        if let view = views.shown[section] {
            if view.frame != frame { view.frame = frame }
            return
        }
        let generation = table.generation
        let made = views.waiting.removeValue(forKey: section) ?? sectionView(section, isHeader: isHeader)
        guard let view = made, table.generation == generation else { return }
        views.shown[section] = view
        UIView.performWithoutAnimation { view.frame = frame }
        if isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        guard table.generation == generation else { return }
        if let index = table.index { insertSubview(view, belowSubview: index) } else { addSubview(view) }
    }

    private func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.contentConfiguration = titleConfiguration(title, isHeader: isHeader, section)
        view.accessibilityLabel = title
        if style == .plain {
            let background = UIView()
            background.backgroundColor = isHeader ? .secondarySystemBackground : .systemBackground
            view.backgroundView = background
        }
        return view
    }

    func recycle(_ views: TableState.SectionViews, _ section: Int) {
        guard let view = views.shown.removeValue(forKey: section) else { return }
        let wasShown = view.superview === self
        view.removeFromSuperview()
        table.reuse.keep(view)
        guard wasShown else { return }
        if views === table.headers {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Header, footer and background

    private func layoutExtraViews() {
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView {
            let frame = CGRect(
                x: 0, y: table.geometry.height - table.geometry.bottom, width: bounds.width, height: view.bounds.height)
            if view.frame != frame { view.frame = frame }
        }
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        layoutFillers()
        let heights = (tableHeaderView?.bounds.height ?? 0, tableFooterView?.bounds.height ?? 0)
        guard heights != (table.geometry.top, table.geometry.bottom) else { return }
        table.geometry.top = heights.0
        table.geometry.bottom = heights.1
        contentHeightChanged()
        setNeedsLayout()
    }

    func extraViewChanged(from old: UIView?, to new: UIView?) {
        guard old !== new || new != nil else { return }
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        table.geometry.top = tableHeaderView?.bounds.height ?? 0
        table.geometry.bottom = tableFooterView?.bounds.height ?? 0
        if !table.isStale { contentHeightChanged() }
        setNeedsLayout()
    }

    func backgroundChanged(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView {
            insertSubview(backgroundView, at: 0)
            backgroundView.frame = bounds
        }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard loadedGeometry.span(of: path) != nil else {
            misuse(
                """
                scrollToRow(at: \(path)): the table has no such row; it has \(numberOfSections) section(s); ask \
                numberOfRows(inSection:) first
                """
            )
        }
        guard animated else {
            // Rows are measured only when they are reached, and a measured row moves the rows below. Chosen: eight
            // steps at most, because an app may answer with another height in each step.
            for _ in 0..<8 {
                let before = (contentOffset, rowFrame(path))
                moveRow(path, position, animated: false)
                layoutIfNeeded()
                if before == (contentOffset, rowFrame(path)) { return }
            }
            return
        }
        moveRow(path, position, animated: true)
    }

    /// Whether only its section header is above the row.
    private func isFirst(_ path: IndexPath) -> Bool {
        path.row == 0 && tableHeaderView == nil
            && table.geometry.sections.prefix(path.section).allSatisfy { $0.rows.count == 0 }
    }

    private func moveRow(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard var frame = rowFrame(path) else { return }
        let inset = coveredInset
        if style == .plain {
            let header = table.geometry.sections[path.section].header
            frame = frame.inset(by: UIEdgeInsets(top: -header, left: 0, bottom: 0, right: 0))
        }
        let visible = bounds.height - inset.top - inset.bottom
        let y: CGFloat
        switch position {
        case .none: return scrollRectToVisible(frame, animated: animated)
        // Scrolling to the first row scrolls to the start of the content, which expands a large title.
        case .top where isFirst(path): y = CGFloat(verticalAxis.low)
        case .top: y = frame.minY - inset.top
        case .middle: y = frame.midY - inset.top - visible / 2
        case .bottom: y = frame.maxY - inset.top - visible
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: verticalAxis.clamped(y)), animated: animated)
    }
}
