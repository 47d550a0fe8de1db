import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The container of a transition. What a gesture or an app's animator asks for comes here, as long as the transition is
/// not over.
@preconcurrency @MainActor
protocol TransitionOwner: AnyObject {
    /// A gesture is to hold it at this fraction: from its start, or where it runs by time.
    func transitionMayBeHeld(_ driver: TransitionDriver, at fraction: Double) -> Bool
    /// The gesture that holds it has moved to this fraction.
    func transitionMoved(_ driver: TransitionDriver, to fraction: Double)
    /// The gesture has ended.
    func transitionReleased(_ driver: TransitionDriver, _ outcome: TransitionOutcome, at fraction: Double)
    /// The app's animator has ended, with this outcome.
    func transitionAnswered(_ driver: TransitionDriver, _ outcome: TransitionOutcome)
    /// The app's animator has had its time, and some more.
    func transitionIsOverdue(_ driver: TransitionDriver)
}

/// Containers whose state machine decides about gestures do that in these calls; the others do what the gesture asks
/// for.
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

/// One transition of controllers, from its announcement to its end: a push, one leg of a presentation, a change of
/// tabs.
///
/// ```
///   announce ──► plan ──► prepare, start ──► hold ◄──► settle ──► stop, close ──► finish
///   callbacks    who       an app's           a gesture            the views rest  completions of the
///   see it       moves it  animator moves it                                       coordinator run
/// ```
///
/// What UIKit itself moves has no ``context``: there the driver has the coordinator, and the container moves the views.
///
/// The driver is the token of its transition, too: once it ``isOver``, what its gesture or its animator says reaches
/// nothing any more.
@MainActor
final class TransitionDriver {
    private struct Party { weak var controller: UIViewController? }

    private weak var owner: (any TransitionOwner)?
    let coordinator: TimelineCoordinator
    /// Who moves it, where that is the app.
    private(set) var mover: TransitionMover?
    /// What the app's animator has to do with, from ``prepare(from:to:in:style:)`` on.
    private(set) var context: TransitionContext?
    /// Whose `transitionCoordinator` this one's is.
    private var parties: [Party] = []
    /// Of UIKit's own motion.
    private var own: Timeline?
    private(set) var isOver = false

    init(_ owner: any TransitionOwner, _ plan: TransitionPlan, from: UIViewController?, to: UIViewController?) {
        self.owner = owner
        mover = plan.mover
        coordinator = TimelineCoordinator(plan.seen, from: from, to: to)
    }

    /// The context, while the app's animator has the transition.
    var animated: TransitionContext? { isOver ? nil : context }

    // MARK: Before it begins

    /// These controllers have its coordinator from now on.
    /// - Parameter former: a transition that this one replaces; its coordinator is no longer the first one.
    func announce(to controllers: [UIViewController?], before former: TransitionDriver? = nil) {
        for controller in controllers.compactMap({ $0 }) {
            parties.append(Party(controller: controller))
            let place = former.flatMap { former in
                controller.appearance.coordinators.firstIndex { $0 === former.coordinator }
            }
            controller.appearance.coordinators.insert(
                coordinator, at: place ?? controller.appearance.coordinators.endIndex)
        }
    }

    /// More is known by now of what is announced already.
    func plan(_ plan: TransitionPlan, from: UIViewController?, to: UIViewController?) {
        keeping(mover) { mover = plan.mover }
        coordinator.apply(plan.seen, from: from, to: to)
    }

    // MARK: Motion

    /// The app's animator gets the views. It is asked for its duration, and may end the transition in that: nil then.
    func prepare(
        _ mover: TransitionMover, from: TransitionContext.Party, to: TransitionContext.Party, in container: UIView,
        style: UIModalPresentationStyle = .none
    ) -> TransitionContext? {
        let made = TransitionContext(mover, from: from, to: to, container: container, style: style)
        guard !isOver else { return nil }
        made.driver = self
        context = made
        return made
    }

    /// The app's animator starts: held, where its gesture asks for that and the owner allows it, else by time.
    /// - Parameter views: what is to be done with the views before others move along.
    func start(_ views: () -> Void = {}) {
        guard let context = animated else { return }
        let wantsHold = context.interaction?.wantsInteractiveStart ?? false
        if wantsHold, owner?.transitionMayBeHeld(self, at: 0) == true {
            context.startHeld()
        } else {
            context.startTimed()
        }
        // Each of these calls may have ended it.
        if !isOver { views() }
        begin(context.timeline, in: context.containerView, isHeld: context.isInteractive)
    }

    /// What an app animates alongside runs by this timeline.
    func begin(_ timeline: Timeline, in container: UIView, isHeld: Bool) {
        guard !isOver else { return }
        own = timeline
        coordinator.begin(timeline, in: container, isHeld: isHeld)
    }

    /// A gesture holds everything here.
    func hold(at fraction: Double) {
        (animated?.timeline ?? own)?.hold(at: fraction)
        coordinator.held(at: fraction)
    }

    /// The gesture has ended, and the rest runs by time.
    /// - Parameter velocity: in whole transitions a second.
    func settle(_ outcome: TransitionOutcome, at fraction: Double, velocity: Double = 0) {
        coordinator.interactionEnded(fraction: fraction, velocity: velocity, cancelled: outcome == .cancelled)
        // Unless a handler has ended it.
        animated?.settle(outcome)
    }

    // MARK: What the context asks for

    func gestureMayHold(at fraction: Double) -> Bool {
        !isOver && owner?.transitionMayBeHeld(self, at: fraction) == true
    }
    func gestureMoved(to fraction: Double) { if !isOver { owner?.transitionMoved(self, to: fraction) } }
    func gestureEnded(_ outcome: TransitionOutcome, at fraction: Double) {
        if !isOver { owner?.transitionReleased(self, outcome, at: fraction) }
    }
    func animatorEnded(_ outcome: TransitionOutcome) { if !isOver { owner?.transitionAnswered(self, outcome) } }
    func animatorIsOverdue() { if !isOver { owner?.transitionIsOverdue(self) } }

    // MARK: The end

    /// How it ends where nothing waits for the animator's answer.
    var outcomeWithoutAnswer: TransitionOutcome { context?.outcomeWithoutAnswer ?? .completed }

    /// Nothing of it counts from now on.
    func stop() { isOver = true }

    /// The app's animator is taken to the end; after a cancelled transition both views are as they were.
    func close(_ outcome: TransitionOutcome) {
        isOver = true
        context?.close(outcome)
    }

    /// The transition is complete, for those who moved along too.
    func finish(_ outcome: TransitionOutcome) {
        isOver = true
        for party in parties {
            guard let controller = party.controller else { continue }
            keeping(controller.appearance.coordinators) {
                controller.appearance.coordinators.removeAll { $0 === coordinator }
            }
        }
        coordinator.finish(cancelled: outcome == .cancelled)
    }
}
