import Foundation

/// Lays out one group: sizes from the outside to the inside, estimated sizes from the inside to the outside.
struct CompositionalGroupSolver {
    /// Chosen: groups that are nested deeper lay out nothing, because each level needs a part of the stack.
    static let depthLimit = 100
    /// Chosen: the least number of cells that a group may lay out. Groups hold places for more cells than there are.
    static let smallestCellLimit = 1_000
    /// Chosen: the length in points by which the items of a group may exceed the group and fit.
    private static let tolerance: CGFloat = 0.001

    let pixels: CompositionalPixels
    /// The sizes that the cells of the section answered, by item.
    let measured: [Int: CGSize]
    /// The item of the section that the first cell of the group shows.
    let firstItem: Int
    /// The number of items that the group shows at most. The other places of the group stay empty.
    let itemCount: Int
    private let cellLimit: Int
    /// The number of items, groups and repetitions that the solver may still visit.
    private var visits: Int
    private var cellCount = 0

    /// - Parameter placeCount: The number of items of the whole section. All groups of a section have equal limits.
    init(
        pixels: CompositionalPixels, measured: [Int: CGSize] = [:], firstItem: Int = 0, itemCount: Int, placeCount: Int
    ) {
        (self.pixels, self.measured, self.firstItem, self.itemCount) = (pixels, measured, firstItem, itemCount)
        cellLimit = max(placeCount, Self.smallestCellLimit)
        visits = 4 * cellLimit + 10_000
    }

    private var isExhausted: Bool { cellCount >= cellLimit || visits <= 0 }

    /// An item with its frames, relative to the corner of the slot, which the edge spacing surrounds.
    private struct Box {
        var size: CGSize
        var insets = CompositionalInsets.zero
        var cells: [CompositionalGroupSolution.Cell] = []
        var supplementaries: [CompositionalGroupSolution.Supplementary] = []
    }

    /// The whole group, as if the section had items for all places.
    mutating func solve(_ item: CompositionalItem, in container: CGSize) -> CompositionalGroupSolution {
        let box = item.depth <= Self.depthLimit ? self.box(of: item, in: container) : Box(size: .zero)
        let isGroup = item.depth > 0
        return CompositionalGroupSolution(
            size: box.size, insets: box.insets, cells: box.cells, supplementaries: box.supplementaries,
            owned: .init(items: isGroup ? item.supplementaryItems : [], container: container), pixels: pixels)
    }

    private mutating func box(
        of item: CompositionalItem, in container: CGSize, forced: (axis: CompositionalAxis, length: CGFloat)? = nil,
        uniform: CGSize? = nil
    ) -> Box {
        visits -= 1
        var size = item.size.size(in: container, pixels)
        if let forced { size.set(forced.length, along: forced.axis) }
        switch item.content {
        case .cell: return cell(item, size, forcedAxis: forced?.axis, uniform: uniform)
        case .group(let group): return self.group(group, item, size, forcedAxis: forced?.axis)
        }
    }

    /// Measured (collections/self-sizing-items): measured sizes replace estimates. A length that a count forces is not
    /// measured.
    private mutating func cell(
        _ item: CompositionalItem, _ estimate: CGSize, forcedAxis: CompositionalAxis?, uniform: CGSize?
    ) -> Box {
        let measuresWidth = item.size.width.isEstimated && forcedAxis != .horizontal
        let measuresHeight = item.size.height.isEstimated && forcedAxis != .vertical
        var size = estimate
        if let own = cellCount < itemCount ? measured[firstItem + cellCount] : nil {
            if measuresWidth, own.width.isFinite { size.width = own.width.limitedLength }
            if measuresHeight, own.height.isFinite { size.height = own.height.limitedLength }
        }
        if let uniform {
            if measuresWidth && item.size.width.isUniform { size.width = uniform.width }
            if measuresHeight && item.size.height.isUniform { size.height = uniform.height }
        }
        let insets = item.contentInsets.withoutEstimatedAxes(of: item.size)
        let frame = insets.inset(CGRect(origin: .zero, size: size))
        var box = Box(size: size, insets: insets)
        box.cells = [.init(frame: frame, measuresWidth: measuresWidth, measuresHeight: measuresHeight)]
        // Measured (collections/badge): fractions of a badge refer to the inset frame of its item.
        box.supplementaries = item.supplementaryItems.map { view in
            .init(
                frame: view.frame(on: frame, in: frame.size, pixels), elementKind: view.elementKind,
                zIndex: view.zIndex, cell: 0)
        }
        cellCount += 1
        return box
    }

