/// The items of one section as a tree, with the expanded state of each item: the state of an outline.
///
/// A single operation takes time proportional to the square root of the number of siblings and to the level.
package struct SectionSnapshot<Item: Hashable> {
    struct Node {
        /// Nil for the root of the tree, which is not an item.
        var item: Item?
        var parent: Int
        /// The numbers of the children, weighted by the sizes of their subtrees.
        var children = IdentifierList<Int>()
        var isExpanded = false
        /// The number of items below the node.
        var descendants = 0
    }

    /// The number of the node that is not an item.
    static var root: Int { 0 }

    var nodes = [Node(item: nil, parent: 0)]
    private(set) var numbers: [Item: Int] = [:]
    /// Numbers of removed nodes, for new ones.
    private var free: [Int] = []

    /// A tree without items.
    package init() {}

    /// A tree of items without children.
    package init(roots: [Item]) throws(ListSnapshotProblem) { try append(roots) }

    // MARK: Lookup

    /// The number of items on all levels.
    package var count: Int { numbers.count }
    /// Whether an item is in the tree, on any level.
    package func contains(_ item: Item) -> Bool { numbers[item] != nil }

    /// The items, each before its children.
    package var items: [Item] { list(below: Self.root) { _ in true } }
    /// The items without a parent.
    package var rootItems: [Item] { childItems(of: Self.root) }
    /// The items whose parents are all expanded, each before its children.
    package var visibleItems: [Item] { list(below: Self.root) { nodes[$0].isExpanded } }
    /// The expanded items, in the order of `items`.
    package var expandedItems: [Item] { items.filter { numbers[$0].map { nodes[$0].isExpanded } ?? false } }

    /// The index in `items`. Nil for a missing item.
    package func index(of item: Item) -> Int? {
        guard var node = numbers[item] else { return nil }
        var index = 0
        while node != Self.root {
            let parent = nodes[node].parent
            index += nodes[parent].children.weight(before: node) ?? 0
            // A parent precedes its children.
            if parent != Self.root { index += 1 }
            node = parent
        }
        return index
    }

    /// The children of an item, or the items without a parent for nil. Nil for a missing item.
    package func children(of parent: Item?) -> [Item]? { number(of: parent).map { childItems(of: $0) } }

    /// Whether the children of an item are visible.
    package func isExpanded(_ item: Item) throws(ListSnapshotProblem) -> Bool { nodes[try existing(item)].isExpanded }

    /// Whether all parents of an item are expanded.
    package func isVisible(_ item: Item) throws(ListSnapshotProblem) -> Bool {
        var node = nodes[try existing(item)].parent
        while node != Self.root {
            guard nodes[node].isExpanded else { return false }
            node = nodes[node].parent
        }
        return true
    }

    /// The number of parents above an item. Documented (NSDiffableDataSourceSectionSnapshot): 0 for an item without a
    /// parent.
    package func level(of item: Item) throws(ListSnapshotProblem) -> Int {
        var node = nodes[try existing(item)].parent, level = 0
        while node != Self.root {
            level += 1
            node = nodes[node].parent
        }
        return level
    }

    /// The item one level above. Measured (collections/missing-tree-items): nil for an item without a parent.
    package func parent(of item: Item) throws(ListSnapshotProblem) -> Item? {
        guard let node = numbers[item] else { throw .missing("Child item identifier", "\(item)") }
        return nodes[nodes[node].parent].item
    }

    // MARK: Changes

    /// Appends items to the children of an item, or to the items without a parent for nil. No items: does nothing.
    package mutating func append(_ new: [Item], to parent: Item? = nil) throws(ListSnapshotProblem) {
        guard !new.isEmpty else { return }
        guard let parent = number(of: parent) else {
            throw .missing("Parent item identifier", parent.map { "\($0)" } ?? "")
        }
        try checkUnique(new)
        let added = new.map { add($0, parent) }
        nodes[parent].children.append(added)
        grow(added)
    }

    /// Inserts items beside an item, at its level. Documented (NSDiffableDataSourceSectionSnapshot): items that are
    /// inserted after an item follow its children. No items: does nothing.
    package mutating func insert(_ new: [Item], _ side: ListSide, _ target: Item) throws(ListSnapshotProblem) {
        guard !new.isEmpty else { return }
        guard let node = numbers[target] else { throw .missingTarget(side, "\(target)") }
        try checkUnique(new)
        let parent = nodes[node].parent, added = new.map { add($0, parent) }
        _ = nodes[parent].children.insert(added, beside: node, step: side == .before ? 0 : 1)
        grow(added)
    }

    /// Deletes items with their children.
    ///
    /// Measured (collections/missing-tree-items): throws for a missing item before the first deletion. Repeated items
    /// are allowed.
    package mutating func delete(_ items: [Item]) throws(ListSnapshotProblem) {
        for item in items where numbers[item] == nil { throw .notFound("\(item)") }
        for item in items {
            guard let node = numbers[item] else { continue }
            remove(node)
        }
    }

    /// Deletes all items with their expanded states.
    package mutating func deleteAll() { self = SectionSnapshot() }

    /// Shows the children of items. Ignores missing items.
    ///
    /// Documented (NSDiffableDataSourceSectionSnapshot): items without children can be expanded.
    package mutating func expand(_ items: [Item]) { setExpanded(items, true) }

    /// Hides the children of items. Ignores missing items.
    package mutating func collapse(_ items: [Item]) { setExpanded(items, false) }

    // MARK: Trees

    /// The subtree of an item with the expanded states. Documented (NSDiffableDataSourceSectionSnapshot): the levels
    /// begin at 0.
    ///
    /// - Parameter includingParent: whether the item itself is in the snapshot.
    package func snapshot(of parent: Item, includingParent: Bool = false) throws(ListSnapshotProblem) -> Self {
        guard let node = numbers[parent] else { throw .missing("Parent item identifier", "\(parent)") }
        var part = Self()
        if includingParent { part.attach([(parent, nodes[node].isExpanded)], .root) }
        part.graft(self, node, includingParent ? .under(parent) : .root)
        return part
    }

    /// Replaces all children of an item by a tree, with the expanded states of the tree.
    package mutating func replaceChildren(of parent: Item, with snapshot: Self) throws(ListSnapshotProblem) {
        guard let node = numbers[parent] else { throw .missing("Parent item identifier", "\(parent)") }
        let leaving = Set(list(below: node) { _ in true })
        try checkUnique(snapshot.items.filter { !leaving.contains($0) })
        for child in nodes[node].children.elements { remove(child) }
        graft(snapshot, Self.root, .under(parent))
    }

    /// Inserts a tree beside an item, at its level.
    package mutating func insert(
        _ snapshot: Self, _ side: ListSide, _ target: Item
    ) throws(ListSnapshotProblem) {
        guard numbers[target] != nil else { throw .missingTarget(side, "\(target)") }
        try checkUnique(snapshot.items)
        graft(snapshot, Self.root, .beside(target, side))
    }

    /// The tree after an app applied other items to the section: removes visible items that are not in `items`, and
    /// inserts new items after the item that precedes them, at its level.
    ///
    /// Measured (collections/kept-outline).
    package mutating func keep(visible items: [Item]) {
        let kept = Set(items)
        for item in visibleItems where !kept.contains(item) {
            if let node = numbers[item] { remove(node) }
        }
        var previous: Item?, pending: [Item] = [], waiting: Set<Item> = []
        for item in items {
            if contains(item) {
                insertNew(pending, after: previous)
                pending = []
                previous = item
            } else if waiting.insert(item).inserted {
                pending.append(item)
            }
        }
        insertNew(pending, after: previous)
    }

    // MARK: Nodes

    mutating func add(_ item: Item, _ parent: Int) -> Int {
        let node = Node(item: item, parent: parent)
        if let number = free.popLast() {
            nodes[number] = node
            numbers[item] = number
            return number
        }
        nodes.append(node)
        numbers[item] = nodes.count - 1
        return nodes.count - 1
    }

    mutating func remove(_ node: Int) {
        let parent = nodes[node].parent
        let size = nodes[node].descendants + 1
        nodes[parent].children.remove([node])
        grow(parent, by: -size)
        var pending = [node]
        while let next = pending.popLast() {
            pending += nodes[next].children.elements
            if let item = nodes[next].item { numbers[item] = nil }
            nodes[next] = Node(item: nil, parent: Self.root)
            free.append(next)
        }
    }
}

extension SectionSnapshot: Sendable where Item: Sendable {}
extension SectionSnapshot.Node: Sendable where Item: Sendable {}
