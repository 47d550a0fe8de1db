import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic
import ObjectiveCRuntime

/// Rows in sections in one column. Only visible rows have views, so the number of rows is not limited.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of sections: plain, grouped, or grouped with margins.
    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    /// The position of a row after scrolling to the row. `none` scrolls the minimum distance that makes the row
    /// visible.
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    /// The animation of a row. All except `none` fade.
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }

    /// From where the insets of the lines between rows count: from the edges of the cells, or from the insets that a
    /// table uses by default.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
    /// When a row gets another height without a call of the app.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    /// Posted after the user selected or deselected rows. The object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// Documented (UITableView.automaticDimension): the table measures the height.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The style that was passed to the initializer.
    public let style: Style
    let table = TableState()

    /// Creates a table of a style. The style cannot be changed.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.integer("table.style")) ?? .plain
        super.init(coder: coder)
        prepareTable()
        coder.fill(self, as: UITableView.self)
    }

    // MARK: Data

    /// Provides the numbers of sections and rows, and the cells. Held weakly. Setting the property reloads the table.
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
    /// Notified of rows that will soon be visible.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { table.prefetching.source }
        set {
            table.prefetching.source = newValue
            table.prefetching.named = []
            setNeedsLayout()
        }
    }
    /// Whether the ``prefetchDataSource`` is called. True by default.
    open var isPrefetchingEnabled: Bool {
        get { table.prefetching.isEnabled }
        set { table.prefetching.isEnabled = newValue }
    }
    /// Reloads all rows from the data source. The content offset is kept if possible.
    open func reloadData() {
        if let exchanged = exchanged(.tableReloadData) { return exchanged.call() }
        reloadAll()
    }
    /// The number of sections in the loaded data. Loads the data first if necessary.
    open var numberOfSections: Int { loadedGeometry.sections.count }
    /// The number of rows of a section in the loaded data; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedGeometry.sections
        if let counts = translated?.counts { return counts.indices.contains(section) ? counts[section] : 0 }
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }
    /// Registers the class for cells of this identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        let make = cellClass.map { given in
            { Self.checked(given, as: UITableViewCell.self, "forCellReuseIdentifier: \(identifier)").init() as UIView }
        }
        table.reuse.register(make, ReuseKey(identifier: identifier))
    }
    /// The class if it is a subclass of the expected class; any other class stops the program.
    /// Folklore (collections/registered-class): only a request for a view refuses the class.
    private static func checked<Kind>(_ given: AnyClass, as kind: Kind.Type, _ call: String) -> Kind.Type {
        guard let type = given as? Kind.Type else {
            misuse("UITableView.register(_:\(call)): \(given) is no \(kind); register a subclass of it")
        }
        return type
    }
    /// Registers the first cell of the nib for rows of this identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { register(nib, cells: identifier) }
    /// Registers the first view of the nib for headers and footers of this identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib, views: identifier)
    }
    /// Registers the class for headers and footers of this identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let call = "forHeaderFooterViewReuseIdentifier: \(identifier)"
        let make = aClass.map { given in
            { Self.checked(given, as: UITableViewHeaderFooterView.self, call).init() as UIView }
        }
        table.reuse.register(make, ReuseKey(kind: UITableViewHeaderFooterView.kind, identifier: identifier))
    }
    /// Returns a reusable cell, or a new cell of the registered class; nil without a registered class.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        table.reuse.view(ReuseKey(identifier: identifier)) as? UITableViewCell
    }
    /// Returns a reusable cell or a new cell. An identifier without class, nib or prototype stops the program.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reconfiguredCell(identifier, indexPath) { return cell }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            misuse(ListSentences.unregisteredCell(identifier: identifier))
        }
        return cell
    }
    /// Returns a reusable header or footer, or a new view of the registered class; nil without a registered class.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let key = ReuseKey(kind: UITableViewHeaderFooterView.kind, identifier: identifier)
        return table.reuse.view(key) as? UITableViewHeaderFooterView
    }

    // MARK: Sizes

    /// The row height in points, or `automaticDimension`: the height of each row is that of its content.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { markStale() } } }
    /// The height of rows before they are measured; `automaticDimension` uses 44 points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { markStale() } }
    }
    /// The height of all headers in points; `automaticDimension`, the default, uses the height of the content.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { markStale() } }
    }
    /// The height of all footers in points; `automaticDimension`, the default, uses the height of the content.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { markStale() } }
    }
    /// The height of headers in points until their section becomes visible. 0 and `automaticDimension`, the default,
    /// measure all headers when the table is loaded.
    ///
    /// Documented (UITableView.estimatedSectionHeaderHeight): 0 disables estimates. Chosen: `automaticDimension`
    /// measures too, so that the content size is exact unless the app gives an estimate.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { markStale() } }
    }
    /// The height of footers in points until their section becomes visible. 0 and `automaticDimension`, the default,
    /// measure all footers when the table is loaded.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { markStale() } }
    }
    /// The space above headers in a plain table, in points. Measured (tables/header-padding): `automaticDimension`, the
    /// default, is 22 points, as in apps that are linked on iOS 15. 0 is the appearance of iOS 13 and 14.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { markStale() } }
    }

    // MARK: Appearance

    /// Whether the table draws lines between rows. The default is `singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { layoutCells() } }
    /// The color of the lines between rows; nil uses the system color.
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
    /// An effect on the lines between rows, which draws the content behind the lines. Nil, the default, draws their
    /// color only.
    open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect !== oldValue { layoutCells() } } }
    /// Whether the margins of rows, headers and footers limit their content to the readable width. In inset groups the
    /// groups have this width. Documented (UITableView.cellLayoutMarginsFollowReadableWidth): false by default since
    /// iOS 12.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { sideMarginMayHaveChanged() } }
    }
    /// The inset of the lines between rows. The leading margin of the rows by default.
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set {
            table.separatorInset = newValue
            layoutCells()
            setNeedsLayout()
            table.shownPaths.forEach { table.cells[$0]?.setNeedsLayout() }
        }
    }
    /// From where ``separatorInset`` counts. From the edges of the cells by default.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { if separatorInsetReference != oldValue { layoutCells() } }
    }
    /// Whether the content of rows is inset from the safe area. True by default. If false, texts, accessories and lines
    /// count their margins from the edges of the cells.
    open var insetsContentViewsToSafeArea = true {
        didSet {
            guard insetsContentViewsToSafeArea != oldValue else { return }
            layoutCells()
            if rowHeight < 0, !table.cells.isEmpty { markStale() }
        }
    }
    /// The height of the empty rows below the last row of a plain table that is shorter than its bounds, in points.
    ///
    /// Documented (UITableView.fillerRowHeight): 0, the default since iOS 15, displays no empty rows.
    /// `automaticDimension` uses the height of the last row. A table with a ``tableFooterView`` has no empty rows. Only
    /// their lines are visible.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
    /// The color of the titles of the section index. Nil, the default, is the tint color.
    open var sectionIndexColor: UIColor? { didSet { table.index?.showColors() } }
    /// The background color of the section index. Nil, the default, is no background.
    open var sectionIndexBackgroundColor: UIColor? { didSet { table.index?.showColors() } }
    /// The background color of the section index during a touch. Nil, the default, is ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { table.index?.showColors() } }
    /// The minimum number of rows for which a plain table displays its section index. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { indexMayHaveChanged() } }
    }
    /// Reloads only the titles of the section index from the data source.
    open func reloadSectionIndexTitles() { loadIndexTitles() }
    /// The title of the section index that displays a magnifying glass.
    public class var indexSearch: String { "{search}" }
    /// A view above the first section that scrolls with the content. Its height is used; its width is set to that of
    /// the table.
    open var tableHeaderView: UIView? { didSet { extraViewChanged(from: oldValue, to: tableHeaderView) } }
    /// A view below the last section that scrolls with the content. Its height is used; its width is set to that of the
    /// table.
    open var tableFooterView: UIView? { didSet { extraViewChanged(from: oldValue, to: tableFooterView) } }
    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }

    // MARK: Rows

    /// The cell of a visible row; nil for any other row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[shownPath(of: indexPath)] }
    /// The row of a visible cell; nil for any other cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.path(of: cell).flatMap(listedPath) }
    /// The row at a point in the table's coordinates; nil for headers, footers and margins.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x >= 0 && point.x < bounds.width ? loadedGeometry.path(at: point.y).flatMap(listedPath) : nil
    }
    /// The rows that intersect a rectangle in the table's coordinates, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }
    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { table.shownPaths.compactMap(listedPath) }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { table.shownPaths.compactMap { table.cells[$0] } }
    /// The header of a section while it is visible; nil also for a header that is not a
    /// ``UITableViewHeaderFooterView``.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers.shown[section] as? UITableViewHeaderFooterView
    }
    /// The footer of a section while it is visible; nil also for a footer that is not a
    /// ``UITableViewHeaderFooterView``.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers.shown[section] as? UITableViewHeaderFooterView
    }
    /// The rectangle of a row in the table's coordinates, an estimate for rows that were not displayed yet; zero for a
    /// row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowFrame(shownPath(of: indexPath)) ?? .zero }
    /// The rectangle of a section with header and footer, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect {
        let span = loadedGeometry.span(of: section)
        return CGRect(x: 0, y: span.top, width: bounds.width, height: span.bottom - span.top)
    }
    /// The rectangle of a header in the table's coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect { headerFrame(section) }
    /// The rectangle of a footer in the table's coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect { footerFrame(section) }
    /// Scrolls the row to the position, or as near as the content allows.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    /// Scrolls the selected row that is nearest to the middle of the visible part to the position. Does nothing without
    /// a selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = nearestSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    /// The changes of a displayed cell of automatic height that lead to another height. `enabled` by default: another
    /// content configuration, or a call of ``UIView/invalidateIntrinsicContentSize()`` of the cell.
    /// `enabledIncludingConstraints` adds changes of constraints in the content view, and of intrinsic sizes that the
    /// constraints use. `disabled` ignores all these changes.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Selection

    /// Whether a tap selects a row. True by default.
    open var allowsSelection: Bool {
        get { selecting.value.allowsSelection }
        set { selecting.value.allowsSelection = newValue }
    }
    /// Whether several rows may be selected at the same time. False by default. Setting the property to false keeps
    /// only the row that was selected first.
    open var allowsMultipleSelection: Bool {
        get { selecting.value.allowsMultipleSelection }
        set {
            selecting.value.allowsMultipleSelection = newValue
            carryOut(selecting.value.narrow(), animated: false)
        }
    }
    /// The selected row that was selected first; nil without a selection.
    open var indexPathForSelectedRow: IndexPath? { selecting.value.first.flatMap { listedPath(of: $0.indexPath) } }
    /// The selected rows in the order of their selection; nil without a selection.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selecting.value.isEmpty ? nil : selecting.value.indexPaths.compactMap { listedPath(of: $0.indexPath) }
    }
    /// Selects a row without calling the delegate. Nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects a row without calling the delegate. Rows that are not selected are ignored.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Focus

    /// Whether rows can get the focus of the keyboard. True by default. Chosen: for all styles, where iPadOS does so
    /// for sidebars.
    open var allowsFocus = true
    /// Whether rows can get the focus while the table is edited. True by default.
    open var allowsFocusDuringEditing = true
    /// Whether the focus selects rows, if only one row can be selected. False by default.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that had the focus last, before the row that the delegate prefers. False by
    /// default.
    open var remembersLastFocusedIndexPath = false
    override open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard super.shouldUpdateFocus(in: context) else { return false }
        return delegate?.tableView(self, shouldUpdateFocusIn: .init(context, of: self)) ?? true
    }
    override open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.tableView(self, didUpdateFocusIn: .init(context, of: self), with: coordinator)
    }

    // MARK: Editing

    /// Whether the table is in editing mode: rows display signs for deleting and inserting, depending on
    /// ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)``, and cannot be swiped.
    open var isEditing: Bool {
        get { selecting.value.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing. Each visible cell gets ``UITableViewCell/setEditing(_:animated:)``.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
    /// Whether a tap selects a row while the table is edited. False by default.
    ///
    /// Measured (tables/editing-selection): the selection outside of editing is cleared when editing begins, unless the
    /// property is true.
    open var allowsSelectionDuringEditing: Bool {
        get { selecting.value.allowsSelectionDuringEditing }
        set { selecting.value.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several rows may be selected while the table is edited. False by default.
    ///
    /// Documented (UITableView.allowsMultipleSelectionDuringEditing): the table then does not call the delegate for
    /// editing styles when editing begins. Each row displays a round check mark instead of a sign for deleting. A drag
    /// along the marks selects several rows.
    /// Measured (tables/editing-selection): the selection during editing is cleared when editing ends.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selecting.value.allowsMultipleSelectionDuringEditing }
        set {
            selecting.value.allowsMultipleSelectionDuringEditing = newValue
            carryOut(selecting.value.narrow(), animated: false)
        }
    }
    /// The interaction that opens the menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? { table.menus?.interaction }

    // MARK: Drag and drop

    /// Provides the items of drags that begin at rows. Held weakly; nil, the default, begins no drags.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { table.drags.dragDelegate }
        set { setDragDelegate(newValue) }
    }
    /// Takes items that the user drops on the table. Held weakly; nil, the default, accepts no drops. A table without a
    /// drop delegate whose data source moves rows accepts its own rows.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { table.drags.dropDelegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether drags may begin at rows. True by default.
    open var dragInteractionEnabled: Bool {
        get { table.drags.isEnabled }
        set { setDragEnabled(newValue) }
    }
    /// Whether a drag that began in the table is in progress.
    open var hasActiveDrag: Bool { table.drags.drag?.isActive ?? false }
    /// Whether a drag is over the table, or its drop is not complete.
    open var hasActiveDrop: Bool { table.drags.drop?.isActive ?? false }
    /// Whether the table displays rows that the data source does not have: the gap or a placeholder of a drop.
    open var hasUncommittedUpdates: Bool { table.drags.picture != nil }
    /// Whether dragged items that rest on a row select the row. False by default.
    open var isSpringLoaded: Bool {
        get { OwnSpring.isPresent(on: self) }
        set { setRowsSpringLoaded(newValue) }
    }

    // MARK: Changes

    /// Displays the changes of `updates` together. When the closure returns, the data source must return the new rows.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion)
    }
    /// Begins to collect changes, until the matching ``endUpdates()``. Use `performBatchUpdates(_:completion:)`
    /// instead.
    open func beginUpdates() { beginBatch() }
    /// Ends collecting changes. The outermost call displays all changes together.
    open func endUpdates() {
        if let exchanged = exchanged(.tableEndUpdates) { return exchanged.call() }
        endBatch(nil)
    }
    /// Inserts rows. Index paths are those after the change. Outside of a batch, the data source must contain the rows
    /// already.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.insertItems(indexPaths, "insertRows") }
    }
    /// Deletes rows. Index paths are those before the change. Outside of a batch, the rows must be removed from the
    /// data source already.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.deleteItems(indexPaths, "deleteRows") }
    }
    /// Requests new cells for rows. Index paths are those before the change.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.reloadItems(indexPaths, "reloadRows") }
    }
    /// Asks the data source to configure the cells of rows again. The data source must dequeue the same kind of cell,
    /// and gets the existing cell. Index paths are those before the change.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        update(.none) { $0.reconfigureItems(indexPaths, "reconfigureRows") }
    }
    /// Moves a row with its cell from its index path before the change to an index path after the change.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        moveRow(at: indexPath, to: newIndexPath, .fade)
    }
    /// Inserts sections with their rows. Indices are those after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.insertSections(sections) }
    }
    /// Deletes sections with their rows. Indices are those before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.deleteSections(sections) }
    }
    /// Moves a section with its rows, from its index before the change to an index after the change.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.fade) { $0.moveSection(section, newSection) }
    }
    /// Reloads sections. Indices are those before the change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.reloadSections(sections) }
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
        usingDataPaths { layoutTable() }
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
    override func loadForRestoring() { loadIfNeeded() }
    override func findPlace(_ place: inout ScrollPlace) { findRows(&place) }
    override func windowChanged() {
        super.windowChanged()
        if window == nil { table.swiping?.finish() }
    }
    /// Returns true: a drag that begins on a button of a row scrolls. Chosen, because controls often cover a row; the
    /// documentation describes scroll views alone.
    override open func touchesShouldCancel(in view: UIView) -> Bool { true }
    // A drag with two fingers selects rows if the delegate agrees; otherwise it scrolls.
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        return gestureRecognizer !== panGestureRecognizer || selecting.drag?.claims(gestureRecognizer) != true
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
    override func claimsBackSwipe(at point: CGPoint, rightToLeft: Bool) -> Bool {
        super.claimsBackSwipe(at: point, rightToLeft: rightToLeft)
            || table.swiping?.claimsBackSwipe(at: convert(point, from: nil)) == true
    }
    // Rows of automatic height and headers are measured again.
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
