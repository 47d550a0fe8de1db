import CoreGraphics
import Foundation
import ListLogic

extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        if rect == owner?.bounds { callHandlers() }
        guard let solution = compositional.solution else { return [] }
        return solution.elements(in: rect, visible: visibleRect, rowOffsets: rowOffsets(in: rect)).map(attributes)
    }

    /// The attributes of an element, with the values that a handler set.
    func attributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
        let attributes = plainAttributes(element)
        compositional.changes[attributes.element]?.apply(to: attributes)
        return attributes
    }

    private func plainAttributes(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
        let collectionElement: CollectionElement =
            switch element.category {
            case .cell: .cell(element.path)
            case .supplementary(let kind): .supplementary(kind, element.path)
            case .decoration(let kind): .decoration(kind, element.path)
            }
        let attributes = makeAttributes(collectionElement)
        attributes.frame = insetFrame(of: element)
        attributes.zIndex = element.zIndex
        attributes.fixedAxes = .both
        if let measuring = measuring(collectionElement) {
            if measuring.width { attributes.fixedAxes.remove(.horizontal) }
            if measuring.height { attributes.fixedAxes.remove(.vertical) }
        }
        attributes.listPlace = listPlace(of: collectionElement)
        return attributes
    }

    /// Documented (NSCollectionLayoutItem.contentInsets): the insets of boundary views shrink their frames, except on
    /// axes with an estimated size.
    private func insetFrame(of element: CompositionalElement) -> CGRect {
        guard case .supplementary(let kind) = element.category, let item = boundaryItem(kind, at: element.path),
            item.contentInsets != .zero
        else { return element.frame }
        let insets = item.contentInsets.value, size = item.layoutSize
        let isRightToLeft = compositional.solved?.isRightToLeft == true
        var edges = UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
        if size.value.width.isEstimated { (edges.left, edges.right) = (0, 0) }
        if size.value.height.isEstimated { (edges.top, edges.bottom) = (0, 0) }
        return element.frame.inset(by: edges)
    }

    private func boundaryItem(_ kind: String, at path: IndexPath) -> NSCollectionLayoutBoundarySupplementaryItem? {
        guard path.count == 2 else { return nil }
        let list =
            path == [0, .max]
            ? compositional.configuration.boundarySupplementaryItems
            : path[1] == 0 ? compositional.section(path[0])?.boundarySupplementaryItems ?? [] : []
        return list.first { $0.elementKind == kind }
    }

    // MARK: Handlers

    /// Calls the handlers of visible sections.
    ///
    /// Measured (collections/visible-items): at a solve for the last section first, then at every change of the offset;
    /// cells first, then supplementary views. The values that a handler sets are kept.
    private func callHandlers() {
        let state = compositional
        guard let view = owner, let solution = state.solution, !state.handled.isCalling else { return }
        let offset = view.contentOffset, moved = state.handled.offset != offset
        guard state.handled.all || moved || !state.handled.rows.isEmpty else { return }
        let handled = state.handled
        (state.handled.all, state.handled.rows, state.handled.offset) = (false, [], offset)
        guard state.sections.contains(where: { $0?.visibleItemsInvalidationHandler != nil }) else { return }
        state.handled.isCalling = true
        defer { state.handled.isCalling = false }
        var items: [Int: [CompositionalElement]] = [:]
        let bounds = view.bounds
        for element in solution.elements(in: bounds, visible: visibleRect, rowOffsets: rowOffsets(in: bounds)) {
            if case .decoration = element.category { continue }
            guard element.path != [0, .max] else { continue }
            items[element.path[0], default: []].append(element)
        }
        for section in items.keys.sorted(by: >) {
            let isRow = solution.row(of: section) != nil
            guard handled.all || handled.rows.contains(section) || moved && !isRow else { continue }
            guard let handler = state.section(section)?.visibleItemsInvalidationHandler,
                let environment = state.environment
            else { continue }
            let visible = (items[section] ?? []).map { element in
                let attributes = attributes(element)
                return CompositionalVisibleItem(attributes, state.changes[attributes.element])
            }
            handler(visible, isRow ? rowOffset(section) : offset, environment)
            for item in visible where !item.changes.isEmpty { state.changes[item.attributes.element] = item.changes }
        }
    }
}

extension VisibleItemChanges {
    var isEmpty: Bool { alpha == nil && zIndex == nil && isHidden == nil && center == nil && transform == nil }
}
