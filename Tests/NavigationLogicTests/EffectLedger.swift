import Decisions
import NavigationLogic

typealias Machine = NavigationMachine<String>
typealias Request = NavigationRequest<String>
typealias Effect = NavigationEffect<String>

/// Performs effects like the performing class, and records every violation of their order.
struct EffectLedger: Hashable {
    enum Appearance { case gone, appearing, there, disappearing }
    enum Move { case into, outOf }

    private(set) var complaints: [String] = []
    private(set) var appearance: [String: Appearance] = [:]
    private(set) var openMoves: [String: Move] = [:]
    private(set) var children: Set<String> = []
    private(set) var installed: Set<String> = []
    private(set) var running: NavigationTransition<String>?
    private var loaded: Set<String> = []
    private var known: Set<String> = []
    private var announced: String?
    private var prepared: TransitionID?

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

    private mutating func require(_ condition: Bool, _ effect: Effect, _ why: String) {
        if !condition { complaints.append("\(effect): \(why)") }
    }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .willMoveToParent(let page):
            require(known.contains(page), effect, "unknown page")
            require(openMoves[page] == nil, effect, "an earlier move is open")
            require(!children.contains(page), effect, "already a child")
            openMoves[page] = .into
            children.insert(page)
        case .willMoveFromParent(let page):
            require(openMoves[page] == nil, effect, "an earlier move is open")
            require(children.contains(page), effect, "not a child")
            openMoves[page] = .outOf
        case .didMoveToParent(let page):
            require(openMoves.removeValue(forKey: page) != nil, effect, "no will before it")
        case .didMoveFromParent(let page):
            require(openMoves.removeValue(forKey: page) == .outOf, effect, "no will before it")
            require(appearance[page, default: .gone] == .gone, effect, "still on screen")
            require(!installed.contains(page), effect, "its view is still installed")
            children.remove(page)
        case .stackChanged, .schedule, .unschedule: break
        case .loadView(let page):
            require(children.contains(page), effect, "not a child")
            loaded.insert(page)
        case .willAppear(let page, _):
            require(loaded.contains(page), effect, "its view is not loaded")
            require(children.contains(page), effect, "not a child")
            require([.gone, .disappearing].contains(appearance[page, default: .gone]), effect, "it is there")
            appearance[page] = .appearing
        case .didAppear(let page):
            require(appearance[page] == .appearing, effect, "no will before it")
            require(installed.contains(page), effect, "its view is not installed")
            appearance[page] = .there
        case .willDisappear(let page, _):
            require([.there, .appearing].contains(appearance[page, default: .gone]), effect, "it is not there")
            appearance[page] = .disappearing
        case .didDisappear(let page):
            require(appearance[page] == .disappearing, effect, "no will before it")
            appearance[page] = .gone
        case .willShow(let page, _):
            require(appearance[page] == .appearing, effect, "it does not appear")
            announced = page
        case .didShow(let page, _):
            require(announced == page, effect, "no willShow before it")
            require(appearance[page] == .there, effect, "it is not there")
            announced = nil
        case .prepare(let transition):
            require(running == nil, effect, "another transition runs")
            require(transition.animated, effect, "it does not move")
            prepared = transition.id
        case .begin(let transition):
            require(
                !transition.animated || prepared == transition.id, effect, "the delegate was not asked who moves it")
            require(running == nil, effect, "another transition runs")
            require(
                transition.from.map(installed.contains) ?? installed.isEmpty, effect, "its old page is not on screen")
            require(transition.from != transition.to, effect, "leads nowhere")
            running = transition
            if let to = transition.to { installed.insert(to) }
        case .update(let transition, _), .settle(let transition, _, _, _):
            require(running?.id.number == transition.id.number, effect, "it does not run")
            running = transition
        case .end(let transition, let outcome):
            require(running?.id == transition.id, effect, "it does not run")
            running = nil
            if let loser = outcome == .completed ? transition.from : transition.to { installed.remove(loser) }
        case .reject: break
        }
    }

    /// The conditions after the effects of a request.
    mutating func compare(with machine: Machine) {
        func check(_ condition: Bool, _ why: @autoclosure () -> String) {
            if !condition { complaints.append("in \(machine.phase) with \(machine.stack): \(why())") }
        }
        let visible = appearance.filter { $0.value != .gone }
        check(Set(machine.stack).count == machine.stack.count, "a page stands twice on the stack")
        check(Set(machine.stack).isSubset(of: children), "a page of the stack is not a child")
        switch machine.phase {
        case .idle(let page):
            check(page == machine.top, "the page on screen is not the top")
            check(visible == (page.map { [$0: Appearance.there] } ?? [:]), "visible: \(visible)")
            check(installed == Set([page].compactMap { $0 }), "installed: \(installed)")
            checkSettled()
        case .offscreen(let page):
            check(visible.isEmpty, "visible: \(visible)")
            check(page == nil || page == machine.top, "a page that is not the top is kept installed")
            check(installed == Set([page].compactMap { $0 }), "installed: \(installed)")
            checkSettled()
        case .scheduled(let page, _):
            check(visible == (page.map { [$0: Appearance.there] } ?? [:]), "visible: \(visible)")
            check(installed == Set([page].compactMap { $0 }), "installed: \(installed)")
            check(running == nil, "a transition runs")
        case .appearing(let page, _):
            check(page == machine.top || machine.awaitsLayout, "the page that comes is not the top")
            check(visible == (page.map { [$0: .appearing] } ?? [:]), "visible: \(visible)")
        case .disappearing(let page):
            check(visible == (page.map { [$0: .disappearing] } ?? [:]), "visible: \(visible)")
        case .moving(let transition), .dragging(let transition, _), .settling(let transition, _):
            // The transition may have become irreversible since its beginning.
            var begun = running
            if !transition.reversible { begun?.reversible = false }
            check(begun == transition, "it is not the transition that runs")
            check(visible.count == 2, "visible: \(visible)")
        }
        func checkSettled() {
            check(openMoves.isEmpty, "open moves: \(openMoves)")
            check(children == Set(machine.stack), "children: \(children)")
            check(running == nil, "a transition runs")
        }
    }
}

/// A machine with its ledger. Sending a request returns the trace as text.
struct Stage: Hashable {
    private(set) var machine = Machine()
    private(set) var ledger = EffectLedger()
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
        let effects = machine.handle(request)
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
}
