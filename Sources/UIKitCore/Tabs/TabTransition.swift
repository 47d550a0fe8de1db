import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// A change from tab to tab that an animator of the app's own moves.
@MainActor
final class TabMotion {
    let number: Int
    let from: UIViewController
    let to: UIViewController
    /// Whether the bar was hidden for the old tab.
    let wasAway: Bool
    let mover: TransitionMover
    let driver: TransitionDriver

    init(_ change: TabChange<UIViewController>, wasAway: Bool, _ mover: TransitionMover, of owner: any TransitionOwner)
    {
        (number, from, to) = (change.number, change.from, change.to)
        (self.wasAway, self.mover) = (wasAway, mover)
        driver = TransitionDriver(owner, TransitionPlan(mover), from: from, to: to)
    }
}

extension UITabBarController {
    /// Asks the delegate who moves the change.
    func ask(_ change: TabChange<UIViewController>) {
        let motion = planMotion(change)
        // Unless the delegate's answer has taken the container off the screen.
        let moves = motion != nil && appearance.phase == .shown && view.window != nil
        keeping(state.asked) { state.asked = motion }
        answer(.asked(change.number, moves: moves))
        // It has selected something else where that does not count.
        if let motion = state.motion { motion.driver.announce(to: [self]) } else { forget() }
    }

    private func planMotion(_ change: TabChange<UIViewController>) -> TabMotion? {
        guard let delegate = ownDelegate, appearance.phase == .shown, view.window != nil,
            change.from.viewIfLoaded?.superview === view
        else { return nil }
        let mover = TransitionMover.asked(
            delegate.tabBarController(self, animationControllerForTransitionFrom: change.from, to: change.to),
            interaction: { delegate.tabBarController(self, interactionControllerFor: $0) })
        return mover.map { TabMotion(change, wasAway: state.isBarAway, $0, of: self) }
    }

    private func forget() { keeping(state.asked) { state.asked = nil } }

    /// Both screens have their `will` calls: their views go into a container below the bar, and the animator starts.
    func begin(_ motion: TabMotion) {
        let (from, to) = (motion.from, motion.to)
        let container = UIView(frame: view.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(container, at: 0)
        let start = from.viewIfLoaded?.frame ?? view.bounds
        if let page = from.viewIfLoaded { container.addSubview(page) }
        let isAway = barIsAway
        state.isBarAway = isAway
        let goal = frame(for: to)
        to.view.autoresizingMask = []
        to.view.frame = goal
        let context = motion.driver.prepare(
            motion.mover, from: .init(controller: from, view: from.viewIfLoaded, initialFrame: start),
            to: .init(controller: to, view: to.view, finalFrame: goal), in: container)
        guard let context else { return container.removeFromSuperview() }
        returnBar()
        tabBar.isHidden = motion.wasAway && isAway
        if motion.wasAway != isAway { slide(away: isAway, context.timeline) }
        motion.driver.start {
            container.isUserInteractionEnabled = context.isInterruptible
            to.viewIfLoaded?.updateSafeArea()
        }
    }

    /// Ends what moves, because something else is to come.
    func interrupt() {
        if let motion = state.motion {
            conclude(motion.number, completed: motion.driver.outcomeWithoutAnswer == .completed)
        }
    }

    func conclude(_ number: Int, completed: Bool) {
        guard let change = state.machine.phase.moving, change.number == number else { return }
        let back = change.from === state.more ? state.more?.chosen ?? change.from : change.from
        answer(.ended(number, completed: completed, back: toShow === change.to ? back : nil))
    }

    /// Screens rest where they belong, whatever the animator made of the container.
    func close(_ motion: TabMotion, completed: Bool) {
        motion.driver.stop()
        state.isBarAway = barIsAway
        returnBar()
        motion.driver.close(completed ? .completed : .cancelled)
    }

    func finish(_ motion: TabMotion, completed: Bool) {
        forget()
        motion.driver.finish(completed ? .completed : .cancelled)
    }
}

extension UITabBarController: TransitionOwner {
    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome) {
        if let motion = state.motion, motion.driver === driver {
            request(.answered(motion.number, completed: outcome == .completed))
        }
    }

    // Nothing ever waits for it: another selection ends it, in its time or after that.
    func transitionIsOverdue(_ driver: TransitionDriver) {}
}
