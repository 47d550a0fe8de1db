/// The difference between two lists without duplicates: removed elements, inserted elements, and the minimum number of
/// moves.
///
/// The elements that do not move are a longest sequence with the same order in both lists. The time is proportional to
/// n log n for all lists.
package struct ListDifference {
    /// Indices in the former list, in ascending order.
    package private(set) var removed: [Int] = []
    /// Indices in the new list, in ascending order.
    package private(set) var inserted: [Int] = []
    /// Moved elements in the order of the former list.
    package private(set) var moved: [(from: Int, to: Int)] = []

    package init<Element: Hashable>(from old: [Element], to new: [Element]) {
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

    /// The members of a longest increasing subsequence of the numbers, which are distinct.
    static func longestRun(_ numbers: [Int]) -> [Bool] {
        // For each length: the end of the subsequence of this length with the smallest last number.
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
