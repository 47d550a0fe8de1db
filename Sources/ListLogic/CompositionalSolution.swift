package import Foundation

/// All frames of a compositional layout, in content coordinates.
package struct CompositionalSolution: Sendable {
    let layout: CompositionalLayout
    let viewSize: CGSize
    private(set) var sections: [CompositionalSectionSolution]
    /// The starts of the sections along the scroll axis, without the boundary items of the layout.
    private var starts: [CGFloat] = []
    private(set) var boundary: CompositionalBoundary
    private(set) var measuredBoundary: [Int: CGSize]
    /// The size of the content, in points.
    package private(set) var contentSize = CGSize.zero

    /// Solves a layout. Sizes of views that were measured before replace estimates.
    package init(_ layout: CompositionalLayout, measured: CompositionalMeasuredSizes = CompositionalMeasuredSizes()) {
        self.layout = layout
        let size = CGSize(width: layout.viewSize.width.limitedLength, height: layout.viewSize.height.limitedLength)
        viewSize = size
        sections = layout.sections.enumerated().map { index, entry in
            CompositionalSectionSolution(
                entry.section, itemCount: entry.itemCount, in: layout, viewSize: size,
                measured: measured.sections[index] ?? .init())
        }
        measuredBoundary = measured.boundaryItems
        boundary = CompositionalBoundary(
            [], around: 0, in: .zero, from: 0, axis: layout.scrollAxis, measured: [:], layout.pixels)
        stack()
    }

    var axis: CompositionalAxis { layout.scrollAxis }

    /// Measured (collections/empty-compositional): sections follow each other with the spacing of the layout, also
    /// empty sections.
    private mutating func stack() {
        starts = []
        starts.reserveCapacity(sections.count)
        let spacing = layout.interSectionSpacing.isFinite ? layout.interSectionSpacing.limited : 0
        var along: CGFloat = 0, across = viewSize.length(along: axis.across)
        for (index, section) in sections.enumerated() {
            // Chosen: a negative spacing moves a section back to the start of the section before at most.
            if index > 0 { along = max(along + spacing, starts[index - 1]) }
            starts.append(along)
            along += section.length
            // Measured (collections/empty-compositional): the content is as wide as the view, or as the widest group.
            across = max(across, section.acrossExtent)
        }
        boundary = CompositionalBoundary(
            layout.boundaryItems, around: along, in: viewSize, from: 0, axis: axis, measured: measuredBoundary,
            layout.pixels)
        contentSize = axis.size(boundary.length, across)
    }

    /// Replaces estimates by measured sizes, in logarithmic time for each size if the sizes do not decide how many
    /// cells a group holds, and in linear time of the number of sections. Unknown views are ignored.
    package mutating func setMeasured(_ measured: CompositionalMeasuredSizes) {
        for (index, sizes) in measured.sections where sections.indices.contains(index) {
            sections[index].setMeasured(sizes)
        }
        measuredBoundary.merge(measured.boundaryItems) { $1 }
        stack()
    }

    /// Measured (collections/pinned-boundary): whether a change of the bounds moves views.
    package var hasPinnedItems: Bool {
        layout.boundaryItems.contains(where: \.pinsToVisibleBounds)
            || layout.sections.contains { $0.section.boundaryItems.contains(where: \.pinsToVisibleBounds) }
    }

    // MARK: Sections

    /// The start of a section in content coordinates that run from the leading edge.
    func origin(of section: Int) -> CGPoint { axis.point(boundary.lead + starts[section], 0) }

    /// The sections whose frames overlap or touch a range of the scroll axis.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let low = low - boundary.lead, high = high - boundary.lead
        let end = CompositionalSpanIndex.firstIndex(in: starts) { $0 > high }
        // Sections overlap if their spacing is negative; the ends of sections are ordered only without overlap.
        let isOrdered = layout.interSectionSpacing >= 0
        guard isOrdered else { return 0..<end }
        var from = 0, to = end
        while from < to {
            let middle = (from + to) / 2
            if starts[middle] + sections[middle].length >= low { to = middle } else { from = middle + 1 }
        }
        return from..<end
    }

    /// The frame of a section with its boundary items across the whole view; nil for a section that does not exist.
    package func frame(ofSection index: Int) -> CGRect? {
        guard sections.indices.contains(index) else { return nil }
        let origin = origin(of: index)
        return placed(sections[index].frame.offsetBy(dx: origin.x, dy: origin.y))
    }

    // MARK: Direction

    /// Measured (collections/right-to-left): frames are mirrored in a layout from right to left.
    func placed(_ frame: CGRect) -> CGRect {
        guard layout.isRightToLeft else { return frame }
        return CGRect(
            x: contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    func isMeasuredBoundary(_ index: Int) -> Bool { measuredBoundary[index] != nil }
}
