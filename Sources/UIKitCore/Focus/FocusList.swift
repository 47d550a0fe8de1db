import FocusLogic
import Foundation
import ListLogic

/// A table or collection view: a focus group whose items are rows, also those that are not displayed. Index paths are
/// those on screen.
@preconcurrency @MainActor
protocol FocusList: UIScrollView {
    /// The row with the focus. Changed in place, never during a call of the app.
    var listFocus: ListFocus { get set }
    /// Whether rows can get the focus at present.
    var canFocusItems: Bool { get }
    /// Whether a tap selects rows.
    var isSelectable: Bool { get }
    /// Whether the loaded data has a row. Does not call the app.
    func hasItem(_ path: ListIndexPath) -> Bool
    /// The row that gets the focus when the user enters the list. Asks the delegate.
    func firstFocusPath() -> ListIndexPath?
    /// The row to which a command moves the focus; nil at the end. Asks the delegate.
    func focusPath(from path: ListIndexPath, _ command: FocusCommand) -> ListIndexPath?
    /// The displayed cell of a row.
    func focusCell(at path: ListIndexPath) -> UIView?
    /// The row of a displayed cell that can get the focus; nil for other views.
    func focusPath(of cell: UIView) -> ListIndexPath?
    /// Scrolls the least distance that shows a row, and displays its cell.
    func revealFocus(at path: ListIndexPath)
    /// Whether a subview is a row, or part of the rows.
    func isRow(_ subview: UIView) -> Bool
    /// Called after the user moved the focus to a row: changes the selection.
    func focusMoved(to path: ListIndexPath, _ selection: FocusCommand.RowSelection)
    /// Selects the row as a tap does.
    func activateFocus(at path: ListIndexPath)
    /// The text of a row for a search by letters. Asks the data source for a cell if the row is not displayed.
    func focusTitle(at path: ListIndexPath) -> String?
    /// The index path for the app; nil for a row that the data source does not have.
    func listedFocusPath(_ path: ListIndexPath) -> IndexPath?
}

/// A place for the focus: an item, or a row of a list.
@MainActor
enum FocusTarget {
    case item(any UIFocusItem)
    case row(any FocusList, ListIndexPath)
}
