import Testing
import UIKit
import UIKitTesting

/// Views whose controller was freed, because the app kept no reference: they stay unchanged, without behavior.
@MainActor
struct LeftViewTests {
    enum Kind: CaseIterable { case stack, deepStack, tabs, manyTabs, sidebar, split, triple, row, dots, alert }

    private func make(_ kind: Kind) -> UIViewController {
        switch kind {
        case .stack: return UINavigationController(rootViewController: Page("A"))
        case .deepStack:
            let navigation = UINavigationController(rootViewController: Page("A"))
            navigation.pushViewController(Page("B"), animated: false)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.isToolbarHidden = false
            navigation.hidesBarsOnTap = true
            navigation.hidesBarsOnSwipe = true
            return navigation
        case .tabs, .manyTabs, .sidebar:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<(kind == .manyTabs ? 8 : 2)).map {
                UINavigationController(rootViewController: Page("T\($0)"))
            }
            if kind == .sidebar { tabs.mode = .tabSidebar }
            return tabs
        case .split, .triple:
            let split = UISplitViewController(style: kind == .split ? .doubleColumn : .tripleColumn)
            split.setViewController(Page("P"), for: .primary)
            if kind == .triple { split.setViewController(Page("M"), for: .supplementary) }
            split.setViewController(Page("S"), for: .secondary)
            return split
        case .row, .dots:
            let row = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: kind == .row ? .horizontal : .vertical)
            row.setViewControllers([Page("R")], direction: .forward, animated: false)
            return row
        case .alert:
            let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
        }
    }

    @Test(
        "a view that outlives its controller shows, and takes sizes, touches, keys and traits",
        arguments: Kind.allCases, [390, 1100])
    func left(kind: Kind, width: Int) {
        let host = UIViewController()
        let app = TestApp(host, size: CGSize(width: width, height: 800), draws: false)
        app.settle()
        weak var controller: UIViewController?
        do {
            let made = make(kind)
            controller = made
            made.view.frame = host.view.bounds
            made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.view.addSubview(made.view)
        }
        #expect(controller == nil)
        app.settle()
        app.tap(at: CGPoint(x: 30, y: 68))
        app.tap(at: CGPoint(x: 60, y: 780))
        app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
        app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 20, y: 400))
        app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
        app.wheel(by: CGPoint(x: 60, y: 0), at: CGPoint(x: 200, y: 300))
        app.press(.escape)
        app.pressMouseBack()
        app.isDark = true
        app.textSize = .accessibilityLarge
        app.resize(to: CGSize(width: 700, height: 500))
        app.settle()
        _ = app.spokenText
        #expect(host.view.subviews.count == 1)
        host.view.subviews[0].removeFromSuperview()
        #expect(app.settle())
    }

    @Test("a swipe continues without its stack, which was released")
    func swipe() {
        let host = UIViewController()
        let app = TestApp(host, draws: false)
        weak var left: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: Page("A"))
            navigation.pushViewController(Page("B"), animated: false)
            left = navigation
            host.addChild(navigation)
            host.view.addSubview(navigation.view)
            navigation.didMove(toParent: host)
        }
        app.settle()
        app.press(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 20, through: 200, by: 20) { app.step(to: CGPoint(x: CGFloat(x), y: 400)) }
        #expect(left?.transitionCoordinator?.isInteractive == true)
        left?.removeFromParent()
        for x in stride(from: 220, through: 300, by: 20) { app.step(to: CGPoint(x: CGFloat(x), y: 400)) }
        app.lift()
        #expect(app.settle())
    }
}
