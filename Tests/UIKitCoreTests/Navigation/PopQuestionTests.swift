import Testing
import UIKit
import UIKitTesting

/// The bar's delegate question about a pop, and the frame of a page when the bar's translucency changes.
@MainActor
struct PopQuestionTests {
    final class Judge: UINavigationController, UINavigationBarDelegate {
        var lines: [String] = []
        var allows = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            lines.append("\(item.title ?? ""): \(viewControllers.count) of \(navigationBar.items?.count ?? 0)")
            return allows
        }
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    // Measured: the controller is already removed, and there are fewer controllers than items. A tap on the back button
    // asks earlier.
    @Test(
        """
        a pop by the app asks when the controller has left the stack and the bar still has its item; the back \
        button asks before
        """
    )
    func asks() throws {
        let stack = Judge(rootViewController: page("A"))
        let app = TestApp(stack, draws: false)
        for title in ["B", "C", "D"] { stack.pushViewController(page(title), animated: false) }
        app.settle()
        #expect(stack.lines == [])
        stack.popViewController(animated: true)
        app.settle()
        #expect(stack.lines == ["D: 3 of 4"])
        #expect(stack.navigationBar.items?.count == 3)
        stack.lines = []
        try app.tap("B")
        app.settle()
        #expect(stack.lines == ["C: 3 of 3"])
        #expect(stack.viewControllers.count == 2)
        // Chosen: the answer about a pop by the app has no effect.
        stack.allows = false
        stack.popViewController(animated: false)
        app.settle()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.lines.last == "B: 1 of 2")
        // The root is never popped.
        stack.popViewController(animated: false)
        #expect(stack.lines.count == 2)
    }

    @Test("isTranslucent changes the frame of the page at once", arguments: [true, false])
    func translucency(isInTabs: Bool) {
        let root = page("A")
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let app = TestApp(isInTabs ? tabs : stack, draws: false)
        app.settle()
        let top = stack.navigationBar.frame.maxY
        #expect(root.view.convert(root.view.bounds, to: nil).minY == 0)
        stack.navigationBar.isTranslucent = false
        #expect(root.view.convert(root.view.bounds, to: nil).minY == top)
        #expect(root.view.safeAreaInsets.top == 0)
        stack.navigationBar.isTranslucent = true
        #expect(root.view.convert(root.view.bounds, to: nil).minY == 0)
        #expect(root.view.safeAreaInsets.top == top)
        guard isInTabs else { return }
        let height = root.view.bounds.height
        tabs.tabBar.isTranslucent = false
        #expect(root.view.bounds.height < height)
        tabs.tabBar.isTranslucent = true
        #expect(root.view.bounds.height == height)
    }

    @Test("a toolbar's isTranslucent changes the frame of the page at once")
    func toolbar() {
        let root = page("A")
        let stack = UINavigationController(rootViewController: root)
        let app = TestApp(stack, draws: false)
        stack.isToolbarHidden = false
        app.settle()
        let height = root.view.bounds.height
        stack.toolbar.isTranslucent = false
        #expect(root.view.bounds.height < height)
        stack.toolbar.isTranslucent = true
        #expect(root.view.bounds.height == height)
    }
}
