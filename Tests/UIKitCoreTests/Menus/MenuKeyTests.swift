import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A button with a menu.
@MainActor
struct MenuKeyTests {
    private final class Log { var chosen: [String] = [] }

    private let log = Log()
    private let button = UIButton(type: .system)

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] _ in log.chosen.append(title) }
    }

    private func open(_ elements: [UIMenuElement], rightToLeft: Bool = false) throws -> TestApp {
        let page = UIViewController()
        button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: elements)
        button.showsMenuAsPrimaryAction = true
        let app = TestApp(page, rightToLeft: rightToLeft)
        page.view.addSubview(button)
        app.settle()
        app.press(.tab)
        app.press(.enter)
        app.settle()
        #expect(app.window.menuStage != nil)
        return app
    }

    private func highlighted(_ app: TestApp) -> String? {
        app.window.menuStage?.panel.highlighted?.kind.element?.title
    }

    @Test("a menu that a key opened has its first row highlighted; arrows pass over disabled rows and wrap around")
    func arrows() throws {
        let app = try open([action("One"), action("Two", .disabled), action("Three")])
        #expect(highlighted(app) == "One")
        app.press(.down)
        #expect(highlighted(app) == "Three")
        app.press(.down)
        #expect(highlighted(app) == "One")
        app.press(.up)
        #expect(highlighted(app) == "Three")
        app.press(.home)
        #expect(highlighted(app) == "One")
        app.press(.end)
        app.press(.enter)
        app.settle()
        #expect(log.chosen == ["Three"])
        #expect(app.window.menuStage == nil)
    }

    @Test("arrows across open a submenu and leave it, in both directions of writing", arguments: [false, true])
    func submenus(rightToLeft: Bool) throws {
        let forward = rightToLeft ? TestKey.left : .right, backward = rightToLeft ? TestKey.right : .left
        let inner = UIMenu(title: "Inner", children: [action("First"), action("Second")])
        let app = try open([action("One"), inner], rightToLeft: rightToLeft)
        app.press(.down)
        app.press(forward)
        #expect(highlighted(app) == "First")
        app.press(backward)
        #expect(highlighted(app) == "One")
        app.press([.down, .character(" "), .down, .character(" ")])
        app.settle()
        #expect(log.chosen == ["Second"])
    }

    @Test("a letter moves to the next row that begins with the letter")
    func letters() throws {
        let app = try open([action("Copy"), action("Paste"), action("Cut")])
        app.press(.character("c"))
        #expect(highlighted(app) == "Cut")
        app.press(.character("c"))
        #expect(highlighted(app) == "Copy")
        app.press(.character("x"))
        #expect(highlighted(app) == "Copy")
    }

    @Test("elements side by side are reached by arrows across")
    func tiles() throws {
        let line = UIMenu(
            options: .displayInline, preferredElementSize: .medium, children: [action("A"), action("B"), action("C")])
        let app = try open([line, action("Below")])
        #expect(highlighted(app) == "A")
        app.press(.right)
        #expect(highlighted(app) == "B")
        app.press(.down)
        #expect(highlighted(app) == "Below")
        app.press(.up)
        app.press(.enter)
        app.settle()
        #expect(log.chosen.count == 1)
    }

    @Test("Escape and Alt-Left close a menu once, without a choice", arguments: [true, false])
    func closing(byEscape: Bool) throws {
        let app = try open([action("One")])
        if byEscape { app.press(.escape) } else { app.press(.left, modifiers: .alternate) }
        app.settle()
        #expect(app.window.menuStage == nil)
        #expect(log.chosen.isEmpty)
        #expect(app.focusedItem === button)
    }

    @Test("a long menu scrolls to the highlighted row")
    func scrolling() throws {
        let app = try open((0..<60).map { action("Row \($0)") })
        app.press(.end)
        app.settle()
        let row = try #require(app.window.menuStage?.panel.highlighted)
        #expect(app.window.bounds.contains(row.convert(row.bounds, to: app.window)))
        #expect(app.visibleTexts.contains("Row 59"))
    }

    @Test("the menu key opens the context menu of the focused row, and its keys choose")
    func contextMenu() throws {
        let rows = RowsWithMenu()
        let app = TestApp(rows)
        app.settle()
        app.press([.down, .down])
        app.press(.menu)
        app.settle()
        #expect(app.visibleTexts.contains("Delete 1"))
        app.press(.enter)
        app.settle()
        #expect(rows.chosen == ["Delete 1"])
        app.press(.function(10), modifiers: .shift)
        app.settle()
        #expect(app.window.menuStage != nil)
    }
}

private final class RowsWithMenu: UITableViewController {
    var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let title = "Delete \(indexPath.row)"
            return UIMenu(children: [UIAction(title: title) { _ in self?.chosen.append(title) }])
        }
    }
}
