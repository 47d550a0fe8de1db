import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private final class Rows: UITableViewController {
        var source: UITableViewDiffableDataSource<String, Int>?
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            source = UITableViewDiffableDataSource(tableView: tableView) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
        }
        /// The visible rows, separated by section.
        var shown: String {
            (0..<tableView.numberOfSections).map { section in
                (0..<tableView.numberOfRows(inSection: section)).map {
                    tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
                }
                .joined(separator: " ")
            }.joined(separator: " | ")
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var made = Snapshot()
        for (section, items) in sections {
            made.appendSections([section])
            made.appendItems(items, toSection: section)
        }
        return made
    }

    @Test("a table outside of a window requests no cell, so that an app may register the cells after a snapshot")
    func registersLater() {
        final class Late: UITableViewController {
            var source: UITableViewDiffableDataSource<String, Int>?
            override func viewDidLoad() {
                super.viewDidLoad()
                source = UITableViewDiffableDataSource(tableView: tableView) { table, path, item in
                    table.dequeueReusableCell(withIdentifier: "row", for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["a"])
                snapshot.appendItems([1, 2])
                source?.apply(snapshot, animatingDifferences: false)
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }
        }
        let screen = Late()
        let app = TestApp(screen)
        app.settle()
        #expect(screen.tableView.visibleCells.count == 2)
    }

    @Test("a snapshot keeps sections and items in order, wherever they are put")
    func orders() {
        var made = snapshot([("a", [1, 2]), ("b", [3])])
        made.appendItems([4])
        made.insertItems([9], beforeItem: 2)
        made.insertItems([8], afterItem: 2)
        made.moveItem(1, afterItem: 3)
        made.insertSections(["c"], beforeSection: "a")
        made.moveSection("b", beforeSection: "c")
        #expect(made.sectionIdentifiers == ["b", "c", "a"])
        #expect(made.itemIdentifiers == [3, 1, 4, 9, 2, 8])
        #expect(made.itemIdentifiers(inSection: "a") == [9, 2, 8])
        #expect(made.indexOfItem(9) == 3)
        #expect(made.indexOfItem(77) == nil)
        #expect(made.indexOfSection("a") == 2)
        #expect(made.sectionIdentifier(containingItem: 1) == "b")
        made.reloadItems([9, 4])
        made.deleteItems([9, 77])
        made.deleteSections(["b"])
        #expect(made.itemIdentifiers == [2, 8])
        #expect(made.numberOfItems == 2)
        #expect(made.reloadedItemIdentifiers == [])
        made.deleteAllItems()
        #expect(made.numberOfSections == 0)
    }

    @Test("a table shows what a snapshot holds, and what changed from one to the next")
    func shows() throws {
        let rows = Rows()
        let app = TestApp(rows)
        let source = try #require(rows.source)
        #expect(rows.tableView.dataSource === source)
        source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
        app.settle()
        #expect(rows.shown == "1 2 3")
        let kept = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
        rows.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        var ended = 0
        source.apply(snapshot([("b", [7]), ("a", [3, 4, 1])])) { ended += 1 }
        app.settle()
        #expect(rows.shown == "7 | 3 4 1")
        #expect(ended == 1)
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 4)
        #expect(source.indexPath(for: 1) == IndexPath(row: 2, section: 1))
        #expect(source.indexPath(for: 2) == nil)
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 9)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "a")
        #expect(source.index(for: "b") == 0)
    }

    @Test("items that stay are updated if the snapshot requests it")
    func reloads() throws {
        let rows = Rows()
        let app = TestApp(rows)
        let source = try #require(rows.source)
        source.apply(snapshot([("a", [1, 2, 3])]))
        app.settle()
        rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text = "old"
        rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text = "older"
        var next = source.snapshot()
        next.reloadItems([2])
        next.reconfigureItems([3])
        source.apply(next)
        app.settle()
        #expect(rows.shown == "1 2 3")
        #expect(source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test("any snapshot may follow any other")
    func anyAfterAny() throws {
        let rows = Rows()
        let app = TestApp(rows)
        let source = try #require(rows.source)
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<60 {
            var items = Array(0..<12)
            var sections: [(String, [Int])] = []
            for name in ["a", "b", "c", "d"].sorted(by: { _, _ in random(2) == 0 }) where random(3) > 0 {
                var own: [Int] = []
                for _ in 0..<random(4) where !items.isEmpty { own.append(items.remove(at: random(items.count))) }
                sections.append((name, own))
            }
            var next = snapshot(sections)
            if round % 3 == 0 { next.reloadItems(Array(next.itemIdentifiers.prefix(1))) }
            source.apply(next, animatingDifferences: round % 2 == 0)
            if round % 5 > 0 { app.settle() }
            #expect(rows.tableView.numberOfSections == sections.count)
        }
        app.settle()
        let last = source.snapshot()
        let expected = last.sectionIdentifiers.map {
            last.itemIdentifiers(inSection: $0).map { "\($0)" }.joined(separator: " ")
        }.joined(separator: " | ")
        #expect(rows.shown == expected)
    }

    @Test(
        "a snapshot that a background queue applies shows with the next turn of the main queue",
        .timeLimit(.minutes(30)))
    func background() async throws {
        let rows = Rows()
        let app = TestApp(rows)
        app.settle()
        let source = try #require(rows.source)
        source.defaultRowAnimation = .none
        let seen = await withCheckedContinuation { done in
            DispatchQueue.global().async {
                for items in [[1, 2, 3], [3, 4]] {
                    var made = source.snapshot()
                    if made.numberOfSections == 0 { made.appendSections(["a"]) }
                    made.deleteItems([1, 2])
                    made.appendItems(items.filter { made.indexOfItem($0) == nil })
                    source.apply(made, animatingDifferences: false) { dispatchPrecondition(condition: .onQueue(.main)) }
                }
                let seen = source.snapshot().itemIdentifiers
                DispatchQueue.main.async { done.resume(returning: seen) }
            }
        }
        #expect(seen == [3, 4])
        #expect(rows.shown == "3 4")
        #expect(source.snapshot().itemIdentifiers == [3, 4])
    }

    @Test func `rows that reload or are configured again are found at their new index paths`() throws {
        let rows = Rows()
        let app = TestApp(rows)
        let source = try #require(rows.source)
        source.apply(snapshot([("a", [1, 2, 3])]))
        app.settle()
        let reloaded = rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        let kept = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
        kept?.textLabel?.text = "old"
        var next = snapshot([("b", [3]), ("a", [7, 2])])
        next.reloadItems([2])
        next.reconfigureItems([3])
        var ended = 0
        source.apply(next) { ended += 1 }
        app.settle()
        #expect(rows.shown == "3 | 7 2")
        #expect(ended == 1)
        #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 1)) !== reloaded)
    }

    @Test func `an appended item that is in the snapshot moves, and missing identifiers are ignored by deletions`() {
        var made = snapshot([("a", [1, 2]), ("b", [3])])
        made.appendItems([1, 4], toSection: "b")
        #expect(made.itemIdentifiers(inSection: "a") == [2])
        #expect(made.itemIdentifiers(inSection: "b") == [3, 1, 4])
        made.insertItems([3], beforeItem: 2)
        #expect(made.itemIdentifiers == [3, 2, 1, 4])
        made.deleteItems([99])
        made.deleteSections(["z"])
        made.reloadSections(["b"])
        #expect(made.reloadedSectionIdentifiers == ["b"])
        #expect(made.numberOfItems == 4)
    }

    @Test(arguments: [0, 1, 2, 3]) func `wrong identifiers stop with UIKit's sentence`(number: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
            var made = NSDiffableDataSourceSnapshot<String, Int>()
            if number == 0 { made.appendItems([1]) }
            made.appendSections(["a"])
            switch number {
            case 1: made.appendItems([1, 1])
            case 2: made.reloadItems([9])
            default: made.appendSections(["a"])
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        let sentences = [
            "There are currently no sections in the data source. Please add a section first.",
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(",
            "Attempted to reload item identifier that does not exist in the snapshot: 9",
            "insert or append 1 section identifier that already exists in the snapshot.",
        ]
        #expect(text.contains(sentences[number]))
    }
}
