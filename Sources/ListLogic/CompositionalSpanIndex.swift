import Foundation

/// Finds the frames that overlap a range of one axis, in logarithmic time plus the answer.
///
/// The frames are sorted by their start. The largest end of all frames before a frame excludes the first frames.
struct CompositionalSpanIndex: Sendable {
    private var axis = CompositionalAxis.vertical
    private var order: [Int] = []
    private var starts: [CGFloat] = []
    private var largestEnds: [CGFloat] = []

    init() {}

    /// Chosen: the search visits every frame of a smaller group.
    private static let smallCount = 16

    init(_ frames: some Collection<CGRect>, axis: CompositionalAxis) {
        self.axis = axis
        guard frames.count > Self.smallCount else { return }
        let frames = Array(frames)
        order = frames.indices.sorted {
            let first = frames[$0].start(along: axis), second = frames[$1].start(along: axis)
            return first != second ? first < second : $0 < $1
        }
        starts = order.map { frames[$0].start(along: axis) }
        var end = -CGFloat.infinity
        largestEnds = order.map { index in
            end = max(end, frames[index].end(along: axis))
            return end
        }
    }

    /// The indices of frames that may overlap a rectangle, in ascending order.
    func elements(near rect: CGRect, count: Int) -> [Int] {
        guard !order.isEmpty else { return Array(0..<count) }
        let low = rect.start(along: axis), high = rect.end(along: axis)
        let first = Self.firstIndex(in: largestEnds) { $0 > low }, end = Self.firstIndex(in: starts) { $0 >= high }
        return first < end ? order[first..<end].sorted() : []
    }

    /// The first element of a sorted array that satisfies a condition.
    static func firstIndex<Element>(in elements: [Element], where isPast: (Element) -> Bool) -> Int {
        var from = 0, to = elements.count
        while from < to {
            let middle = (from + to) / 2
            if isPast(elements[middle]) { to = middle } else { from = middle + 1 }
        }
        return from
    }
}
