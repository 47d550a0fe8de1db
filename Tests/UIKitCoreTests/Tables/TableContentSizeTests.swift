import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The content size of tables: rows are counted and their heights requested, without cells.
@MainActor
struct TableContentSizeTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 10
        var counts = 0
        var cells = 0
        var heights: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts += 1
            return count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells += 1
            return UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights.append(indexPath.row)
            return indexPath.row % 2 == 0 ? 60 : 30
        }
    }

    private let app = TestApp(UIViewController(), draws: false)
    private let rows = Rows()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("reading the content size does not call the data source")
    func reading() {
        table.dataSource = rows
        table.delegate = rows
        #expect(table.contentSize == .zero)
        #expect(rows.counts == 0)
        table.rowHeight = 50
        #expect(table.contentSize == .zero)
        #expect(rows.counts == 0)
    }

    @Test("reloadData outside of a window counts the rows, so that the content size is right, and makes no cells")
    func reloading() {
        table.dataSource = rows
        table.rowHeight = 50
        table.reloadData()
        #expect(table.contentSize == CGSize(width: 320, height: 500))
        rows.count = 3
        #expect(table.contentSize.height == 500)
        table.reloadData()
        #expect(table.contentSize.height == 150)
        #expect(rows.cells == 0)
    }

    @Test("estimated rows have the estimated height after reloadData")
    func estimated() {
        table.dataSource = rows
        table.delegate = rows
        table.estimatedRowHeight = 70
        table.reloadData()
        #expect(table.contentSize.height == 700)
        #expect(rows.heights.isEmpty)
    }

    @Test("an estimated height of 0 asks the delegate for every height, once, and makes no cells")
    func exact() {
        table.dataSource = rows
        table.delegate = rows
        table.estimatedRowHeight = 0
        table.reloadData()
        #expect(table.contentSize.height == 450)
        #expect(rows.heights == Array(0..<10))
        #expect(rows.cells == 0)
        app.window.addSubview(table)
        app.settle()
        #expect(table.contentSize.height == 450)
        #expect(rows.heights == Array(0..<10))
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 150)
    }

    @Test("layout counts the rows of a new data source")
    func layout() {
        table.dataSource = rows
        table.rowHeight = 50
        app.window.addSubview(table)
        app.settle()
        #expect(table.contentSize.height == 500)
    }
}
