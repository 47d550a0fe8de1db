import CoreGraphics
public import Foundation
import ListLogic
import ObjectiveCRuntime

/// A cell in a compositional layout. Subclasses are groups and supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size in the group.
    public let layoutSize: NSCollectionLayoutSize
    /// The views of the item, such as badges.
    var ownViews: [NSCollectionLayoutSupplementaryItem] = []

    /// Creates an item without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// Creates an item with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        ownViews = supplementaryItems
        super.init()
    }

    /// The insets of the item in its place, in points. Zero by default.
    ///
    /// Documented (NSCollectionLayoutItem.contentInsets): the insets are applied after the layout, and are ignored on
    /// an axis with an estimated size.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space around the item. The space is part of the layout. Nil by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The supplementary views of the item, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownViews }

    /// Returns a copy with the same properties.
    open func copy(with zone: NSZone? = nil) -> Any { copied(NSCollectionLayoutItem(layoutSize: layoutSize)) }

    func copied<Item: NSCollectionLayoutItem>(_ item: Item) -> Item {
        item.contentInsets = contentInsets
        item.edgeSpacing = edgeSpacing
        item.ownViews = ownViews
        return item
    }
}

/// A supplementary view of an item or group, such as a badge.
///
/// Documented (NSCollectionLayoutSupplementaryItem): the point that ``itemAnchor`` names in the view lies on the point
/// that ``containerAnchor`` names in the item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The point of the item or group.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view; nil for the edges of the ``containerAnchor``.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front. Documented (NSCollectionLayoutSupplementaryItem.zIndex): 1 by default.
    open var zIndex = 1

    /// Creates a view at a point of its item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
    /// Creates a view with a point at a point of its item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ anchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (elementKind, containerAnchor, self.itemAnchor) = (kind, anchor, itemAnchor)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copied(
            NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor))
        copy.zIndex = zIndex
        return copy
    }

    var supplementaryValue: CompositionalSupplementaryItem {
        CompositionalSupplementaryItem(
            size: layoutSize.value, elementKind: elementKind, containerAnchor: containerAnchor.value,
            itemAnchor: itemAnchor?.value, zIndex: zIndex)
    }
}

/// A supplementary view at the boundary of a section or of the whole layout, such as a header.
///
/// Measured (collections/boundary-items): items on one side do not stack; an axis that the alignment does not name is
/// centered.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edges at which the view lies.
    public let alignment: NSRectAlignment
    /// The distance from the place of the ``alignment``, in points.
    public let offset: CGPoint
    /// Whether the view lies outside of the content and enlarges the section. True by default.
    open var extendsBoundary = true
    /// Whether the view remains visible while its section is visible. False by default.
    open var pinToVisibleBounds = false

    /// Creates a view at edges of the section or layout.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    /// Creates a view at edges of the section or layout, with an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copied(
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset))
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    var boundaryValue: CompositionalBoundaryItem {
        CompositionalBoundaryItem(
            size: layoutSize.value, elementKind: elementKind, alignment: alignment.value, offset: offset,
            zIndex: zIndex, extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinToVisibleBounds)
    }
}

/// A view behind a whole section. The layout creates the view of the class that is registered for the kind.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The order from back to front. 0 by default.
    open var zIndex = 0

    init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }
    /// Returns a view behind the section, as large as the section with its boundary views, less the
    /// ``NSCollectionLayoutItem/contentInsets``.
    open class func background(elementKind: String) -> Self {
        let item = NSCollectionLayoutDecorationItem(kind: elementKind)
        guard let own = item as? Self else {
            misuseOfSubclass("NSCollectionLayoutDecorationItem.background(elementKind:)")
        }
        return own
    }

    override open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copied(NSCollectionLayoutDecorationItem(kind: elementKind))
        copy.zIndex = zIndex
        return copy
    }

    var decorationValue: CompositionalDecorationItem {
        CompositionalDecorationItem(elementKind: elementKind, contentInsets: contentInsets.value, zIndex: zIndex)
    }
}
