import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The container of a transition. It gets the requests of gestures and of the app's animator until the end of the
/// transition.
@preconcurrency @MainActor
protocol TransitionOwner: AnyObject {
    /// Called when a gesture is to control the transition at this fraction, from its start or while it is timed.
    func transitionMayBeHeld(_ driver: TransitionDriver, at fraction: Double) -> Bool
    /// Called when the controlling gesture moved to this fraction.
    func transitionMoved(_ driver: TransitionDriver, to fraction: Double)
    /// Called when the gesture ended.
    func transitionReleased(_ driver: TransitionDriver, _ outcome: TransitionOutcome, at fraction: Double)
    /// Called when the app's animator ended with this outcome.
    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome)
    /// Called when the duration of the app's animator plus a tolerance has passed.
    func transitionIsOverdue(_ driver: TransitionDriver)
}

/// Containers whose state machine decides about gestures implement these calls; others perform the gesture's request.
extension TransitionOwner {
    func transitionMayBeHeld(_ driver: TransitionDriver, at fraction: Double) -> Bool {
        driver.hold(at: fraction)
        return true
    }
    func transitionMoved(_ driver: TransitionDriver, to fraction: Double) { driver.hold(at: fraction) }
    func transitionReleased(_ driver: TransitionDriver, _ outcome: TransitionOutcome, at fraction: Double) {
        driver.settle(outcome, at: fraction)
    }
}

/// One transition of controllers, from its announcement to its end: a push, one animation of a presentation, a change
/// of tabs.
///
/// ```
///   announce ──► plan ──► prepare, start ──► hold ◄──► settle ──► stop, close ──► finish
///   callbacks    finds     an app's           a gesture            final frames    completions of the
///   see it       animator  animator runs      controls it                          coordinator run
/// ```
///
/// UIKit's own animations have no ``context``: the driver has the coordinator, and the container moves the views.
///
/// The driver is also the token of its transition: after ``isOver``, calls of its gesture and its animator are ignored.
@MainActor
final class TransitionDriver {
    private struct Party { weak var controller: UIViewController? }

    private weak var owner: (any TransitionOwner)?
    let coordinator: TimelineCoordinator
    /// The animator of the app, if the app supplies one.
    private(set) var customAnimator: CustomAnimator?
    /// The context of the app's animator, from ``prepare(from:to:in:style:)`` on.
    private(set) var context: TransitionContext?
    /// The controllers whose `transitionCoordinator` is that of this transition.
    private var parties: [Party] = []
    private var phase = Phase.announced

    private enum Phase {
        case announced
        case running(Timeline)
        case over
    }

    /// Whether the transition has ended.
    var isOver: Bool { if case .over = phase { true } else { false } }

    init(_ owner: any TransitionOwner, _ plan: TransitionPlan, from: UIViewController?, to: UIViewController?) {
        self.owner = owner
        customAnimator = plan.customAnimator
        coordinator = TimelineCoordinator(plan.seen, from: from, to: to)
    }

    /// The context, while the app's animator controls the transition.
    var animated: TransitionContext? { isOver ? nil : context }

    // MARK: Before the start

    /// Sets the coordinator of these controllers.
    /// - Parameter former: a transition that this transition replaces; its coordinator is no longer the first one.
    func announce(to controllers: [UIViewController?], before former: TransitionDriver? = nil) {
        for controller in controllers.compactMap({ $0 }) {
            parties.append(Party(controller: controller))
            let place = former.flatMap { former in
                controller.coordinators.firstIndex { $0 === former.coordinator }
            }
            controller.coordinators.insert(
                coordinator, at: place ?? controller.coordinators.endIndex)
        }
    }

    /// Sets further values of an announced transition.
    func plan(_ plan: TransitionPlan, from: UIViewController?, to: UIViewController?) {
        keeping(customAnimator) { customAnimator = plan.customAnimator }
        coordinator.apply(plan.seen, from: from, to: to)
    }

    // MARK: Motion

    /// Passes the views to the app's animator. The animator's duration is read, and the animator may end the transition
    /// in this call: nil then.
    func prepare(
        _ customAnimator: CustomAnimator, from: TransitionContext.Party, to: TransitionContext.Party,
        in container: UIView,
        style: UIModalPresentationStyle = .none
    ) -> TransitionContext? {
        let made = TransitionContext(customAnimator, from: from, to: to, container: container, style: style)
        guard !isOver else { return nil }
        made.driver = self
        context = made
        return made
    }

    /// Starts the app's animator: interactively if its gesture requests that and the owner allows it, otherwise timed.
    /// - Parameter views: changes of the views before animations alongside begin.
    func start(_ views: () -> Void = {}) {
        guard let context = animated else { return }
        let wantsHold = context.interaction?.wantsInteractiveStart ?? false
        if wantsHold, owner?.transitionMayBeHeld(self, at: 0) == true {
            context.startHeld()
        } else {
            context.startTimed()
        }
        // Each of these calls may have ended the transition.
        if !isOver { views() }
        begin(context.timeline, in: context.containerView, isHeld: context.isInteractive)
    }

    /// Runs the app's animations alongside with this timeline.
    func begin(_ timeline: Timeline, in container: UIView, isHeld: Bool) {
        guard !isOver else { return }
        phase = .running(timeline)
        coordinator.begin(timeline, in: container, isHeld: isHeld)
    }

    /// Gives a gesture control of the transition.
    func hold(at fraction: Double) {
        if let context = animated {
            context.timeline.hold(at: fraction)
        } else if case .running(let timeline) = phase {
            timeline.hold(at: fraction)
        }
        coordinator.held(at: fraction)
    }

    /// Called when the gesture ended. The rest of the transition is timed.
    /// - Parameter velocity: in whole transitions per second.
    func settle(_ outcome: TransitionOutcome, at fraction: Double, velocity: Double = 0) {
        coordinator.interactionEnded(fraction: fraction, velocity: velocity, cancelled: outcome == .cancelled)
        // Unless a handler has ended the transition.
        animated?.settle(outcome)
    }

    // MARK: Requests of the context

    func gestureMayHold(at fraction: Double) -> Bool {
        !isOver && owner?.transitionMayBeHeld(self, at: fraction) == true
    }
    func gestureMoved(to fraction: Double) { if !isOver { owner?.transitionMoved(self, to: fraction) } }
    func gestureEnded(_ outcome: TransitionOutcome, at fraction: Double) {
        if !isOver { owner?.transitionReleased(self, outcome, at: fraction) }
    }
    func animatorEnded(_ outcome: TransitionOutcome) { if !isOver { owner?.transitionAnswered(self, outcome) } }
    func animatorIsOverdue() { if !isOver { owner?.transitionIsOverdue(self) } }

    // MARK: End

    /// The outcome without a call of the animator.
    var outcomeWithoutAnswer: TransitionOutcome { context?.outcomeWithoutAnswer ?? .completed }

    /// Ends the transition: later calls have no effect.
    func stop() { phase = .over }

    /// Ends the app's animator; after a cancelled transition both views are restored.
    func close(_ outcome: TransitionOutcome) {
        phase = .over
        context?.close(outcome)
    }

    /// Completes the transition, and calls the completions of animations alongside.
    func finish(_ outcome: TransitionOutcome) {
        phase = .over
        for party in parties {
            guard let controller = party.controller else { continue }
            keeping(controller.coordinators) {
                controller.coordinators.removeAll { $0 === coordinator }
            }
        }
        coordinator.finish(cancelled: outcome == .cancelled)
    }
}
