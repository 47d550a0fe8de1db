/// A sum over items of an ``ItemTree``, such as a length or a height.
package protocol TreeMeasure: Sendable {
    static var zero: Self { get }
    static func + (a: Self, b: Self) -> Self
}

/// An item of an ``ItemTree``.
package protocol TreeItem: Sendable {
    associatedtype Measure: TreeMeasure
    /// The item's part of the sum.
    var measure: Measure { get }
    /// The maximum number of items that one leaf of a tree has.
    static var leafCapacity: Int { get }
}

/// A sequence of items in a balanced tree.
///
/// A replacement takes time in proportion to the replaced items and to the logarithm of the count. Copies share
/// their nodes. Nodes are immutable.
package struct ItemTree<Item: TreeItem>: Sendable {
    /// A leaf has items, and another node has two nodes.
    private final class Node: Sendable {
        let items: [Item]
        let left: Node?
        let right: Node?
        let count: Int
        let height: Int
        let measure: Item.Measure

        init(_ items: [Item]) {
            self.items = items
            (left, right) = (nil, nil)
            count = items.count
            height = 0
            measure = items.reduce(.zero) { $0 + $1.measure }
        }

        init(_ left: Node, _ right: Node) {
            items = []
            self.left = left
            self.right = right
            count = left.count + right.count
            height = max(left.height, right.height) + 1
            measure = left.measure + right.measure
        }
    }

    private var root: Node?

    package init() {}
    package init(_ items: [Item]) { root = Self.build(items[...]) }

    package var count: Int { root?.count ?? 0 }
    /// The sum over all items.
    package var measure: Item.Measure { root?.measure ?? .zero }

    // MARK: Reading

    package subscript(index: Int) -> Item {
        let (leaf, start) = leaf(at: index)
        return leaf.items[index - start]
    }

    /// Whether the items are equal because one tree is a copy of the other. Reads no item.
    package func isCopy(of other: ItemTree) -> Bool { root === other.root }

    /// The items of a range, which is clamped.
    package func items(_ range: Range<Int>) -> [Item] {
        let range = range.clamped(to: 0..<count)
        guard let root, !range.isEmpty else { return [] }
        var found: [Item] = []
        found.reserveCapacity(range.count)
        Self.collect(root, range, into: &found)
        return found
    }

    /// The sum over the items before an index.
    package func measure(before index: Int) -> Item.Measure {
        guard var node = root, index > 0 else { return .zero }
        guard index < count else { return measure }
        var (sum, rest) = (Item.Measure.zero, index)
        while let left = node.left, let right = node.right {
            if rest < left.count {
                node = left
            } else {
                sum = sum + left.measure
                rest -= left.count
                node = right
            }
        }
        return node.items[..<rest].reduce(sum) { $0 + $1.measure }
    }

    /// The first item for which a condition holds, with the sum before the item; nil if it holds for no item.
    /// - Parameter holds: a condition on the sum up to the end of an item. It also holds for all later items.
    package func first(where holds: (Item.Measure) -> Bool) -> (index: Int, before: Item.Measure)? {
        guard var node = root, holds(node.measure) else { return nil }
        var (sum, index) = (Item.Measure.zero, 0)
        while let left = node.left, let right = node.right {
            if holds(sum + left.measure) {
                node = left
            } else {
                sum = sum + left.measure
                index += left.count
                node = right
            }
        }
        for item in node.items {
            let next = sum + item.measure
            if holds(next) { return (index, sum) }
            sum = next
            index += 1
        }
        return nil
    }

    private func leaf(at index: Int) -> (node: Node, start: Int) {
        guard var node = root else { return (Node([]), 0) }
        var start = 0
        while let left = node.left, let right = node.right {
            if index - start < left.count {
                node = left
            } else {
                start += left.count
                node = right
            }
        }
        return (node, start)
    }

    private static func collect(_ node: Node, _ range: Range<Int>, into found: inout [Item]) {
        guard let left = node.left, let right = node.right else { return found += node.items[range] }
        if range.lowerBound < left.count {
            collect(left, range.lowerBound..<min(range.upperBound, left.count), into: &found)
        }
        if range.upperBound > left.count {
            collect(right, max(range.lowerBound - left.count, 0)..<range.upperBound - left.count, into: &found)
        }
    }

    // MARK: Changing

    /// Replaces the items of a range, which is clamped.
    package mutating func replace(_ range: Range<Int>, with new: [Item]) {
        guard root != nil else { return self = ItemTree(new) }
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty || !new.isEmpty else { return }
        // Whole leaves are replaced, so that no leaf becomes small.
        let first = leaf(at: min(range.lowerBound, count - 1))
        let last = leaf(at: min(max(range.upperBound - 1, range.lowerBound), count - 1))
        var items = Array(first.node.items[..<(range.lowerBound - first.start)])
        items += new
        items += last.node.items[(range.upperBound - last.start)...]
        var end = last.start + last.node.count
        if items.count < Item.leafCapacity / 4, end < count {
            let next = leaf(at: end).node
            items += next.items
            end += next.count
        }
        let (rest, right) = Self.split(root, at: end)
        let (left, _) = Self.split(rest, at: first.start)
        root = Self.join(Self.join(left, Self.build(items[...])), right)
    }

    /// Builds a balanced tree of leaves of about three quarters of the capacity.
    private static func build(_ items: ArraySlice<Item>) -> Node? {
        guard !items.isEmpty else { return nil }
        guard items.count > Item.leafCapacity else { return Node(Array(items)) }
        let size = max(Item.leafCapacity * 3 / 4, 1)
        var nodes = stride(from: items.startIndex, to: items.endIndex, by: size).map {
            Node(Array(items[$0..<min($0 + size, items.endIndex)]))
        }
        while nodes.count > 1 {
            nodes = stride(from: 0, to: nodes.count, by: 2).map {
                $0 + 1 < nodes.count ? join(nodes[$0], nodes[$0 + 1]) ?? nodes[$0] : nodes[$0]
            }
        }
        return nodes.first
    }

    /// Splits a tree at the start or end of a leaf.
    private static func split(_ node: Node?, at index: Int) -> (Node?, Node?) {
        guard let node else { return (nil, nil) }
        if index <= 0 { return (nil, node) }
        guard index < node.count, let left = node.left, let right = node.right else { return (node, nil) }
        if index <= left.count {
            let (low, high) = split(left, at: index)
            return (low, join(high, right))
        }
        let (low, high) = split(right, at: index - left.count)
        return (join(left, low), high)
    }

    private static func join(_ left: Node?, _ right: Node?) -> Node? {
        guard let left else { return right }
        guard let right else { return left }
        if left.height > right.height + 1, let low = left.left, let high = join(left.right, right) {
            return balanced(low, high)
        }
        if right.height > left.height + 1, let high = right.right, let low = join(left, right.left) {
            return balanced(low, high)
        }
        return Node(left, right)
    }

    /// Joins two trees whose heights differ by at most 2.
    private static func balanced(_ left: Node, _ right: Node) -> Node {
        if left.height > right.height + 1, let low = left.left, let high = left.right {
            guard high.height > low.height, let first = high.left, let second = high.right else {
                return Node(low, Node(high, right))
            }
            return Node(Node(low, first), Node(second, right))
        }
        if right.height > left.height + 1, let low = right.left, let high = right.right {
            guard low.height > high.height, let first = low.left, let second = low.right else {
                return Node(Node(left, low), high)
            }
            return Node(Node(left, first), Node(second, high))
        }
        return Node(left, right)
    }

    /// The length of the longest path from the root, for tests.
    package var depth: Int { root?.height ?? 0 }
}

extension Int: TreeMeasure {
    package static var zero: Int { 0 }
}
