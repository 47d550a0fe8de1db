import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// What is found out about each leg of a presentation before it begins: who moves it, and the coordinator that callbacks see.
extension PresentationStage {
    /// Asks who moves, and makes the coordinator that callbacks will see.
    func plan(_ leg: PresentationLeg) {
        let plan = TransitionPlan(
            leg.moves ? askMover(presenting: leg.presents) : nil, isAnimated: leg.animated, duration: TimedSpring.modal.duration,
            style: controller?.modalPresentationStyle ?? .none)
        let made = TransitionDriver(self, plan, from: leg.presents ? host : controller, to: leg.presents ? controller : host)
        motion.leg = leg
        keeping(motion.driver) { motion.driver = made }
        made.announce(to: [controller, host])
    }

    private func askMover(presenting: Bool) -> TransitionMover? {
        guard let host, let controller else { return nil }
        let delegate = controller.transitioningDelegate
        return .asked(
            presenting
                ? delegate?.animationController(forPresented: controller, presenting: host, source: asked ?? host)
                : delegate?.animationController(forDismissed: controller),
            interaction: {
                presenting ? delegate?.interactionControllerForPresentation(using: $0) : delegate?.interactionControllerForDismissal(using: $0)
            },
            drag: presenting ? nil : zoom.drag,
            preferred: { controller.preferredTransition?.animator(presenting: presenting, controller, over: asked ?? host) })
    }

    func finishCoordinator(_ outcome: TransitionOutcome) {
        let ended = motion.driver
        motion.driver = nil
        ended?.finish(outcome)
    }
}
