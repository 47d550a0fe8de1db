import Testing
import UIKit
import UIKitTesting

/// A released app leaves no objects.
@MainActor
struct AppEndTests {
    private final class Left {
        private var objects: [(name: String, get: () -> AnyObject?)] = []
        func add(_ object: AnyObject, _ name: String) { objects.append((name, { [weak object] in object })) }
        var names: [String] { objects.filter { $0.get() != nil }.map(\.name) }
    }

    /// The app that is current after the others have ended.
    private let outer = TestApp(UIViewController(), draws: false)

    private func watch(_ app: TestApp, _ left: Left) {
        left.add(app, "app")
        left.add(app.context as AnyObject, "context")
        left.add(app.host, "host")
        left.add(app.window, "window")
        if let root = app.window.rootViewController { left.add(root, "root") }
    }

    @Test("an app that ended is freed with its host, its window and its screens", arguments: [false, true])
    func freed(draws: Bool) {
        let left = Left()
        do {
            let app = TestApp(UINavigationController(rootViewController: UIViewController()), draws: draws)
            app.settle()
            watch(app, left)
        }
        #expect(left.names == [])
    }

    @Test("so is one that ends in the middle of things")
    func busy() throws {
        let left = Left()
        do {
            let page = UIViewController()
            page.title = "Page"
            let table = UITableView()
            page.view.addSubview(table)
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            page.view.addSubview(field)
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            let navigation = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UINavigationController(rootViewController: UIViewController())]
            let app = TestApp(tabs)
            app.settle()
            watch(app, left)
            left.add(page, "page")
            left.add(table, "table")
            field.becomeFirstResponder()
            app.advance(frames: 3)
            UIView.animate(withDuration: 1, delay: 1) { field.alpha = 0 }
            navigation.pushViewController(UIViewController(), animated: true)
            app.advance(frames: 3)
            app.press(at: CGPoint(x: 100, y: 100))
            app.step(to: CGPoint(x: 100, y: 140))
        }
        #expect(left.names == [])
    }

    @Test("the app that was current before it is so again")
    func former() {
        let first = TestApp(UIViewController(), draws: false)
        let screen = UIScreen.main
        do {
            let second = TestApp(UIViewController(), scale: 3, draws: false)
            second.settle()
            #expect(UIScreen.main !== screen)
        }
        #expect(UIScreen.main === screen)
        withExtendedLifetime(first) {}
    }

    @Test("one that ends while another is current leaves that one")
    func late() {
        var first: TestApp? = TestApp(UIViewController(), draws: false)
        var second: TestApp? = TestApp(UIViewController(), draws: false)
        let third = TestApp(UIViewController(), draws: false)
        let screen = UIScreen.main
        first = nil
        #expect(UIScreen.main === screen)
        second?.activate()
        second = nil
        #expect(UIScreen.main === screen)
        withExtendedLifetime((first, third)) {}
    }
}
