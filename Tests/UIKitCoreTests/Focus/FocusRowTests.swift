import CoreGraphics
import Foundation
import ListLogic
import Testing
import UIKitTesting

@testable import UIKitCore

/// A form in a table: rows with a switch, a text field or nothing, and a button in the header.
private final class FormScreen: UITableViewController {
    enum Kind { case plain, toggle, field, buttons }

    var kinds: [Kind] = []
    let headerButton = UIButton(type: .system)
    private(set) var chosen: [Int] = []
    private(set) var tapped: [String] = []
    func viewTapped() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        headerButton.setTitle("Header", for: .normal)
        headerButton.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        header.addSubview(headerButton)
        tableView.tableHeaderView = header
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kinds.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        switch kinds[indexPath.row] {
        case .plain: break
        case .toggle: cell.accessoryView = UISwitch()
        case .field:
            let field = UITextField(frame: CGRect(x: 120, y: 4, width: 200, height: 36))
            field.placeholder = "Field \(indexPath.row)"
            cell.contentView.addSubview(field)
        case .buttons:
            for (index, name) in ["A", "B"].enumerated() {
                let action = UIAction(title: name) { [weak self] _ in self?.tapped.append(name) }
                let button = UIButton(type: .system, primaryAction: action)
                button.frame = CGRect(x: 120 + index * 80, y: 4, width: 70, height: 36)
                cell.contentView.addSubview(button)
            }
        }
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
    }
}

@MainActor
struct FocusRowTests {
    private let form = FormScreen(style: .plain)

    private func start(_ kinds: [FormScreen.Kind]) -> TestApp {
        form.kinds = kinds
        let app = TestApp(form)
        app.settle()
        return app
    }

    private func row(_ app: TestApp) -> Int? { form.tableView.listFocus.focused?.item }

    @Test("Tab goes into the focused row, through its controls, and then leaves the list")
    func tab() throws {
        let app = start([.plain, .buttons, .plain])
        app.press([.down, .down])
        #expect(row(app) == 1)
        app.press(.tab)
        #expect((app.focusedItem as? UIButton)?.currentTitle == "A")
        app.press(.tab)
        #expect((app.focusedItem as? UIButton)?.currentTitle == "B")
        app.press(.enter)
        #expect(form.tapped == ["B"])
        app.press(.tab)
        #expect(app.focusedItem === form.headerButton)
        app.press(.tab)
        #expect(row(app) == 1)
    }

    @Test("Shift-Tab goes back through the controls to their row")
    func back() {
        let app = start([.plain, .buttons])
        app.press([.down, .down, .tab, .tab])
        app.press(.tab, modifiers: .shift)
        #expect((app.focusedItem as? UIButton)?.currentTitle == "A")
        app.press(.tab, modifiers: .shift)
        #expect(row(app) == 1)
        #expect(app.focusedItem is UITableViewCell)
    }

    @Test("arrows from a control in a row move between the controls, and to other rows")
    func arrows() {
        let app = start([.plain, .buttons, .plain])
        app.press([.down, .down, .tab])
        app.press(.right)
        #expect((app.focusedItem as? UIButton)?.currentTitle == "B")
        app.press([.left, .left])
        #expect(row(app) == 1)
        app.press([.tab, .down])
        #expect(row(app) == 2)
        app.press([.up, .tab, .up])
        #expect(row(app) == 0)
    }

    @Test("a switch in a row is turned by keys, and the row is not selected")
    func toggle() throws {
        let app = start([.toggle])
        app.press([.down, .tab, .character(" ")])
        let toggle = try #require(app.find(UISwitch.self))
        #expect(toggle.isOn)
        #expect(form.chosen.isEmpty)
    }

    @Test("Tab goes from a text in a row to the texts of the next rows, also those that are not visible")
    func texts() {
        let app = start([.field, .plain, .field] + Array(repeating: .plain, count: 18) + [.field, .plain])
        app.press([.down, .tab])
        #expect((app.window.firstResponder as? UITextField)?.placeholder == "Field 0")
        app.press(.tab)
        #expect((app.window.firstResponder as? UITextField)?.placeholder == "Field 2")
        app.press(.tab)
        app.settle()
        #expect((app.window.firstResponder as? UITextField)?.placeholder == "Field 21")
        app.press(.tab, modifiers: .shift)
        app.settle()
        #expect((app.window.firstResponder as? UITextField)?.placeholder == "Field 2")
    }

    @Test("what a tap reaches and keys do not is listed")
    func reach() {
        let app = start([.plain, .buttons, .toggle])
        #expect(app.viewsWithoutKeys.isEmpty)
        let label = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(
            UITapGestureRecognizer(target: form, action: Selector("viewTapped", FormScreen.viewTapped)))
        form.view.addSubview(label)
        app.settle()
        #expect(app.viewsWithoutKeys.map { $0 === label } == [true])
        form.present(UIViewController(), animated: false)
        app.settle()
        #expect(app.viewsWithoutKeys.isEmpty)
    }

    @Test("the dimmed content around a popover is reached by Escape, and does not count as without keys")
    func aroundPopover() throws {
        let form = FormScreen()
        let app = TestApp(form, size: CGSize(width: 1024, height: 768))
        app.settle()
        let page = UIViewController()
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 100)
        page.popoverPresentationController?.sourceView = form.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 40, width: 20, height: 20)
        form.present(page, animated: false)
        app.settle()
        #expect(app.viewsWithoutKeys.isEmpty)
        app.press(.escape)
        app.settle()
        #expect(form.presentedViewController == nil)
    }
}

/// A table of names.
private final class NameScreen: UITableViewController {
    var names: [String] = []
    var asked = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

@MainActor
struct TypeAheadTests {
    private let screen = NameScreen(style: .plain)

    private func start(_ names: [String]) -> TestApp {
        screen.names = names
        let app = TestApp(screen)
        app.settle()
        app.press(.down)
        return app
    }

    private func focused(_ app: TestApp) -> String? {
        screen.tableView.listFocus.focused.map { screen.names[$0.item] }
    }

    @Test("letters move the focus to the row that begins with them, without regard to case and accents")
    func letters() {
        let app = start(["Anna", "Bert", "Berta", "Émile", "Bob"])
        app.type("b")
        #expect(focused(app) == "Bert")
        app.type("o")
        #expect(focused(app) == "Bob")
        app.advance(frames: 90)
        app.type("e")
        #expect(focused(app) == "Émile")
        app.advance(frames: 90)
        for expected in ["Bob", "Bert", "Berta"] {
            app.type("b")
            #expect(focused(app) == expected)
        }
        app.advance(frames: 90)
        app.type("x")
        #expect(focused(app) == "Berta")
    }

    @Test("a row far below is found and scrolled to; a long list is not searched without end")
    func far() {
        let app = start((0..<400).map { "Row \($0)" } + ["Zoe"])
        app.type("z")
        app.settle()
        #expect(focused(app) == "Zoe")
        #expect(app.visibleTexts.contains("Zoe"))
        screen.names = (0..<1_000_000).map { _ in "Row" }
        screen.tableView.reloadData()
        app.settle()
        screen.asked = 0
        app.type("y")
        #expect(screen.asked <= 1001)
    }

    @Test("a screen with a search bar searches instead")
    func search() {
        screen.names = ["Anna", "Bert"]
        let navigation = UINavigationController(rootViewController: screen)
        screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
        screen.navigationItem.hidesSearchBarWhenScrolling = false
        let app = TestApp(navigation)
        app.settle()
        app.press(.down)
        app.type("be")
        app.settle()
        #expect(screen.navigationItem.searchController?.searchBar.text == "be")
    }
}
