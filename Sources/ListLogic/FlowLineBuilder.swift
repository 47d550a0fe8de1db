import Foundation

/// Packs items of different sizes into lines, in time linear in the number of items.
struct FlowLineBuilder {
    let rule: FlowLineRule
    /// The distance between two lines.
    let spacing: CGFloat
    let axis: FlowAxis
    private(set) var lines: [FlowLines.Line] = []
    private(set) var positions: [CGFloat] = []
    private(set) var firstOversized: Int?

    init(rule: FlowLineRule, spacing: CGFloat, axis: FlowAxis) {
        (self.rule, self.spacing, self.axis) = (rule, spacing, axis)
    }

    mutating func add(_ sizes: [CGSize]) {
        positions.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count { first = addLine(sizes, from: first) }
    }

    /// Adds the line that begins with the item `first`, and returns the first item of the next line.
    private mutating func addLine(_ sizes: [CGSize], from first: Int) -> Int {
        let leader = FlowLines.measure(sizes[first], axis)
        check(leader.length, of: first)
        var (used, total, extent) = (leader.length, leader.length, leader.extent)
        var (isEqual, end) = (true, first + 1)
        while end < sizes.count {
            let (length, itemExtent) = FlowLines.measure(sizes[end], axis)
            guard rule.fits(length, behind: used) else { break }
            used += rule.spacing + length
            total += length
            // Measured (collections/last-line-different): one higher item makes a line of different items.
            // Measured (collections/self-sizing-lines): only the lengths of self-sized items are compared.
            isEqual = isEqual && length == leader.length && (rule.isSelfSizing || itemExtent == leader.extent)
            // Measured (collections/line-extent): the largest item determines the line.
            extent = max(extent, itemExtent)
            check(length, of: end)
            end += 1
        }
        let (lead, gap) = rule.distribution(
            count: end - first, total: total, isFull: end < sizes.count, common: isEqual ? leader.length : nil)
        var position = lead
        for item in first..<end {
            positions.append(position)
            position += max(0, FlowLines.measure(sizes[item], axis).length + gap)
        }
        let previous = lines.last
        let start = previous.map { max($0.start, $0.start + $0.extent + spacing) } ?? 0
        lines.append(
            FlowLines.Line(
                items: first..<end, start: start, extent: extent,
                reach: max(previous?.reach ?? -.infinity, start + extent), overlaps: gap < 0))
        return end
    }

    /// Stores the first item that is longer than the line.
    private mutating func check(_ length: CGFloat, of item: Int) {
        guard firstOversized == nil, rule.isOversized(length) else { return }
        firstOversized = item
    }
}
