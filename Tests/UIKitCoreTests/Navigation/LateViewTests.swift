import Testing
import UIKit
import UIKitTesting

/// Settings that were made before a view was loaded, or before a view was in a window.
@MainActor
struct LateViewTests {
    @Test("content keeps clear of a tab bar whose controller is a child, in a window that the display covers nowhere")
    func safeArea() {
        let host = UIViewController(), list = RowsPage(), tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: list)
        tabs.viewControllers = [navigation]
        host.addChild(tabs)
        host.view.addSubview(tabs.view)
        tabs.view.frame = host.view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tabs.didMove(toParent: host)
        let app = TestApp(host, size: CGSize(width: 390, height: 844), draws: false, safeArea: .zero)
        app.settle()
        #expect(navigation.view.safeAreaInsets.bottom == 49)
        #expect(list.view.safeAreaInsets.bottom == 49)
        #expect(list.tableView.adjustedContentInset.bottom == 49)
    }

    final class NotifiedPage: UIViewController {
        var notified: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            notified.append(traitCollection.userInterfaceStyle)
        }
    }

    @Test("a page whose view is loaded later is notified of traits that a parent of its container overrides")
    func traits() {
        let covered = NotifiedPage(), top = NotifiedPage(), outer = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        navigation.didMove(toParent: outer)
        let app = TestApp(outer, draws: false)
        navigation.setViewControllers([navigation.viewControllers[0], covered, top], animated: false)
        app.settle()
        #expect(!covered.isViewLoaded)
        outer.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: navigation)
        app.settle()
        #expect(top.notified == [.dark])
        navigation.popViewController(animated: false)
        app.settle()
        #expect(covered.notified == [.dark])
        // A view that already has its window's traits gets no notification.
        outer.setOverrideTraitCollection(nil, forChild: navigation)
        let plain = NotifiedPage()
        navigation.pushViewController(plain, animated: false)
        app.settle()
        #expect(plain.notified.isEmpty)
    }

    @Test("a page that hides the bar below hides it also before the tab bar controller has a view")
    func bottomBar() {
        let navigation = UINavigationController(rootViewController: Page("A")), tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let page = Page("B")
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: false)
        #expect(tabs.tabBar.isHidden)
        page.loadViewIfNeeded()
        tabs.loadViewIfNeeded()
        tabs.view.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.bottom == 0)
        let app = TestApp(tabs, draws: false)
        app.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(page.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: false)
        app.settle()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test("a view that is needed while it is made is made once more, and stays")
    func neededInLoadView() {
        final class Needing: UIViewController {
            var loads = 0
            var made: [UIView] = []
            var didLoads = 0
            var onLoad: (() -> Void)?
            override func loadView() {
                loads += 1
                let own = UIView()
                made.append(own)
                let act = onLoad
                onLoad = nil
                act?()
                view = own
            }
            override func viewDidLoad() { didLoads += 1 }
        }
        let page = Needing(), tabs = UITabBarController()
        tabs.viewControllers = [Page("A"), page]
        let app = TestApp(tabs, draws: false)
        app.settle()
        page.onLoad = { tabs.selectedIndex = 1 }
        page.loadViewIfNeeded()
        app.settle()
        #expect(page.loads == 2)
        #expect(page.didLoads == 1)
        #expect(page.view === page.made[1])
        #expect(page.view.window != nil)
    }

    @Test(
        "a child whose parent leaves the screen while the child's view joins it has not appeared",
        arguments: ["viewWillAppear", "viewDidLoad"])
    func parentLeaves(call: String) {
        let recorder = CallRecorder()
        let parent = RecordingViewController("Parent", recorder), child = RecordingViewController("Child", recorder)
        let tabs = UITabBarController()
        tabs.viewControllers = [parent, UIViewController()]
        let app = TestApp(tabs, draws: false)
        app.settle()
        _ = recorder.take()
        child.onCall[call] = { [weak tabs, weak child] in
            child?.onCall = [:]
            tabs?.selectedIndex = 1
        }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.settle()
        let calls = recorder.take().filter {
            $0.hasPrefix("Child view") && !$0.hasSuffix("viewDidLoad") && !$0.hasSuffix("viewIsAppearing")
        }
        #expect(
            calls
                == (call == "viewDidLoad"
                    ? [] : ["Child viewWillAppear", "Child viewWillDisappear", "Child viewDidDisappear"]))
        tabs.selectedIndex = 0
        app.settle()
        #expect(
            recorder.take().filter { $0.hasPrefix("Child view") && !$0.hasSuffix("viewIsAppearing") } == [
                "Child viewWillAppear", "Child viewDidAppear",
            ])
    }
}
