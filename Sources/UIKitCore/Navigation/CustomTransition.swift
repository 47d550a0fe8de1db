import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The source of the next transition's motion, found before anything is announced.
struct TransitionPlan {
    let id: TransitionID
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
    /// Asks the delegate for an animator, and makes the coordinator that callbacks will see.
    func prepare(_ transition: PageMotionInFlight.Transition) {
        let made = makePlan(transition)
        keeping(plan) { plan = made }
        var coordinatorPlan = TimelineCoordinator.Plan(plan?.animator, plan?.interaction, duration: TimedSpring.navigation.duration)
        if plan == nil { coordinatorPlan.startsHeld = transition.startedByFinger }
        if let coordinator, !coordinator.hasBegun {
            coordinator.apply(coordinatorPlan, from: transition.from, to: transition.to)
        } else {
            coordinator = TimelineCoordinator(coordinatorPlan, from: transition.from, to: transition.to)
        }
    }

    /// An animated transition has its coordinator from the call that requests it, a layout before it starts.
    func coordinateSchedule(from: UIViewController?, to: UIViewController?, animated: Bool) {
        guard animated, from != nil, to != nil else { return endCoordinator(cancelled: false) }
        let plan = TimelineCoordinator.Plan(nil, nil, duration: TimedSpring.navigation.duration)
        if let coordinator { coordinator.apply(plan, from: from, to: to) } else { coordinator = TimelineCoordinator(plan, from: from, to: to) }
    }

    func endCoordinator(cancelled: Bool) {
        let finished = coordinator
        coordinator = nil
        finished?.finish(cancelled: cancelled)
    }

    private func makePlan(_ transition: PageMotionInFlight.Transition) -> TransitionPlan? {
        guard !transition.startedByFinger, let from = transition.from, let to = transition.to else { return nil }
        guard let delegate,
            let animator = delegate.navigationController(self, animationControllerFor: transition.operation.public, from: from, to: to)
        else {
            // Documented: the pushed, or the popped, page may have a preferred transition of its own.
            let isPush = transition.operation == .push
            if let drag = swipe.zoomDrag, transition.operation == .pop, drag.page === from {
                return TransitionPlan(id: transition.id, animator: drag, interaction: drag)
            }
            let (page, below) = isPush ? (to, from) : (from, to)
            return page.preferredTransition?.animator(presenting: isPush, page, over: below)
                .map { TransitionPlan(id: transition.id, animator: $0, interaction: nil) }
        }
        let interaction = delegate.navigationController(self, interactionControllerFor: animator)
        return TransitionPlan(id: transition.id, animator: animator, interaction: interaction)
    }

    /// The delegate's animator for going back from here, if it has one.
    var animatorForPop: (any UIViewControllerAnimatedTransitioning)? {
        let stack = machine.stack
        guard let delegate, stack.count > 1 else { return nil }
        return delegate.navigationController(self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    }

    // MARK: Motion

    func beginCustom(_ plan: TransitionPlan, _ transition: PageMotionInFlight.Transition) {
        guard let fromPage = transition.from, let toPage = transition.to else { return }
        let resting = pageView(of: fromPage)
        let container = UIView(frame: pages.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.addSubview(container)
        let start = pageFrame(for: fromPage)
        let goal = pageFrame(for: toPage)
        if let view = fromPage.view {
            view.frame = start
            container.addSubview(view)
        }
        toPage.view.frame = goal
        let context = TransitionContext(
            plan.animator, plan.interaction,
            from: .init(controller: fromPage, view: fromPage.view, initialFrame: start),
            to: .init(controller: toPage, view: toPage.view, finalFrame: goal), container: container, style: .none)
        context.owner = self
        let motion = PageMotionInFlight(transition, from: resting, to: nil, custom: context)
        keeping(self.motion) { self.motion = motion }
        beginBottomBar(motion)
        view.layoutIfNeeded()
        beginBars(motion)
        startCustom(motion, context)
    }

    private func startCustom(_ motion: PageMotionInFlight, _ context: TransitionContext) {
        let number = motion.transition.id.number
        context.onOverdue = { [weak self] in self?.request(.overdue(number), "animator") }
        if context.interaction?.wantsInteractiveStart == true { request(.hold(fraction: 0), "interaction controller") }
        if case .dragging(let held, _) = machine.phase, held.id.number == number {
            motion.transition = held
            context.startHeld()
        } else {
            // By time, also where a callback has made another request meanwhile, so that no gesture may drive it any more.
            context.startTimed()
        }
        context.containerView.isUserInteractionEnabled = context.isInterruptible
        // Documented: the delegate is asked for the interaction controller right after the animator.
        if self.motion === motion { coordinator?.begin(motion.timeline, in: context.containerView, isHeld: context.isInteractive) }
    }

    /// Puts the page that stays on screen at its place of rest, whatever the animator made of the container.
    func endCustom(_ context: TransitionContext, _ transition: PageMotionInFlight.Transition, _ outcome: TransitionOutcome) {
        context.close(completed: outcome == .completed)
        let (winner, loser) = outcome == .completed ? (transition.to, transition.from) : (transition.from, transition.to)
        loser.map(removeView)
        if let winner, owns(winner) { install(winner, below: nil) }
        context.containerView.removeFromSuperview()
    }

    /// Removes the view of a page that left, unless another container has it by now.
    func removeView(_ page: UIViewController) {
        guard let view = page.viewIfLoaded, view.isDescendant(of: pages) else { return }
        view.removeFromSuperview()
    }
}

extension UINavigationController: TransitionContextOwner {
    private func isCurrent(_ context: TransitionContext) -> Bool { motion?.custom === context }

    func transitionUpdated(_ context: TransitionContext, fraction: Double) {
        guard isCurrent(context) else { return }
        request(.drag(fraction: fraction), "updateInteractiveTransition")
    }

    func transitionPaused(_ context: TransitionContext, fraction: Double) -> Bool {
        guard isCurrent(context) else { return false }
        request(.hold(fraction: fraction), "pauseInteractiveTransition")
        if case .dragging = machine.phase { return true }
        Log.once("pauseInteractiveTransition: the stack has changed since the transition began, so it runs on")
        return false
    }

    func transitionReleased(_ context: TransitionContext, completes: Bool, fraction: Double) {
        guard isCurrent(context) else { return }
        request(.releaseAs(completes ? .completed : .cancelled, fraction: fraction, velocity: 0), "interaction controller")
    }

    func transitionAnswered(_ context: TransitionContext, completed: Bool) {
        guard isCurrent(context), let motion else { return }
        request(.animatorEnded(motion.transition.id.number, completed ? .completed : .cancelled), "completeTransition")
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

extension UINavigationController {
    var coordinator: TimelineCoordinator? {
        get { ownCoordinator }
        set {
            let old = ownCoordinator
            keeping(appearance.coordinators) { appearance.coordinators.removeAll { $0 === old } }
            if let newValue { appearance.coordinators.append(newValue) }
            keeping(ownCoordinator) { ownCoordinator = newValue }
        }
    }
}
