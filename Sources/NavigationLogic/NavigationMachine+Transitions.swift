/// Transitions from one page to the next: animated, unanimated or interactive.
extension NavigationMachine {
    /// Changes the stack at rest and requests a layout that shows the top page.
    mutating func schedule(_ change: StackChange<Page>, _ animated: Bool, into effects: inout [Effect]) {
        let (version, page) = (pages.version, shown)
        let reversal: ScheduledChange<Page>.Reversal = change.isOnePage && page == top ? .onePage : .stack(stack)
        self.change(change, topArrives: true, into: &effects)
        // The running transition was finished for a request that changes nothing. The screen already shows this stack.
        if pages.version == version, page == top {
            return startTransition(from: page, animated: false, reversible: false, into: &effects)
        }
        schedule(from: page, animated, reversal, into: &effects)
    }

    /// Changes the stack again before the layout that starts the scheduled transition.
    mutating func reschedule(
        _ change: StackChange<Page>, _ animated: Bool, since page: Page?, _ scheduled: ScheduledChange<Page>,
        into effects: inout [Effect]
    ) {
        let reversal: ScheduledChange<Page>.Reversal =
            scheduled.reversal == .onePage ? .stack(stackBeforeOneChange(since: page)) : scheduled.reversal
        self.change(change, topArrives: true, into: &effects)
        schedule(from: page, animated, reversal, into: &effects)
    }

    private mutating func schedule(
        from page: Page?, _ animated: Bool, _ known: ScheduledChange<Page>.Reversal, into effects: inout [Effect]
    ) {
        var reversal = known
        if case .stack(let before) = known, before.last == page, isOneChange(from: before) { reversal = .onePage }
        phase = .scheduled(page, ScheduledChange(animated: animated, reversal: reversal))
        effects.append(.schedule(from: page, to: top, animated: animated))
    }

    /// The stack while `shown` was its top page, before one page was pushed or popped.
    private func stackBeforeOneChange(since shown: Page?) -> [Page] {
        if let shown, !contains(shown) { return stack + [shown] }
        return Array(stack.dropLast())
    }

    /// Starts the scheduled transition if the top page still differs from the visible page.
    mutating func start(_ scheduled: ScheduledChange<Page>, from shown: Page?, into effects: inout [Effect]) {
        phase = .idle(shown)
        guard shown != top else {
            effects.append(.unschedule)
            return startTransition(from: shown, animated: false, reversible: false, into: &effects)
        }
        startTransition(
            from: shown, animated: scheduled.animated, reversible: scheduled.reversal == .onePage, into: &effects)
        // A stack whose top page was never visible is not restored.
        if case .stack(let before) = scheduled.reversal, before.last == shown, let transition {
            exchange = StackExchange(transition: transition.id.number, other: before, version: pages.version)
        }
    }

    /// Whether pushing or popping one page changes `before` to the present stack.
    private func isOneChange(from before: [Page]) -> Bool {
        switch depth - before.count {
        case 1: stack.dropLast().elementsEqual(before)
        case -1: before.dropLast().elementsEqual(stack)
        default: false
        }
    }

    /// Starts the transition from the visible page to the top page, or rests if they are the same.
    mutating func startTransition(from shown: Page?, animated: Bool, reversible: Bool, into effects: inout [Effect]) {
        guard shown != top else {
            phase = .idle(shown)
            markAsShown()
            containment.closeEntering(into: &effects)
            return
        }
        let transition = makeTransition(from: shown, to: top, animated: animated, reversible: reversible)
        announce(transition, into: &effects)
        if transition.animated {
            phase = .moving(transition)
        } else {
            end(transition, .completed, animated: false, into: &effects)
        }
    }

    /// Ends the transition. A waiting request continues.
    mutating func conclude(_ transition: Transition, _ outcome: TransitionOutcome, into effects: inout [Effect]) {
        end(transition, outcome, animated: true, into: &effects)
        startTransition(from: shown, animated: true, reversible: false, into: &effects)
    }

