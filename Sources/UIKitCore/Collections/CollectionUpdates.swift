import CoreGraphics
import Diagnostics
import Foundation
import ListLogic
import QuartzCore

/// Changes that are collected and displayed together.
struct CollectionUpdates {
    var changes = ListChanges("UICollectionView")
    /// The attributes of the elements around the visible part before the changes.
    var former: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The closures of nested calls. Measured (collections/nested-completions): the outer closure is called first, the
    /// inner ones in order.
    var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
    /// ``performBatchUpdates(_:completion:)`` for a nonescaping closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// One change. Outside of a batch the data is changed already; a pending reload then includes the change.
    func update(_ change: (inout ListChanges) -> Void) {
        if collection.updates == nil, collection.isStale { return setNeedsLayout() }
        beginBatch()
        collection.updates?.changes.change(change)
        endBatch(nil)
    }

    func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch(completion)
    }

    /// Documented (UICollectionView.performBatchUpdates): data that is not loaded yet is loaded before the changes.
    private func beginBatch() {
        guard collection.updates == nil else {
            collection.updates?.changes.depth += 1
            return
        }
        abandonMovement()
        prepareLayout()
        var updates = CollectionUpdates()
        if animatesChanges {
            // The elements one page around the visible part may move into the visible part.
            let near = unflippedElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
            updates.former = Dictionary(near.map { ($0.element, $0) }) { first, _ in first }
        }
        collection.updates = updates
    }

    private var animatesChanges: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

    private func endBatch(_ completion: ((Bool) -> Void)?) {
        guard let depth = collection.updates?.changes.depth else { return }
        if let completion {
            let index = depth == 1 ? 0 : collection.updates?.completions.count ?? 0
            collection.updates?.completions.insert(completion, at: index)
        }
        collection.updates?.changes.depth = depth - 1
        guard depth == 1, let updates = collection.updates else { return }
        keeping(collection.updates) { collection.updates = nil }
        show(updates)
    }

    /// Loads the new numbers of items, and displays the changes.
    private func show(_ updates: CollectionUpdates) {
        func complete(_ finished: Bool) { for completion in updates.completions { completion(finished) } }
        let picture = collection.drags.picture
        let before = picture?.counts ?? collection.counts
        let reloads = collection.reloads
        guard !collection.isLoading else {
            // App code changes items while the counts are loaded: everything is loaded again.
            collection.isStale = true
            collection.reloads += 1
            selecting.value.removeAll()
            recycleAll()
            setNeedsLayout()
            return complete(true)
        }
        collection.isLoading = true
        let after = askedCounts()
        collection.isLoading = false
        // App code reloaded the collection view in the meantime, so there is nothing left to animate.
        guard collection.reloads == reloads, !collection.isStale else {
            setNeedsLayout()
            return complete(true)
        }
        let plan = updates.changes.plan(before: before, after: after, .collectionView)
        let shown = keepSlots(of: picture, updates.changes.batch, plan)
        apply(CollectionChange(plan: shown, former: updates.former), complete)
    }

    /// Displays a change of the items whose counts are set already.
    /// - Parameter animated: false leaves the views where they are until the next layout.
    func apply(_ change: CollectionChange, animated: Bool = true, _ completion: @escaping (Bool) -> Void) {
        collection.generation += 1
        selecting.value.apply(change.plan)
        collection.focus.apply(change.plan, counts: collection.counts)
        focusRowsChanged()
        let layout = collection.layout
        layout.itemsMoved(change)
        let leaving = renumberViews(change)
        let reloads = collection.reloads
        if let touched = selecting.touch?.cell, leaving.contains(where: { $0.1 === touched }) { cancelCellTouch() }
        guard collection.reloads == reloads else {
            for (element, view) in leaving { recycle(view, element) }
            return completion(true)
        }
        let context = layout.makeInvalidationContext()
        context.counts = true
        layout.invalidateLayout(with: context)
        collection.isLayoutValid = false
        guard animated else {
            for (element, view) in leaving { recycle(view, element) }
            setNeedsLayout()
            return completion(true)
        }
        layout.changing = change
        defer { if layout.changing === change { layout.changing = nil } }
        let offset = contentOffset
        prepareLayout()
        layout.prepare(forCollectionViewUpdates: change.updateItems)
        let generation = collection.generation
        adjustTarget(from: contentOffset)
        guard animatesChanges, !collection.isLayingOut, collection.generation == generation else {
            for (element, view) in leaving { recycle(view, element) }
            reconfigure(change)
            layout.finalizeCollectionViewUpdates()
            setNeedsLayout()
            if !collection.isLayingOut { layoutIfNeeded() }
            return completion(true)
        }
        animate(change, leaving, from: offset, completion)
    }

    /// Documented (UICollectionViewLayout.targetContentOffset): the layout and the delegate may choose another offset.
    func adjustTarget(from offset: CGPoint) {
        let proposed = CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
        let chosen = collection.layout.targetContentOffset(forProposedContentOffset: proposed)
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: chosen) ?? chosen
        if scroll.isIdle, target.x.isFinite, target.y.isFinite, target != contentOffset { contentOffset = target }
    }

    /// Gives the displayed views their new index paths. Returns the views of deleted and reloaded elements.
    private func renumberViews(_ change: CollectionChange) -> [(CollectionElement, UICollectionReusableView)] {
        var leaving: [(CollectionElement, UICollectionReusableView)] = []
        let old = collection.shown, order = collection.order
        keeping(collection.shown) {
            collection.shown = [:]
            collection.order = []
            for element in order {
                guard let view = old[element] else { continue }
                if let new = change.kept(element), collection.shown[new] == nil {
                    collection.shown[new] = view
                    collection.order.append(new)
                } else {
                    leaving.append((element, view))
                }
            }
            collection.order.sort()
        }
        return leaving
    }

    /// Asks the data source to configure the displayed cells of some items again.
    private func reconfigure(_ change: CollectionChange) {
        for path in change.reconfigured {
            guard let cell = collection.cell(at: path) else { continue }
            let generation = collection.generation
            let outer = (collection.requested, collection.reconfigured)
            collection.requested = .cell(path)
            collection.reconfigured = cell
            let answer = dataSource?.collectionView(self, cellForItemAt: dataPath(of: path))
            (collection.requested, collection.reconfigured) = outer
            guard collection.generation == generation else {
                // The app has changed the items before it configured the cell, so the cell may show another item.
                if let element = collection.element(of: cell) {
                    forget(element)
                    recycle(cell, element)
                }
                return setNeedsLayout()
            }
            if let answer, answer !== cell {
                Log.once(
                    """
                    UICollectionView.reconfigureItems(at: \(path)): the data source returned another cell; dequeue \
                    the cell with the same identifier or registration
                    """
                )
                // The app may have laid out the view while it configured the cell.
                if collection.cell(at: path) === cell { recycle(.cell(path)) }
                guard collection.generation == generation else { return }
                // The app may also have laid out the view when it was notified of the former cell.
                guard collection.cell(at: path) == nil else {
                    collection.reuse.keep(answer)
                    continue
                }
                attach(answer, .cell(path))
            }
            // Documented (reconfigureItems): the cell is always measured again.
            cell.fitted = nil
        }
    }

    /// The cell that the data source configures again, if the data source dequeues a cell of its kind. The app may lay
    /// out the view meanwhile: other items, and the item itself after its cell left the screen, get other cells.
    func reconfiguredView(_ kind: String?, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView? {
        guard let cell = collection.reconfigured, collection.requested == .cell(path),
            collection.cell(at: path) === cell,
            cell.reuseIdentifier == identifier, cell.reuseKind == kind
        else { return nil }
        return cell
    }

    // MARK: Animation

    /// Animates to the changed items. Elements that stay move, deleted and inserted elements fade.
    private func animate(
        _ change: CollectionChange, _ leaving: [(CollectionElement, UICollectionReusableView)], from offset: CGPoint,
        _ completion: @escaping (Bool) -> Void
    ) {
        let layout = collection.layout
        keepPicture(from: offset, leaving.map(\.1))
        let departing = leaving.map { element, view in
            Departure(
                element: element, view: view,
                attributes: (layout.final(element) ?? change.faded(element)).map(displayed))
        }
        let pictures = CellPictures(change.reconfigured.compactMap { collection.cell(at: $0) })
        reconfigure(change)
        animateStaged(departing, pictures, alongside: layout.finalizeCollectionViewUpdates, completion)
    }

    /// Moves the displayed views with a change of the content offset, so that the picture stays.
    /// - Parameter others: views that are displayed and have no element.
    func keepPicture(from offset: CGPoint, _ others: [UICollectionReusableView] = []) {
        let shift = CGPoint(x: contentOffset.x - offset.x, y: contentOffset.y - offset.y)
        guard shift != .zero else { return }
        UIView.performWithoutAnimation {
            for view in collection.order.compactMap({ collection.shown[$0] }) + others where view.superview === self {
                view.center = CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y)
            }
        }
    }

    /// Lays out, and animates all elements from their present attributes to those of the layout. Chosen: 0.3 s, or the
    /// duration of an enclosing animation block.
    /// - Parameters:
    ///   - pictures: pictures of cells with changed content, which fade out; nil to change sizes without a fade.
    ///   - alongside: called in the animation block.
    func animateStaged(
        _ departing: [Departure], _ pictures: CellPictures? = nil, alongside: @escaping () -> Void,
        _ completion: @escaping (Bool) -> Void
    ) {
        collection.staged = []
        let generation = collection.generation
        let departing = departing + departuresOfStaying()
        setNeedsLayout()
        UIView.performWithoutAnimation { layoutIfNeeded() }
        let staged = collection.staged ?? []
        keeping(collection.staged) { collection.staged = nil }
        pictures?.add(staged.filter { $0.view.bounds.size != $0.attributes.size }.map(\.view))
        let duration = UIView.inheritedAnimationDuration > 0 ? UIView.inheritedAnimationDuration : 0.3
        UIView.animate(withDuration: duration) { [self] in
            for (view, attributes) in staged where view.superview != nil { show(view, attributes) }
            orderElements()
            pictures?.fade()
            // A change in a callback may have displayed a departing view again.
            for departure in departing where collection.element(of: departure.view) == nil {
                if let attributes = departure.attributes {
                    show(departure.view, attributes)
                } else {
                    departure.view.alpha = 0
                }
            }
            alongside()
        } completion: { [weak self] finished in
            for departure in departing { self?.finish(departure) }
            pictures?.remove()
            completion(finished)
        }
        // The app changed items during the layout: some views animate to their former places.
        if collection.generation != generation { setNeedsLayout() }
    }

    func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        view.show(attributes, origin: collection.layout.container(for: attributes)?.origin ?? .zero)
    }

    /// The views of elements that stay and move out of the visible part.
    private func departuresOfStaying() -> [Departure] {
        let visible = Set(elements(in: bounds).map(\.element))
        return collection.order.filter { !visible.contains($0) && !isMoved($0) }.compactMap { element in
            guard let view = collection.shown[element] else { return nil }
            forget(element)
            return Departure(element: element, view: view, attributes: finalAttributes(ofStaying: element))
        }
    }

    /// Documented (UICollectionViewLayout.finalLayoutAttributesForDisappearingItem): called for each element that
    /// leaves the screen, with its former index path.
    private func finalAttributes(ofStaying element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let layout = collection.layout
        let former = layout.changing.map { $0.former(of: element) } ?? element
        let own = former.flatMap { (collection.formerLayout ?? layout).final($0) }
        return (own ?? layout.attributes(of: element)).map(displayed)
    }

    private func finish(_ departure: Departure) {
        // An app that stores its cells may have reused the cell for another item.
        guard collection.element(of: departure.view) == nil else { return }
        departure.view.alpha = 1
        recycle(departure.view, departure.element)
    }
}

/// A view that leaves the screen in an animation.
struct Departure {
    var element: CollectionElement
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes?
}
