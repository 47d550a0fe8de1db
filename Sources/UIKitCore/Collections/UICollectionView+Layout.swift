import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions
import ListLogic
import QuartzCore

extension UICollectionView {
    /// Adds the elements that are now visible, and recycles the others.
    func layoutCollection() {
        guard !collection.isLayingOut, collection.updates == nil else { return }
        guard !collection.isLoading else { return collection.missedLayout = true }
        collection.isLayingOut = true
        var passes = 0
        while !layOutOnce() {
            passes += 1
            // Folklore (collections/never-settles): UIKit stops the program after about 100 passes.
            guard passes < 100 else {
                misuse(
                    """
                    UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, \
                    including self-sizing views whose preferred attributes are not returning a consistent size; \
                    return the same size for the same content
                    """
                )
            }
        }
        collection.isLayingOut = false
        collection.laidOutBounds = bounds
        prefetchItems()
    }

    /// - Returns: false if the layout has to be repeated: a size differs from the layout's, or app code changed the
    ///   displayed elements.
    private func layOutOnce() -> Bool {
        if collection.isStale { recycleAll() }
        prepareLayout()
        adjustOffset()
        guard collection.isLayoutValid else { return false }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        layoutBackground()
        layoutIndex()
        let generation = collection.generation
        let found = elements(in: bounds)
        guard collection.generation == generation, collection.isLayoutValid else { return false }
        var isComplete = false
        UIView.performWithoutAnimation { isComplete = show(found) }
        guard isComplete, collection.isLayoutValid, !collection.isStale else { return false }
        collection.layout.elementsShown()
        return collection.isLayoutValid
    }

    private func adjustOffset() {
        let adjustment = collection.offsetAdjustment
        guard adjustment != .zero else { return }
        collection.offsetAdjustment = .zero
        guard adjustment.x.isFinite, adjustment.y.isFinite else { return }
        shiftContent(by: adjustment)
    }

    private func layoutBackground() {
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    }

    /// Displays elements, and recycles all others.
    /// - Returns: false if the layout has to be repeated.
    private func show(_ found: [UICollectionViewLayoutAttributes]) -> Bool {
        let generation = collection.generation
        var seen: Set<CollectionElement> = []
        let found = found.filter { seen.insert($0.element).inserted }
        for element in collection.order where !seen.contains(element) && !isMoved(element) {
            recycle(element)
            guard collection.generation == generation else { return false }
        }
        for attributes in found {
            let made = view(for: attributes)
            guard collection.generation == generation else { return false }
            guard let view = made else { continue }
            measure(view, attributes)
            guard collection.generation == generation else { return false }
        }
        guard collection.isLayoutValid else { return false }
        var isOrdered = true
        for attributes in found where !isMoved(attributes.element) {
            guard let view = collection.shown[attributes.element] else { continue }
            if let former = view.shownAttributes, former.zIndex != attributes.zIndex { isOrdered = false }
            display(view, attributes)
            guard collection.generation == generation else { return false }
        }
        if !isOrdered, collection.staged == nil { orderElements() }
        return true
    }

    /// Sets the attributes of a view, and adds the view.
    func display(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let container = collection.layout.container(for: attributes)
        let parent = container?.view ?? self
        let isNew = view.superview !== parent
        let origin = container?.origin ?? .zero
        if collection.staged == nil {
            view.show(attributes, origin: origin)
        } else {
            // The attributes are shown later, in an animation.
            collection.staged?.append((view, attributes))
            if isNew { view.show(appearing(attributes), origin: origin) }
        }
        guard isNew else { return }
        let generation = collection.generation
        if !view.isDisplayed {
            view.isDisplayed = true
            notifyDisplay(of: view, attributes.element)
            guard collection.generation == generation else { return }
        }
        insert(view, attributes.zIndex, into: parent)
    }

    /// The attributes from which an element appears in an animation. After a change of the layout, the element starts
    /// at its place in the old layout.
    private func appearing(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let element = attributes.element
        return collection.layout.initial(element).map(displayed)
            ?? collection.formerLayout.flatMap { visible(element, in: $0) } ?? attributes
    }

