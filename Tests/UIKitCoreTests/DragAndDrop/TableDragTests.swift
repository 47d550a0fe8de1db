import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitCore
import UIKitTesting

/// A table whose rows are dragged, and on which items are dropped.
@MainActor
final class DragTable: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let table: UITableView
    var names: [[String]]
    var calls: [String] = []
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var destinations: [IndexPath?] = []
    var performs: (any UITableViewDropCoordinator) -> Void = { _ in }
    var chosen: [IndexPath] = []
    /// Whether the drop inserts rows itself.
    var inserts = true

    init(_ names: [[String]], frame: CGRect) {
        self.names = names
        table = UITableView(frame: frame)
        super.init()
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        table.dropDelegate = self
    }

    /// The texts of the visible rows.
    var texts: [String] { table.visibleCells.filter { !$0.layer.isConcealed }.compactMap { $0.textLabel?.text } }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _ = names[indexPath.section][indexPath.row]
        return 44
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        let name = names[indexPath.section][indexPath.row]
        return name == "fixed" ? [] : [DragRecorder.item(name)]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { calls.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("end") }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        if destinations.last != destinationIndexPath || destinations.isEmpty {
            destinations.append(destinationIndexPath)
        }
        return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { calls.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { calls.append("drop end") }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        calls.append("perform \(coordinator.destinationIndexPath.map { "\($0)" } ?? "nil")")
        performs(coordinator)
        guard inserts, let target = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        let name = item.dragItem.localObject as? String ?? ""
        tableView.performBatchUpdates {
            if let source = item.sourceIndexPath {
                names[source.section].remove(at: source.row)
                tableView.deleteRows(at: [source], with: .automatic)
            }
            names[target.section].insert(name, at: target.row)
            tableView.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
    }
}

