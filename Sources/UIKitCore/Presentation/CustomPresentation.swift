import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// Presentations and dismissals that the app's own animator moves, and the coordinators of all of them.
extension PresentationStage {
    struct Moves {
        let animator: any UIViewControllerAnimatedTransitioning
        let interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    /// Asks who moves, and makes the coordinator that callbacks will see.
    func prepare(presenting: Bool, _ animated: Bool) -> Moves? {
        let moves = animated && UIView.areAnimationsEnabled ? makeMoves(presenting) : nil
        var plan = TimelineCoordinator.Plan()
        plan.isAnimated = animated
        plan.style = controller.modalPresentationStyle
        plan.duration = moves.map { $0.animator.transitionDuration(using: nil) } ?? TimedSpring.modal.duration
        plan.startsHeld = moves?.interaction?.wantsInteractiveStart ?? false
        plan.isInterruptible = moves?.interaction is UIPercentDrivenInteractiveTransition
        let made = TimelineCoordinator(plan, from: presenting ? host : controller, to: presenting ? controller : host)
        coordinator = made
        // A navigation controller that moves meanwhile keeps its own.
        for party in [controller, host] where party?.appearance.coordinator == nil { party?.appearance.coordinator = made }
        return moves
    }

    private func makeMoves(_ presenting: Bool) -> Moves? {
        guard let delegate = controller.transitioningDelegate, let host else { return nil }
        let animator = presenting
            ? delegate.animationController(forPresented: controller, presenting: host, source: host)
            : delegate.animationController(forDismissed: controller)
        guard let animator else { return nil }
        let interaction = presenting
            ? delegate.interactionControllerForPresentation(using: animator) : delegate.interactionControllerForDismissal(using: animator)
        return Moves(animator: animator, interaction: interaction)
    }

    func endCoordinator(cancelled: Bool) {
        let ended = coordinator
        coordinator = nil
        for party in [controller, host] where party?.appearance.coordinator === ended { party?.appearance.coordinator = nil }
        ended?.finish(cancelled: cancelled)
    }

    // MARK: The animator

    func begin(_ moves: Moves, presenting: Bool) -> Bool {
        guard let view = controller.view, let host else { return false }
        let rest = restFrame(in: stageView.bounds)
        let container = UIView(frame: stageView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stageView.addSubview(container)
        let hostFrame = host.viewIfLoaded.map { $0.convert($0.bounds, to: stageView) } ?? .zero
        let hostView = coversHost ? host.viewIfLoaded : nil
        if presenting { view.removeFromSuperview() } else { container.addSubview(view) }
        view.frame = rest
        let own = TransitionContext.Party(
            controller: controller, view: view, initialFrame: presenting ? .zero : rest, finalFrame: presenting ? rest : .zero)
        let other = TransitionContext.Party(
            controller: host, view: hostView, initialFrame: presenting ? hostFrame : .zero,
            finalFrame: presenting && hostView != nil ? .zero : hostFrame)
        let context = TransitionContext(
            moves.animator, moves.interaction, from: presenting ? other : own, to: presenting ? own : other, container: container,
            style: controller.modalPresentationStyle)
        context.owner = self
        custom = context
        customPresents = presenting
        dim.layer.add(
            TimelineAnimation(context.timeline) { $0.opacity *= Float(min(max(presenting ? $1 : 1 - $1, 0), 1)) }, forKey: "presentation")
        if moves.interaction?.wantsInteractiveStart == true { context.startHeld() } else { context.startTimed() }
        if custom === context { coordinator?.begin(context.timeline, in: container, isHeld: context.isInteractive) }
        return true
    }

    /// Puts the views where they rest, whatever the animator made of the container.
    func end(_ context: TransitionContext, completed: Bool) {
        custom = nil
        context.close(completed: completed)
        dim.layer.removeAnimation(forKey: "presentation")
        if let view = controller.viewIfLoaded, customPresents == completed {
            view.frame = frameView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            frameView.addSubview(view)
        }
        // An animator may have taken the view below into its container.
        if let view = host?.viewIfLoaded, view.isDescendant(of: context.containerView), let window = stageView.window {
            window.insertSubview(view, at: 0)
            view.frame = window.bounds
        }
        context.containerView.removeFromSuperview()
        customPresents ? endPresenting(completed: completed) : endDismissing(completed: completed)
    }
}

extension PresentationStage: TransitionContextOwner {
    func transitionUpdated(_ context: TransitionContext, fraction: Double) {
        context.timeline.hold(at: fraction)
        coordinator?.held(at: fraction)
    }

    func transitionPaused(_ context: TransitionContext, fraction: Double) -> Bool {
        transitionUpdated(context, fraction: fraction)
        return custom === context
    }

    func transitionReleased(_ context: TransitionContext, completes: Bool, fraction: Double) {
        coordinator?.interactionEnded(fraction: fraction, velocity: 0, cancelled: !completes)
        context.settle(completes: completes)
    }

    func transitionAnswered(_ context: TransitionContext, completed: Bool) {
        guard custom === context else { return }
        end(context, completed: context.isDecided ? !context.transitionWasCancelled : completed)
    }
}
