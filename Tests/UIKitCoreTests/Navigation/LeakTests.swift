import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Controllers that have left the stack are freed.
@MainActor
struct LeakTests {
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

    @Test(
        "a controller that came and went while a push ran is freed when a request that changes nothing ends that push")
    func waitingDuringPush() {
        let (app, navigation) = makeStack()
        navigation.pushViewController(UIViewController(), animated: true)
        app.advance(frames: 5)
        let page = push(on: navigation, animated: true)
        navigation.popViewController(animated: true)
        navigation.setViewControllers(navigation.viewControllers, animated: false)
        #expect(page.object == nil)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a controller whose swipe was cancelled, and that was popped later, is freed")
    func takenBack() {
        let (app, navigation) = makeStack()
        let page = push(on: navigation, animated: true)
        app.settle()
        app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 60, y: 400), frames: 30)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(page.object == nil)
    }

    @Test("controllers that a choice in the history took off are freed")
    func history() throws {
        let (app, navigation) = makeStack()
        let pages = (0..<3).map { _ in push(on: navigation, animated: false) }
        app.settle()
        try app.pressLong("BackButton")
        app.settle()
        try app.tap("Root")
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(pages.allSatisfy { $0.object == nil })
    }

    @Test("controllers that a new stack leaves out are freed", arguments: [false, true])
    func set(animated: Bool) {
        let (app, navigation) = makeStack()
        let pages = (0..<3).map { _ in push(on: navigation, animated: animated) }
        app.settle()
        navigation.setViewControllers([UIViewController(), UIViewController()], animated: animated)
        app.settle()
        #expect(pages.allSatisfy { $0.object == nil })
        let middle = Freed(navigation.viewControllers[0])
        navigation.setViewControllers([navigation.viewControllers[1]], animated: animated)
        app.settle()
        #expect(middle.object == nil)
    }

    @Test("a controller popped under its own open menu is freed after the menu is dismissed")
    func menu() throws {
        let (app, navigation) = makeStack()
        let page = push(on: navigation, animated: false)
        navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
        app.settle()
        try app.tap("More")
        app.settle()
        #expect(app.find("One") != nil)
        navigation.popViewController(animated: true)
        app.settle()
        app.tap(at: CGPoint(x: 20, y: 800))
        app.settle()
        #expect(app.find("One") == nil)
        #expect(page.object == nil)
    }

    @Test("a controller that moved along with its own transition is freed", arguments: ["push", "pop", "swipe"])
    func coordinator(way: String) {
        let (app, navigation) = makeStack()
        let page = push(on: navigation, animated: true)
        func follow() {
            let top = navigation.topViewController
            _ = navigation.transitionCoordinator?.animate(alongsideTransition: { _ in top?.view.alpha = 0.9 }) { _ in
                top?.view.alpha = 1
            }
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in _ = top?.title }
        }
        if way == "push" { follow() }
        app.settle()
        if way == "swipe" {
            app.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 200, y: 400), lifts: false)
            follow()
            app.step(to: CGPoint(x: 380, y: 400))
            app.lift()
        } else {
            navigation.popViewController(animated: true)
            if way == "pop" { follow() }
        }
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(page.object == nil)
    }

    @Test("a dismissed navigation controller is freed with its stack", arguments: [false, true])
    func dismissed(animated: Bool) {
        let root = UIViewController()
        let app = TestApp(root)
        app.settle()
        func present() -> (Freed, Freed) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            root.present(navigation, animated: animated)
            let page = push(on: navigation, animated: animated)
            return (Freed(navigation), page)
        }
        let (navigation, page) = present()
        app.settle()
        root.dismiss(animated: animated)
        app.settle()
        #expect(navigation.object == nil)
        #expect(page.object == nil)
    }

    @Test(
        """
        a navigation controller that is dropped in the middle of a push is freed with its stack, and nothing asks \
        for frames any more
        """
    )
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

    @Test(
        "nothing is left of an app that a random walk has gone through", arguments: Walk.Place.allCases, [false, true])
    func walks(place: Walk.Place, draws: Bool) {
        // The app that is current after the other one has ended.
        let outer = TestApp(draws: false)
        defer { withExtendedLifetime(outer) {} }
        var left: [(String, Freed)] = []
        var walk = Walk(seed: 7, length: draws ? 60 : 300)
        walk.place = place
        let times = FrameTimes { 0 }
        times.draws = draws
        let fault = walk.run(
            promise: { walker in
                if left.isEmpty {
                    left = [
                        ("app", Freed(walker.app)), ("context", Freed(walker.app.context as AnyObject)),
                        ("host", Freed(walker.app.host)),
                        ("root", Freed(walker.root)),
                    ]
                }
                return []
            }, times: times)
        #expect(fault == nil)
        #expect(left.filter { $0.1.object != nil }.map(\.0) == [])
    }
}
