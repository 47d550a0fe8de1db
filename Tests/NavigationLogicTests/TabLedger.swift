import Decisions
import NavigationLogic

/// Performs the effects of a ``TabMachine`` as values, and records broken promises. Pages are numbers; those from 100
/// on are in "More", whose own controller is 99.
struct TabLedger: Hashable {
    typealias Request = TabRequest<Int>
    typealias Effect = TabEffect<Int>

    var machine = TabMachine<Int>()
    var complaints: [String] = []
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
        waiting += machine.handle(request)
        guard !isPerforming else { return }
        isPerforming = true
        while !waiting.isEmpty {
            answers = 0
            perform(waiting.removeFirst())
        }
        isPerforming = false
    }

    private mutating func answer(_ request: Request) {
        let effects = machine.handle(request)
        waiting.insert(contentsOf: effects, at: answers)
        answers += effects.count
    }

    private mutating func call() {
        guard !inside.isEmpty else { return }
        send(inside.removeFirst())
    }

    private mutating func complain(_ line: String, unless holds: Bool) {
        if !holds { complaints.append(line) }
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
            complain("asks while it moves", unless: motion == nil)
            call()
            answer(.asked(change.number, moves: moves))
            if let change = machine.phase.moving { motion = Motion(number: change.number) }
        case .interrupt: conclude(completes)
        case .conclude(let number, let completed): if machine.phase.moving?.number == number { conclude(completed) }
        case .release: answer(.release)
        case .begin(let number):
            complain(
                "\(number) begins and is not asked for",
                unless: motion.map { $0.number == number && !$0.hasBegun } ?? false)
            motion?.hasBegun = true
            call()
        case .close(let number, _):
            complain(
                "\(number) is closed and has not begun",
                unless: motion.map { $0.number == number && $0.hasBegun && !$0.isClosed } ?? false)
            motion?.isClosed = true
            call()
        case .finish(let number, _):
            complain(
                "\(number) is finished and not closed",
                unless: motion.map { $0.number == number && $0.isClosed } ?? false)
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
            complain("\(page) leaves unannounced", unless: leaving.contains(page))
            complain(
                "\(page) leaves while it shows",
                unless: !inView.contains(page) && !onScreen.contains(page) && !coming.contains(page))
            leaving.remove(page)
            children.remove(page)
            call()
        case .attach(let page):
            leaving.remove(page)
            children.insert(page)
            call()
        case .didMove(let page):
            complain("\(page) moved in without being a child", unless: children.contains(page))
            call()
        case .load(let page): complain("\(page) shows and is no child", unless: children.contains(page) || page == 99)
        case .willAppear(let page, _):
            guard !onScreen.contains(page), !coming.contains(page) else { return }
            going.remove(page)
            coming.insert(page)
            call()
        case .willDisappear(let page, _):
            if onScreen.remove(page) != nil || coming.remove(page) != nil { going.insert(page) }
            call()
        case .didAppear(let page):
            complain("\(page) has come without its will", unless: coming.remove(page) != nil)
            onScreen.insert(page)
            call()
        case .didDisappear(let page):
            complain("\(page) has gone without its will", unless: going.remove(page) != nil)
            call()
        case .install(let page): inView.insert(page)
        case .remove(let page): inView.remove(page)
        default: break
        }
    }

    mutating func check() {
        complain("something waits", unless: waiting.isEmpty)
        complain(
            "it is asked or moves at rest: \(machine.phase)",
            unless: ["empty", "resting"].contains(caseName(machine.row)) && motion == nil)
        complain("calls are open: \(coming), \(going)", unless: coming.isEmpty && going.isEmpty)
        let shown = Set([machine.phase.shown].compactMap { $0 })
        complain("on screen are \(onScreen), not \(shown)", unless: onScreen == shown && inView == shown)
        complain(
            "\(String(describing: wanted)) is selected, and \(shown) shows",
            unless: shown == Set([wanted].compactMap { $0 }))
        complain(
            "children are \(children), not \(machine.controllers)",
            unless: children == Set(machine.controllers) && !machine.isExchanging)
        complain("announced to leave, and not gone: \(leaving)", unless: leaving.isEmpty)
    }
}
