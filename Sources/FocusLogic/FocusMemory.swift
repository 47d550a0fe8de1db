/// The item of each group that had the focus last.
package struct FocusMemory<Group: Hashable, Item> {
    /// Chosen: more groups are not remembered, so that screens that were left do not add up.
    package static var capacity: Int { 64 }
    private var entries: [(group: Group, item: Item)] = []

    package init() {}

    /// Remembers the item. A group has one item; the group that was used least recently is forgotten first.
    package mutating func remember(_ item: Item, in group: Group) {
        entries.removeAll { $0.group == group }
        entries.append((group, item))
        if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
    }

    /// The item that had the focus last in a group.
    package func item(in group: Group) -> Item? { entries.last { $0.group == group }?.item }
}
