import Foundation
import NumberConversion

/// The lines of one section. Starts are measured from the first line, positions from the leading section inset.
///
/// Lines of equal items are arithmetic and need no memory. For different items each line and the position of each item
/// are stored.
struct FlowLines: Sendable {
    struct Line: Sendable {
        var items: Range<Int>
        var start: CGFloat
        /// The size along the scroll axis.
        var extent: CGFloat
        /// The farthest end of this line and of all lines before.
        var reach: CGFloat
        /// A negative gap: items may overlap.
        var overlaps = false
    }

    /// A grid of equal items.
    private struct Grid: Sendable {
        var count: Int
        var perLine: Int
        var extent: CGFloat
        var lead: CGFloat
        /// The distance of the positions of two items.
        var advance: CGFloat
        /// The distance of the starts of two lines.
        var pitch: CGFloat
    }

    private enum Storage: Sendable {
        case grid(Grid)
        case lines([Line], positions: [CGFloat])
    }

    let axis: FlowAxis
    let items: FlowLayout.Items
    private let storage: Storage
    /// The first item that is longer than a line.
    let firstOversized: Int?

    init(_ section: FlowLayout.Section, in layout: FlowLayout) {
        (axis, items) = (layout.axis, section.items)
        let rule = FlowLineRule(
            available: layout.lineLength(of: section), spacing: section.interitemSpacing.bounded,
            isSelfSizing: layout.isSelfSizing)
        let spacing = section.lineSpacing.bounded
        switch section.items {
        case .equal(let size, let count):
            let (length, extent) = Self.measure(size, layout.axis)
            let capacity = rule.capacity(of: length)
            let (lead, gap) = rule.distribution(of: length, capacity: capacity)
            storage = .grid(
                Grid(
                    count: max(0, count), perLine: max(1, Int(saturating: capacity)), extent: extent, lead: lead,
                    advance: max(0, length + gap), pitch: max(0, extent + spacing)))
            firstOversized = count > 0 && rule.isOversized(length) ? 0 : nil
        case .each(let sizes):
            var builder = FlowLineBuilder(rule: rule, spacing: spacing, axis: layout.axis)
            builder.add(sizes)
            storage = .lines(builder.lines, positions: builder.positions)
            firstOversized = builder.firstOversized
        }
    }

    /// The finite size of an item: its length in the line and its extent along the scroll axis, never negative.
    @inline(__always)
    static func measure(_ size: CGSize, _ axis: FlowAxis) -> (length: CGFloat, extent: CGFloat) {
        (max(0, axis.length(of: size).bounded), max(0, axis.extent(of: size).bounded))
    }

    var lineCount: Int {
        switch storage {
        case .grid(let grid): grid.count > 0 ? (grid.count - 1) / grid.perLine + 1 : 0
        case .lines(let lines, _): lines.count
        }
    }

    /// A line; the index must be valid.
    func line(_ index: Int) -> Line {
        switch storage {
        case .grid(let grid):
            let first = index * grid.perLine
            let start = CGFloat(index) * grid.pitch
            return Line(
                items: first..<first + min(grid.perLine, grid.count - first), start: start, extent: grid.extent,
                reach: start + grid.extent)
        case .lines(let lines, _): return lines[index]
        }
    }

    /// The line of an item; the item must exist.
    func lineIndex(ofItem item: Int) -> Int {
        switch storage {
        case .grid(let grid): item / grid.perLine
        case .lines(let lines, _):
            FlowSearch.first(in: 0..<lines.count) { lines[$0].items.upperBound > item }
        }
    }

    /// The position of an item of a line that starts with the item `first`.
    func position(ofItem item: Int, first: Int) -> CGFloat {
        switch storage {
        case .grid(let grid): grid.lead + CGFloat(item - first) * grid.advance
        case .lines(_, let positions): positions[item]
        }
    }

    /// The end of the last line; zero without items.
    var extent: CGFloat {
        let count = lineCount
        guard count > 0 else { return 0 }
        let last = line(count - 1)
        return last.start + last.extent
    }

    /// The farthest end of a line.
    var reach: CGFloat { lineCount > 0 ? line(lineCount - 1).reach : 0 }

    /// The lines that touch a range along the scroll axis. Lines may be included that end before the range, if lines
    /// overlap.
    func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let count = lineCount
        let start = FlowSearch.first(in: 0..<count) { line($0).reach >= low }
        let end = FlowSearch.first(in: start..<count) { line($0).start > high }
        return start..<end
    }

    /// The items of a line that touch a range across the scroll axis.
    func items(of line: Line, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = line.items.lowerBound
        let end = FlowSearch.first(in: line.items) { position(ofItem: $0, first: first) > high }
        if line.overlaps { return first..<end }
        let start = FlowSearch.first(in: first..<end) {
            position(ofItem: $0, first: first) + length(ofItem: $0) >= low
        }
        return start..<end
    }

    func length(ofItem item: Int) -> CGFloat { Self.measure(items[item] ?? .zero, axis).length }
}
