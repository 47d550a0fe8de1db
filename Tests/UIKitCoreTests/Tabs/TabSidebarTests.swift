import Testing
import UIKit
import UIKitTesting

/// The tabs of a music app: two tabs, a group with its own stack, a group of stacks, and a search.
@MainActor
struct SidebarStage {
    let app: TestApp
    let tabs: UITabBarController
    let library: UITabGroup

    static let wide = CGSize(width: 1024, height: 768)
    static let narrow = CGSize(width: 390, height: 844)

    init(
        size: CGSize = Self.wide, rightToLeft: Bool = false, dark: Bool = false, draws: Bool = false,
        _ change: (UITabBarController) -> Void = { _ in }
    ) {
        func stack(_ name: String, _ symbol: String) -> UITab {
            UITab(title: name, image: UIImage(systemName: symbol), identifier: name) { _ in
                UINavigationController(rootViewController: ScrollingPage(name))
            }
        }
        func page(_ name: String, _ symbol: String) -> UITab {
            UITab(title: name, image: UIImage(systemName: symbol), identifier: name) { _ in ScrollingPage(name) }
        }
        library = UITabGroup(
            title: "Library", image: UIImage(systemName: "book"), identifier: "Library",
            children: [page("Artists", "person.circle"), page("Albums", "folder")]
        ) { _ in ScrollingPage("All") }
        library.managingNavigationController = UINavigationController()
        let lists = UITabGroup(
            title: "Playlists", image: UIImage(systemName: "folder"), identifier: "Playlists",
            children: [stack("Road", "star"), stack("Rain", "star")])
        tabs = UITabBarController(tabs: [stack("Home", "house"), stack("News", "clock"), library, lists])
        tabs.mode = .tabSidebar
        change(tabs)
        app = TestApp(tabs, size: size, dark: dark, rightToLeft: rightToLeft, draws: draws)
        app.settle()
    }

    var stack: UINavigationController {
        tabs.selectedViewController as? UINavigationController ?? UINavigationController()
    }
    var bar: CGRect { app.presentedFrame(of: tabs.tabBar) ?? .null }
    var barTitles: [String] { (tabs.tabBar.items ?? []).compactMap(\.title) }
    /// The frame of the page in the window.
    var page: CGRect { stack.view.convert(stack.view.bounds, to: nil) }
    func toggle() throws {
        app.tap(
            try #require(app.window.descendants.first { $0.accessibilityIdentifier == "ToggleSidebar" && $0.isShown }))
    }
}

extension UIView {
    fileprivate var isShown: Bool { sequence(first: self) { $0.superview }.allSatisfy { !$0.isHidden } }
}

@MainActor
struct TabSidebarTests {
    @Test("a wide window shows the tabs in a sidebar at the leading edge, beside the content")
    func place() {
        let stage = SidebarStage()
        #expect(stage.page == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(stage.bar.minY >= 768)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.left == 0)
        #expect(
            Set(stage.app.visibleTexts).isSuperset(of: [
                "Home", "News", "Library", "Artists", "Albums", "Playlists", "Road", "Rain",
            ]))
    }

    @Test("the sidebar is on the right in right-to-left interfaces")
    func mirrored() throws {
        let stage = SidebarStage(rightToLeft: true)
        #expect(stage.page == CGRect(x: 0, y: 0, width: 704, height: 768))
        let row = try #require(stage.app.find("Artists"))
        #expect(row.convert(row.bounds, to: nil).minX > 704)
    }

