import Foundation
import Testing
import UIKit

/// Exchanges of methods of local classes, because other tests run at the same time.
@MainActor struct MethodExchangeTests {
    class Page: UIViewController {
        var lines: [String] = []
    }
    final class SubPage: Page {}

    /// The code that `chevron` generates for a method `logged` of the class.
    private static func logging(_ name: String, of type: Page.Type = Page.self, note: String) -> Selector {
        let body = Selector(name + "_body:") { (page: Page) in
            { (animated: Bool) in
                page.lines.append(note)
                if let former = ExchangedMethod.find(name, of: Page.self, page) { former.call(animated) as Void }
            }
        }
        return Selector(name) { (page: Page) in { (_: Bool) in page.lines.append("direct") } }.exchangeable(body)
    }

    @Test("a method that is added to a class runs before the superclass's, also in a subclass")
    func added() throws {
        let logged = Self.logging("added_viewDidAppear:", note: "added")
        let name = Selector("viewDidAppear:")
        let original = try #require(class_getInstanceMethod(Page.self, name))
        let replacement = try #require(class_getInstanceMethod(Page.self, logged))
        #expect(
            class_addMethod(Page.self, name, method_getImplementation(replacement), method_getTypeEncoding(replacement))
        )
        #expect(
            !class_addMethod(Page.self, name, method_getImplementation(replacement), nil),
            "the class has the method now")
        #expect(class_replaceMethod(Page.self, logged, method_getImplementation(original), nil) != nil)
        let pages = [Page(), SubPage()]
        for page in pages {
            page.viewDidAppear(false)
            #expect(page.lines == ["added"])
        }
        UIViewController().viewDidAppear(false)
    }

    @Test("a replacement that takes other arguments is left out, and the method's own body runs")
    func otherTypes() throws {
        final class Other: UIViewController {
            var title2 = "a"
        }
        let wrong = Selector("wrong:") { (_: Other) in { (_: String) in } }
            .exchangeable(Selector("wrong_body:") { (other: Other) in { (text: String) in other.title2 = text } })
        let method = try #require(class_getInstanceMethod(Other.self, wrong))
        class_addMethod(Other.self, Selector("viewWillDisappear:"), method_getImplementation(method), nil)
        let other = Other()
        other.viewWillDisappear(true)
        #expect(other.title2 == "a")
    }

    @Test("a method has the same pointer each time, and a bad pointer is ignored")
    func pointers() throws {
        let name = Selector("viewDidLoad")
        #expect(class_getInstanceMethod(SubPage.self, name) == class_getInstanceMethod(UIViewController.self, name))
        #expect(
            class_getInstanceMethod(UITableViewController.self, name)
                != class_getInstanceMethod(UIViewController.self, name))
        #expect(class_getInstanceMethod(nil, name) == nil)
        #expect(class_getInstanceMethod(Page.self, Selector("noSuchMethod")) == nil)
        let bad = try #require(OpaquePointer(bitPattern: 0x1000))
        method_exchangeImplementations(bad, bad)
        #expect(method_getImplementation(bad) == bad)
        let method = try #require(class_getInstanceMethod(Page.self, name))
        #expect(method_getName(method).name == "viewDidLoad")
        #expect(class_respondsToSelector(Page.self, name))
        // The method is also found by its Objective-C name.
        #expect(
            class_getInstanceMethod(UIView.self, Selector("drawRect:"))
                == class_getInstanceMethod(UIView.self, Selector("draw:")))
    }

    @Test("every method that can be exchanged is found by its names")
    func known() {
        let names: [(AnyClass, [String])] = [
            (
                UIViewController.self,
                [
                    "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
                    "viewDidDisappear:", "viewWillLayoutSubviews",
                    "viewDidLayoutSubviews", "viewWillTransitionToSize:withTransitionCoordinator:",
                    "traitCollectionDidChange:",
                    "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
                    "didMoveToParentViewController:",
                ]
            ),
            (
                UINavigationController.self,
                ["pushViewController:animated:", "popViewControllerAnimated:", "setViewControllers:animated:"]
            ),
            (
                UIView.self,
                ["layoutSubviews", "didMoveToWindow", "hitTest:withEvent:", "pointInside:withEvent:", "addSubview:"]
            ),
            (
                UIButton.self,
                ["sendAction:to:forEvent:", "setTitle:forState:", "touchesBegan:withEvent:", "becomeFirstResponder"]
            ),
            (UIApplication.self, ["sendEvent:", "sendAction:to:from:forEvent:"]),
            (UIWindow.self, ["sendEvent:", "makeKeyAndVisible"]),
            (UILabel.self, ["setText:", "setFont:"]), (UITableView.self, ["reloadData", "endUpdates"]),
            (UICollectionView.self, ["reloadData"]),
        ]
        for (type, all): (AnyClass, [String]) in names {
            for name in all { #expect(class_getInstanceMethod(type, Selector(name)) != nil, "\(type).\(name)") }
        }
        #expect(class_getClassMethod(UIFont.self, Selector("systemFontOfSize:")) != nil)
        #expect(class_getInstanceMethod(object_getClass(UIFont.self), Selector("boldSystemFontOfSize:")) != nil)
    }

    @Test("a reload of a collection view and the end of a table's updates are bodies of their own")
    func lists() throws {
        let lists: [(AnyClass, String)] = [(UITableView.self, "endUpdates"), (UICollectionView.self, "reloadData")]
        for (type, name): (AnyClass, String) in lists {
            let method = try #require(class_getInstanceMethod(type, Selector(name)))
            let table = try #require(class_getInstanceMethod(UITableView.self, Selector("reloadData")))
            #expect(method != table && method_getName(method).name == name)
        }
    }

    @Test("the class of an object stays")
    func classes() {
        let page = Page()
        #expect(object_setClass(page, SubPage.self) == Page.self)
        #expect(object_getClass(page) == Page.self)
        #expect(class_getSuperclass(SubPage.self) == Page.self)
        #expect(String(cString: object_getClassName(UILabel())) == "UILabel")
        #expect(String(cString: class_getName(nil)) == "nil")
        #expect(ObjectiveCClass.named("UIView") == UIView.self)
        #expect(ObjectiveCClass.named("CALayer") == CALayer.self)
        #expect(ObjectiveCClass.named("NSObject") == NSObject.self)
        #expect(ObjectiveCClass.named(NSStringFromClass(ExchangedController.self)) == ExchangedController.self)
        for name in ["", "NoSuchClass", "UIKit.NoSuchClass", "a.b.c", "1 2", "."] {
            #expect(ObjectiveCClass.named(name) == nil)
        }
    }
}

final class ExchangedController: UIViewController {}
