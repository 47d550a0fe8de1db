import Testing
import UIKit
import UIKitTesting

/// The side margin of bars, rows and pages: one rule for all of them.
@MainActor
struct SideMarginTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    struct Screen: Sendable, CustomTestStringConvertible {
        var width: CGFloat
        var height: CGFloat
        var covered: CGFloat
        var start: CGFloat
        init(_ width: CGFloat, _ height: CGFloat, covered: CGFloat = 0, start: CGFloat) {
            (self.width, self.height, self.covered, self.start) = (width, height, covered, start)
        }
        var testDescription: String { "\(Int(width))×\(Int(height)), \(Int(covered)) covered" }
    }

    // Measured.
    nonisolated static let screens = [
        Screen(320, 568, start: 16), Screen(375, 667, start: 16), Screen(393, 852, start: 16),
        Screen(402, 874, start: 16),
        Screen(413, 800, start: 16), Screen(414, 736, start: 20), Screen(428, 926, start: 20),
        Screen(440, 956, start: 20),
        Screen(568, 320, start: 20), Screen(667, 375, start: 20), Screen(736, 414, start: 20),
        Screen(768, 1024, start: 20),
        Screen(1180, 820, start: 20), Screen(812, 375, covered: 44, start: 60),
        Screen(896, 414, covered: 44, start: 60),
        Screen(844, 390, covered: 47, start: 63),
    ]

    private func makeApp(_ screen: Screen) -> (TestApp, Rows) {
        let rows = Rows(style: .plain)
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        rows.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let app = TestApp(
            UINavigationController(rootViewController: rows), size: CGSize(width: screen.width, height: screen.height),
            scale: 3, draws: false,
            safeArea: UIEdgeInsets(top: 0, left: screen.covered, bottom: 0, right: screen.covered))
        app.settle()
        return (app, rows)
    }

    @Test("bars, rows, separators and pages have the same margin", arguments: screens)
    func margins(screen: Screen) throws {
        let (app, rows) = makeApp(screen)
        let add = try app.require("Add"), edit = try app.require("Edit"), row = try app.require("Row")
        #expect(abs(add.convert(add.bounds, to: nil).minX - screen.start) <= 0.34)
        #expect(abs(screen.width - edit.convert(edit.bounds, to: nil).maxX - screen.start) <= 0.34)
        #expect(row.convert(row.bounds, to: nil).minX == screen.start)
        let cell = try #require(rows.tableView.visibleCells.first)
        #expect(cell.subviews.contains { $0.frame.height < 1 && $0.frame.height > 0 && $0.frame.minX == screen.start })
        #expect(rows.systemMinimumLayoutMargins.leading == screen.start - screen.covered)
        #expect(rows.systemMinimumLayoutMargins.trailing == screen.start - screen.covered)
        #expect(rows.view.layoutMargins.left == screen.start)
    }

    @Test("a window that is resized across the limit has the other margin in bars, rows and pages")
    func resized() throws {
        let (app, rows) = makeApp(Screen(413, 700, start: 16))
        for (width, start) in [(413, 16), (414, 20), (500, 20), (400, 16)] as [(CGFloat, CGFloat)] {
            app.resize(to: CGSize(width: width, height: 700))
            app.settle()
            let row = try app.require("Row"), add = try app.require("Add")
            #expect(row.convert(row.bounds, to: nil).minX == start, "\(width)")
            #expect(abs(add.convert(add.bounds, to: nil).minX - start) <= 0.34, "\(width)")
            #expect(rows.view.layoutMargins.left == start, "\(width)")
        }
    }

    // Measured: the size classes of phones in landscape, and their bars.
    @Test(
        """
        low windows of a phone's shape are compact in height, with low bars; from 414 points of height on they \
        are regular in width
        """,
        arguments: [
            (812, 375, false), (844, 390, false), (852, 393, false), (874, 402, false), (896, 414, true),
            (926, 428, true), (932, 430, true),
            (736, 414, true),
        ] as [(CGFloat, CGFloat, Bool)])
    func lowWindows(width: CGFloat, height: CGFloat, isWide: Bool) {
        let (app, rows) = makeApp(Screen(width, height, start: 20))
        #expect(app.window.traitCollection.horizontalSizeClass == (isWide ? .regular : .compact))
        #expect(app.window.traitCollection.verticalSizeClass == .compact)
        #expect(app.window.traitCollection.userInterfaceIdiom == .phone)
        #expect(rows.navigationController?.navigationBar.frame.height == 32)
        rows.navigationController?.isToolbarHidden = false
        app.settle()
        #expect(rows.navigationController?.toolbar.frame.height == 32)
    }
}
