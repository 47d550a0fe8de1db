package import Foundation

/// The edges that an anchor names.
package struct CompositionalEdges: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    package let rawValue: Int
    /// A set of edges from bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The top edge.
    package static let top = CompositionalEdges(rawValue: 1)
    /// The leading edge.
    package static let leading = CompositionalEdges(rawValue: 2)
    /// The bottom edge.
    package static let bottom = CompositionalEdges(rawValue: 4)
    /// The trailing edge.
    package static let trailing = CompositionalEdges(rawValue: 8)

    /// The point that the edges name, in fractions of a rectangle.
    ///
    /// Derived: an axis without an edge, or with two edges, is centered.
    var point: CGPoint {
        func fraction(_ start: CompositionalEdges, _ end: CompositionalEdges) -> CGFloat {
            contains(start) == contains(end) ? 0.5 : contains(start) ? 0 : 1
        }
        return CGPoint(x: fraction(.leading, .trailing), y: fraction(.top, .bottom))
    }
}

/// A point of a rectangle, and an offset from the point.
package struct CompositionalAnchor: Hashable, Sendable {
    /// The edges that name the point.
    package var edges: CompositionalEdges
    /// The offset in points, or in fractions of the size of the supplementary view. Other numbers count as 0.
    package var offset: CGPoint
    /// Whether the offset is in fractions.
    package var isFractionalOffset: Bool

    /// A point with an offset.
    package init(_ edges: CompositionalEdges, offset: CGPoint = .zero, isFractionalOffset: Bool = false) {
        (self.edges, self.offset, self.isFractionalOffset) = (edges, offset, isFractionalOffset)
    }

    /// Documented (NSCollectionLayoutAnchor): a fractional offset counts in the supplementary view's own size.
    func points(for size: CGSize) -> CGPoint {
        let x = offset.x.isFinite ? offset.x.limited : 0, y = offset.y.isFinite ? offset.y.limited : 0
        return isFractionalOffset
            ? CGPoint(x: (x * size.width).limited, y: (y * size.height).limited) : CGPoint(x: x, y: y)
    }
}

/// A supplementary view of an item or of a group, for example a badge.
package struct CompositionalSupplementaryItem: Hashable, Sendable {
    /// The size; fractions refer to the item, or to the container of the group.
    package var size: CompositionalSize
    /// The element kind of the view.
    package var elementKind: String
    /// The point of the item or group.
    package var containerAnchor: CompositionalAnchor
    /// The point of the supplementary view; nil for the edges of the container's anchor.
    package var itemAnchor: CompositionalAnchor?
    /// Documented (NSCollectionLayoutSupplementaryItem): the default is 1.
    package var zIndex: Int

    /// A view of an item or group.
    package init(
        size: CompositionalSize, elementKind: String, containerAnchor: CompositionalAnchor,
        itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1
    ) {
        (self.size, self.elementKind, self.containerAnchor) = (size, elementKind, containerAnchor)
        (self.itemAnchor, self.zIndex) = (itemAnchor, zIndex)
    }

    /// The frame for an item or group at `owner`.
    ///
    /// Documented (NSCollectionLayoutSupplementaryItem): the named point of the view lies on the named point of the
    /// owner. Offsets add.
    /// - Parameter container: The size that fractions refer to, in points.
    func frame(on owner: CGRect, in container: CGSize, _ pixels: CompositionalPixels) -> CGRect {
        let size = size.size(in: container, pixels)
        let target = containerAnchor.edges.point, own = (itemAnchor?.edges ?? containerAnchor.edges).point
        let shift = containerAnchor.points(for: size), ownShift = itemAnchor?.points(for: size) ?? .zero
        return CGRect(
            x: owner.minX + owner.width * target.x - size.width * own.x + shift.x + ownShift.x,
            y: owner.minY + owner.height * target.y - size.height * own.y + shift.y + ownShift.y,
            width: size.width, height: size.height)
    }
}
