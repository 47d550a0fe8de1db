package import Foundation

/// A cell, or a group of items, in a compositional layout.
package struct CompositionalItem: Sendable {
    enum Content: Sendable {
        case cell
        indirect case group(CompositionalGroup)
    }

    /// The size in the group, or in the section for the outermost group.
    package let size: CompositionalSize
    /// Documented (NSCollectionLayoutItem.contentInsets): insets shrink the frame after the layout.
    package let contentInsets: CompositionalInsets
    /// Documented (NSCollectionLayoutItem.edgeSpacing): the space around the item, before the layout.
    package let edgeSpacing: CompositionalEdgeSpacing
    /// The views of the item, for example badges.
    package let supplementaryItems: [CompositionalSupplementaryItem]
    let content: Content

    /// A cell.
    package init(
        size: CompositionalSize, contentInsets: CompositionalInsets = .zero,
        edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
        supplementaryItems: [CompositionalSupplementaryItem] = []
    ) {
        (self.size, self.contentInsets, self.edgeSpacing) = (size, contentInsets, edgeSpacing)
        (self.supplementaryItems, content) = (supplementaryItems, .cell)
    }

    /// A group of items.
    package init(
        size: CompositionalSize, group: CompositionalGroup, contentInsets: CompositionalInsets = .zero,
        edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
        supplementaryItems: [CompositionalSupplementaryItem] = []
    ) {
        (self.size, self.contentInsets, self.edgeSpacing) = (size, contentInsets, edgeSpacing)
        (self.supplementaryItems, content) = (supplementaryItems, .group(group))
    }

    /// The levels of groups, 0 for a cell.
    var depth: Int { if case .group(let group) = content { group.depth } else { 0 } }

    var packingDependsOnMeasuredSizes: Bool {
        if case .group(let group) = content { group.packingDependsOnMeasuredSizes } else { false }
    }

    /// The container that the provider of a custom group receives.
    ///
    /// Measured (collections/custom-group): the size is resolved in the whole view. Insets of estimated axes are 0.
    package func customContainer(in view: CGSize, _ pixels: CompositionalPixels) -> CompositionalContainer {
        CompositionalContainer(
            contentSize: size.size(in: view, pixels), contentInsets: contentInsets.withoutEstimatedAxes(of: size))
    }
}

/// The arrangement of the items of a group.
package struct CompositionalGroup: Sendable {
    /// A frame of a custom group, relative to the outer corner of the group, in points.
    package struct CustomItem: Hashable, Sendable {
        /// The frame in points.
        package var frame: CGRect
        /// The z index; 0 for the usual z index of cells.
        package var zIndex: Int

        /// A frame of one cell.
        package init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
    }

    enum Arrangement: Sendable {
        /// The list of subitems, repeated while items fit.
        case line(CompositionalAxis, [CompositionalItem])
        /// One subitem, repeated `count` times.
        case repeated(CompositionalAxis, CompositionalItem, count: Int, dividesExtent: Bool)
        case custom([CustomItem])
    }

    let arrangement: Arrangement
    let interItemSpacing: CompositionalSpacing
    /// The levels of groups, with this group. Stored, because the size of the tree can be exponential.
    let depth: Int
    /// Whether the number of items in the group depends on measured sizes.
    let packingDependsOnMeasuredSizes: Bool
    /// Whether a subitem's length across the axis is a fraction of a length along the axis.
    let takesCrossLengthFromAxis: Bool
    /// Whether a subitem's length along the axis is a fraction of a length along the axis.
    let hasFractionsAlongAxis: Bool

    private init(_ arrangement: Arrangement, _ interItemSpacing: CompositionalSpacing, isEstimatedAlongAxis: Bool) {
        (self.arrangement, self.interItemSpacing) = (arrangement, interItemSpacing)
        let subitems: [CompositionalItem], axis: CompositionalAxis, isCounted: Bool
        switch arrangement {
        case .line(let ownAxis, let list): (subitems, axis, isCounted) = (list, ownAxis, false)
        case .repeated(let ownAxis, let item, _, _): (subitems, axis, isCounted) = ([item], ownAxis, true)
        case .custom: (subitems, axis, isCounted) = ([], .vertical, true)
        }
        depth = 1 + (subitems.lazy.map(\.depth).max() ?? 0)
        let isOpen = !isCounted && !isEstimatedAlongAxis
        packingDependsOnMeasuredSizes = subitems.contains {
            $0.packingDependsOnMeasuredSizes || (isOpen && $0.size.dimension(along: axis).isEstimated)
        }
        takesCrossLengthFromAxis = subitems.contains { $0.size.dimension(along: axis.across).isFraction(of: axis) }
        hasFractionsAlongAxis = subitems.contains { $0.size.dimension(along: axis).isFraction(of: axis) }
    }

    /// A row or column of subitems, as an item of `size`.
    ///
    /// Documented (NSCollectionLayoutGroup): the list is repeated until the extent of the group is used.
    package static func line(
        _ axis: CompositionalAxis, size: CompositionalSize, subitems: [CompositionalItem],
        interItemSpacing: CompositionalSpacing = .fixed(0)
    ) -> CompositionalGroup {
        CompositionalGroup(
            .line(axis, subitems), interItemSpacing,
            isEstimatedAlongAxis: size.dimension(along: axis).isEstimated)
    }

    /// A row or column of one subitem, repeated `count` times. Counts below 1 count as 1.
    ///
    /// - Parameter dividesExtent: Documented (NSCollectionLayoutGroup): true for `subitem:count:`, which gives each
    ///   subitem an equal part of the extent. False for `repeatingSubitem:count:`, which keeps the subitem's size.
    package static func repeated(
        _ axis: CompositionalAxis, subitem: CompositionalItem, count: Int, dividesExtent: Bool,
        interItemSpacing: CompositionalSpacing = .fixed(0)
    ) -> CompositionalGroup {
        CompositionalGroup(
            .repeated(axis, subitem, count: max(count, 1), dividesExtent: dividesExtent), interItemSpacing,
            isEstimatedAlongAxis: false)
    }

    /// A group with the frames that the app supplies. Frames with numbers that are not finite become empty.
    package static func custom(_ items: [CustomItem]) -> CompositionalGroup {
        let cleaned = items.map { item in
            let frame = item.frame.standardized
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            guard numbers.allSatisfy(\.isFinite) else { return CustomItem(frame: .zero, zIndex: item.zIndex) }
            return CustomItem(
                frame: CGRect(
                    x: frame.minX.limited, y: frame.minY.limited, width: frame.width.limitedLength,
                    height: frame.height.limitedLength), zIndex: item.zIndex)
        }
        return CompositionalGroup(.custom(cleaned), .fixed(0), isEstimatedAlongAxis: false)
    }
}
