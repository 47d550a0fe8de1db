import Decisions
import MachineTables
import NavigationLogic

typealias Machine = NavigationMachine<String>
typealias Request = NavigationRequest<String>
typealias Effect = NavigationEffect<String>

/// Performs effects like the performing class, and records every violation of their order.
struct EffectLedger: Hashable {
    enum Appearance { case gone, appearing, there, disappearing }
    enum Move { case into, outOf }

    var promises = Promises()
    private(set) var appearance: [String: Appearance] = [:]
    private(set) var openMoves: [String: Move] = [:]
    private(set) var children: Set<String> = []
    private(set) var installed: Set<String> = []
    private(set) var running: NavigationTransition<String>?
    private var loaded: Set<String> = []
    private var known: Set<String> = []
    private var announced: String?
    private var prepared: TransitionID?
    /// Whether a layout was requested for another page than the one that appears.
    private var isScheduled = false

    mutating func learn(_ request: Request) {
        switch request {
        case .push(let page, _): known.insert(page)
        case .set(let list, _): known.formUnion(list)
        default: break
        }
    }

    mutating func perform(_ effects: [Effect]) {
        for effect in effects { perform(effect) }
    }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .willMoveToParent(let page):
            promises.keep("a page that moves in was requested", if: known.contains(page))
            promises.keep("one move of a page is open at a time", if: openMoves[page] == nil)
            promises.keep("a page moves in once", if: !children.contains(page))
            openMoves[page] = .into
            children.insert(page)
        case .willMoveFromParent(let page):
            promises.keep("one move of a page is open at a time", if: openMoves[page] == nil)
            promises.keep("a page that loads, appears or moves out is a child", if: children.contains(page))
            openMoves[page] = .outOf
        case .didMoveToParent(let page):
            promises.keep("a page has moved in after its will-call", if: openMoves.removeValue(forKey: page) != nil)
        case .didMoveFromParent(let page):
            promises.keep("a page has moved out after its will-call", if: openMoves.removeValue(forKey: page) == .outOf)
            promises.keep("a page moves out after it has disappeared", if: appearance[page, default: .gone] == .gone)
            promises.keep("a page moves out after its view was removed", if: !installed.contains(page))
            children.remove(page)
        case .schedule: isScheduled = true
        case .unschedule: isScheduled = false
        case .stackChanged: break
        case .loadView(let page):
            promises.keep("a page that loads, appears or moves out is a child", if: children.contains(page))
            loaded.insert(page)
        case .willAppear(let page, _):
            promises.keep("a page appears after its view was loaded", if: loaded.contains(page))
            promises.keep("a page that loads, appears or moves out is a child", if: children.contains(page))
            promises.keep(
                "a page appears while it is not on screen",
                if: [.gone, .disappearing].contains(appearance[page, default: .gone]))
            appearance[page] = .appearing
            isScheduled = false
        case .didAppear(let page):
            promises.keep("a page has appeared after its will-call", if: appearance[page] == .appearing)
            promises.keep("a page has appeared with its view", if: installed.contains(page))
            appearance[page] = .there
        case .willDisappear(let page, _):
            promises.keep(
                "a page disappears while it is on screen",
                if: [.there, .appearing].contains(appearance[page, default: .gone]))
            appearance[page] = .disappearing
        case .didDisappear(let page):
            promises.keep("a page has disappeared after its will-call", if: appearance[page] == .disappearing)
            appearance[page] = .gone
        case .willShow(let page, _):
            promises.keep("the delegate is notified of a page that appears", if: appearance[page] == .appearing)
            announced = page
        case .didShow(let page, _):
            promises.keep("the did-call of the delegate follows the will-call", if: announced == page)
            promises.keep(
                "the did-call of the delegate comes after the page has appeared", if: appearance[page] == .there)
            announced = nil
        case .prepare(let transition):
            promises.keep("one transition runs at a time", if: running == nil)
            promises.keep("only an animated transition has an animator", if: transition.animated)
            prepared = transition.id
        case .begin(let transition):
            promises.keep(
                "an animated transition begins after its animator was requested",
                if: !transition.animated || prepared == transition.id)
            promises.keep("one transition runs at a time", if: running == nil)
            promises.keep(
                "a transition begins at the page on screen",
                if: transition.from.map(installed.contains) ?? installed.isEmpty)
            promises.keep("a transition leads to another page", if: transition.from != transition.to)
            running = transition
            if let to = transition.to { installed.insert(to) }
        case .update(let transition, _), .settle(let transition, _, _, _):
            promises.keep("a transition changes while it runs", if: running?.id.number == transition.id.number)
            running = transition
        case .end(let transition, let outcome):
            promises.keep("a transition ends once", if: running?.id == transition.id)
            running = nil
            if let loser = outcome == .completed ? transition.from : transition.to { installed.remove(loser) }
        case .reject: break
        }
    }

    /// The conditions after the effects of a request.
    mutating func compare(with machine: Machine) {
        let visible = appearance.filter { $0.value != .gone }
        promises.keep("a page is on the stack once", if: Set(machine.stack).count == machine.stack.count)
        promises.keep("the pages of the stack are children", if: Set(machine.stack).isSubset(of: children))
        switch machine.phase {
        case .idle(let page):
            promises.keep("the page on screen is the top at rest", if: page == machine.top)
            promises.keep("one page is on screen at rest", if: visible == (page.map { [$0: Appearance.there] } ?? [:]))
            promises.keep("one view is in the container at rest", if: installed == Set([page].compactMap { $0 }))
            checkSettled()
        case .offscreen(let page):
            promises.keep("no page is on screen in a container off screen", if: visible.isEmpty)
            promises.keep("only the top page keeps its view off screen", if: page == nil || page == machine.top)
            promises.keep("one view is in the container at rest", if: installed == Set([page].compactMap { $0 }))
            checkSettled()
        case .scheduled(let page, _):
            promises.keep("one page is on screen at rest", if: visible == (page.map { [$0: Appearance.there] } ?? [:]))
            promises.keep("one view is in the container at rest", if: installed == Set([page].compactMap { $0 }))
            promises.keep("no transition runs at rest", if: running == nil)
        case .appearing(let page, _):
            promises.keep(
                "the page that appears with its container is the top, or a layout was requested",
                if: page == machine.top || isScheduled)
            promises.keep("one page appears with its container", if: visible == (page.map { [$0: .appearing] } ?? [:]))
        case .disappearing(let page):
            promises.keep(
                "one page disappears with its container", if: visible == (page.map { [$0: .disappearing] } ?? [:]))
        case .moving(let transition), .dragging(let transition, _), .settling(let transition, _):
            // The transition may have become irreversible since its beginning.
            var begun = running
            if !transition.reversible { begun?.reversible = false }
            promises.keep("the running transition is the decided one", if: begun == transition)
            promises.keep("both pages of a transition are on screen", if: visible.count == 2)
        }
        func checkSettled() {
            promises.keep("no move is open at rest", if: openMoves.isEmpty)
            promises.keep("the children are the pages of the stack at rest", if: children == Set(machine.stack))
            promises.keep("no transition runs at rest", if: running == nil)
        }
    }
}

