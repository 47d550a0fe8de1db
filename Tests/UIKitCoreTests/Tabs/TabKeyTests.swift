import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Keys for tabs, columns and titles.
@MainActor
struct TabKeyTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var refused: UIViewController?
        var selected: [UIViewController] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        { viewController !== refused }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController)
        }
    }

    private let tabs = UITabBarController()
    private let pages = (0..<7).map { Page("Page \($0)") }
    private let delegate = Delegate()

    private func start(_ count: Int) -> TestApp {
        tabs.viewControllers = Array(pages.prefix(count))
        tabs.delegate = delegate
        let app = TestApp(tabs, draws: false)
        app.settle()
        return app
    }

    @Test("Control-Tab and Control-Page Down select the next tab, around the end, and call the delegate")
    func next() {
        let app = start(3)
        app.press(.tab, modifiers: .control)
        #expect(tabs.selectedIndex == 1)
        app.press(.pageDown, modifiers: .control)
        app.press(.tab, modifiers: .control)
        #expect(tabs.selectedIndex == 0)
        app.press(.tab, modifiers: [.control, .shift])
        #expect(tabs.selectedIndex == 2)
        app.press(.pageUp, modifiers: .control)
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.selected.count == 5)
    }

    @Test("a digit with Control or Alt selects a tab, also one inside of More; the selected tab stays")
    func digits() {
        let app = start(7)
        app.press(.character("3"), modifiers: .control)
        #expect(tabs.selectedIndex == 2)
        app.press(.character("6"), modifiers: .alternate)
        app.settle()
        #expect(tabs.selectedViewController === pages[5])
        app.press(.character("6"), modifiers: .alternate)
        app.press(.character("9"), modifiers: .control)
        #expect(tabs.selectedViewController === pages[5])
        #expect(delegate.selected.count == 2)
    }

    @Test("disabled tabs are passed over, and the delegate may refuse")
    func refused() {
        let app = start(4)
        pages[1].tabBarItem.isEnabled = false
        delegate.refused = pages[2]
        app.press(.tab, modifiers: .control)
        #expect(tabs.selectedIndex == 0)
        delegate.refused = nil
        app.press(.tab, modifiers: .control)
        #expect(tabs.selectedIndex == 2)
    }

    @Test("F9 shows and hides the columns, and F6 moves between columns and bars")
    func columns() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UITableViewController(style: .plain), detail = Page("Detail")
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        detail.view.addSubview(button)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        let first = split.displayMode
        app.press(.function(9))
        app.settle()
        #expect(split.displayMode != first)
        app.press(.function(9))
        app.settle()
        #expect(split.displayMode == first)
        var seen: [String] = []
        for _ in 0..<4 {
            app.press(.function(6))
            let view = app.focusedItem as? UIView
            seen.append(view is UIButton && view === button ? "detail" : view == nil ? "none" : "bar")
        }
        #expect(seen.contains("detail") && seen.contains("bar"), "\(seen)")
        app.press(.function(6))
        app.press(.function(6), modifiers: .shift)
        #expect(Set(seen).count > 1)
    }

    @Test("Control-F begins the search of the screen, and F2 renames its document")
    func searchAndRename() {
        let page = Page("Document")
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, draws: false)
        app.settle()
        app.press(.character("f"), modifiers: .control)
        app.settle()
        #expect(page.navigationItem.searchController?.isActive == true)
        app.type("x")
        #expect(page.navigationItem.searchController?.searchBar.text == "x")
        app.press(.escape)
        app.settle()
        #expect(page.navigationItem.searchController?.isActive == false)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Control-[ and Alt-Left go back by one screen; Escape does not leave a screen")
    func back() {
        let navigation = UINavigationController()
        navigation.viewControllers = [Page("First"), Page("Second"), Page("Third")]
        let app = TestApp(navigation, draws: false)
        app.settle()
        app.press(.escape)
        app.settle()
        #expect(navigation.viewControllers.count == 3)
        app.press(.character("["), modifiers: .control)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        app.press(.left, modifiers: .alternate)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
