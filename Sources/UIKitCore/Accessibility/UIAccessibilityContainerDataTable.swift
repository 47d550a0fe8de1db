public import Foundation

/// A cell of a table of data, which knows its rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Returns the rows of the cell, from 0. The length is more than 1 for a cell that spans rows.
    func accessibilityRowRange() -> NSRange
    /// Returns the columns of the cell, from 0. The length is more than 1 for a cell that spans columns.
    func accessibilityColumnRange() -> NSRange
}

/// A view or element with rows and columns, such as a table of numbers.
///
/// The container also has the container type ``UIAccessibilityContainerType/dataTable``. A screen reader then reads the
/// cells row by row, and their rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// Returns the cell of a row and a column; nil for an empty place.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
        any UIAccessibilityContainerDataTableCell
    )?
    /// Returns the number of rows.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the headers of a row. Nil by default.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the headers of a column. Nil by default.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns `nil` by default.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Returns `nil` by default.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }

    /// The headers and cells in reading order, each once; nil for a table with too many places.
    ///
    /// Chosen: at most ten thousand places are read.
    var cellsInReadingOrder: [any UIAccessibilityContainerDataTableCell]? {
        let rows = max(0, accessibilityRowCount()), columns = max(0, accessibilityColumnCount())
        let (places, overflows) = rows.multipliedReportingOverflow(by: columns)
        guard !overflows, places <= 10_000 else { return nil }
        var seen: Set<ObjectIdentifier> = []
        var cells: [any UIAccessibilityContainerDataTableCell] = []
        func add(_ cell: (any UIAccessibilityContainerDataTableCell)?) {
            if let cell, seen.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
        }
        for column in 0..<columns { for header in accessibilityHeaderElements(forColumn: column) ?? [] { add(header) } }
        for row in 0..<rows {
            for header in accessibilityHeaderElements(forRow: row) ?? [] { add(header) }
            for column in 0..<columns { add(accessibilityDataTableCellElement(forRow: row, column: column)) }
        }
        return cells
    }
}
