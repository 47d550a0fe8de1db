import Testing
import UIKit
import UIKitTesting

/// What left the stack is freed.
@MainActor
@Suite struct LeakTests {
    private final class Freed {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private func makeStack() -> (TestApp, UINavigationController) {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        return (TestApp(navigation), navigation)
    }

    private func push(on navigation: UINavigationController, animated: Bool) -> Freed {
        let page = UIViewController()
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        navigation.pushViewController(page, animated: animated)
        return Freed(page)
    }

    @Test("a popped controller is freed", arguments: [false, true])
    func pop(animated: Bool) {
        let (app, navigation) = makeStack()
        let page = push(on: navigation, animated: animated)
        app.settle()
        navigation.popViewController(animated: animated)
        app.settle()
        #expect(page.object == nil)
    }

    @Test("a controller popped by the swipe is freed")
    func swipe() {
        let (app, navigation) = makeStack()
        let page = push(on: navigation, animated: false)
        app.settle()
        app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 380, y: 400))
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(page.object == nil)
    }

    @Test("a controller popped in the middle of its own push is freed")
    func popDuringPush() {
        let (app, navigation) = makeStack()
        let page = push(on: navigation, animated: true)
        app.advance(frames: 5)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(page.object == nil)
    }

    @Test("a navigation controller that is dropped in the middle of a push is freed with its stack, and nothing asks for frames any more")
    func dropWhileMoving() {
        let app = TestApp(UIViewController())
        func startPush() -> (Freed, Freed) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            app.window.rootViewController = navigation
            app.settle()
            return (Freed(navigation), push(on: navigation, animated: true))
        }
        let (navigation, page) = startPush()
        app.advance(frames: 5)
        app.window.rootViewController = UIViewController()
        #expect(app.settle())
        #expect(navigation.object == nil)
        #expect(page.object == nil)
    }
}
