import Decisions

/// The columns of one split view.
///
/// Effects of a call by the app are queued last; effects of an
/// answer are performed next. So each exchange of pages is complete before the next one begins: each `will` effect has
/// its `did` effect, and each notification of the delegate about a column comes true or is followed by the opposite
/// notification.
package struct ColumnMachine<Page: Hashable & Sendable>: StateMachine, Hashable {
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
    var opening: [Opening] = []
    private var lastNumber = 0

    struct Opening: Hashable, Sendable {
        let number: Int
        let column: SplitColumn
    }

    package init(_ style: SplitLayout.Style, isClassic: Bool) { (self.style, self.isClassic) = (style, isClassic) }

    package func host(_ column: SplitColumn) -> Page? { hosts[column.rawValue] }

    /// The display mode after the last request.
    package var decidedMode: Mode { phase.change?.to ?? mode.value }

    /// Whether the inspector is visible after the last request.
    package var decidesInspector: Bool { phase.change?.showsInspector ?? showsInspector }

    package var row: Phase { phase }

    /// Nil for an answer, or the end of a motion, that does not belong to the current change or motion.
    package func column(for request: Request) -> Column? {
        switch request {
        case .set(let column, let page): .set(column, page)
        case .change(let mode, let automatic, let animated):
            column(for: .mode(mode, automatic: automatic, animated: animated))
        case .inspect(let shows, let animated): column(for: .inspector(shows: shows, animated: animated))
        case .keep(let stacks): .keep(stacks)
        case .detail(let page): .detail(page)
        case .show(let column): .show(column)
        case .opened(let number, let isThere):
            opening.contains { $0.number == number } ? .opened(number: number, isThere: isThere) : nil
        case .checkWidth: .checkWidth
        case .leave: .leave
        case .width(let automatic): .width(automatic: automatic)
        case .motionEnded(let number): phase.motion?.number == number ? .motionEnded(number: number) : nil
        case .landed(let number): number == nil || phase.motion?.number == number ? .landed : nil
        case .room(true, let automatic): .narrow(automatic: automatic)
        case .room(false, let automatic): .wide(automatic: automatic)
        case .host(let column, let page): .host(column, page)
        case .replace(let column, let page, let stack): .replace(column, page, stack)
        case .announced(let number, let mayMove):
            phase.change?.number == number ? .announced(mayMove: mayMove) : nil
        case .notified(let number): phase.change?.number == number ? .notified : nil
        case .top(let number, let column): phase.question == number ? .top(column) : nil
        case .gathered(let number, let stack): phase.question == number ? .gathered(stack) : nil
        case .expandTo(let number, let mode, let automatic):
            phase.question == number ? .expandTo(mode, automatic: automatic) : nil
        case .display: .display
        }
    }

    private func column(for request: ModeRequest) -> Column {
        switch request {
        case .mode(let mode, let automatic, _):
            if mode == (decidedMode == .automatic ? automatic : decidedMode) { return .sameMode(request) }
            let isFormer = mode == self.mode.value && decidesInspector == showsInspector
            return phase.change != nil && isFormer ? .formerMode(request) : .otherMode(request)
        case .inspector(let shows, _):
            if shows == decidesInspector { return .sameMode(request) }
            let isFormer = shows == showsInspector && decidedMode == mode.value
            return phase.change != nil && isFormer ? .formerMode(request) : .otherMode(request)
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .queueHost(let column, let page): effects.append(.place(column, page))
        case .host(let column, let page): host(page, column, into: &effects)
        case .replace(let column, let page, let stack):
            let old = host(column)
            phase = .collapsed(stack)
            hosts[column.rawValue] = page
            if page != old { changeHost(from: old, to: page, column, into: &effects) }
        case .keep(let stacks, var stack):
            stack.stacks = stacks
            phase = .collapsed(stack)
        case .push(let page): effects.append(.detail(page))
        case .open(let column): open(column, into: &effects)
        case .close(let number, let isThere): close(number, isThere, into: &effects)
        case .checkWidth: effects.append(.readRoom)
        case .arrange(let automatic): arrange(automatic, into: &effects)
        case .store(let request): store(request)
        case .remember(let request, let number, let stack): remember(request, number, stack)
        case .announce(let request): announce(request, into: &effects)
        case .withdraw(let change, let request):
            if change.notified.isEmpty { drop(change, into: &effects) } else { announce(request, into: &effects) }
        case .drop(let change): drop(change, into: &effects)
        case .notify(let change): notify(change, into: &effects)
        case .endMotion(let number): effects.append(.land(number))
        case .completeMotion(let motion): if let motion { complete(motion, into: &effects) }
        case .trackWidth(let automatic): trackWidth(automatic, into: &effects)
        case .collapse: collapse(into: &effects)
        case .gather(let number, let column): effects.append(.gather(number, top: column))
        case .completeCollapse(let stack):
            phase = .collapsed(stack)
            effects += [.didCollapse, .display, .buttons, .readRoomAgain]
        case .expand(let stack): expand(stack, into: &effects)
        case .completeExpansion(let requested, let answer, let automatic):
            phase = .columns
            mode = ColumnMode(requested ?? answer, automatic: automatic)
            effects += [.didExpand, .display, .buttons, .readRoomAgain]
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
}
