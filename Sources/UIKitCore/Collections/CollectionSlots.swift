import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic
import QuartzCore

/// Items on screen that the data source does not have: the gap and the placeholders of a drop. `counts`, `shown` and
/// the layout of a collection view use index paths on screen.
extension UICollectionView {
    // MARK: Index paths

    /// The index path for a question about the size of an item on screen. Chosen: a gap and a placeholder are as large
    /// as the item before them. Nil in an empty section.
    ///
    /// UIKit asks for index paths on screen, which do not exist in the data behind the last item.
    func sizedPath(of path: IndexPath) -> IndexPath? {
        guard let picture = collection.drags.picture else { return path }
        if let listed = listedPath(of: path) { return listed }
        guard picture.counts.indices.contains(path.section), picture.counts[path.section] > 0 else { return nil }
        let before = (0..<path.item).reversed().lazy.compactMap {
            self.listedPath(of: IndexPath(item: $0, section: path.section))
        }.first
        return before ?? IndexPath(item: 0, section: path.section)
    }

    // MARK: Cells

    /// Whether no cell is created for an item: the gap, and a dragged item whose preview is shown elsewhere.
    func withholdsCell(at path: IndexPath) -> Bool {
        guard let picture = collection.drags.picture, let shown = ListIndexPath(path) else { return false }
        if let slot = picture.slot(at: shown) { return collection.drags.placeholders[slot] == nil }
        return picture.moved.map { picture.shownPath(of: $0.source) == shown } ?? false
    }

    /// A new cell of a placeholder.
    func slotCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let slot = collection.drags.picture?.slot(at: path),
            let placeholder = collection.drags.placeholders[slot]
        else { return nil }
        let cell = dequeueCell(placeholder.identifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    func cell(ofSlot slot: Int) -> UICollectionViewCell? {
        layoutIfNeeded()
        return collection.drags.picture?.path(of: slot).flatMap { collection.cell(at: $0.indexPath) }
    }

    func updateCell(ofSlot slot: Int) {
        guard let cell = cell(ofSlot: slot) else { return }
        collection.drags.placeholders[slot]?.cellUpdateHandler?(cell)
    }

    // MARK: Changes

    func discardSlots() {
        collection.drags.picture = nil
        keeping(collection.drags.placeholders) { collection.drags.placeholders = [:] }
    }

    /// The numbers of items on screen for loaded numbers of items.
    func keepingSlots(_ counts: [Int]) -> [Int] {
        guard let picture = collection.drags.picture else { return counts }
        guard picture.counts == counts else {
            discardSlots()
            return counts
        }
        return picture.shownCounts
    }

    func show(_ picture: ListPicture?, _ change: PictureChange?, animated: Bool) {
        prepareLayout()
        let before = collection.counts
        let after = picture?.shownCounts ?? collection.drags.picture?.counts ?? before
        let near = elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
        let former = Dictionary(near.map { ($0.element, $0) }) { first, _ in first }
        collection.drags.picture = picture
        if picture == nil { keeping(collection.drags.placeholders) { collection.drags.placeholders = [:] } }
        guard let change else { return }
        var batch = BatchUpdate()
        switch change {
        case .insert(let path): batch.insertedItems = [path].compactMap(ListIndexPath.init)
        case .delete(let path): batch.deletedItems = [path].compactMap(ListIndexPath.init)
        case .move(let from, let to):
            guard let from = ListIndexPath(from), let to = ListIndexPath(to) else { return }
            batch.movedItems = [.init(from: from, to: to)]
        }
        guard let plan = try? batch.plan(before: before, after: after) else { return reloadAll() }
        collection.counts = after
        apply(CollectionChange(plan: plan, former: former), animated: animated) { _ in }
    }

    /// The slots stay in a batch of the data. Sets the numbers of items on screen.
    /// - Returns: the batch as a batch of the items on screen.
    func keepSlots(of picture: ListPicture?, _ batch: BatchUpdate, _ plan: BatchUpdatePlan) -> BatchUpdatePlan {
        collection.counts = plan.after
        collection.drags.drag?.renumber { ListIndexPath($0).flatMap(plan.newIndexPath)?.indexPath }
        guard let picture else { return plan }
        let new = picture.applying(plan, moves: Set(batch.movedItems.map(\.source)))
        guard let shown = try? picture.shown(batch, to: new).plan(before: picture.shownCounts, after: new.shownCounts)
        else {
            discardSlots()
            return plan
        }
        collection.drags.picture = new.isPlain ? nil : new
        collection.counts = new.shownCounts
        return shown
    }

    // MARK: Placeholders

    /// Displays a placeholder.
    func insert(_ placeholder: UICollectionViewPlaceholder) -> Int? {
        guard let drop = collection.drags.drop else { return nil }
        collection.drags.nextPlaceholder = placeholder
        defer { collection.drags.nextPlaceholder = nil }
        return drop.insertSlot(at: placeholder.insertionPath)
    }

    /// Replaces a placeholder by an item of the data, which the closure inserts.
    func commit(_ slot: Int, _ update: (IndexPath) -> Void) -> Bool {
        guard let picture = collection.drags.picture, let path = picture.path(of: slot)?.indexPath,
            let data = picture.insertionPath(of: slot)?.indexPath
        else { return false }
        update(data)
        // The app may have reloaded the collection view.
        guard let picture = collection.drags.picture, picture.path(of: slot)?.indexPath == path,
            let new = picture.committing(slot)
        else { return true }
        keeping(collection.drags.placeholders[slot]) { collection.drags.placeholders[slot] = nil }
        collection.drags.picture = new.isPlain ? nil : new
        collection.drags.drag?.renumber { old in
            guard old.section == data.section, old.item >= data.item else { return old }
            return IndexPath(item: old.item + 1, section: old.section)
        }
        collection.generation += 1
        recycle(.cell(path))
        collection.layout.invalidateLayout()
        setNeedsLayout()
        return true
    }
}

extension UICollectionView: UIDataSourceTranslating {
    /// Returns the same index: only items differ on screen.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    /// Returns the same index: only items differ on screen.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    /// Returns the index path on screen of an item of the data source.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.flatMap(pathOnScreen)
    }
    /// Returns the index path in the data source of an item on screen; nil for a gap or a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(pathInData)
    }
    /// Calls the closure. Index paths in the closure are those on screen. A layout pass during the closure calls the
    /// data source and the delegate with index paths of the data.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { usingShownPaths(actionsToTranslate) }
}
