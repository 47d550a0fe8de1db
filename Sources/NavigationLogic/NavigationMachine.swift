import Decisions

/// Decides all changes of a navigation stack and its transitions.
///
/// `stack` changes immediately; `phase` is the state of the screen, which changes with the next layout. At rest the
/// visible page is the top of the stack.
///
/// The order of calls when one page replaces another is: will-move, load, old will disappear, new will appear, will
/// show, animation, old did disappear, new did appear, new did move to parent, did show, old did move from parent.
/// Measured (transitions/calls), except the position of the new page's did-move between its did-appear and did-show.
/// Chosen: at did-show, the delegate finds a complete child.
package struct NavigationMachine<Page: Hashable & Sendable>: StateMachine, Hashable {
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

    package var row: Row {
        switch phase {
        case .offscreen(let page): .offscreen(installed: page)
        case .appearing(let page, let animated): .appearing(page, animated: animated)
        case .idle: .idle
        case .scheduled(let page, let scheduled): .scheduled(page, scheduled)
        case .moving(let transition):
            isOverdue(transition) ? .overdue(transition, decided: nil) : .moving(transition)
        case .dragging(let transition, let fraction): .dragging(transition, fraction: fraction)
        case .settling(let transition, let outcome):
            isOverdue(transition) ? .overdue(transition, decided: outcome) : .settling(transition, outcome)
        case .disappearing(let page): .disappearing(page)
        }
    }

    private func isOverdue(_ transition: Transition) -> Bool { transition.id.number == overdueTransition }

    /// Two stacks that a transition can exchange for each other.
    struct StackExchange: Hashable, Sendable {
        let transition: Int
        var other: [Page]
        /// The stack's version after the last exchange.
        var version: Int
    }

    /// Nil for the end of an animation that was replaced, or of another transition's animator.
    package func column(for request: Request) -> Column? {
        if let rejection = rejection(of: request) { return .misuse(rejection) }
        switch request {
        case .push(let page, let animated): return column(for: .push(page), animated)
        case .pop(let animated): return column(for: .pop, animated)
        case .popTo(let page, let animated): return column(for: .popTo(page), animated)
        case .popToRoot(let animated): return column(for: .popToRoot, animated)
        case .set(let pages, let animated): return column(for: .set(pages), animated)
        case .grab: return .grab
        case .drag(let fraction): return .drag(fraction: fraction)
        case .release(let fraction, let velocity): return .release(Release(fraction: fraction, velocity: velocity))
        case .releaseAs(let outcome, let fraction, let velocity):
            return .release(Release(fraction: fraction, velocity: velocity, outcome: outcome))
        case .catchAgain(let fraction): return .catchAgain(fraction: fraction, byUser: true)
        case .hold(let fraction): return .catchAgain(fraction: fraction, byUser: false)
        case .animatorEnded(let number, let outcome):
            return number == transition?.id.number ? .animatorEnded(outcome) : nil
        case .overdue(let number): return number == transition?.id.number ? .overdue : nil
        case .animationEnded(let id): return id == transition?.id ? .animationEnded : nil
        case .layout: return .layout
        case .containerWillAppear(let animated): return .willAppear(animated: animated)
        case .containerDidAppear: return .didAppear
        case .containerWillDisappear(let animated): return .willDisappear(animated: animated)
        case .containerDidDisappear: return .didDisappear
        }
    }

    private func column(for change: StackChange<Page>, _ animated: Bool) -> Column {
        animated ? .animatedChange(change) : .unanimatedChange(change)
    }

    /// The reason why a request is misuse of the current stack; nil for a legal request.
    private func rejection(of request: Request) -> Rejection? {
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

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .reject(let rejection): effects.append(.reject(rejection))
        case .finish(let transition, let outcome): end(transition, outcome, animated: false, into: &effects)
        case .cancelGesture(let transition): cancelGesture(transition, into: &effects)
        case .store(let change):
            self.change(change, topArrives: false, into: &effects)
            markAsShown()
        case .uninstall(let page): uninstall(page, into: &effects)
        case .change(let change):
            self.change(change, topArrives: true, into: &effects)
            if awaitsLayout { effects.append(.schedule(from: shown, to: top, animated: false)) }
        case .exchange(let page, let animated): exchange(page, animated, into: &effects)
        case .schedule(let change, let animated): schedule(change, animated, into: &effects)
        case .reschedule(let change, let animated, let page, let scheduled):
            reschedule(change, animated, since: page, scheduled, into: &effects)
        case .start(let page, let scheduled): start(scheduled, from: page, into: &effects)
        case .unschedule: effects.append(.unschedule)
        case .queue(let change): self.change(change, topArrives: true, into: &effects)
        case .grab: grab(into: &effects)
        case .scrub(let transition, let wanted, let last):
            let fraction = share(wanted, otherwise: last)
            phase = .dragging(transition, fraction: fraction)
            effects.append(.update(transition, fraction: fraction))
        case .release(let transition, let release, let last):
            self.release(transition, release, last: last, into: &effects)
        case .catchAgain(let transition, let outcome, let fraction, let byUser):
            catchAgain(transition, outcome, fraction: fraction, byUser, into: &effects)
        case .conclude(let transition, let outcome): conclude(transition, outcome, into: &effects)
        case .answer(let transition, let outcome, let decided):
            answer(transition, outcome, decided: decided, into: &effects)
        case .expire(let transition, let outcome):
            if isWaiting {
                conclude(transition, outcome, into: &effects)
            } else {
                overdueTransition = transition.id.number
            }
        case .hide(let page): if let page, page != top { effects.append(.didDisappear(page)) }
        case .enter(let page, let animated): enter(over: page, animated, into: &effects)
        case .entered(let animated): entered(animated, into: &effects)
        case .leave(let animated): leave(animated, into: &effects)
        case .left: left(into: &effects)
        }
    }

    /// Changes the stack and begins the moves of its pages. The screen stays the same.
    mutating func change(_ change: StackChange<Page>, topArrives: Bool, into effects: inout [Effect]) {
        let before = depth
        let moves: PageStack<Page>.Change
        switch change {
        case .push(let page): moves = pages.push(page)
        case .pop: moves = pages.removeLast(before > 1 ? 1 : 0)
        case .popTo(let page): moves = pages.removeAll(above: page)
        case .popToRoot: moves = pages.removeLast(max(before - 1, 0))
        case .set(let list):
            guard list != stack else { return }
            return record(pages.replace(with: list), topArrives: topArrives, into: &effects)
        }
        if !moves.removed.isEmpty || !moves.added.isEmpty { record(moves, topArrives: topArrives, into: &effects) }
    }

    mutating func record(_ change: PageStack<Page>.Change, topArrives: Bool, into effects: inout [Effect]) {
        containment.record(
            change, arriving: topArrives ? top : nil, isMember: pages.contains, isOnScreen: phase.holds, into: &effects)
    }
}