    /// Inserts a view above all views of the same or a lower z index.
    private func insert(_ view: UICollectionReusableView, _ zIndex: Int, into parent: UIView) {
        let above = parent.subviews.last { other in
            guard let other = other as? UICollectionReusableView, other !== view else { return false }
            return (other.shownAttributes?.zIndex ?? 0) <= zIndex
        }
        if let above {
            parent.insertSubview(view, aboveSubview: above)
        } else {
            parent.insertSubview(view, at: parent === self ? firstElementIndex : 0)
        }
    }

    private var firstElementIndex: Int { [backgroundView, refreshControl].count { $0?.superview === self } }

    private func notifyDisplay(of view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell, let listed = listedPath(of: path) else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: listed)
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decoration: break
        }
    }

    // MARK: Sizes

    /// Asks a new view for its preferred size, and invalidates the layout if the size differs.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let between = collection.layout as? UICollectionViewTransitionLayout {
            return measure(view, attributes.element, between)
        }
        let layout = collection.layout
        guard layout.measures(attributes) else { return }
        if view.needsMeasurement, selfSizingInvalidation != .disabled { view.fitted = nil }
        view.needsMeasurement = false
        if let fitted = view.fitted, attributes.size == fitted.preferred || attributes.size == fitted.asked { return }
        guard let original = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
        if view.bounds.size != original.size { view.bounds.size = original.size }
        view.isBeingMeasured = true
        view.notifyTraitsWithoutSuperview()
        let preferred = view.preferredLayoutAttributesFitting(original)
        view.isBeingMeasured = false
        view.fitted = (attributes.size, preferred.size)
        guard layout === collection.layout,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// Asks a view that appears during a transition for its size in both layouts. Their frames and the frames in
    /// between follow the sizes.
    private func measure(
        _ view: UICollectionReusableView, _ element: CollectionElement, _ between: UICollectionViewTransitionLayout
    ) {
        guard between.needsMeasurement(of: element) else { return }
        let generation = collection.generation
        for layout in [between.currentLayout, between.nextLayout] {
            guard let attributes = layout.attributes(of: element), layout.measures(attributes),
                let original = attributes.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            view.isBeingMeasured = true
            let preferred = view.preferredLayoutAttributesFitting(original)
            view.isBeingMeasured = false
            guard collection.layout === between, collection.generation == generation else { return }
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
            layout.prepare()
            guard collection.layout === between, collection.generation == generation else { return }
            between.invalidateLayout()
        }
    }

    /// The layout forgot the sizes of all views, so each displayed view is measured again.
    func forgetFittedSizes() {
        for element in collection.order { collection.shown[element]?.fitted = nil }
    }

    // MARK: Views

    /// The view of an element. An element that is not visible yet gets a view from the app.
    func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let element = attributes.element
        if let view = collection.shown[element] { return view }
        let generation = collection.generation
        guard let view = requestedView(element) else { return nil }
        // Items have other positions now: the caller starts again.
        guard collection.generation == generation else {
            if view.superview == nil, !collection.shown.values.contains(where: { $0 === view }) {
                collection.reuse.keep(view)
            }
            return nil
        }
        attach(view, element)
        return view
    }

    /// Displays an element with a view of the data source.
    func attach(_ view: UICollectionReusableView, _ element: CollectionElement) {
        view.owner = self
        view.fitted = nil
        if let other = collection.element(of: view), other != element { forget(other) }
        add(view, element)
        if let cell = view as? UICollectionViewCell {
            cell.isHighlighted = false
            cell.isSelected = ListIndexPath(element.path).map(selecting.value.contains) ?? false
            keeping(cell.cellParts.revealsSwipeActions) {
                cell.cellParts.revealsSwipeActions = { [weak cell] in cell?.revealSwipeActions() }
            }
            cell.collectionStateChanged()
            focusAttached(cell, element)
        }
    }

    private func requestedView(_ element: CollectionElement) -> UICollectionReusableView? {
        let outer = collection.requested
        collection.requested = element
        defer { collection.requested = outer }
        switch element {
        case .cell(let path): return requestedCell(path)
        case .supplementary(let kind, let path):
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        case .decoration(let kind, _): return decorationView(kind)
        }
    }

    func requestedCell(_ path: IndexPath) -> UICollectionViewCell? {
        if withholdsCell(at: path) { return nil }
        if let cell = slotCell(at: path) { return cell }
        let outer = (collection.request, CellRequest.current)
        let request = CellRequest()
        collection.request = request
        CellRequest.current = request
        defer { (collection.request, CellRequest.current) = outer }
        return dataSource?.collectionView(self, cellForItemAt: dataPath(of: path))
    }

    func add(_ view: UICollectionReusableView, _ element: CollectionElement) {
        collection.shown[element] = view
        collection.order.insert(element, at: collection.index(of: element))
    }

    /// Removes an element from the displayed elements, not its view.
    func forget(_ element: CollectionElement) {
        keeping(collection.shown[element]) { collection.shown[element] = nil }
        let index = collection.index(of: element)
        if index < collection.order.count, collection.order[index] == element { collection.order.remove(at: index) }
    }

    func recycle(_ element: CollectionElement) {
        guard let view = collection.shown[element] else { return }
        forget(element)
        recycle(view, element)
    }

    /// Removes a view from the screen, and keeps the view for reuse.
    func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if selecting.touch?.cell === view { cancelCellTouch() }
        swiping?.cellLeft(view)
        let wasDisplayed = view.isDisplayed
        view.isDisplayed = false
        if view.superview != nil { view.removeFromSuperview() }
        view.shownAttributes = nil
        collection.reuse.keep(view)
        guard wasDisplayed else { return }
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell, let listed = listedPath(of: path) else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: listed)
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration: break
        }
    }

    func recycleAll() {
        collection.generation += 1
        cancelCellTouch()
        // The app is notified of the views that leave, and may display items again meanwhile.
        let leaving = collection.order.compactMap { element in collection.shown[element].map { (element, $0) } }
        keeping(collection.shown) { (collection.shown, collection.order) = ([:], []) }
        for (element, view) in leaving { recycle(view, element) }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
        let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
        guard position.intersection(vertical).rawValue.nonzeroBitCount < 2,
            position.intersection(horizontal).rawValue.nonzeroBitCount < 2
        else {
            misuse(
                """
                UICollectionView.scrollToItem(at: \(path)): two positions of one axis (\(position.rawValue)); pass one \
                of top, centeredVertically and bottom, and one of left, centeredHorizontally and right
                """
            )
        }
        prepareLayout()
        guard collection.hasItem(path) else {
            return Log.once(
                "UICollectionView.scrollToItem(at: \(path)): there is no such item; the content offset is kept")
        }
        guard animated else {
            // Items are measured only when they are reached, and a measured item moves the items below. Chosen: up to
            // eight steps, because an app may answer with another size in each step.
            for step in 0..<8 {
                let before = (contentOffset, currentAttributes(of: .cell(path))?.frame)
                moveOffset(to: path, position, animated: false)
                layoutIfNeeded()
                if step > 0, before == (contentOffset, currentAttributes(of: .cell(path))?.frame) { return }
            }
            return
        }
        moveOffset(to: path, position, animated: true)
    }

    private func moveOffset(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard let frame = currentAttributes(of: .cell(path))?.frame else { return }
        if collection.layout.scrollRow(to: frame, of: path, position, animated: animated), position.isEmpty { return }
        guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
        let inset = coveredInset
        let visible = CGRect(origin: .zero, size: bounds.size).inset(by: inset).size
        var target = contentOffset
        if position.contains(.top) { target.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { target.y = frame.midY - inset.top - visible.height / 2 }
        if position.contains(.bottom) { target.y = frame.maxY - inset.top - visible.height }
        if position.contains(.left) { target.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { target.x = frame.midX - inset.left - visible.width / 2 }
        if position.contains(.right) { target.x = frame.maxX - inset.left - visible.width }
        target = CGPoint(x: horizontalAxis.clamped(target.x), y: verticalAxis.clamped(target.y))
        setContentOffset(target, animated: animated)
    }
}

extension CollectionState {
    func cell(of element: CollectionElement) -> UICollectionViewCell? {
        element.isCell ? shown[element] as? UICollectionViewCell : nil
    }
}

/// The view that contains elements of a section with independent scrolling.
struct CollectionContainer {
    let view: UIView
    /// The position of the view's content origin in the content of the collection view.
    let origin: CGPoint
}
