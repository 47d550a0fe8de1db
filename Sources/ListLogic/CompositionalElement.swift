package import Foundation

/// Sizes of cells and boundary items that the views answered, in points. Sizes that are not finite do not count.
package struct CompositionalMeasuredSizes: Sendable {
    /// The measured sizes of one section.
    package struct Section: Sendable {
        /// Sizes by item. Only estimated dimensions of the item use its size.
        package var items: [Int: CGSize] = [:]
        /// Sizes by the position in the section's list of boundary items.
        package var boundaryItems: [Int: CGSize] = [:]
        /// No sizes.
        package init() {}
    }

    /// Sizes by section.
    package var sections: [Int: Section] = [:]
    /// Sizes by the position in the layout's own list of boundary items.
    package var boundaryItems: [Int: CGSize] = [:]
    /// No sizes.
    package init() {}
}

/// A view of a compositional layout, with its place in content coordinates.
package struct CompositionalElement: Hashable, Sendable {
    /// The kind of a view. Supplementary views and decorations have an element kind.
    package enum Category: Hashable, Sendable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    /// The kind of the view.
    package var category: Category
    /// Section and item.
    ///
    /// Measured (collections/index-paths): a boundary item is item 0 of its section, a boundary item of the layout is
    /// item `Int.max` of section 0. The views of items and groups count from 0 for each kind in each section. A
    /// decoration has its position in the list of decorations.
    package var path: IndexPath
    /// The frame in points.
    ///
    /// Measured (collections/orthogonal-row): in a section that scrolls across the layout, the frame at the scroll
    /// offset 0.
    package var frame: CGRect
    /// The place in the order from back to front.
    package var zIndex: Int
}

/// A view whose size is to be measured.
package struct CompositionalMeasurement: Hashable, Sendable {
    /// The place of a measured size in `CompositionalMeasuredSizes`.
    package enum Target: Hashable, Sendable {
        case item(Int, section: Int)
        /// A boundary item by its position in the list of its section, or of the layout if the section is nil.
        case boundaryItem(Int, section: Int?)
    }

    /// The place for the measured size.
    package var target: Target
    /// The view with its present frame.
    package var element: CompositionalElement
    /// Whether the measured width counts.
    package var measuresWidth: Bool
    /// Whether the measured height counts.
    package var measuresHeight: Bool
}
