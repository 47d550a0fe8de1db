/// Transitions from one page to the next: animated, unanimated or interactive.
extension NavigationMachine {
    /// `schedule`: changes the stack and requests a layout that shows the top page.
    mutating func schedule(_ request: Request, into effects: inout [Effect]) {
        let shown: Page?
        var reversal: ScheduledChange<Page>.Reversal
        switch phase {
        case .idle(let page):
            shown = page
            reversal = request.changesOnePage && page == top ? .onePage : .stack(stack)
        case .scheduled(let page, let scheduled):
            shown = page
            reversal = scheduled.reversal == .onePage ? .stack(stackBeforeOneChange(since: page)) : scheduled.reversal
        default: return
        }
        let version = pages.version
        change(request, topArrives: true, into: &effects)
        // The running transition was finished for a request that changes nothing. The screen already shows this stack.
        if case .idle = phase, pages.version == version, shown == top {
            return startTransition(from: shown, animated: false, reversible: false, into: &effects)
        }
        if case .stack(let before) = reversal, before.last == shown, isOneChange(from: before) { reversal = .onePage }
        phase = .scheduled(shown, ScheduledChange(animated: request.isAnimated, reversal: reversal))
        effects.append(.schedule(from: shown, to: top, animated: request.isAnimated))
    }

    /// The stack while `shown` was its top page, before one page was pushed or popped.
    private func stackBeforeOneChange(since shown: Page?) -> [Page] {
        if let shown, !contains(shown) { return stack + [shown] }
        return Array(stack.dropLast())
    }

    /// `start`: starts the scheduled transition if the top page still differs from the visible page.
    mutating func start(into effects: inout [Effect]) {
        guard case .scheduled(let shown, let scheduled) = phase else { return }
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

    /// `conclude`: the motion with this id has ended. A waiting request continues.
    mutating func conclude(_ request: Request, into effects: inout [Effect]) {
        guard case .animationEnded(let id) = request, id == transition?.id else { return }
        endRunning(animated: true, into: &effects)
        startTransition(from: shown, animated: true, reversible: false, into: &effects)
    }

    /// `answer`: the app's animator has ended. An outcome that a gesture has decided wins; otherwise the animator may
    /// cancel the transition.
    mutating func answer(_ request: Request, into effects: inout [Effect]) {
        guard case .animatorEnded(let number, let wanted) = request, let transition, number == transition.id.number
        else { return }
        let outcome: TransitionOutcome
        if case .settling(_, let decided) = phase {
            outcome = decided
        } else {
            outcome = possible(wanted, for: transition)
            if outcome == .cancelled { restack(transition, for: .cancelled, into: &effects) }
        }
        end(transition, outcome, animated: true, into: &effects)
        startTransition(from: shown, animated: true, reversible: false, into: &effects)
    }

    /// `expire`: the app's animator has exceeded its time.
    mutating func expire(_ request: Request, into effects: inout [Effect]) {
        guard case .overdue(let number) = request, number == transition?.id.number else { return }
        guard isWaiting else { return overdueTransition = number }
        endRunning(animated: true, into: &effects)
        startTransition(from: shown, animated: true, reversible: false, into: &effects)
    }

    /// `finish`: ends the running animation with its outcome.
    mutating func finish(into effects: inout [Effect]) {
        endRunning(animated: false, into: &effects)
    }

    /// `grab`: an edge swipe begins to pop the top page.
    mutating func grab(into effects: inout [Effect]) {
        guard case .idle(let shown?) = phase, depth > 1 else { return }
        let change = pages.removeLast()
        record(change, topArrives: true, into: &effects)
        var transition = makeTransition(from: shown, to: top, animated: true, reversible: true)
        transition.interactive = true
        transition.startedByFinger = true
        announce(transition, into: &effects)
        phase = .dragging(transition, fraction: 0)
    }

    mutating func scrub(_ request: Request, into effects: inout [Effect]) {
        guard case .dragging(let transition, let last) = phase, case .drag(let wanted) = request else { return }
        let fraction = share(wanted, otherwise: last)
        phase = .dragging(transition, fraction: fraction)
        effects.append(.update(transition, fraction: fraction))
    }

    /// `release`: decides the outcome first. Then everything moves toward the outcome.
    mutating func release(_ request: Request, into effects: inout [Effect]) {
        guard case .dragging(var transition, let last) = phase else { return }
        let wanted: Double, speed: Double, decided: TransitionOutcome?
        switch request {
        case .release(let fraction, let velocity): (wanted, speed, decided) = (fraction, velocity, nil)
        case .releaseAs(let outcome, let fraction, let velocity):
            (wanted, speed, decided) = (fraction, velocity, outcome)
        default: return
        }
        let fraction = share(wanted, otherwise: last)
        let velocity = speed.isFinite ? speed : 0
        let commits = PopDecision.commits(fraction: fraction, velocity: velocity)
        let outcome = possible(decided ?? (commits ? .completed : .cancelled), for: transition)
        transition.interactive = false
        effects.append(.settle(transition, fraction: fraction, velocity: velocity, outcome: outcome))
        if outcome == .cancelled { restack(transition, for: .cancelled, into: &effects) }
        phase = .settling(transition, outcome)
    }

    /// `catchAgain`: a gesture holds a running animation, unless the app has changed the stack since.
    mutating func catchAgain(_ request: Request, into effects: inout [Effect]) {
        let wanted: Double, isFinger: Bool
        switch request {
        case .catchAgain(let fraction): (wanted, isFinger) = (fraction, true)
        case .hold(let fraction): (wanted, isFinger) = (fraction, false)
        default: return
        }
        var transition: Transition
        let outcome: TransitionOutcome
        switch phase {
        case .moving(let running): (transition, outcome) = (running, .completed)
        case .settling(let running, let decided): (transition, outcome) = (running, decided)
        default: return
        }
        guard transition.reversible || !isFinger, canReverse(transition, from: outcome) else { return }
        if outcome == .cancelled { restack(transition, for: .completed, into: &effects) }
        let fraction = share(wanted, otherwise: 0)
        transition.id.animation += 1
        transition.interactive = true
        overdueTransition = nil
        phase = .dragging(transition, fraction: fraction)
        effects.append(.update(transition, fraction: fraction))
    }

    /// `cancelGesture`: cancels the gesture. A pop that the gesture began is undone; a caught transition of the app is
    /// completed.
    mutating func cancelGesture(into effects: inout [Effect]) {
        guard case .dragging(let transition, _) = phase else { return }
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

    private mutating func endRunning(animated: Bool, into effects: inout [Effect]) {
        switch phase {
        case .moving(let transition): end(transition, .completed, animated: animated, into: &effects)
        case .settling(let transition, let outcome): end(transition, outcome, animated: animated, into: &effects)
        case .offscreen, .appearing, .idle, .scheduled, .dragging, .disappearing: break
        }
    }

    /// Removes the view of the page that is not visible afterwards, and sends the did-call for each will-call.
    private mutating func end(
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

    private func share(_ value: Double, otherwise: Double) -> Double {
        value.isFinite ? min(max(value, 0), 1) : otherwise
    }
}
