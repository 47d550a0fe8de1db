import Testing
import UIKit
import UIKitTesting

/// Answers of an app that change the table in the middle of a query: reload, layout, row changes, removal.
@MainActor
struct TableReentryTests {
    enum Call: String, CaseIterable {
        case sections, rowCount, cell, height, headerHeight, headerTitle, headerView, willDisplay, didEnd,
            willDisplayHeader, scrolled, cellMoved
    }
    enum Act: String, CaseIterable {
        case reload, layOut, both, insert, delete, batch, remove, noSource, noDelegate, scroll, smaller
    }

    final class Cell: UITableViewCell {
        override func didMoveToWindow() {
            super.didMoveToWindow()
            (superview as? UITableView).flatMap { $0.dataSource as? Source }?.come(.cellMoved)
        }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        weak var table: UITableView?
        var rows = 30
        let call: Call
        let act: Act
        let turn: Int
        var calls = 0

        init(_ call: Call, _ act: Act, turn: Int) { (self.call, self.act, self.turn) = (call, act, turn) }

        func come(_ now: Call) {
            guard now == call, let table else { return }
            calls += 1
            guard calls == turn else { return }
            switch act {
            case .reload: table.reloadData()
            case .layOut: table.layoutIfNeeded()
            case .both:
                table.reloadData()
                table.layoutIfNeeded()
            case .insert:
                guard table.numberOfRows(inSection: 0) == rows else { return table.reloadData() }
                rows += 1
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            case .delete:
                guard table.numberOfRows(inSection: 0) == rows else { return table.reloadData() }
                rows -= 1
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            case .batch:
                table.beginUpdates()
                table.endUpdates()
            case .remove: table.removeFromSuperview()
            case .noSource: table.dataSource = nil
            case .noDelegate: table.delegate = nil
            case .scroll: table.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
            case .smaller:
                rows = 2
                table.reloadData()
            }
        }

        func numberOfSections(in tableView: UITableView) -> Int { come(.sections); return 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            come(.rowCount); return rows
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            come(.cell)
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            come(.height); return 40
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            come(.headerHeight); return 28
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            come(.headerTitle); return "H"
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            come(.headerView); return nil
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            come(.willDisplay)
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        { come(.didEnd) }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            come(.willDisplayHeader)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { come(.scrolled) }
    }

    @Test(
        "whatever an answer does, the table shows the rows that there are in the end", arguments: Call.allCases,
        Act.allCases)
    func matrix(call: Call, act: Act) {
        for turn in [1, 2, 3, 7] {
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            let source = Source(call, act, turn: turn)
            source.table = table
            table.register(Cell.self, forCellReuseIdentifier: "c")
            let page = Page("A")
            let app = TestApp(page, draws: false)
            table.dataSource = source
            table.delegate = source
            page.view.addSubview(table)
            app.settle()
            table.contentOffset.y = 300
            app.settle()
            table.contentOffset.y = 0
            table.reloadData()
            #expect(app.settle(), "turn \(turn)")
            let rows = act == .noSource && source.calls >= turn ? 0 : source.rows
            guard table.window != nil else { continue }
            #expect(table.numberOfRows(inSection: 0) == rows, "turn \(turn)")
            let cells = table.subviews.compactMap { $0 as? Cell }
            #expect(cells.count == table.visibleCells.count, "turn \(turn)")
            for (index, cell) in table.visibleCells.enumerated() {
                let path = table.indexPath(for: cell)
                #expect(path?.row == (table.indexPathsForVisibleRows ?? [])[index].row, "turn \(turn)")
                // Moved rows are not requested again.
                if act != .insert, act != .delete {
                    #expect(cell.textLabel?.text == "\(path?.row ?? -1)", "turn \(turn)")
                }
                #expect(cell.frame == path.map { table.rectForRow(at: $0) }, "turn \(turn)")
            }
        }
    }

    @Test("a cell that is about to show is known by its row")
    func knownInWillDisplay() {
        final class Asking: NSObject, UITableViewDataSource, UITableViewDelegate {
            var wrong = 0
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                asked += 1
                if tableView.indexPath(for: cell) != indexPath { wrong += 1 }
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), source = Asking(), page = Page("A")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        table.delegate = source
        page.view.addSubview(table)
        let app = TestApp(page, draws: false)
        app.settle()
        table.contentOffset.y = 600
        app.settle()
        #expect(source.asked > 15)
        #expect(source.wrong == 0)
    }

    @Test("a row that is inserted while the data source returns the number of rows exists after another change")
    func insertedInAnswer() {
        final class Source: NSObject, UITableViewDataSource {
            var rows = 20
            var insertsNext = false
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                if insertsNext {
                    insertsNext = false
                    rows += 1
                    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                }
                return rows
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), source = Source(), page = Page("A")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        page.view.addSubview(table)
        let app = TestApp(page, draws: false)
        app.settle()
        let shown = table.visibleCells.count
        source.insertsNext = true
        source.rows -= 2
        table.deleteRows(at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 19)
        app.settle()
        #expect(table.visibleCells.count == shown)
        #expect(shown > 0)
    }

    @Test(
        "with the first row the large title comes back",
        arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none], [false, true])
    func firstRow(position: UITableView.ScrollPosition, animated: Bool) {
        let list = RowsPage()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, draws: false)
        app.settle()
        let (height, offset) = (navigation.navigationBar.frame.height, list.tableView.contentOffset.y)
        list.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        list.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: position, animated: animated)
        app.settle()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(list.tableView.contentOffset.y == offset)
    }
}

final class RowsPage: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
}
