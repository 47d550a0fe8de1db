import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// An app with a tab bar controller that has a stack per title.
@MainActor
struct TabStage {
    let app: TestApp
    let tabs: UITabBarController
    var recorder = CallRecorder()

    init(
        _ titles: [String], size: CGSize = CGSize(width: 390, height: 844), stacks: Bool = true,
        rightToLeft: Bool = false, dark: Bool = false,
        draws: Bool = false
    ) {
        tabs = UITabBarController()
        tabs.viewControllers = titles.map { title in
            let page = ScrollingPage(title)
            page.tabBarItem.image = UIImage(systemName: "folder")
            return stacks ? UINavigationController(rootViewController: page) : page
        }
        app = TestApp(tabs, size: size, dark: dark, rightToLeft: rightToLeft, draws: draws)
        app.settle()
    }

    var stack: UINavigationController {
        tabs.selectedViewController as? UINavigationController ?? UINavigationController()
    }

    /// The displayed frame of the bar in the window.
    var bar: CGRect? { tabs.tabBar.isHidden ? nil : app.presentedFrame(of: tabs.tabBar) }

    func page(_ title: String, hides: Bool = false) -> ScrollingPage {
        let page = ScrollingPage(title)
        page.hidesBottomBarWhenPushed = hides
        return page
    }

    func tapTab(_ title: String) throws {
        let bar = tabs.tabBar
        guard
            let button = bar.descendants.first(where: {
                $0.accessibilityTraits.contains(.tabBar) && $0.accessibilityLabel == title
            })
        else {
            throw TestMissing(name: title)
        }
        app.tap(button)
    }

    struct TestMissing: Error { var name: String }
}

@MainActor
struct TabBarTests {
    @Test("the bar is at the bottom, 49 points and the safe area high, and content is inset by it")
    func place() {
        let stage = TabStage(["One", "Two"])
        #expect(stage.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
        let page = stage.stack.topViewController as? ScrollingPage
        #expect(page?.view.safeAreaInsets.bottom == 83)
        #expect(page?.scrollView.adjustedContentInset.bottom == 83)
    }

    @Test("a tab has the title and image of its stack's root, also after the title changes")
    func items() {
        let stage = TabStage(["One", "Two"])
        #expect(stage.tabs.tabBar.items?.map { $0.title } == ["One", "Two"])
        stage.app.activate()
        (stage.tabs.viewControllers?[1] as? UINavigationController)?.viewControllers[0].title = "Second"
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Second"))
    }

    @Test("a tap selects a tab; children load their views when they are first selected")
    func select() throws {
        let stage = TabStage(["One", "Two", "Three"])
        let third = (stage.tabs.viewControllers?[2] as? UINavigationController)?.viewControllers[0]
        #expect(third?.isViewLoaded == false)
        try stage.tapTab("Three")
        stage.app.settle()
        #expect(stage.tabs.selectedIndex == 2)
        #expect(third?.isViewLoaded == true)
        #expect(stage.app.title == "Three")
    }

