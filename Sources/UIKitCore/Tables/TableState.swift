import CoreGraphics
import Foundation
import ListLogic

/// The internal state of a table.
@MainActor
final class TableState {
    weak var dataSource: (any UITableViewDataSource)?
    var geometry = TableGeometry()
    /// Whether the data source has to be called again.
    var isStale = true
    /// Incremented when the displayed rows are discarded or moved. Every call to the app may do so: code that calls the
    /// app for row after row compares the number after each call, and starts again if it changed.
    var generation = 0
    /// The number of requested reloads.
    var reloads = 0
    var isLoading = false
    /// Whether layout was requested while the app was called for its rows.
    var missedLayout = false
    let reuse = CellReuse()
    /// The rows of a document.
    var fixedRows: FixedRows?
    /// Used for lookups. Iteration uses the order of ``shownPaths``.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The visible rows, from top to bottom.
    var shownPaths: [IndexPath] = []
    let headers = SectionViews()
    let footers = SectionViews()
    let selecting = SelectionState()
    var focus = ListFocus()
    /// Created with the table.
    var swiping: RowSwiping?
    var menus: TableMenus?
    /// Nil uses the margin.
    var separatorInset: UIEdgeInsets?
    /// The results of UIKit's default implementations since the current call to the app began.
    var standardAnswers: [OptionalQuestion: AnyHashable] = [:]
    var updates: ListChanges?
    /// Whether a recorded change requests an animation.
    var animatesUpdates = false
    /// The cell that the data source configures again.
    var reconfigured: (cell: UITableViewCell, path: IndexPath)?
    var movement: RowMovement?
    var drags = TableDrags()
    var edgeScrolling: EdgeScrolling?
    var prefetching = TablePrefetching()
    var isLayingOut = false
    /// The width at which rows were measured.
    var measuredWidth: CGFloat = 0
    var indexTitles: [String] = []
    var index: SectionIndex?
    /// Displayed cells whose rows may have other heights.
    var changed: [UITableView.WeakCell] = []
    /// The empty rows below the last row.
    var fillers: FillerRows?
    /// The space at the sides of rows and headers.
    var sideMargin: CGFloat = 0

    init() {}

    /// The headers or the footers, by section.
    final class SectionViews {
        var shown: [Int: UIView] = [:]
        /// Views that were created for measuring and are not on screen yet.
        var waiting: [Int: UIView] = [:]
        var sections: [Int] { shown.keys.sorted() }
    }

    func path(of cell: UITableViewCell) -> IndexPath? {
        if let path = shownPaths.first(where: { cells[$0] === cell }) { return path }
        // A row that the user moves, and rows that were only measured, are not among the visible rows.
        return cells.count > shownPaths.count ? cells.first { $0.value === cell }?.key : nil
    }
}
