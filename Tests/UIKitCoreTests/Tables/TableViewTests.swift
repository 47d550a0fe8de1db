import CoreGraphics
import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import QuartzCore
import Testing

@testable import UIKitCore

@MainActor
private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var asked = 0
    var heights: ((IndexPath) -> CGFloat)?
    var lines: [String] = []
    var make: ((UITableView, IndexPath) -> UITableViewCell)?

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        if let make { return make(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        lines.append("deselect \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        lines.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        lines.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}

private final class TallCell: UITableViewCell {
    let block = UIView()
    var height: NSLayoutConstraint?
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        let height = block.heightAnchor.constraint(equalToConstant: 50)
        self.height = height
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            contentView.bottomAnchor.constraint(equalTo: block.bottomAnchor, constant: 10),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
struct TableViewTests {
    private func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    private func table(
        on stage: ScrollStage, _ rows: Rows, _ style: UITableView.Style = .plain,
        _ change: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let view = UITableView(frame: stage.window.bounds, style: style)
        view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        change(view)
        view.dataSource = rows
        view.delegate = rows
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    @Test func `a table shows only the rows in sight`() {
        let stage = ScrollStage(), rows = Rows([names(100_000)]), view = table(on: stage, rows) { $0.rowHeight = 44 }
        #expect(view.contentSize.height == 4_400_000)
        #expect(view.visibleCells.count == 11)
        #expect(rows.asked == 11)
        #expect(
            view.cellForRow(at: IndexPath(row: 3, section: 0))?.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
        #expect(view.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
    }

    @Test func `rows that leave are used again, and the layer tree stays as small as the screen`() {
        let stage = ScrollStage(), rows = Rows([names(100_000)]), view = table(on: stage, rows) { $0.rowHeight = 44 }
        for step in 1...200 {
            view.contentOffset.y = CGFloat(step) * 30
            stage.frames(1)
            #expect(view.visibleCells.count <= 12)
            #expect(view.subviews.count <= 12)
        }
        #expect(view.table.reuse.made <= 13)
        #expect(view.indexPathsForVisibleRows?.first == IndexPath(row: 136, section: 0))
        #expect(view.visibleCells.first?.textLabel?.text == "Row 136")
    }

    @Test func `estimated rows are asked for their height only when they show`() {
        let stage = ScrollStage(), rows = Rows([names(100_000)])
        var asked = 0
        rows.heights = { path in
            asked += 1
            return path.row % 2 == 0 ? 60 : 30
        }
        let view = table(on: stage, rows)
        #expect(asked < 30)
        #expect(view.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 150, width: 320, height: 30))
    }

    @Test func `rows above that turn out taller do not move what shows`() {
        let stage = ScrollStage(), rows = Rows([names(1000)])
        rows.heights = { _ in 100 }
        let view = table(on: stage, rows)
        view.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        stage.settle()
        let path = IndexPath(row: 500, section: 0)
        #expect(view.rectForRow(at: path).minY - view.contentOffset.y == 0)
        view.contentOffset.y -= 50
        stage.settle()
        #expect(view.rectForRow(at: path).minY - view.contentOffset.y == 50)
    }

    @Test func `automatic rows take the height of their constraints`() {
        let stage = ScrollStage(), rows = Rows([names(50)])
        rows.make = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "tall", for: path)
            (cell as? TallCell)?.height?.constant = path.row == 1 ? 100 : 50
            return cell
        }
        let view = table(on: stage, rows) { $0.register(TallCell.self, forCellReuseIdentifier: "tall") }
        #expect(view.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 70)
        #expect(
            view.cellForRow(at: IndexPath(row: 1, section: 0))?.frame == CGRect(x: 0, y: 70, width: 320, height: 120))
        let cell = view.cellForRow(at: IndexPath(row: 1, section: 0)) as? TallCell
        #expect(cell?.block.frame == CGRect(x: 0, y: 10, width: 320, height: 100))
        #expect(cell?.reuseIdentifier == "tall")
    }

    @Test func `a tap highlights, selects and tells; a longer press highlights first`() {
        let stage = ScrollStage(), rows = Rows([names(20)]), view = table(on: stage, rows)
        func touch(_ row: Int) -> (UITableViewCell, UITouch)? {
            guard let cell = view.cellForRow(at: IndexPath(row: row, section: 0)) else { return nil }
            let touch = UITouch(id: 1, type: .direct, location: cell.center, instant: .zero)
            return (cell, touch)
        }
        guard let (first, tap) = touch(2), let (second, press) = touch(4) else {
            Issue.record("rows 2 and 4 do not show"); return
        }
        first.contentView.touchesBegan([tap], with: nil)
        first.contentView.touchesEnded([tap], with: nil)
        #expect(rows.lines == ["highlight 2", "unhighlight 2", "select 0.2"])
        #expect(first.isSelected)
        #expect(first.parts.selection != nil)
        rows.lines = []
        second.touchesBegan([press], with: nil)
        stage.frames(5)
        #expect(!second.isHighlighted)
        stage.host.advance(to: stage.host.manualClock.now + 0.1)
        #expect(second.isHighlighted)
        second.touchesEnded([press], with: nil)
        #expect(rows.lines == ["highlight 4", "unhighlight 4", "deselect 0.2", "select 0.4"])
        #expect(view.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
        view.deselectRow(at: IndexPath(row: 4, section: 0), animated: true)
        stage.settle()
        #expect(!second.isSelected)
        #expect(second.parts.selection == nil)
    }

    @Test func `a cancelled touch selects nothing`() {
        let stage = ScrollStage(), rows = Rows([names(20)]), view = table(on: stage, rows)
        guard let cell = view.cellForRow(at: IndexPath(row: 2, section: 0)) else {
            Issue.record("row 2 does not show"); return
        }
        let touch = UITouch(id: 1, type: .direct, location: cell.center, instant: .zero)
        cell.touchesBegan([touch], with: nil)
        stage.host.advance(to: stage.host.manualClock.now + 0.2)
        cell.touchesCancelled([touch], with: nil)
        stage.settle()
        #expect(rows.lines == ["highlight 2", "unhighlight 2"])
        #expect(view.indexPathForSelectedRow == nil)
    }

    @Test func `headers of a plain table stay in sight with their section`() {
        let stage = ScrollStage(), rows = Rows([names(20), names(20)])
        rows.headers = ["A", "B"]
        let view = table(on: stage, rows)
        #expect(view.rectForHeader(inSection: 0).height == 28)
        view.contentOffset.y = 200
        stage.settle()
        #expect(view.headerView(forSection: 0)?.frame.minY == 200)
        view.contentOffset.y = view.rect(forSection: 0).maxY - 10
        stage.settle()
        let end = view.rect(forSection: 0).maxY
        #expect(view.headerView(forSection: 0)?.frame.maxY == end)
        // Measured (tables/header-padding).
        #expect(view.headerView(forSection: 1)?.frame.minY == end + 22)
    }

    @Test func `headers of a plain table stand under the bar as it is, large or shrunk`() {
        let stage = ScrollStage(safeArea: .init(top: 47)), controller = UITableViewController(style: .plain),
            rows = Rows([names(60)])
        rows.headers = ["A"]
        controller.title = "Rows"
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        controller.tableView.dataSource = rows
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.settle()
        let table: UITableView = controller.tableView
        #expect(table.contentOffset.y == -143)
        #expect(table.headerView(forSection: 0)?.frame.minY == 22)
        table.contentOffset.y = 300
        stage.settle()
        #expect(table.headerView(forSection: 0)?.frame.minY == 391)
        table.setContentOffset(CGPoint(x: 0, y: -143), animated: true)
        stage.settle()
        #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    }

    @Test func `inset groups keep a margin and round their ends`() {
        let stage = ScrollStage(), rows = Rows([names(3)]), view = table(on: stage, rows, .insetGrouped)
        let cells = view.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16, 16])
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(cells.map { $0.parts.separator != nil } == [true, true, false])
        #expect(cells[0].frame.minY == 35)
    }

    @Test func `inserted and deleted rows show, and cells that stay are kept`() {
        let stage = ScrollStage(), rows = Rows([names(5)]), view = table(on: stage, rows)
        let kept = view.cellForRow(at: IndexPath(row: 2, section: 0))
        view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        rows.sections[0].remove(at: 0)
        rows.sections[0].insert("New", at: 3)
        var done = 0
        view.performBatchUpdates {
            view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            view.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        } completion: { _ in
            done += 1
        }
        #expect(view.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
        #expect(view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        stage.settle()
        #expect(done == 1)
        #expect(view.visibleCells.map { $0.textLabel?.text } == ["Row 1", "Row 2", "Row 3", "New", "Row 4"])
        #expect(view.visibleCells.map(\.frame.minY) == [0, 43.5, 87, 130.5, 174])
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(view.subviews.count == 5)
    }

    @Test func `reloaded rows and data are asked anew`() {
        let stage = ScrollStage(), rows = Rows([names(5)]), view = table(on: stage, rows)
        rows.sections[0][1] = "Changed"
        view.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(view.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Changed")
        rows.sections = [names(2), names(3)]
        view.reloadData()
        stage.settle()
        #expect(view.numberOfSections == 2)
        #expect(view.visibleCells.count == 5)
    }

    @Test func `sections come and go`() {
        let stage = ScrollStage(), rows = Rows([names(2), names(3)]), view = table(on: stage, rows, .grouped)
        rows.sections.remove(at: 0)
        rows.sections.append(["X"])
        view.beginUpdates()
        view.deleteSections([0], with: .fade)
        view.insertSections([1], with: .fade)
        view.endUpdates()
        stage.settle()
        #expect(view.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2", "X"])
    }

    @Test func `a section moves with its rows and their cells`() {
        let stage = ScrollStage(), rows = Rows([["A"], ["B"], ["C"]]), view = table(on: stage, rows, .grouped)
        let cell = view.cellForRow(at: IndexPath(row: 0, section: 0))
        rows.sections = [["B"], ["C", "D"], ["A"]]
        view.performBatchUpdates({
            view.moveSection(0, toSection: 2)
            view.insertRows(at: [IndexPath(row: 1, section: 1)], with: .fade)
        })
        stage.settle()
        #expect(view.visibleCells.map { $0.textLabel?.text } == ["B", "C", "D", "A"])
        #expect(view.cellForRow(at: IndexPath(row: 0, section: 2)) === cell)
    }

    @Test func `updates may be a closure that is not kept`() {
        let stage = ScrollStage(), rows = Rows([["A"]]), view = table(on: stage, rows)
        func change(_ updates: () -> Void) { view.performBatchUpdates(updates) }
        change {
            rows.sections = [["A", "B"]]
            view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        stage.settle()
        #expect(view.visibleCells.count == 2)
    }

    @Test func `random changes end as a table made new`() {
        var random = SystemRandom(seed: 42)
        let stage = ScrollStage(), rows = Rows([names(8), names(4)]), view = table(on: stage, rows)
        for step in 0..<60 {
            let section = Int(random.next() % 2)
            let old = rows.sections[section]
            var deleted = Set<Int>(), inserted: [IndexPath] = []
            for index in old.indices where random.next() % 4 == 0 { deleted.insert(index) }
            var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
            for count in 0..<Int(random.next() % 3) {
                let place = Int(random.next() % UInt64(new.count + 1))
                inserted = inserted.map { $0.row >= place ? IndexPath(row: $0.row + 1, section: section) : $0 }
                inserted.append(IndexPath(row: place, section: section))
                new.insert("S\(step).\(count)", at: place)
            }
            rows.sections[section] = new
            view.performBatchUpdates {
                view.deleteRows(at: deleted.sorted().map { IndexPath(row: $0, section: section) }, with: .fade)
                view.insertRows(at: inserted, with: .fade)
            }
            stage.frames(Int(random.next() % 30))
            let expected = view.indexPathsForVisibleRows?.map { rows.sections[$0.section][$0.row] } ?? []
            #expect(view.visibleCells.map { $0.textLabel?.text } == expected)
        }
        stage.settle()
        #expect(view.subviews.count == view.visibleCells.count)
        #expect(view.contentSize.height == CGFloat(rows.sections.joined().count) * 43.5)
    }

    @Test func `scrollToRow brings a row where it was wanted`() {
        let stage = ScrollStage(), rows = Rows([names(100)]), view = table(on: stage, rows) { $0.rowHeight = 40 }
        view.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 2000)
        view.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(view.contentOffset.y == 1560)
        view.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: true)
        stage.settle()
        #expect(view.contentOffset.y == 3520)
        #expect(view.indexPathForRow(at: CGPoint(x: 5, y: 81)) == IndexPath(row: 2, section: 0))
    }

    @Test func `cells place image, texts and accessory, and turn around in right-to-left`() {
        let stage = ScrollStage(), rows = Rows([["A"]])
        rows.make = { _, _ in
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = "Value"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let view = table(on: stage, rows)
        guard let cell = view.visibleCells.first, let text = cell.textLabel, let detail = cell.detailTextLabel,
            let chevron = cell.parts.accessory.first
        else { Issue.record("no cell"); return }
        #expect(text.frame.minX == 16)
        #expect(chevron.frame.maxX == 304)
        #expect(detail.frame.maxX <= chevron.frame.minX)
        #expect(detail.frame.maxX >= chevron.frame.minX - 9)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(chevron.frame.minX == 16)
        #expect(cell.convert(text.frame, from: cell.contentView).maxX == 304)
    }

    @Test func `a configured cell shows its texts and grows with them`() {
        let stage = ScrollStage(), rows = Rows([["A", "B"]])
        rows.make = { _, path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            content.secondaryText = path.row == 0 ? nil : "Below"
            cell.contentConfiguration = content
            return cell
        }
        let view = table(on: stage, rows)
        let heights = view.visibleCells.map(\.frame.height)
        #expect(heights[0] == 44)
        #expect(heights[1] > 44)
        #expect(view.visibleCells[1].accessibilityLabel == "Title, Below")
    }

    @Test func `a table's header view scrolls above the first section`() {
        let stage = ScrollStage(), rows = Rows([names(2)])
        let view = table(on: stage, rows) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        }
        #expect(view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(view.visibleCells[0].frame.minY == 60)
        #expect(view.contentSize.height == 147)
    }

    @Test func `a table controller's rows lose their selection when it comes back`() {
        let stage = ScrollStage(), controller = UITableViewController(style: .plain), rows = Rows([names(3)])
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        controller.tableView.dataSource = rows
        stage.window.rootViewController = controller
        stage.settle()
        #expect(controller.tableView.visibleCells.count == 3)
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}
