import Testing
import UIKit
import UIKitTesting

/// Classes that insert an object between UIKit and the app's delegate.
@MainActor
struct OverriddenDelegateTests {
    private final class Recorder: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var shown = 0
        var chosen = 0
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown += 1 }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            chosen += 1
        }
    }

    private final class Stack: UINavigationController {
        let own = Recorder()
        weak var other: (any UINavigationControllerDelegate)?
        override var delegate: (any UINavigationControllerDelegate)? {
            get { other }
            set { other = newValue }
        }
        func start() { super.delegate = own }
    }

    @Test("a stack asks the delegate that was set on UIKit's class, though a subclass overrides the property")
    func stack() {
        let stack = Stack()
        stack.start()
        stack.viewControllers = [UIViewController(), UIViewController()]
        let app = TestApp(stack)
        app.settle()
        let before = stack.own.shown
        stack.popViewController(animated: false)
        app.settle()
        #expect(before >= 1)
        #expect(stack.own.shown == before + 1)
        #expect(stack.delegate == nil)
    }
}
