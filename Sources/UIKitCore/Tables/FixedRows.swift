import CoreGraphics
import Foundation
import FoundationAdditions

/// The static rows of a table from an Interface Builder document. A table view controller returns these rows from data
/// source methods that it does not override.
struct FixedRows {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        /// The row heights in points; nil uses the height of the table.
        var heights: [CGFloat?]
    }

    var sections: [Section]

    func cell(at path: IndexPath) -> UITableViewCell? { row(path).map { sections[path.section].cells[$0] } }
    func height(at path: IndexPath) -> CGFloat? { row(path).flatMap { sections[path.section].heights[$0] } }
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    private func row(_ path: IndexPath) -> Int? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else {
            return nil
        }
        return path.row
    }
}
