import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The heights and positions that were measured in tables of iOS.
@MainActor
struct TableMeasureTests {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var style = UITableViewCell.CellStyle.default
        var title: String?
        var sections = 1
        var indents = true
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
    }

    private let rows = Rows()

    private func show(_ style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }) -> UITableView {
        let page = UIViewController(), app = TestApp(page, scale: 2, draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        change(table)
        page.view.addSubview(table)
        app.settle()
        return table
    }

    private func cell(_ table: UITableView, _ row: Int = 0) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test("a row of one line is half a point lower than 44 points, and a fixed height is kept")
    func oneLine() throws {
        let table = show()
        #expect(try cell(table, 1).frame == CGRect(x: 0, y: 43.5, width: 375, height: 43.5))
        #expect(try cell(show { $0.rowHeight = 44 }, 1).frame.minY == 44)
    }

    @Test("the label of a row is as high as the row")
    func label() throws {
        let cell = try cell(show())
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 43.5))
    }

    @Test("labels beside each other begin at 12 points")
    func sideBySide() throws {
        rows.style = .value1
        let cell = try cell(show())
        #expect(cell.frame.height == 43.5)
        #expect(cell.textLabel?.frame.minY == 12)
        #expect(cell.detailTextLabel?.frame.minY == 12)
        #expect(cell.detailTextLabel?.frame.maxX == 359)
    }

    @Test("a title with a subtitle begins at 9 points, also in a row of 60 points")
    func subtitle() throws {
        rows.style = .subtitle
        let automatic = try cell(show())
        #expect(automatic.frame.height == 57.5)
        #expect(automatic.textLabel?.frame.minY == 9)
        let gap = (automatic.detailTextLabel?.frame.minY ?? 0) - (automatic.textLabel?.frame.maxY ?? 0)
        #expect(gap == 3)
        let fixed = show { $0.rowHeight = 60 }
        let large = try cell(fixed)
        large.textLabel?.font = .systemFont(ofSize: 18)
        large.setNeedsLayout()
        large.layoutIfNeeded()
        #expect(large.textLabel?.frame.minY == 9)
    }

    @Test("22 points are above each header of a plain table, which a pinned header leaves free")
    func padding() throws {
        (rows.title, rows.sections) = ("Title", 3)
        let table = show { $0.rowHeight = 100 }
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
        #expect(try cell(table).frame.minY == 50)
        #expect(table.rectForHeader(inSection: 1).minY == CGFloat(50 + 300 + 22))
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        table.contentOffset.y = 340
        table.layoutIfNeeded()
        // The header is pushed out by the end of its section.
        #expect(table.headerView(forSection: 0)?.frame.maxY == 350)
        #expect(table.headerView(forSection: 1)?.frame.minY == 372)
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).minY == 0)
    }

    @Test("a plain section without header has no space above its rows")
    func noHeader() throws { #expect(try cell(show()).frame.minY == 0) }

    @Test("grouped sections without titles are 35 points apart, those with titles begin with 55.5 and 38 points")
    func grouped() throws {
        rows.sections = 2
        var table = show(.grouped) { $0.rowHeight = 44 }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(35 + 3 * 44 + 35))
        rows.title = "Title"
        table = show(.grouped) { $0.rowHeight = 44 }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
        #expect(table.rectForHeader(inSection: 1).height == 38)
    }

    @Test("while a table is edited, the content begins at 40 points and the middle of the sign is at 28")
    func editing() throws {
        let table = show { $0.setEditing(true, animated: false) }
        let cell = try cell(table)
        #expect(cell.contentView.frame.minX == 40)
        let sign = try #require(cell.subviews.compactMap { $0 as? UIControl }.first)
        #expect(sign.center.x == 28)
    }

    @Test("only the rows of grouped tables may stay in place while they are edited")
    func indentation() throws {
        rows.indents = false
        #expect(try cell(show { $0.setEditing(true, animated: false) }).contentView.frame.minX == 40)
        #expect(try cell(show(.grouped) { $0.setEditing(true, animated: false) }).contentView.frame.minX == 0)
    }

    private func lines(_ table: UITableView) -> [Bool] {
        table.visibleCells.map { cell in cell.subviews.contains { $0.frame.height > 0 && $0.frame.height <= 1 } }
    }

    @Test("the lines that touch a selected row are hidden")
    func selectedLines() {
        let table = show()
        #expect(lines(table) == [true, true, false])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        #expect(lines(table) == [false, false, false])
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        #expect(lines(table) == [true, false, false])
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        table.layoutIfNeeded()
        #expect(lines(table) == [true, true, false])
    }
}
