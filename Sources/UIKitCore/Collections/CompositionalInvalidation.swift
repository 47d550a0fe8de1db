import CoreGraphics
import Foundation
import ListLogic

extension UICollectionViewCompositionalLayout {
    func invalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let state = compositional
        guard let own = context as? CompositionalInvalidationContext, !own.everything, !own.counts else {
            state.isSolved = false
            return
        }
        if let measured = own.measurement {
            state.pending.append(measured)
        } else if !own.isForOffset {
            state.isSolved = false
            forgetSizes(of: own)
        }
    }

    /// The views that the app marked compute their sizes again.
    private func forgetSizes(of context: UICollectionViewLayoutInvalidationContext) {
        let items = (context.invalidatedItemIndexPaths ?? []).map(CollectionElement.cell)
        let views = (context.invalidatedSupplementaryIndexPaths ?? [:]).flatMap { kind, paths in
            paths.map { CollectionElement.supplementary(kind, $0) }
        }
        for element in items + views {
            guard let target = measuring(element)?.target else { continue }
            compositional.measured.set(nil, target)
            owner?.collection.shown[element]?.fitted = nil
        }
    }

    func isInvalid(for bounds: CGRect) -> Bool {
        guard let solved = compositional.solved else { return bounds.size != owner?.bounds.size }
        return bounds.size != solved.bounds || compositional.solution?.hasPinnedItems == true
    }

    func boundsContext(_ context: UICollectionViewLayoutInvalidationContext, _ bounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        if let own = context as? CompositionalInvalidationContext, bounds.size == compositional.solved?.bounds {
            own.isForOffset = true
        }
        return context
    }

    /// The safe area or the insets changed.
    func surroundingsChanged() {
        guard let solved = compositional.solved, owner?.collection.isStale == false, let conditions else {
            return
        }
        guard solved == conditions else { return invalidateLayout() }
        guard compositional.solution?.hasPinnedItems == true, let view = owner else { return }
        invalidateLayout(with: invalidationContext(forBoundsChange: view.bounds))
    }

    func forgetMeasuredSizes() {
        compositional.measured = CompositionalMeasuredSizes()
        compositional.pending = []
        owner?.forgetFittedSizes()
    }

    /// The layout has another collection view, or none.
    func forgetView() {
        let state = compositional
        state.isSolved = false
        state.solution = nil
        state.solved = nil
        state.sections = []
        state.environment = nil
        state.measured = CompositionalMeasuredSizes()
        state.pending = []
        state.rowOffsets = [:]
        state.changes = [:]
        state.separators = [:]
        state.listBackground = nil
        removeAllRows()
        removeSwiping()
    }

    /// Moves the sizes of views, the offsets of rows and the changes of handlers with their items and sections.
    func itemsMoved(by change: CollectionChange) {
        func newSection(_ section: Int) -> Int? {
            change.kept(.supplementary("", IndexPath(item: 0, section: section)))?.path.section
        }
        let state = compositional
        var measured = CompositionalMeasuredSizes()
        measured.boundaryItems = state.measured.boundaryItems
        for (section, sizes) in state.measured.sections {
            for (item, size) in sizes.items {
                guard let path = change.newPath(of: IndexPath(item: item, section: section)) else { continue }
                measured.sections[path.section, default: .init()].items[path.item] = size
            }
            guard let new = newSection(section) else { continue }
            measured.sections[new, default: .init()].boundaryItems = sizes.boundaryItems
        }
        var offsets: [Int: CGFloat] = [:]
        for (section, offset) in state.rowOffsets {
            if let new = newSection(section) { offsets[new] = offset }
        }
        var changes: [CollectionElement: VisibleItemChanges] = [:]
        for (element, values) in state.changes {
            if let new = change.kept(element) { changes[new] = values }
        }
        state.measured = measured
        state.pending = []
        state.rowOffsets = offsets
        state.changes = changes
        moveRows(newSection)
    }
}

extension CompositionalMeasuredSizes {
    func size(of target: CompositionalMeasurement.Target) -> CGSize? {
        switch target {
        case .item(let item, let section): sections[section]?.items[item]
        case .boundaryItem(let index, let section?): sections[section]?.boundaryItems[index]
        case .boundaryItem(let index, nil): boundaryItems[index]
        }
    }

    mutating func set(_ size: CGSize?, _ target: CompositionalMeasurement.Target) {
        switch target {
        case .item(let item, let section): sections[section, default: .init()].items[item] = size
        case .boundaryItem(let index, let section?): sections[section, default: .init()].boundaryItems[index] = size
        case .boundaryItem(let index, nil): boundaryItems[index] = size
        }
    }
}
