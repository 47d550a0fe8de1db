/// Decides all changes of a navigation stack and its transitions. Handles requests and returns ordered effects.
///
/// `stack` changes immediately; `phase` is the state of the screen, which changes with the next layout. At rest the
/// visible page is the top of the stack. ``InterruptionPolicy`` has the steps for each phase and request.
///
/// The order of calls when one page replaces another is: will-move, load, old will disappear, new will appear, will
/// show, animation, old did disappear, new did appear, new did move to parent, did show, old did move from parent.
/// Measured (transitions/calls), except the position of the new page's did-move between its did-appear and did-show.
/// Chosen: at did-show, the delegate finds a complete child.
///
/// The machine never waits until its effects are performed, so requests during effects are legal: the caller appends
/// the new effects to the remaining ones.
package struct NavigationMachine<Page: Hashable & Sendable>: Sendable {
    package typealias Request = NavigationRequest<Page>
    package typealias Effect = NavigationEffect<Page>
    package typealias Phase = NavigationPhase<Page>
    package typealias Transition = NavigationTransition<Page>
    package typealias Rejection = NavigationRejection<Page>

    package internal(set) var phase: Phase = .offscreen(installed: nil)
    var pages = PageStack<Page>()
    var containment = Containment<Page>()
    var lastTransition = 0
    /// The stack that the running transition can exchange with the current one, if the transition changed more than one
    /// page.
    var exchange: StackExchange?
    /// The transition whose animator has exceeded its time.
    var overdueTransition: Int?
    /// Pages that the machine has dropped and that are not in the returned effects. The caller removes them after each
    /// request. So the last reference to a page is released after the access to the machine: during the access, the
    /// page's `deinit` could not read the stack.
    package var retired: [Page] = []

    package init() {}

    /// The pages, root first. If the caller keeps this array during a request, the request copies it.
    package var stack: [Page] { pages.pages }
    package var top: Page? { pages.top }
    package var depth: Int { pages.pages.count }
    package func contains(_ page: Page) -> Bool { pages.contains(page) }

    /// The visible page. During a transition, the page that the transition replaces.
    package var shown: Page? { phase.shown }
    package var transition: Transition? { phase.transition }

    /// Whether a request waits for the end of the running transition.
    package var isWaiting: Bool {
        switch phase {
        case .moving(let transition): transition.to != top
        case .settling(let transition, let outcome): (outcome == .completed ? transition.to : transition.from) != top
        case .offscreen, .appearing, .idle, .scheduled, .dragging, .disappearing: false
        }
    }

    /// Whether the next layout of the container starts a transition or replaces the appearing page.
    package var awaitsLayout: Bool {
        switch phase {
        case .scheduled: true
        case .appearing(let page, _): page != top
        case .offscreen, .idle, .moving, .dragging, .settling, .disappearing: false
        }
    }

    /// The row of ``InterruptionPolicy`` for the next request.
    package var policyPhase: InterruptionPolicy.Phase {
        let own = phase.policyPhase
        guard own == .moving || own == .settling, let overdueTransition else { return own }
        return transition?.id.number == overdueTransition ? .overdue : own
    }

    /// Two stacks that a transition can exchange for each other.
    struct StackExchange: Sendable {
        let transition: Int
        var other: [Page]
        /// The stack's version after the last exchange.
        var version: Int
    }

    /// Handles a request in the current phase and returns the effects in order.
    package mutating func handle(_ request: Request) -> [Effect] {
        if let rejection = rejection(of: request) { return [.reject(rejection)] }
        var effects: [Effect] = []
        for step in InterruptionPolicy.steps(policyPhase, request.policyRequest) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// The reason why a request is misuse of the current stack; nil for a legal request.
    package func rejection(of request: Request) -> Rejection? {
        switch request {
        case .push(let page, _):
            return contains(page) ? .pushedTwice(page) : nil
        case .popTo(let page, _):
            return contains(page) ? nil : .notOnStack(page)
        case .set(let list, _):
            var seen = Set<Page>(minimumCapacity: list.count)
            return list.first { !seen.insert($0).inserted }.map { .listedTwice($0) }
        default:
            return nil
        }
    }

    /// Another container has adopted a page that this stack has removed but may still show. No outcome of the
    /// transition returns the page to this stack.
    package mutating func forget(_ page: Page) {
        guard !contains(page) else { return }
        containment.forget(page)
        if returnable.contains(page) { keepStack() }
    }

    /// Drops the pages that had left before the screen showed this stack.
    mutating func markAsShown() { retired += pages.markAsShown() }

    mutating func endExchange() {
        if let other = exchange?.other { retired += other }
        exchange = nil
    }

    private mutating func perform(_ step: InterruptionPolicy.Step, _ request: Request, into effects: inout [Effect]) {
        switch step {
        case .finish: finish(into: &effects)
        case .cancelGesture: cancelGesture(into: &effects)
        case .store: store(request, into: &effects)
        case .change:
            change(request, topArrives: true, into: &effects)
            if awaitsLayout { effects.append(.schedule(from: shown, to: top, animated: false)) }
        case .exchange: exchange(into: &effects)
        case .schedule: schedule(request, into: &effects)
        case .start: start(into: &effects)
        case .queue: change(request, topArrives: true, into: &effects)
        case .grab: grab(into: &effects)
        case .scrub: scrub(request, into: &effects)
        case .release: release(request, into: &effects)
        case .catchAgain: catchAgain(request, into: &effects)
        case .conclude: conclude(request, into: &effects)
        case .answer: answer(request, into: &effects)
        case .expire: expire(request, into: &effects)
        case .enter: enter(request, into: &effects)
        case .entered: entered(into: &effects)
        case .leave: leave(request, into: &effects)
        case .left: left(into: &effects)
        }
    }

    /// Changes the stack and begins the moves of its pages. The screen stays the same.
    @discardableResult
    mutating func change(_ request: Request, topArrives: Bool, into effects: inout [Effect]) -> PageStack<Page>.Change {
        let before = depth
        let change: PageStack<Page>.Change
        switch request {
        case .push(let page, _): change = pages.push(page)
        case .pop: change = pages.removeLast(before > 1 ? 1 : 0)
        case .popTo(let page, _): change = pages.removeAll(above: page)
        case .popToRoot: change = pages.removeLast(max(before - 1, 0))
        case .set(let list, _):
            guard list != stack else { return PageStack.Change() }
            change = pages.replace(with: list)
            record(change, topArrives: topArrives, into: &effects)
            return change
        default: return PageStack.Change()
        }
        if !change.removed.isEmpty || !change.added.isEmpty {
            record(change, topArrives: topArrives, into: &effects)
        }
        return change
    }

    mutating func record(_ change: PageStack<Page>.Change, topArrives: Bool, into effects: inout [Effect]) {
        containment.record(
            change, arriving: topArrives ? top : nil, isMember: pages.contains, isOnScreen: phase.holds, into: &effects)
    }
}
