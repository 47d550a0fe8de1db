import CoreGraphics
import Foundation

/// What a table shows and knows beside what the app set.
@MainActor
final class TableState {
    weak var dataSource: (any UITableViewDataSource)?
    var geometry = TableGeometry()
    /// The data source has to be asked again.
    var isStale = true
    /// Grows whenever what shows is thrown away or takes other places. Every question to the app may lead to that; who
    /// goes through rows and asks looks at it after each answer, and begins anew.
    var generation = 0
    /// Grows with every wish to ask for everything anew.
    var reloads = 0
    var isLoading = false
    /// A layout was asked for while the app was asked for its rows.
    var missedLayout = false
    let reuse = CellReuse()
    /// Rows that a document holds.
    var fixedRows: FixedRows?
    /// Looked up; walked only in the order of ``shownPaths``.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Rows that show, from top to bottom.
    var shownPaths: [IndexPath] = []
    let headers = SectionViews()
    let footers = SectionViews()
    /// In the order of selection.
    var selected: [IndexPath] = []
    var touch: RowTouch?
    /// Made with the table.
    var swiping: RowSwiping?
    var menus: TableMenus?
    var isEditing = false
    /// Nil goes by the margin.
    var separatorInset: UIEdgeInsets?
    /// The questions about rows that UIKit's own defaults have answered since the one to the app began that is being
    /// asked.
    var ownAnswers: Set<OptionalQuestion> = []
    var updates: TableUpdates?
    var prefetching = TablePrefetching()
    var isLayingOut = false
    /// Rows were measured at this width.
    var measuredWidth: CGFloat = 0
    var indexTitles: [String] = []
    var index: SectionIndex?
    /// What rows and headers keep free at the sides.
    var sideMargin: CGFloat = 0

    init() {}

    /// Headers, or footers, by section.
    final class SectionViews {
        var shown: [Int: UIView] = [:]
        /// Asked for their height, and not on screen yet.
        var waiting: [Int: UIView] = [:]
        var sections: [Int] { shown.keys.sorted() }
    }

    /// A finger on a row.
    struct RowTouch {
        var path: IndexPath
        weak var cell: UITableViewCell?
        var start: CGPoint
        var work: ScheduledWork?
        var isHighlighted = false
    }

    func path(of cell: UITableViewCell) -> IndexPath? { shownPaths.first { cells[$0] === cell } }
}