    @Test("a change of tabs calls the appearance callbacks of the new page first, as UIKit does")
    func order() throws {
        let recorder = CallRecorder()
        let tabs = UITabBarController()
        tabs.viewControllers = [RecordingViewController("A", recorder), RecordingViewController("B", recorder)]
        let app = TestApp(tabs, draws: false)
        app.settle()
        #expect(
            recorder.take() == [
                "A willMove to parent", "B willMove to parent", "A didMove to parent", "B didMove to parent",
                "A viewDidLoad", "A viewWillAppear",
                "A viewDidAppear",
            ])
        app.activate()
        tabs.selectedIndex = 1
        app.settle()
        #expect(
            recorder.take() == [
                "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear",
            ])
        tabs.selectedIndex = 0
        #expect(
            recorder.take() == ["A viewWillAppear", "B viewWillDisappear", "B viewDidDisappear", "A viewDidAppear"])
        tabs.viewControllers = [tabs.viewControllers![1]]
        #expect(
            recorder.take() == [
                "A willMove to nil", "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear",
                "A didMove to nil",
            ])
    }

    final class Judge: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var refuses = false
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
            -> Bool
        {
            lines.append("should \(viewController.tabBarItem.title ?? "?")")
            return !refuses
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            lines.append("did \(viewController.tabBarItem.title ?? "?")")
        }
    }

    @Test(
        """
        each appearance callback has its counterpart when another tab is selected while the tab bar controller \
        disappears
        """)
    func chosenWhileLeaving() {
        let stage = TabStage(["A"])
        let pages = (0..<2).map { WalkPage("P\($0)") }
        stage.app.activate()
        stage.tabs.viewControllers = pages
        stage.app.settle()
        pages[0].onCall = { call in if call == .willDisappear { stage.tabs.selectedIndex = 1 } }
        stage.app.window.rootViewController = UIViewController()
        stage.app.settle()
        #expect(pages.map(\.phase) == [.hidden, .hidden])
        #expect(pages.compactMap(\.wrongOrder) == [])
    }

    @Test("the delegate is called for taps, even on the selected tab, and not for calls by the app")
    func delegate() throws {
        let stage = TabStage(["One", "Two"])
        let judge = Judge()
        stage.tabs.delegate = judge
        try stage.tapTab("Two")
        try stage.tapTab("Two")
        #expect(judge.lines == ["should Two", "did Two", "should Two", "did Two"])
        judge.refuses = true
        try stage.tapTab("One")
        #expect(stage.tabs.selectedIndex == 1)
        #expect(judge.lines.last == "should One")
        stage.tabs.selectedIndex = 0
        #expect(judge.lines.count == 5)
    }

    @Test("a tap on the selected tab pops to the root; a tap at the root scrolls to the top")
    func tapAgain() throws {
        let stage = TabStage(["One", "Two"])
        stage.app.activate()
        let root = stage.stack.topViewController as? ScrollingPage
        root?.scrollView.contentOffset.y = 500
        stage.stack.pushViewController(stage.page("Deep"), animated: false)
        stage.stack.pushViewController(stage.page("Deeper"), animated: false)
        stage.app.settle()
        try stage.tapTab("One")
        stage.app.settle()
        #expect(stage.stack.viewControllers.count == 1)
        #expect(root?.scrollView.contentOffset.y == 500)
        try stage.tapTab("One")
        stage.app.settle()
        #expect(root?.scrollView.contentOffset.y == -(root?.scrollView.adjustedContentInset.top ?? 0))
    }

    @Test("the tab bar is clear while content ends above it, and has a material while content lies under it")
    func edge() {
        let stage = TabStage(["One"], draws: true)
        func pixel() -> UInt8? { stage.app.picture()?[20, 2 * (761) + 1]?.red }
        let page = stage.stack.topViewController as? ScrollingPage
        page?.scrollView.contentSize.height = 100
        stage.app.settle()
        #expect(pixel() == 255)
        stage.app.activate()
        page?.scrollView.contentSize.height = 3000
        page?.scrollView.contentOffset.y = 300
        stage.app.settle()
        #expect(stage.tabs.tabBar.backgroundIsDrawn)
        page?.scrollView.contentOffset.y = 3000
        stage.app.settle()
        #expect(!stage.tabs.tabBar.backgroundIsDrawn)
    }

    /// Rows that a table creates with its layout, not earlier.
    final class Rows: UITableViewController {
        var count: Int
        init(_ title: String, _ count: Int) {
            self.count = count
            super.init(style: .plain)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(
        "content that appears under the tab bar has the bar's background at once, and keeps it",
        arguments: [false, true])
    func incoming(isTable: Bool) {
        let stage = TabStage(["One"], draws: true)
        stage.app.activate()
        stage.stack.viewControllers = [Page("Empty")]
        stage.app.settle()
        #expect(!stage.tabs.tabBar.backgroundIsDrawn)
        stage.stack.pushViewController(isTable ? Rows("Rows", 60) : stage.page("Long"), animated: true)
        for frame in 1...20 {
            stage.app.advance(frames: 1)
            #expect(stage.tabs.tabBar.backgroundIsDrawn, "frame \(frame)")
        }
        stage.app.settle()
        #expect(stage.tabs.tabBar.backgroundIsDrawn)
        // A cancelled swipe changes nothing.
        stage.app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), frames: 30)
        stage.app.settle()
        #expect(stage.tabs.tabBar.backgroundIsDrawn)
        stage.stack.popViewController(animated: true)
        stage.app.settle()
        #expect(!stage.tabs.tabBar.backgroundIsDrawn)
    }

    @Test("content that a page gets while it appears has the bar's background from then on")
    func late() {
        let stage = TabStage(["One"], draws: true)
        stage.app.activate()
        stage.stack.viewControllers = [Page("Empty")]
        stage.app.settle()
        let rows = Rows("Rows", 0)
        stage.stack.pushViewController(rows, animated: true)
        stage.app.advance(frames: 4)
        #expect(!stage.tabs.tabBar.backgroundIsDrawn)
        rows.count = 60
        rows.tableView.reloadData()
        stage.app.advance(frames: 2)
        #expect(stage.stack.transitionCoordinator != nil)
        #expect(stage.tabs.tabBar.backgroundIsDrawn)
        stage.app.settle()
        #expect(stage.tabs.tabBar.backgroundIsDrawn)
    }

    @Test("screen readers get badges, the selection, and the tab bar as a bar of tabs")
    func spoken() {
        let stage = TabStage(["One", "Two"])
        stage.app.activate()
        stage.tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        stage.app.settle()
        #expect(stage.app.spokenText.contains("tab bar\n  One, tab, selected\n  Two, 3, tab"))
    }

    @Test("tabs that do not fit are in the More list; a tab selected there appears above the list")
    func more() throws {
        let stage = TabStage(["A", "B", "C", "D", "E", "F", "G"])
        #expect(stage.tabs.tabBar.items?.map { $0.title } == ["A", "B", "C", "D", "More"])
        try stage.tapTab("More")
        stage.app.settle()
        #expect(stage.tabs.selectedIndex == NSNotFound)
        #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
        #expect(stage.app.visibleTexts.contains("G"))
        try stage.app.tap("F")
        stage.app.settle()
        #expect(stage.app.title == "F")
        #expect(stage.tabs.selectedIndex == 5)
        try stage.app.back()
        stage.app.settle()
        #expect(stage.app.title == "More")
        let sixth = stage.tabs.viewControllers?[5] as? UINavigationController
        #expect(sixth?.viewControllers.count == 1)
        #expect(sixth?.viewControllers.first?.navigationController === sixth)
    }

    @Test("a wide window shows all tabs, and a selected tab moves out of the More list")
    func moreAndResizing() throws {
        let stage = TabStage(["A", "B", "C", "D", "E", "F"], stacks: false)
        stage.app.activate()
        stage.tabs.selectedIndex = 5
        stage.app.settle()
        #expect(stage.app.title == "F")
        #expect(stage.tabs.viewControllers?[5].navigationController === stage.tabs.moreNavigationController)
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(stage.tabs.tabBar.items?.count == 6)
        #expect(stage.tabs.selectedIndex == 5)
        #expect(stage.tabs.viewControllers?[5].parent === stage.tabs)
        #expect(stage.tabs.viewControllers?[5].view.window != nil)
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(stage.tabs.tabBar.items?.count == 5)
        #expect(stage.app.title == "F")
    }

    @Test("`UITab` objects: hidden tabs are not in the bar, groups supply their tabs, and each tab has its controller")
    func tabObjects() {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { _ in
                UINavigationController(rootViewController: Page(name))
            }
        }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("B"), tab("C")])
        let tabs = UITabBarController(tabs: [tab("A"), group])
        let app = TestApp(tabs, draws: false)
        app.settle()
        #expect(tabs.tabBar.items?.map { $0.title } == ["A", "B", "C"])
        #expect(tabs.selectedTab?.identifier == "A")
        tabs.selectedTab = tabs.tab(forIdentifier: "C")
        app.settle()
        #expect(app.title == "C")
        #expect((tabs.selectedViewController as? UINavigationController)?.topViewController?.tab?.parent === group)
        tabs.tab(forIdentifier: "B")?.isHidden = true
        tabs.tab(forIdentifier: "A")?.badgeValue = "1"
        app.settle()
        #expect(tabs.tabBar.items?.map { $0.title } == ["A", "C"])
        #expect(tabs.tabBar.items?.first?.badgeValue == "1")
        #expect(app.title == "C")
    }

    @Test("tabs show images as templates, unless the image asks for its own colors")
    func templates() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let stage = TabStage(["One", "Two"])
        let pages = try #require(stage.tabs.viewControllers)
        pages[0].tabBarItem = UITabBarItem(title: "One", image: picture, tag: 0)
        pages[1].tabBarItem = UITabBarItem(title: "Two", image: picture.withRenderingMode(.alwaysOriginal), tag: 1)
        stage.app.settle()
        let icons = stage.tabs.tabBar.descendants.compactMap { $0 as? UIImageView }.filter {
            $0.image?.size == picture.size && $0.superview is UIControl
        }
        #expect(icons.map { $0.image?.renderingMode } == [.alwaysTemplate, .alwaysOriginal])
    }

    @Test("an item's own appearance wins, the selected state inherits from normal, and archives store both")
    func appearances() throws {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.systemGreen,
        ]
        appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
        appearance.stackedItemPositioning = .centered
        let stage = TabStage(["One", "Two"])
        stage.app.activate()
        stage.tabs.tabBar.standardAppearance = appearance
        stage.tabs.tabBar.scrollEdgeAppearance = appearance
        stage.app.settle()
        let labels = stage.tabs.tabBar.descendants.compactMap { $0 as? UILabel }.filter {
            $0.text == "One" || $0.text == "Two"
        }
        #expect(labels.map { $0.font.pointSize } == [12, 12])
        #expect(labels.last?.textColor == .systemGreen)
        #expect(labels.first?.textColor == .systemBlue)
        let icons = stage.tabs.tabBar.descendants.compactMap { $0 as? UIImageView }.filter {
            $0.image?.isSymbolImage == true && $0.superview is UIControl
        }
        #expect(icons.first?.tintColor == .systemOrange)
        // A dynamic color is decoded as another object with the same values; these colors are fixed.
        appearance.backgroundColor = .white
        appearance.shadowColor = nil
        appearance.stackedLayoutAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.green
        appearance.stackedLayoutAppearance.selected.iconColor = .orange
        let data = try NSKeyedArchiver.archivedData(withRootObject: appearance, requiringSecureCoding: false)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITabBarAppearance.self, from: data)
        #expect(read == appearance)
        #expect(appearance.copy() == appearance)
    }

    @Test("a call hides and shows the tab bar, and content uses the space")
    func hideByCall() {
        let stage = TabStage(["One"])
        stage.app.activate()
        stage.tabs.setTabBarHidden(true, animated: true)
        stage.app.settle()
        #expect((stage.bar?.minY ?? 0) >= 844)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 34)
        stage.tabs.isTabBarHidden = false
        stage.app.settle()
        #expect(stage.bar?.minY == 761)
        #expect(stage.stack.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    @Test("an opaque tab bar ends screens that do not extend under it")
    func opaque() {
        let stage = TabStage(["One"])
        stage.app.activate()
        stage.tabs.tabBar.isTranslucent = false
        stage.app.settle()
        stage.stack.view.setNeedsLayout()
        stage.app.settle()
        let view = stage.stack.topViewController?.view
        #expect(view?.convert(view?.bounds ?? .zero, to: nil).maxY == 761)
        #expect(view?.safeAreaInsets.bottom == 0)
    }
}

extension UITabBar {
    /// Whether the background of the bar is visible.
    var backgroundIsDrawn: Bool {
        subviews[0].subviews.contains { !$0.isHidden && $0.alpha > 0.01 && $0.bounds.height > 2 }
    }
}
