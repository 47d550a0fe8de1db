import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// The pending effects of a window's presentations, in the order of the decisions.
///
/// App code, delegates and layout run while an effect is performed. Their requests are decided immediately, and
/// performed after the effects of earlier requests: no presentation changes during its own callbacks.
@MainActor
final class PresentationQueue: TurnEndWork, StoredPart {
    private enum Work {
        case effect(PresentationEffect, PresentationStage)
        /// The window has another root: the presentations of the former root end.
        case exchangeRoot(UIViewController?)
    }

    fileprivate(set) weak var window: UIWindow?
    private let runner = EffectRunner<Work>()
    /// Roots that are being removed and have callbacks pending. They cannot present any more.
    private var leavingRoots: [UIViewController] = []

    /// The presenting controllers of the window. Needed to dismiss all presentations.
    private var hosts: [(stage: ObjectIdentifier, host: UIViewController)] = []

    /// Controllers that are being presented or dismissed, and that may have no other owner.
    private var inFlight: [(stage: ObjectIdentifier, controller: UIViewController)] = []

    init() {}

    func isLeaving(_ root: UIViewController) -> Bool { leavingRoots.contains { $0 === root } }

    func keep(_ host: UIViewController, for stage: PresentationStage) { hosts.append((ObjectIdentifier(stage), host)) }

    func release(for stage: PresentationStage) {
        guard let index = hosts.firstIndex(where: { $0.stage == ObjectIdentifier(stage) }) else { return }
        let former = hosts.remove(at: index)
        withExtendedLifetime(former) {}
    }

    func keeps(inFlight stage: PresentationStage) -> Bool {
        inFlight.contains { $0.stage == ObjectIdentifier(stage) }
    }

    func keep(inFlight controller: UIViewController, for stage: PresentationStage) {
        guard !keeps(inFlight: stage) else { return }
        inFlight.append((ObjectIdentifier(stage), controller))
    }

    func release(inFlightFor stage: PresentationStage) {
        guard let index = inFlight.firstIndex(where: { $0.stage == ObjectIdentifier(stage) }) else { return }
        // Released outside of mutations, because this may be the last reference.
        let former = inFlight.remove(at: index)
        withExtendedLifetime(former) {}
    }

    /// Makes several decisions before the first effect is performed.
    func together(_ decide: () -> Void) {
        runner.hold(decide)
        perform()
    }

    /// Makes several decisions. Their effects are performed after the app code of this turn has run, as in UIKit.
    /// Without a host there are no turns.
    func afterTurn(_ decide: () -> Void) {
        runner.hold(decide)
        guard !runner.isBusy, let app = window?.appContext, app.host != nil else { return perform() }
        app[DecidedPresentations.self].queues.append(DecidedPresentations.Entry(queue: self))
        app.environment.requestFrame()
    }

    /// Whether effects are pending.
    var isWaiting: Bool { runner.isWaiting }

    /// Performs the effects that are pending at the end of the turn.
    func start() { perform() }

    func add(_ effects: [PresentationEffect], of stage: PresentationStage) {
        runner.add(effects.map { .effect($0, stage) })
        perform()
    }

    func exchangeRoot(_ old: UIViewController?) {
        if let old { leavingRoots.append(old) }
        together {
            // A presentation of the old root would cover the new root, and no controller could dismiss it.
            old?.dismissFamily()
            runner.add([.exchangeRoot(old)])
        }
    }

    private func perform() {
        runner.run { work in
            switch work {
            case .effect(let effect, let stage):
                stage.tracedApp?.trace?.add("presentation", stage, effect: effect)
                stage.perform(effect)
            case .exchangeRoot(let old):
                window?.exchangeRoot(old)
                if let old, let index = leavingRoots.firstIndex(where: { $0 === old }) {
                    leavingRoots.remove(at: index)
                }
            }
        }
    }
}

extension UIWindow {
    /// The presentations of this window.
    var presentations: PresentationQueue {
        let queue = parts.box(PresentationQueue.self).part
        queue.window = self
        return queue
    }
}
