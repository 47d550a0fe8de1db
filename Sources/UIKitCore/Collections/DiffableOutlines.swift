import Foundation
import ListLogic

extension UICollectionViewDiffableDataSource {
    /// The closures of an app for items that the user expands or collapses. Nil by default.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Returns whether the user may expand an item. True without the closure.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item expands.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether the user may collapse an item. True without the closure.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item collapses.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that expands. The second argument contains the present children.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// The place of an item in the tree of its section. Nil for an item of a section without a tree.
    func outlineState(of item: ItemIdentifierType) -> (level: Int, isExpanded: Bool)? {
        guard let tree = tree(containing: item), let level = try? tree.level(of: item),
            let isExpanded = try? tree.isExpanded(item)
        else { return nil }
        return (level, isExpanded)
    }

    /// Updates the outline disclosures of the displayed cells.
    func showOutlines(_ isAnimated: Bool) {
        guard let collectionView, !display.content.trees.isEmpty else { return }
        func update() {
            for cell in collectionView.visibleCells {
                guard let path = collectionView.indexPath(for: cell), let item = display.item(at: path),
                    let state = outlineState(of: item)
                else { continue }
                cell.showOutline(level: state.level, isExpanded: state.isExpanded)
            }
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }

    private func tree(containing item: ItemIdentifierType) -> SectionSnapshot<ItemIdentifierType>? {
        let content = display.content
        return content.list.section(of: item).flatMap { content.trees[$0] }
    }

    private func toggle(_ item: ItemIdentifierType) {
        guard let isExpanded = outlineState(of: item)?.isExpanded else { return }
        let handlers = sectionSnapshotHandlers
        // Measured (collections/outline-handlers): the old items are in place during all calls.
        let isAllowed = (isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem)?(item) ?? true
        guard isAllowed else { return }
        (isExpanded ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
        var children: SectionSnapshot<ItemIdentifierType>?
        if !isExpanded, let provide = handlers.snapshotForExpandingParent {
            guard let present = try? tree(containing: item)?.snapshot(of: item) else { return }
            children = provide(item, NSDiffableDataSourceSectionSnapshot(present)).tree
        }
        // The app may have applied another snapshot.
        guard let section = display.content.list.section(of: item), var tree = display.content.trees[section],
            tree.contains(item)
        else { return }
        var snapshot = NSDiffableDataSourceSectionSnapshot(tree)
        if let children { snapshot.replace(childrenOf: item, using: NSDiffableDataSourceSectionSnapshot(children)) }
        tree = snapshot.tree
        if isExpanded { tree.collapse([item]) } else { tree.expand([item]) }
        apply(NSDiffableDataSourceSectionSnapshot(tree), to: section)
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func toggleOutline(at path: IndexPath) {
        if let item = display.item(at: path) { toggle(item) }
    }

    func outlineLevel(at path: IndexPath) -> Int? { display.item(at: path).flatMap(outlineState)?.level }

    func isExpanded(at path: IndexPath) -> Bool? { display.item(at: path).flatMap(outlineState)?.isExpanded }
}
