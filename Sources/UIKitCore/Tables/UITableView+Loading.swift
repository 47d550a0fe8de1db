import CoreGraphics
import Foundation
import FoundationAdditions
import ListLogic
import QuartzCore

extension UITableView {
    func prepareTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        table.swiping = RowSwiping(self)
        table.menus = TableMenus(self)
        selecting.drag = SelectionDrag(self)
    }

    // In points.
    /// Chosen: the height of a row before it is measured.
    static var estimate: CGFloat { 44 }
    /// Measured (tables/plain-header).
    static var plainHeaderHeight: CGFloat { 28 }
    /// Measured (tables/header-padding): the automatic space above the headers of a plain table.
    static var plainHeaderPadding: CGFloat { 22 }
    /// Measured (tables/grouped-gaps): above the first section, and above and below other sections without titles.
    static var firstGroupGap: CGFloat { 35 }
    static var groupGap: CGFloat { 17.5 }

    /// The geometry of the current data. Calls the data source after a reload.
    var loadedGeometry: TableGeometry {
        loadIfNeeded()
        return table.geometry
    }

    func loadIfNeeded() { if table.isStale { load() } }

    func markStale() {
        guard !table.isStale else { return }
        table.isStale = true
        table.reloads += 1
        recycleAll()
        setNeedsLayout()
    }

    func reloadAll() {
        discardSlots()
        table.isStale = true
        table.reloads += 1
        // The app may select rows of the new data when it is notified of the cells that leave.
        selecting.value.removeAll()
        recycleAll()
        setNeedsLayout()
        // The content size is right after the call, also outside of a window.
        load()
        focusRowsLoaded()
    }

    /// Calls the data source for the numbers of sections and rows, never for single rows. Without estimated heights the
    /// delegate is called for the height of each row. App code may reload the table during the call. Chosen: loading is
    /// then repeated up to three times.
    ///
    /// - Parameter isChange: whether the caller displays a change: the selection keeps its indices before the change,
    /// and
    ///   the content size follows when all rows have their new indices.
    func load(isChange: Bool = false) {
        guard !table.isLoading else { return }
        if table.movement != nil {
            // The data has the order before the move: the cells of the order on screen are not its cells.
            recycleAll()
            setNeedsLayout()
        }
        table.isLoading = true
        for _ in 0..<3 {
            loadOnce(isChange)
            if !table.isStale { break }
        }
        table.isStale = false
        table.isLoading = false
        if table.missedLayout {
            table.missedLayout = false
            setNeedsLayout()
        }
        guard !isChange else { return }
        // The app may change rows again when the change of the content size scrolls the table.
        indexMayHaveChanged()
        contentHeightChanged()
    }

    private func loadOnce(_ isChange: Bool) {
        table.isStale = false
        table.generation += 1
        table.measuredWidth = bounds.width
        var sections: [TableGeometry.Section] = []
        if let source = dataSource {
            let count = max(0, source.numberOfSections(in: self))
            table.indexTitles = style == .plain ? source.sectionIndexTitles(for: self) ?? [] : []
            sections.reserveCapacity(count)
            for index in 0..<count { sections.append(section(index, of: count, source)) }
        }
        var geometry = TableGeometry(sections: keepingSlots(sections))
        geometry.top = tableHeaderView?.bounds.height ?? 0
        geometry.bottom = tableFooterView?.bounds.height ?? 0
        table.geometry = geometry
        guard !isChange else { return }
        selecting.value.keepItems(of: geometry.sections.map(\.rows.count))
        table.focus.keep(counts: geometry.sections.map(\.rows.count))
    }

    func section(_ index: Int, of count: Int, _ source: any UITableViewDataSource) -> TableGeometry.Section {
        let rows = max(0, source.tableView(self, numberOfRowsInSection: index))
        let header = estimate(delegate?.tableView(self, estimatedHeightForHeaderInSection: index))
        let footer = estimate(delegate?.tableView(self, estimatedHeightForFooterInSection: index))
        var section = TableGeometry.Section(
            header: header ?? headerHeight(index, source), footer: footer ?? footerHeight(index, source),
            rows: rowHeights(rows, of: index))
        section.padding = headerPadding(section.header)
        (section.isHeaderMeasured, section.isFooterMeasured) = (header == nil, footer == nil)
        return section
    }

    /// Documented (estimatedRowHeight): 0 disables estimates, so that the delegate returns all heights when the table
    /// is loaded. Rows of automatic height are measured when they become visible, because that requires their cells.
    private func rowHeights(_ count: Int, of section: Int) -> RowHeights {
        var heights = RowHeights(count: count, base: baseRowHeight)
        guard let delegate else { return heights }
        guard estimatedRowHeight == 0 else {
            estimateRows(&heights, of: section, delegate)
            return heights
        }
        for row in 0..<count {
            let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
            if height >= 0, height.isFinite { heights.set(height, of: row) }
        }
        return heights
    }

    var baseRowHeight: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight >= 0 ? rowHeight : Self.estimate
    }

    func contentHeightChanged() {
        let size = CGSize(width: bounds.width, height: table.geometry.height)
        if scroll.contentSize != size { setContentSize(size) }
    }

    func widthChanged() {
        table.measuredWidth = bounds.width
        // Content wraps differently at another width, so measured heights are discarded.
        guard !table.isStale else { return }
        guard rowHeight < 0 else { return contentHeightChanged() }
        table.isStale = true
        setNeedsLayout()
    }

    // MARK: Heights

    func headerHeight(_ index: Int, _ source: any UITableViewDataSource) -> CGFloat {
        let requested = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
        if requested >= 0, requested.isFinite { return requested }
        if let view = delegate?.tableView(self, viewForHeaderInSection: index) {
            keeping(table.headers.waiting) { table.headers.waiting[index] = view }
            return fittingHeight(view)
        }
        if let title = source.tableView(self, titleForHeaderInSection: index) {
            return style == .plain ? Self.plainHeaderHeight : titleHeight(title, isHeader: true, index)
        }
        return style == .plain ? 0 : index == 0 && tableHeaderView == nil ? Self.firstGroupGap : Self.groupGap
    }

    /// The space above a header of this height.
    ///
    /// Documented (UITableView.sectionHeaderTopPadding): above the headers of plain tables, also those of a fixed
    /// height. A section without header has no space.
    func headerPadding(_ height: CGFloat) -> CGFloat {
        guard style == .plain, height > 0 else { return 0 }
        let padding = sectionHeaderTopPadding
        return padding >= 0 && padding.isFinite ? padding : Self.plainHeaderPadding
    }

    func footerHeight(_ index: Int, _ source: any UITableViewDataSource) -> CGFloat {
        let requested = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
        if requested >= 0, requested.isFinite { return requested }
        if let view = delegate?.tableView(self, viewForFooterInSection: index) {
            keeping(table.footers.waiting) { table.footers.waiting[index] = view }
            return fittingHeight(view)
        }
        if let title = source.tableView(self, titleForFooterInSection: index) {
            return titleHeight(title, isHeader: false, index)
        }
        return style == .plain ? 0 : Self.groupGap
    }

    private func fittingHeight(_ view: UIView) -> CGFloat {
        view.notifyTraitsWithoutSuperview()
        let size = view.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : view.bounds.height
    }

    private func titleHeight(_ title: String, isHeader: Bool, _ index: Int) -> CGFloat {
        let view = UIListContentView(configuration: titleConfiguration(title, isHeader: isHeader, index))
        let scale = max(traitCollection.displayScale, 1)
        return (view.sizeThatFits(CGSize(width: rowSpan.width, height: 0)).height * scale).rounded(.up) / scale
    }

    func titleConfiguration(_ title: String, isHeader: Bool, _ index: Int) -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration =
            !isHeader ? .groupedFooter() : style == .plain ? .plainHeader() : .groupedHeader()
        configuration.directionalLayoutMargins.leading = rowMargin
        configuration.directionalLayoutMargins.trailing = rowMargin
        // Measured (tables/grouped-titles): a title is 38 points high, and 17.5 points more above the first section.
        if isHeader, style != .plain { configuration.directionalLayoutMargins.top = 16 }
        if isHeader, index == 0, style != .plain { configuration.directionalLayoutMargins.top += 17.5 }
        // Measured (tables/footer-title): 8 points above and 6 below the text of a footer.
        if !isHeader, style != .plain { configuration.directionalLayoutMargins.bottom = 6 }
        // Measured (scrolling/grouped-capitals) by eye: grouped headers are in capitals through iOS 18.
        configuration.text = isHeader && style != .plain ? title.uppercased() : title
        return configuration
    }

    /// The height of one row, measured just before the row becomes visible.
    func measuredHeight(_ path: IndexPath, _ cell: () -> UITableViewCell?) -> CGFloat {
        if let height = slotHeight(at: path) { return height }
        let requested = delegate?.tableView(self, heightForRowAt: dataPath(of: path)) ?? rowHeight
        if requested >= 0, requested.isFinite { return requested }
        guard let cell = cell() else { return Self.estimate }
        cell.notifyTraitsWithoutSuperview()
        let scale = max(traitCollection.displayScale, 1)
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? (height * scale).rounded(.up) / scale : Self.estimate
    }

    // MARK: Frames

    /// Updates the margins of rows and headers after a change of the width or of the safe area.
    func sideMarginMayHaveChanged() {
        guard table.sideMargin != readableMargin else { return }
        table.sideMargin = readableMargin
        for path in table.cells.keys.sorted() { table.cells[path]?.apply(sideMargin: rowMargin) }
        for views in [table.headers, table.footers] { views.sections.forEach { recycle(views, $0) } }
        if rowHeight < 0, !table.cells.isEmpty { table.isStale = true }
        setNeedsLayout()
    }

    /// The distance between the safe area and the content of rows, or between the safe area and inset groups.
    private var readableMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return sideMargin }
        let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        return max(sideMargin, (room - UIView.readableWidth) / 2)
    }

    /// The margin at the sides of rows and headers.
    var rowMargin: CGFloat { style == .insetGrouped ? sideMargin : readableMargin }

    /// The horizontal extent of the rows. In inset groups the margin is left free.
    var rowSpan: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let margin = readableMargin
        let safe = safeAreaInsets
        return (margin + safe.left, max(0, bounds.width - 2 * margin - safe.left - safe.right))
    }

    func rowFrame(_ path: IndexPath) -> CGRect? {
        guard let span = loadedGeometry.span(of: path) else { return nil }
        return CGRect(x: rowSpan.x, y: span.top, width: rowSpan.width, height: span.bottom - span.top)
    }

    func headerFrame(_ section: Int) -> CGRect {
        let span = loadedGeometry.span(of: section)
        guard table.geometry.sections.indices.contains(section) else { return .zero }
        let part = table.geometry.sections[section]
        return CGRect(x: rowSpan.x, y: span.top + part.padding, width: rowSpan.width, height: part.header)
    }

    func footerFrame(_ section: Int) -> CGRect {
        let span = loadedGeometry.span(of: section)
        guard table.geometry.sections.indices.contains(section) else { return .zero }
        let height = table.geometry.sections[section].footer
        return CGRect(x: rowSpan.x, y: span.bottom - height, width: rowSpan.width, height: height)
    }

    func paths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        let geometry = loadedGeometry
        return geometry.sections(from: low, to: high).flatMap { section in
            geometry.rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
        }
    }
}
