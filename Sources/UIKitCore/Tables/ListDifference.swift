/// What leads from one list to another, in which no element stands twice: what goes, what comes, and as few moves as
/// there can be.
///
/// Elements that stay are a longest run of those that stand in the same order in both lists. The work grows as n log n,
/// whatever the lists are.
struct ListDifference {
    /// Places in the former list, in order.
    private(set) var removed: [Int] = []
    /// Places in the new list, in order.
    private(set) var inserted: [Int] = []
    /// In the order of the former list.
    private(set) var moved: [(from: Int, to: Int)] = []

    init<Element: Hashable>(from old: [Element], to new: [Element]) {
        let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
        var kept: [(from: Int, to: Int)] = []
        var isKept = [Bool](repeating: false, count: new.count)
        for (from, element) in old.enumerated() {
            guard let to = places[element], !isKept[to] else {
                removed.append(from)
                continue
            }
            isKept[to] = true
            kept.append((from, to))
        }
        inserted = new.indices.filter { !isKept[$0] }
        let stays = Self.longestRun(kept.map(\.to))
        moved = kept.enumerated().filter { !stays[$0.offset] }.map(\.element)
    }

    /// Which members belong to a longest increasing run of the numbers, none of which comes twice.
    private static func longestRun(_ numbers: [Int]) -> [Bool] {
        // For each length, where the run of that length ends that has the least last number.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = ends[low - 1] }
            if low < ends.count { ends[low] = place } else { ends.append(place) }
        }
        var run = [Bool](repeating: false, count: numbers.count)
        var next = ends.last
        while let place = next {
            run[place] = true
            next = before[place]
        }
        return run
    }
}
