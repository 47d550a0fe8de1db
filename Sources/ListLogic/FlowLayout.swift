package import Foundation

/// The input of a flow layout: the values of `UICollectionViewFlowLayout` and of its delegate.
///
/// Numbers that are NaN count as zero, and numbers beyond ± 1e9 as ± 1e9. Negative sizes and counts count as zero.
package struct FlowLayout: Sendable, Equatable {
    /// The sizes of the items of a section.
    package enum Items: Sendable, Equatable {
        /// Items of one size. A large count needs no memory.
        case equal(CGSize, count: Int)
        /// Items of different sizes.
        case each([CGSize])

        /// The number of items, never negative.
        package var count: Int {
            switch self {
            case .equal(_, let count): max(0, count)
            case .each(let sizes): sizes.count
            }
        }

        /// The size of an item, or nil outside of the items.
        package subscript(item: Int) -> CGSize? {
            guard item >= 0, item < count else { return nil }
            return switch self {
            case .equal(let size, _): size
            case .each(let sizes): sizes[item]
            }
        }
    }

    /// The values of one section.
    ///
    /// Documented (UICollectionViewFlowLayout): the default spacings are 10, the other defaults zero.
    package struct Section: Sendable, Equatable {
        /// The sizes of the items.
        package var items: Items
        /// The distances of the lines from the header, the footer and the edges of the content.
        package var insets = FlowInsets.zero
        /// The distance between two lines. A negative distance overlaps lines; a line never starts before its
        /// predecessor.
        package var lineSpacing: CGFloat = 10
        /// The smallest distance between two items of a line.
        package var interitemSpacing: CGFloat = 10
        /// The size of the header along the scroll axis.
        ///
        /// Measured (collections/no-header): zero for a section without header view. A negative size counts as zero.
        package var header: CGFloat = 0
        /// The size of the footer along the scroll axis.
        package var footer: CGFloat = 0

        /// A section with the default spacings of UIKit.
        package init(
            items: Items, insets: FlowInsets = .zero, lineSpacing: CGFloat = 10, interitemSpacing: CGFloat = 10,
            header: CGFloat = 0, footer: CGFloat = 0
        ) {
            (self.items, self.insets) = (items, insets)
            (self.lineSpacing, self.interitemSpacing) = (lineSpacing, interitemSpacing)
            (self.header, self.footer) = (header, footer)
        }
    }

    /// The direction in which the layout scrolls.
    package var axis: FlowAxis
    /// The size of the collection view across the scroll axis.
    package var viewExtent: CGFloat
    /// The adjusted content insets of the view. Only the insets across the scroll axis have an effect.
    package var contentInsets: FlowInsets
    /// The number of pixels in a point. Numbers that are not positive count as 1.
    package var scale: CGFloat
    /// A Boolean value that indicates whether cells compute their sizes, which changes two rules of lines.
    ///
    /// Measured (collections/self-sizing-lines): items of one width keep their grid in a last line whose heights
    /// differ, and an item longer than the line starts at the leading edge.
    package var isSelfSizing: Bool
    /// The sections, from the start of the content to the end.
    package var sections: [Section]

    /// A layout for a view of a size across the scroll axis, in points.
    package init(
        axis: FlowAxis = .vertical, viewExtent: CGFloat, contentInsets: FlowInsets = .zero, scale: CGFloat = 1,
        isSelfSizing: Bool = false, sections: [Section] = []
    ) {
        (self.axis, self.viewExtent, self.contentInsets) = (axis, viewExtent, contentInsets)
        (self.scale, self.isSelfSizing, self.sections) = (scale, isSelfSizing, sections)
    }

    /// The size of the content across the scroll axis.
    ///
    /// Measured (collections/content-width): headers, footers and the content are as wide as the view without its
    /// content insets.
    package var crossExtent: CGFloat {
        max(0, viewExtent.bounded - contentInsets.leading.bounded - contentInsets.trailing.bounded)
    }

    /// The space for the items of a line. May be negative.
    ///
    /// Measured (collections/line-length): the size of the view without content insets and section insets.
    package func lineLength(of section: Section) -> CGFloat {
        crossExtent - section.insets.leading.bounded - section.insets.trailing.bounded
    }
}
