import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// What is found out about a transition before it begins: who moves it, and the coordinator that callbacks see.
extension UINavigationController {
    /// An animated transition has its coordinator from the call that requests it, a layout before it starts.
    func coordinateSchedule(from: UIViewController?, to: UIViewController?, animated: Bool) {
        guard animated, from != nil, to != nil else { return endCoordinator(.completed) }
        announce(TransitionPlan(nil), from: from, to: to)
    }

    /// Asks the delegate for an animator.
    func prepare(_ transition: PageMotionInFlight.Transition) {
        announce(
            TransitionPlan(askMover(of: transition), startsHeld: transition.startedByFinger), from: transition.from,
            to: transition.to)
    }

    private func announce(_ plan: TransitionPlan, from: UIViewController?, to: UIViewController?) {
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

    private func askMover(of transition: PageMotionInFlight.Transition) -> TransitionMover? {
        guard !transition.startedByFinger, let from = transition.from, let to = transition.to else { return nil }
        let isPush = transition.operation == .push
        let delegate = ownDelegate
        let drag = transition.operation == .pop ? swipe.zoomDrag : nil
        // Documented: the pushed, or the popped, page may have a preferred transition of its own.
        let (page, below) = isPush ? (to, from) : (from, to)
        return .asked(
            delegate?.navigationController(
                self, animationControllerFor: transition.operation.public, from: from, to: to),
            interaction: { ownDelegate?.navigationController(self, interactionControllerFor: $0) },
            drag: drag?.page === from ? drag : nil,
            preferred: { page.preferredTransition?.animator(presenting: isPush, page, over: below) })
    }

    /// The delegate's animator for going back from here, if it has one.
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
