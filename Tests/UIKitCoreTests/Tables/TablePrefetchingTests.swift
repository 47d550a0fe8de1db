import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

private final class ManyRows: UITableViewController, UITableViewDataSourcePrefetching {
    var named: [Int] = []
    var cancelled: [Int] = []
    var edited: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.prefetchDataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { named += indexPaths.map(\.row) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.row)
    }
    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    {
        [
            UITableViewRowAction(style: .normal, title: "Older") { [weak self] action, path in
                self?.edited.append("\(action.title ?? "") \(path.row)")
            }
        ]
    }
}

@MainActor
struct TablePrefetchingTests {
    @Test("rows one screen ahead are prefetched once, in their order")
    func ahead() throws {
        let rows = ManyRows()
        let app = TestApp(rows)
        app.settle()
        let last = try #require(rows.tableView.indexPathsForVisibleRows?.last?.row)
        #expect(rows.named.first == last + 1)
        #expect(rows.named == rows.named.sorted())
        #expect(rows.named.count >= 15)
        let before = rows.named
        app.scroll(by: 300)
        app.settle()
        #expect(rows.named.count > before.count)
        #expect(Set(rows.named).count == rows.named.count)
        #expect(rows.cancelled == [])
    }

    @Test("prefetching is cancelled for rows that will not be displayed")
    func takenBack() {
        let rows = ManyRows()
        let app = TestApp(rows)
        app.settle()
        let first = rows.named
        rows.tableView.setContentOffset(CGPoint(x: 0, y: 20000), animated: false)
        app.settle()
        #expect(rows.cancelled == first)
        rows.tableView.isPrefetchingEnabled = false
        let count = rows.named.count
        app.scroll(by: 300)
        app.settle()
        #expect(rows.named.count == count)
    }

    @Test("actions of the older API are beside a row that is swiped")
    func rowActions() throws {
        let rows = ManyRows()
        let app = TestApp(rows)
        app.settle()
        try app.swipe("Row 3", towards: .leading, by: 120)
        try app.tap("Older")
        app.settle()
        #expect(rows.edited == ["Older 3"])
    }
}
