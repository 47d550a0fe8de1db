import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// Members of view controllers that containers, the window and the display query.
@MainActor
struct ControllerMemberTests {
    final class Page: UIViewController {
        var calls: [String] = []
        var hidesStatusBar = false
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            calls.append("memory")
        }
        override func updateProperties() {
            super.updateProperties()
            calls.append("properties")
        }
        override func viewWillLayoutSubviews() { calls.append("layout") }
        override func viewLayoutMarginsDidChange() { calls.append("margins") }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            calls.append("traits \(newCollection.horizontalSizeClass == .regular ? "wide" : "narrow")")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("size \(Int(size.width))")
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width / 2, height: parentSize.height)
        }
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        func save() {}
    }

    /// Adds a view that is as wide as its superview, between two edges.
    private func add(
        _ view: UIView, to superview: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor
    ) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        ])
    }

    @Test("the root view fills its window, and follows it, even if it does not translate its autoresizing mask")
    func rootViewInConstraints() {
        let page = UIViewController(), inside = UIView()
        page.view.translatesAutoresizingMaskIntoConstraints = false
        add(inside, to: page.view, from: page.view.topAnchor, to: page.view.bottomAnchor)
        let app = TestApp(page, draws: false)
        app.settle()
        #expect(page.view.frame == page.view.window?.bounds)
        #expect(inside.frame == page.view.bounds && !inside.frame.isEmpty)
        app.resize(to: CGSize(width: 700, height: 500))
        app.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
        #expect(inside.frame == page.view.bounds)
    }

    @Test("a memory warning reaches the controllers on screen, below and presented, once each")
    func memory() {
        let pages = (0..<4).map { _ in Page() }
        let navigation = UINavigationController()
        navigation.viewControllers = [pages[0], pages[1]]
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, pages[2]]
        let app = TestApp(tabs, draws: false)
        tabs.present(pages[3], animated: false)
        app.settle()
        pages.forEach { $0.calls = [] }
        nonisolated(unsafe) var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
        ) { _ in posted += 1 }
        app.warnOfMemory()
        NotificationCenter.default.removeObserver(token)
        #expect(pages.map(\.calls) == [["memory"], ["memory"], ["memory"], ["memory"]])
        #expect(posted == 1)
    }

    @Test("properties are updated once before layout, and immediately on request")
    func properties() {
        let page = Page()
        let app = TestApp(page, draws: false)
        app.settle()
        page.calls = []
        page.setNeedsUpdateProperties()
        page.setNeedsUpdateProperties()
        app.turn()
        #expect(page.calls == ["properties", "layout"])
        page.setNeedsUpdateProperties()
        page.updatePropertiesIfNeeded()
        #expect(page.calls == ["properties", "layout", "properties"])
        app.turn()
        #expect(page.calls.filter { $0 == "properties" }.count == 2)
    }

    @Test(
        "a resized window notifies of traits before sizes, also presented controllers, and children of their size")
    func transitions() {
        let (root, child, sheet) = (Page(), Page(), Page())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let app = TestApp(root, size: CGSize(width: 400, height: 800), draws: false)
        root.present(sheet, animated: false)
        app.settle()
        [root, child, sheet].forEach { $0.calls = [] }
        app.resize(to: CGSize(width: 1000, height: 800))
        let notified = [root, child, sheet].map { page in
            page.calls.filter { $0.hasPrefix("traits") || $0.hasPrefix("size") }
        }
        #expect(
            notified == [["traits wide", "size 1000"], ["traits wide", "size 500"], ["traits wide", "size 1000"]])
        app.resize(to: CGSize(width: 1100, height: 800))
        #expect(root.calls.filter { $0.hasPrefix("traits") }.count == 1)
    }

    @Test("a controller's view keeps the least margins unless the controller says otherwise")
    func margins() {
        let page = Page()
        let app = TestApp(page, size: CGSize(width: 400, height: 700), draws: false)
        #expect(page.systemMinimumLayoutMargins.leading == 16)
        #expect(page.view.layoutMargins.left == 16)
        #expect(page.view.layoutMargins.right == 16)
        page.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 2)
        #expect(page.view.layoutMargins.left == 30)
        #expect(page.view.layoutMargins.right == 16)
        page.calls = []
        page.viewRespectsSystemMinimumLayoutMargins = false
        #expect(page.view.layoutMargins.right == 2)
        #expect(page.calls == ["margins"])
        page.viewRespectsSystemMinimumLayoutMargins = true
        app.resize(to: CGSize(width: 1000, height: 700))
        #expect(page.view.layoutMargins.right == 20)
    }

    @Test("containers hand questions about the display on to what shows")
    func preferences() {
        let (first, second) = (Page(), Page())
        second.hidesStatusBar = true
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = TestApp(tabs, draws: false)
        #expect(!app.systemPreferences.hidesStatusBar)
        #expect(app.systemPreferences.statusBarStyle == .default)
        #expect(app.systemPreferences.hidesHomeIndicator)
        #expect(app.systemPreferences.deferringEdges == .bottom)
        navigation.pushViewController(second, animated: false)
        #expect(app.systemPreferences.hidesStatusBar)
        navigation.isNavigationBarHidden = true
        #expect(app.systemPreferences.statusBarStyle == .lightContent)
        let sheet = UIViewController()
        navigation.present(sheet, animated: false)
        app.settle()
        #expect(app.systemPreferences.hidesStatusBar)
        sheet.dismiss(animated: false)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        navigation.present(sheet, animated: false)
        app.settle()
        #expect(!app.systemPreferences.hidesStatusBar)
    }

    @Test("the guides of old end where bars do, also in constraints")
    func guides() {
        let page = Page()
        let box = UIView()
        add(box, to: page.view, from: page.topLayoutGuide.bottomAnchor, to: page.bottomLayoutGuide.topAnchor)
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        app.settle()
        #expect(page.topLayoutGuide.length == 91)
        #expect(page.bottomLayoutGuide.length == 34)
        #expect(box.frame == CGRect(x: 0, y: 91, width: 390, height: 719))
        #expect(page.view.layoutGuides.isEmpty)
    }

    @Test("the target of an action is the nearest controller that has something of its own to do for it")
    func targets() {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(navigation, for: .primary)
        let app = TestApp(split, size: CGSize(width: 1000, height: 800), draws: false)
        app.settle()
        #expect(page.targetViewController(forAction: "show(_:sender:)", sender: nil) === navigation)
        #expect(page.targetViewController(forAction: "showDetailViewController(_:sender:)", sender: nil) === split)
        #expect(navigation.targetViewController(forAction: Selector("save", Page.save), sender: nil) == nil)
        #expect(page.targetViewController(forAction: Selector("save", Page.save), sender: nil) === page)
    }

    @Test("traits for a child can be read back")
    func overrides() {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        #expect(child.overrideTraitCollection(forChild: root) == nil)
    }

    @Test("content that does not scroll keeps clear of bars unless its controller asks for none of that")
    func insets() {
        let page = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        page.view.addSubview(scrollView)
        let app = TestApp(UINavigationController(rootViewController: page), draws: false)
        app.settle()
        #expect(scrollView.adjustedContentInset.top == 91)
        page.automaticallyAdjustsScrollViewInsets = false
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test("names of nibs are kept")
    func nibs() {
        let page = UIViewController(nibName: "Page", bundle: .main)
        #expect(page.nibName == "Page")
        #expect(page.nibBundle === Bundle.main)
        #expect(UIViewController().nibName == nil)
        #expect(page.view != nil)
    }
}
