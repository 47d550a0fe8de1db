import CoreGraphics
import Foundation
import NavigationLogic
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
    let mover: TransitionMover
    let driver: TransitionDriver

    init(_ from: UIViewController, _ to: UIViewController, wasAway: Bool, _ mover: TransitionMover, of owner: any TransitionOwner) {
        (self.from, self.to, self.wasAway, self.mover) = (from, to, wasAway, mover)
        driver = TransitionDriver(owner, TransitionPlan(mover), from: from, to: to)
    }
}

extension UITabBarController {
    /// Asks the delegate who moves the change. Nil where it names no animator, or where the delegate selected something else meanwhile.
    func planMotion(from old: UIViewController?, to new: UIViewController?) -> TabMotion? {
        guard let old, let new, let delegate, appearance.phase == .shown, view.window != nil, old.viewIfLoaded?.superview === view else { return nil }
        let mover = TransitionMover.asked(
            delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new),
            interaction: { delegate.tabBarController(self, interactionControllerFor: $0) })
        return mover.map { TabMotion(old, new, wasAway: state.isBarAway, $0, of: self) }
    }

    /// Both screens get their `will` calls, their views go into a container below the bar, and the animator starts.
    func begin(_ motion: TabMotion) {
        let (from, to) = (motion.from, motion.to)
        keeping(state.motion) { state.motion = motion }
        motion.driver.announce(to: [self])
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
        let context = motion.driver.prepare(
            motion.mover, from: .init(controller: from, view: from.viewIfLoaded, initialFrame: start),
            to: .init(controller: to, view: to.view, finalFrame: goal), in: container)
        guard let context else { return clear(container, of: motion) }
        returnBar()
        tabBar.isHidden = motion.wasAway && isAway
        if motion.wasAway != isAway { slide(away: isAway, context.timeline) }
        motion.driver.start {
            container.isUserInteractionEnabled = context.isInterruptible
            to.viewIfLoaded?.updateSafeArea()
        }
        // The animator may have put pages into the container after the end.
        if state.motion !== motion { clear(container, of: motion) }
    }

    /// It ended while it began: views that were added to its container since are moved to where they belong now.
    private func clear(_ container: UIView, of motion: TabMotion) {
        for child in [motion.from, motion.to] {
            guard let page = child.viewIfLoaded, page.superview === container else { continue }
            if isMoving(child), let other = state.motion?.driver.context?.containerView {
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
        if let motion = state.motion { end(motion, motion.driver.outcomeWithoutAnswer) }
    }

    /// Puts the winner where screens rest, whatever the animator made of the container. Every call out may select something else.
    private func end(_ motion: TabMotion, _ outcome: TransitionOutcome) {
        guard state.motion === motion else { return }
        motion.driver.stop()
        func stays(_ child: UIViewController) -> Bool { child === state.more || isTab(child) }
        // A screen that is no tab any more cannot stay after all.
        let completed = outcome == .completed || !stays(motion.from)
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
        motion.driver.close(completed ? .completed : .cancelled)
        if state.shown === winner { install(winner) }
        if state.shown === winner, isOnScreen || winner.appearance.phase != .hidden { winner.beginAppearance(true, true) }
        if !mayStay(loser) { loser.beginAppearance(false, true) }
        // That call may have selected it again.
        removeView(loser)
        motion.driver.context?.containerView.removeFromSuperview()
        if !mayStay(loser) { loser.endAppearance() }
        if loser.parent === self, !stays(loser) { loser.leaveParent() }
        if state.shown === winner, state.motion == nil {
            updateBar()
            if appearance.phase != .appearing { winner.endAppearance() }
        }
        motion.driver.finish(completed ? .completed : .cancelled)
    }
}

extension UITabBarController: TransitionOwner {
    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome) {
        if let motion = state.motion, motion.driver === driver { end(motion, outcome) }
    }

    // Nothing can wait for it, as another selection ends it at once: it ends by itself.
    func transitionIsOverdue(_ driver: TransitionDriver) { transitionAnswered(driver, driver.outcomeWithoutAnswer) }
}
