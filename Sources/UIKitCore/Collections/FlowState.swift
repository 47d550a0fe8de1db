import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

/// The solved geometry of a flow layout, and the values from which it was solved.
@MainActor
final class FlowState {
    /// The sizes and spacings of the delegate; nil asks for them again.
    var sections: [FlowLayout.Section]?
    /// Nil solves the layout again.
    var geometry: FlowGeometry?
    /// The geometry before sizes were measured, for the offset that keeps the visible items in place.
    var former: FlowGeometry?
    var measured = MeasuredSizes(estimate: .zero)
    /// The size along the lines for which items were measured.
    var measuredExtent: CGFloat = -1
    var contentInsets = FlowInsets.zero
    /// Whether the delegate's answer was that of the default implementation.
    var answeredStandard = false

    init() {}

    func forget() {
        sections = nil
        geometry = nil
        former = nil
        measured.removeAll()
    }
}

extension UICollectionViewFlowLayout {
    var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    /// Documented (automaticSize): a placeholder for cells that compute their sizes. Chosen: the default item size.
    var estimate: CGSize {
        guard estimatedItemSize != Self.automaticSize else { return CGSize(width: 50, height: 50) }
        let size = estimatedItemSize
        return CGSize(width: size.width > 0 ? size.width : 50, height: size.height > 0 ? size.height : 50)
    }

