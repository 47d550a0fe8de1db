import XCTest
import UIKit
import Coordinators

@MainActor
class CoordinatorsTests: XCTestCase {
    var window: UIWindow!

    func testPagesAreShownOneAfterAnother() {
        let navigation = UINavigationController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let coordinator = AppCoordinator(navigation: navigation)
        coordinator.start()
        RunLoop.current.run(until: Date())
        XCTAssertEqual(navigation.viewControllers.count, 1)

        let pushed = expectation(description: "pushed")
        CATransaction.begin()
        CATransaction.setCompletionBlock { pushed.fulfill() }
        (navigation.topViewController as! PageViewController).next(self)
        CATransaction.commit()
        wait(for: [pushed], timeout: 5)
        RunLoop.current.run(until: Date().addingTimeInterval(0.1))
        XCTAssertEqual(coordinator.shown, ["Inbox", "Message"])
        XCTAssertEqual(navigation.viewControllers.map { $0.title }, ["Inbox", "Message"])
    }

    func testAwaitingADismissal() async {
        let root = UIViewController()
        window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        await withCheckedContinuation { done in root.present(UIViewController(), animated: true) { done.resume() } }
        XCTAssertNotNil(root.presentedViewController)
        await withCheckedContinuation { done in root.dismiss(animated: true) { done.resume() } }
        XCTAssertNil(root.presentedViewController)
    }

    private final class Slides: NSObject, UINavigationControllerDelegate {
        let animation = PausableSlideAnimation()

        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animation }
    }

    func testASubclassGivesTheAnimatorAndCallsItsOwn() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let slides = Slides()
        navigation.delegate = slides
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        RunLoop.current.run(until: Date())
        navigation.pushViewController(UIViewController(), animated: true)
        RunLoop.current.run(until: Date().addingTimeInterval(0.5))
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertGreaterThan(slides.animation.madeCount, 0)
    }
}
