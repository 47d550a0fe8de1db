import Testing
import UIKit
import UIKitTesting

/// Keys and bars in nested containers.
@MainActor
struct ContainerKeysTests {
    enum Around: CaseIterable { case tabs, columns, narrowColumns, pages, tabsInColumns }

    @Test(
        "the back keys and the mouse's back button reach a stack inside other containers", arguments: Around.allCases,
        [false, true])
    func back(around: Around, byMouse: Bool) {
        let navigation = UINavigationController()
        navigation.viewControllers = [Page("First"), Page("Second")]
        let root: UIViewController
        var size = CGSize(width: 390, height: 844)
        switch around {
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [Page("Other"), navigation]
            tabs.selectedIndex = 1
            root = tabs
        case .columns, .narrowColumns:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Page("List"), for: .primary)
            split.setViewController(navigation, for: .secondary)
            root = split
            if around == .columns { size = CGSize(width: 1024, height: 768) }
        case .pages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([navigation], direction: .forward, animated: false)
            root = pages
        case .tabsInColumns:
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Page("List"), for: .primary)
            split.setViewController(tabs, for: .compact)
            root = split
        }
        let app = TestApp(root, size: size, draws: false)
        app.settle()
        #expect(app.visibleTexts.contains("Second"))
        byMouse ? app.pressMouseBack() : app.press(.left, modifiers: .alternate)
        app.settle()
        #expect(app.visibleTexts.contains("First"))
        #expect(!app.visibleTexts.contains("Second"))
    }

    enum Nested: CaseIterable { case columns, pages, container }

    @Test("a page inside another container keeps the tab bar hidden after a change of tabs", arguments: Nested.allCases)
    func hiddenTabBar(nested: Nested) {
        let navigation = UINavigationController(rootViewController: Page("Root"))
        let outer: UIViewController
        switch nested {
        case .columns:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Page("Detail"), for: .secondary)
            split.setViewController(navigation, for: .compact)
            outer = split
        case .pages:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([navigation], direction: .forward, animated: false)
            outer = pages
        case .container:
            outer = UIViewController()
            outer.addChild(navigation)
            outer.view.addSubview(navigation.view)
            navigation.view.frame = outer.view.bounds
            navigation.didMove(toParent: outer)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [outer, Page("Other")]
        let app = TestApp(tabs, draws: false)
        app.settle()
        let page = Page("Page")
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        app.settle()
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        app.settle()
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        app.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test("a toolbar that appears while the tab bar hides shows its items")
    func toolbarForTabs() throws {
        let page = ScrollingPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, Page("Other")]
        let app = TestApp(tabs, draws: false)
        app.settle()
        page.toolbarItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "All") { _ in }), .flexibleSpace(),
            UIBarButtonItem(primaryAction: UIAction(title: "Move") { _ in }),
        ]
        tabs.setTabBarHidden(true, animated: true)
        navigation.setToolbarHidden(false, animated: true)
        app.settle()
        for name in ["All", "Move"] {
            let button = try app.require(name)
            let frame = button.convert(button.bounds, to: nil)
            #expect(frame.minY > 844 - 34 - 50)
            #expect(frame.maxY <= 844 - 34)
            #expect(frame.width > 10)
        }
        #expect(app.find("Other") == nil)
    }

    @Test(
        "another tab shows its screen after a page that hid the bar was popped",
        arguments: [true, false], [true, false])
    func tabAfterHiddenBar(byButton: Bool, seenBefore: Bool) throws {
        let inner = Page("Inner")
        inner.hidesBottomBarWhenPushed = true
        let first = UINavigationController(rootViewController: Page("First"))
        first.navigationBar.prefersLargeTitles = true
        let second = UINavigationController(rootViewController: ScrollingPage("Second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let app = TestApp(tabs, draws: false)
        app.settle()
        if seenBefore {
            tabs.selectedIndex = 1
            app.settle()
            tabs.selectedIndex = 0
            app.settle()
        }
        first.pushViewController(inner, animated: true)
        app.settle()
        if byButton { try app.back() } else { first.popViewController(animated: true) }
        app.settle()
        let frame = second.view.frame
        app.tap(try #require(app.find(UITabBar.self)?.descendants.first { ($0 as? UILabel)?.text == "Second" }))
        app.settle()
        #expect(app.title == "Second")
        #expect(app.visibleTexts.contains("Row 0"), "\(frame) \(second.view.frame)")
    }
}
