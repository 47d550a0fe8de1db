import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// A change from tab to tab that an animator of the app's own moves.
///
/// ```
///          delegate has an animator          completeTransition(true), or overdue,
///   rest ─────────────────────────► moving ── another selection, leaving the screen ──► the new tab rests
///                                     │
///                                     └────── completeTransition(false), or one of these ─► the old tab rests
///                                             while a gesture holds it
/// ```
@MainActor
final class TabMotion {
    let from: UIViewController
    let to: UIViewController
    /// Whether the bar was hidden for the old tab.
    let wasAway: Bool
    let coordinator: TimelineCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Nil until the views are in the container.
    var context: TransitionContext?
    /// How the new tab's view was before the animator had it.
    var before: (transform: CGAffineTransform, alpha: CGFloat)?

    init(
        _ from: UIViewController, _ to: UIViewController, wasAway: Bool, _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        (self.from, self.to, self.wasAway, self.animator, self.interaction) = (from, to, wasAway, animator, interaction)
        let plan = TimelineCoordinator.Plan(animator, interaction, duration: TimedSpring.navigation.duration)
        coordinator = TimelineCoordinator(plan, from: from, to: to)
    }

    /// How it ends where its animator is not waited for.
    var endsCompleted: Bool {
        guard let context else { return true }
        return !context.isInteractive && !(context.isDecided && context.transitionWasCancelled)
    }
}

extension UITabBarController {
    /// Asks the delegate who moves the change. Nil where it names no animator, or where the delegate selected something else meanwhile.
    func planMotion(from old: UIViewController?, to new: UIViewController?) -> TabMotion? {
        guard let old, let new, let delegate, appearance.phase == .shown, view.window != nil, old.viewIfLoaded?.superview === view,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
        return TabMotion(old, new, wasAway: state.isBarAway, animator, interaction)
    }

