import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// A change between tabs that an animator of the app animates.
@MainActor
final class TabMotion {
    let number: Int
    let from: UIViewController
    let to: UIViewController
    /// Whether the bar was hidden for the old tab.
    let wasOffScreen: Bool
    let customAnimator: CustomAnimator
    let driver: TransitionDriver

    init(
        _ change: TabChange<UIViewController>, wasOffScreen: Bool, _ customAnimator: CustomAnimator,
        of owner: any TransitionOwner
    ) {
        (number, from, to) = (change.number, change.from, change.to)
        (self.wasOffScreen, self.customAnimator) = (wasOffScreen, customAnimator)
        driver = TransitionDriver(owner, TransitionPlan(customAnimator), from: from, to: to)
    }
}

extension UITabBarController {
    /// Calls the delegate for the animator of the change.
    func findAnimator(for change: TabChange<UIViewController>) {
        let motion = planMotion(change)
        // Not if the delegate has removed the container from the screen.
        let moves = motion != nil && appearance.phase == .shown && view.window != nil
        keeping(state.asked) { state.asked = motion }
        answer(.asked(change.number, moves: moves))
        // The change is discarded because the delegate has selected another tab.
        if let motion = state.motion { motion.driver.announce(to: [self]) } else { forget() }
    }

    private func planMotion(_ change: TabChange<UIViewController>) -> TabMotion? {
        guard let delegate = ownDelegate, appearance.phase == .shown, view.window != nil,
            change.from.viewIfLoaded?.superview === view
        else { return nil }
        let customAnimator = CustomAnimator.asked(
            delegate.tabBarController(self, animationControllerForTransitionFrom: change.from, to: change.to),
            interaction: { delegate.tabBarController(self, interactionControllerFor: $0) })
        return customAnimator.map { TabMotion(change, wasOffScreen: state.isBarOffScreen, $0, of: self) }
    }

    private func forget() { keeping(state.asked) { state.asked = nil } }

    /// Called after both screens got their `will` callbacks: their views move to a container below the bar, and the
    /// animator starts.
    func begin(_ motion: TabMotion) {
        let (from, to) = (motion.from, motion.to)
        let container = UIView(frame: view.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(container, at: 0)
        let start = from.viewIfLoaded?.frame ?? view.bounds
        if let page = from.viewIfLoaded { container.addSubview(page) }
        updateBarVisibility()
        let isOffScreen = state.isBarOffScreen
        let goal = frame(for: to)
        to.view.autoresizingMask = []
        to.view.frame = goal
        let context = motion.driver.prepare(
            motion.customAnimator, from: .init(controller: from, view: from.viewIfLoaded, initialFrame: start),
            to: .init(controller: to, view: to.view, finalFrame: goal), in: container)
        guard let context else { return container.removeFromSuperview() }
        returnBar()
        concealBar(wasOffScreen: motion.wasOffScreen)
        if motion.wasOffScreen != isOffScreen { slide(offScreen: isOffScreen, context.timeline) }
        motion.driver.start {
            container.isUserInteractionEnabled = context.isInterruptible
            to.viewIfLoaded?.updateSafeArea()
        }
    }

    /// Ends the transition before another change.
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

    /// Sets the final frames of the screens, for any state of the animator's container.
    func close(_ motion: TabMotion, completed: Bool) {
        motion.driver.stop()
        updateBarVisibility()
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

    // No request waits for the transition: another selection ends it, before or after its duration.
    func transitionIsOverdue(_ driver: TransitionDriver) {}
}
