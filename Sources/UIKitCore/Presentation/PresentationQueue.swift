import Foundation
import NavigationLogic
import QuartzCore

/// What a window's presentations have decided and not carried out yet, in the order in which it was decided.
///
/// Calls of an app's, delegates and layout run while an effect is carried out. What they ask for is decided at once,
/// and carried out after what was decided before: no presentation is ever changed in the middle of its own calls.
@MainActor
final class PresentationQueue: TurnEndWork {
    private enum Work {
        case effect(PresentationEffect, PresentationStage)
        /// The window has another root: the presentations of the former one end.
        case exchangeRoot(UIViewController?)
    }

    private weak var window: UIWindow?
    private var waiting: [Work] = []
    private var next = 0
    private var isPerforming = false
    /// Roots that go, while their last calls are still to come. They present nothing any more.
    private var leavingRoots: [UIViewController] = []

    /// Controllers that present in this window, so that their presentations can be dismissed.
    private var hosts: [(stage: ObjectIdentifier, host: UIViewController)] = []

    /// Controllers whose presentation or dismissal runs, which may have no other owner meanwhile.
    private var onTheirWay: [(stage: ObjectIdentifier, controller: UIViewController)] = []

    init(_ window: UIWindow) { self.window = window }

    func isLeaving(_ root: UIViewController) -> Bool { leavingRoots.contains { $0 === root } }

    func keep(_ host: UIViewController, for stage: PresentationStage) { hosts.append((ObjectIdentifier(stage), host)) }

    func release(for stage: PresentationStage) {
        guard let index = hosts.firstIndex(where: { $0.stage == ObjectIdentifier(stage) }) else { return }
        let former = hosts.remove(at: index)
        withExtendedLifetime(former) {}
    }

    func keep(onItsWay controller: UIViewController, for stage: PresentationStage) {
        guard !onTheirWay.contains(where: { $0.stage == ObjectIdentifier(stage) }) else { return }
        onTheirWay.append((ObjectIdentifier(stage), controller))
    }

    func release(onItsWayFor stage: PresentationStage) {
        guard let index = onTheirWay.firstIndex(where: { $0.stage == ObjectIdentifier(stage) }) else { return }
        // Released when nothing is being changed: it may be the last reference.
        let former = onTheirWay.remove(at: index)
        withExtendedLifetime(former) {}
    }

    /// Decides several things of which nothing is carried out before the last one is decided.
    func together(_ decide: () -> Void) {
        let wasPerforming = isPerforming
        isPerforming = true
        decide()
        isPerforming = wasPerforming
        perform()
    }

    /// Decides several things. They are carried out when the app's code of this turn has run, as in UIKit. Without a
    /// host there are no turns.
    func afterTurn(_ decide: () -> Void) {
        let wasPerforming = isPerforming
        isPerforming = true
        decide()
        isPerforming = wasPerforming
        guard !isPerforming, let app = window?.appContext, app.host != nil else { return perform() }
        app[DecidedPresentations.self].queues.append(DecidedPresentations.Entry(queue: self))
        app.environment.requestFrame()
    }

    /// Whether something is decided and not carried out yet.
    var isWaiting: Bool { next < waiting.count }

    /// Carries out what waits for the end of the turn.
    func start() { perform() }

    func add(_ effects: [PresentationEffect], of stage: PresentationStage) {
        waiting += effects.map { .effect($0, stage) }
        perform()
    }

    func exchangeRoot(_ old: UIViewController?) {
        if let old { leavingRoots.append(old) }
        together {
            // Presented from the old root, it would be over the new one with nothing to dismiss it.
            old?.dismissFamily()
            waiting.append(.exchangeRoot(old))
        }
    }

    private func perform() {
        guard !isPerforming else { return }
        isPerforming = true
        while next < waiting.count {
            let work = waiting[next]
            next += 1
            switch work {
            case .effect(let effect, let stage): stage.perform(effect)
            case .exchangeRoot(let old):
                window?.exchangeRoot(old)
                if let old, let index = leavingRoots.firstIndex(where: { $0 === old }) {
                    leavingRoots.remove(at: index)
                }
            }
        }
        isPerforming = false
        // Released after the queue has forgotten them: the last owner of a controller may be here.
        let done = waiting
        (waiting, next) = ([], 0)
        withExtendedLifetime(done) {}
    }
}
