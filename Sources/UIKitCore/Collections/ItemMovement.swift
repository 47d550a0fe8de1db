import CoreGraphics
import Diagnostics
import Foundation
import ListLogic
import QuartzCore

/// A move of an item by drag. The picture shows the item at its current target, the data is not changed until the end.
struct ItemMovement {
    /// The index path in the data.
    let source: IndexPath
    /// The index path in the picture.
    var target: IndexPath
    /// The center of the moved cell in the content.
    var position: CGPoint

    /// The index path in the data of an item in the picture.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard path != target else { return source }
        var (section, item) = (path.section, path.item)
        if section == target.section, item > target.item { item -= 1 }
        if section == source.section, item >= source.item { item += 1 }
        section = path.section
        return IndexPath(item: item, section: section)
    }
}

extension UICollectionView {
    /// Whether the element follows the finger.
    func isMoved(_ element: CollectionElement) -> Bool {
        guard let movement = collection.movement, case .cell(let path) = element else { return false }
        return path == movement.target
    }

    /// The index path in the data of an item in the picture.
    func dataPath(of path: IndexPath) -> IndexPath { collection.movement?.dataPath(of: path) ?? path }

    /// Documented (beginInteractiveMovementForItem): false if the data source refuses.
    func beginMovement(of path: IndexPath) -> Bool {
        endMovement(isCancelled: true)
        prepareLayout()
        guard collection.hasItem(path), let source = dataSource,
            source.collectionView(self, canMoveItemAt: path), collection.hasItem(path),
            let attributes = currentAttributes(of: .cell(path))
        else { return false }
        cancelItemTouch()
        collection.movement = ItemMovement(source: path, target: path, position: attributes.center)
        collection.cell(at: path)?.isMovedByHand = true
        collection.edgeScrolling = EdgeScrolling(self) { [weak self] in self?.moveItem(to: $0) }
        moveItem(to: attributes.center)
        return true
    }

    func moveItem(to position: CGPoint) {
        guard let movement = collection.movement, position.x.isFinite, position.y.isFinite else { return }
        let layout = collection.layout
        let previous = movement.position
        collection.movement?.position = position
        collection.edgeScrolling?.move(to: position)
        showMoved()
        let wanted = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: position)
        guard collection.movement?.target == movement.target, wanted != movement.target, collection.hasItem(wanted)
        else { return }
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
        guard let movement = collection.movement, let from = ListIndexPath(movement.target),
            let to = ListIndexPath(target), from != to
        else { return }
        let before = collection.counts
        var after = before
        if before.indices.contains(from.section) { after[from.section] -= 1 }
        if before.indices.contains(to.section) { after[to.section] += 1 }
        var batch = BatchUpdate()
        batch.movedItems = [.init(from: from, to: to)]
        guard let plan = try? batch.plan(before: before, after: after) else {
            return Log.once("UICollectionView: an item cannot be moved from \(movement.target) to \(target)")
        }
        let near = elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
        let former = Dictionary(near.map { ($0.element, $0) }) { first, _ in first }
        collection.counts = after
        collection.movement?.target = target
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
        if isCancelled, movement.target != movement.source { movePicture(to: movement.source) }
        guard let movement = collection.movement else { return }
        let target = movement.target, cell = collection.cell(at: target)
        let layout = collection.layout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [target], previousIndexPaths: [movement.source], movementCancelled: isCancelled))
        collection.movement = nil
        collection.edgeScrolling = nil
        // Documented (collectionView(_:moveItemAt:to:)): sent once, at the end.
        if !isCancelled, movement.source != target {
            movementEnded(from: movement.source, to: target)
        }
        cell?.isMovedByHand = false
        guard collection.generation >= generation, let cell, collection.element(of: cell) != nil else { return }
        settle(cell)
    }

    private func movementEnded(from source: IndexPath, to target: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: source, to: target)
    }

    /// The cell moves to the place of its item. Folklore (collections/asked-after-move): later the data source is asked
    /// for the cell again.
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
        guard let movement = collection.movement else { return }
        collection.cell(at: movement.target)?.isMovedByHand = false
        if movement.target != movement.source { movePicture(to: movement.source) }
        collection.movement = nil
        collection.edgeScrolling = nil
        setNeedsLayout()
    }
}
