import Testing
import UIKit
import UIKitTesting

/// A push, a presentation and a tab change have the same rules.
@MainActor
struct DrivenTransitionTests {
    enum Kind: CaseIterable { case push, presentation, tab }

    /// An animator that ends by a call of the test, optionally with a gesture.
    final class Animator: DelegatedAnimator {
        var context: (any UIViewControllerContextTransitioning)?
        var ended: [Bool] = []

        override func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.5) { to.alpha = 1 }
        }
        override func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    /// One running transition.
    @MainActor
    final class Ride {
        let animator = Animator()
        let page = UIViewController()
        let app: TestApp
        private let root: UIViewController
        private let kind: Kind

        init(_ kind: Kind, gesture: Bool) {
            self.kind = kind
            if gesture { animator.percent = UIPercentDrivenInteractiveTransition() }
            switch kind {
            case .push: root = UINavigationController(rootViewController: UIViewController())
            case .presentation: root = UIViewController()
            case .tab:
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), page]
                root = tabs
            }
            app = TestApp(root, draws: false)
            app.settle()
            switch root {
            case let stack as UINavigationController:
                stack.delegate = animator
                stack.pushViewController(page, animated: true)
            case let tabs as UITabBarController:
                tabs.delegate = animator
                tabs.selectedIndex = 1
            default:
                page.transitioningDelegate = animator
                root.present(page, animated: true)
            }
            app.advance(frames: 3)
        }

        /// Reverses the transition immediately.
        func goBack() {
            switch root {
            case let stack as UINavigationController: stack.popViewController(animated: false)
            case let tabs as UITabBarController:
                tabs.delegate = nil
                tabs.selectedIndex = 0
            default: root.dismiss(animated: false)
            }
        }

        var isThere: Bool {
            switch root {
            case let stack as UINavigationController: stack.topViewController === page && page.view.window != nil
            case let tabs as UITabBarController: tabs.selectedViewController === page && page.view.window != nil
            default: root.presentedViewController === page && page.view.window != nil
            }
        }

        var rests: Bool { app.settle() && root.transitionCoordinator == nil && page.transitionCoordinator == nil }
    }

    @Test("a gesture's outcome is kept, whatever the animator answers", arguments: Kind.allCases, [true, false])
    func decided(kind: Kind, completes: Bool) throws {
        let ride = Ride(kind, gesture: true)
        let percent = try #require(ride.animator.percent)
        percent.update(0.5)
        ride.app.advance(frames: 2)
        completes ? percent.finish() : percent.cancel()
        ride.app.advance(frames: 2)
        ride.animator.context?.completeTransition(!completes)
        #expect(ride.rests)
        #expect(ride.isThere == completes)
        #expect(ride.animator.ended == [completes])
        #expect(ride.page.view.alpha == 1)
    }

    @Test(
        "an animator's answer that comes when its transition was ended changes nothing", arguments: Kind.allCases,
        [true, false])
    func overtaken(kind: Kind, answer: Bool) {
        let ride = Ride(kind, gesture: false)
        ride.goBack()
        ride.app.turn()
        #expect(ride.animator.ended == [true])
        ride.animator.context?.completeTransition(answer)
        ride.animator.context?.updateInteractiveTransition(0.3)
        ride.animator.context?.cancelInteractiveTransition()
        #expect(ride.rests)
        #expect(!ride.isThere)
        #expect(ride.animator.ended == [true])
        #expect(ride.page.view.alpha == 1)
    }

    @Test(
        "an animator that says it did not complete, by time, takes it back and leaves the screen as it was",
        arguments: Kind.allCases)
    func takenBack(kind: Kind) {
        let ride = Ride(kind, gesture: false)
        ride.animator.context?.completeTransition(false)
        #expect(ride.rests)
        #expect(!ride.isThere)
        #expect(ride.animator.ended == [false])
        #expect(ride.page.view.alpha == 1)
    }

    enum Next: CaseIterable { case animatedDismissal, dismissalFromBelow, presentation }

    @Test("a dismissal with an overdue animator continues, and the next request ends it", arguments: Next.allCases)
    func overdueDismissal(next: Next) {
        let root = UIViewController()
        let page = UIViewController()
        let app = TestApp(root, draws: false)
        let animator = Animator()
        page.transitioningDelegate = animator
        root.present(page, animated: false)
        animator.dismisses = true
        root.dismiss(animated: true)
        app.advance(seconds: 4)
        #expect(animator.ended.isEmpty)
        #expect(page.view.window != nil)
        var answered = 0
        let other = UIViewController()
        switch next {
        case .animatedDismissal: page.dismiss(animated: true) { answered += 1 }
        case .dismissalFromBelow: root.dismiss(animated: true) { answered += 1 }
        case .presentation: root.present(other, animated: true) { answered += 1 }
        }
        app.turn()
        #expect(animator.ended == [true])
        #expect(app.settle())
        #expect(answered == 1)
        #expect(page.view.window == nil)
        #expect(page.transitionCoordinator == nil)
        #expect(root.presentedViewController === (next == .presentation ? other : nil))
    }
}