    /// The app's animator has ended. An outcome that a gesture has decided wins; otherwise the animator may cancel the
    /// transition.
    mutating func answer(
        _ transition: Transition, _ wanted: TransitionOutcome, decided: TransitionOutcome?, into effects: inout [Effect]
    ) {
        let outcome = decided ?? possible(wanted, for: transition)
        if decided == nil, outcome == .cancelled { restack(transition, for: .cancelled, into: &effects) }
        conclude(transition, outcome, into: &effects)
    }

    /// An edge swipe begins to pop the top page.
    mutating func grab(into effects: inout [Effect]) {
        // The transition that was scheduled may be animated; then the swipe does not begin.
        guard let shown, phase == .idle(shown), depth > 1 else { return }
        let change = pages.removeLast()
        record(change, topArrives: true, into: &effects)
        var transition = makeTransition(from: shown, to: top, animated: true, reversible: true)
        transition.interactive = true
        transition.startedByFinger = true
        announce(transition, into: &effects)
        phase = .dragging(transition, fraction: 0)
    }

    /// Decides the outcome first. Then everything moves toward the outcome.
    mutating func release(_ held: Transition, _ release: Release, last: Double, into effects: inout [Effect]) {
        var transition = held
        let fraction = share(release.fraction, otherwise: last)
        let velocity = release.velocity.isFinite ? release.velocity : 0
        let commits = PopDecision.commits(fraction: fraction, velocity: velocity)
        let outcome = possible(release.outcome ?? (commits ? .completed : .cancelled), for: transition)
        transition.interactive = false
        effects.append(.settle(transition, fraction: fraction, velocity: velocity, outcome: outcome))
        if outcome == .cancelled { restack(transition, for: .cancelled, into: &effects) }
        phase = .settling(transition, outcome)
    }

    /// A gesture holds a running animation, unless the app has changed the stack since.
    mutating func catchAgain(
        _ running: Transition, _ outcome: TransitionOutcome, fraction wanted: Double, _ byUser: Bool,
        into effects: inout [Effect]
    ) {
        guard running.reversible || !byUser, canReverse(running, from: outcome) else { return }
        var transition = running
        if outcome == .cancelled { restack(transition, for: .completed, into: &effects) }
        let fraction = share(wanted, otherwise: 0)
        transition.id.animation += 1
        transition.interactive = true
        overdueTransition = nil
        phase = .dragging(transition, fraction: fraction)
        effects.append(.update(transition, fraction: fraction))
    }

    /// Cancels the gesture. A pop that the gesture began is undone; a caught transition of the app is completed.
    mutating func cancelGesture(_ transition: Transition, into effects: inout [Effect]) {
        let outcome = possible(transition.startedByFinger ? .cancelled : .completed, for: transition)
        if outcome == .cancelled { restack(transition, for: .cancelled, into: &effects) }
        end(transition, outcome, animated: false, into: &effects)
    }

    // MARK: Cancelling

    /// The removed pages that the running transition would return to the stack with its other outcome.
    package var returnable: [Page] {
        let pages: [Page?]
        if case .scheduled(let shown, let scheduled) = phase {
            switch scheduled.reversal {
            case .onePage: pages = [shown]
            case .stack(let before): pages = before
            case .closed: pages = []
            }
        } else if let exchange, exchange.transition == transition?.id.number {
            pages = exchange.other
        } else {
            pages = [transition?.upper]
        }
        return pages.compactMap { $0 }.filter { !contains($0) }
    }

    /// Makes the running transition irreversible: the stack stays the same until a request changes it.
    package mutating func keepStack() {
        endExchange()
        switch phase {
        case .moving(var transition):
            transition.reversible = false
            phase = .moving(transition)
        case .dragging(var transition, let fraction):
            transition.reversible = false
            phase = .dragging(transition, fraction: fraction)
        case .settling(var transition, let outcome):
            transition.reversible = false
            phase = .settling(transition, outcome)
        case .scheduled(let shown, var scheduled):
            scheduled.reversal = .closed
            phase = .scheduled(shown, scheduled)
        case .offscreen, .appearing, .idle, .disappearing: break
        }
    }

