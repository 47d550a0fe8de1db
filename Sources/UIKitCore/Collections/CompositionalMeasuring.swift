import CoreGraphics
import Foundation
import ListLogic

extension UICollectionViewCompositionalLayout {
    /// The place of an element's measured size, and the axes whose measured length counts.
    func measuring(_ element: CollectionElement)
        -> (target: CompositionalMeasurement.Target, width: Bool, height: Bool)?
    { compositional.solution?.measuring(element.solverCategory, at: element.path) }

    /// The preferred size of an element, if the size differs from the layout's.
    func measurement(
        of original: UICollectionViewLayoutAttributes, _ preferred: UICollectionViewLayoutAttributes
    ) -> CompositionalState.Measured? {
        let element = original.element
        guard let place = measuring(element) else { return nil }
        let state = compositional
        let known = state.measured.size(of: place.target), old = known ?? original.size
        var size = old
        if place.width, preferred.size.width.isFinite { size.width = max(preferred.size.width, 0) }
        if place.height, preferred.size.height.isFinite { size.height = max(preferred.size.height, 0) }
        // Chosen: the difference of two equal sizes, in points.
        guard abs(size.width - old.width) > 0.001 || abs(size.height - old.height) > 0.001 else { return nil }
        return CompositionalState.Measured(
            target: place.target, size: size,
            isAboveVisible: isAboveVisible(original, isKnown: known != nil))
    }

    /// Whether the growth of an element would move visible content.
    ///
    /// Chosen: an element at the edge of the visible part grows away from the visible content when it is measured for
    /// the first time, and otherwise in the direction of the content.
    private func isAboveVisible(_ attributes: UICollectionViewLayoutAttributes, isKnown: Bool) -> Bool {
        guard let visible = visibleRect else { return false }
        let frame = occupiedFrame(attributes)
        if compositional.axis == .vertical {
            return isKnown ? frame.maxY <= visible.minY : frame.minY < visible.minY - 0.5
        }
        // The start of the content is the right edge.
        if compositional.solved?.isRightToLeft == true { return true }
        return isKnown ? frame.maxX <= visible.minX : frame.minX < visible.minX - 0.5
    }

    /// The place of an element in the content: the row of a cell that scrolls across the layout, and the usual place of
    /// a view that is pinned.
    private func occupiedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let element = attributes.element, solution = compositional.solution
        let row = rowSection(of: element).flatMap { solution?.row(of: $0)?.frame }
        if let row { return row }
        guard case .supplementary(let kind, let path) = element else { return attributes.frame }
        return solution?.supplementary(kind, at: path)?.frame ?? attributes.frame
    }

    func measuredContext(
        _ context: UICollectionViewLayoutInvalidationContext, _ preferred: UICollectionViewLayoutAttributes,
        _ original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        (context as? CompositionalInvalidationContext)?.measurement = measurement(of: original, preferred)
        return context
    }

    /// Adds measured sizes to the solution. Visible content keeps its place if content before it grows.
    func applyPending() {
        let state = compositional, pending = state.pending
        guard !pending.isEmpty else { return }
        state.pending = []
        var sizes = CompositionalMeasuredSizes()
        for entry in pending {
            sizes.set(entry.size, entry.target)
            state.measured.set(entry.size, entry.target)
        }
        guard let before = state.solution else { return }
        let anchor = pending.contains(where: \.isAboveVisible) ? anchor(in: before) : nil
        state.solution?.setMeasured(sizes)
        // The handlers see the new frames.
        state.handled.all = true
        rowsChanged()
        guard let anchor, let old = before.cell(at: anchor)?.frame, let view = owner,
            let new = state.solution?.cell(at: anchor)?.frame
        else { return }
        let isVertical = state.axis == .vertical
        let shift = CGPoint(x: isVertical ? 0 : new.minX - old.minX, y: isVertical ? new.minY - old.minY : 0)
        if shift != .zero { view.shiftContent(by: shift) }
    }

    /// The first cell that begins in the visible part.
    private func anchor(in solution: CompositionalSolution) -> IndexPath? {
        guard let visible = visibleRect else { return nil }
        let isVertical = compositional.axis == .vertical
        let isMirrored = !isVertical && compositional.solved?.isRightToLeft == true
        func start(_ frame: CGRect) -> CGFloat {
            isVertical ? frame.minY - visible.minY : isMirrored ? visible.maxX - frame.maxX : frame.minX - visible.minX
        }
        var first: (path: IndexPath, start: CGFloat)?
        for element in solution.elements(in: visible) where element.category == .cell {
            let start = start(element.frame)
            guard start >= -0.5, start < first?.start ?? .infinity else { continue }
            first = (element.path, start)
        }
        return first?.path
    }
}

extension CollectionElement {
    var solverCategory: CompositionalElement.Category {
        switch self {
        case .cell: .cell
        case .supplementary(let kind, _): .supplementary(kind)
        case .decoration(let kind, _): .decoration(kind)
        }
    }
}
