import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Presentations and dismissals that an animator of the app animates.
extension PresentationStage {
    /// Whether an animator of the app is animating the presentation.
    var isMovedByApp: Bool { motion.driver?.animated != nil }

    /// Whether a dismissal is interactive and undecided, or was cancelled by its gesture.
    var mayStay: Bool {
        guard phase.isLeaving, let context = motion.driver?.animated else { return false }
        return context.isInteractive || context.transitionWasCancelled
    }

    func begin(_ animation: PresentationAnimation, by customAnimator: CustomAnimator, _ driver: TransitionDriver)
        -> Bool
    {
        guard let view = presentation.presentedView, let host, let controller else { return false }
        let presenting = animation.presents
        let rest = presentation.frameOfPresentedViewInContainerView
        let hostFrame = host.viewIfLoaded.map { $0.convert($0.bounds, to: stageView) } ?? .zero
        let hostView = coversHost ? host.viewIfLoaded : nil
        motion.placeBelow = hostView.flatMap { PlaceInTree($0) }
        if presenting { view.removeFromSuperview() } else { stageView.addSubview(view) }
        view.layout(at: rest)
        let own = TransitionContext.Party(
            controller: controller, view: view, initialFrame: presenting ? .zero : rest,
            finalFrame: presenting ? rest : .zero)
        let other = TransitionContext.Party(
            controller: host, view: hostView, initialFrame: presenting ? hostFrame : .zero,
            finalFrame: presenting && hostView != nil ? .zero : hostFrame)
        let context = driver.prepare(
            customAnimator, from: presenting ? other : own, to: presenting ? own : other, in: stageView,
            style: controller.modalPresentationStyle)
        guard let context else { return false }
        // Called before the animator starts, because the animator may have ended when it returns.
        request(.animatorBegan(animation.number))
        // The card is empty without its view; shadows are not used with an animator of the app.
        presentation.parts.card?.isHidden = true
        presentation.parts.dim?.layer.add(
            TimelineAnimation(context.timeline) { $0.opacity *= Float(min(max(presenting ? $1 : 1 - $1, 0), 1)) },
            forKey: Self.motionKey)
        addMotionBelow(context.timeline, appearing: presenting)
        driver.start()
        return true
    }

    /// Sets the final frames of the views, for any state of the animator's container.
    func endByAnimator(_ animation: PresentationAnimation, _ outcome: TransitionOutcome) {
        let placeBelow = motion.placeBelow
        motion.placeBelow = nil
        motion.driver?.close(outcome)
        presentation.parts.card?.isHidden = false
        if animation.presents == (outcome == .completed), let view = presentation.presentedView {
            if presentation.parts.card != nil {
                presentation.fillCard()
            } else {
                if view.superview !== stageView { stageView.addSubview(view) }
                presentation.parts.placedIn = nil
                presentation.arrange(in: stageView)
            }
        }
        // An animator may have moved the view below to its container, or removed the view from the window.
        if let placeBelow, placeBelow.view.superview == nil || placeBelow.view.isDescendant(of: stageView) {
            placeBelow.restore()
        }
    }
}

extension PresentationStage: TransitionOwner {
    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome) {
        guard let animation = motion.animation else { return }
        request(
            .animatorEnded(
                animation.number, completed: outcome == .completed, mayReturn: animation.presents || mayReturn))
    }

    func transitionIsOverdue(_ driver: TransitionDriver) {
        if let animation = motion.animation { request(.overdue(animation.number)) }
    }
}
