import Decisions
import MachineTables
import NavigationLogic

/// Performs the effects of a ``TabMachine`` as values, and records broken promises. Pages are numbers; those from 100
/// on are in "More", whose own controller is 99.
struct TabLedger: Ledger {
    typealias Request = TabRequest<Int>
    typealias Effect = TabEffect<Int>

    var machine = TabMachine<Int>()
    var promises = Promises()
    /// Whether the delegate returns an animator.
    var moves = true
    /// The outcome of an interrupted motion.
    var completes = true
    /// The requests inside the next effects, as from callbacks.
    var inside: [Request] = []
    private var waiting: [Effect] = []
    private var answers = 0
    private var isPerforming = false

    private var onScreen: Set<Int> = []
    private var coming: Set<Int> = []
    private var going: Set<Int> = []
    private var inView: Set<Int> = []
    private var children: Set<Int> = []
    private var leaving: Set<Int> = []
    private var motion: Motion?

    private struct Motion: Hashable {
        let number: Int
        var hasBegun = false
        var isClosed = false
    }

    mutating func send(_ request: Request) {
        var request = request
        // The end of the running motion, with any number.
        if case .answered(-1, let completed) = request {
            request = .answered(machine.phase.moving?.number ?? 0, completed: completed)
        }
        waiting += promises.decide(request, &machine)
        guard !isPerforming else { return }
        isPerforming = true
        while !waiting.isEmpty {
            answers = 0
            perform(waiting.removeFirst())
        }
        isPerforming = false
    }

    private mutating func answer(_ request: Request) {
        let effects = promises.decide(request, &machine)
        waiting.insert(contentsOf: effects, at: answers)
        answers += effects.count
    }

    private mutating func call() {
        guard !inside.isEmpty else { return }
        send(inside.removeFirst())
    }

    private var wanted: Int? { machine.selected.map { $0 >= 100 ? 99 : $0 } }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .exchange(let animated): answer(.exchange(animated: animated))
        case .arrange(_, let mayMove):
            guard !machine.isExchanging else { return }
            call()
            if !machine.isExchanging { answer(.show(wanted, mayMove: mayMove)) }
        case .ask(let change):
            promises.keep("an animator is requested while none moves", if: motion == nil)
            call()
            answer(.asked(change.number, moves: moves))
            if let change = machine.phase.moving { motion = Motion(number: change.number) }
        case .interrupt: conclude(completes)
        case .conclude(let number, let completed): if machine.phase.moving?.number == number { conclude(completed) }
        case .release: answer(.release)
        case .begin(let number):
            promises.keep(
                "a motion begins once, after its animator was requested",
                if: motion.map { $0.number == number && !$0.hasBegun } ?? false)
            motion?.hasBegun = true
            call()
        case .close(let number, _):
            promises.keep(
                "a motion is closed once, after it has begun",
                if: motion.map { $0.number == number && $0.hasBegun && !$0.isClosed } ?? false)
            motion?.isClosed = true
            call()
        case .finish(let number, _):
            promises.keep(
                "a motion is finished after it was closed",
                if: motion.map { $0.number == number && $0.isClosed } ?? false)
            motion = nil
            call()
        case .returnPages, .valuesChanged: call()
        case .items, .returnBar, .updateBar, .updateOverlap, .restoreBar: break
        default: performChild(effect)
        }
    }

    private mutating func conclude(_ completed: Bool) {
        guard let change = machine.phase.moving else { return }
        answer(.ended(change.number, completed: completed, back: wanted == change.to ? change.from : nil))
    }

    private mutating func performChild(_ effect: Effect) {
        switch effect {
        case .willLeave(let page):
            leaving.insert(page)
            call()
        case .leave(let page):
            promises.keep("a page leaves after its will-call", if: leaving.contains(page))
            promises.keep(
                "a page that leaves is not on screen",
                if: !inView.contains(page) && !onScreen.contains(page) && !coming.contains(page))
            leaving.remove(page)
            children.remove(page)
            call()
        case .attach(let page):
            leaving.remove(page)
            children.insert(page)
            call()
        case .didMove(let page):
            promises.keep("a page has moved in as a child", if: children.contains(page))
            call()
        case .load(let page): promises.keep("a page on screen is a child", if: children.contains(page) || page == 99)
        case .willAppear(let page, _):
            guard !onScreen.contains(page), !coming.contains(page) else { return }
            going.remove(page)
            coming.insert(page)
            call()
        case .willDisappear(let page, _):
            if onScreen.remove(page) != nil || coming.remove(page) != nil { going.insert(page) }
            call()
        case .didAppear(let page):
            promises.keep("a page has appeared after its will-call", if: coming.remove(page) != nil)
            onScreen.insert(page)
            call()
        case .didDisappear(let page):
            promises.keep("a page has disappeared after its will-call", if: going.remove(page) != nil)
            call()
        case .install(let page): inView.insert(page)
        case .remove(let page): inView.remove(page)
        default: break
        }
    }

    mutating func make(_ request: Request) {
        if let fitted = TabMachineTests.fitted(request, to: machine) { send(fitted) }
    }

    mutating func rest() {
        // An animation that never ends breaks a promise.
        for _ in 0..<8 where machine.phase.moving != nil { send(.answered(-1, completed: true)) }
        promises.keep(
            "tabs at rest have no open question and no motion",
            if: ["empty", "resting"].contains(caseName(machine.row)) && motion == nil)
        promises.keep("no appearance call is open at rest", if: coming.isEmpty && going.isEmpty)
        let shown = Set([machine.phase.shown].compactMap { $0 })
        promises.keep(
            "the displayed page, and no other, is on screen at rest", if: onScreen == shown && inView == shown)
        promises.keep(
            "the selected page is displayed at rest",
            if: shown == Set([wanted].compactMap { $0 }))
        promises.keep(
            "the children are the controllers of the tabs at rest",
            if: children == Set(machine.controllers) && !machine.isExchanging)
        promises.keep("no page is about to leave at rest", if: leaving.isEmpty)
    }
}

extension TabLedger {
    static let walks = TabMachineTests.openings.flatMap { opening in
        [(true, true), (true, false), (false, true)].map { (moves, completes) in
            MachineWalk("\(opening.name), \(moves), \(completes)", length: 4, minimum: 100_000) {
                var ledger = TabLedger()
                (ledger.moves, ledger.completes) = (moves, completes)
                for request in opening.requests { ledger.make(request) }
                return ledger
            } acts: { _ in
                TabMachineTests.requests
            }
        }
    }
}
