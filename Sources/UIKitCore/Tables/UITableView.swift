import CoreGraphics
public import Foundation

/// Rows in sections, one column, of any number: only those that show exist.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look: one below the other, in groups, or in groups with margins.
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    /// Where a row is when scrolling to it has ended; `none` scrolls just so far that it shows.
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    /// All but `none` fade.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }

    /// Documented: asks the table to measure.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The style that was passed to the initializer.
    public let style: Style
    let table = TableState()

    /// A table in a style, which does not change.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.integer("table.style")) ?? .plain
        super.init(coder: coder)
        prepareTable()
        coder.fill(self, as: UITableView.self)
    }

    // MARK: Data

    /// Says how many sections and rows there are, and makes the cells; held weakly. Setting one loads all rows anew.
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
    /// Is notified of rows that will soon be visible.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { table.prefetching.source }
        set {
            table.prefetching.source = newValue
            table.prefetching.named = []
            setNeedsLayout()
        }
    }
    /// Whether the ``prefetchDataSource`` is asked. True by default.
    open var isPrefetchingEnabled: Bool {
        get { table.prefetching.isEnabled }
        set { table.prefetching.isEnabled = newValue }
    }
    /// Asks the data source anew for everything. The offset stays where it can.
    open func reloadData() {
        if let exchanged = exchanged(.tableReloadData) { return exchanged.call() }
        reloadAll()
    }
    /// The number of sections, as the data source said when rows were loaded; loads them first where that is to be
    /// done.
    open var numberOfSections: Int { loadedGeometry.sections.count }
    /// The number of rows of a section, as the data source said; 0 for a section that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedGeometry.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }
    /// Cells of this identifier are made of the class; nil takes the registration back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        table.reuse.register(
            registered(cellClass, as: UITableViewCell.self, "forCellReuseIdentifier: \(identifier)"), identifier)
    }
    /// A class that is given as any class must be of the wanted kind.
    private func registered<Kind>(_ given: AnyClass?, as kind: Kind.Type, _ call: String) -> Kind.Type? {
        guard let given else { return nil }
        guard let type = given as? Kind.Type else {
            misuse("UITableView.register(_:\(call)): \(given) is no \(kind); register a subclass of it")
        }
        return type
    }
    /// Rows of this identifier are made of the nib's first cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib, cells: identifier) }
    /// Headers and footers of this identifier are made of the nib's first view.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib, views: identifier)
    }
    /// Headers and footers of this identifier are made of the class; nil takes the registration back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let type = registered(
            aClass, as: UITableViewHeaderFooterView.self, "forHeaderFooterViewReuseIdentifier: \(identifier)")
        table.reuse.register(type, identifier)
    }
    /// A cell that left the screen, or a new one of the registered class; nil when no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        table.reuse.cell(identifier)
    }
    /// A cell that left the screen, or a new one. A programming error, which stops the program: an identifier without
    /// class, nib or prototype.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = table.reuse.cell(identifier) else {
            misuse(
                """
                dequeueReusableCell(withIdentifier: "\(identifier)", for:): no class or nib is registered for \
                it, and no prototype has it; call register(_:forCellReuseIdentifier:) first
                """
            )
        }
        return cell
    }
    /// A header or footer that left the screen, or a new one of the registered class; nil where none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        table.reuse.view(identifier)
    }

    // MARK: Sizes

    /// Points, or `automaticDimension`: rows then have the height that their content needs.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { markStale() } } }
    /// What rows count as until they show; `automaticDimension` reckons with 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { markStale() } }
    }
    /// Points, for all headers; `automaticDimension`, the default, takes the height of the content.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { markStale() } }
    }
    /// Points, for all footers; `automaticDimension`, the default, takes the height of the content.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { markStale() } }
    }
    /// Room above headers in a plain table; `automaticDimension` is none. Chosen: as in iOS 13 and 14.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { markStale() } }
    }

    // MARK: Look

    /// Whether the table draws lines between rows. The default is `singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { layoutCells() } }
    /// The color of the lines between rows; nil takes the system's.
    open var separatorColor: UIColor? {
        get { ownSeparatorColor }
        set {
            customize("separatorColor", { $0.separatorColor = newValue }) {
                ownSeparatorColor = newValue
                layoutCells()
            }
        }
    }
    private var ownSeparatorColor: UIColor?
    /// An effect on the lines between rows. Nil by default.
    /// - Coverage: inert (lines have one color)
    open var separatorEffect: UIVisualEffect? {
        didSet {
            if separatorEffect != nil {
                Log.once("UITableView.separatorEffect has no effect: lines between rows have one color")
            }
        }
    }
    /// Whether rows keep their content to the width that is read well. False by default.
    /// - Coverage: inert (rows are as wide as the table's margins let them)
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth else { return }
            Log.once(
                """
                UITableView.cellLayoutMarginsFollowReadableWidth has no effect: rows are as wide as the table's \
                margins let them
                """
            )
        }
    }
    /// The rows' own margin at the leading side, unless set.
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? UIEdgeInsets(left: sideMargin) }
        set {
            table.separatorInset = newValue
            table.shownPaths.forEach { table.cells[$0]?.setNeedsLayout() }
        }
    }
    /// Whether the content views of rows keep clear of the safe area. True by default.
    /// - Coverage: inert (content views always keep clear of the safe area)
    open var insetsContentViewsToSafeArea = true {
        didSet {
            guard !insetsContentViewsToSafeArea else { return }
            Log.once(
                "UITableView.insetsContentViewsToSafeArea has no effect: content views keep clear of the safe area")
        }
    }
    /// The color of the titles of the section index. Nil, the default, is the tint color.
    open var sectionIndexColor: UIColor? { didSet { table.index?.showColors() } }
    /// The color behind the section index. Nil, the default, is none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { table.index?.showColors() } }
    /// The color behind the section index while a finger is on it. Nil, the default, is
    /// ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { table.index?.showColors() } }
    /// The number of rows from which on a plain table shows its section index. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { indexMayHaveChanged() } }
    }
    /// Asks the data source again for the titles of the section index, and for nothing else.
    open func reloadSectionIndexTitles() { loadIndexTitles() }
    /// As a title of the section index, a magnifying glass.
    public class var indexSearch: String { "{search}" }
    /// Scrolls above the first section. Its height counts; its width becomes the table's.
    open var tableHeaderView: UIView? { didSet { extraViewChanged(from: oldValue, to: tableHeaderView) } }
    /// Scrolls below the last section. Its height counts; its width becomes the table's.
    open var tableFooterView: UIView? { didSet { extraViewChanged(from: oldValue, to: tableFooterView) } }
    /// Lies behind the rows and does not scroll.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }

    // MARK: Rows

    /// The cell of a row that is on the screen; nil for any other row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }
    /// The row that a cell is shown for; nil where it is not a shown cell of the table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.path(of: cell) }
    /// The row at a point of the table's coordinates; nil for headers, footers and margins.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x >= 0 && point.x < bounds.width ? loadedGeometry.path(at: point.y) : nil
    }
    /// The rows that a rectangle of the table's coordinates touches, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }
    /// The rows on the screen, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { table.shownPaths }
    /// The cells on the screen, from top to bottom.
    open var visibleCells: [UITableViewCell] { table.shownPaths.compactMap { table.cells[$0] } }
    /// The header of a section while it is on the screen; nil also for a header that is not a
    /// ``UITableViewHeaderFooterView``.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers.shown[section] as? UITableViewHeaderFooterView
    }
    /// The footer of a section while it is on the screen; nil also for a footer that is not a
    /// ``UITableViewHeaderFooterView``.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers.shown[section] as? UITableViewHeaderFooterView
    }
    /// The rectangle of a row in the table's coordinates, with an estimate for rows that did not show yet; zero for a
    /// row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowFrame(indexPath) ?? .zero }
    /// The rectangle of a section with header and footer, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect {
        let span = loadedGeometry.span(of: section)
        return CGRect(x: 0, y: span.top, width: bounds.width, height: span.bottom - span.top)
    }
    /// The rectangle of a header in the table's coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect { headerFrame(section) }
    /// The rectangle of a footer in the table's coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect { footerFrame(section) }
    /// Scrolls until the row is at the position, or as near as the content allows.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether a tap selects a row. True by default.
    open var allowsSelection = true
    /// Whether several rows may be selected at the same time. False by default.
    open var allowsMultipleSelection = false
    /// The row that was selected first of those that are; nil without any.
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    /// The selected rows; nil without any.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects without telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects without telling the delegate. A row that is not selected stays as it is.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Editing

    /// Rows show signs for deleting and inserting, as ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)`` says,
    /// and cannot be swiped.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; every shown cell gets ``UITableViewCell/setEditing(_:animated:)``.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    /// Whether a tap selects a row while the table is edited. False by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected while the table is edited. False by default.
    ///
    /// Documented: the table then does not ask for editing styles when editing begins. Each row shows a round check
    /// mark instead of a sign for deleting. The selection ends with the editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// What opens the menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? { table.menus?.interaction }

    // MARK: Changes

    /// Changes made in `updates` show together; the data source must tell of the new rows when it returns.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion)
    }
    /// Begins to collect changes, until as many ``endUpdates()`` were called. ``performBatchUpdates(_:completion:)`` is
    /// to be used in its place.
    open func beginUpdates() { beginBatch() }
    /// Ends collecting changes; those of the outermost pair show together.
    open func endUpdates() { endBatch(nil) }
    /// Rows at places after the change. Outside of a batch, the data source must have the new rows already.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.insertedRows += indexPaths }
    }
    /// Rows at places before the change. Outside of a batch, the data source must lack the rows already.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.deletedRows += indexPaths }
    }
    /// The rows get new cells. Places are those before the change.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.reloadedRows += indexPaths }
    }
    /// The row moves from its place before the change to one after it, with its cell.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        moveRow(at: indexPath, to: newIndexPath, .fade)
    }
    /// Sections at places after the change, with their rows.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.insertedSections += sections.rangeView }
    }
    /// Sections at places before the change, with their rows.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.deletedSections += sections.rangeView }
    }
    /// The section goes with its rows. Stops when either number is negative.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        guard section >= 0, newSection >= 0 else {
            misuse("UITableView.moveSection(\(section), toSection: \(newSection)): sections begin with 0")
        }
        update(.fade) { $0.movedSections[section] = newSection }
    }
    /// The sections are loaded anew. Places are those before the change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.reloadedSections += sections.rangeView }
    }

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
        super.takesBackSwipe(at: point, rightToLeft: rightToLeft)
            || table.swiping?.takesBack(at: convert(point, from: nil)) == true
    }
    // Rows of automatic height are measured anew, and so are headers.
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection, traitCollection.changesTextSize(from: previousTraitCollection) else {
            return
        }
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
