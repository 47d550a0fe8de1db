package import Foundation

/// The place of a boundary item at the edges of its section. An axis that the name leaves out is centered.
package enum CompositionalAlignment: Sendable, CaseIterable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    enum Side { case start, center, end }

    func side(along axis: CompositionalAxis) -> Side {
        switch (self, axis) {
        case (.top, .vertical), (.topLeading, _), (.topTrailing, .vertical), (.leading, .horizontal),
            (.bottomLeading, .horizontal):
            .start
        case (.bottom, .vertical), (.bottomTrailing, _), (.bottomLeading, .vertical), (.trailing, .horizontal),
            (.topTrailing, .horizontal):
            .end
        case (.none, _), (.top, .horizontal), (.bottom, .horizontal), (.leading, .vertical), (.trailing, .vertical):
            .center
        }
    }
}

/// A supplementary view at the boundary of a section or of the whole layout.
package struct CompositionalBoundaryItem: Hashable, Sendable {
    /// The size in the section or layout.
    package var size: CompositionalSize
    /// The element kind of the view.
    package var elementKind: String
    /// The edges that the item lies at.
    package var alignment: CompositionalAlignment
    /// The distance from the place that the alignment names, in points. Numbers that are not finite count as 0.
    package var offset: CGPoint
    /// The z index, from back to front.
    package var zIndex: Int
    /// Documented (NSCollectionLayoutBoundarySupplementaryItem): the item lies outside the content and enlarges the
    /// section. The default is true.
    package var extendsBoundary = true
    /// Documented (NSCollectionLayoutBoundarySupplementaryItem): the item stays visible. The default is false.
    package var pinsToVisibleBounds = false

    /// An item at the boundary.
    package init(
        size: CompositionalSize, elementKind: String, alignment: CompositionalAlignment, offset: CGPoint = .zero,
        zIndex: Int = 1, extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false
    ) {
        (self.size, self.elementKind, self.alignment) = (size, elementKind, alignment)
        (self.offset, self.zIndex) = (offset, zIndex)
        (self.extendsBoundary, self.pinsToVisibleBounds) = (extendsBoundary, pinsToVisibleBounds)
    }
}

/// A view behind a whole section.
package struct CompositionalDecorationItem: Hashable, Sendable {
    /// The element kind of the view.
    package var elementKind: String
    /// The distances from the edges of the section.
    package var contentInsets: CompositionalInsets
    /// The z index, from back to front.
    package var zIndex: Int

    /// A view behind a section.
    package init(elementKind: String, contentInsets: CompositionalInsets = .zero, zIndex: Int = 0) {
        (self.elementKind, self.contentInsets, self.zIndex) = (elementKind, contentInsets, zIndex)
    }
}

/// The scrolling of a section across the scroll direction of the layout.
package enum CompositionalOrthogonalBehavior: Sendable, CaseIterable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section: one group, repeated for all items.
package struct CompositionalSection: Sendable {
    /// The group, as an item with the size of the group. An item without a group counts as a group of one cell.
    package var group: CompositionalItem
    /// The space between groups along the direction of the groups, in points.
    package var interGroupSpacing: CGFloat = 0
    /// The distances of the groups from the edges of the section.
    package var contentInsets = CompositionalInsets.zero
    /// Insets from the safe area or the margins of the view, as the content insets reference names them.
    ///
    /// Documented (UIContentInsetsReference): only the edges across the scroll direction count.
    package var referenceInsets = CompositionalInsets.zero
    /// The same for boundary items, as the supplementary content insets reference names them.
    package var supplementaryReferenceInsets = CompositionalInsets.zero
    /// Documented (NSCollectionLayoutSection): the default is true.
    package var supplementariesFollowContentInsets = true
    /// The views at the boundary, for example headers and footers.
    package var boundaryItems: [CompositionalBoundaryItem] = []
    /// The space before the boundary items at the start of the section, in points. Numbers that are not finite count
    /// as 0. The default is 0.
    package var boundaryPadding: CGFloat = 0
    /// The views behind the section.
    package var decorationItems: [CompositionalDecorationItem] = []
    /// The scrolling across the layout. The default is none.
    package var orthogonalBehavior = CompositionalOrthogonalBehavior.none

    /// A section that repeats a group.
    package init(group: CompositionalItem) { self.group = group }
}

/// A whole layout, with the number of items in each section.
package struct CompositionalLayout: Sendable {
    /// The scroll direction. The default is vertical.
    package var scrollAxis: CompositionalAxis = .vertical
    /// The size of the collection view, in points.
    package var viewSize: CGSize
    /// Documented (UICollectionViewCompositionalLayoutConfiguration): the default is 0.
    package var interSectionSpacing: CGFloat = 0
    /// The views at the boundary, for example headers and footers.
    package var boundaryItems: [CompositionalBoundaryItem] = []
    /// The sections. Counts below 0 count as 0.
    package var sections: [(section: CompositionalSection, itemCount: Int)]
    /// The pixels of the screen.
    package var pixels: CompositionalPixels
    /// Whether the leading edge is the right edge.
    package var isRightToLeft = false

    /// A layout that scrolls vertically.
    package init(
        viewSize: CGSize, sections: [(section: CompositionalSection, itemCount: Int)],
        pixels: CompositionalPixels = CompositionalPixels(scale: 1)
    ) {
        (self.viewSize, self.sections, self.pixels) = (viewSize, sections, pixels)
    }
}
