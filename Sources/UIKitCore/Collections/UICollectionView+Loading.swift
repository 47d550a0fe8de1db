import CoreGraphics
import Diagnostics
import Foundation
import ListLogic
import QuartzCore

extension UICollectionView {
    func prepareCollection() {
        backgroundColor = .systemBackground
        collection.layout.owner = self
        collection.layout.collectionViewChanged()
        collection.menus = CollectionMenus(self)
        selecting.drag = SelectionDrag(self)
    }

    // MARK: Counts

    /// The number of items of each section in the current data. Calls the data source after a reload.
    var loadedCounts: [Int] {
        loadIfNeeded()
        return collection.counts
    }

    func loadIfNeeded() { if collection.isStale { load() } }

    func itemCount(_ section: Int) -> Int {
        let counts = loadedCounts
        guard counts.indices.contains(section) else {
            let sentence = ListSentences.countOfMissingSection(section, sections: counts.count, .collectionView)
            misuse("UICollectionView.numberOfItems(inSection: \(section)): \(sentence)")
        }
        return counts[section]
    }

    func markStale() {
        guard !collection.isStale else { return }
        collection.isStale = true
        collection.reloads += 1
        recycleAll()
        setNeedsLayout()
    }

    func reloadAll() {
        // Measured (collections/drop-placeholder): a reload ends a move by drag.
        abandonMovement()
        discardSlots()
        collection.isStale = true
        collection.reloads += 1
        // The app may select items of the new data when it is notified of the cells that leave.
        selecting.value.removeAll()
        recycleAll()
        let context = collection.layout.makeInvalidationContext()
        context.everything = true
        context.counts = true
        collection.layout.invalidateLayout(with: context)
        collection.isLayoutValid = false
        setNeedsLayout()
        focusRowsLoaded()
    }

    /// Calls the data source for the numbers of sections and items. App code may reload the collection view during the
    /// call. Chosen: loading is then repeated up to three times.
    func load() {
        guard !collection.isLoading else { return }
        collection.isLoading = true
        defer {
            collection.isLoading = false
            if collection.missedLayout {
                collection.missedLayout = false
                setNeedsLayout()
            }
        }
        for _ in 0..<3 {
            collection.isStale = false
            collection.generation += 1
            loadIndexTitles()
            collection.counts = keepingSlots(askedCounts())
            selecting.value.keepItems(of: collection.counts)
            collection.focus.keep(counts: collection.counts)
            if !collection.isPreparing { collection.isLayoutValid = false }
            guard collection.isStale else { return }
        }
        collection.isStale = false
    }

    /// The numbers of items that the data source returns now.
    func askedCounts() -> [Int] {
        guard let source = dataSource else { return [] }
        let count = max(0, source.numberOfSections(in: self))
        return (0..<count).map { max(0, source.collectionView(self, numberOfItemsInSection: $0)) }
    }

    // MARK: Layout

    /// Prepares the layout if it is not valid.
    ///
    /// Derived: the layout is prepared before the data source is called for the counts, unless the layout asks for the
    /// counts. Data sources of calendars count the items that their layout made in `prepare()`.
    func prepareLayout() {
        if collection.isStale { collection.isLayoutValid = false }
        let wasPreparing = collection.isPreparing
        defer { collection.isPreparing = wasPreparing }
        // Preparing calls the app, which may invalidate the layout again. Chosen: at most five times in a row.
        var prepared: UICollectionViewLayout?
        for _ in 0..<5 where !collection.isLayoutValid {
            collection.isLayoutValid = true
            let layout = collection.layout
            collection.isPreparing = true
            layout.prepare()
            loadIfNeeded()
            collection.isPreparing = wasPreparing
            guard layout === collection.layout else { continue }
            applyContentSize()
            prepared = layout
        }
        // A layout that invalidates itself in each prepare() has the app's final values by now.
        guard !collection.isLayoutValid, !collection.isStale, let prepared, prepared === collection.layout else {
            return
        }
        collection.isLayoutValid = true
        prepared.prepareOwnValues()
        applyContentSize()
    }

    func applyContentSize() {
        let size = collection.layout.collectionViewContentSize
        if size != scroll.contentSize { setContentSize(size) }
    }

    func layoutInvalidated(_ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext) {
        guard layout === collection.layout else { return }
        collection.isLayoutValid = false
        collection.offsetAdjustment.x += context.contentOffsetAdjustment.x
        collection.offsetAdjustment.y += context.contentOffsetAdjustment.y
        if context.invalidateEverything, context.invalidateDataSourceCounts, !collection.isStale {
            collection.isStale = true
            collection.reloads += 1
        }
        setNeedsLayout()
        adjustContentSize(by: context.contentSizeAdjustment)
    }

    private func adjustContentSize(by adjustment: CGSize) {
        guard adjustment != .zero, adjustment.width.isFinite, adjustment.height.isFinite else { return }
        let size = scroll.contentSize
        setContentSize(
            CGSize(width: max(0, size.width + adjustment.width), height: max(0, size.height + adjustment.height)))
    }