    func standardItemSize() -> CGSize {
        flow.answeredStandard = true
        return estimatedItemSize == .zero ? itemSize : estimate
    }

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { forgetMeasuredSizes() }
        let counts = context.invalidateDataSourceCounts || context.invalidateEverything
        if counts || flowContext?.invalidateFlowLayoutDelegateMetrics ?? true { flow.sections = nil }
        if counts || flowContext?.invalidateFlowLayoutAttributes ?? true {
            flow.former = nil
            flow.geometry = nil
        }
    }

    func changesLines(from old: CGRect, to new: CGRect) -> Bool {
        axis == .vertical ? old.width != new.width : old.height != new.height
    }

    // MARK: Solving

    func prepareFlow() {
        guard let view = owner, flow.geometry == nil || flow.sections == nil else { return }
        let extent = axis == .vertical ? view.bounds.width : view.bounds.height
        if flow.measuredExtent != extent {
            flow.measuredExtent = extent
            flow.measured = MeasuredSizes(estimate: estimate)
            view.forgetFittedSizes()
        }
        let insets = view.adjustedContentInset
        let contentInsets = FlowInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, axis: axis)
        flow.contentInsets = contentInsets
        var layout = FlowLayout(
            axis: axis, viewExtent: extent, contentInsets: contentInsets, scale: view.traitCollection.displayScale,
            isSelfSizing: estimatedItemSize != .zero)
        let sections = flow.sections ?? requestedSections(view, contentInsets)
        flow.sections = sections
        layout.sections = estimatedItemSize == .zero ? sections : sections.enumerated().map(measured)
        let geometry = FlowGeometry(layout)
        if let former = flow.former { keepPosition(former, geometry, view) }
        flow.former = nil
        flow.geometry = geometry
        if geometry.firstOversizedItem != nil { warnOfOversizedItem(view) }
    }

    private func measured(_ index: Int, _ section: FlowLayout.Section) -> FlowLayout.Section {
        var section = section
        if case .equal(_, let count) = section.items {
            section.items = flow.measured.items(section: index, count: count)
        } else {
            section.items = flow.measured.items(section: index, estimates: section.items)
        }
        return section
    }

    private func requestedSections(_ view: UICollectionView, _ contentInsets: FlowInsets) -> [FlowLayout.Section] {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let reference = insetReference(view)
        return view.loadedCounts.enumerated().map { index, count in
            var inset = sectionInset, line = minimumLineSpacing, gap = minimumInteritemSpacing
            var header = headerReferenceSize, footer = footerReferenceSize
            if let delegate {
                inset = delegate.collectionView(view, layout: self, insetForSectionAt: index)
                line = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
                gap = delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
                header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
                footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
            }
            var insets = FlowInsets(
                top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right, axis: axis)
            if let reference { insets = insets.measured(from: reference, contentInsets: contentInsets) }
            return FlowLayout.Section(
                items: items(index, count, delegate, view), insets: insets, lineSpacing: line, interitemSpacing: gap,
                header: axis.extent(of: header), footer: axis.extent(of: footer))
        }
    }

    private func items(
        _ section: Int, _ count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
    ) -> FlowLayout.Items {
        let size = estimatedItemSize == .zero ? itemSize : estimate
        guard let delegate, count > 0 else { return .equal(size, count: count) }
        var sizes: [CGSize] = []
        sizes.reserveCapacity(count)
        for item in 0..<count {
            flow.answeredStandard = false
            guard let path = view.sizedPath(of: IndexPath(item: item, section: section)) else {
                sizes.append(size)
                continue
            }
            sizes.append(delegate.collectionView(view, layout: self, sizeForItemAt: path))
            // The delegate does not implement the method, so the answer is the same for all items.
            if item == 0, flow.answeredStandard { return .equal(size, count: count) }
        }
        return .each(sizes)
    }

    private func insetReference(_ view: UICollectionView) -> FlowInsets? {
        let insets: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return nil
        case .fromSafeArea: insets = view.safeAreaInsets
        case .fromLayoutMargins: insets = view.layoutMargins
        }
        return FlowInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, axis: axis)
    }

    /// Items above the visible part got other sizes: the offset follows, so that visible items stay in place.
    ///
    /// Measured (collections/estimated-jump): UIKit's flow layout jumps here, which is a known fault.
    private func keepPosition(_ former: FlowGeometry, _ new: FlowGeometry, _ view: UICollectionView) {
        let offset = axis == .vertical ? view.contentOffset.y : view.contentOffset.x
        guard offset > 0 else { return }
        let growth = former.growth(before: offset, in: new)
        guard growth != 0 else { return }
        view.collection.offsetAdjustment.x += axis == .vertical ? 0 : growth
        view.collection.offsetAdjustment.y += axis == .vertical ? growth : 0
    }

    private func warnOfOversizedItem(_ view: UICollectionView) {
        let (size, sides) = axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        Log.once(
            """
            The behavior of the UICollectionViewFlowLayout is not defined because: the item \(size) must be less than \
            the \(size) of the UICollectionView minus the section insets \(sides) values, minus the content insets \
            \(sides) values. The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(view).
            """
        )
    }

    // MARK: Attributes

    var pinning: FlowPinning? {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let view = owner else {
            return nil
        }
        return FlowPinning(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            visibleBounds: view.bounds.inset(by: view.coveredInset))
    }

    func attributes(of element: FlowGeometry.Element, _ geometry: FlowGeometry) -> UICollectionViewLayoutAttributes {
        let result: UICollectionViewLayoutAttributes
        switch element.kind {
        case .item(let item): result = makeAttributes(.cell(IndexPath(item: item, section: element.section)))
        case .header: result = boundary(UICollectionView.elementKindSectionHeader, element, geometry)
        case .footer: result = boundary(UICollectionView.elementKindSectionFooter, element, geometry)
        }
        result.frame = element.frame
        return result
    }

    private func boundary(_ kind: String, _ element: FlowGeometry.Element, _ geometry: FlowGeometry)
        -> UICollectionViewLayoutAttributes
    {
        let result = makeAttributes(.supplementary(kind, IndexPath(item: 0, section: element.section)))
        // Chosen: a pinned header lies above the items that scroll below it.
        if let pinning, geometry.isPinned(element.kind, ofSection: element.section, by: pinning) { result.zIndex = 10 }
        return result
    }

    // MARK: Sizes of cells

    func record(_ attributes: UICollectionViewLayoutAttributes) {
        guard case .cell(let path) = attributes.element, path.count == 2 else { return }
        if flow.former == nil { flow.former = flow.geometry }
        flow.measured.record(attributes.size, section: path[0], item: path[1])
        flow.geometry = nil
    }

    func forgetMeasuredSizes() {
        flow.measured.removeAll()
        owner?.forgetFittedSizes()
    }

    func renumber(_ change: CollectionChange) {
        guard flow.measured.count > 0 else { return }
        flow.measured = flow.measured.renumbered { section, item in
            change.newPath(of: IndexPath(item: item, section: section)).map { ($0.section, $0.item) }
        }
    }

    func insetsMayHaveChanged() {
        guard let view = owner else { return }
        let insets = view.adjustedContentInset
        let new = FlowInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right, axis: axis)
        let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        let changes = new.leading != flow.contentInsets.leading || new.trailing != flow.contentInsets.trailing
        if changes || pins || sectionInsetReference != .fromContentInset { invalidateLayout() }
    }
}
