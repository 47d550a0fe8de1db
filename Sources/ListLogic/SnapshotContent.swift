/// The content of a diffable data source: sections with items, and the trees of the sections that are outlines.
///
/// The items of an outline in the list are the visible items of the tree.
package struct SnapshotContent<Section: Hashable, Item: Hashable> {
    /// The sections with the items that a list view displays.
    package private(set) var list = ListSnapshot<Section, Item>()
    /// The trees of the sections to which an app applied a tree.
    package private(set) var trees: [Section: SectionSnapshot<Item>] = [:]

    /// A content without sections.
    package init() {}

    /// The content without marks.
    package var withoutMarks: Self {
        var copy = self
        copy.list = list.withoutMarks
        return copy
    }

    /// The tree of a section. Measured (collections/section-snapshots): the items of a section without a tree have no
    /// parents. A missing section has an empty tree.
    package func tree(of section: Section) -> SectionSnapshot<Item> {
        if let tree = trees[section] { return tree }
        // Items of a list are unique.
        return (try? SectionSnapshot(roots: list.items(in: section) ?? [])) ?? SectionSnapshot()
    }

    /// Replaces all sections and items. The trees of sections that stay follow the items.
    package mutating func show(_ list: ListSnapshot<Section, Item>) {
        self.list = list
        trees = trees.filter { list.contains(section: $0.key) }
        updateTrees()
    }

    /// Replaces the items of a section by the visible items of a tree.
    ///
    /// Measured (collections/section-snapshots): a missing section is appended. Items of other sections move into the
    /// section.
    package mutating func show(
        _ tree: SectionSnapshot<Item>, in section: Section
    ) throws(ListSnapshotProblem) {
        try list.setItems(tree.visibleItems, in: section)
        trees[section] = tree
        updateTrees()
    }

    /// Moves an item to the index path that it has after the move, as the user does by a drag.
    ///
    /// - Returns: whether the item and its new index path exist.
    package mutating func moveItem(at source: ListIndexPath, to target: ListIndexPath) -> Bool {
        guard let item = list.item(at: source), list.moveItem(at: source, to: target) else { return false }
        var branch: SectionSnapshot<Item>?
        if let section = list.section(at: source.section), var tree = trees[section] {
            branch = try? tree.snapshot(of: item, includingParent: true)
            try? tree.delete([item])
            trees[section] = tree
        }
        if let section = list.section(at: target.section), var tree = trees[section] {
            let part = (try? branch ?? SectionSnapshot(roots: [item])) ?? SectionSnapshot()
            let next = list.item(at: ListIndexPath(section: target.section, item: target.item + 1))
            let previous = list.item(at: ListIndexPath(section: target.section, item: target.item - 1))
            tree.insert(part, after: previous, before: next)
            trees[section] = tree
        }
        return true
    }

    /// The content whose lists of items match the trees. Differs from the content after the user moved an item with
    /// visible children, which follow the item.
    package var withVisibleItems: Self {
        var copy = self
        for section in list.sectionIdentifiers {
            guard let tree = trees[section], let items = list.items(in: section) else { continue }
            let visible = tree.visibleItems
            if items != visible { try? copy.list.setItems(visible, in: section) }
        }
        return copy
    }

    /// Changes the trees whose visible items are not the items of the list.
    private mutating func updateTrees() {
        for section in list.sectionIdentifiers {
            guard var tree = trees[section], let items = list.items(in: section), tree.visibleItems != items else {
                continue
            }
            tree.keep(visible: items)
            trees[section] = tree.visibleItems == items ? tree : tree.flattened(items)
        }
    }
}

extension SnapshotContent: Sendable where Section: Sendable, Item: Sendable {}

extension SectionSnapshot {
    /// Inserts a tree between two visible items, at the level of the item before, or as the first child of the item
    /// before if the item after is its child.
    fileprivate mutating func insert(_ part: Self, after previous: Item?, before next: Item?) {
        if let next, contains(next), previous == (try? parent(of: next)) {
            try? insert(part, .before, next)
        } else if let previous, contains(previous) {
            try? insert(part, .after, previous)
        } else if let first = rootItems.first {
            try? insert(part, .before, first)
        } else {
            self = part
        }
    }

    /// The items without parents, for a list whose order contradicts the tree. Collapsed items keep their children.
    fileprivate func flattened(_ items: [Item]) -> Self {
        guard var flat = try? SectionSnapshot(roots: items) else { return self }
        for item in items where (try? isExpanded(item)) == false {
            if let branch = try? snapshot(of: item) { try? flat.replaceChildren(of: item, with: branch) }
        }
        return flat
    }
}
