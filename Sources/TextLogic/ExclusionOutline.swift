/// The outline of an excluded area, as straight edges.
package struct ExclusionOutline: Sendable {
    package struct Edge: Sendable {
        /// The upper end.
        fileprivate var x0: Double
        fileprivate var y0: Double
        /// The lower end.
        fileprivate var x1: Double
        fileprivate var y1: Double
        /// 1 for an edge that leads down in its outline, otherwise -1.
        fileprivate var winding: Int

        fileprivate func x(at y: Double) -> Double {
            let share = (min(max(y, y0), y1) - y0) / (y1 - y0)
            return x0 + (x1 - x0) * share
        }
    }

    private typealias Span = ExclusionRegion.Span
    private typealias Box = ExclusionRegion.Box

    private var edges: [Edge] = []
    /// Edges along a line of text.
    private var flatEdges: [Edge] = []
    private let usesEvenOddRule: Bool
    private var isValid = true

    /// Chosen: a place beyond any text. Farther points are moved to the limit.
    private static let farthest = 1e7
    /// Chosen: an outline with more edges is a box.
    private static let mostEdges = 100_000
    /// Chosen: the height of a box beside a slanted edge is a point, and up to a thousandth of the outline's height.
    private static let mostStrips = 1_024.0
    /// Chosen: the number of parts into which strips divide the edges, some hundredths of a second.
    private static let mostParts = 400_000.0

    package init(usesEvenOddRule: Bool) { self.usesEvenOddRule = usesEvenOddRule }

    /// Adds an edge. An outline with a coordinate that is not a number excludes nothing.
    package mutating func add(fromX ax: Double, y ay: Double, toX bx: Double, y by: Double) {
        guard !ax.isNaN, !ay.isNaN, !bx.isNaN, !by.isNaN else { return isValid = false }
        func near(_ value: Double) -> Double { min(max(value, -Self.farthest), Self.farthest) }
        let (ax, ay, bx, by) = (near(ax), near(ay), near(bx), near(by))
        let edge =
            ay <= by
            ? Edge(x0: ax, y0: ay, x1: bx, y1: by, winding: 1) : Edge(x0: bx, y0: by, x1: ax, y1: ay, winding: -1)
        if ay == by { flatEdges.append(edge) } else { edges.append(edge) }
    }

    // MARK: Boxes

    /// The boxes that cover the area, from top to bottom.
    var boxes: [ExclusionRegion.Box] {
        guard isValid, let first = edges.first else { return [] }
        let top = edges.reduce(first.y0) { min($0, $1.y0) }, bottom = edges.reduce(first.y1) { max($0, $1.y1) }
        guard edges.count <= Self.mostEdges else {
            let left = edges.reduce(first.x0) { min($0, $1.x0, $1.x1) }
            let right = edges.reduce(first.x0) { max($0, $1.x0, $1.x1) }
            return [Box(top: top, bottom: bottom, span: Span(left: left, right: right))]
        }
        let (strips, isGrid) = strips(from: top, to: bottom)
        let sorted = edges.sorted { $0.y0 < $1.y0 }
        let flat = isGrid ? flatEdges.sorted { $0.y0 < $1.y0 } : []
        var (made, active, next, nextFlat) = ([Box](), [Edge](), 0, 0)
        var last: (spans: [Span], start: Int)?
        for strip in strips {
            active.removeAll { $0.y1 <= strip.top }
            while next < sorted.count, sorted[next].y0 < strip.bottom {
                active.append(sorted[next])
                next += 1
            }
            // The end of an area inside of a strip.
            var found: [Span] = []
            while nextFlat < flat.count, flat[nextFlat].y0 < strip.bottom {
                found.append(
                    Span(
                        left: min(flat[nextFlat].x0, flat[nextFlat].x1),
                        right: max(flat[nextFlat].x0, flat[nextFlat].x1)))
                nextFlat += 1
            }
            let spans = Self.union(found + spans(of: active, from: strip.top, to: strip.bottom))
            // A strip like the strip above makes the boxes taller.
            if let last, last.spans == spans, !spans.isEmpty, made[last.start].bottom == strip.top {
                for index in last.start..<made.count { made[index].bottom = strip.bottom }
                continue
            }
            last = (spans, made.count)
            made += spans.map { Box(top: strip.top, bottom: strip.bottom, span: $0) }
        }
        return made
    }

    /// The strips between the ends of edges, cut further where an edge is slanted. An outline with many ends has strips
    /// of one height.
    private func strips(from top: Double, to bottom: Double) -> (strips: [(top: Double, bottom: Double)], isGrid: Bool)
    {
        let height = bottom - top
        let sum = edges.reduce(0) { $0 + $1.y1 - $1.y0 }
        let step = max(1, height / Self.mostStrips, sum / Self.mostParts)
        var ends = Array(Set(edges.lazy.flatMap { [$0.y0, $0.y1] })).sorted()
        let isGrid = Double(ends.count) * Double(edges.count) > Self.mostParts
        if isGrid { ends = [top, bottom] }
        let isUpright = !isGrid && edges.allSatisfy { $0.x0 == $0.x1 }
        var strips: [(top: Double, bottom: Double)] = []
        for (low, high) in zip(ends, ends.dropFirst()) where high > low {
            let count = isUpright ? 1 : max(((high - low) / step).rounded(.up), 1)
            var (start, part) = (low, 0.0)
            while part < count {
                part += 1
                let end = part < count ? low + (high - low) * part / count : high
                if end > start { strips.append((start, end)) }
                start = end
            }
        }
        return (strips, isGrid)
    }

    /// The horizontal extent of the area in a strip.
    private func spans(of active: [Edge], from top: Double, to bottom: Double) -> [ExclusionRegion.Span] {
        // Each part of the area is between edges, or touches the top or the bottom of the strip.
        var found = active.filter { $0.x0 != $0.x1 }.map { edge in
            let (a, b) = (edge.x(at: top), edge.x(at: bottom))
            return Span(left: min(a, b), right: max(a, b))
        }
        let inset = (bottom - top) * 1e-6
        for y in [top + inset, bottom - inset] {
            let crossings = active.filter { $0.y0 <= y && $0.y1 > y }.map { (x: $0.x(at: y), winding: $0.winding) }
                .sorted { $0.x < $1.x }
            var winding = 0
            for (index, crossing) in crossings.enumerated() {
                winding += usesEvenOddRule ? 1 : crossing.winding
                let isInside = usesEvenOddRule ? winding % 2 != 0 : winding != 0
                if isInside, index + 1 < crossings.count {
                    found.append(Span(left: crossing.x, right: crossings[index + 1].x))
                }
            }
        }
        return found
    }

    private static func union(_ spans: [ExclusionRegion.Span], joining gap: Double = 0) -> [ExclusionRegion.Span] {
        var result: [Span] = []
        for span in spans.sorted(by: { $0.left < $1.left }) {
            if let last = result.last, span.left <= last.right + gap {
                result[result.count - 1].right = max(last.right, span.right)
            } else {
                result.append(span)
            }
        }
        return result.filter { $0.width > 0 }
    }

    /// Chosen: the height of a merged strip is half of a line in a region of ten screens.
    private static let mostMergedStrips = 512.0
    /// Chosen: the number of boxes beside each other after merging.
    private static let mostMergedSpans = 64

    /// Returns fewer boxes, which cover all boxes.
    static func merged(_ boxes: [ExclusionRegion.Box]) -> [ExclusionRegion.Box] {
        let top = boxes.reduce(Double.infinity) { min($0, $1.top) }
        let bottom = boxes.reduce(-Double.infinity) { max($0, $1.bottom) }
        guard top < bottom else { return [] }
        let height = max((bottom - top) / mostMergedStrips, 1)
        let sorted = boxes.sorted { $0.top < $1.top }
        var (made, active, next, low) = ([Box](), [Box](), 0, top)
        while low < bottom {
            let high = low + height
            active.removeAll { $0.bottom <= low }
            while next < sorted.count, sorted[next].top < high {
                active.append(sorted[next])
                next += 1
            }
            made += joined(active.map(\.span)).map { Box(top: low, bottom: high, span: $0) }
            low = high
        }
        return made
    }

    /// The largest number of boxes beside each other at one height.
    static func depth(_ boxes: [ExclusionRegion.Box]) -> Int {
        let bottoms = boxes.map(\.bottom).sorted()
        var (ended, most) = (0, 0)
        for (index, box) in boxes.sorted(by: { $0.top < $1.top }).enumerated() {
            while bottoms[ended] <= box.top { ended += 1 }
            most = max(most, index + 1 - ended)
        }
        return most
    }

    /// Chosen: more areas at one height are one area.
    private static let mostJoinedSpans = 1_000

    private static func joined(_ spans: [ExclusionRegion.Span]) -> [ExclusionRegion.Span] {
        guard spans.count <= mostJoinedSpans else {
            let left = spans.reduce(Double.infinity) { min($0, $1.left) }
            return [Span(left: left, right: spans.reduce(-Double.infinity) { max($0, $1.right) })]
        }
        var (result, gap) = (union(spans), 1.0)
        while result.count > mostMergedSpans {
            result = union(result, joining: gap)
            gap *= 2
        }
        return result
    }
}