    /// Documented (UICollectionViewLayout.shouldInvalidateLayout): the layout is asked before the bounds change.
    func boundsWillChange(to bounds: CGRect) {
        if bounds != self.bounds, bounds != collection.askedBounds { askLayout(about: bounds) }
    }

    /// Changes that did not pass the properties `bounds` and `frame`, such as those of constraints.
    func boundsDidChange() {
        if collection.askedBounds?.size != bounds.size { askLayout(about: bounds) }
        collection.askedBounds = nil
        setNeedsLayout()
        let old = collection.laidOutBounds
        collection.laidOutBounds = bounds
        if let old, old.size != bounds.size { animateBoundsChange(from: old) }
    }

    /// Documented (UICollectionViewLayout.prepareForAnimatedBoundsChange): if the size changes in an animation block,
    /// the layout is notified in the block, before and after the elements move to their new attributes. Chosen: a
    /// change of the content offset moves no elements, so the layout is not notified.
    private func animateBoundsChange(from old: CGRect) {
        guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled, window != nil, !old.isEmpty,
            !bounds.isEmpty, !collection.isStale, !collection.isLayingOut, !collection.isLoading,
            collection.staged == nil, collection.updates == nil, collection.transition == nil
        else { return }
        prepareLayout()
        let layout = collection.layout
        layout.prepare(forAnimatedBoundsChange: old)
        // The override may have changed the layout.
        guard layout === collection.layout, !collection.isStale else { return }
        prepareLayout()
        animateStaged([], alongside: layout.finalizeAnimatedBoundsChange) { _ in }
    }

    private func askLayout(about bounds: CGRect) {
        let layout = collection.layout
        collection.askedBounds = bounds
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    func insetsChanged() { collection.layout.insetsChanged() }

    func traitsChanged(from old: UITraitCollection) {
        guard
            traitCollection.changesTextSize(from: old) || traitCollection.displayScale != old.displayScale
                || traitCollection.layoutDirection != old.layoutDirection
        else { return }
        collection.layout.traitsChanged()
        collection.layout.invalidateLayout()
    }

    // MARK: Attributes

    /// Whether the frames of the layout are mirrored.
    var isFlipped: Bool { isFlipped(collection.layout) }

    private func isFlipped(_ layout: UICollectionViewLayout) -> Bool {
        guard layout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// The attributes as they are displayed: mirrored if the layout requests it.
    func displayed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.values.rect = flipped(attributes.values.rect)
        return copy
    }

    /// The rectangle of a layout, which may not be the present layout, mirrored if the layout requests this.
    func flipped(_ rect: CGRect, by layout: UICollectionViewLayout) -> CGRect {
        guard isFlipped(layout) else { return rect }
        var rect = rect
        rect.origin.x = max(layout.collectionViewContentSize.width, bounds.width) - rect.maxX
        return rect
    }

    /// The attributes of an element where a layout shows the element: mirrored, and moved with the row of its section.
    func visible(_ element: CollectionElement, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        guard let original = layout.attributes(of: element) else { return nil }
        let shift = layout.rowShift(of: element)
        guard shift != .zero || isFlipped(layout), let copy = original.copy() as? UICollectionViewLayoutAttributes
        else { return original }
        copy.values.rect = flipped(copy.values.rect, by: layout).offsetBy(dx: shift.x, dy: shift.y)
        return copy
    }

    func flipped(_ rect: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = max(scroll.contentSize.width, bounds.width) - rect.maxX
        return rect
    }

    /// The attributes of all elements in a rectangle of the content, by element.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] { unflippedElements(in: rect).map(displayed) }

    /// The attributes of all elements in a rectangle of the content, as the layout returns them.
    func unflippedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collection.layout.layoutAttributesForElements(in: isFlipped ? flipped(rect) : rect) ?? []
        return found.filter { attributes in
            guard collection.isValid(attributes.element) else {
                // Measured (collections/invalid-attributes): ignored and logged since iOS 13.
                Log.once(
                    """
                    Layout attributes \(attributes) were received from the layout \(type(of: collection.layout)) but \
                    are not valid for the data source counts. Attributes will be ignored.
                    """
                )
                return false
            }
            return !attributes.isHidden
        }
    }

    func currentAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard collection.isValid(element) else { return nil }
        return collection.layout.attributes(of: element).map(displayed)
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return elements(in: rect)
            .filter { $0.element.isCell && $0.frame.contains(layoutPoint(at: point, of: $0)) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// A point of the content in the coordinates of an element's attributes. The attributes stay when the row of a
    /// section scrolls.
    private func layoutPoint(at point: CGPoint, of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let container = collection.layout.container(for: attributes) else { return point }
        let inside = container.view.convert(point, from: self)
        return CGPoint(x: inside.x + container.origin.x, y: inside.y + container.origin.y)
    }

    func supplementaries(_ kind: String) -> [CollectionElement] {
        collection.order.filter { $0.category == .supplementaryView && $0.kind == kind }
    }

    // MARK: Background

    func backgroundChanged(from old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        backgroundView.frame = bounds
    }
}
