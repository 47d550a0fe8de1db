import Foundation
import Testing
import UIKit
import UIKitTesting

/// Typical uses of the swipe recognizer, of windows, and of replaced tabs.
@MainActor
struct SwipeHandlerTests {
    private func stack() -> (TestApp, UINavigationController) {
        let navigation = UINavigationController(rootViewController: Page("A"))
        navigation.pushViewController(Page("B"), animated: false)
        let app = TestApp(navigation, draws: false)
        app.settle()
        return (app, navigation)
    }

    private func swipe(_ app: TestApp, from x: CGFloat = 2) {
        app.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: 380, y: 400))
        app.settle()
    }

    @Test("without its targets the recognizer does nothing; after the targets are added again, by any name, it pops")
    func takenAndGiven() throws {
        let (app, navigation) = stack()
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        let former = try #require(recognizer.delegate)
        recognizer.removeTarget(nil, action: nil)
        swipe(app)
        #expect(navigation.viewControllers.count == 2)
        recognizer.addTarget(former, action: Selector("back:"))
        swipe(app)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("a recognizer of the app's own moves pages by the former delegate of the swipe")
    func fullScreen() throws {
        let (app, navigation) = stack()
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        let pan = UIPanGestureRecognizer(target: recognizer.delegate, action: Selector("anything:"))
        navigation.view.addGestureRecognizer(pan)
        recognizer.isEnabled = false
        app.press(at: CGPoint(x: 100, y: 400))
        for x in stride(from: 110, through: 200, by: 10) { app.step(to: CGPoint(x: CGFloat(x), y: 400)) }
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        app.lift()
        app.settle()
        swipe(app, from: 100)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("a window is notified that it is visible and key, and of nothing else")
    func keyWindows() {
        let app = TestApp(UIViewController(), draws: false)
        app.settle()
        final class Received: @unchecked Sendable { var names: [String] = [] }
        let received = Received()
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
            UIWindow.didBecomeHiddenNotification,
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
                received.names.append($0.name.rawValue)
            }
        }
        window.makeKeyAndVisible()
        #expect(received.names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
        app.window.makeKey()
        window.isHidden = true
        #expect(
            received.names.suffix(2) == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification"])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    final class DecidingDelegate: NSObject, UITabBarControllerDelegate {
        var asked: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
            return FadeIn()
        }
    }

    final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.2
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.2) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    @Test(
        "new tabs that are set with animation ask the delegate for an animator, and the old tab leaves when it is over")
    func tabs() {
        let (a, b, c) = (Page("A"), Page("B"), Page("C"))
        let tabs = UITabBarController(), delegate = DecidingDelegate()
        tabs.delegate = delegate
        tabs.viewControllers = [a, b]
        let app = TestApp(tabs, draws: false)
        app.settle()
        tabs.setViewControllers([c, b], animated: true)
        app.advance(frames: 3)
        #expect(delegate.asked == ["A to C"])
        #expect(a.view.window != nil)
        #expect(a.parent === tabs)
        app.settle()
        #expect(a.parent == nil)
        #expect(a.view.window == nil)
        #expect(tabs.selectedViewController === c)
        #expect(c.view.alpha == 1)
        tabs.setViewControllers([a, b], animated: false)
        #expect(delegate.asked.count == 1)
        #expect(tabs.selectedViewController === a)
    }

    @Test("a subclass of a bar button item has UIKit's initializers")
    func subclass() {
        final class Own: UIBarButtonItem {}
        #expect(Own(title: "T", style: .done, target: nil, action: nil).title == "T")
        #expect(Own(customView: UIView()).customView != nil)
        #expect(Own(systemItem: .add, primaryAction: UIAction { _ in }).primaryAction != nil)
    }
}
