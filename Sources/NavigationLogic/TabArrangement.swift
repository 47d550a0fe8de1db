/// The tabs of a bar while the user rearranges them: the tabs in the bar, and the tabs that the user may add.
package struct TabArrangement<Item: Hashable & Sendable>: Hashable, Sendable {
    /// In order from the leading side.
    package private(set) var bar: [Item]
    /// The tabs that the user may move and replace, in their displayed order.
    package let offered: [Item]
    private let original: [Item]

    package init(bar: [Item], offered: [Item]) {
        (self.bar, original) = (bar, bar)
        var seen = Set<Item>()
        self.offered = offered.filter { seen.insert($0).inserted }
    }

    package var isChanged: Bool { bar != original }

    /// Whether the user may replace the tab at `index`. Tabs that are not offered, like "More", stay.
    package func mayReplace(_ index: Int) -> Bool { bar.indices.contains(index) && offered.contains(bar[index]) }

    /// Replaces the tab at `index` with `item`. Folklore (tab-bars/exchange): an item that is already in the bar
    /// exchanges positions with the replaced tab.
    /// - Returns: whether the bar changed.
    package mutating func assign(_ item: Item, at index: Int) -> Bool {
        guard mayReplace(index), offered.contains(item), bar[index] != item else { return false }
        if let former = bar.firstIndex(of: item) { bar.swapAt(former, index) } else { bar[index] = item }
        return true
    }

    /// Moves `item` by one position among the replaceable tabs. An item outside the bar is inserted at the end of the
    /// bar.
    package mutating func step(_ item: Item, forward: Bool) -> Bool {
        let places = bar.indices.filter(mayReplace)
        guard let former = bar.firstIndex(of: item) else {
            return (forward ? places.first : places.last).map { assign(item, at: $0) } ?? false
        }
        let next = forward ? places.first { $0 > former } : places.last { $0 < former }
        return next.map { assign(item, at: $0) } ?? false
    }

    /// All items, those with their own tab first. The other items keep their order.
    package static func order(_ own: [Item], of all: [Item]) -> [Item] {
        let own = own.filter { all.contains($0) }
        return own + all.filter { !own.contains($0) }
    }
}
