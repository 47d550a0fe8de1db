package import Foundation

/// An item that can get the focus, as a value.
package struct FocusItem: Hashable, Sendable {
    package var id: Int
    /// The frame in a coordinate system that all items share.
    package var frame: CGRect
    /// The groups that contain the item, outermost first. Arrow keys move between the items of one group; Tab moves
    /// between groups.
    package var group: [Int]
    /// The item of the highest priority is the primary item of its group.
    package var priority: Int

    package init(id: Int, frame: CGRect, group: [Int], priority: Int = 0) {
        (self.id, self.frame, self.group, self.priority) = (id, frame, group, priority)
    }
}

/// The items of a screen that can get the focus, and the movement between them.
package struct FocusMap: Sendable {
    /// The items in reading order, group by group.
    package let items: [FocusItem]
    /// The groups in the order of the Tab key: in reading order, inner groups after the items of the outer group.
    package let groups: [[Int]]
    private let members: [[Int]: [Int]]
    private let places: [Int: Int]

    package init(_ items: [FocusItem], isRightToLeft: Bool = false) {
        var order: [[Int]] = []
        var sorted: [FocusItem] = []
        Self.collect(items, depth: 0, isRightToLeft, &order, &sorted)
        self.items = sorted
        groups = order
        var members: [[Int]: [Int]] = [:], places: [Int: Int] = [:]
        for (index, item) in sorted.enumerated() {
            members[item.group, default: []].append(index)
            places[item.id] = index
        }
        (self.members, self.places) = (members, places)
    }

    private static func collect(
        _ items: [FocusItem], depth: Int, _ isRightToLeft: Bool, _ order: inout [[Int]], _ sorted: inout [FocusItem]
    ) {
        let own = items.filter { $0.group.count <= depth }
        if let first = own.first {
            order.append(first.group)
            sorted += ReadingOrder.indices(of: own.map(\.frame), isRightToLeft: isRightToLeft).map { own[$0] }
        }
        var inner: [[FocusItem]] = [], known: [Int: Int] = [:]
        for item in items where item.group.count > depth {
            let key = item.group[depth]
            if let index = known[key] {
                inner[index].append(item)
            } else {
                known[key] = inner.count
                inner.append([item])
            }
        }
        let frames = inner.map { $0.dropFirst().reduce($0[0].frame) { $0.union($1.frame) } }
        for index in ReadingOrder.indices(of: frames, isRightToLeft: isRightToLeft) {
            collect(inner[index], depth: depth + 1, isRightToLeft, &order, &sorted)
        }
    }

    /// The item with an identifier, or nil.
    package func item(_ id: Int) -> FocusItem? { places[id].map { items[$0] } }

    /// The item at which Tab arrives in a group: the item of the highest priority, of several the first.
    package func primary(of group: [Int]) -> Int? {
        guard let indices = members[group], let first = indices.first else { return nil }
        var best = first
        for index in indices where items[index].priority > items[best].priority { best = index }
        return items[best].id
    }

    /// The group after or before a group in the order of the Tab key. The first group follows the last group. Nil
    /// begins outside of all groups.
    package func group(after group: [Int]?, isForward: Bool) -> [Int]? {
        guard !groups.isEmpty else { return nil }
        guard let group, let index = groups.firstIndex(of: group) else { return isForward ? groups.first : groups.last }
        return groups[(index + (isForward ? 1 : groups.count - 1)) % groups.count]
    }

    /// The item to which the focus moves from an item of the same group; nil at the end.
    package func item(from id: Int, _ direction: FocusDirection) -> Int? {
        guard let place = places[id], let group = members[items[place].group] else { return nil }
        let position = place - group[0]
        switch direction {
        case .next: return position + 1 < group.count ? items[place + 1].id : nil
        case .previous: return position > 0 ? items[place - 1].id : nil
        case .first: return position > 0 ? items[group[0]].id : nil
        case .last: return position + 1 < group.count ? items[group[0] + group.count - 1].id : nil
        case .up, .down, .left, .right:
            var best: (id: Int, distance: FocusDistance)?
            for index in group {
                let distance = FocusDistance(from: items[place].frame, to: items[index].frame, direction)
                guard let distance else { continue }
                if let known = best, known.distance <= distance { continue }
                best = (items[index].id, distance)
            }
            return best?.id
        }
    }
}
