import Foundation
import Testing
import UIKit
import UIKitTesting

/// Drags and clicks that select several rows of a table.
@MainActor
struct SeveralRowsTests {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 40
        var begins = true
        var refused: Set<Int> = []
        var lines: [String] = []
        var didSelect: (UITableView, IndexPath) -> Void = { _, _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            lines.append("should begin \(indexPath.row)")
            return begins
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            lines.append("did begin \(indexPath.row), editing \(tableView.isEditing)")
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { lines.append("did end") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            refused.contains(indexPath.row) ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
            didSelect(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            lines.append("deselect \(indexPath.row)")
        }
    }

    private let rows = Rows()

    private func show(_ change: (UITableView) -> Void = { _ in }) -> (TestApp, UITableView) {
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        change(table)
        page.view.addSubview(table)
        app.settle()
        return (app, table)
    }

    private func selected(_ table: UITableView) -> [Int] {
        (table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    }
    private func point(_ row: Int, x: CGFloat = 200) -> CGPoint { CGPoint(x: x, y: 100 + CGFloat(row) * 44 + 22) }

    @Test("two fingers begin editing and select the rows that they pass")
    func twoFingers() {
        let (app, table) = show { $0.allowsMultipleSelectionDuringEditing = true }
        app.dragWithTwoFingers(from: point(1), to: point(4), frames: 20, lifts: false)
        #expect(table.isEditing)
        #expect(table.contentOffset.y == 0)
        #expect(selected(table) == [1, 2, 3, 4])
        app.liftBothFingers()
        app.settle()
        #expect(
            rows.lines == [
                "should begin 1", "did begin 1, editing true", "select 1", "select 2", "select 3", "select 4",
                "did end",
            ])
        #expect(selected(table) == [1, 2, 3, 4])
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    }

    @Test("fingers that move back deselect the rows that they leave; refused rows stay")
    func back() {
        rows.refused = [3]
        let (app, table) = show { $0.allowsMultipleSelection = true }
        app.dragWithTwoFingers(from: point(1), to: point(5), frames: 20, lifts: false)
        #expect(selected(table) == [1, 2, 4, 5])
        #expect(!table.isEditing)
        app.liftBothFingers()
        app.settle()
        // A drag that begins at a selected row deselects.
        app.dragWithTwoFingers(from: point(5), to: point(2), frames: 20)
        app.settle()
        #expect(selected(table) == [1])
    }

    @Test("without consent of the delegate, or without a mode for several rows, two fingers scroll")
    func scrolls() {
        rows.begins = false
        let (app, table) = show { $0.allowsMultipleSelectionDuringEditing = true }
        app.dragWithTwoFingers(from: point(6), to: point(2), frames: 20)
        app.settle()
        #expect(table.contentOffset.y > 100)
        #expect(rows.lines == ["should begin 6"])
        rows.begins = true
        rows.lines = []
        table.allowsMultipleSelectionDuringEditing = false
        app.dragWithTwoFingers(from: point(6), to: point(2), frames: 20)
        app.settle()
        #expect(rows.lines.isEmpty)
        #expect(selected(table).isEmpty)
    }

    @Test("near the edge the table scrolls and selects on")
    func edge() {
        let (app, table) = show { $0.allowsMultipleSelection = true }
        app.dragWithTwoFingers(from: point(6), to: CGPoint(x: 200, y: 530), frames: 20, lifts: false)
        for _ in 0..<60 { app.advance(frames: 1) }
        #expect(table.contentOffset.y > 200)
        let list = selected(table)
        #expect(list.first == 6)
        #expect((list.last ?? 0) > 14)
        #expect(list == Array(6...(list.last ?? 6)))
        app.liftBothFingers()
        app.settle()
        #expect(rows.lines.last == "did end")
    }

    @Test("one finger selects along the round marks, and scrolls beside them")
    func marks() {
        let (app, table) = show { $0.allowsMultipleSelectionDuringEditing = true }
        table.setEditing(true, animated: false)
        app.settle()
        app.drag(from: point(1, x: 27), to: point(5, x: 27), frames: 20)
        app.settle()
        #expect(selected(table) == [1, 2, 3, 4, 5])
        #expect(table.contentOffset.y == 0)
        #expect(!rows.lines.contains { $0.hasPrefix("should begin") })
        app.drag(from: point(6), to: point(2), frames: 20)
        app.settle()
        #expect(table.contentOffset.y > 100)
        #expect(selected(table) == [1, 2, 3, 4, 5])
    }

    @Test("a click with Shift extends from the row that was clicked last, Control and Command toggle one row")
    func clicks() {
        let (app, table) = show { $0.allowsMultipleSelection = true }
        app.tap(at: point(2))
        app.tap(at: point(5), modifiers: .shift)
        #expect(selected(table) == [2, 3, 4, 5])
        app.tap(at: point(3), modifiers: .shift)
        #expect(selected(table) == [2, 3])
        app.tap(at: point(7), modifiers: .command)
        #expect(selected(table) == [2, 3, 7])
        app.tap(at: point(3), modifiers: .control)
        #expect(selected(table) == [2, 7])
        app.settle()
    }

    @Test("a click with a modifier key begins the interaction if only one row can be selected")
    func clickBegins() {
        let (app, table) = show { $0.allowsMultipleSelectionDuringEditing = true }
        app.tap(at: point(2), modifiers: .command)
        app.settle()
        #expect(rows.lines == ["should begin 2", "did begin 2, editing true", "select 2", "did end"])
        app.tap(at: point(4), modifiers: .shift)
        #expect(selected(table) == [2, 3, 4])
    }

    @Test("a reload during the drag ends the range, not the drag")
    func reload() {
        rows.didSelect = { table, path in
            guard path.row == 3 else { return }
            self.rows.count = 2
            table.reloadData()
        }
        let (app, table) = show { $0.allowsMultipleSelection = true }
        app.dragWithTwoFingers(from: point(1), to: point(6), frames: 20)
        app.settle()
        #expect(selected(table).isEmpty)
        #expect(rows.lines.last == "did end")
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test("a touch of a row stays while rows are inserted above the row, and ends if the row is deleted")
    func changesDuringTouch() {
        let (app, table) = show()
        app.press(at: point(2))
        app.advance(frames: 12)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
        rows.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == true)
        app.lift()
        #expect(rows.lines == ["select 3"])
        app.press(at: point(2))
        app.advance(frames: 12)
        rows.count -= 1
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        app.lift()
        #expect(rows.lines == ["select 3"])
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    }
}
