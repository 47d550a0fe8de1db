package import Foundation

/// A distance between items, or between an item and its surroundings, in points. Values that are not finite count as 0.
package enum CompositionalSpacing: Hashable, Sendable {
    /// An exact distance.
    case fixed(CGFloat)
    /// Documented (NSCollectionLayoutSpacing): a minimum, which shares the space that is left.
    case flexible(CGFloat)

    /// The exact or smallest distance.
    var minimum: CGFloat {
        switch self {
        case .fixed(let value), .flexible(let value): value.isFinite ? value.limited : 0
        }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The space around an item, outside the item.
package struct CompositionalEdgeSpacing: Hashable, Sendable {
    /// The space before the item in the reading direction.
    package var leading: CompositionalSpacing
    /// The space above the item.
    package var top: CompositionalSpacing
    /// The space after the item in the reading direction.
    package var trailing: CompositionalSpacing
    /// The space below the item.
    package var bottom: CompositionalSpacing

    /// Spaces around an item. The default is no space.
    package init(
        leading: CompositionalSpacing = .fixed(0), top: CompositionalSpacing = .fixed(0),
        trailing: CompositionalSpacing = .fixed(0), bottom: CompositionalSpacing = .fixed(0)
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    func start(along axis: CompositionalAxis) -> CompositionalSpacing { axis == .horizontal ? leading : top }
    func end(along axis: CompositionalAxis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }

    /// The smallest space that both edges of an axis need.
    func minimum(along axis: CompositionalAxis) -> CGFloat {
        start(along: axis).minimum + end(along: axis).minimum
    }

    func flexibleCount(along axis: CompositionalAxis) -> Int {
        (start(along: axis).isFlexible ? 1 : 0) + (end(along: axis).isFlexible ? 1 : 0)
    }

    /// The distance from the outer edge to the item, with the space that is left after the item and its edges.
    ///
    /// Measured (collections/flexible-rest): the flexible edges share what is left. The share may be negative.
    func offset(along axis: CompositionalAxis, left: CGFloat) -> CGFloat {
        let start = start(along: axis), count = flexibleCount(along: axis)
        return start.minimum + (start.isFlexible ? left / CGFloat(count) : 0)
    }
}

/// Distances from the edges of a rectangle, in points. Values that are not finite count as 0.
package struct CompositionalInsets: Hashable, Sendable {
    /// The inset of the top edge.
    package let top: CGFloat
    /// The inset of the leading edge.
    package let leading: CGFloat
    /// The inset of the bottom edge.
    package let bottom: CGFloat
    /// The inset of the trailing edge.
    package let trailing: CGFloat

    /// No insets.
    package static let zero = CompositionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Insets of four edges.
    package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        func cleaned(_ value: CGFloat) -> CGFloat { value.isFinite ? value.limited : 0 }
        self.top = cleaned(top)
        self.leading = cleaned(leading)
        self.bottom = cleaned(bottom)
        self.trailing = cleaned(trailing)
    }

    func start(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func total(along axis: CompositionalAxis) -> CGFloat { start(along: axis) + end(along: axis) }

    /// The insets with 0 on the edges of the axes that `size` estimates.
    ///
    /// Documented (NSCollectionLayoutItem.contentInsets): insets are ignored on an axis with an estimated size.
    func withoutEstimatedAxes(of size: CompositionalSize) -> CompositionalInsets {
        CompositionalInsets(
            top: size.height.isEstimated ? 0 : top, leading: size.width.isEstimated ? 0 : leading,
            bottom: size.height.isEstimated ? 0 : bottom, trailing: size.width.isEstimated ? 0 : trailing)
    }

    /// The part of a rectangle inside the insets.
    ///
    /// Measured (collections/large-insets): insets larger than the rectangle leave a frame of the positive difference.
    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: rect.width - leading - trailing,
            height: rect.height - top - bottom
        ).standardized
    }
}

/// The container of a layout environment.
package struct CompositionalContainer: Hashable, Sendable {
    /// The size in points.
    package var contentSize: CGSize
    /// The insets in points, or in fractions below 1.
    package var contentInsets: CompositionalInsets

    /// A container with insets.
    package init(contentSize: CGSize, contentInsets: CompositionalInsets = .zero) {
        (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
    }

    /// The content size less the insets, at least 0.
    ///
    /// Documented (NSCollectionLayoutContainer): an inset under 1.0 is a fraction of the size.
    package var effectiveContentSize: CGSize {
        func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset < 1 ? inset * length : inset }
        let size = CGSize(width: contentSize.width.limited, height: contentSize.height.limited)
        return CGSize(
            width: max(
                size.width - points(contentInsets.leading, size.width) - points(contentInsets.trailing, size.width), 0),
            height: max(
                size.height - points(contentInsets.top, size.height) - points(contentInsets.bottom, size.height), 0))
    }
}
