import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The trace of decisions")
struct TraceTests {
    private final class ListController: UIViewController {}
    private final class DetailController: UIViewController {}

    @Test("A push is recorded as its request with the cell, and as its effects when they are performed")
    func push() {
        let stack = UINavigationController(rootViewController: ListController())
        let app = TestApp(stack)
        #expect(app.trace == "")
        app.startTrace()
        #expect(app.trace == "")
        stack.pushViewController(DetailController(), animated: true)
        app.settle()
        let lines = app.trace.split(separator: "\n").map(String.init)
        let push = "push(DetailController, animated: true): idle, animatedChange → schedule"
        #expect(lines.first == "stack UINavigationController  " + push)
        #expect(lines.dropFirst().first == "stack UINavigationController    willMoveToParent(DetailController)")
        #expect(lines.contains("stack UINavigationController  layout: scheduled, layout → start"))
        #expect(lines.contains("stack UINavigationController    willAppear(DetailController, animated: true)"))
        #expect(lines.contains { $0.hasPrefix("stack UINavigationController    begin(NavigationTransition(") })
        #expect(lines.last == "stack UINavigationController    didShow(DetailController, animated: true)")
    }

    @Test("The further controllers of a type have numbers, wherever a line names them")
    func numbers() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: ListController()) }
        let app = TestApp(tabs)
        app.startTrace()
        for stack in tabs.viewControllers ?? [] {
            (stack as? UINavigationController)?.pushViewController(DetailController(), animated: false)
        }
        let lines = app.trace.split(separator: "\n").map(String.init)
        let pushes = [
            "stack UINavigationController  push(DetailController, animated: false)",
            "stack UINavigationController 2  push(DetailController 2, animated: false)",
        ]
        for push in pushes { #expect(lines.contains { $0.hasPrefix(push) }) }
        #expect(app.trace.contains("UINavigationController 3") == false)
    }

    @Test("Presentations, tabs and searches are recorded too, and an alert by its type")
    func kinds() throws {
        let root = ListController()
        let tabs = UITabBarController()
        tabs.viewControllers = [root, DetailController()]
        let app = TestApp(tabs)
        app.startTrace()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        root.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        app.settle()
        let lines = app.trace.split(separator: "\n").map(String.init)
        let select = "tabs UITabBarController  select(DetailController): resting, select → select, then interrupt"
        #expect(lines.contains { $0.hasPrefix(select) })
        #expect(lines.contains { $0.hasPrefix("presentation  present(animated: true, moves: true, ticket:") })
        #expect(lines.contains { $0.hasPrefix("presentation    begin(PresentationAnimation(number: 1") })
    }

    @Test("A page controller's turns are recorded")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([ListController()], direction: .forward, animated: false)
        let app = TestApp(pages)
        app.startTrace()
        pages.setViewControllers([DetailController()], direction: .forward, animated: true)
        app.settle()
        let lines = app.trace.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("pages UIPageViewController  display(PageCall") == true)
        #expect(lines.first?.hasSuffix("resting, animatedCall → slide") == true)
        #expect(lines.contains("pages UIPageViewController    join(DetailController, animated: true)"))
    }

    @Test("An app records no decisions of another app")
    func apps() {
        let stack = UINavigationController(rootViewController: ListController())
        let app = TestApp(stack)
        let other = TestApp(UINavigationController(rootViewController: ListController()))
        other.startTrace()
        stack.pushViewController(DetailController(), animated: false)
        app.settle()
        other.settle()
        #expect(app.trace == "")
        #expect(other.trace == "")
    }

    @Test("A trace keeps no controller alive")
    func lifetime() {
        weak var detail: UIViewController?
        let stack = UINavigationController(rootViewController: ListController())
        let app = TestApp(stack)
        app.startTrace()
        do {
            let page = DetailController()
            detail = page
            stack.pushViewController(page, animated: false)
        }
        app.settle()
        stack.popViewController(animated: false)
        app.settle()
        #expect(detail == nil)
        #expect(app.trace.contains("didMoveFromParent(DetailController)"))
    }

    @Test("A long trace keeps its last lines")
    func limit() {
        let stack = UINavigationController(rootViewController: ListController())
        let app = TestApp(stack, draws: false)
        app.startTrace()
        for _ in 0..<300 {
            stack.pushViewController(DetailController(), animated: false)
            app.turn()
            stack.popViewController(animated: false)
            app.turn()
        }
        let count = app.trace.split(separator: "\n").count
        #expect(count > 1_000 && count <= 5_000)
    }
}
