import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
struct TableFocusTests {
    private let rows = FocusRows()

    private func start() -> TestApp {
        let app = TestApp(rows, safeArea: UIEdgeInsets.zero)
        app.settle()
        return app
    }

    @Test("an arrow key focuses the first row, and further ones move the focus from row to row")
    func arrows() {
        let app = start()
        #expect(app.focusedItem == nil)
        app.press(.down)
        #expect(app.focusedText == "0")
        app.press([.down, .down, .up])
        #expect(app.focusedText == "1")
        #expect((app.focusedItem as? UITableViewCell)?.isFocused == true)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }

    @Test("the table is asked before the focus moves, and notified after it")
    func order() {
        let app = start()
        app.press([.down, .down])
        #expect(rows.lines == ["should - 0", "did - 0", "should 0 1", "did 0 1"])
        rows.stays = true
        app.press(.down)
        #expect(app.focusedText == "1")
        #expect(rows.lines.last == "should 1 2")
    }

    @Test("rows that may not get the focus are skipped")
    func refused() {
        rows.refused = [0, 2, 3]
        let app = start()
        app.press(.down)
        #expect(app.focusedText == "1")
        app.press(.down)
        #expect(app.focusedText == "4")
        app.press([.up, .up])
        #expect(app.focusedText == "1")
    }

    @Test("the table scrolls to the focused row, and Home, End and the page keys move far")
    func far() {
        let app = start()
        app.press([.down, .end])
        #expect(app.focusedText == "99")
        #expect(abs(rows.tableView.contentOffset.y - 4156) < 0.01)
        app.press(.home)
        #expect(app.focusedText == "0")
        #expect(rows.tableView.contentOffset.y == 0)
        app.press(.pageDown)
        // 844 points less a row, from the middle of row 0.
        #expect(app.focusedText == "16")
        app.press([.pageDown, .pageUp])
        #expect(app.focusedText == "16")
        app.press([.end, .pageDown])
        #expect(app.focusedText == "99")
    }

    @Test("a million rows are reached without asking for each")
    func million() {
        rows.rows = [Array(0..<1_000_000)]
        let app = start()
        app.press([.down, .end])
        #expect(app.focusedText == "999999")
        app.press([.pageUp, .up])
        #expect(app.focusedText == "\(999_999 - 16 - 1)")
    }

    @Test("Return and Space select the focused row as a tap does")
    func activation() {
        let app = start()
        app.press([.down, .down, .enter])
        #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
        #expect(rows.lines.last == "select 1")
        app.press(.down)
        app.type(" ")
        #expect(rows.lines.last == "select 2")
    }

    @Test("the selection follows the focus if the table says so")
    func follows() {
        let app = start()
        rows.tableView.selectionFollowsFocus = true
        app.press([.down, .down])
        #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
        #expect(rows.lines.suffix(2) == ["did 0 1", "select 1"])
    }

    @Test("Shift extends the selection in a list of several selected rows")
    func extends() {
        let app = start()
        rows.tableView.allowsMultipleSelection = true
        app.press([.down, .enter])
        app.press(.down, modifiers: .shift)
        app.press(.down, modifiers: .shift)
        #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1, 2])
        app.press(.up, modifiers: .shift)
        #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1])
    }

    @Test("a table without focus lets keys pass")
    func disallowed() {
        rows.tableView.allowsFocus = false
        let app = start()
        app.press([.down, .enter])
        #expect(app.focusedItem == nil)
        rows.tableView.allowsFocus = true
        rows.tableView.allowsFocusDuringEditing = false
        rows.tableView.isEditing = true
        app.press(.down)
        #expect(app.focusedItem == nil)
        rows.tableView.isEditing = false
        app.press(.down)
        #expect(app.focusedText == "0")
    }

    @Test("the delegate's preferred row is first, and the remembered row before it")
    func preferred() {
        rows.preferred = IndexPath(row: 3, section: 0)
        let app = start()
        app.press(.down)
        #expect(app.focusedText == "3")
        app.press(.down)
        let system = UIFocusSystem.focusSystem(for: app.window)
        rows.tableView.remembersLastFocusedIndexPath = true
        _ = system?.move(to: nil)
        #expect(app.focusedItem == nil)
        app.press(.down)
        #expect(app.focusedText == "4")
        rows.tableView.remembersLastFocusedIndexPath = false
        _ = system?.move(to: nil)
        app.press(.down)
        #expect(app.focusedText == "3")
    }

    @Test("the focus stays with its row through insertions, moves and reloads")
    func changes() {
        let app = start()
        app.press([.down, .down, .down])
        rows.rows[0].insert(500, at: 0)
        rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        app.settle()
        #expect(app.focusedText == "2")
        rows.tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        app.settle()
        #expect(app.focusedText == "2")
        rows.tableView.reloadData()
        app.settle()
        #expect(app.focusedText == "2")
        #expect((app.focusedItem as? UITableViewCell)?.configurationState.isFocused == true)
        app.press(.down)
        #expect(app.focusedText == "3")
    }

    @Test("the row in the place of a deleted row gets the focus, and the delegate is notified")
    func deletion() {
        let app = start()
        app.press([.down, .down])
        rows.lines = []
        rows.rows[0].remove(at: 1)
        rows.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        app.settle()
        #expect(app.focusedText == "2")
        #expect(rows.lines.contains { $0.hasPrefix("did") })
        rows.rows[0] = []
        rows.tableView.reloadData()
        app.settle()
        #expect(app.focusedItem == nil)
    }

    @Test("a focused row that is scrolled away keeps the focus, and is shown again by the next key")
    func scrolledAway() {
        let app = start()
        app.press([.down, .down])
        rows.tableView.contentOffset.y = 3000
        app.settle()
        #expect(app.focusedItem == nil)
        app.press(.down)
        #expect(app.focusedText == "2")
        #expect(rows.tableView.contentOffset.y == 100)
    }

    @Test("app code that reloads or moves the focus in its callback ends with one focused row")
    func reentry() {
        let app = start()
        rows.whenMoved = { [rows] in
            rows.whenMoved = nil
            rows.tableView.reloadData()
            UIFocusSystem.focusSystem(for: rows.tableView)?.requestFocusUpdate(to: rows.tableView)
        }
        app.press([.down, .down])
        app.settle()
        #expect(app.focusedText == "1")
        let cells = rows.tableView.visibleCells.filter { $0.configurationState.isFocused }
        #expect(cells.count == 1)
    }

    @Test("only the focused row has the color of the focus, and a touch hides it")
    func appearance() throws {
        let app = start()
        app.press([.down, .down])
        app.settle()
        let cell = try #require(app.focusedItem as? UITableViewCell)
        #expect(cell.parts.focusFill?.backgroundColor == cell.tintColor)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.textProperties.resolvedColor() == .white)
        app.press(at: CGPoint(x: 200, y: 700))
        app.settle()
        #expect(cell.parts.focusFill == nil)
        #expect(!cell.configurationState.isFocused)
        #expect(app.focusedItem === cell)
        app.lift()
        app.settle()
        app.press(.down)
        #expect(app.focusedItem === cell)
        #expect(cell.configurationState.isFocused)
    }

    @Test("the chevron of the focused row is white, and gray again without the focus")
    func accessory() throws {
        let app = start()
        app.press(.down)
        let cell = try #require(app.focusedItem as? UITableViewCell)
        cell.accessoryType = .disclosureIndicator
        #expect(cell.parts.accessory.map(\.tintColor) == [.white])
        app.press(.down)
        app.settle()
        #expect(app.focusedItem !== cell)
        #expect(cell.parts.accessory.map(\.tintColor) == [.tertiaryLabel])
    }

    @Test("a focused row that is pressed or selected keeps the color of the focus behind its white text")
    func pressed() throws {
        let app = start()
        app.press(.down)
        let cell = try #require(app.focusedItem as? UITableViewCell)
        for order in 0..<2 {
            cell.setHighlighted(true, animated: false)
            if order == 1 { cell.showFocus() }
            let (fill, gray) = (try #require(cell.parts.focusFill), try #require(cell.parts.selection))
            let views = cell.subviews
            #expect(try #require(views.firstIndex(of: gray)) < (try #require(views.firstIndex(of: fill))))
            cell.setHighlighted(false, animated: false)
        }
    }

    @Test("a cell with views of the app, and a custom style, have a ring or nothing")
    func ring() throws {
        let app = start()
        app.press(.down)
        let cell = try #require(app.focusedItem as? UITableViewCell)
        cell.contentConfiguration = nil
        cell.focusDisplayChanged()
        #expect(cell.parts.focusFill == nil)
        cell.showFocusRing(true)
        #expect(cell.focus?.ring != nil)
        cell.focusStyle = .custom
        cell.showFocusRing(true)
        #expect(cell.focus?.ring == nil)
    }

    @Test("a popped screen is freed, and the focus returns to the row that pushed it")
    func push() throws {
        let navigation = UINavigationController(rootViewController: rows)
        let app = TestApp(navigation, safeArea: UIEdgeInsets.zero)
        app.settle()
        app.press([.down, .down])
        var second: FocusRows? = FocusRows()
        second?.rows = [[7, 8, 9]]
        weak let freed = second
        navigation.pushViewController(try #require(second), animated: true)
        second = nil
        app.settle()
        #expect(app.focusedText == "7")
        app.press(.down)
        #expect(app.focusedText == "8")
        navigation.popViewController(animated: true)
        app.settle()
        #expect(freed == nil)
        #expect(app.focusedText == "1")
    }

    @Test(
        "rows that a pushed screen gets later receive the focus, unless the user has moved it",
        arguments: [false, true])
    func laterRows(movesBefore: Bool) {
        let navigation = UINavigationController(rootViewController: rows)
        let app = TestApp(navigation, safeArea: UIEdgeInsets.zero)
        app.settle()
        app.press(.down)
        let second = FocusRows()
        second.rows = [[]]
        navigation.pushViewController(second, animated: true)
        app.settle()
        #expect(app.focusedItem == nil)
        if movesBefore { app.press(.tab) }
        let before = app.focusedText
        second.rows = [[7, 8, 9]]
        second.tableView.reloadData()
        app.settle()
        #expect(app.focusedText == (movesBefore ? before : "7"))
        #expect(app.focusedText != nil)
    }
}
