/// The difference of two pictures as a short list of disjoint rectangles.
package struct DamageRegion: Hashable, Sendable {
    /// Chosen: more rectangles cost more bookkeeping than their pixels would save.
    package static let maximumCount = 16

    package private(set) var rects: [PixelRect] = []

    package init() {}
    package init(_ rects: [PixelRect]) { rects.forEach { add($0) } }

    package var isEmpty: Bool { rects.isEmpty }
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    package func intersects(_ rect: PixelRect) -> Bool { rects.intersects(rect) }

    /// Whether one of the rectangles contains `rect`.
    package func contains(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }

    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !contains(rect) else { return }
        var grown = rect
        // A rectangle that overlaps another one is merged with it, and the result may overlap a third one.
        while let index = rects.firstIndex(where: { $0.intersects(grown) }) {
            grown = grown.union(rects.remove(at: index))
        }
        rects.append(grown)
        if rects.count > Self.maximumCount { mergeCheapestPair() }
    }

    package mutating func add(_ other: DamageRegion) { other.rects.forEach { add($0) } }

    package func clipped(to rect: PixelRect) -> DamageRegion {
        var part = DamageRegion()
        part.rects = rects.clipped(to: rect)
        return part
    }

    private mutating func mergeCheapestPair() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let other = rects.remove(at: best.second)
        add(rects.remove(at: best.first).union(other))
    }
}
