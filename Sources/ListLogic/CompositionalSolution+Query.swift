package import Foundation

extension CompositionalSolution {
    /// The views of a rectangle: cells first, then supplementary views, then decorations.
    ///
    /// The time grows with the answer, and with the logarithm of the numbers of sections, groups and cells.
    /// - Parameters:
    ///   - rect: A rectangle in content coordinates. Numbers that are not finite give no views.
    ///   - visible: The bounds of the view less its adjusted insets, for pinned items; nil for the usual places.
    ///   - rowOffsets: The scroll offsets of sections that scroll across the layout, by section.
    package func elements(
        in rect: CGRect, visible: CGRect? = nil, rowOffsets: [Int: CGFloat] = [:]
    ) -> [CompositionalElement] {
        guard let query = Query(rect, in: self) else { return [] }
        let visible = visible.map { placed($0.standardized) }
        var cells: [CompositionalElement] = [], views: [CompositionalElement] = []
        var decorations: [CompositionalElement] = []
        let low = query.whole.start(along: axis), high = query.whole.end(along: axis)
        for index in sections(from: low, to: high) where !sections[index].isEmpty {
            let section = sections[index], origin = origin(of: index)
            let frame = section.frame.offsetBy(dx: origin.x, dy: origin.y)
            // Measured (collections/elements-in-rectangle): decorations are answered if the rectangle touches the
            // section.
            if frame.touches(query.whole) { decorations += decorationElements(of: index) }
            guard let clipped = query.clipped else { continue }
            for group in visibleGroups(in: clipped, of: index, rowOffsets[index]) {
                append(group, &cells, &views)
            }
            for item in section.boundary.items.indices {
                let element = boundaryElement(item, of: index, visible: visible)
                if element.frame.sharesArea(with: clipped) { views.append(element) }
            }
        }
        if let clipped = query.clipped {
            for item in boundary.items.indices {
                let element = boundaryElement(item, of: nil, visible: visible)
                if element.frame.sharesArea(with: clipped) { views.append(element) }
            }
        }
        return (cells + views + decorations).map(placed)
    }

    /// A rectangle in coordinates that run from the leading edge.
    private struct Query {
        let whole: CGRect
        /// The part inside the content; nil if the part has no area.
        let clipped: CGRect?

        init?(_ rect: CGRect, in solution: CompositionalSolution) {
            let rect = rect.standardized
            guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
            whole = solution.placed(rect)
            // Measured (collections/elements-in-rectangle): no views are answered outside the content.
            let part = whole.intersection(CGRect(origin: .zero, size: solution.contentSize))
            clipped = part.isNull || part.width <= 0 || part.height <= 0 ? nil : part
        }
    }

    /// A group that a rectangle shows a part of.
    private struct VisibleGroup {
        let section: Int
        let group: Int
        let frame: CGRect
        let rect: CGRect
    }

    /// The groups with a common area with a rectangle.
    private func visibleGroups(in rect: CGRect, of index: Int, _ rowOffset: CGFloat?) -> [VisibleGroup] {
        let section = sections[index], origin = origin(of: index)
        var rect = rect
        if section.isOrthogonal {
            // Chosen: cells exist also beside the scroll view, where the row is visible over the insets of the section.
            let row = section.rowFrame.offsetBy(dx: origin.x, dy: origin.y)
            rect = rect.intersection(row.extended(to: rect, along: section.run.axis))
            guard !rect.isNull else { return [] }
            let offset = leadingOffset(rowOffset, of: index), move = section.run.axis.point(offset, 0)
            rect = rect.offsetBy(dx: move.x, dy: move.y)
        }
        let near = rect.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -1, dy: -1)
        return section.groups(near: near).compactMap { group in
            let frame = layout.pixels.snapped(section.frame(ofGroup: group).offsetBy(dx: origin.x, dy: origin.y))
            guard frame.sharesArea(with: rect) else { return nil }
            return VisibleGroup(section: index, group: group, frame: frame, rect: rect)
        }
    }

    /// Adds the views of a group.
    ///
    /// Measured (collections/elements-in-rectangle): an item outside the frame of its group is not answered.
    private func append(
        _ visible: VisibleGroup, _ cells: inout [CompositionalElement], _ views: inout [CompositionalElement]
    ) {
        let run = sections[visible.section].run
        let solution = run.solution(of: visible.group), first = run.firstItem(of: visible.group)
        let corner = groupCorner(visible.group, of: visible.section), part = visible.rect.intersection(visible.frame)
        let near = visible.rect.offsetBy(dx: -corner.x, dy: -corner.y).insetBy(dx: -1, dy: -1)
        for cell in solution.cells(near: near) {
            let element = cellElement(first + cell, solution.cells[cell], at: corner, of: visible.section)
            if element.frame.sharesArea(with: part) { cells.append(element) }
        }
        for view in solution.supplementaries(near: near) {
            let element = supplementaryElement(
                solution.supplementaries[view], in: visible.group, at: corner, of: visible.section)
            if element.frame.sharesArea(with: visible.rect) { views.append(element) }
        }
    }

    /// The views in sight whose estimates are not replaced yet, in the order of the scroll direction.
    ///
    /// Measured (collections/self-sizing-items): only views in sight are measured, from the top. A measured view can
    /// move the next views out of sight, so the caller asks again after each change.
    package func measurements(
        in rect: CGRect, visible: CGRect? = nil, rowOffsets: [Int: CGFloat] = [:]
    ) -> [CompositionalMeasurement] {
        var result: [CompositionalMeasurement] = []
        for element in elements(in: rect, visible: visible, rowOffsets: rowOffsets) {
            let index = element.path.sectionIndex, item = element.path.itemIndex
            switch element.category {
            case .cell:
                let run = sections[index].run
                guard run.measured[item] == nil, let group = run.group(of: item) else { continue }
                let cell = run.solution(of: group).cells[item - run.firstItem(of: group)]
                guard cell.isSelfSizing else { continue }
                result.append(
                    .init(
                        target: .item(item, section: index), element: element, measuresWidth: cell.measuresWidth,
                        measuresHeight: cell.measuresHeight))
            case .supplementary(let kind):
                let section = item == .max ? nil : index
                let list = section.map { sections[$0].boundary.items } ?? boundary.items
                guard item == .max || item == 0, let place = list.firstIndex(where: { $0.elementKind == kind }),
                    !(section.map { sections[$0].isMeasuredBoundary(place) } ?? isMeasuredBoundary(place))
                else { continue }
                let size = list[place].size
                guard size.width.isEstimated || size.height.isEstimated else { continue }
                result.append(
                    .init(
                        target: .boundaryItem(place, section: section), element: element,
                        measuresWidth: size.width.isEstimated, measuresHeight: size.height.isEstimated))
            case .decoration: continue
            }
        }
        return result.sorted { first, second in
            let one = first.element.frame.start(along: axis), other = second.element.frame.start(along: axis)
            guard one == other else { return one < other }
            return first.element.frame.start(along: axis.across) < second.element.frame.start(along: axis.across)
        }
    }
}

/// The members `section` and `item` of UIKit belong to a higher module.
extension IndexPath {
    fileprivate var sectionIndex: Int { count > 0 ? self[0] : 0 }
    fileprivate var itemIndex: Int { count > 1 ? self[1] : 0 }
}