    @Test("rows select, including those of groups, and the delegate gets the innermost tab")
    func select() throws {
        final class Judge: NSObject, UITabBarControllerDelegate {
            var lines: [String] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                lines.append("should \(tab.identifier)")
                return tab.identifier != "Rain"
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
            ) {
                lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
            }
        }
        let stage = SidebarStage()
        let judge = Judge()
        stage.tabs.delegate = judge
        try stage.app.tap("Albums")
        stage.app.settle()
        #expect(stage.app.title == "Albums")
        #expect(stage.stack === stage.library.managingNavigationController)
        #expect(stage.stack.viewControllers.map(\.title) == ["All", "Albums"])
        #expect(stage.tabs.selectedTab?.identifier == "Albums")
        try stage.app.tap("Road")
        stage.app.settle()
        #expect(stage.app.title == "Road")
        try stage.app.tap("Rain")
        stage.app.settle()
        #expect(stage.app.title == "Road")
        #expect(
            judge.lines == [
                "should Albums", "did Albums after Home", "should Road", "did Road after Albums", "should Rain",
            ])
    }

    @Test(
        "a button hides the sidebar, the bar has a button that shows it, and the delegate animates along"
    )
    func toggle() throws {
        final class Judge: UITabBarController.Sidebar.Delegate {
            var lines: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating
            ) {
                lines.append("will, hidden \(sidebar.isHidden)")
                animator.addAnimations { self.lines.append("moves") }
                animator.addCompletion { self.lines.append("did") }
            }
        }
        let stage = SidebarStage()
        let judge = Judge()
        stage.tabs.sidebar.delegate = judge
        try stage.toggle()
        stage.app.advance(frames: 10)
        let middle = try #require(stage.app.presentedFrame(of: stage.stack.view))
        #expect(middle.minX > 0)
        #expect(middle.minX < 320)
        #expect(judge.lines == ["will, hidden false", "moves"])
        stage.app.settle()
        #expect(judge.lines.last == "did")
        #expect(stage.page == CGRect(x: 0, y: 0, width: 1024, height: 768))
        #expect(stage.bar.maxY == 768)
        #expect(stage.app.find("Artists") == nil)
        #expect(stage.tabs.sidebar.isHidden)
        try stage.toggle()
        stage.app.settle()
        #expect(!stage.tabs.sidebar.isHidden)
        #expect(stage.page.minX == 320)
    }

    @Test(
        "the bar of a hidden sidebar has the tabs chosen by placement; in compact width, the tabs chosen by identifier")
    func placement() {
        let stage = SidebarStage {
            $0.tab(forIdentifier: "News")?.preferredPlacement = .sidebarOnly
            $0.tab(forIdentifier: "Home")?.preferredPlacement = .pinned
            $0.tab(forIdentifier: "Rain")?.preferredPlacement = .fixed
            $0.compactTabIdentifiers = ["Home", "News"]
            $0.sidebar.isHidden = true
        }
        #expect(stage.barTitles == ["Rain", "Library", "Home"])
        stage.app.resize(to: SidebarStage.narrow)
        stage.app.settle()
        #expect(stage.barTitles == ["Home", "News"])
        stage.app.activate()
        stage.tabs.mode = .tabBar
        stage.tabs.compactTabIdentifiers = nil
        stage.app.settle()
        #expect(stage.barTitles == ["Home", "News", "Library", "Road", "Rain"])
    }

    @Test("stacks move between the bar and the sidebar, also during a push and from the More list")
    func resizing() throws {
        let stage = SidebarStage(size: SidebarStage.narrow)
        #expect(stage.bar.maxY == 844)
        let home = stage.stack
        stage.app.activate()
        home.pushViewController(ScrollingPage("Deep"), animated: true)
        stage.app.advance(frames: 10)
        stage.app.resize(to: SidebarStage.wide)
        stage.app.advance(frames: 5)
        stage.app.resize(to: SidebarStage.narrow)
        stage.app.advance(frames: 3)
        stage.app.resize(to: SidebarStage.wide)
        stage.app.settle()
        #expect(home.viewControllers.map(\.title) == ["Home", "Deep"])
        #expect(stage.app.title == "Deep")
        #expect(stage.page == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(
            home.topViewController?.view.convert(home.topViewController?.view.bounds ?? .zero, to: nil) == stage.page)
        #expect(stage.bar.minY >= 768)
        stage.app.resize(to: SidebarStage.narrow)
        stage.app.settle()
        #expect(stage.app.title == "Deep")
        #expect(stage.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(home.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test("sections collapse and expand, and their rows hide and appear")
    func fold() throws {
        let stage = SidebarStage()
        try stage.app.tap("Library")
        stage.app.settle()
        #expect(stage.app.find("Artists") == nil)
        try stage.app.tap("Library")
        stage.app.settle()
        #expect(stage.app.find("Artists") != nil)
    }

    @Test("the screen reader's text contains rows, the selection, and collapsible sections")
    func spoken() {
        let stage = SidebarStage {
            $0.tab(forIdentifier: "News")?.badgeValue = "4"; $0.tab(forIdentifier: "Home")?.subtitle = "Today"
        }
        let text = stage.app.spokenText
        #expect(text.contains("Home, Today, button, selected"))
        #expect(text.contains("News, 4, button"))
        #expect(text.contains("Library, Expanded, "))
    }

    @Test("a pop in a group's stack selects the group, and selecting a child pushes onto the stack")
    func managed() throws {
        let stage = SidebarStage()
        stage.app.activate()
        stage.tabs.selectedTab = stage.tabs.tab(forIdentifier: "Artists")
        stage.app.settle()
        #expect(stage.library.selectedChild?.identifier == "Artists")
        #expect(stage.library.selectedChild?.managingTabGroup === stage.library)
        stage.app.activate()
        stage.stack.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.library.selectedChild == nil)
        #expect(stage.tabs.selectedTab === stage.library)
        stage.app.activate()
        stage.library.selectedChild = stage.tabs.tab(forIdentifier: "Albums")
        stage.app.settle()
        #expect(stage.stack.viewControllers.map(\.title) == ["All", "Albums"])
        stage.app.activate()
        stage.stack.pushViewController(Page("Deep"), animated: false)
        stage.tabs.tab(forIdentifier: "News")?.badgeValue = "1"
        stage.app.settle()
        #expect(stage.stack.viewControllers.map(\.title) == ["All", "Albums", "Deep"])
        #expect(stage.tabs.selectedTab?.identifier == "Albums")
    }

    @Test("groups order their tabs, and show the default tab if they have no screen")
    func groups() {
        func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in Page(name) } }
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [tab("A"), tab("B"), tab("C")])
        group.displayOrderIdentifiers = ["C", "unknown", "A"]
        #expect(group.displayOrder.map(\.identifier) == ["C", "A", "B"])
        group.defaultChildIdentifier = "B"
        group.managingNavigationController = UINavigationController()
        let tabs = UITabBarController(tabs: [group])
        let app = TestApp(tabs, draws: false)
        app.settle()
        #expect(app.title == "B")
        #expect(group.tab(forIdentifier: "A")?.parent === group)
        group.selectedChild = tab("stranger")
        #expect(group.selectedChild?.identifier == "B")
    }

    @Test("an overlapping sidebar covers the content, whose safe area ends at the sidebar")
    func overlap() {
        let stage = SidebarStage { $0.sidebar.preferredLayout = .overlap }
        #expect(stage.page.width == 1024)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.left == 320)
    }

    @Test("arrow keys move the selection through the rows after a touch")
    func keys() throws {
        let stage = SidebarStage()
        try stage.app.tap("News")
        stage.app.settle()
        stage.app.press(.down)
        stage.app.settle()
        #expect(stage.tabs.selectedTab?.identifier == "Artists")
        stage.app.press(.up)
        stage.app.press(.up)
        stage.app.settle()
        #expect(stage.tabs.selectedTab?.identifier == "Home")
    }

    @Test("controllers without `UITab` objects are in the sidebar too")
    func controllers() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { UINavigationController(rootViewController: Page($0)) }
        tabs.mode = .tabSidebar
        let app = TestApp(tabs, size: SidebarStage.wide, draws: false)
        app.settle()
        try app.tap("B")
        app.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("an accessory is above the bar, content is inset by both, and beside a sidebar only the accessory remains")
    func accessory() {
        let stage = SidebarStage(size: SidebarStage.narrow)
        let player = UILabel()
        player.text = "Now playing"
        stage.app.activate()
        stage.tabs.bottomAccessory = UITabAccessory(contentView: player)
        stage.app.settle()
        #expect(stage.bar == CGRect(x: 0, y: 713, width: 390, height: 131))
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 131)
        #expect(player.convert(player.bounds, to: nil) == CGRect(x: 0, y: 713, width: 390, height: 48))
        let guide = stage.tabs.contentLayoutGuide
        stage.app.resize(to: SidebarStage.wide)
        stage.app.settle()
        // The safe area insets are 47 points at the top and 34 at the bottom, as before.
        #expect(stage.bar == CGRect(x: 320, y: 686, width: 704, height: 82))
        #expect(guide.layoutFrame == CGRect(x: 320, y: 47, width: 704, height: 639))
        stage.app.activate()
        stage.tabs.setBottomAccessory(nil, animated: true)
        stage.app.settle()
        #expect(stage.bar.minY >= 768)
        #expect(guide.layoutFrame == CGRect(x: 320, y: 47, width: 704, height: 687))
    }

    @Test("scrolling down minimizes the bar if the app requests it, and scrolling up restores the bar")
    func minimize() {
        let stage = SidebarStage(size: SidebarStage.narrow) { $0.tabBarMinimizeBehavior = .onScrollDown }
        stage.app.scroll(by: 300)
        stage.app.settle()
        #expect(stage.bar.minY >= 844)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 34)
        stage.app.scroll(by: -100)
        stage.app.settle()
        #expect(stage.bar.maxY == 844)
        stage.app.scroll(by: 100)
        stage.app.settle()
        stage.app.activate()
        stage.stack.pushViewController(ScrollingPage("Deep"), animated: true)
        stage.app.settle()
        #expect(stage.bar.maxY == 844)
    }

    @Test(
        "the content of another tab starts its own scroll tracking, also while the former content still moves",
        arguments: [false, true])
    func minimizesAfresh(down: Bool) throws {
        let pages = [ScrollingPage("Home"), ScrollingPage("News")]
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        tabs.tabBarMinimizeBehavior = down ? .onScrollDown : .onScrollUp
        let app = TestApp(tabs, draws: false)
        app.settle()
        tabs.selectedIndex = 1
        app.settle()
        let scrollView = try #require(pages[1].contentScrollView(for: .bottom))
        scrollView.contentOffset.y = down ? 700 : 300
        app.settle()
        tabs.selectedIndex = 0
        app.settle()
        if !down { try #require(pages[0].contentScrollView(for: .bottom)).contentOffset.y = 900 }
        app.settle()
        app.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: down ? 400 : 600), frames: 5)
        #expect(try #require(pages[0].contentScrollView(for: .bottom)).isDecelerating)
        tabs.selectedIndex = 1
        app.advance(frames: 2)
        #expect(app.presentedFrame(of: tabs.tabBar)?.maxY == 844)
        app.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: down ? 485 : 515), frames: 10, lifts: false)
        app.advance(frames: 40)
        #expect(app.presentedFrame(of: tabs.tabBar)?.maxY == 844)
    }
}
