import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic
import ObjectiveCRuntime

/// Items in sections, placed by a layout. Only visible items have views, so the number of items is not limited.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The position of an item after scrolling to the item. Documented (UICollectionView.h): the raw values.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    /// The category of an element.
    public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
    /// How fast other items move aside for a moved item.
    public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
    /// When a cell gets another size without a call of the app.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    /// The kind of the header of a section in a flow layout or list.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footer of a section in a flow layout or list.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    let collection: CollectionState

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collection = CollectionState(layout)
        super.init(frame: frame)
        prepareCollection()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        let layout = coder.decodeObject(forKey: "collection.layout") as? UICollectionViewLayout
        collection = CollectionState(layout ?? UICollectionViewFlowLayout())
        super.init(coder: coder)
        prepareCollection()
        coder.fill(self, as: UICollectionView.self)
    }

    // MARK: Data

    /// Provides the numbers of sections and items, and the cells. Held weakly. Setting the property reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { collection.dataSource }
        set {
            collection.dataSource = newValue
            markStale()
        }
    }
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { scroll.delegate as? any UICollectionViewDelegate }
        set { scroll.delegate = newValue }
    }
    /// Notified of items that will soon be visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { collection.prefetching.source }
        set {
            collection.prefetching.source = newValue
            collection.prefetching.named = []
            setNeedsLayout()
        }
    }
    /// Whether the ``prefetchDataSource`` is called. True by default.
    open var isPrefetchingEnabled: Bool {
        get { collection.prefetching.isEnabled }
        set { collection.prefetching.isEnabled = newValue }
    }
    /// Reloads all items. Measured (collections/reload-marks): the call only marks the data; the data source is asked
    /// in the next layout pass, or for the next number.
    open func reloadData() {
        if let exchanged = exchanged(.collectionReloadData) { return exchanged.call() }
        reloadAll()
    }
    /// The number of sections in the loaded data. Loads the data first if necessary.
    open var numberOfSections: Int { loadedCounts.count }
    /// The number of items of a section in the loaded data. A section that does not exist stops the program.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(section) }
    /// Whether the collection view shows a placeholder of a drop, or the user moves an item.
    open var hasUncommittedUpdates: Bool { collection.movement != nil || collection.drags.picture != nil }

    // MARK: Layout

    /// The layout. Setting the property changes to the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { collection.layout }
        set { change(to: newValue, animated: false, nil) }
    }
    /// Changes to another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        change(to: layout, animated: animated, nil)
    }
    /// Changes to another layout. The closure is called after the animation.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { change(to: layout, animated: animated, completion) }
    /// Begins a change to another layout that the app drives with the returned layout's
    /// ``UICollectionViewTransitionLayout/transitionProgress``.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
    /// Finishes the change with an animation to the new layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Cancels the change with an animation back to the old layout.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    /// Called after an interactive change of the layout: whether the animation was completed, and whether the new
    /// layout is in use.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The layout's attributes of an item; nil for an item that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentAttributes(of: .cell(indexPath))
    }
    /// The layout's attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { currentAttributes(of: .supplementary(kind, indexPath)) }
    /// The changes of a displayed cell that lead to another size. `enabled` by default: a call of
    /// ``UIView/invalidateIntrinsicContentSize()`` of the cell, or another content configuration.
    /// `enabledIncludingConstraints` adds changes of constraints in the content view, and of intrinsic sizes that the
    /// constraints use. `disabled` ignores all these changes.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// A view behind all elements that is as large as the collection view and does not scroll.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }

    // MARK: Reuse

    /// Registers the class for cells of this identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(
            cellClass, UICollectionViewCell.self, kind: nil, identifier,
            "forCellWithReuseIdentifier: \(identifier)")
    }
    /// Registers the nib for cells of this identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, kind: nil, identifier)
    }
    /// Registers the class for supplementary views of a kind; nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        register(
            viewClass, UICollectionReusableView.self, kind: elementKind, identifier,
            "forSupplementaryViewOfKind: \(elementKind), withReuseIdentifier: \(identifier)")
    }
    /// Registers the nib for supplementary views of a kind; nil removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { register(nib, kind: kind, identifier) }
    /// Returns a reusable cell or a new cell. An identifier without class, nib or prototype stops the program.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { dequeueCell(identifier, for: indexPath) }
    /// Returns a reusable view or a new view. An identifier without class or nib stops the program.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueView(elementKind, identifier, for: indexPath) }

    // MARK: Elements

    /// The cell of a visible item; nil for any other item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        collection.cell(at: shownPath(of: indexPath))
    }
    /// The visible cells, by index path.
    open var visibleCells: [UICollectionViewCell] { collection.order.compactMap { collection.cell(of: $0) } }
    /// The visible items, sorted.
    open var indexPathsForVisibleItems: [IndexPath] {
        collection.order.filter(\.isCell).compactMap { listedPath(of: $0.path) }
    }
    /// The item of a visible cell; nil for any other cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.element(of: cell).flatMap { $0.isCell ? listedPath(of: $0.path) : nil }
    }
    /// The item at a point in the content; nil beside all items. Of overlapping items the front one.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).flatMap(listedPath) }
    /// A visible supplementary view.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { collection.shown[.supplementary(elementKind, indexPath)] }
    /// The visible supplementary views of a kind, by index path.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplementaries(elementKind).compactMap { collection.shown[$0] }
    }
    /// The index paths of the visible supplementary views of a kind, sorted.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementaries(elementKind).map(\.path)
    }
    /// The index path of a visible supplementary view; nil for any other view.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        collection.element(of: supplementaryView).flatMap { $0.category == .supplementaryView ? $0.path : nil }
    }
    /// Scrolls the item to the position, or as near as the content allows. An empty position scrolls the minimum
    /// distance that makes the item visible. Two positions of one axis stop the program.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether a tap selects an item. True by default.
    open var allowsSelection: Bool {
        get { selecting.value.allowsSelection }
        set { selecting.value.allowsSelection = newValue }
    }
    /// Whether several items may be selected at the same time. False by default. Setting the property to false keeps
    /// only the item that was selected first.
    open var allowsMultipleSelection: Bool {
        get { selecting.value.allowsMultipleSelection }
        set {
            selecting.value.allowsMultipleSelection = newValue
            carryOut(selecting.value.narrow(), animated: false)
        }
    }
    /// The selected items in the order of their selection; an empty array without a selection.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selecting.value.indexPaths.compactMap { listedPath(of: $0.indexPath) }
    }
    /// Selects an item without calling the delegate. Nil deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects an item without calling the delegate. Items that are not selected are ignored.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

    // MARK: Focus

    /// Whether the focus of the keyboard selects items, if only one item can be selected. False by default.
    open var selectionFollowsFocus = false
    /// Whether items can get the focus of the keyboard. True by default.
    open var allowsFocus = true
    /// Whether items can get the focus while the collection view is edited. True by default.
    open var allowsFocusDuringEditing = true
    /// Whether the focus returns to the item that had the focus last, before the item that the delegate prefers. False
    /// by default.
    open var remembersLastFocusedIndexPath = false
    override open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard super.shouldUpdateFocus(in: context) else { return false }
        return delegate?.collectionView(self, shouldUpdateFocusIn: .init(context, of: self)) ?? true
    }
    override open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.collectionView(self, didUpdateFocusIn: .init(context, of: self), with: coordinator)
    }

    // MARK: Editing

    /// Whether the collection view is edited. The states of its cells are edited too. False by default.
    open var isEditing: Bool {
        get { selecting.value.isEditing }
        set { setEditing(newValue) }
    }
    /// Whether a tap selects an item while the collection view is edited. False by default.
    open var allowsSelectionDuringEditing: Bool {
        get { selecting.value.allowsSelectionDuringEditing }
        set { selecting.value.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several items may be selected while the collection view is edited. False by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selecting.value.allowsMultipleSelectionDuringEditing }
        set {
            selecting.value.allowsMultipleSelectionDuringEditing = newValue
            carryOut(selecting.value.narrow(), animated: false)
        }
    }

    // MARK: Changes

    /// Displays the changes of `updates` together, animated. When the closure returns, the data source must return the
    /// new items.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion)
    }
    /// Inserts items. Index paths are those after the change.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertItems(indexPaths, "insertItems") } }
    /// Deletes items. Index paths are those before the change.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteItems(indexPaths, "deleteItems") } }
    /// Requests new cells for items. Index paths are those before the change.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadItems(indexPaths, "reloadItems") } }
    /// Asks the data source to configure the cells of items again. The data source must dequeue the same kind of cell,
    /// and gets the existing cell. Index paths are those before the change.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        update { $0.reconfigureItems(indexPaths, "reconfigureItems") }
    }
    /// Moves an item with its cell from its index path before the change to an index path after the change.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moveItem(indexPath, newIndexPath, "moveItem") }
    }
    /// Inserts sections with their items. Indices are those after the change.
    open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
    /// Deletes sections with their items. Indices are those before the change.
    open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
    /// Requests new views for sections. Indices are those before the change.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
    /// Moves a section with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.moveSection(section, newSection) } }

    // MARK: Moves by drag

    /// Begins to move an item by drag. Returns false if the data source refuses.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// Moves the item to a position in the content. Other items move aside.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }
    /// Ends the move. The data source receives the call to move the item in the data.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    /// Cancels the move. The item returns to its place, and the data source is not called.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
    /// How fast other items move aside for a dragged item: immediately, the default, or after 0.1 or 0.3 seconds at the
    /// same place (Chosen). Items that the app moves with ``updateInteractiveMovementTargetPosition(_:)`` move aside
    /// immediately.
    open var reorderingCadence: ReorderingCadence = .immediate

    // MARK: Drag and drop

    /// Provides the items of drags that begin at cells. Held weakly; nil, the default, begins no drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { collection.drags.dragDelegate }
        set { setDragDelegate(newValue) }
    }
    /// Takes items that the user drops on the view. Held weakly; nil, the default, accepts no drops. A collection view
    /// without a drop delegate whose data source moves items accepts its own items.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { collection.drags.dropDelegate }
        set { setDropDelegate(newValue) }
    }
    /// Whether drags may begin at cells. Documented (UICollectionView.dragInteractionEnabled): true by default since
    /// iOS 15.
    open var dragInteractionEnabled: Bool {
        get { collection.drags.isEnabled }
        set { setDragEnabled(newValue) }
    }
    /// Whether a drag that began in the view is in progress.
    open var hasActiveDrag: Bool { collection.drags.drag?.isActive ?? false }
    /// Whether a drag is over the view, or its drop is not complete.
    open var hasActiveDrop: Bool { collection.drags.drop?.isActive ?? false }
    /// Whether dragged items that rest on a cell select its item. False by default.
    open var isSpringLoaded: Bool {
        get { OwnSpring.isPresent(on: self) }
        set { setItemsSpringLoaded(newValue) }
    }

    // MARK: Menus

    /// The interaction that opens the menus of items.
    open var contextMenuInteraction: UIContextMenuInteraction? { collection.menus?.interaction }

    // MARK: View

    override open var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }
    override open var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }
    override open func layoutSubviews() {
        super.layoutSubviews()
        usingDataPaths { layoutCollection() }
    }
    override func offsetChanged() {
        super.offsetChanged()
        boundsDidChange()
        if isDragging { swiping?.contentScrolled() }
    }
    override func restOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collection.layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    override func boundsSizeChanged() {
        swiping?.finish()
        super.boundsSizeChanged()
        boundsDidChange()
    }
    override open func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsChanged()
    }
    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsChanged()
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection else { return }
        traitsChanged(from: previousTraitCollection)
    }
    override func loadForRestoring() { loadIfNeeded() }
    // A drag with two fingers selects items if the delegate agrees; otherwise it scrolls.
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        return gestureRecognizer !== panGestureRecognizer || selecting.drag?.claims(gestureRecognizer) != true
    }
    override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return swiping?.filter(hit) ?? hit
    }
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first, touch.view === self { swiping?.touchBegan(touch) }
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, touch.view === self { swiping?.touchEnded(touch, isCancelled: false) }
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if let touch = touches.first, touch.view === self { swiping?.touchEnded(touch, isCancelled: true) }
    }
    override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool {
        if swiping?.wheel(by: delta, at: convert(point, from: nil)) == true { return true }
        guard super.wheelScrolled(by: delta, at: point) else { return false }
        swiping?.contentScrolled()
        return true
    }
    override func claimsBackSwipe(at point: CGPoint, rightToLeft: Bool) -> Bool {
        super.claimsBackSwipe(at: point, rightToLeft: rightToLeft)
            || swiping?.claimsBackSwipe(at: convert(point, from: nil)) == true
    }
    override var accessibilityReadingOrder: [UIView]? { viewsInReadingOrder }
    /// The number of displayed views, in reading order, unless the app supplied elements.
    override open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? viewsInReadingOrder.count }
    /// The displayed view at an index of the reading order; nil if the index is out of range.
    override open func accessibilityElement(at index: Int) -> Any? {
        let elements: [Any] = accessibilityElements ?? viewsInReadingOrder
        return elements.indices.contains(index) ? elements[index] : nil
    }
    /// The index of a displayed view in reading order; `NSNotFound` for other views.
    override open func index(ofAccessibilityElement element: Any) -> Int {
        let elements: [Any] = accessibilityElements ?? viewsInReadingOrder
        return elements.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    override func windowChanged() {
        super.windowChanged()
        if window == nil { swiping?.finish() }
    }
}
