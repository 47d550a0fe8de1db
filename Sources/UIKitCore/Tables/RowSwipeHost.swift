import CoreGraphics
import Foundation

/// A table or list whose rows open for swipe actions.
@preconcurrency @MainActor
protocol RowSwipeHost: UIScrollView {
    /// Whether the list is edited. Rows do not open then.
    var isEditing: Bool { get }
    /// The displayed row at a point of the content.
    func swipeRow(at point: CGPoint) -> (row: UIView, path: IndexPath)?
    /// The actions of a row; nil for a row that does not open at this side.
    func rowActions(at path: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration?
    /// Cancels the touch on a row.
    func cancelCellTouch()
    /// Called before a row opens.
    func willOpenRow(_ row: UIView)
    /// Called after a row closed, or when the row left the list.
    func didCloseRow(_ row: UIView)
}
