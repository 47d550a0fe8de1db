import CoreGraphics
public import Foundation

/// Rows in sections, one column, of any number: only those that show exist.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    /// All but `none` fade.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }

    /// Documented: asks the table to measure.
    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style
    let table = TableState()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this returns.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.integer("table.style")) ?? .plain
        super.init(coder: coder)
        prepareTable()
        coder.fill(self, as: UITableView.self)
    }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? {
        get { table.dataSource }
        set {
            table.dataSource = newValue
            markStale()
        }
    }
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { scroll.delegate as? any UITableViewDelegate }
        set {
            scroll.delegate = newValue
            markStale()
        }
    }
    /// Hears which rows will soon come into sight.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { table.prefetching.source }
        set {
            table.prefetching.source = newValue
            table.prefetching.named = []
            setNeedsLayout()
        }
    }
    open var isPrefetchingEnabled: Bool {
        get { table.prefetching.isEnabled }
        set { table.prefetching.isEnabled = newValue }
    }
    /// Asks the data source anew for everything. The offset stays where it can.
    open func reloadData() { reloadAll() }
    open var numberOfSections: Int { loadedGeometry.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedGeometry.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        table.reuse.register(cellClass, identifier)
    }
    /// Rows of this identifier are made of the nib's first cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib, cells: identifier) }
    /// Headers and footers of this identifier are made of the nib's first view.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { register(nib, views: identifier) }
    open func register(_ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
        table.reuse.register(aClass, identifier)
    }
    /// A cell that left the screen, or a new one of the registered class; nil when no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { table.reuse.cell(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = table.reuse.cell(identifier) else {
            misuse(
                "dequeueReusableCell(withIdentifier: \"\(identifier)\", for:): no class or nib is registered for it, and no prototype has it; call register(_:forCellReuseIdentifier:) first"
            )
        }
        return cell
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        table.reuse.view(identifier)
    }

    // MARK: Sizes

    /// Points, or `automaticDimension`: rows then take the height that their content wants.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { markStale() } } }
    /// What rows count as until they show; `automaticDimension` reckons with 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { markStale() } } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { if sectionHeaderHeight != oldValue { markStale() } } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { if sectionFooterHeight != oldValue { markStale() } } }
    /// Room above headers in a plain table; `automaticDimension` is none. Chosen: the look of iOS 13 and 14.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { if sectionHeaderTopPadding != oldValue { markStale() } } }

    // MARK: Look

    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }
    open var separatorStyle: SeparatorStyle = .singleLine { didSet { placeCells() } }
    open var separatorColor: UIColor? { didSet { placeCells() } }
    /// The rows' own margin at the leading side, unless set.
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? UIEdgeInsets(left: sideMargin) }
        set {
            table.separatorInset = newValue
            table.shownPaths.forEach { table.cells[$0]?.setNeedsLayout() }
        }
    }
    /// - Coverage: inert (no index of sections is shown)
    open var sectionIndexColor: UIColor? { didSet { noteSectionIndex() } }
    /// - Coverage: inert (no index of sections is shown)
    open var sectionIndexBackgroundColor: UIColor? { didSet { noteSectionIndex() } }
    /// - Coverage: inert (no index of sections is shown)
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { noteSectionIndex() } }
    /// - Coverage: inert (no index of sections is shown)
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { noteSectionIndex() } }
    private func noteSectionIndex() { Log.once("UITableView.sectionIndex…: tables show no index of sections here, so its colors and limit have no effect") }
    /// Scrolls above the first section. Its height counts; its width becomes the table's.
    open var tableHeaderView: UIView? { didSet { extraViewChanged(from: oldValue, to: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { extraViewChanged(from: oldValue, to: tableFooterView) } }
    /// Lies behind the rows and does not scroll.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }

    // MARK: Rows

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.path(of: cell) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x >= 0 && point.x < bounds.width ? loadedGeometry.path(at: point.y) : nil
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }
    open var indexPathsForVisibleRows: [IndexPath]? { table.shownPaths }
    open var visibleCells: [UITableViewCell] { table.shownPaths.compactMap { table.cells[$0] } }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { table.headers.shown[section] as? UITableViewHeaderFooterView }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { table.footers.shown[section] as? UITableViewHeaderFooterView }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowFrame(indexPath) ?? .zero }
    open func rect(forSection section: Int) -> CGRect {
        let span = loadedGeometry.span(of: section)
        return CGRect(x: 0, y: span.top, width: bounds.width, height: span.bottom - span.top)
    }
    open func rectForHeader(inSection section: Int) -> CGRect { headerFrame(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerFrame(section) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects without telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { select(indexPath, animated, scrollPosition) }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Editing

    /// Rows show signs for deleting and inserting, as ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)`` says, and cannot be swiped.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    open var allowsSelectionDuringEditing = false
    /// What opens the menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? { table.menus?.interaction }

    // MARK: Changes

    /// Changes made in `updates` show together; the data source must tell of the new rows when it returns.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    open func beginUpdates() { beginBatch() }
    open func endUpdates() { endBatch(nil) }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update(animation) { $0.insertedRows += indexPaths } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update(animation) { $0.deletedRows += indexPaths } }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update(animation) { $0.reloadedRows += indexPaths } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { moveRow(at: indexPath, to: newIndexPath, .fade) }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { update(animation) { $0.insertSections(sections) } }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update(animation) { $0.deleteSections(sections) } }
    /// The section goes with its rows. Stops when either number is negative.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        guard section >= 0, newSection >= 0 else { misuse("UITableView.moveSection(\(section), toSection: \(newSection)): sections begin with 0") }
        update(.fade) { $0.moveSection(section, to: newSection) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { update(animation) { $0.reloadedSections.formUnion(sections) } }

    // MARK: Restoration

    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRows(coder)
    }
    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRows(coder)
    }

    // MARK: View

    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutTable()
    }
    override open var contentSize: CGSize {
        get {
            _ = loadedGeometry
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    override func offsetChanged() {
        super.offsetChanged()
        if isDragging { table.swiping?.contentScrolled() }
    }
    override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool {
        if table.swiping?.wheel(by: delta, at: convert(point, from: nil)) == true { return true }
        guard super.wheelScrolled(by: delta, at: point) else { return false }
        table.swiping?.contentScrolled()
        return true
    }
    override func windowChanged() {
        super.windowChanged()
        if window == nil { table.swiping?.finish() }
    }
    override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return table.swiping?.filter(hit) ?? hit
    }
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first, touch.view === self { table.swiping?.touchBegan(touch) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, touch.view === self { table.swiping?.touchEnded(touch, isCancelled: false) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if let touch = touches.first, touch.view === self { table.swiping?.touchEnded(touch, isCancelled: true) }
    }
    override func takesBackSwipe(at point: CGPoint, rightToLeft: Bool) -> Bool {
        super.takesBackSwipe(at: point, rightToLeft: rightToLeft) || table.swiping?.takesBack(at: convert(point, from: nil)) == true
    }
    // Rows of automatic height are measured anew, and so are headers.
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection, traitCollection.changesTextSize(from: previousTraitCollection) else { return }
        table.isStale = true
        setNeedsLayout()
    }
    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        sideMarginMayHaveChanged()
    }
    override func boundsSizeChanged() {
        table.swiping?.finish()
        sideMarginMayHaveChanged()
        if table.measuredWidth != bounds.width { widthChanged() }
        super.boundsSizeChanged()
    }
}
