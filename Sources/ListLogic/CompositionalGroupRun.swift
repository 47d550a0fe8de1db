import Foundation
import NumberConversion

/// The groups of one section, along an axis.
///
/// Equal groups are solved once. The solver visits only groups with measured cells, and the last, partly filled group,
/// separately. If measured sizes decide how many cells a group holds, all groups are solved one after the other.
struct CompositionalGroupRun: Sendable {
    /// Chosen: the most items of a section. The other items have no frames.
    static let itemLimit = 10_000_000

    let axis: CompositionalAxis
    let itemCount: Int
    private let item: CompositionalItem
    private let container: CGSize
    private let pixels: CompositionalPixels
    private let spacing: CGFloat
    private let template: CompositionalGroupSolution
    /// The distances between the starts of all groups but the last group.
    private var strides: RowHeights
    private var last: CompositionalGroupSolution
    /// Groups with measured cells.
    private var measuredGroups: [Int: CompositionalGroupSolution] = [:]
    private(set) var measured: [Int: CGSize] = [:]
    private(set) var groupCount = 0
    /// The largest length of a group across the axis.
    private(set) var thickness: CGFloat = 0
    /// All groups and their first items, if measured sizes decide how many cells a group holds.
    private var packed: [CompositionalGroupSolution] = []
    private var packedItems: [Int] = []
    private var packedOrdinals: [[String: Int]] = []

    init(
        _ item: CompositionalItem, itemCount: Int, in container: CGSize, axis: CompositionalAxis, spacing: CGFloat,
        measured: [Int: CGSize], _ pixels: CompositionalPixels
    ) {
        (self.item, self.container, self.axis, self.pixels) = (item, container, axis, pixels)
        let count = min(max(itemCount, 0), Self.itemLimit)
        var solver = CompositionalGroupSolver(pixels: pixels, itemCount: count, placeCount: count)
        template = solver.solve(item, in: container)
        self.itemCount = count
        let edges = item.edgeSpacing.minimum(along: axis)
        // Chosen: groups overlap by their whole length at most, so that the groups keep their order.
        self.spacing = max(
            spacing.isFinite ? spacing.limited : 0, -(template.size.length(along: axis) + edges).limitedLength)
        strides = RowHeights(count: 0, base: 0)
        last = template
        guard count > 0, !template.cells.isEmpty else { return }
        arrange()
        setMeasured(measured)
    }

    private var edges: CompositionalEdgeSpacing { item.edgeSpacing }
    private var capacity: Int { max(template.cells.count, 1) }
    /// The number of supplementary views of a kind in a whole group.
    func supplementaryCount(_ kind: String) -> Int { template.supplementaryCounts[kind] ?? 0 }

    private func stride(_ group: CompositionalGroupSolution) -> CGFloat {
        max(group.size.length(along: axis) + edges.minimum(along: axis) + spacing, 0)
    }

    private mutating func arrange() {
        groupCount = (itemCount + capacity - 1) / capacity
        strides = RowHeights(count: groupCount - 1, base: stride(template))
        last = solved(groupCount - 1)
        thickness = (groupCount > 1 ? template : last).size.length(along: axis.across)
        thickness = max(thickness, last.size.length(along: axis.across))
    }

    /// Solves a group of the usual number of cells with its measured sizes.
    private func solved(_ group: Int) -> CompositionalGroupSolution {
        let first = group * capacity, count = min(capacity, itemCount - first)
        var whole = template
        if count < capacity || (first..<first + count).contains(where: { measured[$0] != nil }) {
            var solver = CompositionalGroupSolver(
                pixels: pixels, measured: measured, firstItem: first, itemCount: count, placeCount: itemCount)
            whole = solver.solve(item, in: container)
        }
        return whole.truncated(to: count, along: axis)
    }

    /// Stores measured sizes and lays out their groups again. Items out of range are ignored.
    mutating func setMeasured(_ sizes: [Int: CGSize]) {
        guard groupCount > 0 else { return }
        let sizes = sizes.filter { $0.key >= 0 && $0.key < itemCount }
        guard !sizes.isEmpty else { return }
        measured.merge(sizes) { $1 }
        guard !item.packingDependsOnMeasuredSizes else {
            pack()
            return
        }
        var shrinks = false
        for group in Set(sizes.keys.map { $0 / capacity }) {
            let before = self.solution(of: group).size.length(along: axis.across), solution = solved(group)
            let now = solution.size.length(along: axis.across)
            shrinks = shrinks || (before >= thickness && now < before)
            thickness = max(thickness, now)
            if group == groupCount - 1 {
                last = solution
            } else {
                measuredGroups[group] = solution
                strides.set(stride(solution), of: group)
            }
        }
        if shrinks { findThickness() }
    }

