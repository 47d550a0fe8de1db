import Foundation

/// The frames of one section, relative to the start of the section along the scroll axis.
struct CompositionalSectionSolution: Sendable {
    let section: CompositionalSection
    let axis: CompositionalAxis
    let viewSize: CGSize
    private let pixels: CompositionalPixels
    private(set) var run: CompositionalGroupRun
    private(set) var boundary: CompositionalBoundary
    private var measuredBoundary: [Int: CGSize]

    var isOrthogonal: Bool { section.orthogonalBehavior != .none }
    var length: CGFloat { boundary.length }
    /// Measured (collections/empty-compositional): a section without a length has no elements.
    var isEmpty: Bool { length <= 0 }

    init(
        _ section: CompositionalSection, itemCount: Int, in layout: CompositionalLayout, viewSize: CGSize,
        measured: CompositionalMeasuredSizes.Section
    ) {
        (self.section, axis, self.viewSize) = (section, layout.scrollAxis, viewSize)
        pixels = layout.pixels
        measuredBoundary = measured.boundaryItems
        let ownAxis = section.orthogonalBehavior == .none ? layout.scrollAxis : layout.scrollAxis.across
        // Measured (collections/section-extent): along the direction of the groups a fraction counts the whole view;
        // across the direction the insets are taken off.
        var container = viewSize
        container.set(
            max(viewSize.length(along: ownAxis.across) - Self.insets(section, layout.scrollAxis, ownAxis.across), 0),
            along: ownAxis.across)
        run = CompositionalGroupRun(
            section.group, itemCount: itemCount, in: container, axis: ownAxis, spacing: section.interGroupSpacing,
            measured: measured.items, layout.pixels)
        boundary = CompositionalBoundary(
            [], around: 0, in: .zero, from: 0, axis: layout.scrollAxis, measured: [:], layout.pixels)
        layOutBoundary()
    }

    /// Documented (UIContentInsetsReference): the reference counts across the scroll axis.
    private static func insets(
        _ section: CompositionalSection, _ scrollAxis: CompositionalAxis, _ axis: CompositionalAxis
    ) -> CGFloat {
        section.contentInsets.total(along: axis)
            + (axis == scrollAxis ? 0 : section.referenceInsets.total(along: axis))
    }

    private mutating func layOutBoundary() {
        let insets = section.contentInsets.total(along: axis)
        let groups = isOrthogonal ? run.thickness + edgeThickness : run.length
        // Measured (collections/empty-compositional): a section without items has a size only for boundary items.
        let isEmpty = run.groupCount == 0 && section.boundaryItems.isEmpty
        let across = axis.across
        let follows = section.supplementariesFollowContentInsets
        let start =
            section.supplementaryReferenceInsets.start(along: across)
            + (follows ? section.contentInsets.start(along: across) : 0)
        let end =
            section.supplementaryReferenceInsets.end(along: across)
            + (follows ? section.contentInsets.end(along: across) : 0)
        var container = viewSize
        container.set(max(viewSize.length(along: across) - start - end, 0), along: across)
        boundary = CompositionalBoundary(
            section.boundaryItems, around: isEmpty ? 0 : max(insets + groups, 0), in: container, from: start,
            axis: axis, measured: measuredBoundary, padding: section.boundaryPadding, pixels)
    }

    private var edgeThickness: CGFloat { section.group.edgeSpacing.minimum(along: run.axis.across) }

    mutating func setMeasured(_ measured: CompositionalMeasuredSizes.Section) {
        run.setMeasured(measured.items)
        measuredBoundary.merge(measured.boundaryItems) { $1 }
        layOutBoundary()
    }

    func isMeasuredBoundary(_ index: Int) -> Bool { measuredBoundary[index] != nil }

    // MARK: Places

    /// The start of the groups.
    var groupOrigin: CGPoint {
        let across = axis.across
        return axis.point(
            boundary.lead + section.contentInsets.start(along: axis),
            section.contentInsets.start(along: across) + section.referenceInsets.start(along: across))
    }

    /// The length that the flexible edges of groups share.
    private var acrossLength: CGFloat {
        if isOrthogonal { return run.thickness + edgeThickness }
        return max(viewSize.length(along: axis.across) - Self.insets(section, axis, axis.across), 0)
    }

    func frame(ofGroup group: Int) -> CGRect {
        run.frame(of: group, acrossLength: acrossLength).offsetBy(dx: groupOrigin.x, dy: groupOrigin.y)
    }

    /// The groups whose frames may overlap a rectangle in the coordinates of the section.
    func groups(near rect: CGRect) -> Range<Int> {
        let origin = run.axis == .horizontal ? groupOrigin.x : groupOrigin.y
        return run.groups(from: rect.start(along: run.axis) - origin, to: rect.end(along: run.axis) - origin)
    }

    /// Measured (collections/boundary-items): the whole section, with its boundary items, across the whole view.
    var frame: CGRect { CGRect(origin: .zero, size: axis.size(length, viewSize.length(along: axis.across))) }

    /// Measured (collections/orthogonal-row): the scroll view of the groups is inset by the insets of the section.
    var rowFrame: CGRect {
        let across = axis.across
        let width = max(viewSize.length(along: across) - Self.insets(section, axis, across), 0)
        return CGRect(origin: groupOrigin, size: axis.size(run.thickness + edgeThickness, width))
    }

    /// The length that the groups need across the view.
    var acrossExtent: CGFloat { isOrthogonal ? 0 : run.thickness }

    /// Measured (collections/index-paths): cells of a section with decorations have the z index 1.
    func zIndex(of cell: CompositionalGroupSolution.Cell) -> Int {
        // Chosen: a custom group's own z index, if the index is not 0, replaces the usual index.
        cell.zIndex != 0 ? cell.zIndex : section.decorationItems.isEmpty ? 0 : 1
    }
}
