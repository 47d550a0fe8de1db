import Decisions
import MachineTables
import NavigationLogic

/// Performs the effects of a ``ColumnMachine`` as values, and records broken promises. Pages are numbers: a column's
/// first page is the column's index, so 0…2 are the first pages of separate columns.
struct ColumnLedger: Ledger {
    typealias Request = ColumnRequest<Int>
    typealias Effect = ColumnEffect<Int>
    typealias Act = ColumnMachineTests.Act

    var machine: ColumnMachine<Int>
    var promises = Promises()
    /// Whether there is room for one column only, and the automatic mode for the width.
    var isNarrow = false
    var automatic = SplitLayout.Mode.twoBeside
    /// The requests inside the next effect, as from a callback.
    var inside: [Request] = []
    private var waiting: [Effect] = []
    private var answers = 0
    private var isPerforming = false
    private var turns = 0

    private var onScreen: Set<Int> = []
    private var coming: Set<Int> = []
    private var going: Set<Int> = []
    private var inView: Set<Int> = []
    private var children: Set<Int> = []
    /// The last notification of the delegate about each column, and whether it has come true.
    private var notified: [SplitColumn: Notice] = [:]

    private struct Notice: Hashable {
        let shows: Bool
        let isOver: Bool
    }
    private var moving: Int?
    /// The numbers of columns whose pages join the one stack next.
    private var opening: [Int] = []
    private var isCollapsed = false

    init(_ style: SplitLayout.Style = .triple) { machine = ColumnMachine(style, isClassic: false) }

    // MARK: Requests

    mutating func make(_ act: Act) {
        switch act {
        case .send(let request): send(request)
        case .automatic(let mode): automatic = mode
        case .narrow(let isNarrow):
            self.isNarrow = isNarrow
            if machine.phase != .unarranged { send(.checkWidth) }
        }
    }

    mutating func send(_ request: Request) {
        // The end of the running motion, with any number.
        var request = request
        if case .motionEnded(-1) = request { request = .motionEnded(moving ?? 0) }
        waiting += promises.decide(request, &machine)
        guard !isPerforming else { return }
        isPerforming = true
        turns = 0
        while !waiting.isEmpty {
            let effect = waiting.removeFirst()
            answers = 0
            perform(effect)
        }
        isPerforming = false
    }

    private mutating func answer(_ request: Request) {
        let effects = promises.decide(request, &machine)
        waiting.insert(contentsOf: effects, at: answers)
        answers += effects.count
    }

    /// Ends all running motions.
    mutating func settle() {
        while let number = moving {
            moving = nil
            send(.motionEnded(number))
        }
        while !opening.isEmpty { send(.opened(opening.removeFirst(), isThere: opening.count.isMultiple(of: 2))) }
    }

    private mutating func call() {
        guard !inside.isEmpty else { return }
        send(inside.removeFirst())
    }

