import Decisions
package import GestureLogic

/// Performs the effects of a ``DragMachine`` as values, and records broken promises.
package struct DragLedger: Ledger {
    package var promises = Promises()
    private var machine = DragMachine()
    private var inside: Int?
    private var entered: Set<Int> = []
    private var begins = 0
    private var willEnd: DragMachine.Operation?
    private var didEnd: DragMachine.Operation?
    private var isFinished = false
    private var transfers = 0
    private var performs = 0
    private var loads = 0

    package init() {}

    package mutating func make(_ request: DragMachine.Request) {
        switch request {
        // Data is loaded a few times, and a load ends after its beginning.
        case .beginLoading where loads == 2: return
        case .endLoading where loads == 0: return
        case .beginLoading: loads += 1
        case .endLoading: loads -= 1
        default: break
        }
        for effect in promises.decide(request, &machine) { perform(effect) }
        switch machine.phase {
        case .dragging(let hover): promises.keep("the target under the finger was entered", if: hover?.target == inside)
        case .cancelling: promises.keep("a drag that is cancelled is over no target", if: inside == nil)
        case .transferring, .over: promises.keep("a session that began has ended", if: begins == 0 || didEnd != nil)
        case .idle, .lifted, .dropping: break
        }
    }

    private mutating func perform(_ effect: DragMachine.Effect) {
        promises.keep("only the transfer follows the end", if: !isFinished || effect == .didTransfer)
        switch effect {
        case .willBegin:
            begins += 1
            promises.keep("a session begins once", if: begins == 1)
        case .enter(let target):
            promises.keep("a target is entered after the former was left", if: inside == nil && willEnd == nil)
            inside = target
            entered.insert(target)
        case .update(let target):
            promises.keep("the target under the finger is asked", if: inside == target && willEnd == nil)
        case .exit(let target):
            promises.keep("the target under the finger is left", if: inside == target)
            inside = nil
        case .willEnd(let operation):
            promises.keep("the end of a session is announced once", if: willEnd == nil && begins == 1)
            willEnd = operation
        case .perform(let target):
            promises.keep(
                "the target under the finger performs an announced drop", if: inside == target && willEnd?.drops == true
            )
            performs += 1
        case .conclude(let target):
            promises.keep(
                "the target that performed the drop is notified of its end", if: inside == target && performs == 1)
        case .endDrop(let target):
            promises.keep("each entered target gets one end", if: entered.remove(target) != nil)
        case .didEnd(let operation):
            promises.keep("a session ends once, as announced", if: operation == willEnd && didEnd == nil)
            promises.keep("each entered target gets its end before the session", if: entered.isEmpty)
            promises.keep("a session ends with a drop if a target performed it", if: operation.drops == (performs == 1))
            didEnd = operation
        case .finish: isFinished = true
        case .didTransfer:
            transfers += 1
            promises.keep("the transfer of a drop is reported once", if: transfers == 1 && didEnd?.drops == true)
        case .showLift, .cancelLift, .didMove, .addItems, .show, .animateDrop, .animateCancel: break
        }
    }

    package mutating func rest() {
        for request in [DragMachine.Request.release, .settle] { make(request) }
        while loads > 0 { make(.endLoading) }
        promises.keep("a session that began ends after its release", if: begins == 0 || isFinished)
        promises.keep("each drop has its transfer", if: transfers == (didEnd?.drops == true ? 1 : 0))
    }
}

extension DragLedger {
    private static let openings: [(name: String, length: Int, requests: [DragMachine.Request])] = [
        ("idle", 7, []), ("dragging", 4, [.lift, .begin(allowsMove: true)]),
        ("over a target", 4, [.lift, .begin(allowsMove: true), .move(over: 1), .propose(.copy, by: 1)]),
    ]

    package static let walks: [MachineWalk] = openings.map { opening in
        MachineWalk(opening.name, length: opening.length, minimum: 50_000) {
            var ledger = DragLedger()
            for request in opening.requests { ledger.make(request) }
            return ledger
        } acts: { _ in
            [
                .lift, .begin(allowsMove: true), .begin(allowsMove: false), .move(over: nil), .move(over: 1),
                .move(over: 2), .propose(.copy, by: 1), .propose(.move, by: 2), .propose(.forbidden, by: 1), .add,
                .release, .cancel, .settle, .beginLoading, .endLoading,
            ]
        }
    }
}
