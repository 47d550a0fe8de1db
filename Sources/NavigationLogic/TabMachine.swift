/// The tabs of one tab bar controller. Handles a request in every phase, changes its state immediately and returns the
/// effects in order.
///
/// `controllers` and `selected` change immediately; `phase` is the state of the screen. Effects of a call by the app
/// are queued last; effects of an answer are performed next. So each change of the visible tab is complete before the
/// next one begins: each `will` effect has its `did` effect, and at rest one tab is visible.
package struct TabMachine<Page: Hashable & Sendable>: Sendable {
    package typealias Request = TabRequest<Page>
    package typealias Effect = TabEffect<Page>
    package typealias Phase = TabPhase<Page>

    package private(set) var phase = Phase.empty
    package private(set) var controllers: [Page] = [] { didSet { members = Set(controllers) } }
    private var members: Set<Page> = []
    /// One of ``controllers``, or the controller of "More".
    package private(set) var selected: Page?
    /// The child controllers. Equal to ``controllers`` after all queued effects.
    package private(set) var placed: [Page] = []
    /// The number of times that the app set other controllers.
    package private(set) var replacements = 0
    package private(set) var more: Page?
    /// Former tabs that are still children.
    private var leaving: [Page] = []
    private var lastNumber = 0

    package init() {}

    package func contains(_ page: Page) -> Bool { members.contains(page) }

    /// Whether an exchange of controllers is queued.
    package var isExchanging: Bool { placed != controllers }

    package mutating func handle(_ request: Request) -> [Effect] {
        guard concerns(request) else { return [] }
        var effects: [Effect] = []
        for step in TabPolicy.steps(phase.policyPhase, policyRequest(request)) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// Whether an answer belongs to the current change.
    private func concerns(_ request: Request) -> Bool {
        switch (request, phase) {
        case (.asked(let number, _), .asking(let change)): number == change.number
        case (.answered(let number, _), .moving(let change)), (.ended(let number, _, _), .moving(let change)):
            number == change.number
        case (.asked, _), (.answered, _), (.ended, _): false
        default: true
        }
    }

    /// The column of ``TabPolicy`` for a request in the current state.
    private func policyRequest(_ request: Request) -> TabPolicy.Request {
        switch request {
        case .replace: .replace
        case .select: .select
        case .reorder: .reorder
        case .note: .note
        case .arrange: .arrange
        case .more: .more
        case .appear: .appear
        case .disappear: .disappear
        case .answered: .answered
        case .exchange: .exchange
        case .show(let page, _): page == phase.shown ? .showSame : .showOther
        case .asked(_, let moves): moves ? .moves : .stays
        case .ended: .ended
        case .release: .release
        }
    }

    private mutating func perform(_ step: TabPolicy.Step, _ request: Request, into effects: inout [Effect]) {
        switch step {
        case .decide: decide(request)
        case .select: if case .select(let page) = request { selected = page }
        case .reorder:
            guard case .reorder(let order) = request else { return }
            (controllers, placed) = (order, isExchanging ? placed : order)
        case .note: if case .note(let page) = request { selected = page }
        case .more: if case .more(let page) = request { more = page }
        case .interrupt: effects.append(.interrupt)
        case .conclude:
            if case .answered(let number, let completed) = request {
                effects.append(.conclude(number, completed: completed))
            }
        case .arrange: arrange(request, into: &effects)
        case .exchange: exchange(request, into: &effects)
        case .rest: effects.append(.updateOverlap)
        case .change: change(request, into: &effects)
        case .display: display(request, into: &effects)
        case .begin: begin(request, into: &effects)
        case .end: end(request, into: &effects)
        case .release: release(into: &effects)
        }
    }

    // MARK: Deciding

    private mutating func decide(_ request: Request) {
        guard case .replace(let new, _) = request else { return }
        replacements += 1
        let index = selected.flatMap { controllers.firstIndex(of: $0) }
        controllers = new
        if let selected, contains(selected) || selected == more { return }
        selected = index.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
    }

    private func arrange(_ request: Request, into effects: inout [Effect]) {
        switch request {
        case .select: effects += [.arrange(animated: false, mayMove: true), .valuesChanged]
        case .arrange(let animated): effects.append(.arrange(animated: animated, mayMove: false))
        case .show(_, let mayMove): effects.append(.arrange(animated: false, mayMove: mayMove))
        default: effects.append(.arrange(animated: false, mayMove: false))
        }
    }

    // MARK: Controllers

    /// Runs twice: the first call queues the exchange, the second one performs it.
    private mutating func exchange(_ request: Request, into effects: inout [Effect]) {
        if case .replace(_, let animated) = request { return effects += [.returnPages, .exchange(animated: animated)] }
        guard case .exchange(let animated) = request else { return }
        let former = Set(placed)
        let (gone, new) = (placed.filter { !contains($0) }, controllers.filter { !former.contains($0) })
        placed = controllers
        let appearing = Set(new)
        leaving = leaving.filter { !appearing.contains($0) } + gone
        effects += gone.map { .willLeave($0) } + new.map { .attach($0) }
        effects += [.arrange(animated: animated, mayMove: animated), .release] + new.map { .didMove($0) }
    }

    private mutating func release(into effects: inout [Effect]) {
        // A page that an animator still uses leaves after the animation. A visible page leaves when another page
        // replaces it.
        let free = leaving.filter { !phase.holds($0) && !contains($0) }
        leaving = leaving.filter { phase.holds($0) || contains($0) }
        effects += free.map { .leave($0) }
    }

    // MARK: What shows

    private mutating func change(_ request: Request, into effects: inout [Effect]) {
        guard case .show(let page, let mayMove) = request, case .resting(let old) = phase else { return }
        effects.append(.restoreBar)
        guard mayMove, let page else { return display(request, into: &effects) }
        lastNumber += 1
        let change = TabChange(number: lastNumber, from: old, to: page, selected: selected, controllers: controllers)
        phase = .asking(change)
        effects.append(.ask(change))
    }

    private mutating func display(_ request: Request, into effects: inout [Effect]) {
        let old = phase.shown
        var new: Page?
        if case .show(let page, _) = request {
            new = page
        } else if case .asking(let change) = phase {
            phase = .resting(change.from)
            // A selection or other controllers that the delegate has set are handled by their own request.
            guard isCurrent(change) else { return }
            new = change.to
        }
        phase = new.map { .resting($0) } ?? .empty
        effects.append(.returnBar)
        if let new { effects += [.load(new), .willAppear(new, animated: false)] }
        if let old { effects.append(.willDisappear(old, animated: false)) }
        if let new { effects.append(.install(new)) }
        if let old { effects += [.remove(old), .didDisappear(old)] }
        effects.append(.updateBar)
        if let new { effects.append(.didAppear(new)) }
        effects.append(.release)
    }

    private func isCurrent(_ change: TabChange<Page>) -> Bool {
        change.selected == selected && change.controllers == controllers
    }

    private mutating func begin(_ request: Request, into effects: inout [Effect]) {
        guard case .asking(let change) = phase else { return }
        guard isCurrent(change) else { return phase = .resting(change.from) }
        phase = .moving(change)
        // As without animation, the new page's will-call comes before the old page's.
        effects += [
            .load(change.to), .willAppear(change.to, animated: true), .willDisappear(change.from, animated: true),
            .begin(change.number),
        ]
    }

    private mutating func end(_ request: Request, into effects: inout [Effect]) {
        guard case .ended(let number, let isCompleted, let back) = request, case .moving(let change) = phase else {
            return
        }
        // A page that is no longer a tab cannot become visible again.
        let completed = isCompleted || !(placed.contains(change.from) || change.from == more)
        let (winner, loser) = completed ? (change.to, change.from) : (change.from, change.to)
        phase = .resting(winner)
        // Unless the selection has changed since.
        if !completed, let back, contains(back) || back == more {
            selected = back
            effects.append(.items)
        }
        effects += [
            .close(number, completed: completed), .install(winner), .willAppear(winner, animated: true),
            .willDisappear(loser, animated: true),
            .remove(loser), .didDisappear(loser), .release, .updateBar, .didAppear(winner),
            .finish(number, completed: completed),
        ]
    }
}
