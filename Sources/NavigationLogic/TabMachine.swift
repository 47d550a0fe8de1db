/// The tabs of one tab bar controller: takes requests in every phase, decides at once, and answers what is to be done
/// about them, in order.
///
/// `controllers` and `selected` are the app's, and change at once; `phase` is what the screen is doing about it.
/// Effects of what an app asks for come after those that wait; effects of an answer come next, before them. So each
/// change of what shows is complete before the next one begins: each `will` among the effects has its `did`, and at
/// rest one tab shows.
package struct TabMachine<Page: Hashable & Sendable>: Sendable {
    package typealias Request = TabRequest<Page>
    package typealias Effect = TabEffect<Page>
    package typealias Phase = TabPhase<Page>

    package private(set) var phase = Phase.empty
    package private(set) var controllers: [Page] = [] { didSet { members = Set(controllers) } }
    private var members: Set<Page> = []
    /// One of ``controllers``, or the controller of "More".
    package private(set) var selected: Page?
    /// The controllers that are children; those of the last request, but for what waits.
    package private(set) var placed: [Page] = []
    /// How often other controllers were set.
    package private(set) var replacements = 0
    package private(set) var more: Page?
    /// Those that are no tabs any more, and have not left.
    private var leaving: [Page] = []
    private var lastNumber = 0

    package init() {}

    package func contains(_ page: Page) -> Bool { members.contains(page) }

    /// Whether other controllers wait for their turn.
    package var isExchanging: Bool { placed != controllers }

    package mutating func handle(_ request: Request) -> [Effect] {
        guard concerns(request) else { return [] }
        var effects: [Effect] = []
        for step in TabPolicy.steps(phase.policyPhase, policyRequest(request)) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// Whether an answer is about the change under way.
    private func concerns(_ request: Request) -> Bool {
        switch (request, phase) {
        case (.asked(let number, _), .asking(let change)): number == change.number
        case (.answered(let number, _), .moving(let change)), (.ended(let number, _, _), .moving(let change)):
            number == change.number
        case (.asked, _), (.answered, _), (.ended, _): false
        default: true
        }
    }

    /// The column of ``TabPolicy`` that a request reads now.
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
        let place = selected.flatMap { controllers.firstIndex(of: $0) }
        controllers = new
        if let selected, contains(selected) || selected == more { return }
        selected = place.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
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

    /// In two halves: what was decided waits for its turn, and is carried out then.
    private mutating func exchange(_ request: Request, into effects: inout [Effect]) {
        if case .replace(_, let animated) = request { return effects += [.giveBack, .exchange(animated: animated)] }
        guard case .exchange(let animated) = request else { return }
        let former = Set(placed)
        let (gone, new) = (placed.filter { !contains($0) }, controllers.filter { !former.contains($0) })
        placed = controllers
        let come = Set(new)
        leaving = leaving.filter { !come.contains($0) } + gone
        effects += gone.map { .willLeave($0) } + new.map { .attach($0) }
        effects += [.arrange(animated: animated, mayMove: animated), .release] + new.map { .didMove($0) }
    }

    private mutating func release(into effects: inout [Effect]) {
        // One that an animator still moves leaves with the end of that; one that shows, when another one does.
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
            // What the delegate has selected or set instead is looked at in its turn.
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
        // As without animation: the new screen's will is called before the old one's.
        effects += [
            .load(change.to), .willAppear(change.to, animated: true), .willDisappear(change.from, animated: true),
            .begin(change.number),
        ]
    }

    private mutating func end(_ request: Request, into effects: inout [Effect]) {
        guard case .ended(let number, let isCompleted, let back) = request, case .moving(let change) = phase else {
            return
        }
        // A screen that is no tab any more cannot stay after all.
        let completed = isCompleted || !(placed.contains(change.from) || change.from == more)
        let (winner, loser) = completed ? (change.to, change.from) : (change.from, change.to)
        phase = .resting(winner)
        // Unless something else is selected by now.
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