/// A machine with its ledger. Sending a request returns the trace as text.
struct Stage: Ledger {
    private(set) var machine = Machine()
    private(set) var ledger = EffectLedger()
    var promises: Promises {
        get { ledger.promises }
        set { ledger.promises = newValue }
    }
    var log: [Request] = []
    /// Whether a layout follows each request that waits for one, as at the end of a turn of the app.
    var laysOut = true

    /// Creates a container on screen with these pages.
    init(_ pages: String...) {
        send(.set(pages, animated: false))
        send(.containerWillAppear(animated: false))
        send(.containerDidAppear)
    }

    static var offscreen: Stage { Stage(empty: ()) }
    private init(empty: Void) {}

    @discardableResult
    mutating func send(_ requests: Request...) -> String {
        requests.map { take($0).filter(isNotification).map(\.description).joined(separator: "\n") }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Sends a request without making its trace.
    @discardableResult
    mutating func take(_ request: Request) -> [Effect] {
        log.append(request)
        ledger.learn(request)
        var effects = perform(request)
        if laysOut, machine.awaitsLayout { effects += perform(.layout) }
        return effects
    }

    private mutating func perform(_ request: Request) -> [Effect] {
        let effects = promises.decide(request, &machine)
        ledger.perform(effects)
        ledger.compare(with: machine)
        return effects
    }

    private func isNotification(_ effect: Effect) -> Bool {
        switch effect {
        case .prepare: false
        case .schedule, .unschedule: !laysOut
        default: true
        }
    }

    /// The page that the running transition could return has moved elsewhere.
    mutating func keepStack() { machine.keepStack() }
    mutating func forget(_ page: String) { machine.forget(page) }

    /// Ends the running motion.
    @discardableResult
    mutating func finishMotion() -> String {
        machine.transition.map { send(.animationEnded($0.id)) } ?? ""
    }

    /// Ends all motions, one after the other.
    mutating func settle() {
        if machine.awaitsLayout { take(.layout) }
        for _ in 0..<4 where machine.transition != nil {
            if case .dragging = machine.phase { take(.release(fraction: 0.3, velocity: 0)) }
            if let transition = machine.transition { take(.animationEnded(transition.id)) }
        }
    }

    mutating func make(_ request: Request) {
        take(request)
        log = []
    }

    mutating func rest() {
        settle()
        promises.keep("each transition ends", if: machine.transition == nil)
    }
}

extension Stage {
    static let walks = InterruptionMatrixTests.openings.indices.flatMap { opening in
        [true, false].map { laysOut in
            MachineWalk(InterruptionMatrixTests.openings[opening].name, length: 3, minimum: 15_000) {
                var stage = InterruptionMatrixTests.open(opening)
                stage.laysOut = laysOut
                stage.log = []
                return stage
            } acts: {
                $0 < 2 ? InterruptionMatrixTests.requests : InterruptionMatrixTests.thirdRequests
            }
        }
    }
}
