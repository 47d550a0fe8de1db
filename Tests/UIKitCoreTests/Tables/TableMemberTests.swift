import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Members of tables, of cells and of delegates.
@MainActor
struct TableMemberTests {
    final class Cell: UITableViewCell {
        var lines: [String] = []
        var height: CGFloat = 60
        override func willTransition(to state: StateMask) { lines.append("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { lines.append("did \(state.rawValue)") }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 4
        var more = 0
        var refuses = false
        var level: Int?
        var lines: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? count : more
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Header" : nil
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Footer" : nil
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            level ?? indexPath.row
        }
        func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { lines.append("header \(section)") }
        func tableView(
            _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
        ) { lines.append("footer \(section)") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            refuses ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            lines.append("deselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            lines.append("act \(indexPath.row)")
        }
    }

    private let rows = Rows()

    private func show(
        _ style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }
    ) -> (TestApp, UITableView) {
        let page = UIViewController(), app = TestApp(page, scale: 2, draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 500), style: style)
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 50
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        change(table)
        page.view.addSubview(table)
        app.settle()
        return (app, table)
    }

    private func cell(_ table: UITableView, _ row: Int = 0) throws -> Cell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
    }

    @Test("a tap performs the primary action after the selection, also of a refused selection")
    func primaryAction() throws {
        let (app, table) = show()
        try app.tap("Row 1")
        #expect(rows.lines == ["select 1", "act 1"])
        try app.tap("Row 2")
        #expect(rows.lines.suffix(3) == ["deselect 1", "select 2", "act 2"])
        rows.refuses = true
        try app.tap("Row 3")
        #expect(rows.lines.last == "act 3")
        #expect(table.indexPathForSelectedRow?.row == 2)
    }

    @Test("an edited table performs no primary action, nor does a tap that extends a selection")
    func selectionWithoutAction() throws {
        var (app, table) = show { $0.allowsSelectionDuringEditing = true }
        table.setEditing(true, animated: false)
        app.settle()
        try app.tap("Row 1")
        #expect(rows.lines == ["select 1"])
        rows.lines = []
        (app, table) = show { $0.allowsMultipleSelection = true }
        try app.tap("Row 1")
        try app.tap("Row 2")
        try app.tap("Row 2")
        #expect(rows.lines == ["select 1", "act 1", "select 2", "deselect 2"])
    }

    @Test("the delegate sets the indentation of rows")
    func indentation() throws {
        let (_, table) = show()
        #expect(try cell(table, 3).textLabel?.frame.minX == 46)
        #expect(try cell(table, 0).textLabel?.frame.minX == 16)
    }

    @Test("the delegate is notified of headers and footers that leave")
    func headersThatLeave() {
        rows.more = 40
        let (_, table) = show(.grouped)
        #expect(table.headerView(forSection: 0) != nil && table.footerView(forSection: 0) != nil)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(rows.lines == ["header 0"])
        #expect(table.headerView(forSection: 0) == nil)
        table.contentOffset.y = 1500
        table.layoutIfNeeded()
        #expect(rows.lines == ["header 0", "footer 0"])
    }

    @Test("a notification follows each selection by the user, and none by the app")
    func notification() throws {
        let (app, table) = show()
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(count == 0)
        try app.tap("Row 2")
        #expect(count == 1)
    }

    @Test("a table scrolls to the selected row that is nearest to its middle")
    func nearestRow() {
        rows.count = 60
        let (_, table) = show { $0.allowsMultipleSelection = true }
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
        for row in [10, 50] {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.contentOffset.y = 1800
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        #expect(table.rectForRow(at: IndexPath(row: 50, section: 0)).maxY == table.bounds.maxY)
    }

    @Test("empty rows have lines in the distance of the last row, or in a distance of the app")
    func fillers() throws {
        let page = UIViewController(), app = TestApp(page, scale: 1)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        rows.count = 2
        table.rowHeight = 50
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        page.view.addSubview(table)
        app.settle()
        func isLine(_ y: Int) -> Bool { (app.picture()?[200, y]?.red ?? 255) < 250 }
        // A header and a footer surround the rows, which end at 128.
        let end = Int(table.contentSize.height)
        #expect(table.fillerRowHeight == 0)
        #expect(!(end + 1..<600).contains(where: isLine))
        table.fillerRowHeight = UITableView.automaticDimension
        app.settle()
        #expect((end + 1..<600).filter(isLine) == Array(stride(from: end + 49, to: 600, by: 50)))
        table.fillerRowHeight = 100
        app.settle()
        #expect((end + 1..<600).filter(isLine) == Array(stride(from: end + 99, to: 600, by: 100)))
        table.tableFooterView = UIView()
        app.settle()
        #expect(!(end + 1..<600).contains(where: isLine))
    }

    private func lineStart(_ cell: UITableViewCell) -> CGFloat? {
        cell.layoutIfNeeded()
        return cell.subviews.first { $0.frame.height > 0 && $0.frame.height <= 1 }?.frame.minX
    }

    @Test("the insets of lines count from the edges, or from the automatic insets")
    func insetReference() throws {
        let (app, table) = show()
        rows.level = 0
        #expect(try lineStart(cell(table)) == 16)
        table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        app.settle()
        #expect(try lineStart(cell(table)) == 30)
        table.separatorInsetReference = .fromAutomaticInsets
        app.settle()
        #expect(try lineStart(cell(table)) == 46)
        table.separatorInset = .zero
        app.settle()
        #expect(try lineStart(cell(table)) == 16)
    }

    @Test("the content of rows keeps clear of the safe area, unless the table forbids it")
    func safeArea() throws {
        let page = UIViewController(), app = TestApp(page, scale: 2, draws: false)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        table.dataSource = rows
        page.view.addSubview(table)
        app.settle()
        #expect(try cell(table).textLabel?.frame.minX == 56)
        #expect(try lineStart(cell(table)) == 56)
        table.insetsContentViewsToSafeArea = false
        app.settle()
        #expect(try cell(table).textLabel?.frame.minX == 16)
        #expect(try lineStart(cell(table)) == 16)
    }

    @Test("a cell is notified of the controls of editing, and of an open row")
    func states() throws {
        let (app, table) = show()
        let cell = try cell(table, 1)
        table.setEditing(true, animated: true)
        #expect(cell.lines == ["will 1"])
        app.settle()
        #expect(cell.lines == ["will 1", "did 1"])
        table.setEditing(false, animated: false)
        #expect(cell.lines.suffix(2) == ["will 0", "did 0"])
        cell.lines = []
        app.drag(from: CGPoint(x: 300, y: 100 + 28 + 75), to: CGPoint(x: 180, y: 100 + 28 + 75))
        app.settle()
        #expect(cell.showingDeleteConfirmation)
        #expect(cell.lines == ["will 2", "did 2"])
        app.tap(at: CGPoint(x: 60, y: 100 + 28 + 25))
        app.settle()
        #expect(cell.lines.suffix(2) == ["will 0", "did 0"])
    }

    @Test("a table with several selected rows uses another background for them")
    func selectionBackground() throws {
        let (_, table) = show()
        let one = UIView(), several = UIView()
        let cell = try cell(table)
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
        cell.isSelected = true
        #expect(one.superview === cell && several.superview == nil)
        cell.isSelected = false
        table.allowsMultipleSelection = true
        cell.isSelected = true
        #expect(one.superview == nil && several.superview === cell)
    }

    @Test("a displayed row gets another height when its intrinsic size changes, unless this is disabled")
    func selfSizing() throws {
        let (app, table) = show { $0.rowHeight = UITableView.automaticDimension }
        #expect(try cell(table).frame.height == 60)
        try cell(table).height = 90
        try cell(table).invalidateIntrinsicContentSize()
        app.settle()
        #expect(try cell(table).frame.height == 90)
        #expect(try cell(table, 1).frame.minY == 28 + 90)
        table.selfSizingInvalidation = .disabled
        try cell(table).height = 120
        try cell(table).invalidateIntrinsicContentSize()
        app.settle()
        #expect(try cell(table).frame.height == 90)
    }

    @Test("a header has a second label in grouped tables only")
    func detailLabel() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        header.textLabel?.text = "Title"
        header.detailTextLabel?.text = "Detail"
        header.layoutIfNeeded()
        let first = header.textLabel?.frame ?? .zero, second = header.detailTextLabel?.frame ?? .zero
        #expect(first.maxY == second.minY)
        #expect(second.height > 0)
        let table = UITableView(frame: .zero, style: .plain)
        let plain = UITableViewHeaderFooterView(reuseIdentifier: nil)
        table.addSubview(plain)
        #expect(plain.detailTextLabel == nil)
    }

    @Test("cells and headers that are created with a frame are not reused")
    func frames() {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let cell = UITableViewCell(frame: frame), header = UITableViewHeaderFooterView(frame: frame)
        #expect(cell.frame == frame && cell.reuseIdentifier == nil)
        #expect(header.frame == frame && header.reuseIdentifier == nil)
        header.contentView.addSubview(UILabel())
        #expect(header.contentView.superview === header)
    }

    @Test("lines between rows are drawn with an effect")
    func lineEffect() throws {
        let (app, table) = show()
        table.separatorEffect = UIBlurEffect(style: .dark)
        table.separatorColor = .red
        app.settle()
        let line = try #require(try cell(table).subviews.first { $0.frame.height > 0 && $0.frame.height <= 1 })
        let effect = try #require(line.subviews.first as? UIVisualEffectView)
        #expect(effect.frame == line.bounds)
        #expect(effect.contentView.backgroundColor == .red)
        #expect(line.backgroundColor == nil)
        table.separatorEffect = nil
        app.settle()
        #expect(line.subviews.isEmpty)
        #expect(line.backgroundColor == .red)
    }
}
