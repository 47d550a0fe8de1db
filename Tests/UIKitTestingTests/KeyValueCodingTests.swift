import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct KeyValueCodingTests {
    private class Base: NSObject { var title: String? = "base" }
    private final class Model: Base {
        var count = 3
        var view: UIView?
    }

    @Test("Values are read by their names, along paths, and of an app's own stored properties")
    func reads() {
        let label = UILabel(), model = Model()
        model.view = UIView()
        label.text = "Name"
        label.layer.cornerRadius = 6
        label.isHidden = true
        #expect(label.value(forKey: "text") as? String == "Name")
        #expect(label.value(forKey: "hidden") as? Bool == true)
        #expect(label.value(forKey: "isHidden") as? Bool == true)
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 6)
        #expect(label.value(forKey: "superview") == nil)
        #expect(model.value(forKey: "count") as? Int == 3)
        #expect(model.value(forKey: "title") as? String == "base")
        #expect(model.value(forKeyPath: "view.alpha") as? CGFloat == 1)
        #expect(model.value(forKey: "unknown") == nil)
    }

    @Test("Values are set by their names; a value that does not fit and an unknown key change nothing")
    func sets() {
        let label = UILabel(), model = Model()
        model.view = UIView()
        label.setValue("New", forKey: "text")
        label.setValue(0.5, forKey: "alpha")
        label.setValue(1, forKey: "tag")
        label.setValue(true, forKey: "hidden")
        label.setValue(3.0, forKeyPath: "layer.cornerRadius")
        model.setValue(0.25, forKeyPath: "view.alpha")
        #expect(label.text == "New" && label.alpha == 0.5 && label.tag == 1 && label.isHidden)
        #expect(label.layer.cornerRadius == 3)
        #expect(model.view?.alpha == 0.25)
        label.setValue("wide", forKey: "alpha")
        label.setValue(1, forKey: "unknown")
        #expect(label.alpha == 0.5)
        label.setValue(nil, forKey: "text")
        #expect(label.text == nil)
    }

    private final class TallTabBar: UITabBar {}
    private final class WideBar: UINavigationBar {}

    @Test(
        "A tab bar of an app's own takes the place of the controller's, before and after the view is loaded",
        arguments: [false, true])
    func tabBar(isLoaded: Bool) throws {
        let tabs = UITabBarController(), first = UIViewController(), second = UIViewController()
        (first.title, second.title) = ("First", "Second")
        let bar = TallTabBar()
        if !isLoaded { tabs.setValue(bar, forKey: "tabBar") }
        tabs.viewControllers = [first, second]
        let app = TestApp(tabs)
        weak let former = tabs.tabBar
        if isLoaded { tabs.setValue(bar, forKey: "tabBar") }
        app.settle()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && bar.frame.height > 40)
        #expect(bar.items?.map(\.title) == ["First", "Second"])
        #expect(isLoaded == (former !== bar))
        let place = try #require(bar.subviews.last { $0.bounds.width < 300 && $0.bounds.width > 0 })
        app.tap(at: bar.convert(CGPoint(x: place.frame.midX, y: place.frame.midY), to: nil))
        app.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test("A tab bar of an app's own takes over the accessory of the former bar")
    func accessory() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let view = UILabel()
        view.text = "Now playing"
        tabs.bottomAccessory = UITabAccessory(contentView: view)
        let app = TestApp(tabs)
        app.settle()
        let height = tabs.tabBar.frame.height
        let bar = TallTabBar()
        tabs.setValue(bar, forKey: "tabBar")
        app.settle()
        #expect(view.isDescendant(of: bar) && bar.frame.height == height)
    }

    @Test("A navigation bar of an app's own takes the place of the controller's", arguments: [false, true])
    func navigationBar(isLoaded: Bool) {
        let root = UIViewController(), next = UIViewController()
        (root.title, next.title) = ("Root", "Next")
        let stack = UINavigationController(rootViewController: root), bar = WideBar()
        if !isLoaded { stack.setValue(bar, forKey: "navigationBar") }
        let app = TestApp(stack)
        if isLoaded { stack.setValue(bar, forKey: "navigationBar") }
        stack.pushViewController(next, animated: true)
        app.settle()
        #expect(stack.navigationBar === bar && bar.superview === stack.view)
        #expect(bar.topItem === next.navigationItem && bar.items?.count == 2)
        #expect(next.view.safeAreaInsets.top == bar.frame.maxY)
        stack.popViewController(animated: true)
        app.settle()
        #expect(bar.topItem === root.navigationItem)
    }

    @Test("A bar that a transition moves is not replaced")
    func inMotion() {
        let stack = UINavigationController(rootViewController: UIViewController()), bar = WideBar()
        let app = TestApp(stack)
        app.settle()
        stack.pushViewController(UIViewController(), animated: true)
        app.advance(frames: 5)
        stack.setValue(bar, forKey: "navigationBar")
        #expect(stack.navigationBar !== bar)
        app.settle()
        stack.setValue(bar, forKey: "navigationBar")
        #expect(stack.navigationBar === bar)
    }
}
