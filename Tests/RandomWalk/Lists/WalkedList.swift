import UIKit

/// A table or collection view as a walk sees it.
@MainActor
protocol WalkedList: UIScrollView {
    var counts: [Int] { get }
    var shownPaths: [IndexPath] { get }
    /// The items that the list has to show in its bounds.
    var expectedPaths: [IndexPath] { get }
    var shownCells: [any WalkedCell] { get }
    var expectedHeight: CGFloat { get }
    var chosenPaths: [IndexPath] { get }
    var isEdited: Bool { get set }
    var hasSeveral: Bool { get set }
    func cell(at path: IndexPath) -> (any WalkedCell)?
    func frame(of path: IndexPath) -> CGRect
    func reload()
    func show(_ calls: ListCalls, isAnimated: Bool, _ change: () -> Void)
    func choose(_ path: IndexPath?, isAnimated: Bool)
    func drop(_ path: IndexPath)
    /// Lets the keyboard focus the items.
    func allowFocus()
    func scroll(to path: IndexPath, isAnimated: Bool)
}

/// A cell that knows its item.
@MainActor
protocol WalkedCell: UIView {
    var name: Int { get set }
    var isChosen: Bool { get }
}

private func paths(_ places: [ListPlace]) -> [IndexPath] { places.map { IndexPath(row: $0.item, section: $0.section) } }
private func path(_ place: ListPlace) -> IndexPath { IndexPath(row: place.item, section: place.section) }

final class WalkedRow: UITableViewCell, WalkedCell {
    var name = 0
    var isChosen: Bool { isSelected }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: CGFloat(30 + name % 5 * 13)) }
}

final class WalkedItem: UICollectionViewCell, WalkedCell {
    var name = 0
    var isChosen: Bool { isSelected }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        copy.size.height = CGFloat(30 + name % 5 * 13)
        return copy
    }
}

final class WalkedListItem: UICollectionViewListCell, WalkedCell {
    var name = 0
    var isChosen: Bool { isSelected }
}

final class WalkedTable: UITableView, WalkedList {
    func allowFocus() { (allowsFocus, allowsFocusDuringEditing) = (true, true) }
    var counts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }
    var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
    var expectedPaths: [IndexPath] { indexPathsForRows(in: bounds) ?? [] }
    var shownCells: [any WalkedCell] { visibleCells.compactMap { $0 as? any WalkedCell } }
    var expectedHeight: CGFloat { (0..<numberOfSections).map { rect(forSection: $0).maxY }.max() ?? 0 }
    var chosenPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
    var isEdited: Bool {
        get { isEditing }
        set { setEditing(newValue, animated: true) }
    }
    var hasSeveral: Bool {
        get { allowsMultipleSelection }
        set { allowsMultipleSelection = newValue }
    }
    func cell(at path: IndexPath) -> (any WalkedCell)? { cellForRow(at: path) as? any WalkedCell }
    func frame(of path: IndexPath) -> CGRect { rectForRow(at: path) }
    func reload() { reloadData() }
    func show(_ calls: ListCalls, isAnimated: Bool, _ change: () -> Void) {
        let animation = isAnimated ? RowAnimation.automatic : .none
        performBatchUpdates {
            change()
            insertRows(at: paths(calls.inserted), with: animation)
            deleteRows(at: paths(calls.deleted), with: animation)
            for move in calls.moved { moveRow(at: path(move.from), to: path(move.to)) }
            reloadRows(at: paths(calls.reloaded), with: animation)
            reconfigureRows(at: paths(calls.reconfigured))
            deleteSections(IndexSet(calls.deletedSections), with: animation)
            insertSections(IndexSet(calls.insertedSections), with: animation)
            reloadSections(IndexSet(calls.reloadedSections), with: animation)
            for move in calls.movedSections { moveSection(move.from, toSection: move.to) }
        }
    }
    func choose(_ path: IndexPath?, isAnimated: Bool) {
        selectRow(at: path, animated: isAnimated, scrollPosition: .none)
    }
    func drop(_ path: IndexPath) { deselectRow(at: path, animated: false) }
    func scroll(to path: IndexPath, isAnimated: Bool) { scrollToRow(at: path, at: .middle, animated: isAnimated) }
}

final class WalkedCollection: UICollectionView, WalkedList {
    func allowFocus() { (allowsFocus, allowsFocusDuringEditing) = (true, true) }
    var counts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }
    var shownPaths: [IndexPath] { indexPathsForVisibleItems }
    var expectedPaths: [IndexPath] {
        let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        return found.filter { $0.representedElementCategory == .cell && !$0.isHidden }.map(\.indexPath).sorted()
    }
    var shownCells: [any WalkedCell] { visibleCells.compactMap { $0 as? any WalkedCell } }
    var expectedHeight: CGFloat { collectionViewLayout.collectionViewContentSize.height }
    var chosenPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
    var isEdited: Bool {
        get { isEditing }
        set { isEditing = newValue }
    }
    var hasSeveral: Bool {
        get { allowsMultipleSelection }
        set { allowsMultipleSelection = newValue }
    }
    func cell(at path: IndexPath) -> (any WalkedCell)? { cellForItem(at: path) as? any WalkedCell }
    func frame(of path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
    func reload() { reloadData() }
    func show(_ calls: ListCalls, isAnimated: Bool, _ change: () -> Void) {
        func perform() {
            performBatchUpdates {
                change()
                insertItems(at: paths(calls.inserted))
                deleteItems(at: paths(calls.deleted))
                for move in calls.moved { moveItem(at: path(move.from), to: path(move.to)) }
                reloadItems(at: paths(calls.reloaded))
                reconfigureItems(at: paths(calls.reconfigured))
                deleteSections(IndexSet(calls.deletedSections))
                insertSections(IndexSet(calls.insertedSections))
                reloadSections(IndexSet(calls.reloadedSections))
                for move in calls.movedSections { moveSection(move.from, toSection: move.to) }
            }
        }
        if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
    }
    func choose(_ path: IndexPath?, isAnimated: Bool) { selectItem(at: path, animated: isAnimated, scrollPosition: []) }
    func drop(_ path: IndexPath) { deselectItem(at: path, animated: false) }
    func scroll(to path: IndexPath, isAnimated: Bool) {
        scrollToItem(at: path, at: .centeredVertically, animated: isAnimated)
    }
}