    /// Finds the largest group after the largest group became smaller.
    private mutating func findThickness() {
        let usual = template.size.length(along: axis.across)
        let hasUsualGroups = measuredGroups.count < groupCount - 1
        // Groups without measured cells keep the usual length.
        if hasUsualGroups, usual >= thickness { return }
        thickness = max(hasUsualGroups ? usual : 0, last.size.length(along: axis.across))
        for group in measuredGroups.values { thickness = max(thickness, group.size.length(along: axis.across)) }
    }

    /// Fills the groups one after the other.
    private mutating func pack() {
        (packed, packedItems, packedOrdinals) = ([], [], [])
        var first = 0, ordinals: [String: Int] = [:]
        thickness = 0
        while first < itemCount {
            var solver = CompositionalGroupSolver(
                pixels: pixels, measured: measured, firstItem: first, itemCount: itemCount - first,
                placeCount: itemCount)
            let whole = solver.solve(item, in: container)
            guard !whole.cells.isEmpty else { break }
            let group = whole.truncated(to: itemCount - first, along: axis)
            packed.append(group)
            packedItems.append(first)
            packedOrdinals.append(ordinals)
            for (kind, count) in group.supplementaryCounts { ordinals[kind, default: 0] += count }
            thickness = max(thickness, group.size.length(along: axis.across))
            first += group.cells.count
        }
        groupCount = packed.count
        strides = RowHeights(count: max(groupCount - 1, 0), base: stride(template))
        for (index, group) in packed.dropLast().enumerated() { strides.set(stride(group), of: index) }
    }

    // MARK: Groups

    func solution(of group: Int) -> CompositionalGroupSolution {
        if !packed.isEmpty { return packed[group] }
        return group == groupCount - 1 ? last : measuredGroups[group] ?? template
    }

    func firstItem(of group: Int) -> Int { packed.isEmpty ? group * capacity : packedItems[group] }

    /// The group that holds an item; nil if the item has no frame.
    func group(of item: Int) -> Int? {
        guard item >= 0, item < itemCount, groupCount > 0 else { return nil }
        if packed.isEmpty { return item / capacity }
        return CompositionalSpanIndex.firstIndex(in: packedItems) { $0 > item } - 1
    }

    /// The index of the first supplementary view of a kind in a group.
    ///
    /// Measured (collections/index-paths): the views of items and groups count from 0 for each kind in each section.
    func firstOrdinal(of kind: String, in group: Int) -> Int {
        packed.isEmpty ? group * supplementaryCount(kind) : packedOrdinals[group][kind] ?? 0
    }

    /// The group that holds a supplementary view, from the index of the view.
    func group(ofSupplementary kind: String, at index: Int) -> Int? {
        guard index >= 0, groupCount > 0 else { return nil }
        if packed.isEmpty {
            let count = supplementaryCount(kind)
            return count > 0 && index / count < groupCount ? index / count : nil
        }
        return CompositionalSpanIndex.firstIndex(in: packedOrdinals) { ($0[kind] ?? 0) > index } - 1
    }

    /// The length of all groups with the space between them.
    var length: CGFloat {
        guard groupCount > 0 else { return 0 }
        let group = solution(of: groupCount - 1)
        return strides.total + group.size.length(along: axis) + edges.minimum(along: axis)
    }

    /// The frame of a group, relative to the start of the run.
    ///
    /// - Parameter acrossLength: The length that flexible edges across the axis share, in points.
    func frame(of group: Int, acrossLength: CGFloat) -> CGRect {
        let size = solution(of: group).size, across = axis.across
        let along = strides.start(of: group) + edges.start(along: axis).minimum
        let left = acrossLength - size.length(along: across) - edges.minimum(along: across)
        return CGRect(origin: axis.point(along, edges.offset(along: across, left: left)), size: size)
    }

    /// The groups whose frames may overlap a range of the run.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard groupCount > 0, high > low else { return 0..<0 }
        let before = max(-edges.start(along: axis).minimum, 0)
        let after = max(-(edges.end(along: axis).minimum + spacing), 0)
        // Rows of the same start follow a row without a length; the first of these rows is the answer.
        let first = strides.count == 0 || low - after >= strides.total ? strides.count : strides.row(at: low - after)
        let end = strides.count == 0 || high + before >= strides.total ? strides.count : strides.row(at: high + before)
        return max(first ?? 0, 0)..<min((end ?? 0) + 1, groupCount)
    }
}
