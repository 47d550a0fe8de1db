import Testing
import UIKit
import UIKitTesting

/// The appearance object of a bar or an item is live: changing the object changes the display.
@MainActor
struct LiveAppearanceTests {
    private func label(_ app: TestApp, _ name: String) throws -> UILabel { try #require(app.find(name) as? UILabel) }

    @Test("a navigation bar's standard appearance can be changed in place, before an appearance was set")
    func standardOfTheBar() {
        let stage = NavigationStage("Root")
        // Pages that do not scroll are at the edge.
        stage.change { stage.bar.scrollEdgeAppearance = stage.bar.standardAppearance }
        stage.change {
            stage.bar.standardAppearance.backgroundColor = .red
            stage.bar.scrollEdgeAppearance?.configureWithTransparentBackground()
            stage.bar.scrollEdgeAppearance?.backgroundColor = .green
        }
        #expect(stage.app.color(barPoint.x, barPoint.y) == "00ff00")
        stage.change { stage.bar.scrollEdgeAppearance = nil }
        stage.change { stage.bar.isTranslucent = false }
        #expect(stage.app.color(barPoint.x, barPoint.y) == "ff0000")
    }

    @Test("texts and buttons follow a change in place, down to one state of one kind of button")
    func textsAndButtons() throws {
        let stage = NavigationStage("Root", "Top", draws: false)
        let done = UIBarButtonItem(title: "Finish", style: .done, target: nil, action: nil)
        stage.change { stage.top.navigationItem.rightBarButtonItem = done }
        let before = try stage.frame("Top")
        stage.change {
            let appearance = stage.bar.standardAppearance
            appearance.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11)]
            appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
            appearance.doneButtonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
        }
        #expect(try label(stage.app, "Top").textColor == .red)
        #expect(try stage.frame("Top").width < before.width)
        #expect(try label(stage.app, "Root").textColor == .green)
        #expect(try label(stage.app, "Finish").textColor == .orange)
        stage.change { done.isEnabled = false }
        #expect(try label(stage.app, "Finish").textColor == .brown)
        stage.change { stage.bar.standardAppearance.doneButtonAppearance.configureWithDefault(for: .done) }
        #expect(try label(stage.app, "Finish").textColor == .tertiaryLabel)
    }

    @Test("an item's appearance can be changed in place; the app's original and a replaced appearance have no effect")
    func items() throws {
        let stage = NavigationStage("Root", draws: false)
        let given = UINavigationBarAppearance()
        let item = stage.top.navigationItem
        stage.change { item.standardAppearance = given }
        stage.change { given.titleTextAttributes = [.foregroundColor: UIColor.green] }
        #expect(try label(stage.app, "Root").textColor == .label)
        let live = try #require(item.standardAppearance)
        stage.change { live.titleTextAttributes = [.foregroundColor: UIColor.red] }
        #expect(try label(stage.app, "Root").textColor == .red)
        stage.change { item.standardAppearance = nil }
        stage.change { live.titleTextAttributes = [.foregroundColor: UIColor.blue] }
        #expect(try label(stage.app, "Root").textColor == .label)
    }

    @Test("a button appearance removed from a bar appearance no longer changes the bar")
    func replacedButtons() throws {
        let stage = NavigationStage("Root", "Top", draws: false)
        let old = stage.bar.standardAppearance.buttonAppearance
        stage.change { stage.bar.standardAppearance.buttonAppearance = UIBarButtonItemAppearance() }
        stage.change { old.normal.titleTextAttributes = [.foregroundColor: UIColor.green] }
        #expect(try label(stage.app, "Root").textColor == stage.bar.tintColor)
        stage.change {
            stage.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        }
        #expect(try label(stage.app, "Root").textColor == .red)
    }

    @Test("a toolbar's appearances can be changed in place")
    func toolbar() throws {
        let stage = NavigationStage("Root", draws: false)
        stage.change {
            stage.top.toolbarItems = [UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)]
            stage.navigation.setToolbarHidden(false, animated: false)
        }
        stage.change {
            stage.navigation.toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
                .foregroundColor: UIColor.red
            ]
        }
        #expect(try label(stage.app, "Send").textColor == .red)
    }

    @Test("a toolbar's background follows a change in place")
    func toolbarBackground() {
        let root = UIViewController()
        let app = TestApp(root)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
        root.view.addSubview(bar)
        app.settle()
        app.activate()
        bar.standardAppearance.configureWithTransparentBackground()
        bar.standardAppearance.backgroundColor = .red
        app.settle()
        #expect(app.color(100, 420) == "ff0000")
    }

    @Test("a tab bar's appearances, and those of the selected tab, can be changed in place")
    func tabBar() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { name in
            let page = Page(name)
            page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
            return page
        }
        let app = TestApp(tabs, draws: false)
        app.settle()
        app.activate()
        tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.red
        ]
        tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.titleTextAttributes = [
            .foregroundColor: UIColor.green
        ]
        app.settle()
        #expect(try label(app, "Two").textColor == .red)
        #expect(try label(app, "One").textColor == .green)
        app.activate()
        tabs.viewControllers?[0].tabBarItem.standardAppearance = tabs.tabBar.standardAppearance
        tabs.viewControllers?[0].tabBarItem.standardAppearance?.stackedLayoutAppearance.selected.titleTextAttributes = [
            .foregroundColor: UIColor.orange
        ]
        app.settle()
        #expect(try label(app, "One").textColor == .orange)
    }

    @Test("a proxy's appearance can be changed in place, and a bar's own changes win over it")
    func proxies() throws {
        let app = TestApp(draws: false)
        UINavigationBar.appearance().standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        let first = UINavigationController(rootViewController: Page("First"))
        app.window.rootViewController = first
        app.settle()
        #expect(try label(app, "First").textColor == .red)
        app.activate()
        UINavigationBar.appearance().standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        let second = UINavigationController(rootViewController: Page("Second"))
        second.navigationBar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
        app.window.rootViewController = second
        app.settle()
        #expect(try label(app, "Second").textColor == .blue)
        app.activate()
        app.window.rootViewController = UINavigationController(rootViewController: Page("Third"))
        app.settle()
        #expect(try label(app, "Third").textColor == .green)
    }

    @Test("an appearance does not retain its bar, and outlives the bar")
    func lifetimes() {
        weak var bar: UINavigationBar?
        let appearance: UINavigationBarAppearance
        do {
            let made = UINavigationBar(frame: .zero)
            bar = made
            appearance = made.standardAppearance
        }
        #expect(bar == nil)
        appearance.backgroundColor = .red
        appearance.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(appearance.backgroundColor == .red)
    }
}
