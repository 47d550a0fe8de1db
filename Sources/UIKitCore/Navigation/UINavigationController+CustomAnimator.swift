import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// Pushes and pops that an app's animator animates, in a separate container between the pages and the bar.
extension UINavigationController {
    func begin(
        _ transition: PageMotionInFlight.Transition, by customAnimator: CustomAnimator, _ driver: TransitionDriver
    ) {
        guard let fromPage = transition.from, let toPage = transition.to else { return }
        let resting = pageView(of: fromPage)
        // Documented (UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)): the
        // animator of the app replaces the change of the layout.
        let layouts = LayoutMotion(transition)
        let standIn = layouts?.moveAtOnce(in: pageFrame(for: fromPage))
        if layouts == nil { (toPage as? UICollectionViewController)?.reclaimCollectionView() }
        let container = UIView(frame: pages.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.addSubview(container)
        let start = pageFrame(for: fromPage)
        let goal = pageFrame(for: toPage)
        let fromView: UIView? = standIn ?? fromPage.view
        if let view = fromView {
            view.frame = start
            container.addSubview(view)
        }
        toPage.view.frame = goal
        let context = driver.prepare(
            customAnimator, from: .init(controller: fromPage, view: fromView, initialFrame: start),
            to: .init(controller: toPage, view: toPage.view, finalFrame: goal), in: container)
        guard let context else { return container.removeFromSuperview() }
        let motion = PageMotionInFlight(transition, from: resting, to: nil, animated: context)
        motion.layouts = layouts
        keeping(self.motion) { self.motion = motion }
        beginBottomBar(motion)
        view.layoutIfNeeded()
        beginBars(motion)
        driver.start { container.isUserInteractionEnabled = context.isInterruptible }
    }

    /// Sets the final frame of the page that stays on screen, for any state of the animator's container.
    func end(_ context: TransitionContext, _ transition: PageMotionInFlight.Transition, _ outcome: TransitionOutcome) {
        driver?.close(outcome)
        let (winner, loser) =
            outcome == .completed ? (transition.to, transition.from) : (transition.from, transition.to)
        loser.map(removeView)
        if let winner, owns(winner) { install(winner, below: nil) }
        context.containerView.removeFromSuperview()
    }

    /// Removes the view of a page that left, unless another container already contains it.
    func removeView(_ page: UIViewController) {
        // A shared collection view is now in another page.
        guard let view = page.viewIfLoaded, view.isDescendant(of: pages), !(view.superview is SharedCollectionPage)
        else { return }
        view.removeFromSuperview()
    }
}

/// The stack's machine decides about transitions that an app's objects control.
extension UINavigationController: TransitionOwner {
    func transitionMayBeHeld(_ driver: TransitionDriver, at fraction: Double) -> Bool {
        guard let motion else { return false }
        request(.hold(fraction: fraction), "interaction controller")
        // Not if a callback has made another request in the meantime; the transition is then timed.
        guard case .dragging(let held, _) = machine.phase, held.id.number == motion.transition.id.number else {
            return false
        }
        motion.transition = held
        return true
    }

    func transitionMoved(_ driver: TransitionDriver, to fraction: Double) {
        request(.drag(fraction: fraction), "updateInteractiveTransition")
    }

    func transitionReleased(_ driver: TransitionDriver, _ outcome: TransitionOutcome, at fraction: Double) {
        request(.releaseAs(outcome, fraction: fraction, velocity: 0), "interaction controller")
    }

    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome) {
        if let motion { request(.animatorEnded(motion.transition.id.number, outcome), "completeTransition") }
    }

    func transitionIsOverdue(_ driver: TransitionDriver) {
        if let motion { request(.overdue(motion.transition.id.number), "animator") }
    }
}
