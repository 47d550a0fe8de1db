/// The nodes of the tree. Trees can be deep: no function is recursive.
extension SectionSnapshot {
    /// A place for the first items of a tree.
    enum Place {
        case root
        case under(Item)
        case beside(Item, ListSide)
    }

    /// The node of an item, or the root for nil.
    func number(of item: Item?) -> Int? { item.map { numbers[$0] } ?? Self.root }

    /// The node of an item.
    func existing(_ item: Item) throws(ListSnapshotProblem) -> Int {
        guard let node = numbers[item] else { throw .missing("Item identifier", "\(item)") }
        return node
    }

    func childItems(of node: Int) -> [Item] { nodes[node].children.elements.compactMap { nodes[$0].item } }

    /// The items below a node, each before its children.
    func list(below node: Int, _ includesChildren: (Int) -> Bool) -> [Item] {
        var found: [Item] = []
        var pending: [Int] = nodes[node].children.elements.reversed()
        while let next = pending.popLast() {
            if let item = nodes[next].item { found.append(item) }
            guard !nodes[next].children.isEmpty, includesChildren(next) else { continue }
            pending += nodes[next].children.elements.reversed()
        }
        return found
    }

    /// Throws for items that are in the tree or repeated.
    func checkUnique(_ new: [Item]) throws(ListSnapshotProblem) {
        var found = Set<Item>(minimumCapacity: new.count), double: [Item] = [], reported: Set<Item> = []
        for item in new where numbers[item] != nil || !found.insert(item).inserted {
            if reported.insert(item).inserted { double.append(item) }
        }
        guard double.isEmpty else { throw .treeDuplicates(double.map { "\($0)" }) }
    }

    /// Counts siblings that were added.
    mutating func grow(_ added: [Int]) {
        guard let parent = added.first.map({ nodes[$0].parent }) else { return }
        for node in added { nodes[parent].children.addWeight(1, to: node) }
        grow(parent, by: added.count)
    }

    /// Adds a number to the sizes of a node and of all nodes above.
    mutating func grow(_ node: Int, by change: Int) {
        var node = node
        nodes[node].descendants += change
        while node != Self.root {
            let parent = nodes[node].parent
            nodes[parent].children.addWeight(change, to: node)
            nodes[parent].descendants += change
            node = parent
        }
    }

    mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
        for item in items {
            if let node = numbers[item] { nodes[node].isExpanded = isExpanded }
        }
    }

    /// Inserts items that are not in the tree after an item, or at the start for nil.
    mutating func insertNew(_ new: [Item], after previous: Item?) {
        if let previous {
            try? insert(new, .after, previous)
        } else if let first = rootItems.first {
            try? insert(new, .before, first)
        } else {
            try? append(new)
        }
    }

    /// Inserts items that are not in the tree, with expanded states.
    mutating func attach(_ new: [(item: Item, isExpanded: Bool)], _ place: Place) {
        let items = new.map(\.item)
        switch place {
        case .root: try? append(items)
        case .under(let parent): try? append(items, to: parent)
        case .beside(let target, let side): try? insert(items, side, target)
        }
        for entry in new where entry.isExpanded { setExpanded([entry.item], true) }
    }

    /// Copies what is below a node of another tree.
    mutating func graft(_ other: Self, _ node: Int, _ place: Place) {
        func children(_ node: Int) -> [(item: Item, isExpanded: Bool)] {
            other.nodes[node].children.elements.compactMap { child in
                other.nodes[child].item.map { ($0, other.nodes[child].isExpanded) }
            }
        }
        attach(children(node), place)
        var pending = other.nodes[node].children.elements
        while let next = pending.popLast() {
            guard let item = other.nodes[next].item, !other.nodes[next].children.isEmpty else { continue }
            attach(children(next), .under(item))
            pending += other.nodes[next].children.elements
        }
    }
}
