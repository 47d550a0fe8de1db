import Foundation
import Testing
import UIKit
import UIKitTesting

/// Faults of lists that random walks found.
@MainActor
struct TableFaultTests {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = (0..<30).map { "\($0)" }
        var identifier = "a"
        var scrolled: () -> Void = {}
        var ended: () -> Void = {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled() }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        { ended() }
    }

    private let rows = Rows()

    private func show() -> (TestApp, UITableView) {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 440))
        for name in ["a", "b"] { table.register(UITableViewCell.self, forCellReuseIdentifier: name) }
        table.dataSource = rows
        table.delegate = rows
        page.view.addSubview(table)
        app.settle()
        return (app, table)
    }

    private func cells(_ table: UITableView) -> Int { table.subviews.count { $0 is UITableViewCell } }

    @Test("a row that is configured again with another cell stays selected")
    func reconfigured() {
        let (app, table) = show(), path = IndexPath(row: 2, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        rows.identifier = "b"
        table.reconfigureRows(at: [path])
        app.settle()
        #expect(table.cellForRow(at: path)?.isSelected == true)
        #expect(cells(table) == table.visibleCells.count)
    }

    @Test("a table that the app lays out during a reconfiguration has one cell for each row")
    func laidOut() {
        let (app, table) = show()
        rows.identifier = "b"
        rows.ended = { table.layoutIfNeeded() }
        table.setNeedsLayout()
        table.reconfigureRows(at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)])
        rows.ended = {}
        app.settle()
        #expect(cells(table) == table.visibleCells.count)
        #expect(table.visibleCells[2].textLabel?.text == "2")
    }

    @Test("a row that the app selects while a change scrolls the table keeps its place")
    func selectedWhileScrolled() {
        let (app, table) = show()
        table.contentOffset.y = 30 * 44 - 440
        app.settle()
        rows.scrolled = { [rows] in
            rows.scrolled = {}
            table.selectRow(at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .none)
        }
        rows.names.removeFirst(5)
        table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
        app.settle()
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 15, section: 0)])
        #expect(table.cellForRow(at: IndexPath(row: 15, section: 0))?.isSelected == true)
    }

    @Test("a row that the app selects while a reload removes the cells stays selected")
    func selectedInReload() {
        let (app, table) = show()
        rows.ended = { [rows] in
            rows.ended = {}
            table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        }
        table.reloadData()
        app.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.isSelected == true)
    }

    @Test("a table that loads its rows during the move of a row ends the move")
    func resizedDuringMove() {
        let (app, table) = show()
        table.setEditing(true, animated: false)
        app.settle()
        app.drag(from: CGPoint(x: 360, y: 122), to: CGPoint(x: 360, y: 260), frames: 10, lifts: false)
        table.frame.size.width = 300
        #expect(table.numberOfRows(inSection: 0) == 30)
        app.lift()
        app.settle()
        #expect(rows.names == (0..<30).map { "\($0)" })
        #expect(
            table.visibleCells.compactMap { $0.textLabel?.text } == Array(rows.names.prefix(table.visibleCells.count)))
        #expect(cells(table) == table.visibleCells.count)
        #expect(table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
    }
}
