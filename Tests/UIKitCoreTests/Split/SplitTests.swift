import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@MainActor
final class SplitDelegate: UISplitViewControllerDelegate {
    var lines: [String] = []
    var top: UISplitViewController.Column?
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    { lines.append("mode \(displayMode)") }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("hide \(column)")
    }
}

@MainActor
struct SplitStage {
    let app: TestApp
    let split: UISplitViewController
    let delegate = SplitDelegate()

    init(
        _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = CGSize(width: 1024, height: 768),
        rightToLeft: Bool = false,
        dark: Bool = false, draws: Bool = false, top: UISplitViewController.Column? = nil
    ) {
        split = UISplitViewController(style: style)
        delegate.top = top
        split.delegate = delegate
        split.setViewController(ScrollingPage("List"), for: .primary)
        if style == .tripleColumn { split.setViewController(ScrollingPage("Middle"), for: .supplementary) }
        split.setViewController(ScrollingPage("Detail"), for: .secondary)
        app = TestApp(split, size: size, dark: dark, rightToLeft: rightToLeft, draws: draws)
        app.settle()
    }

    func frame(_ column: UISplitViewController.Column) -> CGRect? {
        guard let view = split.viewController(for: column)?.navigationController?.viewIfLoaded, view.window != nil
        else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    func titles(_ column: UISplitViewController.Column) -> [String] {
        split.viewController(for: column)?.navigationController?.viewControllers.map { $0.title ?? "" } ?? []
    }
}

@MainActor
struct SplitTests {
    @Test(
        """
        content begins below the bar as high as it is in the window, also where the columns become one stack \
        before they are in one
        """
    )
    func contentBelowBar() throws {
        let stage = SplitStage(size: CGSize(width: 667, height: 375))
        let detail = try #require(stage.split.viewController(for: .secondary) as? ScrollingPage)
        #expect(detail.navigationController?.navigationBar.frame.height == 32)
        #expect(detail.view.safeAreaInsets.top == 32)
        #expect(detail.scrollView.contentOffset.y == -32)
    }

    @Test("a wide window shows two columns side by side, each with its own bar")
    func wide() {
        let stage = SplitStage()
        #expect(stage.split.displayMode == .oneBesideSecondary)
        #expect(stage.split.splitBehavior == .tile)
        #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(stage.frame(.secondary) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(stage.app.visibleTexts.contains("List"))
        #expect(stage.app.visibleTexts.contains("Detail"))
        #expect(stage.split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
        #expect(stage.split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.split.viewController(for: .primary)?.splitViewController === stage.split)
    }

    @Test("columns mirror in right-to-left windows and with a trailing primary")
    func mirrored() {
        let stage = SplitStage(rightToLeft: true)
        #expect(stage.frame(.primary)?.minX == 704)
        stage.app.activate()
        stage.split.primaryEdge = .trailing
        stage.app.settle()
        #expect(stage.frame(.primary)?.minX == 0)
    }

    @Test("the button is on the first page of the detail, also if that page is set later")
    func laterDetail() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let detail = UINavigationController()
        // While the list is visible, the button is in the list's own bar.
        split.preferredDisplayMode = .secondaryOnly
        split.setViewController(ScrollingPage("List"), for: .primary)
        split.setViewController(detail, for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        #expect(app.find("ToggleSidebar") == nil)
        for title in ["First", "Second"] {
            app.activate()
            detail.setViewControllers([ScrollingPage(title)], animated: false)
            app.settle()
            try app.require("ToggleSidebar")
        }
        detail.pushViewController(ScrollingPage("Third"), animated: true)
        app.settle()
        #expect(app.find("ToggleSidebar") == nil)
    }

