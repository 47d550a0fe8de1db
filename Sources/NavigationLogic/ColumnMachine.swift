/// The columns of one split view. Handles a request in every phase, changes its state immediately and returns the
/// effects in order.
///
/// The machine never waits until its effects are performed. Effects of a call by the app are queued last; effects of an
/// answer are performed next. So each exchange of pages is complete before the next one begins: each `will` effect has
/// its `did` effect, and each notification of the delegate about a column comes true or is followed by the opposite
/// notification.
package struct ColumnMachine<Page: Hashable & Sendable>: Sendable {
    package typealias Request = ColumnRequest<Page>
    package typealias Effect = ColumnEffect<Page>
    package typealias Phase = ColumnPhase<Page>
    package typealias Mode = SplitLayout.Mode

    package internal(set) var phase = Phase.unarranged
    /// The display mode in effect. `automatic` until the width is known.
    package internal(set) var mode = ColumnMode.following(.automatic)
    /// Whether the inspector column is visible beside the other columns. The one stack has no inspector.
    package internal(set) var showsInspector = false
    /// The controller of each column in the split view, by raw value of the column.
    package internal(set) var hosts = [Page?](repeating: nil, count: SplitColumn.allCases.count)
    /// The pages whose views are on screen, or appear together with the container.
    package internal(set) var visible: [Page] = []
    private let style: SplitLayout.Style
    /// The classic split view, whose delegate collapses and separates the pages.
    let isClassic: Bool
    /// Columns that will join the one stack and of which the delegate has been notified.
    var opening: [(number: Int, column: SplitColumn)] = []
    private var lastNumber = 0

    package init(_ style: SplitLayout.Style, isClassic: Bool) { (self.style, self.isClassic) = (style, isClassic) }

    package func host(_ column: SplitColumn) -> Page? { hosts[column.rawValue] }

    /// The display mode after the last request.
    package var decidedMode: Mode { phase.change?.to ?? mode.value }

    /// Whether the inspector is visible after the last request.
    package var decidesInspector: Bool { phase.change?.showsInspector ?? showsInspector }

    package mutating func handle(_ request: Request) -> [Effect] {
        guard concerns(request) else { return [] }
        var effects: [Effect] = []
        for step in ColumnPolicy.steps(phase.policyPhase, policyRequest(request)) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// Whether an answer, or the end of a motion, belongs to the current change or motion.
    private func concerns(_ request: Request) -> Bool {
        switch request {
        case .motionEnded(let number): phase.motion?.number == number
        case .landed(let number): number == nil || phase.motion?.number == number
        case .announced(let number, _), .notified(let number): phase.change?.number == number
        case .top(let number, _), .gathered(let number, _): if case .collapsing(number) = phase { true } else { false }
        case .expandTo(let number, _, _): if case .expanding(number, _, _) = phase { true } else { false }
        case .opened(let number, _): opening.contains { $0.number == number }
        case .set, .change, .inspect, .keep, .detail, .show, .checkWidth, .leave, .width, .room, .host, .replace,
            .display:
            true
        }
    }

    /// The column of ``ColumnPolicy`` for a request in the current state.
    private func policyRequest(_ request: Request) -> ColumnPolicy.Request {
        switch request {
        case .set: .set
        case .change(let mode, let automatic, _):
            if mode == (decidedMode == .automatic ? automatic : decidedMode) {
                .sameMode
            } else {
                phase.change != nil && mode == self.mode.value && decidesInspector == showsInspector
                    ? .formerMode : .otherMode
            }
        case .inspect(let shows, _):
            if shows == decidesInspector {
                .sameMode
            } else {
                phase.change != nil && shows == showsInspector && decidedMode == mode.value ? .formerMode : .otherMode
            }
        case .keep: .keep
        case .detail: .detail
        case .show: .show
        case .opened: .opened
        case .checkWidth: .checkWidth
        case .leave: .leave
        case .width: .width
        case .motionEnded: .motionEnded
        case .landed: .landed
        case .room(let isNarrow, _): isNarrow ? .narrow : .wide
        case .host: .host
        case .replace: .replace
        case .announced: .announced
        case .notified: .notified
        case .top: .top
        case .gathered: .gathered
        case .expandTo: .expandTo
        case .display: .display
        }
    }

    private mutating func perform(_ step: ColumnPolicy.Step, _ request: Request, into effects: inout [Effect]) {
        switch step {
        case .queueHost: if case .set(let column, let page) = request { effects.append(.place(column, page)) }
        case .host: if case .host(let column, let page) = request { host(page, column, into: &effects) }
        case .replace: replace(request, into: &effects)
        case .keep: keep(request)
        case .push: if case .detail(let page) = request { effects.append(.detail(page)) }
        case .open: open(request, into: &effects)
        case .close: close(request, into: &effects)
        case .checkWidth: effects.append(.readRoom)
        case .arrange: arrange(request, into: &effects)
        case .store: store(request)
        case .remember: remember(request)
        case .announce: announce(request, into: &effects)
        case .withdraw: withdraw(request, into: &effects)
        case .drop: drop(into: &effects)
        case .notify: notify(request, into: &effects)
        case .endMotion:
            if case .motionEnded(let number) = request {
                effects.append(.land(number))
            } else {
                effects.append(.land(nil))
            }
        case .completeMotion: completeMotion(into: &effects)
        case .trackWidth: trackWidth(request, into: &effects)
        case .collapse: collapse(into: &effects)
        case .gather: if case .top(let number, let column) = request { effects.append(.gather(number, top: column)) }
        case .completeCollapse: completeCollapse(request, into: &effects)
        case .expand: expand(into: &effects)
        case .completeExpansion: completeExpansion(request, into: &effects)
        case .display: display(into: &effects)
        }
    }

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func shows(_ column: SplitColumn, _ mode: Mode, _ showsInspector: Bool) -> Bool {
        column == .inspector ? showsInspector : SplitLayout.shows(column, style, mode)
    }

    // MARK: Pages

    /// The pages that belong on screen, from bottom to top.
    private var wanted: [Page] {
        if case .collapsed(let stack) = phase { return [stack.base].compactMap { $0 } }
        return [SplitColumn.secondary, .inspector, .supplementary, .primary].filter {
            shows($0, mode.value, showsInspector)
        }.compactMap { host($0) }
    }

    /// The first half of an exchange of pages: afterwards the new pages are loaded and all views are in the container.
    /// - Returns: the removed pages and the added pages.
    mutating func begin(animated: Bool, into effects: inout [Effect]) -> (gone: [Page], new: [Page]) {
        let (old, shown) = (visible, wanted)
        visible = shown
        let (gone, new) = (old.filter { !shown.contains($0) }, shown.filter { !old.contains($0) })
        effects.append(.prepare(shown: shown, new: new))
        effects += new.map { .willAppear($0, animated: animated) } + gone.map { .willDisappear($0, animated: animated) }
        effects.append(.order(shown))
        return (gone, new)
    }

    mutating func display(into effects: inout [Effect]) {
        let (gone, new) = begin(animated: false, into: &effects)
        effects += [.remove(gone), .layOut] + gone.map { .didDisappear($0) } + new.map { .didAppear($0) }
    }

    private mutating func host(_ page: Page?, _ column: SplitColumn, into effects: inout [Effect]) {
        let old = host(column)
        guard page != old else { return }
        hosts[column.rawValue] = page
        changeHost(from: old, to: page, column, into: &effects)
    }

    /// Replaces the page of a column: the new page is attached and displayed, the former page is detached.
    private func changeHost(from old: Page?, to new: Page?, _ column: SplitColumn, into effects: inout [Effect]) {
        let isShown = old.map { visible.contains($0) } ?? false || column == .secondary && !phase.isCollapsed
        if let new { effects.append(.attach(new)) }
        if phase != .unarranged { effects += isShown ? [.display] : [.readRoom] }
        if let old { effects.append(.detach(old)) }
        if let new { effects.append(.didMove(new)) }
        effects.append(.buttons)
    }

    private mutating func replace(_ request: Request, into effects: inout [Effect]) {
        guard case .replace(let column, let page, let stack) = request else { return }
        let old = host(column)
        phase = .collapsed(stack)
        hosts[column.rawValue] = page
        if page != old { changeHost(from: old, to: page, column, into: &effects) }
    }

    private mutating func keep(_ request: Request) {
        guard case .keep(let stacks) = request, case .collapsed(var stack) = phase else { return }
        stack.stacks = stacks
        phase = .collapsed(stack)
    }
}