    /// Both screens get their `will` calls, their views go into a container below the bar, and the animator starts.
    func begin(_ motion: TabMotion) {
        let (from, to) = (motion.from, motion.to)
        keeping(state.motion) { state.motion = motion }
        appearance.coordinators.append(motion.coordinator)
        to.loading.initialFrame = view.bounds
        // Each call out may select something else, which ends this.
        to.loadViewIfNeeded()
        // As without animation: the new screen's will is called before the old one's.
        if state.motion === motion { to.beginAppearance(true, true) }
        if state.motion === motion { from.beginAppearance(false, true) }
        guard state.motion === motion else { return }
        let container = UIView(frame: view.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(container, at: 0)
        let start = from.viewIfLoaded?.frame ?? view.bounds
        if let page = from.viewIfLoaded { container.addSubview(page) }
        guard state.motion === motion else { return clear(container, of: motion) }
        let isAway = barIsAway
        state.isBarAway = isAway
        let goal = frame(for: to)
        to.view.autoresizingMask = []
        to.view.frame = goal
        motion.before = (to.view.transform, to.view.alpha)
        let context = TransitionContext(
            motion.animator, motion.interaction, from: .init(controller: from, view: from.viewIfLoaded, initialFrame: start),
            to: .init(controller: to, view: to.view, finalFrame: goal), container: container, style: .none)
        guard state.motion === motion else { return clear(container, of: motion) }
        context.owner = self
        context.onOverdue = { [weak self, weak motion] in if let self, let motion { self.end(motion, completed: motion.endsCompleted) } }
        motion.context = context
        returnBar()
        tabBar.isHidden = motion.wasAway && isAway
        if motion.wasAway != isAway { slide(away: isAway, context.timeline) }
        if motion.interaction?.wantsInteractiveStart == true { context.startHeld() } else { context.startTimed() }
        // The animator may have put pages into the container after the end.
        guard state.motion === motion else { return clear(container, of: motion) }
        container.isUserInteractionEnabled = context.isInterruptible
        to.viewIfLoaded?.updateSafeArea()
        if state.motion === motion { motion.coordinator.begin(context.timeline, in: container, isHeld: context.isInteractive) }
    }

    /// It ended while it began: views that were added to its container since are moved to where they belong now.
    private func clear(_ container: UIView, of motion: TabMotion) {
        for child in [motion.from, motion.to] {
            guard let page = child.viewIfLoaded, page.superview === container else { continue }
            if isMoving(child), let other = state.motion?.context?.containerView {
                other.insertSubview(page, at: child === state.motion?.from ? 0 : other.subviews.count)
            } else if state.shown === child {
                install(child)
            } else {
                page.removeFromSuperview()
            }
        }
        container.removeFromSuperview()
    }

    /// Ends what moves, because something else is to come.
    func interruptMotion() {
        if let motion = state.motion { end(motion, completed: motion.endsCompleted) }
    }

    /// Puts the winner where screens rest, whatever the animator made of the container. Every call out may select something else.
    func end(_ motion: TabMotion, completed: Bool) {
        guard state.motion === motion else { return }
        func stays(_ child: UIViewController) -> Bool { child === state.more || isTab(child) }
        // A screen that is no tab any more cannot stay after all.
        let completed = completed || !stays(motion.from)
        let (winner, loser) = completed ? (motion.to, motion.from) : (motion.from, motion.to)
        keeping(state.motion) { state.motion = nil }
        keeping(state.shown) { state.shown = winner }
        // Unless something else is selected by now.
        if !completed, toShow === loser {
            keeping(state.selected) { state.selected = winner === state.more ? state.more?.chosen ?? winner : winner }
            updateItems()
        }
        state.isBarAway = barIsAway
        returnBar()
        motion.context?.timeline.onEnd = nil
        motion.context?.close(completed: completed)
        // Chosen: a tab that is not selected after all stays as it was, also where the animator forgets to put it back; the context looks
        // after the old one.
        if !completed, state.shown !== loser, let before = motion.before, let page = loser.viewIfLoaded {
            (page.transform, page.alpha) = before
        }
        if state.shown === winner { install(winner) }
        if state.shown === winner, isOnScreen || winner.appearance.phase != .hidden { winner.beginAppearance(true, true) }
        if !mayStay(loser) { loser.beginAppearance(false, true) }
        // That call may have selected it again.
        removeView(loser)
        motion.context?.containerView.removeFromSuperview()
        if !mayStay(loser) { loser.endAppearance() }
        if loser.parent === self, !stays(loser) { loser.leaveParent() }
        if state.shown === winner, state.motion == nil {
            updateBar()
            if appearance.phase != .appearing { winner.endAppearance() }
        }
        keeping(appearance.coordinators) { appearance.coordinators.removeAll { $0 === motion.coordinator } }
        motion.coordinator.finish(cancelled: !completed)
    }
}

extension UITabBarController: TransitionContextOwner {
    private func current(_ context: TransitionContext) -> TabMotion? { state.motion?.context === context ? state.motion : nil }

    func transitionUpdated(_ context: TransitionContext, fraction: Double) {
        guard let motion = current(context) else { return }
        context.timeline.hold(at: fraction)
        motion.coordinator.held(at: fraction)
    }

    func transitionPaused(_ context: TransitionContext, fraction: Double) -> Bool {
        guard let motion = current(context) else { return false }
        context.timeline.hold(at: fraction)
        motion.coordinator.held(at: fraction)
        return true
    }

    func transitionReleased(_ context: TransitionContext, completes: Bool, fraction: Double) {
        guard let motion = current(context) else { return }
        motion.coordinator.interactionEnded(fraction: fraction, velocity: 0, cancelled: !completes)
        // Unless a handler has ended it.
        if current(context) != nil { context.settle(completes: completes) }
    }

    func transitionAnswered(_ context: TransitionContext, completed: Bool) {
        if let motion = current(context) { end(motion, completed: completed) }
    }
}
