import CoreGraphics
public import Foundation

/// Animators of collection view layouts, whose items are layout attributes.
extension UIDynamicAnimator {
    /// Creates an animator for the attributes of a layout. The layout is invalidated in each frame in which items move,
    /// and returns the attributes of the animator. The reference is weak.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        framePassed = { [weak layout] in layout?.invalidateLayout() }
        // Documented (UICollisionBehavior.translatesReferenceBoundsIntoBoundary): the content size of the layout.
        referenceBounds = { [weak layout] in
            layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
        }
    }

    /// Returns the attributes of a cell that a behavior moves; nil for other cells.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }
    /// Returns the attributes of a supplementary view that a behavior moves; nil for other views.
    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(of: .supplementary(kind, indexPath)) }
    /// Returns the attributes of a decoration view that a behavior moves; nil for other views.
    public func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(of: .decoration(decorationViewKind, indexPath)) }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        for behavior in behaviors.flatMap(\.family) {
            for case let attributes as UICollectionViewLayoutAttributes in behavior.members
            where attributes.element == element { return attributes }
        }
        return nil
    }
}
