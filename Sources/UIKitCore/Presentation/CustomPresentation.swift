import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Presentations and dismissals that the app's own animator moves, and the coordinators of all of them.
extension PresentationStage {
    struct Moves {
        let animator: any UIViewControllerAnimatedTransitioning
        let interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    /// Asks who moves, and makes the coordinator that callbacks will see.
    func plan(_ leg: PresentationLeg) -> Moves? {
        let moves = leg.moves ? makeMoves(leg.presents) : nil
        let plan = TimelineCoordinator.Plan(
            moves?.animator, moves?.interaction, isAnimated: leg.animated, duration: TimedSpring.modal.duration,
            style: controller?.modalPresentationStyle ?? .none)
        let made = TimelineCoordinator(plan, from: leg.presents ? host : controller, to: leg.presents ? controller : host)
        coordinator = made
        for party in [controller, host] { party?.appearance.coordinators.append(made) }
        return moves
    }

    private func makeMoves(_ presenting: Bool) -> Moves? {
        guard let host, let controller else { return nil }
        let delegate = controller.transitioningDelegate
        let own =
            presenting
            ? delegate?.animationController(forPresented: controller, presenting: host, source: asked ?? host)
            : delegate?.animationController(forDismissed: controller)
        guard let delegate, let animator = own else {
            if !presenting, let drag = zoom.drag { return Moves(animator: drag, interaction: drag) }
            return controller.preferredTransition?.animator(presenting: presenting, controller, over: asked ?? host)
                .map { Moves(animator: $0, interaction: nil) }
        }
        let interaction =
            presenting
            ? delegate.interactionControllerForPresentation(using: animator) : delegate.interactionControllerForDismissal(using: animator)
        return Moves(animator: animator, interaction: interaction)
    }

    func finishCoordinator(cancelled: Bool) {
        let ended = coordinator
        coordinator = nil
        for party in [controller, host] { party?.appearance.coordinators.removeAll { $0 === ended } }
        ended?.finish(cancelled: cancelled)
    }

    // MARK: The animator

    func begin(_ moves: Moves, _ leg: PresentationLeg) -> Bool {
        guard let view = presentation.presentedView, let host, let controller else { return false }
        let presenting = leg.presents
        let rest = presentation.frameOfPresentedViewInContainerView
        let hostFrame = host.viewIfLoaded.map { $0.convert($0.bounds, to: stageView) } ?? .zero
        let hostView = coversHost ? host.viewIfLoaded : nil
        motion.placeBelow = hostView.flatMap { PlaceInTree($0) }
        if presenting { view.removeFromSuperview() } else { stageView.addSubview(view) }
        view.layout(at: rest)
        let own = TransitionContext.Party(
            controller: controller, view: view, initialFrame: presenting ? .zero : rest, finalFrame: presenting ? rest : .zero)
        let other = TransitionContext.Party(
            controller: host, view: hostView, initialFrame: presenting ? hostFrame : .zero,
            finalFrame: presenting && hostView != nil ? .zero : hostFrame)
        let context = TransitionContext(
            moves.animator, moves.interaction, from: presenting ? other : own, to: presenting ? own : other, container: stageView,
            style: controller.modalPresentationStyle)
        context.owner = self
        motion.custom = context
        motion.customLeg = leg
        // Before it starts: it may have ended when it returns.
        request(.animatorBegan(leg.number))
        // Empty without the view that is in it; shadows are not for an app's animator.
        presentation.parts.card?.isHidden = true
        presentation.parts.dim?.layer.add(
            TimelineAnimation(context.timeline) { $0.opacity *= Float(min(max(presenting ? $1 : 1 - $1, 0), 1)) }, forKey: Self.motionKey)
        addMotionBelow(context.timeline, coming: presenting)
        if moves.interaction?.wantsInteractiveStart == true { context.startHeld() } else { context.startTimed() }
        coordinator?.begin(context.timeline, in: stageView, isHeld: context.isInteractive)
        return true
    }

    /// Puts the views where they rest, whatever the animator made of the container.
    func endCustom(completed: Bool) {
        guard let context = motion.custom, let leg = motion.customLeg else { return }
        motion.custom = nil
        motion.customLeg = nil
        let placeBelow = motion.placeBelow
        motion.placeBelow = nil
        context.close(completed: completed)
        presentation.parts.card?.isHidden = false
        if leg.presents == completed, let view = presentation.presentedView {
            if presentation.parts.card != nil {
                presentation.fillCard()
            } else {
                if view.superview !== stageView { stageView.addSubview(view) }
                presentation.parts.placedIn = nil
                presentation.arrange(in: stageView)
            }
        }
        // An animator may have taken the view below into its container.
        if let placeBelow, placeBelow.view.isDescendant(of: stageView) { placeBelow.putBack() }
    }
}

/// Where a view is among its siblings.
@MainActor
struct PlaceInTree {
    let view: UIView
    private let parent: UIView
    private let index: Int
    private let frame: CGRect

    init?(_ view: UIView) {
        guard let parent = view.superview else { return nil }
        self.view = view
        self.parent = parent
        index = parent.subviews.firstIndex { $0 === view } ?? 0
        frame = CGRect(
            x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2, width: view.bounds.width, height: view.bounds.height)
    }

    func putBack() {
        parent.insertSubview(view, at: min(index, parent.subviews.count))
        view.layout(at: parent is UIWindow || parent is PresentationCard ? parent.bounds : frame)
    }
}

extension PresentationStage: TransitionContextOwner {
    func transitionUpdated(_ context: TransitionContext, fraction: Double) {
        context.timeline.hold(at: fraction)
        coordinator?.held(at: fraction)
    }

    func transitionPaused(_ context: TransitionContext, fraction: Double) -> Bool {
        transitionUpdated(context, fraction: fraction)
        return motion.custom === context
    }

    func transitionReleased(_ context: TransitionContext, completes: Bool, fraction: Double) {
        coordinator?.interactionEnded(fraction: fraction, velocity: 0, cancelled: !completes)
        // Unless a handler has ended it.
        if motion.custom === context { context.settle(completes: completes) }
    }

    func transitionAnswered(_ context: TransitionContext, completed: Bool) {
        guard motion.custom === context, let leg = motion.customLeg else { return }
        let completes = context.isDecided ? !context.transitionWasCancelled : completed
        request(.animatorEnded(leg.number, completed: completes, mayReturn: leg.presents || mayReturn))
    }
}

extension PresentationStage: ZoomDragOwner {
    var zoomDragView: UIView? { stageView }

    /// Not of sheets, which the user pulls down anyway.
    var zoomed: (page: UIViewController, below: UIViewController)? {
        guard phase.isShown, motion.custom == nil, !isSheet, let host, let controller, host.presentation.presented === controller,
            controller.presentation.presented == nil,
            case .zoom? = controller.preferredTransition?.kind,
            controller.transitioningDelegate?.animationController(forDismissed: controller) == nil
        else { return nil }
        return (controller, asked ?? host)
    }

    var zoomMayLeave: Bool { mayBeSentAway() }

    func startLeaving() { leaveForUser() }

    /// A zoomed screen can be dragged by the user.
    func watchZoom() {
        guard case .zoom? = controller?.preferredTransition?.kind else { return }
        zoom.attach(to: stageView)
    }
}