/// Drags and drops of rows.
@MainActor
struct TableDragTests {
    private let list = DragTable(
        [["a", "b", "c", "d"], ["e", "f"]], frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    private let other = DragTable([["x", "y", "z"]], frame: CGRect(x: 0, y: 450, width: 390, height: 250))

    private func show() -> TestApp {
        let page = UIViewController(), app = TestApp(page)
        page.view.addSubview(list.table)
        page.view.addSubview(other.table)
        app.settle()
        return app
    }

    /// The middle of a row of the upper table, in the window.
    private func row(_ index: Int) -> CGPoint { CGPoint(x: 100, y: 122 + CGFloat(index) * 44) }

    @Test func `a row moves inside its table by the drop delegate`() {
        let app = show()
        app.dragItem(from: row(0), to: row(2), drops: false)
        #expect(list.table.hasActiveDrag && list.table.hasActiveDrop && list.table.hasUncommittedUpdates)
        app.advance(frames: 30)
        // The gap has the place of the third row.
        #expect(list.texts == ["b", "c", "d", "e", "f"])
        #expect(list.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 44)
        app.lift()
        app.settle()
        #expect(list.names == [["b", "c", "a", "d"], ["e", "f"]])
        #expect(list.texts == ["b", "c", "a", "d", "e", "f"])
        #expect(list.calls == ["begin", "enter", "perform [0, 2]", "drop end", "end"])
        #expect(!list.table.hasActiveDrag && !list.table.hasActiveDrop && !list.table.hasUncommittedUpdates)
        #expect(list.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
    }

    @Test func `a row is dragged into another table, with a gap at its place`() {
        let app = show()
        other.operation = .copy
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516), drops: false)
        app.advance(frames: 30)
        #expect(other.table.visibleCells.map(\.frame.minY) == [0, 88, 132])
        #expect(other.table.numberOfRows(inSection: 0) == 3)
        #expect(other.destinations.last == IndexPath(row: 1, section: 0))
        app.lift()
        app.settle()
        #expect(other.names == [["x", "a", "y", "z"]])
        #expect(other.texts == ["x", "a", "y", "z"])
        #expect(list.names[0] == ["a", "b", "c", "d"])
        #expect(list.texts.first == "a")
    }

    @Test func `the gap closes when the finger leaves`() {
        let app = show()
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 470), drops: false)
        app.step(to: CGPoint(x: 100, y: 760))
        app.advance(frames: 30)
        #expect(other.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
        #expect(other.calls == ["enter", "exit"])
        app.lift()
        app.settle()
        #expect(other.calls == ["enter", "exit", "drop end"])
        #expect(list.texts.count == 6)
        #expect(list.calls.last == "end")
    }

    @Test func `a drop behind the last row has the number of rows`() {
        let app = show()
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 650))
        app.settle()
        #expect(other.names == [["x", "y", "z", "a"]])
        #expect(other.destinations.last == IndexPath(row: 3, section: 0))
    }

    @Test func `a drop into a row highlights the row and opens no gap`() {
        let app = show()
        other.intent = .insertIntoDestinationIndexPath
        other.inserts = false
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516), drops: false)
        app.advance(frames: 10)
        let cell = other.table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.isHighlighted == true)
        #expect(other.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
        other.performs = { $0.drop($0.items[0].dragItem, intoRowAt: IndexPath(row: 1, section: 0), rect: .zero) }
        app.lift()
        app.settle()
        #expect(cell?.isHighlighted == false)
        #expect(other.calls.contains("perform [0, 1]"))
    }

    @Test func `items without a place fly back`() {
        let app = show()
        other.inserts = false
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516))
        let platter = app.window.overlay(DragOverlay.self)?.subviews.compactMap { $0 as? DragPlatter }.first
        app.advance(frames: 17)
        #expect(platter.map { abs($0.center.y - 122) < 20 } == true)
        app.settle()
        #expect(other.texts == ["x", "y", "z"])
        #expect(other.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }

    @Test func `a data source that moves rows is called for a drag inside its table`() {
        final class Moving: NSObject, UITableViewDataSource, UITableViewDragDelegate {
            var names = ["a", "b", "c", "d"]
            var moves: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                moves.append("\(sourceIndexPath) to \(destinationIndexPath)")
                names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            }
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        }
        let moving = Moving(), page = UIViewController(), app = TestApp(page)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = moving
        table.dragDelegate = moving
        page.view.addSubview(table)
        app.settle()
        app.dragItem(from: row(3), to: row(1))
        app.settle()
        #expect(moving.moves == ["[0, 3] to [0, 1]"])
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "d", "b", "c"])
        #expect(table.visibleCells.allSatisfy { !$0.layer.isConcealed })
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }

    @Test func `a placeholder is shown until its data is inserted`() throws {
        let app = show()
        other.inserts = false
        other.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
        var context: (any UITableViewDropPlaceholderContext)?
        other.performs = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "waiting", rowHeight: 60)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516))
        app.settle()
        #expect(other.texts == ["x", "…", "y", "z"])
        #expect(other.table.visibleCells.map(\.frame.minY) == [0, 44, 104, 148])
        #expect(other.table.hasUncommittedUpdates)
        #expect(other.table.numberOfRows(inSection: 0) == 3)
        #expect(other.table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "y")
        // A touch has the index path of the data; the placeholder has none.
        app.tap(at: CGPoint(x: 100, y: 450 + 160))
        app.tap(at: CGPoint(x: 100, y: 450 + 70))
        #expect(other.chosen == [IndexPath(row: 2, section: 0)])
        // The data changes while the placeholder is shown.
        other.names[0].remove(at: 0)
        other.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        app.settle()
        #expect(other.texts == ["…", "y", "z"])
        var path: IndexPath?
        let isCommitted = context?.commitInsertion { insertion in
            path = insertion
            other.names[0].insert("a", at: insertion.row)
        }
        app.settle()
        #expect(isCommitted == true)
        #expect(path == IndexPath(row: 0, section: 0))
        #expect(other.texts == ["a", "y", "z"])
        #expect(!other.table.hasUncommittedUpdates)
        #expect(context?.deletePlaceholder() == false)
    }

    @Test func `a placeholder is deleted by its context, or by a reload`() throws {
        let app = show()
        other.inserts = false
        var contexts: [any UITableViewDropPlaceholderContext] = []
        other.performs = { coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 3, section: 0), reuseIdentifier: "row",
                rowHeight: UITableView.automaticDimension)
            contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
        }
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516))
        app.settle()
        #expect(other.table.visibleCells.count == 4)
        #expect(contexts[0].deletePlaceholder())
        app.settle()
        #expect(other.texts == ["x", "y", "z"])
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516))
        app.settle()
        #expect(other.table.visibleCells.count == 4)
        other.table.reloadData()
        app.settle()
        #expect(other.texts == ["x", "y", "z"])
        #expect(!contexts[1].commitInsertion { _ in Issue.record("called") })
    }

    @Test func `a table scrolls while items are near its edge`() {
        let app = show()
        other.names = [(0..<40).map { "row \($0)" }]
        other.table.reloadData()
        app.settle()
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 690), drops: false)
        app.advance(frames: 60)
        #expect(other.table.contentOffset.y > 100)
        let last = other.destinations.last ?? nil
        app.lift()
        app.settle()
        #expect(other.names[0].firstIndex(of: "a") == last?.row)
        #expect((last?.row ?? 0) > 6)
    }

    @Test func `a row that has no items is not dragged`() {
        let app = show()
        list.names[0][0] = "fixed"
        list.table.reloadData()
        app.settle()
        app.dragItem(from: row(0), to: row(2))
        app.settle()
        #expect(list.calls.isEmpty)
        list.table.dragInteractionEnabled = false
        app.dragItem(from: row(1), to: row(3))
        app.settle()
        #expect(list.calls.isEmpty)
    }

    @Test func `an automatic proposal takes the middle of a row for a drop into it`() {
        let app = show()
        other.intent = .automatic
        other.operation = .copy
        app.dragItem(from: row(0), to: CGPoint(x: 100, y: 516), drops: false)
        app.advance(frames: 10)
        #expect(other.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
        app.step(to: CGPoint(x: 100, y: 497))
        app.advance(frames: 30)
        #expect(other.table.visibleCells.map(\.frame.minY) == [0, 88, 132])
        app.lift()
        app.settle()
    }

    @Test func `the cell has the states of its drag`() {
        let app = show()
        let cell = list.table.cellForRow(at: IndexPath(row: 0, section: 0))
        app.liftItem(at: row(0))
        #expect(cell?.configurationState.cellDragState == .lifting)
        app.step(to: row(1))
        app.step(to: CGPoint(x: 100, y: 760))
        #expect(cell?.configurationState.cellDragState == .dragging)
        app.lift()
        app.settle()
        #expect(cell?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
    }

    @Test func `a large preview becomes smaller around the finger`() throws {
        let app = show()
        app.dragItem(from: row(0), to: CGPoint(x: 147, y: 300), drops: false)
        app.advance(frames: 30)
        let overlay = try #require(app.window.overlay(DragOverlay.self))
        let platter = try #require(overlay.subviews.compactMap { $0 as? DragPlatter }.first)
        #expect(platter.frame.width == 240)
        #expect(abs(platter.center.x - (147 + 95.0 / 405.6 * 240)) < 1)
        app.lift()
        app.settle()
    }
}