    // MARK: Effects

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .readRoom, .readRoomAgain: readRoom(effect)
        case .land(let number): answer(.landed(number))
        case .place(let column, let page): place(page, column)
        case .announce(let number, _):
            guard machine.phase.change?.number == number else { return }
            call()
            answer(.announced(number, mayMove: true))
        case .prepareChange(let number):
            if machine.phase.change?.number == number { answer(.announced(number, mayMove: true)) }
        case .will(let number, let transition):
            promises.keep(
                "a column that comes or goes is announced once",
                if: notified[transition.column]?.shows != transition.shows)
            notified[transition.column] = Notice(shows: transition.shows, isOver: false)
            call()
            answer(.notified(number))
        case .did(let transition):
            promises.keep(
                "a column has come or gone only after it was announced",
                if: notified[transition.column].map { $0.shows == transition.shows && !$0.isOver } ?? false)
            // Pages of the one stack are popped without notification.
            notified[transition.column] = isCollapsed ? nil : Notice(shows: transition.shows, isOver: true)
            call()
        case .open(let number, _):
            opening.append(number)
            call()
        case .askTop(let number):
            call()
            answer(.top(number, .secondary))
        case .gather(let number, _):
            answer(
                .gathered(
                    number,
                    ColumnStack(base: machine.hosts.compactMap { $0 }.first, stacks: SplitStacks([[0], [1], [2]]))))
            call()
        case .part: call()
        case .askMode(let number):
            call()
            answer(.expandTo(number, automatic, automatic: automatic))
        case .didCollapse:
            promises.keep("a split view collapses once", if: !isCollapsed)
            isCollapsed = true
            notified = notified.filter { !$0.value.isOver }
            call()
        case .didExpand:
            promises.keep("a split view expands after it has collapsed", if: isCollapsed)
            isCollapsed = false
            call()
        case .display: answer(.display)
        case .catchUp:
            // A change of the width hides and shows columns without notification.
            notified = notified.filter { !$0.value.isOver }
            answer(.display)
        case .move(let number): moving = number
        case .modeButton, .buttons, .layOut, .layOutStart, .detail: break
        default: performChild(effect)
        }
    }

    private mutating func readRoom(_ effect: Effect) {
        if isNarrow != machine.phase.isCollapsed {
            guard turns < 4 else { return }
            turns += 1
        } else if effect == .readRoomAgain {
            return
        }
        answer(.room(isNarrow: isNarrow, automatic: automatic))
    }

    private mutating func place(_ page: Int?, _ column: SplitColumn) {
        guard case .collapsed(let stack) = machine.phase else { return answer(.host(column, page)) }
        let base =
            stack.base == machine.host(column)
            ? page ?? machine.hosts.compactMap { $0 }.first { $0 != stack.base } : stack.base
        answer(.replace(column, page, ColumnStack(base: base, stacks: stack.stacks)))
    }

    private mutating func performChild(_ effect: Effect) {
        switch effect {
        case .attach(let page):
            children.insert(page)
            call()
        case .didMove(let page): promises.keep("a page has moved in as a child", if: children.contains(page))
        case .detach(let page):
            guard !machine.hosts.contains(page) else { return }
            promises.keep("a page that leaves is not on screen", if: !onScreen.contains(page) && !coming.contains(page))
            children.remove(page)
            call()
        case .prepare(let shown, _):
            for page in shown { promises.keep("a page on screen is a child", if: children.contains(page)) }
            call()
        case .willAppear(let page, _):
            promises.keep(
                "a page appears while it is not on screen", if: !onScreen.contains(page) && !coming.contains(page))
            going.remove(page)
            coming.insert(page)
            call()
        case .willDisappear(let page, _):
            promises.keep(
                "a page disappears while it is on screen", if: onScreen.contains(page) || coming.contains(page))
            onScreen.remove(page)
            coming.remove(page)
            going.insert(page)
            call()
        case .didAppear(let page):
            if coming.remove(page) != nil { onScreen.insert(page) }
            promises.keep("a page has appeared after its will-call", if: onScreen.contains(page))
            call()
        case .didDisappear(let page):
            promises.keep("a page has disappeared after its will-call", if: going.remove(page) != nil)
            call()
        case .order(let shown): inView.formUnion(shown)
        case .remove(let gone): inView.subtract(gone)
        default: break
        }
    }

    // MARK: Rest

    mutating func rest() {
        settle()
        promises.keep("no effect and no motion is left at rest", if: waiting.isEmpty && moving == nil)
        promises.keep("no appearance call is open at rest", if: coming.isEmpty && going.isEmpty)
        promises.keep("the visible pages have appeared at rest", if: onScreen == Set(machine.visible))
        promises.keep("the visible pages are in the view at rest", if: inView == Set(machine.visible))
        promises.keep(
            "each announced column has come or gone at rest", if: notified.values.allSatisfy(\.isOver))
        promises.keep(
            "the children are the pages of the columns at rest", if: Set(machine.hosts.compactMap { $0 }) == children
        )
        promises.keep(
            "a split view at rest has no open question and no motion",
            if: ["unarranged", "columns", "collapsed"].contains(caseName(machine.row)))
        guard machine.phase != .unarranged else { return }
        promises.keep(
            "the delegate knows at rest whether the split view is collapsed",
            if: isCollapsed == machine.phase.isCollapsed)
        let columns: [SplitColumn] = [.secondary, .inspector, .supplementary, .primary]
        let wanted =
            isCollapsed
            ? [machine.phase.stack?.base].compactMap { $0 }
            : columns.filter {
                $0 == .inspector ? machine.showsInspector : SplitLayout.shows($0, .triple, machine.mode.value)
            }.compactMap { machine.host($0) }
        promises.keep("the visible pages are those of the mode at rest", if: machine.visible == wanted)
    }
}

extension ColumnLedger {
    static let walks = ColumnMachineTests.openings.indices.map { opening in
        MachineWalk(
            ColumnMachineTests.openings[opening].name, length: 4, minimum: 250_000,
            from: { ColumnMachineTests.opened(opening) }
        ) { _ in ColumnMachineTests.acts }
    }
}
