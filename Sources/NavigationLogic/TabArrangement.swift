/// The tabs of a bar while the user rearranges them: those in the bar, and those that may be put there.
package struct TabArrangement<Item: Hashable & Sendable>: Hashable, Sendable {
    /// From the leading side.
    package private(set) var bar: [Item]
    /// What may be moved and replaced, in the order in which it is offered.
    package let offered: [Item]
    private let original: [Item]

    package init(bar: [Item], offered: [Item]) {
        (self.bar, original) = (bar, bar)
        var seen = Set<Item>()
        self.offered = offered.filter { seen.insert($0).inserted }
    }

    package var isChanged: Bool { bar != original }

    /// Whether the tab at `index` may give way; tabs that are not offered, as "More", stay.
    package func mayReplace(_ index: Int) -> Bool { bar.indices.contains(index) && offered.contains(bar[index]) }

    /// Puts `item` where the tab at `index` is. Folklore (tab-bars/exchange): one that is in the bar already changes
    /// places with it.
    /// - Returns: whether anything changed.
    package mutating func assign(_ item: Item, at index: Int) -> Bool {
        guard mayReplace(index), offered.contains(item), bar[index] != item else { return false }
        if let former = bar.firstIndex(of: item) { bar.swapAt(former, index) } else { bar[index] = item }
        return true
    }

    /// Moves `item` by one place among those that may change; from outside it comes in at the bar's end.
    package mutating func step(_ item: Item, forward: Bool) -> Bool {
        let places = bar.indices.filter(mayReplace)
        guard let former = bar.firstIndex(of: item) else {
            return (forward ? places.first : places.last).map { assign(item, at: $0) } ?? false
        }
        let next = forward ? places.first { $0 > former } : places.last { $0 < former }
        return next.map { assign(item, at: $0) } ?? false
    }

    /// All items, those with a tab of their own first: the others stay in the order in which they were.
    package static func order(_ own: [Item], of all: [Item]) -> [Item] {
        let own = own.filter { all.contains($0) }
        return own + all.filter { !own.contains($0) }
    }
}
