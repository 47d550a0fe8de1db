/// The one place where a navigation stack and its transitions change: requests in, ordered effects out.
///
/// `stack` is the app's, and changes at once; `phase` is what the screen is doing about it, from the next layout on. At
/// rest both agree: the page on screen is the top of the stack. ``InterruptionPolicy`` says which steps a request takes
/// in which phase.
///
/// The order of calls for one page replacing another is
/// will-move, load, old will disappear, new will appear, will show, motion, old did disappear, new did appear,
/// new did move to parent, did show, old did move from parent. Measured (transitions/calls), except the place of the
/// new page's did-move, between its did-appear and did-show. Chosen: a delegate that gets did-show finds a complete
/// child.
///
/// The machine never waits for its effects to be performed, so requests made while they are performed are legal: the
/// caller appends the new effects to the ones it has left.
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
    /// What the running transition put in the place of another stack, if it changed more than one page.
    var exchange: StackExchange?
    /// The transition whose animator has had its time.
    var overdueTransition: Int?
    /// Pages that the machine has forgotten, beyond those in the effects that it answered. Where an app reaches the
    /// machine, they are taken out after each request: the last reference to a page dies after the access to the
    /// machine then, and not inside, where the page's `deinit` could not read the stack.
    package var retired: [Page] = []

    package init() {}

    /// The pages, root first. Holding on to the array across a request makes that request copy it.
    package var stack: [Page] { pages.pages }
    package var top: Page? { pages.top }
    package var depth: Int { pages.pages.count }
    package func contains(_ page: Page) -> Bool { pages.contains(page) }

    /// The page that the screen belongs to: during a transition still the old one.
    package var shown: Page? { phase.shown }
    package var transition: Transition? { phase.transition }

    /// Whether a request waits for the running transition to end.
    package var isWaiting: Bool {
        switch phase {
        case .moving(let transition): transition.to != top
        case .settling(let transition, let outcome): (outcome == .completed ? transition.to : transition.from) != top
        case .offscreen, .appearing, .idle, .scheduled, .dragging, .disappearing: false
        }
    }

    /// Whether the next layout of the container starts or exchanges something.
    package var awaitsLayout: Bool {
        switch phase {
        case .scheduled: true
        case .appearing(let page, _): page != top
        case .offscreen, .idle, .moving, .dragging, .settling, .disappearing: false
        }
    }

    /// The row of ``InterruptionPolicy`` that the next request reads.
    package var policyPhase: InterruptionPolicy.Phase {
        let own = phase.policyPhase
        guard own == .moving || own == .settling, let overdueTransition else { return own }
        return transition?.id.number == overdueTransition ? .overdue : own
    }

    /// Two stacks, of which the transition can put one in the place of the other.
    struct StackExchange: Sendable {
        let transition: Int
        var other: [Page]
        /// The stack's version after the last exchange.
        var version: Int
    }

    /// Takes a request in whatever phase, and says what to do about it, in order.
    package mutating func handle(_ request: Request) -> [Effect] {
        if let rejection = rejection(of: request) { return [.reject(rejection)] }
        var effects: [Effect] = []
        for step in InterruptionPolicy.steps(policyPhase, request.policyRequest) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// Why this request would be misuse, judged against the stack that the app sees now.
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

    /// A page that is not on the stack any more, but may still be on its way out, has gone to another container. It
    /// does not come back from there by itself, whatever becomes of it.
    package mutating func forget(_ page: Page) {
        guard !contains(page) else { return }
        containment.forget(page)
        if returnable.contains(page) { keepStack() }
    }

    /// Forgets the pages that left before the screen showed this stack.
    mutating func markAsShown() { retired += pages.markAsShown() }

    mutating func endExchange() {
        if let other = exchange?.other { retired += other }
        exchange = nil
    }

    private mutating func perform(_ step: InterruptionPolicy.Step, _ request: Request, into effects: inout [Effect]) {
        switch step {
        case .finish: finish(into: &effects)
        case .letGo: letGo(into: &effects)
        case .store: store(request, into: &effects)
        case .change:
            change(request, topArrives: true, into: &effects)
            if awaitsLayout { effects.append(.schedule(from: shown, to: top, animated: false)) }
        case .exchange: exchange(into: &effects)
        case .schedule: schedule(request, into: &effects)
        case .start: start(into: &effects)
        case .wait: change(request, topArrives: true, into: &effects)
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

    /// Changes the stack and opens the moves of the pages concerned; nothing on screen follows here.
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
