import Testing
import UIKit
import UIKitTesting

/// A push that is undone by a pop in the same turn.
@MainActor
struct PushAndPopTests {
    private final class Recorder: NSObject, UINavigationControllerDelegate {
        var log: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.append("will \(viewController.title ?? "")")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.append("did \(viewController.title ?? "")")
        }
    }

    private func run(_ delay: Double) -> [String] {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("a", "b")
        let stack = UINavigationController(rootViewController: first)
        let app = TestApp(stack)
        app.settle()
        let recorder = Recorder()
        stack.delegate = recorder
        stack.pushViewController(second, animated: true)
        if delay > 0 { app.advance(seconds: delay) }
        stack.popViewController(animated: false)
        app.advance(seconds: 2)
        #expect(stack.topViewController === first)
        #expect(first.view.window != nil)
        #expect(second.viewIfLoaded?.window == nil)
        #expect(app.title == "a")
        return recorder.log
    }

    @Test("the last page in the delegate's calls is the visible one")
    func order() {
        for delay in [0, 0.05, 0.2, 1] {
            let log = run(delay)
            #expect(log.isEmpty || log.last == "did a", "\(delay): \(log)")
        }
    }
}
