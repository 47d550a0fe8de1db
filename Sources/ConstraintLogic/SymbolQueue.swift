/// Symbols that wait to be looked at, the lowest first.
struct SymbolQueue: Sendable {
    private var heap: [Int] = []

    var first: Int? { heap.first }

    mutating func insert(_ symbol: Int) {
        heap.append(symbol)
        var at = heap.count - 1
        while at > 0, heap[(at - 1) / 2] > heap[at] {
            heap.swapAt(at, (at - 1) / 2)
            at = (at - 1) / 2
        }
    }

    mutating func removeFirst() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        var at = 0
        while true {
            var least = at
            for child in [2 * at + 1, 2 * at + 2] where child < heap.count && heap[child] < heap[least] { least = child }
            guard least != at else { return }
            heap.swapAt(at, least)
            at = least
        }
    }
}