    @Test("the button in the detail's bar hides the list and brings it back, animated, with calls in order")
    func button() throws {
        let stage = SplitStage()
        let list = try #require(stage.split.viewController(for: .primary))
        let calls = stage.app.recordCalls()
        try stage.app.tap("ToggleSidebar")
        stage.app.advance(frames: 5)
        let moving = try #require(stage.app.presentedFrame(of: list.navigationController?.view))
        #expect(moving.minX < 0)
        #expect(moving.minX > -320)
        stage.app.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        #expect(stage.frame(.primary) == nil)
        #expect(stage.frame(.secondary)?.width == 1024)
        #expect(stage.delegate.lines.suffix(2) == ["mode secondaryOnly", "hide primary"])
        #expect(
            calls.take().filter { $0.hasPrefix("List view") && !$0.contains("IsAppearing") } == [
                "List viewWillDisappear animated", "List viewDidDisappear animated",
            ])
        try stage.app.tap("ToggleSidebar")
        stage.app.settle()
        #expect(stage.frame(.primary)?.minX == 0)
        #expect(
            calls.take().filter { $0.hasPrefix("List view") && !$0.contains("IsAppearing") } == [
                "List viewWillAppear animated", "List viewDidAppear animated",
            ])
    }

    @Test("in a narrower window the list lies over the detail, and a tap beside it sends it away")
    func overlay() throws {
        let stage = SplitStage(size: CGSize(width: 800, height: 900))
        #expect(stage.split.displayMode == .secondaryOnly)
        #expect(stage.split.splitBehavior == .overlay)
        stage.app.activate()
        stage.split.show(.primary)
        stage.app.settle()
        #expect(stage.split.displayMode == .oneOverSecondary)
        #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 900))
        #expect(stage.frame(.secondary)?.width == 800)
        stage.app.tap(at: CGPoint(x: 600, y: 500))
        stage.app.settle()
        #expect(stage.split.displayMode == .secondaryOnly)
        stage.app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        stage.app.settle()
        #expect(stage.split.displayMode == .oneOverSecondary)
    }

    @Test("three columns: middle beside detail, all three where there is room")
    func triple() {
        let stage = SplitStage(.tripleColumn)
        #expect(stage.split.displayMode == .oneBesideSecondary)
        #expect(stage.frame(.primary) == nil)
        #expect(stage.frame(.supplementary)?.minX == 0)
        stage.app.resize(to: CGSize(width: 1400, height: 900))
        stage.app.settle()
        #expect(stage.split.displayMode == .twoBesideSecondary)
        #expect(stage.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 900))
        #expect(stage.frame(.supplementary) == CGRect(x: 320, y: 0, width: 375, height: 900))
        #expect(stage.frame(.secondary) == CGRect(x: 695, y: 0, width: 705, height: 900))
    }

    @Test("the preferred widths are used")
    func widths() {
        let stage = SplitStage()
        stage.app.activate()
        stage.split.preferredPrimaryColumnWidth = 400
        stage.app.settle()
        #expect(stage.frame(.primary)?.width == 400)
        #expect(stage.split.primaryColumnWidth == 400)
        stage.split.maximumPrimaryColumnWidth = 350
        #expect(stage.split.primaryColumnWidth == 350)
        stage.split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
        #expect(stage.split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    }

    @Test("a narrow window has one stack of all columns, and a wide one takes it apart again")
    func collapse() {
        let stage = SplitStage()
        stage.app.activate()
        stage.split.viewController(for: .secondary)?.navigationController?.pushViewController(
            ScrollingPage("Deep"), animated: false)
        stage.app.settle()
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(stage.split.isCollapsed)
        #expect(stage.titles(.primary) == ["List", "Detail", "Deep"])
        #expect(stage.app.title == "Deep")
        #expect(stage.delegate.lines.last == "collapsed")
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(!stage.split.isCollapsed)
        #expect(stage.titles(.primary) == ["List"])
        #expect(stage.titles(.secondary) == ["Detail", "Deep"])
        #expect(stage.delegate.lines.last == "expanded")
    }

    @Test("the delegate may begin with the list, and showing a column pushes it")
    func topColumn() throws {
        let stage = SplitStage(size: CGSize(width: 390, height: 844), top: .primary)
        #expect(stage.titles(.primary) == ["List"])
        stage.app.activate()
        stage.split.show(.secondary)
        stage.app.settle()
        #expect(stage.titles(.primary) == ["List", "Detail"])
        try stage.app.back()
        stage.app.settle()
        stage.split.viewController(for: .primary)?.showDetailViewController(ScrollingPage("Other"), sender: nil)
        stage.app.settle()
        #expect(stage.titles(.primary) == ["List", "Other"])
        stage.split.hide(.secondary)
        stage.app.settle()
        #expect(stage.app.title == "List")
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(stage.titles(.secondary) == ["Other"])
    }

    @Test("showing a detail in columns replaces the detail")
    func showDetail() {
        let stage = SplitStage()
        stage.app.activate()
        let page = ScrollingPage("New")
        stage.split.viewController(for: .primary)?.showDetailViewController(page, sender: nil)
        stage.app.settle()
        #expect(stage.titles(.secondary) == ["New"])
        #expect(page.viewIfLoaded?.window != nil)
    }

    @Test("a column for narrow windows takes the place of all others there")
    func compact() {
        let stage = SplitStage()
        stage.app.activate()
        let tabs = UITabBarController()
        tabs.viewControllers = [Page("Small")]
        stage.split.setViewController(tabs, for: .compact)
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(tabs.view.window != nil)
        #expect(stage.frame(.primary) == nil)
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(tabs.view.window == nil)
        #expect(stage.frame(.primary)?.width == 320)
    }

    @Test("a classic split view collapses onto its first stack and separates again")
    func classic() {
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: ScrollingPage("List"))
        let detail = UINavigationController(rootViewController: ScrollingPage("Detail"))
        split.viewControllers = [list, detail]
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(detail.view.frame.minX == 320)
        app.resize(to: CGSize(width: 390, height: 844))
        app.settle()
        #expect(list.viewControllers.map { $0.title } == ["List", "Detail"])
        #expect(split.viewControllers == [list])
        app.resize(to: CGSize(width: 1024, height: 768))
        app.settle()
        #expect(list.viewControllers.count == 1)
        #expect(detail.viewControllers.map { $0.title } == ["Detail"])
        #expect(split.viewControllers == [list, detail])
        #expect(detail.view.window != nil)
    }

    @Test("tabs around a collapsed split view hide for a page that asks for it")
    func inTabs() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ScrollingPage("List"), for: .primary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split]
        let app = TestApp(tabs, draws: false)
        app.settle()
        let page = ScrollingPage("Detail")
        page.hidesBottomBarWhenPushed = true
        let list = split.viewController(for: .primary)
        #expect(list?.view.safeAreaInsets.bottom == 83)
        list?.navigationController?.pushViewController(page, animated: true)
        app.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(page.view.safeAreaInsets.bottom == 34)
    }

    @Test("random sizes, modes and pushes leave every page in one stack, on screen once", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let stage = SplitStage(seed == 2 ? .tripleColumn : .doubleColumn, rightToLeft: seed == 3)
        let columns: [UISplitViewController.Column] =
            seed == 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let sizes = [
            CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768), CGSize(width: 800, height: 900),
            CGSize(width: 1400, height: 900),
        ]
        for step in 0..<250 {
            stage.app.activate()
            let column = columns.randomElement(using: &random) ?? .primary
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: stage.app.resize(to: sizes.randomElement(using: &random) ?? .zero)
            case 2: stage.split.show(column)
            case 3: stage.split.hide(column)
            case 4:
                let stack = stage.split.viewController(for: column)?.navigationController
                stack?.pushViewController(ScrollingPage("P\(step)"), animated: Bool.random(using: &random))
            case 5: stage.split.viewController(for: column)?.navigationController?.popViewController(animated: true)
            case 6:
                stage.split.preferredDisplayMode =
                    [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary]
                    .randomElement(using: &random) ?? .automatic
            default: stage.split.showDetailViewController(ScrollingPage("D\(step)"), sender: nil)
            }
            stage.app.advance(frames: Int.random(in: 0...10, using: &random))
            guard step % 4 == 0 else { continue }
            stage.app.settle()
            let stacks = stage.split.children.compactMap { $0 as? UINavigationController }
            let pages = stacks.flatMap(\.viewControllers)
            #expect(Set(pages.map { ObjectIdentifier($0) }).count == pages.count, "step \(step)")
            #expect(pages.allSatisfy { $0.parent != nil })
            #expect(stage.split.isCollapsed == (stage.app.window.bounds.width < 600))
            let shown = stacks.filter { $0.viewIfLoaded?.window != nil }
            #expect(!shown.isEmpty && (!stage.split.isCollapsed || shown.count == 1), "step \(step)")
            for stack in shown {
                #expect(stack.topViewController?.viewIfLoaded?.window != nil, "step \(step) \(stack.viewControllers)")
            }
        }
    }

    @Test("a page popped while the columns are one stack is freed, and does not return with the columns")
    func poppedWhileCollapsed() {
        let stage = SplitStage()
        weak var page: UIViewController?
        do {
            let pushed = ScrollingPage("Pushed")
            stage.split.viewController(for: .secondary)?.navigationController?.pushViewController(
                pushed, animated: false)
            page = pushed
        }
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        stage.split.viewController(for: .primary)?.navigationController?.popViewController(animated: false)
        stage.app.settle()
        #expect(page == nil)
        stage.app.resize(to: CGSize(width: 1024, height: 768))
        stage.app.settle()
        #expect(stage.titles(.secondary) == ["Detail"])
    }

    @Test("a split view and its columns are freed")
    func leaks() {
        weak var split: UISplitViewController?
        weak var page: UIViewController?
        do {
            let stage = SplitStage()
            split = stage.split
            page = stage.split.viewController(for: .secondary)
            stage.app.resize(to: CGSize(width: 390, height: 844))
            stage.app.settle()
            stage.app.window.rootViewController = UIViewController()
            stage.app.settle()
        }
        #expect(split == nil)
        #expect(page == nil)
    }
}
