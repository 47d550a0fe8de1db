import Testing
import UIKit
import UIKitTesting

/// The callbacks of a push, a presentation and a tab change report the same values about the coming transition.
@MainActor
struct CoordinatorPlanTests {
    /// An animator with an invalid duration, and an interaction with its own curve.
    final class Odd: DelegatedAnimator {
        let duration: TimeInterval
        init(_ duration: TimeInterval) {
            self.duration = duration
            super.init()
            let percent = UIPercentDrivenInteractiveTransition()
            percent.completionCurve = .linear
            self.percent = percent
        }
        override func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { duration }
        override func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
            context.completeTransition(true)
        }
    }

    enum Kind: CaseIterable { case push, presentation, tab }

    /// Stores the values of its transition coordinator in `viewWillAppear`.
    final class Page: UIViewController {
        var seen: (any UIViewControllerTransitionCoordinator)?
        var duration: TimeInterval?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            seen = transitionCoordinator
            duration = seen?.transitionDuration
        }
    }

    @Test(
        "the coordinator says a duration that is one, the interaction's curve, and how it begins",
        arguments: Kind.allCases,
        [
            (-3, 0), (.nan, 0), (.infinity, 0), (0.7, 0.7),
        ] as [(TimeInterval, TimeInterval)])
    func plan(kind: Kind, duration: (asked: TimeInterval, notified: TimeInterval)) throws {
        let odd = Odd(duration.asked)
        let page = Page()
        let app: TestApp
        switch kind {
        case .push:
            let stack = UINavigationController(rootViewController: UIViewController())
            app = TestApp(stack, draws: false)
            stack.delegate = odd
            stack.pushViewController(page, animated: true)
            app.turn()
        case .presentation:
            let root = UIViewController()
            app = TestApp(root, draws: false)
            page.transitioningDelegate = odd
            root.present(page, animated: true)
            app.turn()
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), page]
            app = TestApp(tabs, draws: false)
            tabs.delegate = odd
            tabs.selectedIndex = 1
        }
        let coordinator = try #require(page.seen)
        #expect(page.duration == duration.notified)
        #expect(coordinator.completionCurve == .linear)
        #expect(coordinator.initiallyInteractive)
        #expect(coordinator.isInterruptible)
        odd.percent?.finish()
        app.settle()
    }
}
