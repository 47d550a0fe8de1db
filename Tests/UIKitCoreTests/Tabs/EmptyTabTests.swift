import Testing
import UIKit

/// Empty and changed lists of controllers.
@MainActor
struct EmptyTabTests {
    @Test("`viewControllers` is empty after it was set to an empty list, and nil before")
    func empty() {
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil)
        tabs.viewControllers = []
        #expect(tabs.viewControllers?.count == 0)
        tabs.setViewControllers([UIViewController()], animated: false)
        #expect(tabs.viewControllers?.count == 1)
        tabs.setViewControllers([], animated: false)
        #expect(tabs.viewControllers?.count == 0)
        tabs.setViewControllers(nil, animated: false)
        #expect(tabs.viewControllers == nil)
    }

    @Test("key-value observers are notified of pages and selected tabs")
    func observed() {
        var pages: [Int] = []
        let control = UIPageControl()
        control.numberOfPages = 3
        let first = control.observe(\.currentPage, options: .new) { control, _ in pages.append(control.currentPage) }
        control.currentPage = 2
        #expect(pages == [2])
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        var indexes: [Int] = []
        let second = tabs.observe(\.selectedIndex, options: .new) { tabs, _ in indexes.append(tabs.selectedIndex) }
        tabs.selectedIndex = 1
        #expect(indexes == [1])
        withExtendedLifetime((first, second)) {}
    }
}
