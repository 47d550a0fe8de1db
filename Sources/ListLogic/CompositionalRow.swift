package import Foundation

/// The row of groups of a section that scrolls across the scroll direction of the layout.
///
/// A scroll offset is the distance from the left or top end of the row to the left or top edge of the scroll view.
package struct CompositionalRow: Sendable {
    /// The index of the section.
    package let section: Int
    /// The direction in which the row scrolls.
    package let axis: CompositionalAxis
    /// The rule for the rest stops.
    package let behavior: CompositionalOrthogonalBehavior
    /// The frame of the section's scroll view in content coordinates of the layout.
    ///
    /// Measured (collections/orthogonal-row): the scroll view is inset by the content insets of the section.
    package let frame: CGRect
    /// The frame of the whole row in content coordinates of the layout, at the scroll offset 0 from the leading edge.
    /// A cell's frame relative to the origin of this frame is the frame in the scroll view's content.
    package let contentFrame: CGRect
    private let run: CompositionalGroupRun
    private let isMirrored: Bool

    init(
        section: Int, behavior: CompositionalOrthogonalBehavior, frame: CGRect, contentFrame: CGRect,
        run: CompositionalGroupRun, isMirrored: Bool
    ) {
        (self.section, self.behavior, self.frame, self.contentFrame) = (section, behavior, frame, contentFrame)
        (self.run, self.isMirrored) = (run, isMirrored && run.axis == .horizontal)
        axis = run.axis
    }

    private var viewport: CGFloat { frame.length(along: axis) }
    private var length: CGFloat { contentFrame.length(along: axis) }
    private var end: CGFloat { max(length - viewport, 0) }

    /// Converts between an offset from the left end and an offset from the leading end.
    private func mirrored(_ offset: CGFloat) -> CGFloat { isMirrored ? length - viewport - offset : offset }

    /// The smallest and largest offset at rest.
    ///
    /// Measured (collections/rest-stops): a row that fits does not scroll. With centered group paging the row has room
    /// at both ends, so that the first and the last group are centered.
    package var offsets: ClosedRange<CGFloat> {
        let low = leadingOffsets.lowerBound, high = leadingOffsets.upperBound
        guard isMirrored else { return low...high }
        return min(mirrored(high), mirrored(low))...max(mirrored(high), mirrored(low))
    }

    private var leadingOffsets: ClosedRange<CGFloat> {
        guard behavior == .groupPagingCentered, run.groupCount > 0 else { return 0...end }
        let first = centered(0), last = centered(run.groupCount - 1)
        return min(first, last)...max(first, last)
    }

    private func groupFrame(_ group: Int) -> CGRect { run.frame(of: group, acrossLength: 0) }

    private func centered(_ group: Int) -> CGFloat {
        let frame = groupFrame(group)
        return frame.start(along: axis) + frame.length(along: axis) / 2 - viewport / 2
    }

    /// The offset at which the row comes to rest.
    ///
    /// Documented (UICollectionLayoutSectionOrthogonalScrollingBehavior), Measured (collections/rest-stops): the rest
    /// stops.
    /// Derived: a lift with a velocity moves a paging row to the next stop in the direction of the velocity; without
    /// a velocity the row returns to the nearest stop. The thresholds of iOS are not known.
    /// - Parameters:
    ///   - offset: The offset at the lift of the finger, in points.
    ///   - velocity: The velocity of the offset, in points per second or any other unit: only the sign counts.
    ///   - proposed: The offset at which the usual deceleration would end. Other numbers count as `offset`.
    package func restOffset(offset: CGFloat, velocity: CGFloat, proposed: CGFloat) -> CGFloat {
        let offset = offset.isFinite ? offset.limited : 0
        let proposed = proposed.isFinite ? proposed.limited : offset
        let own = mirrored(offset), range = leadingOffsets
        let direction: CGFloat = velocity > 0 ? 1 : velocity < 0 ? -1 : 0
        let target: CGFloat =
            switch behavior {
            case .none, .continuous: mirrored(proposed)
            case .continuousGroupLeadingBoundary: nearestStop(to: mirrored(proposed))
            case .paging, .groupPaging, .groupPagingCentered: nextStop(from: own, isMirrored ? -direction : direction)
            }
        return mirrored(min(max(target, range.lowerBound), range.upperBound))
    }

    private func nextStop(from offset: CGFloat, _ direction: CGFloat) -> CGFloat {
        let nearest = nearestStop(to: offset)
        guard direction != 0, (nearest - offset) * direction <= 0 else { return nearest }
        if behavior == .paging {
            guard viewport > 0 else { return nearest }
            let page = (offset / viewport + direction * 0.001).rounded(direction > 0 ? .up : .down) * viewport
            return min(max(page, 0), end)
        }
        guard run.groupCount > 0 else { return nearest }
        let group = nearestGroup(to: offset) + (direction > 0 ? 1 : -1)
        return stop(min(max(group, 0), run.groupCount - 1))
    }

    private func nearestStop(to offset: CGFloat) -> CGFloat {
        guard run.groupCount > 0 else { return 0 }
        guard behavior == .paging else { return stop(nearestGroup(to: offset)) }
        // Measured (collections/rest-stops): a multiple of the viewport, or the end of the row at or past the end.
        guard viewport > 0, offset < end else { return offset < 0 ? 0 : end }
        return min(max((offset / viewport).rounded() * viewport, 0), end)
    }

    private func stop(_ group: Int) -> CGFloat {
        guard behavior != .groupPagingCentered else { return centered(group) }
        // Measured (collections/rest-stops): the leading edge of a group, clamped.
        return min(max(groupFrame(group).start(along: axis), 0), end)
    }

    /// The group whose stop is nearest to an offset.
    private func nearestGroup(to offset: CGFloat) -> Int {
        var from = 0, to = run.groupCount
        while from < to {
            let middle = (from + to) / 2
            if stop(middle) >= offset { to = middle } else { from = middle + 1 }
        }
        guard from > 0 else { return 0 }
        guard from < run.groupCount else { return run.groupCount - 1 }
        return offset - stop(from - 1) < stop(from) - offset ? from - 1 : from
    }
}