    private mutating func group(
        _ group: CompositionalGroup, _ item: CompositionalItem, _ size: CGSize, forcedAxis: CompositionalAxis?
    ) -> Box {
        let insets = item.contentInsets.withoutEstimatedAxes(of: item.size)
        var box = Box(size: size, insets: insets)
        let inner = CGSize(
            width: max(size.width - insets.total(along: .horizontal), 0),
            height: max(size.height - insets.total(along: .vertical), 0))
        switch group.arrangement {
        case .custom(let items):
            // Measured (collections/custom-group): the frames are relative to the outer corner of the group.
            let count = min(items.count, cellLimit - cellCount)
            box.cells = items.prefix(count).map { .init(frame: $0.frame, zIndex: $0.zIndex) }
            cellCount += count
        case .line(let axis, let subitems):
            let isEstimated = item.size.dimension(along: axis).isEstimated && forcedAxis != axis
            var line = CompositionalLine(axis: axis, inner: inner, spacing: group.interItemSpacing)
            if isEstimated {
                line.availableLength = max(inner.length(along: axis) - line.spacings(subitems.count), 0)
            } else {
                guard line.fit(subitems, group, limit: cellLimit, pixels) else { break }
            }
            layOut(subitems, count: isEstimated ? subitems.count : nil, in: &line, forced: nil)
            finish(&line, item, isEstimatedAlong: isEstimated, forcedAxis, &box)
        case .repeated(let axis, let subitem, let count, let dividesExtent):
            let isEstimated = item.size.dimension(along: axis).isEstimated && forcedAxis != axis
            var line = CompositionalLine(axis: axis, inner: inner, spacing: group.interItemSpacing)
            line.availableLength = max(inner.length(along: axis) - line.spacings(count), 0)
            // Measured (collections/subitem-count): each item of a counted group gets an equal part of the extent.
            let part = pixels.lengthRoundedDown(line.availableLength / CGFloat(count)).limitedLength
            layOut([subitem], count: count, in: &line, forced: dividesExtent ? (axis, part) : nil)
            finish(&line, item, isEstimatedAlong: isEstimated, forcedAxis, &box)
        }
        return box
    }

    /// Adds subitems to a line: `count` subitems, or as many as fit.
    private mutating func layOut(
        _ subitems: [CompositionalItem], count: Int?, in line: inout CompositionalLine,
        forced: (axis: CompositionalAxis, length: CGFloat)?
    ) {
        guard !subitems.isEmpty else { return }
        let container = line.container, start = cellCount
        var uniform = CGSize.zero, hasUniform = false, index = 0, cellsBeforeRun = cellCount
        while count.map({ index < $0 }) ?? true, !isExhausted {
            if index > 0, index % subitems.count == 0 {
                // A run without cells would be repeated forever.
                if count == nil, cellCount == cellsBeforeRun { break }
                cellsBeforeRun = cellCount
            }
            let item = subitems[index % subitems.count], cellsBefore = cellCount
            let box = self.box(of: item, in: container, forced: forced)
            if count == nil, index > 0, !line.fits(box.size, item.edgeSpacing, Self.tolerance) {
                cellCount = cellsBefore
                break
            }
            if item.depth == 0, item.size.width.isUniform || item.size.height.isUniform, cellsBefore < itemCount {
                hasUniform = true
                uniform.width = max(uniform.width, item.size.width.isUniform ? box.size.width : 0)
                uniform.height = max(uniform.height, item.size.height.isUniform ? box.size.height : 0)
            }
            line.add(
                .init(
                    size: box.size, edges: item.edgeSpacing, cells: box.cells, supplementaries: box.supplementaries,
                    ownViews: item.depth > 0 ? item.supplementaryItems : []))
            index += 1
        }
        guard hasUniform else { return }
        // Documented (NSCollectionLayoutDimension.uniformAcrossSiblings): all siblings get the largest size.
        cellCount = start
        for index in line.entries.indices {
            let item = subitems[index % subitems.count]
            guard item.depth == 0 else {
                cellCount += line.entries[index].cells.count
                continue
            }
            let box = self.box(of: item, in: container, forced: forced, uniform: uniform)
            line.replace(index, with: box.size, box.cells, box.supplementaries)
        }
    }

    private func finish(
        _ line: inout CompositionalLine, _ item: CompositionalItem, isEstimatedAlong: Bool,
        _ forcedAxis: CompositionalAxis?, _ box: inout Box
    ) {
        guard !line.entries.isEmpty else { return }
        let across = line.axis.across
        if isEstimatedAlong {
            // Measured (collections/estimated-group): the group becomes as long as its items.
            line.length = line.usedLength
            box.size.set(line.usedLength + box.insets.total(along: line.axis), along: line.axis)
        }
        if item.size.dimension(along: across).isEstimated && forcedAxis != across {
            // Measured (collections/self-sizing-items): the group grows to its largest item; the other items keep their
            // sizes.
            line.acrossLength = line.usedAcrossLength
            box.size.set(line.usedAcrossLength + box.insets.total(along: across), along: across)
        }
        let origin = CGPoint(x: box.insets.leading, y: box.insets.top)
        (box.cells, box.supplementaries) = line.frames(from: origin, pixels)
    }
}
