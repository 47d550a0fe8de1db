import CoreGraphics
import Foundation

/// Rows that are made with their table, as a document of Interface Builder holds them. A table view controller answers
/// with them where it does not override the questions of a data source.
struct FixedRows {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        /// Points; nil is the table's.
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
