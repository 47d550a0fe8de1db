package import DataExchange
import Decisions

/// Performs the effects of an ``OutsideDropMachine`` as values, and records broken promises.
package struct OutsideDropLedger: Ledger {
    package var promises = Promises()
    private var machine = OutsideDropMachine()
    private var hasDropped = false
    private var hasEnded = false
    private var hasLanded = false
    private var isCancelled = false
    private var outcomes = 0
    private var windows = 0
    private var settles = 0

    package init() {}

    package mutating func make(_ request: OutsideDropMachine.Request) {
        switch request {
        case .ended: hasEnded = hasDropped
        case .landed:
            // The previews land once.
            guard !hasLanded else { return }
            hasLanded = true
        case .finish where hasDropped && settles == 0: return
        // The items are dropped before their previews land.
        case .drop where hasLanded, .dropInWindow where hasLanded: return
        default: break
        }
        for effect in promises.decide(request, &machine) { perform(effect) }
        promises.keep(
            "a drag ends after its previews landed and the other program ended the drop",
            if: settles == (hasLanded && hasDropped == hasEnded ? 1 : 0))
        if case .answer(let operation) = request, !hasDropped, !isCancelled {
            promises.keep("the last answer decides", if: machine.answer == operation)
        }
    }

    private mutating func perform(_ effect: OutsideDropMachine.Effect) {
        switch effect {
        case .refresh: promises.keep("the drag asks again only before the drop", if: !hasDropped && !isCancelled)
        case .drop:
            promises.keep("the items are dropped once, while they are offered", if: !hasDropped && !isCancelled)
            hasDropped = true
        case .cancel:
            promises.keep("an offer is withdrawn once, if nothing was dropped", if: !hasDropped && !isCancelled)
            isCancelled = true
        case .openWindow:
            windows += 1
            promises.keep(
                "a window opens once, after the offer was withdrawn", if: isCancelled && !hasDropped && windows == 1)
        case .outcome:
            outcomes += 1
            promises.keep("the outcome of a drop is reported once", if: hasDropped && outcomes == 1)
        case .settle:
            promises.keep("the outcome is reported before the end of the drag", if: outcomes == (hasDropped ? 1 : 0))
            settles += 1
        }
    }

    package mutating func rest() {
        if hasDropped { make(.ended(.copy)) }
        make(.landed)
        make(.finish)
        promises.keep("an offer ends by a drop or is withdrawn", if: hasDropped != isCancelled)
    }
}

extension OutsideDropLedger {
    package static let walks: [MachineWalk] = [
        MachineWalk("offered", length: 6, minimum: 200_000, from: { OutsideDropLedger() }) { _ in
            [
                .answer(.copy), .answer(.move), .answer(nil), .enter, .exit, .drop, .dropInWindow, .ended(.copy),
                .ended(nil), .landed, .finish,
            ]
        }
    ]
}

extension MachineTables {
    static let outsideDrops = MachineTable(
        "drops on other programs", from: [OutsideDropMachine()], rows: ["offered", "dropping", "landed", "over"],
        columns: ["answer", "enter", "exit", "drop", "dropInWindow", "ended", "landed", "finish"]
    ) { _ in [.answer(.copy), .enter, .exit, .drop, .dropInWindow, .ended(.copy), .landed, .finish] }
}
