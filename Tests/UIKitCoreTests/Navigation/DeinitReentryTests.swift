import Testing
import UIKit
import UIKitTesting

/// Objects of an app that read the library's state in `deinit`: at that moment the state can be read and changed.
@MainActor
struct DeinitReentryTests {
    final class ReadingPage: UIViewController {
        nonisolated(unsafe) var onEnd: (@MainActor () -> Void)?
        deinit { MainActor.assumeIsolated { onEnd?() } }
    }

    final class ReadingView: UIView {
        nonisolated(unsafe) var onEnd: (@MainActor () -> Void)?
        var onSize: (() -> Void)?
        override var intrinsicContentSize: CGSize {
            onSize?()
            return CGSize(width: 60, height: 30)
        }
        deinit { MainActor.assumeIsolated { onEnd?() } }
    }

    final class ReadingItem: UIBarButtonItem {
        nonisolated(unsafe) var onEnd: (@MainActor () -> Void)?
        deinit { MainActor.assumeIsolated { onEnd?() } }
    }

    /// Runs its closure when its last reference is released.
    final class Token {
        private let onEnd: @MainActor @Sendable () -> Void
        init(_ onEnd: @escaping @MainActor @Sendable () -> Void) { self.onEnd = onEnd }
        deinit {
            let end = onEnd
            MainActor.assumeIsolated { end() }
        }
    }

    enum Way: CaseIterable { case popToRoot, popTo, set, popTwice, empty }

    @Test("a page's deinit may read the stack that it was on", arguments: Way.allCases, [false, true])
    func stack(way: Way, animated: Bool) {
        let navigation = UINavigationController(rootViewController: Page("Root"))
        let app = TestApp(navigation, draws: false)
        var seen: [Int] = []
        for _ in 0..<3 {
            let page = ReadingPage()
            page.onEnd = { [weak navigation] in
                guard let navigation else { return }
                seen.append(navigation.viewControllers.count)
                _ = (
                    navigation.visibleViewController, navigation.navigationBar.items, navigation.transitionCoordinator,
                    navigation.children
                )
            }
            navigation.pushViewController(page, animated: false)
        }
        app.settle()
        switch way {
        case .popToRoot: navigation.popToRootViewController(animated: animated)
        case .popTo: navigation.popToViewController(navigation.viewControllers[0], animated: animated)
        case .set: navigation.setViewControllers([navigation.viewControllers[0], Page("New")], animated: animated)
        case .popTwice:
            navigation.popViewController(animated: animated)
            navigation.popViewController(animated: animated)
            navigation.popViewController(animated: animated)
        case .empty: navigation.setViewControllers([Page("Other")], animated: animated)
        }
        app.settle()
        #expect(seen.count == 3)
        // The pages are released when the layout after all calls has removed them from the screen.
        #expect(seen.allSatisfy { $0 == (way == .set ? 2 : 1) })
    }