extension CompositionalSolution {
    /// The row of a section that scrolls across the layout; nil for other sections and sections without groups.
    package func row(of index: Int) -> CompositionalRow? {
        guard sections.indices.contains(index), sections[index].isOrthogonal, !sections[index].isEmpty,
            sections[index].run.groupCount > 0
        else { return nil }
        let section = sections[index], origin = origin(of: index)
        let frame = section.rowFrame.offsetBy(dx: origin.x, dy: origin.y)
        let axis = section.run.axis
        var size = frame.size
        size.set(section.run.length, along: axis)
        return CompositionalRow(
            section: index, behavior: section.section.orthogonalBehavior, frame: placed(frame),
            contentFrame: placed(CGRect(origin: frame.origin, size: size)), run: section.run,
            isMirrored: layout.isRightToLeft)
    }

    /// The rows that are visible in a rectangle in content coordinates, also beside their scroll views.
    package func rows(in rect: CGRect) -> [CompositionalRow] {
        let rect = rect.standardized
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return [] }
        return sections(from: placed(rect).start(along: axis), to: placed(rect).end(along: axis)).compactMap {
            guard let row = row(of: $0), row.frame.extended(to: rect, along: row.axis).sharesArea(with: rect) else {
                return nil
            }
            return row
        }
    }

    /// The scroll offset of a row from its leading end.
    func leadingOffset(_ offset: CGFloat?, of index: Int) -> CGFloat {
        guard let offset, offset.isFinite else { return 0 }
        let section = sections[index]
        guard layout.isRightToLeft, section.run.axis == .horizontal else { return offset.limited }
        return section.run.length - section.rowFrame.width - offset.limited
    }
}
