import Foundation

/// The subitems of a group, one after the other along an axis.
struct CompositionalLine {
    struct Entry {
        var size: CGSize
        var edges: CompositionalEdgeSpacing
        var cells: [CompositionalGroupSolution.Cell]
        var supplementaries: [CompositionalGroupSolution.Supplementary]
        /// The supplementary views of the subitem, if the subitem is a group.
        var ownViews: [CompositionalSupplementaryItem]
    }

    let axis: CompositionalAxis
    let spacing: CompositionalSpacing
    /// The inner length of the group along the axis.
    var length: CGFloat
    /// The inner length of the group across the axis.
    var acrossLength: CGFloat
    /// The length that fractions along the axis refer to.
    var availableLength: CGFloat
    private(set) var entries: [Entry] = []
    /// The lengths of the entries with the least edge spacing.
    private var entryLength: CGFloat = 0

    init(axis: CompositionalAxis, inner: CGSize, spacing: CompositionalSpacing) {
        (self.axis, self.spacing) = (axis, spacing)
        length = inner.length(along: axis)
        acrossLength = inner.length(along: axis.across)
        availableLength = length
    }

    /// The size that the dimensions of the subitems refer to.
    var container: CGSize { axis.size(availableLength, acrossLength) }

    /// The least space between `count` items.
    func spacings(_ count: Int) -> CGFloat { CGFloat(max(count - 1, 0)) * spacing.minimum }

    var usedLength: CGFloat { entryLength + spacings(entries.count) }

    var usedAcrossLength: CGFloat {
        entries.lazy.map { $0.size.length(along: axis.across) + $0.edges.minimum(along: axis.across) }.max() ?? 0
    }

    func fits(_ size: CGSize, _ edges: CompositionalEdgeSpacing, _ tolerance: CGFloat) -> Bool {
        let outer = size.length(along: axis) + edges.minimum(along: axis)
        return entryLength + outer + spacings(entries.count + 1) <= length + tolerance
    }

    mutating func add(_ entry: Entry) {
        entryLength += entry.size.length(along: axis) + entry.edges.minimum(along: axis)
        entries.append(entry)
    }

    mutating func replace(
        _ index: Int, with size: CGSize, _ cells: [CompositionalGroupSolution.Cell],
        _ supplementaries: [CompositionalGroupSolution.Supplementary]
    ) {
        entryLength += size.length(along: axis) - entries[index].size.length(along: axis)
        entries[index].size = size
        entries[index].cells = cells
        entries[index].supplementaries = supplementaries
    }

    /// Sets the available length for as many subitems as fit with their estimates. False if the first does not fit.
    ///
    /// Measured (collections/subitem-count): fractions refer to the extent less the spacings between the items that
    /// fit. If an item's length across the axis is a fraction along the axis, the spacings count after the number is
    /// found.
    /// Measured (collections/too-long-item): a group lays out nothing if its first item is longer than the group.
    mutating func fit(
        _ subitems: [CompositionalItem], _ group: CompositionalGroup, limit: Int, _ pixels: CompositionalPixels
    ) -> Bool {
        guard !subitems.isEmpty else { return false }
        let gap = group.takesCrossLengthFromAxis ? 0 : spacing.minimum
        func lengths(_ count: Int) -> [CGFloat] {
            let size = axis.size(max(length - CGFloat(count - 1) * gap, 0), acrossLength)
            return subitems.map {
                $0.size.dimension(along: axis).length(in: size, pixels) + $0.edgeSpacing.minimum(along: axis)
            }
        }
        let changes = group.hasFractionsAlongAxis && gap != 0
        var run = lengths(1), total: CGFloat = 0, count = 0
        while count < limit {
            if changes {
                // The extent is used up by spacings alone.
                guard count == 0 || length - CGFloat(count) * gap > 0 else { break }
                run = lengths(count + 1)
                let whole = run.reduce(0, +) * CGFloat((count + 1) / run.count)
                total = run.prefix((count + 1) % run.count).reduce(whole, +)
            } else {
                total += run[count % run.count]
            }
            guard total + CGFloat(count) * gap <= length + 0.001 else { break }
            count += 1
        }
        guard count > 0 else { return false }
        availableLength = max(length - spacings(count), 0)
        return true
    }

    /// The frames of all entries, with flexible spacings that share the length that is left.
    ///
    /// Measured (collections/flexible-rest): flexible spacings and flexible edges share alike, also a negative rest.
    func frames(from origin: CGPoint, _ pixels: CompositionalPixels) -> (
        cells: [CompositionalGroupSolution.Cell], supplementaries: [CompositionalGroupSolution.Supplementary]
    ) {
        let left = length - usedLength
        var flexibles = spacing.isFlexible ? entries.count - 1 : 0
        for entry in entries { flexibles += entry.edges.flexibleCount(along: axis) }
        let share = flexibles > 0 ? left / CGFloat(flexibles) : 0
        let gap = spacing.minimum + (spacing.isFlexible ? share : 0)
        var along: CGFloat = 0
        var cells: [CompositionalGroupSolution.Cell] = []
        var supplementaries: [CompositionalGroupSolution.Supplementary] = []
        for (index, entry) in entries.enumerated() {
            let start = entry.edges.start(along: axis), end = entry.edges.end(along: axis)
            along += (index > 0 ? gap : 0) + start.minimum + (start.isFlexible ? share : 0)
            let acrossLeft =
                acrossLength - entry.size.length(along: axis.across) - entry.edges.minimum(along: axis.across)
            let corner = axis.point(along, entry.edges.offset(along: axis.across, left: acrossLeft))
            let x = origin.x + corner.x, y = origin.y + corner.y, first = cells.count
            if !entry.cells.isEmpty {
                let frame = CGRect(origin: CGPoint(x: x, y: y), size: entry.size)
                supplementaries += entry.ownViews.map { view in
                    .init(
                        frame: view.frame(on: frame, in: container, pixels), elementKind: view.elementKind,
                        zIndex: view.zIndex, cell: first)
                }
            }
            for var cell in entry.cells {
                cell.frame = cell.frame.offsetBy(dx: x, dy: y)
                cells.append(cell)
            }
            for var view in entry.supplementaries {
                view.frame = view.frame.offsetBy(dx: x, dy: y)
                view.cell += first
                supplementaries.append(view)
            }
            along += entry.size.length(along: axis) + end.minimum + (end.isFlexible ? share : 0)
        }
        return (cells, supplementaries)
    }
}
