import Testing
import UIKit
import UIKitTesting

/// `appearance()` and its effect on instances.
@MainActor
struct AppearanceProxyTests {
    private final class OwnBar: UINavigationBar {}
    private final class Box: UIView {}
    private final class InnerBox: UIView {}

    /// Proxies belong to an app, so the app is created first and gets its screen afterwards.
    private func makeApp(_ rules: () -> Void, _ root: () -> UIViewController) -> TestApp {
        let app = TestApp()
        rules()
        app.window.rootViewController = root()
        app.settle()
        return app
    }

    @Test(
        "an instance gets the proxy's values when it enters a window, and keeps the values that it was given itself"
    )
    func general() {
        let own = UINavigationController(rootViewController: Page("Own"))
        let app = makeApp {
            UINavigationBar.appearance().barTintColor = .green
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
            UINavigationBar.appearance().prefersLargeTitles = true
            UINavigationBar.appearance().setBackgroundImage(swatch(.green), for: .default)
            UINavigationBar.appearance().tintColor = .purple
        } _: {
            own.navigationBar.barTintColor = .blue
            own.navigationBar.prefersLargeTitles = false
            return own
        }
        let bar = own.navigationBar
        #expect(bar.barTintColor == .blue)
        #expect(!bar.prefersLargeTitles)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(bar.backgroundImage(for: .default) != nil)
        #expect(bar.tintColor == .purple)
        #expect((app.find("Own") as? UILabel)?.textColor == .red)
        #expect(UINavigationBar.appearance().barTintColor == .green)
        // Views on screen stay unchanged until they enter a window again.
        app.activate()
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.orange]
        app.settle()
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        app.window.rootViewController = UIViewController()
        app.settle()
        app.window.rootViewController = own
        app.settle()
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .orange)
    }

    @Test("proxies of one app say nothing to another")
    func apps() {
        _ = makeApp {
            UINavigationBar.appearance().barTintColor = .green
        } _: {
            UIViewController()
        }
        let navigation = UINavigationController(rootViewController: Page("Root"))
        _ = makeApp {
        } _: {
            navigation
        }
        #expect(navigation.navigationBar.barTintColor == nil)
    }

    @Test("a proxy of a subclass is nearer than that of its class, and says nothing to other instances")
    func subclasses() {
        let plain = UINavigationController(rootViewController: Page("Plain"))
        let own = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        own.viewControllers = [Page("Own")]
        let tabs = UIViewController()
        _ = makeApp {
            OwnBar.appearance().barTintColor = .red
            UINavigationBar.appearance().barTintColor = .green
            UINavigationBar.appearance().barStyle = .black
        } _: {
            for child in [plain, own] {
                tabs.addChild(child)
                tabs.view.addSubview(child.view)
            }
            return tabs
        }
        #expect(plain.navigationBar.barTintColor == .green)
        #expect(own.navigationBar.barTintColor == .red)
        #expect(own.navigationBar.barStyle == .black)
    }

    @Test("containers decide before classes: the outermost first, then the longer list; controllers count too")
    func containers() {
        let inner = InnerBox()
        let box = Box()
        let label = UIButton()
        let alone = UIButton()
        let controller = Page("Page")
        let app = TestApp()
        UIButton.appearance().tintColor = .black
        UIButton.appearance(whenContainedInInstancesOf: [InnerBox.self]).tintColor = .red
        UIButton.appearance(whenContainedInInstancesOf: [InnerBox.self, Box.self]).tintColor = .green
        controller.view.addSubview(alone)
        box.addSubview(inner)
        inner.addSubview(label)
        controller.view.addSubview(box)
        app.window.rootViewController = controller
        app.settle()
        #expect(alone.tintColor == .black)
        #expect(label.tintColor == .green)
        // A rule for an outer container wins over a rule for an inner one.
        let second = UIButton()
        UIButton.appearance(whenContainedInInstancesOf: [Page.self]).tintColor = .blue
        inner.addSubview(second)
        #expect(second.tintColor == .blue)
        // Views outside the container are not affected.
        let outside = UIButton()
        app.window.addSubview(outside)
        #expect(outside.tintColor == .black)
    }

    @Test(
        """
        traits choose: a rule for an environment counts there, over the general one, and again when the \
        environment changes
        """
    )
    func traits() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let root = UIViewController()
        let app = makeApp {
            UIToolbar.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).barTintColor = .yellow
            UIToolbar.appearance().barTintColor = .green
        } _: {
            root.view.addSubview(bar)
            return root
        }
        #expect(bar.barTintColor == .green)
        app.isDark = true
        app.settle()
        #expect(bar.barTintColor == .yellow)
        app.isDark = false
        app.settle()
        #expect(bar.barTintColor == .green)
        app.activate()
        let nested = UIToolbar.appearance(
            for: UITraitCollection(userInterfaceStyle: .light), whenContainedInInstancesOf: [Box.self])
        nested.barTintColor = .red
        let box = Box()
        let other = UIToolbar()
        box.addSubview(other)
        root.view.addSubview(box)
        #expect(other.barTintColor == .red)
    }

    @Test("bar button items take theirs when a bar shows them, by the bar they are in; back buttons too")
    func items() throws {
        let navigation = UINavigationController(rootViewController: Page("Root"))
        let page = Page("Top")
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        let own = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
        let tool = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
        let app = makeApp {
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).setTitleTextAttributes(
                [.foregroundColor: UIColor.green], for: .normal)
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: 9, vertical: 0), for: .default)
        } _: {
            own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            page.navigationItem.rightBarButtonItems = [item, own]
            page.toolbarItems = [tool]
            navigation.pushViewController(page, animated: false)
            navigation.isToolbarHidden = false
            return navigation
        }
        func color(_ name: String) -> UIColor? { (app.find(name) as? UILabel)?.textColor }
        #expect(color("Item") == .red)
        #expect(color("Mine") == .blue)
        #expect(color("Tool") == .green)
        #expect(color("Root") == .red)
        let back = try app.require("Root")
        #expect(abs(back.convert(back.bounds, to: nil).minX - (8 + 13 + 28.0 / 3 + 9)) < 0.001)
        app.activate()
        item.isEnabled = false
        app.settle()
        #expect(color("Item") == .gray)
        #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }

    @Test("any view's background and tint can be set by proxy")
    func views() {
        let box = Box()
        let own = Box()
        _ = makeApp {
            Box.appearance().backgroundColor = .red
        } _: {
            let root = UIViewController()
            own.backgroundColor = .blue
            root.view.addSubview(box)
            root.view.addSubview(own)
            return root
        }
        #expect(box.backgroundColor == .red)
        #expect(own.backgroundColor == .blue)
    }

    @Test("segmented controls take tints and texts by proxy")
    func segments() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        let root = UIViewController()
        let app = makeApp {
            UISegmentedControl.appearance().selectedSegmentTintColor = .red
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        } _: {
            root.view.addSubview(control)
            return root
        }
        #expect(control.selectedSegmentTintColor == .red)
        #expect((app.find("One") as? UILabel)?.textColor == .green)
        #expect((app.find("Two") as? UILabel)?.textColor == .blue)
    }
}