    /// Whether a gesture may stop and reverse the running animation.
    package var canBeCaught: Bool {
        switch phase {
        case .moving(let running): running.reversible && canReverse(running, from: .completed)
        case .settling(let running, let decided): running.reversible && canReverse(running, from: decided)
        default: false
        }
    }

    /// The outcome of a transition that has not been cancelled: completed if the transition cannot be cancelled.
    private func possible(_ wanted: TransitionOutcome, for transition: Transition) -> TransitionOutcome {
        wanted == .cancelled && !canReverse(transition, from: .completed) ? .completed : wanted
    }

    // MARK: -

    mutating func makeTransition(from: Page?, to: Page?, animated: Bool, reversible: Bool) -> Transition {
        lastTransition += 1
        let operation: NavigationOperation = if from != nil, let to { pages.isNew(to) ? .push : .pop } else { .none }
        return Transition(
            id: TransitionID(number: lastTransition, animation: 0), operation: operation, from: from, to: to,
            // An empty screen has no page to animate.
            animated: animated && operation != .none,
            interactive: false, startedByFinger: false, reversible: reversible && operation != .none)
    }

    private mutating func announce(_ transition: Transition, into effects: inout [Effect]) {
        let animated = transition.animated
        if animated { effects.append(.prepare(transition)) }
        if let to = transition.to { effects.append(.loadView(to)) }
        if let from = transition.from { effects.append(.willDisappear(from, animated: animated)) }
        if let to = transition.to {
            effects += [.willAppear(to, animated: animated), .willShow(to, animated: animated)]
        }
        effects.append(.begin(transition))
        markAsShown()
    }

    /// Removes the view of the page that is not visible afterwards, and sends the did-call for each will-call.
    mutating func end(
        _ transition: Transition, _ outcome: TransitionOutcome, animated: Bool, into effects: inout [Effect]
    ) {
        effects.append(.end(transition, outcome))
        overdueTransition = nil
        if exchange?.transition == transition.id.number { endExchange() }
        switch outcome {
        case .completed:
            if let from = transition.from { effects.append(.didDisappear(from)) }
            if let to = transition.to {
                effects.append(.didAppear(to))
                containment.appeared(to, into: &effects)
                effects.append(.didShow(to, animated: transition.animated))
            }
            phase = .idle(transition.to)
        case .cancelled:
            if let to = transition.to { effects += [.willDisappear(to, animated: animated), .didDisappear(to)] }
            if let from = transition.from {
                effects += [.willAppear(from, animated: animated), .didAppear(from)]
                containment.appeared(from, into: &effects)
            }
            phase = .idle(transition.from)
        }
        containment.closeEntering(except: top, into: &effects)
        containment.closeLeaving(isOnScreen: phase.holds, into: &effects)
    }

    /// Pushes or pops the transition's page, according to the outcome.
    private mutating func restack(
        _ transition: Transition, for outcome: TransitionOutcome, into effects: inout [Effect]
    ) {
        if let exchange, exchange.transition == transition.id.number {
            let present = stack
            let change = pages.replace(with: exchange.other)
            self.exchange = StackExchange(transition: exchange.transition, other: present, version: pages.version)
            record(change, topArrives: true, into: &effects)
            return markAsShown()
        }
        guard let upper = transition.upper else { return }
        let change = transition.keepsUpper(outcome) ? pages.push(upper) : pages.removeLast()
        record(change, topArrives: true, into: &effects)
        markAsShown()
    }

    /// Whether the stack has not changed since the transition began, so that undoing the transition undoes nothing
    /// else.
    private func canReverse(_ transition: Transition, from outcome: TransitionOutcome) -> Bool {
        if let exchange, exchange.transition == transition.id.number { return exchange.version == pages.version }
        guard transition.reversible, let upper = transition.upper, let lower = transition.lower else { return false }
        return transition.keepsUpper(outcome)
            ? pages.pages.suffix(2) == [lower, upper]
            : top == lower && !contains(upper)
    }

    func share(_ value: Double, otherwise: Double) -> Double {
        value.isFinite ? min(max(value, 0), 1) : otherwise
    }
}
