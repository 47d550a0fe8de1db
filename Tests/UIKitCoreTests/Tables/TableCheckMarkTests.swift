import Foundation
import Testing
import UIKit
import UIKitTesting

/// Round check marks of tables with multiple selection during editing.
@MainActor
struct TableCheckMarkTests {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var lines: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            lines.append("style")
            return .delete
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            lines.append("deselect \(indexPath.row)")
        }
    }

    private let rows = Rows()

    private func show(scale: CGFloat = 1) -> (TestApp, UITableView) {
        let page = UIViewController()
        let app = TestApp(page, scale: scale)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        table.allowsMultipleSelectionDuringEditing = true
        page.view.addSubview(table)
        app.settle()
        return (app, table)
    }

    @Test("rows show rings while the table is edited; taps fill them, and the selection ends with the editing")
    func marks() throws {
        let (app, table) = show()
        #expect(!UITableView().allowsMultipleSelectionDuringEditing)
        table.setEditing(true, animated: false)
        app.settle()
        #expect(rows.lines == [])
        func mark(_ row: Int) -> [UInt8] {
            app.picture()?[27, 100 + row * 44 + 14].map { [$0.red, $0.green, $0.blue] } ?? []
        }
        #expect(mark(1) == [255, 255, 255])
        let label = try app.require("Row 1")
        #expect(label.convert(label.bounds, to: nil).minX == 56)
        try app.tap("Row 1")
        try app.tap("Row 3")
        app.settle()
        #expect(rows.lines == ["select 1", "select 3"])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
        #expect(mark(1) == [0, 122, 255])
        #expect(mark(3) == [0, 122, 255])
        #expect(mark(0) == [255, 255, 255])
        try app.tap("Row 1")
        app.settle()
        #expect(rows.lines.last == "deselect 1")
        #expect(mark(1) == [255, 255, 255])
        table.setEditing(false, animated: true)
        app.settle()
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(label.convert(label.bounds, to: nil).minX == 16)
        // Outside editing mode, one row at a time can be selected, as before.
        try app.tap("Row 0")
        try app.tap("Row 2")
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    }
}
