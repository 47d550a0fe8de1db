import Diagnostics
import ListLogic

/// The items of one section of a collection view as a tree, with the expanded state of each item: an outline.
///
/// Items are unique in the tree. A repeated item, and a missing item where an item is required, stop the program, as in
/// UIKit.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    var tree = SectionSnapshot<ItemIdentifierType>()

    /// Creates a snapshot without items.
    public init() {}

    init(_ tree: SectionSnapshot<ItemIdentifierType>) { self.tree = tree }

    // MARK: Lookup

    /// All items, each before its children.
    public var items: [ItemIdentifierType] { tree.items }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { tree.rootItems }
    /// The items whose parents are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { tree.visibleItems }
    /// Whether an item is in the tree, on any level.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
    /// The index in ``items``; nil for a missing item.
    public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }
    /// Whether the children of an item are visible. A missing item stops the program.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        result { () throws(ListSnapshotProblem) in try tree.isExpanded(item) }
    }
    /// Whether all parents of an item are expanded. A missing item stops the program.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        result { () throws(ListSnapshotProblem) in try tree.isVisible(item) }
    }
    /// The number of parents above an item: 0 for an item without a parent. A missing item stops the program.
    public func level(of item: ItemIdentifierType) -> Int {
        result { () throws(ListSnapshotProblem) in try tree.level(of: item) }
    }
    /// The item one level above; nil for an item without a parent. A missing item stops the program.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        result { () throws(ListSnapshotProblem) in try tree.parent(of: child) }
    }
    /// The items below an item, whose levels begin at 0. A missing item stops the program.
    /// - Parameter includingParent: whether the item itself is in the result.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        Self(
            result { () throws(ListSnapshotProblem) in
                try tree.snapshot(of: parent, includingParent: includingParent)
            })
    }
    /// A description of the tree for debugging, with a line for each item: two spaces a level, `+` for an expanded item
    /// and `*` for a visible item.
    public func visualDescription() -> String { tree.descriptionLines.joined(separator: "\n") }

    // MARK: Changes

    /// Appends items to the children of an item, or to the items without a parent for nil. A missing parent stops the
    /// program.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        change { tree throws(ListSnapshotProblem) in try tree.append(items, to: parent) }
    }
    /// Inserts items before an item, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        change { tree throws(ListSnapshotProblem) in try tree.insert(items, .before, beforeIdentifier) }
    }
    /// Inserts items after an item and its children, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        change { tree throws(ListSnapshotProblem) in try tree.insert(items, .after, afterIdentifier) }
    }
    /// Inserts a tree before an item, at its level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        change { tree throws(ListSnapshotProblem) in try tree.insert(snapshot.tree, .before, item) }
    }
    /// Inserts a tree after an item and its children, at its level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        change { tree throws(ListSnapshotProblem) in try tree.insert(snapshot.tree, .after, item) }
    }
    /// Replaces all children of an item by a tree.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        change { tree throws(ListSnapshotProblem) in try tree.replaceChildren(of: parent, with: snapshot.tree) }
    }
    /// Deletes items with their children. A missing item stops the program.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        change { tree throws(ListSnapshotProblem) in try tree.delete(items) }
    }
    /// Deletes all items.
    public mutating func deleteAll() { tree.deleteAll() }
    /// Shows the children of items. An item keeps the state if children are appended later.
    public mutating func expand(_ items: [ItemIdentifierType]) { tree.expand(items) }
    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { tree.collapse(items) }

    // MARK: -

    private func result<Value>(_ lookup: () throws(ListSnapshotProblem) -> Value) -> Value {
        do { return try lookup() } catch { misuse(error.message) }
    }

    private mutating func change(
        _ edit: (inout SectionSnapshot<ItemIdentifierType>) throws(ListSnapshotProblem) -> Void
    ) {
        do { try edit(&tree) } catch { misuse(error.message) }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
