import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Finds the animator of each animation of a presentation before the animation begins, and the coordinator that
/// callbacks get.
extension PresentationStage {
    /// Creates the coordinator of a decided animation. Both controllers have the coordinator when `present` or
    /// `dismiss` returns.
    ///
    /// Calls no app code: the effects of the animation are not in the queue yet.
    func announce(_ animation: PresentationAnimation) {
        keepController()
        let made = makeDriver(
            animation,
            TransitionPlan(
                nil, isAnimated: animation.animated, duration: TimedSpring.modal.duration,
                style: source.parts.madeFor ?? .none))
        made.announce(to: [controller, host], before: motion.announced.last?.driver ?? motion.driver)
        motion.announced.append((animation.number, made))
    }

    /// Finds the animator of an animation. From now on the announced coordinator has it.
    func plan(_ animation: PresentationAnimation) {
        let plan = TransitionPlan(
            animation.moves ? findCustomAnimator(presenting: animation.presents) : nil, isAnimated: animation.animated,
            duration: TimedSpring.modal.duration,
            style: controller?.modalPresentationStyle ?? .none)
        let index = motion.announced.firstIndex { $0.animation == animation.number }
        let made = index.map { motion.announced.remove(at: $0).driver } ?? makeDriver(animation, plan)
        made.plan(plan, from: animation.presents ? host : controller, to: animation.presents ? controller : host)
        motion.animation = animation
        keeping(motion.driver) { motion.driver = made }
    }

    private func makeDriver(_ animation: PresentationAnimation, _ plan: TransitionPlan) -> TransitionDriver {
        TransitionDriver(
            self, plan, from: animation.presents ? host : controller, to: animation.presents ? controller : host)
    }

    private func findCustomAnimator(presenting: Bool) -> CustomAnimator? {
        guard let host, let controller else { return nil }
        let delegate = controller.transitioningDelegate
        return .asked(
            presenting
                ? delegate?.animationController(forPresented: controller, presenting: host, source: asked ?? host)
                : delegate?.animationController(forDismissed: controller),
            interaction: {
                presenting
                    ? delegate?.interactionControllerForPresentation(using: $0)
                    : delegate?.interactionControllerForDismissal(using: $0)
            },
            drag: presenting ? nil : zoom.drag,
            preferred: {
                controller.preferredTransition?.animator(presenting: presenting, controller, over: asked ?? host)
            })
    }

    func finishCoordinator(_ outcome: TransitionOutcome) {
        let ended = motion.driver
        motion.driver = nil
        ended?.finish(outcome)
    }
}
