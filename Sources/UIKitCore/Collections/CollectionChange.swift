import Foundation
import ListLogic

/// A change of the items of a collection view, while the change is displayed.
@MainActor
final class CollectionChange {
    let plan: BatchUpdatePlan
    /// The attributes of the elements around the visible part before the change.
    private let former: [CollectionElement: UICollectionViewLayoutAttributes]

    init(plan: BatchUpdatePlan, former: [CollectionElement: UICollectionViewLayoutAttributes]) {
        self.plan = plan
        self.former = former
    }

    /// The index path of an item after the change; nil for a deleted item.
    func newPath(of path: IndexPath) -> IndexPath? {
        ListIndexPath(path).flatMap { plan.newIndexPath(of: $0) }?.indexPath
    }

    /// The items to configure again, at their new index paths.
    var reconfigured: [IndexPath] { plan.reconfiguredItems.map(\.indexPath) }

    /// The element after the change; nil for an element that is deleted or gets a new view.
    func kept(_ element: CollectionElement) -> CollectionElement? {
        let path = element.path
        if case .cell = element {
            guard let old = ListIndexPath(path), !plan.isReloaded(old), let new = plan.newIndexPath(of: old) else {
                return nil
            }
            return .cell(new.indexPath)
        }
        // Supplementary views of the whole layout stay.
        guard path.count == 2, path[1] != .max else { return element }
        guard let section = plan.newSection(of: path[0]), !plan.isSectionReloaded(path[0]) else { return nil }
        return element.at(IndexPath(item: path[1], section: section))
    }

    /// The element before the change; nil for an inserted element.
    func former(of element: CollectionElement) -> CollectionElement? {
        let path = element.path
        if case .cell = element {
            return ListIndexPath(path).flatMap { plan.oldIndexPath(of: $0) }.map { .cell($0.indexPath) }
        }
        guard path.count == 2, path[1] != .max else { return element }
        return plan.oldSection(of: path[0]).map { element.at(IndexPath(item: path[1], section: $0)) }
    }

    /// The element with the new view of a reloaded element; nil for other elements.
    func replacement(of element: CollectionElement) -> CollectionElement? {
        guard case .cell(let path) = element, let old = ListIndexPath(path), plan.isReloaded(old) else { return nil }
        return plan.newIndexPath(of: old).map { .cell($0.indexPath) }
    }

    func formerAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? { former[element] }

    /// The attributes of an element before the change, transparent.
    func faded(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let copy = former[element]?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    var updateItems: [UICollectionViewUpdateItem] {
        plan.updateItems.map { item in
            func path(_ position: ListPosition?) -> IndexPath? {
                // Documented (UICollectionViewUpdateItem): NSNotFound for a section.
                position.map { IndexPath(item: $0.item ?? NSNotFound, section: $0.section) }
            }
            let action: UICollectionViewUpdateItem.Action =
                switch item.action {
                case .insert: .insert
                case .delete: .delete
                case .reload: .reload
                case .move: .move
                }
            return UICollectionViewUpdateItem(action, from: path(item.before), to: path(item.after))
        }
    }
}

extension UICollectionViewLayout {
    /// Documented (initialLayoutAttributesForAppearingItem), and in clones: an inserted element fades in, others start
    /// at their former place.
    func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let change = changing else { return nil }
        guard let former = change.former(of: element) else {
            let copy = attributes(of: element)?.copy() as? UICollectionViewLayoutAttributes
            copy?.alpha = 0
            return copy
        }
        let known = change.formerAttributes(of: former) ?? attributes(of: element)
        guard let copy = known?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.element = element
        // Documented (reloadItems): a reload deletes and inserts, so the new view fades in and the old view fades out.
        if change.replacement(of: former) == element { copy.alpha = 0 }
        return copy
    }

    /// A deleted element fades out; others move to their new place.
    func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let change = changing else { return nil }
        if let kept = change.kept(element) { return attributes(of: kept) }
        guard let new = change.replacement(of: element).flatMap({ attributes(of: $0) }),
            let copy = new.copy() as? UICollectionViewLayoutAttributes
        else { return change.faded(element) }
        (copy.element, copy.alpha) = (element, 0)
        return copy
    }

    /// The attributes from which an element appears, as the app decides.
    func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// The attributes to which an element disappears, as the app decides.
    func final(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
