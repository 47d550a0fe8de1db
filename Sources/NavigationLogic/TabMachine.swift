import Decisions

/// The tabs of one tab bar controller.
///
/// `controllers` and `selected` change immediately; `phase` is the state of the screen. Effects of a call by the app
/// are queued last; effects of an answer are performed next. So each change of the visible tab is complete before the
/// next one begins: each `will` effect has its `did` effect, and at rest one tab is visible.
package struct TabMachine<Page: Hashable & Sendable>: StateMachine, Hashable {
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

    package var row: Phase { phase }

    /// Nil for an answer that does not belong to the current change.
    package func column(for request: Request) -> Column? {
        switch request {
        case .replace(let pages, let animated): .replace(pages, animated: animated)
        case .select(let page): .select(page)
        case .reorder(let pages): .reorder(pages)
        case .note(let page): .note(page)
        case .arrange(let animated): .arrange(animated: animated)
        case .more(let page): .more(page)
        case .appear: .appear
        case .disappear: .disappear
        case .answered(let number, let completed):
            number == phase.moving?.number ? .answered(completed: completed) : nil
        case .exchange(let animated): .exchange(animated: animated)
        case .show(let page, let mayMove): page == phase.shown ? .showSame : .showOther(page, mayMove: mayMove)
        case .asked(let number, let moves): number != phase.asking?.number ? nil : moves ? .moves : .stays
        case .ended(let number, let completed, let back):
            number == phase.moving?.number ? .ended(completed: completed, back: back) : nil
        case .release: .release
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .decide(let pages): decide(pages)
        case .select(let page): selected = page
        case .reorder(let order): (controllers, placed) = (order, isExchanging ? placed : order)
        case .more(let page): more = page
        case .interrupt: effects.append(.interrupt)
        case .conclude(let change, let completed): effects.append(.conclude(change.number, completed: completed))
        case .arrange(let animated, let mayMove): effects.append(.arrange(animated: animated, mayMove: mayMove))
        case .report: effects.append(.valuesChanged)
        case .queueExchange(let animated): effects += [.returnPages, .exchange(animated: animated)]
        case .exchange(let animated): exchange(animated, into: &effects)
        case .rest: effects.append(.updateOverlap)
        case .change(let old, let page, let mayMove): change(from: old, to: page, mayMove, into: &effects)
        case .display(let page): display(page, into: &effects)
        case .displayTarget(let change):
            phase = .resting(change.from)
            // A selection or other controllers that the delegate has set are handled by their own request.
            if isCurrent(change) { display(change.to, into: &effects) }
        case .begin(let change): begin(change, into: &effects)
        case .end(let change, let completed, let back): end(change, completed, back, into: &effects)
        case .release: release(into: &effects)
        }
    }

    private mutating func decide(_ new: [Page]) {
        replacements += 1
        let index = selected.flatMap { controllers.firstIndex(of: $0) }
        controllers = new
        if let selected, contains(selected) || selected == more { return }
        selected = index.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
    }

    // MARK: Controllers

    private mutating func exchange(_ animated: Bool, into effects: inout [Effect]) {
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

    private mutating func change(from old: Page, to page: Page?, _ mayMove: Bool, into effects: inout [Effect]) {
        effects.append(.restoreBar)
        guard mayMove, let page else { return display(page, into: &effects) }
        lastNumber += 1
        let change = TabChange(number: lastNumber, from: old, to: page, selected: selected, controllers: controllers)
        phase = .asking(change)
        effects.append(.ask(change))
    }

    private mutating func display(_ new: Page?, into effects: inout [Effect]) {
        let old = phase.shown
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

    private mutating func begin(_ change: TabChange<Page>, into effects: inout [Effect]) {
        guard isCurrent(change) else { return phase = .resting(change.from) }
        phase = .moving(change)
        // As without animation, the new page's will-call comes before the old page's.
        effects += [
            .load(change.to), .willAppear(change.to, animated: true), .willDisappear(change.from, animated: true),
            .begin(change.number),
        ]
    }

    private mutating func end(
        _ change: TabChange<Page>, _ isCompleted: Bool, _ back: Page?, into effects: inout [Effect]
    ) {
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
            .close(change.number, completed: completed), .install(winner), .willAppear(winner, animated: true),
            .willDisappear(loser, animated: true),
            .remove(loser), .didDisappear(loser), .release, .updateBar, .didAppear(winner),
            .finish(change.number, completed: completed),
        ]
    }
}
