import CoreGraphics
import Foundation

/// The position of a cell in a list, for its background, corners, margins and separators.
struct ListCellPlace: Hashable {
    /// A line between rows.
    struct Separator: Hashable {
        var isVisible = false
        /// The color; nil uses the separator color.
        var color: UIColor?
        /// The distance between the edges of the cell and the line; nil begins the line at the text.
        var insets: NSDirectionalEdgeInsets?
    }

    var environment = ListEnvironment()
    var isFirst = false
    var isLast = false
    var top = Separator()
    var bottom = Separator()
    /// The distance between the edges of the cell and its content, in points.
    var sideMargin: CGFloat = 16

    /// Whether the cell is a row, and no header or footer.
    var isRow: Bool { !environment.isHeader && !environment.isFooter }
}
