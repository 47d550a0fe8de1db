import Foundation
import Testing
import UIKit
import UIKitTesting

/// Estimated heights of rows, headers and footers, and the readable width.
@MainActor
struct TableEstimateTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var asked: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 30 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            asked.append("header \(section)")
            return 40
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            asked.append("footer \(section)")
            return 10
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    /// A delegate with an estimate for each row.
    final class Estimates: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row < 50 ? 20 : 100
        }
    }

    /// Rows that are higher than their estimates, each another height.
    final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 12 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "text ", count: indexPath.row * 5 + 1)
            cell.contentConfiguration = content
            return cell
        }
    }

    private func show(
        _ source: any UITableViewDataSource & UITableViewDelegate, width: CGFloat = 390, _ style: UITableView.Style,
        _ change: (UITableView) -> Void = { _ in }
    ) -> (TestApp, UITableView) {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: width, height: 800), draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: width, height: 500), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        table.sectionHeaderTopPadding = 0
        change(table)
        table.dataSource = source
        table.delegate = source
        page.view.addSubview(table)
        app.settle()
        return (app, table)
    }

    @Test("a scroll without animation ends at its row, also if the rows on the way have other heights than estimated")
    func scrollsToUnknownRow() {
        let texts = Texts()
        let (app, table) = show(texts, .insetGrouped) { $0.rowHeight = UITableView.automaticDimension }
        for (path, position) in [(IndexPath(row: 7, section: 11), UITableView.ScrollPosition.none), ([5, 7], .bottom)] {
            table.scrollToRow(at: path, at: position, animated: false)
            #expect(table.cellForRow(at: path) != nil)
            let place = table.rectForRow(at: path).maxY - table.contentOffset.y
            #expect(abs(place - table.bounds.height) < 50)
            app.settle()
            #expect(table.rectForRow(at: path).maxY - table.contentOffset.y == place)
        }
    }

    @Test("headers and footers with estimates are measured when their section becomes visible", arguments: [0, 1])
    func sections(style: Int) {
        let source = Source()
        let (app, table) = show(source, style == 0 ? .plain : .grouped) {
            $0.estimatedSectionHeaderHeight = 20
            $0.estimatedSectionFooterHeight = 15
        }
        // Three sections are visible with their estimates.
        #expect(Set(source.asked) == Set((0...2).flatMap { ["header \($0)", "footer \($0)"] }))
        #expect(table.rectForHeader(inSection: 0).height == 40)
        #expect(table.rectForFooter(inSection: 20).height == 15)
        #expect(table.contentSize.height == CGFloat(3 * 250 + 27 * 235))
        table.scrollToRow(at: IndexPath(row: 0, section: 29), at: .bottom, animated: false)
        app.settle()
        #expect(!source.asked.contains("header 15"))
        #expect(source.asked.contains("header 29"))
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 29))
        // Sections that become visible above the rows do not move the rows on screen.
        let before = table.contentOffset.y
        for _ in 0..<20 {
            let path = table.indexPathsForVisibleRows?.last ?? IndexPath(row: 0, section: 0)
            let place = table.rectForRow(at: path).minY - table.contentOffset.y
            table.contentOffset.y -= 30
            app.settle()
            #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - place - 30) < 0.001)
        }
        #expect(table.contentOffset.y != before - 600)
    }

    @Test("without estimates all headers are measured when the table is loaded")
    func noEstimates() {
        let source = Source()
        let (_, table) = show(source, .plain)
        #expect(source.asked.count { $0.hasPrefix("header") } >= 30)
        #expect(table.contentSize.height == CGFloat(30 * 250))
        #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
    }

    @Test("the delegate estimates each row, until the row is measured")
    func rows() {
        let source = Estimates()
        let (app, table) = show(source, .plain)
        let shown = table.visibleCells.count
        #expect(table.contentSize.height == CGFloat(shown * 50 + (50 - shown) * 20 + 50 * 100))
        table.contentOffset.y = 300
        app.settle()
        #expect(table.visibleCells.allSatisfy { $0.bounds.height == 50 })
    }

    @Test("rows keep their content within the readable width if the app requests this")
    func readable() {
        let source = Estimates()
        let (app, table) = show(source, width: 1_000, .plain)
        #expect(!table.cellLayoutMarginsFollowReadableWidth)
        let cell = table.visibleCells[0]
        #expect(cell.contentView.directionalLayoutMargins.leading < 30)
        table.cellLayoutMarginsFollowReadableWidth = true
        app.settle()
        #expect(table.visibleCells[0].contentView.directionalLayoutMargins.leading == 164)
        #expect(table.separatorInset.left == 164)
        #expect(table.visibleCells[0].frame.width == 1_000)
        let (_, grouped) = show(source, width: 1_000, .insetGrouped) { $0.cellLayoutMarginsFollowReadableWidth = true }
        #expect(grouped.visibleCells[0].frame.minX == 164)
        #expect(grouped.visibleCells[0].frame.width == 672)
    }
}
