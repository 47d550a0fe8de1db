import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Finds the animator of each leg of a presentation before the leg begins, and the coordinator that callbacks get.
extension PresentationStage {
    /// Creates the coordinator of a decided leg. Both controllers have the coordinator when `present` or `dismiss`
    /// returns.
    ///
    /// Calls no app code: the effects of the leg are not in the queue yet.
    func announce(_ leg: PresentationAnimation) {
        keepController()
        let made = makeDriver(
            leg,
            TransitionPlan(
                nil, isAnimated: leg.animated, duration: TimedSpring.modal.duration,
                style: source.parts.madeFor ?? .none))
        made.announce(to: [controller, host], before: motion.announced.last?.driver ?? motion.driver)
        motion.announced.append((leg.number, made))
    }

    /// Finds the animator of a leg. From now on the announced coordinator has it.
    func plan(_ leg: PresentationAnimation) {
        let plan = TransitionPlan(
            leg.moves ? askMover(presenting: leg.presents) : nil, isAnimated: leg.animated,
            duration: TimedSpring.modal.duration,
            style: controller?.modalPresentationStyle ?? .none)
        let place = motion.announced.firstIndex { $0.leg == leg.number }
        let made = place.map { motion.announced.remove(at: $0).driver } ?? makeDriver(leg, plan)
        made.plan(plan, from: leg.presents ? host : controller, to: leg.presents ? controller : host)
        motion.leg = leg
        keeping(motion.driver) { motion.driver = made }
    }

    private func makeDriver(_ leg: PresentationAnimation, _ plan: TransitionPlan) -> TransitionDriver {
        TransitionDriver(self, plan, from: leg.presents ? host : controller, to: leg.presents ? controller : host)
    }

    private func askMover(presenting: Bool) -> TransitionMover? {
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
