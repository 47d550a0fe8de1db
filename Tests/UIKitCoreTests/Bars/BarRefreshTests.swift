import Testing
import UIKit
import UIKitTesting

/// The work of a bar after changes of its items.
@MainActor
struct BarRefreshTests {
    /// Counts how often the bar reads whether the item is visible.
    private final class CountingItem: UIBarButtonItem {
        var reads = 0
        override var isHidden: Bool {
            get {
                reads += 1
                return super.isHidden
            }
            set { super.isHidden = newValue }
        }
    }

    private let other = CountingItem(title: "Other", style: .plain, target: nil, action: nil)
    private let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)

    /// - Returns: how often the bar reads `other` because of the changes, before and in the next layout.
    private func reads(_ app: TestApp, _ changes: () -> Void) -> (before: Int, inLayout: Int) {
        app.settle()
        app.activate()
        other.reads = 0
        changes()
        let before = other.reads
        app.settle()
        return (before, other.reads - before)
    }

    private func check(_ app: TestApp) {
        let single = reads(app) { item.title = "A" }
        #expect(single.before == 0)
        #expect(single.inLayout > 0)
        let several = reads(app) {
            item.title = "B"
            item.image = UIImage(systemName: "star")
            item.isEnabled = false
            item.width = 40
            item.tintColor = .red
        }
        #expect(several.before == 0)
        #expect(several.inLayout == single.inLayout)
    }

    @Test("a navigation bar refreshes its buttons once for all changes before a layout")
    func navigationBar() {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = [item, other]
        check(TestApp(UINavigationController(rootViewController: page), draws: false))
    }

    @Test("a toolbar lays out its buttons once for all changes before a layout")
    func toolbar() {
        let page = UIViewController()
        page.toolbarItems = [item, other]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        check(TestApp(navigation, draws: false))
    }

    @Test("a hidden item leaves the bar with the next layout, also during a push")
    func hidden() {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = [item, other]
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation, draws: false)
        app.settle()
        navigation.pushViewController(page, animated: true)
        app.advance(frames: 5)
        #expect(app.find("Item") != nil)
        item.isHidden = true
        app.advance(frames: 1)
        #expect(app.find("Item") == nil)
        item.isHidden = false
        app.advance(frames: 1)
        #expect(app.find("Item") != nil)
        app.settle()
        #expect(app.find("Item") != nil)
    }
}
