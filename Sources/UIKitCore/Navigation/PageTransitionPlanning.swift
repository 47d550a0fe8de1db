import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// Finds the animator of a transition before it begins, and the coordinator that callbacks get.
extension UINavigationController {
    /// Calls the delegate for an animator.
    func plan(of transition: PageMotionInFlight.Transition) -> TransitionPlan {
        TransitionPlan(findCustomAnimator(of: transition), startsHeld: transition.startedByFinger)
    }

    /// Creates the coordinator of a transition, or gives a coordinator that has not begun another plan.
    func announce(_ plan: TransitionPlan, from: UIViewController?, to: UIViewController?) {
        if let driver, !driver.coordinator.hasBegun { return driver.plan(plan, from: from, to: to) }
        endCoordinator(.completed)
        let made = TransitionDriver(self, plan, from: from, to: to)
        keeping(driver) { driver = made }
        made.announce(to: [self])
    }

    func endCoordinator(_ outcome: TransitionOutcome) {
        let ended = driver
        driver = nil
        ended?.finish(outcome)
    }

    private func findCustomAnimator(of transition: PageMotionInFlight.Transition) -> CustomAnimator? {
        guard !transition.startedByFinger, let from = transition.from, let to = transition.to else { return nil }
        let isPush = transition.operation == .push
        let delegate = ownDelegate
        let drag = transition.operation == .pop ? swipe.zoomDrag : nil
        // Documented (UIViewController.preferredTransition): the pushed or popped page may have a preferred transition.
        let (page, below) = isPush ? (to, from) : (from, to)
        return .asked(
            delegate?.navigationController(
                self, animationControllerFor: transition.operation.public, from: from, to: to),
            interaction: { ownDelegate?.navigationController(self, interactionControllerFor: $0) },
            drag: drag?.page === from ? drag : nil,
            preferred: { page.preferredTransition?.animator(presenting: isPush, page, over: below) })
    }

    /// The delegate's animator for going back, if it supplies one.
    var animatorForPop: (any UIViewControllerAnimatedTransitioning)? {
        let stack = machine.stack
        guard let delegate = ownDelegate, stack.count > 1 else { return nil }
        return delegate.navigationController(
            self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    }
}

extension NavigationOperation {
    var `public`: UINavigationController.Operation {
        switch self {
        case .none: .none
        case .push: .push
        case .pop: .pop
        }
    }
}
