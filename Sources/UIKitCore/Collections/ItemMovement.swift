import CoreGraphics
import Diagnostics
import Foundation
import ListLogic
import QuartzCore

/// A move of an item by drag. The picture shows the item at its current target, the data is not changed until the end.
struct ItemMovement {
    /// The item in the data, and in the picture.
    var session: ReorderSession
    /// The center of the moved cell in the content.
    var position: CGPoint
    /// The distance of the touch from the center, if a handle of the cell moves the item.
    var grab: CGPoint?

    /// The item that moves aside after the delay of the reordering cadence.
    var waiting: Waiting?

    struct Waiting {
        var path: IndexPath
        var work: ScheduledWork
    }

    /// The index path in the data.
    var source: IndexPath { session.source.indexPath }
    /// The index path in the picture.
    var target: IndexPath { session.target.indexPath }
}

extension UICollectionView {
    /// Whether the element follows the finger.
    func isMoved(_ element: CollectionElement) -> Bool {
        guard let movement = collection.movement, case .cell(let path) = element else { return false }
        return path == movement.target
    }

    /// The index path in the data of an item in the picture.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard let session = collection.movement?.session, let shown = ListIndexPath(path) else {
            return listedPath(of: path) ?? path
        }
        return session.dataPath(of: shown)?.indexPath ?? path
    }

    /// Documented (beginInteractiveMovementForItem): false if the data source refuses.
    func beginMovement(of path: IndexPath) -> Bool {
        endMovement(isCancelled: true)
        prepareLayout()
        guard collection.hasItem(path), let source = dataSource,
            source.collectionView(self, canMoveItemAt: path), collection.hasItem(path),
            let attributes = currentAttributes(of: .cell(path)),
            let session = ListIndexPath(path).flatMap({ ReorderSession(moving: $0, counts: collection.counts) })
        else { return false }
        cancelCellTouch()
        collection.movement = ItemMovement(session: session, position: attributes.center)
        collection.cell(at: path)?.setState(\.isReordering, true)
        collection.edgeScrolling = EdgeScrolling(self) { [weak self] in self?.moveItem(to: $0) }
        moveItem(to: attributes.center)
        return true
    }

    /// A press on the reorder accessory of a cell.
    func handleMoved(_ cell: UICollectionViewCell, _ press: UILongPressGestureRecognizer) {
        let point = press.location(in: self)
        switch press.state {
        case .began:
            guard let path = indexPath(for: cell), movesItem(at: path), beginMovement(of: path),
                let center = collection.movement?.position
            else {
                // Nothing moves until the next press.
                press.isEnabled = false
                return press.isEnabled = true
            }
            collection.movement?.grab = CGPoint(x: point.x - center.x, y: point.y - center.y)
        case .changed: if collection.movement?.grab != nil { moveHandle(to: point) }
        case .ended: if collection.movement?.grab != nil { endMovement(isCancelled: false) }
        case .cancelled, .failed: if collection.movement?.grab != nil { endMovement(isCancelled: true) }
        default: break
        }
    }

    /// Chosen: a row that its handle moves keeps its place across the scroll direction, as in a table.
    private func moveHandle(to point: CGPoint) {
        guard let movement = collection.movement, let grab = movement.grab else { return }
        let isHorizontal = canScrollHorizontally && !canScrollVertically
        moveItem(
            to: isHorizontal
                ? CGPoint(x: point.x - grab.x, y: movement.position.y)
                : CGPoint(x: movement.position.x, y: point.y - grab.y))
    }

    func moveItem(to position: CGPoint) {
        guard let movement = collection.movement, position.x.isFinite, position.y.isFinite else { return }
        let layout = collection.layout
        let previous = movement.position
        collection.movement?.position = position
        collection.edgeScrolling?.move(to: position)
        showMoved()
        let wanted = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
        guard collection.movement?.target == movement.target else { return }
        guard wanted != movement.target, collection.hasItem(wanted) else { return stopWaiting() }
        guard !waits(for: wanted) else { return }
        moveAside(to: wanted, from: previous)
    }

    /// Chosen: items move aside 0.15 s after the finger reached them with the cadence `fast`, and 0.5 s with `slow`.
    private func waits(for wanted: IndexPath) -> Bool {
        let delay: Double =
            switch reorderingCadence {
            case .immediate: 0
            case .fast: 0.15
            case .slow: 0.5
            }
        guard delay > 0 else { return false }
        if collection.movement?.waiting?.path == wanted { return true }
        stopWaiting()
        let work = appContext.after(delay) { [weak self] in self?.waitingEnded() }
        collection.movement?.waiting = ItemMovement.Waiting(path: wanted, work: work)
        return true
    }

    private func stopWaiting() {
        collection.movement?.waiting?.work.cancel()
        collection.movement?.waiting = nil
    }

    private func waitingEnded() {
        guard let movement = collection.movement, let path = movement.waiting?.path else { return }
        stopWaiting()
        moveAside(to: path, from: movement.position)
    }

    /// Moves the item in the picture to another place, which the delegate may replace.
    private func moveAside(to wanted: IndexPath, from previous: CGPoint) {
        guard let movement = collection.movement, collection.hasItem(wanted) else { return }
        let layout = collection.layout, position = movement.position
        // Documented (targetIndexPathForMoveOfItemFromOriginalIndexPath): the delegate may choose another item.
        let target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
                atCurrentIndexPath: movement.target, toProposedIndexPath: wanted) ?? wanted
        guard target != movement.target, collection.movement?.target == movement.target else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [movement.target], previousPosition: previous))
        movePicture(to: target)
    }

    /// Moves the item in the picture, with an animation of the others.
    private func movePicture(to target: IndexPath) {
        guard var session = collection.movement?.session, let to = ListIndexPath(target) else { return }
        guard let from = session.move(to: to) else {
            return Log.once("UICollectionView: an item cannot be moved to \(target)")
        }
        var batch = BatchUpdate()
        batch.movedItems = [.init(from: from, to: to)]
        guard let plan = try? batch.plan(before: collection.counts, after: session.shownCounts) else { return }
        let near = unflippedElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
        let former = Dictionary(near.map { ($0.element, $0) }) { first, _ in first }
        collection.counts = session.shownCounts
        collection.movement?.session = session
        apply(CollectionChange(plan: plan, former: former)) { _ in }
        showMoved()
    }

    /// Shows the moved cell at its position.
    private func showMoved() {
        guard let movement = collection.movement, let cell = collection.cell(at: movement.target) else { return }
        let attributes = collection.layout.layoutAttributesForInteractivelyMovingItem(
            at: movement.target, withTargetPosition: movement.position)
        UIView.performWithoutAnimation { show(cell, attributes) }
        cell.superview?.bringSubviewToFront(cell)
    }

    func endMovement(isCancelled: Bool) {
        guard let movement = collection.movement else { return }
        let generation = collection.generation
        // A lift does not wait for the cadence.
        if isCancelled { stopWaiting() } else { waitingEnded() }
        if isCancelled, movement.target != movement.source { movePicture(to: movement.source) }
        guard let movement = collection.movement else { return }
        let target = movement.target, cell = collection.cell(at: target)
        let layout = collection.layout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [target], previousIndexPaths: [movement.source], movementCancelled: isCancelled))
        collection.movement = nil
        collection.edgeScrolling = nil
        // Documented (collectionView(_:moveItemAt:to:)): called once, at the end.
        if !isCancelled, movement.source != target {
            dataSource?.collectionView(self, moveItemAt: movement.source, to: target)
        }
        cell?.setState(\.isReordering, false)
        guard collection.generation >= generation, let cell, collection.element(of: cell) != nil else { return }
        settle(cell)
    }

    /// The cell moves to the place of its item. Folklore (collections/asked-after-move): later the collection view
    /// requests the cell from the data source again.
    private func settle(_ cell: UICollectionViewCell) {
        prepareLayout()
        guard let element = collection.element(of: cell), let attributes = currentAttributes(of: element) else {
            return
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            forget(element)
            recycle(cell, element)
            return setNeedsLayout()
        }
        UIView.animate(withDuration: 0.3) { [self] in
            show(cell, attributes)
        } completion: { [weak self, weak cell] _ in
            guard let self, let cell, let element = collection.element(of: cell), !isMoved(element) else { return }
            recycle(element)
            setNeedsLayout()
        }
    }

    /// Ends a move because the data changes. The data source is not called.
    func abandonMovement() {
        collection.drags.drop?.closeGap(animated: false)
        guard let movement = collection.movement else { return }
        stopWaiting()
        collection.cell(at: movement.target)?.setState(\.isReordering, false)
        if movement.target != movement.source { movePicture(to: movement.source) }
        collection.movement = nil
        collection.edgeScrolling = nil
        setNeedsLayout()
    }
}
