/// An element of a ``PriorityHeap``.
protocol Prioritized {
    func precedes(_ other: Self) -> Bool
}

/// A queue of elements, in their own order.
struct PriorityHeap<Element: Prioritized> {
    private var heap: [Element] = []

    var first: Element? { heap.first }

    init(_ elements: [Element] = []) {
        heap = elements
        for at in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(at) }
    }

    mutating func insert(_ element: Element) {
        heap.append(element)
        var at = heap.count - 1
        while at > 0, heap[at].precedes(heap[(at - 1) / 2]) {
            heap.swapAt(at, (at - 1) / 2)
            at = (at - 1) / 2
        }
    }

    @discardableResult
    mutating func removeFirst() -> Element? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if !heap.isEmpty {
            heap[0] = last
            sink(0)
        }
        return first
    }

    private mutating func sink(_ start: Int) {
        var at = start
        while true {
            var least = at
            if 2 * at + 1 < heap.count, heap[2 * at + 1].precedes(heap[least]) { least = 2 * at + 1 }
            if 2 * at + 2 < heap.count, heap[2 * at + 2].precedes(heap[least]) { least = 2 * at + 2 }
            guard least != at else { return }
            heap.swapAt(at, least)
            at = least
        }
    }
}

extension PriorityHeap: Sendable where Element: Sendable {}

extension Int: Prioritized {
    func precedes(_ other: Int) -> Bool { self < other }
}
