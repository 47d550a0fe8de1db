import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore
import UIKitTesting

/// Moves of rows by their grips.
@MainActor
struct RowMovingTests {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names: [[String]] = [["a", "b", "c", "d"], ["e", "f"]]
        var moves: [String] = []
        var target: ((IndexPath) -> IndexPath)?

        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = names[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            names[indexPath.section][indexPath.row] != "c"
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath) to \(destinationIndexPath)")
            let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }
    }

    private let rows = Rows()

    private func show() -> (TestApp, UITableView) {
        let page = UIViewController(), app = TestApp(page)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        page.view.addSubview(table)
        table.setEditing(true, animated: false)
        app.settle()
        return (app, table)
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
    private func grip(_ table: UITableView, _ row: Int, _ section: Int = 0) -> UIView? {
        table.cellForRow(at: IndexPath(row: row, section: section))?.parts.editing.grip
    }

    @Test func `a row that may be moved has a grip at its trailing end while it is edited`() {
        let (app, table) = show()
        #expect(grip(table, 0)?.frame == CGRect(x: 347, y: 0, width: 27, height: 44))
        #expect(grip(table, 2) == nil)
        table.setEditing(false, animated: true)
        app.settle()
        #expect(grip(table, 0) == nil)
    }

    @Test func `a drag of the grip moves the row, and the source is told once at the end`() {
        let (app, table) = show()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        app.press(at: CGPoint(x: 360, y: 122))
        app.step(to: CGPoint(x: 360, y: 160))
        app.step(to: CGPoint(x: 360, y: 166))
        app.advance(frames: 30)
        #expect(rows.moves.isEmpty)
        #expect(texts(table) == ["b", "a", "c", "d", "e", "f"])
        #expect(cell?.frame.minY == 44)
        app.step(to: CGPoint(x: 360, y: 210))
        app.advance(frames: 30)
        app.lift()
        app.settle()
        #expect(rows.moves == ["[0, 0] to [0, 2]"])
        #expect(texts(table) == ["b", "c", "a", "d", "e", "f"])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 88, width: 390, height: 44))
    }

    @Test func `a row moves into another section`() {
        let (app, table) = show()
        app.press(at: CGPoint(x: 360, y: 122))
        for y in stride(from: 130, through: 300, by: 20) { app.step(to: CGPoint(x: 360, y: y)) }
        app.lift()
        app.settle()
        #expect(rows.names == [["b", "c", "d"], ["a", "e", "f"]])
        #expect(texts(table) == ["b", "c", "d", "a", "e", "f"])
        #expect(table.numberOfRows(inSection: 1) == 3)
    }

    @Test func `the delegate may choose another target`() {
        let (app, table) = show()
        rows.target = { _ in IndexPath(row: 1, section: 0) }
        app.press(at: CGPoint(x: 360, y: 122))
        for y in stride(from: 130, through: 260, by: 20) { app.step(to: CGPoint(x: 360, y: y)) }
        app.lift()
        app.settle()
        #expect(rows.moves == ["[0, 0] to [0, 1]"])
        #expect(texts(table) == ["b", "a", "c", "d", "e", "f"])
    }

    @Test func `reconfigured rows keep their cells`() {
        let (app, table) = show()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        rows.names[0][1] = "new"
        table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        app.settle()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(cell?.textLabel?.text == "new")
    }
}