    @Test("a page's deinit may change the stack that it was on")
    func requests() {
        let navigation = UINavigationController(rootViewController: Page("Root"))
        let app = TestApp(navigation, draws: false)
        do {
            let page = ReadingPage()
            page.onEnd = { [weak navigation] in navigation?.pushViewController(Page("Next"), animated: true) }
            navigation.pushViewController(page, animated: false)
        }
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(navigation.viewControllers.map { $0.title ?? "" } == ["Root", "Next"])
        #expect(navigation.children.count == 2)
        #expect(app.title == "Next")
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("the deinit of pages of tabs, columns and page rows may read their containers", arguments: [false, true])
    func containers(isCompact: Bool) {
        var ends = 0
        let tabs = UITabBarController()
        let split = UISplitViewController(style: .doubleColumn)
        let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        func make() -> ReadingPage {
            let page = ReadingPage()
            page.onEnd = { [weak tabs, weak split, weak row] in
                ends += 1
                _ = (
                    tabs?.viewControllers?.count, tabs?.selectedViewController, tabs?.tabBar.items?.count,
                    tabs?.children.count
                )
                _ = (
                    split?.viewControllers.count, split?.viewController(for: .primary), split?.isCollapsed,
                    split?.children.count
                )
                _ = (row?.viewControllers?.count, row?.children.count)
            }
            return page
        }
        let app = TestApp(
            tabs, size: isCompact ? CGSize(width: 390, height: 844) : CGSize(width: 1100, height: 800), draws: false)
        split.setViewController(make(), for: .primary)
        split.setViewController(make(), for: .secondary)
        row.setViewControllers([make()], direction: .forward, animated: false)
        tabs.viewControllers = [make(), split, row]
        for index in [2, 1, 0] {
            tabs.selectedIndex = index
            app.settle()
        }
        split.setViewController(make(), for: .primary)
        split.setViewController(make(), for: .secondary)
        row.setViewControllers([make()], direction: .forward, animated: false)
        app.settle()
        #expect(ends == 3)
        tabs.setViewControllers([UIViewController()], animated: false)
        app.settle()
        #expect(ends == 4)
    }

    @Test("the deinit of views and items of a bar may read the item that displayed them")
    func items() {
        let page = Page("A")
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        let item = page.navigationItem
        var ends = 0
        func appearance() {
            ends += 1
            _ = (
                item.titleView, item.rightBarButtonItems?.count, item.leftBarButtonItems?.count,
                item.trailingItemGroups.count
            )
            _ = (item.subtitleView, item.largeSubtitleView, page.toolbarItems?.count, item.backBarButtonItem)
        }
        func view() -> ReadingView {
            let view = ReadingView()
            view.onEnd = appearance
            return view
        }
        func button() -> ReadingItem {
            let button = ReadingItem(title: "B", style: .plain, target: nil, action: nil)
            button.onEnd = appearance
            return button
        }
        for _ in 0..<2 {
            item.titleView = view()
            item.subtitleView = view()
            item.largeSubtitleView = view()
            item.rightBarButtonItems = [button(), button()]
            item.leftBarButtonItems = [button()]
            item.backBarButtonItem = button()
            page.toolbarItems = [button()]
            app.settle()
        }
        #expect(ends == 8)
        item.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [button()], representativeItem: nil)]
        (item.titleView, item.subtitleView, item.largeSubtitleView, item.leftBarButtonItems, item.backBarButtonItem) = (
            nil, nil, nil, nil, nil
        )
        page.toolbarItems = nil
        item.trailingItemGroups = []
        app.settle()
        #expect(ends == 17)
    }

    @Test("the deinit of an object that an action, a recognizer or a transaction holds may read the holder")
    func closures() {
        let control = UIControl(), recognizer = UITapGestureRecognizer()
        control.addGestureRecognizer(recognizer)
        var ends = 0
        do {
            let token = Token { [weak control] in ends += control?.allControlEvents.isEmpty == true ? 1 : 0 }
            control.addAction(UIAction(identifier: .init("a")) { _ in _ = token }, for: .touchUpInside)
        }
        control.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
        #expect(ends == 1)
        do {
            let token = Token {
                ends += 1; CATransaction.setCompletionBlock(nil)
            }
            CATransaction.begin()
            CATransaction.setCompletionBlock { _ = token }
        }
        CATransaction.setCompletionBlock(nil)
        CATransaction.commit()
        #expect(ends == 2)
    }

    @Test("a view of the app may lay out and change its bar while the bar asks for its size", arguments: [false, true])
    func sizes(isTitle: Bool) {
        let page = Page("A")
        let navigation = UINavigationController(rootViewController: page)
        let view = ReadingView()
        var asked = 0
        view.onSize = { [weak navigation, weak page] in
            asked += 1
            guard asked < 20 else { return }
            navigation?.navigationBar.setNeedsLayout()
            navigation?.navigationBar.layoutIfNeeded()
            page?.navigationItem.title = "Title \(asked)"
            if asked == 3 { page?.navigationItem.prompt = "Prompt" }
            if asked == 5 { page?.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add) }
        }
        if isTitle {
            page.navigationItem.titleView = view
        } else {
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
        }
        let app = TestApp(navigation, draws: false)
        app.settle()
        #expect(asked > 0)
        #expect(view.bounds.size == CGSize(width: 60, height: 30))
        #expect(page.navigationItem.title?.hasPrefix("Title") == true)
    }
}
