package import Foundation

/// The section and the position in the section of an item of a collection view, or of a row of a table.
package struct ListIndexPath: Hashable, Comparable, Sendable {
    /// The index of the section.
    package var section: Int
    /// The index in the section.
    package var item: Int

    /// Numbers are not checked.
    package init(section: Int, item: Int) { (self.section, self.item) = (section, item) }

    /// The first two indices of an index path. Nil for an index path with fewer or more than two indices.
    package init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(section: path[0], item: path[1])
    }

    /// The index path of Foundation, with two indices.
    package var indexPath: IndexPath { IndexPath(indexes: [section, item]) }

    /// The order in the list.
    package static func < (left: ListIndexPath, right: ListIndexPath) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }

    /// Whether a list with these counts has the item.
    package func exists(in counts: [Int]) -> Bool {
        counts.indices.contains(section) && item >= 0 && item < counts[section]
    }
}

/// A section, or an item in a section.
package struct ListPosition: Hashable, Comparable, Sendable {
    /// The index of the section.
    package var section: Int
    /// Nil for the section itself.
    package var item: Int?

    /// Numbers are not checked.
    package init(section: Int, item: Int? = nil) { (self.section, self.item) = (section, item) }

    /// The position of an item.
    package init(_ path: ListIndexPath) { self.init(section: path.section, item: path.item) }

    /// A section precedes its items.
    package static func < (left: ListPosition, right: ListPosition) -> Bool {
        guard left.section == right.section else { return left.section < right.section }
        guard let item = right.item else { return false }
        return left.item.map { $0 < item } ?? true
    }
}
