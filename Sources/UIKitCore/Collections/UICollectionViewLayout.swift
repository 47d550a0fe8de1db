import CoreGraphics
import Diagnostics
public import Foundation
import ObjectiveCRuntime
import QuartzCore

/// Computes the frames of a collection view's elements. Subclasses override the methods that the class documents as
/// to be overridden; the class itself has no elements.
///
/// Documented (UICollectionViewLayout): ``prepare()`` is called first, and again after each invalidation, before any
/// other request.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view that uses the layout; nil without one.
    open var collectionView: UICollectionView? { owner }
    final weak var owner: UICollectionView?
    /// The classes and nibs of decoration views, by kind.
    var decorationMakers: [String: () -> UICollectionReusableView?] = [:]
    /// The changes between ``prepare(forCollectionViewUpdates:)`` and ``finalizeCollectionViewUpdates()``.
    var changing: CollectionChange?

    /// Creates a layout.
    public override init() { super.init() }
    /// Decodes a layout from an archive. For an element of a storyboard, all attributes are set when the initializer
    /// returns.
    public required init?(coder: NSCoder) {
        super.init()
        coder.fill(self, as: UICollectionViewLayout.self)
    }
    /// Does nothing. Subclasses encode their values.
    open func encode(with coder: NSCoder) {}

    /// Computes the values that the last call of ``invalidateLayout(with:)`` removed, without the app's ``prepare()``.
    func prepareOwnValues() {}

    // MARK: Invalidation

    /// Marks the whole layout as invalid. Calls ``invalidateLayout(with:)`` with a new context. The collection view
    /// prepares the layout in its next layout pass.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }
    /// Marks the parts that the context names as invalid. Overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutInvalidated(self, with: context)
    }
    /// The class of the contexts. Subclasses of ``UICollectionViewLayoutInvalidationContext`` add flags.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// The class of the attributes that the layout returns.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// Returns whether a change of the bounds invalidates the layout. Called before the bounds change. False by
    /// default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the context for a change of the bounds. Called if ``shouldInvalidateLayout(forBoundsChange:)`` returned
    /// true. A new context by default.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Returns whether a preferred size that differs from the layout's size invalidates the layout. False by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context for a preferred size. By default a new context with the index path of the cell.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        switch originalAttributes.element {
        case .cell(let path): context.invalidateItems(at: [path])
        case .supplementary(let kind, let path): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decoration(let kind, let path): context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        return context
    }

    // MARK: Geometry

    /// Computes the layout. Called before any other request after each invalidation. Overrides call super.
    open func prepare() {}
    /// The size of the content in points. Overridden by subclasses; zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements that intersect the rectangle. Overridden by subclasses; nil by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of a cell. Overridden by subclasses; nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view. Overridden by subclasses with supplementary views; nil by
    /// default.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Returns the attributes of a decoration view. Overridden by subclasses with decoration views; nil by default.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Returns the offset at which scrolling comes to rest after the finger was lifted. The proposed offset by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the content offset after updates and changes of the layout. The proposed offset by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// The direction for which the layout was written. Left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors the layout if the interface has the other direction. False by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Registers the class of decoration views; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return removeDecorationMaker(elementKind) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            misuse(
                """
                UICollectionViewLayout.register(_:forDecorationViewOfKind: \(elementKind)): \(viewClass) is no \
                UICollectionReusableView; register a subclass of it
                """
            )
        }
        decorationMakers[elementKind] = { type.init(frame: .zero) }
    }
    /// Registers the nib of decoration views; nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        register(nib, decorations: elementKind)
    }

    // MARK: Updates

    /// Called before the changes of a batch are displayed. Overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called inside of the animation block of a batch of changes. Does nothing by default.
    open func finalizeCollectionViewUpdates() {}
    /// Called in an animation block that changed the size of the collection view, before the elements move. Does
    /// nothing by default. The initial and final attributes of elements that appear and disappear are requested after
    /// the call.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called in an animation block that changed the size of the collection view, after the elements got their new
    /// attributes. Does nothing by default.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before the collection view changes to another layout. Does nothing by default.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before the collection view changes to this layout. Does nothing by default.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called inside of the animation block of a change of the layout. Does nothing by default.
    open func finalizeLayoutTransition() {}

    /// Returns the attributes from which a cell that appears is animated. By default inserted cells fade in their
    /// place, and others start at their former place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { initialAttributes(.cell(itemIndexPath)) }
    /// Returns the attributes to which a cell that disappears is animated. By default a fade of deleted cells.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { finalAttributes(.cell(itemIndexPath)) }
    /// Returns the attributes from which a supplementary view that appears is animated.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { initialAttributes(.supplementary(elementKind, elementIndexPath)) }
    /// Returns the attributes to which a supplementary view that disappears is animated.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { finalAttributes(.supplementary(elementKind, elementIndexPath)) }
    /// Returns the attributes from which a decoration view that appears is animated.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { initialAttributes(.decoration(elementKind, decorationIndexPath)) }
    /// Returns the attributes to which a decoration view that disappears is animated.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { finalAttributes(.decoration(elementKind, decorationIndexPath)) }

    /// Returns the supplementary views to delete in a batch. Called in every batch. Empty by default.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views to delete in a batch. Called in every batch. Empty by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views to insert in a batch. Called in every batch. Empty by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views to insert in a batch. Called in every batch. Empty by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moves by drag

    /// Returns the index path for a moved item at a position. By default the item at the position, or the previous
    /// index path.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }
    /// Returns the attributes of an item while the user moves it. By default the attributes of the item, centered at
    /// the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let moved = attributes ?? makeAttributes(.cell(indexPath))
        moved.center = position
        // Chosen: above all other elements.
        moved.zIndex = .max
        return moved
    }
    /// Returns the context for a moved item at a new position. The context has the previous and the target index paths.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousPaths = previousIndexPaths
        context.targetPaths = targetIndexPaths
        context.target = targetPosition
        context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
        return context
    }
    /// Returns the context for the end of a move.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousPaths = previousIndexPaths
        context.targetPaths = indexPaths
        return context
    }

    // MARK: For UIKit's own subclasses

    /// Whether cells and views with the attributes compute their preferred size.
    func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// The numbers of sections or items changed, and the layout moves the stored facts of single items.
    func itemsMoved(_ change: CollectionChange) {}
    /// The layout was given to a collection view, or removed from it.
    func collectionViewChanged() {}
    /// The safe area or the content insets of the collection view changed.
    func insetsChanged() {}
    /// The text size, the scale or the direction of the collection view changed.
    func traitsChanged() {}
    /// Creates a decoration view.
    func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        guard let maker = decorationMakers[kind] else {
            misuse(
                """
                \(type(of: self)): the decoration view of kind \(kind) has no class; call \
                register(_:forDecorationViewOfKind:) of the layout first
                """
            )
        }
        return maker()
    }

    /// The view that contains an element; nil for the collection view itself.
    func container(for attributes: UICollectionViewLayoutAttributes) -> CollectionContainer? { nil }
    /// The distance from the frame of an element to its place on screen. Not zero in the row of an orthogonal section.
    func rowShift(of element: CollectionElement) -> CGPoint { .zero }
    /// All visible elements have their attributes. Called at the end of a layout pass.
    func elementsShown() {}
    /// Scrolls the row of a section with independent scrolling. Returns false for another section.
    func scrollRow(
        to frame: CGRect, of path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool { false }
}

extension UICollectionViewLayout {
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let named: AnyClass = type(of: self).invalidationContextClass
        guard let type = named as? UICollectionViewLayoutInvalidationContext.Type else {
            misuse(
                """
                \(type(of: self)).invalidationContextClass: \(named) is no UICollectionViewLayoutInvalidationContext; \
                return a subclass of it
                """
            )
        }
        return type.instanceByClass()
    }

    /// New attributes of the layout's class.
    func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let named: AnyClass = type(of: self).layoutAttributesClass
        guard let type = named as? UICollectionViewLayoutAttributes.Type else {
            misuse(
                """
                \(type(of: self)).layoutAttributesClass: \(named) is no UICollectionViewLayoutAttributes; return a \
                subclass of it
                """
            )
        }
        let attributes = type.instanceByClass()
        attributes.element = element
        return attributes
    }

    /// The current attributes of an element.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    fileprivate func removeDecorationMaker(_ kind: String) {
        keeping(decorationMakers) { decorationMakers[kind] = nil }
    }

    func register(_ nib: (any ListNib)?, decorations kind: String) {
        guard let nib else { return removeDecorationMaker(kind) }
        decorationMakers[kind] = {
            nib.makeObjects().lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
    }
}
