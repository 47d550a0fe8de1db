/// Changes of the mode, and of columns into one stack and back.
extension ColumnMachine {
    /// Displays the columns of the mode, or the one stack.
    mutating func arrange(_ automatic: Mode, into effects: inout [Effect]) {
        if mode.value == .automatic { mode.value = automatic }
        if phase == .unarranged { phase = .columns }
        display(into: &effects)
        effects.append(.buttons)
    }

    // MARK: Another mode

    mutating func announce(_ request: ModeRequest, into effects: inout [Effect]) {
        let former = phase.change
        var change: ColumnChange
        switch request {
        case .mode(let mode, let automatic, let animated):
            change = ColumnChange(
                number: nextNumber(), to: mode, automatic: automatic, animation: animated ? .requested : .none)
            change.showsInspector = decidesInspector
        case .inspector(let shows, let animated):
            let automatic = former?.automatic ?? mode.automatic
            change = ColumnChange(
                number: nextNumber(), to: decidedMode, automatic: automatic, animation: animated ? .requested : .none)
            change.showsInspector = shows
        }
        change.notified = former?.notified ?? [:]
        phase = .announcing(change, over: phase.motion)
        // If a mode was announced and is not the target any longer, the current mode is announced again.
        let keepsMode = change.to == mode.value && former.map { $0.to == mode.value } ?? true
        effects.append(keepsMode ? .prepareChange(change.number) : .announce(change.number, change.to))
    }

    mutating func store(_ request: ModeRequest) {
        switch request {
        case .mode(let mode, _, _): self.mode.value = mode
        case .inspector(let shows, _): showsInspector = shows
        }
    }

    mutating func drop(_ change: ColumnChange, into effects: inout [Effect]) {
        effects += transitions(change).map { .did($0) }
        phase = phase.motion.map { .moving($0) } ?? .columns
    }

    private func transitions(_ change: ColumnChange) -> [ColumnTransition] {
        SplitColumn.allCases.compactMap { column in
            change.notified[column].map { ColumnTransition(column: column, shows: $0) }
        }
    }

    mutating func notify(_ announced: ColumnChange, into effects: inout [Effect]) {
        var change = announced
        let next = [SplitColumn.primary, .supplementary, .inspector].first { column in
            let showsNow = change.notified[column] ?? shows(column, mode.value, showsInspector)
            return host(column) != nil && showsNow != shows(column, change.to, change.showsInspector)
        }
        guard let next else { return beginMotion(change, into: &effects) }
        // No code runs between this line and the call.
        let transition = ColumnTransition(column: next, shows: shows(next, change.to, change.showsInspector))
        change.notified[next] = transition.shows
        phase = .notifying(change, over: phase.motion)
        effects.append(.will(change.number, transition))
    }

    /// Applies the announced mode.
    private mutating func beginMotion(_ change: ColumnChange, into effects: inout [Effect]) {
        let (old, oldInspector, former) = (mode.value, showsInspector, phase.motion)
        mode = ColumnMode(change.to, automatic: change.automatic)
        showsInspector = change.showsInspector
        let animated = change.animation != .none
        let (gone, new) = begin(animated: animated, into: &effects)
        if !animated {
            effects += [.remove(gone), .layOut] + gone.map { .didDisappear($0) } + new.map { .didAppear($0) }
        }
        // The former motion ends after this, so that a column that is visible again continues from its current
        // position.
        if let former { replaceMotion(former, to: change, into: &effects) }
        effects.append(.buttons)
        phase = .moving(
            ColumnMotion(number: change.number, transitions: transitions(change), gone: animated ? gone : []))
        if animated { effects.append(.layOutStart(old, showsInspector: oldInspector)) }
        if change.animation == .visible { return effects.append(.move(change.number)) }
        effects.append(.layOut)
        if let motion = phase.motion { complete(motion, into: &effects) }
    }

    /// A new change replaces the running motion. The delegate gets no did-call for columns whose direction the new
    /// change reverses.
    private func replaceMotion(_ motion: ColumnMotion<Page>, to change: ColumnChange, into effects: inout [Effect]) {
        remove(motion, into: &effects)
        effects += motion.transitions.filter { change.notified[$0.column] == nil }.map { .did($0) }
    }

    private func remove(_ motion: ColumnMotion<Page>, into effects: inout [Effect]) {
        let gone = motion.gone.filter { !visible.contains($0) }
        effects.append(.remove(gone))
        effects += gone.map { .didDisappear($0) }
    }

    mutating func complete(_ motion: ColumnMotion<Page>, into effects: inout [Effect]) {
        switch phase {
        case .announcing(let change, _): phase = .announcing(change, over: nil)
        case .notifying(let change, _): phase = .notifying(change, over: nil)
        default: phase = .columns
        }
        remove(motion, into: &effects)
        effects += visible.map { .didAppear($0) }
        // Columns that an announced change reverses end together with that change.
        let notified = phase.change?.notified ?? [:]
        effects += motion.transitions.filter { notified[$0.column] == nil }.map { .did($0) }
    }

    mutating func trackWidth(_ automatic: Mode, into effects: inout [Effect]) {
        switch mode {
        case .chosen, .following(automatic): break
        case .following:
            mode = .following(automatic)
            effects += [.land(nil), .catchUp]
        }
    }

    // MARK: One stack

    mutating func collapse(into effects: inout [Effect]) {
        let number = nextNumber()
        phase = .collapsing(number: number)
        effects += [.modeButton(isHidden: true), isClassic ? .gather(number, top: nil) : .askTop(number)]
    }

    /// Adds a column's pages to the one stack.
    mutating func open(_ column: SplitColumn, into effects: inout [Effect]) {
        // The delegate was notified before; the pages may have been removed since.
        if let known = opening.first(where: { $0.column == column }) {
            return effects.append(.open(known.number, column))
        }
        let number = nextNumber()
        opening.append(Opening(number: number, column: column))
        effects += [.will(number, ColumnTransition(column: column, shows: true)), .open(number, column)]
    }

    mutating func close(_ number: Int, _ isThere: Bool, into effects: inout [Effect]) {
        guard let index = opening.firstIndex(where: { $0.number == number }) else { return }
        let transition = ColumnTransition(column: opening.remove(at: index).column, shows: isThere)
        // The announced appearance did not happen, so the opposite is announced.
        if !isThere { effects.append(.will(number, transition)) }
        effects.append(.did(transition))
    }

    mutating func expand(_ stack: ColumnStack<Page>, into effects: inout [Effect]) {
        let number = nextNumber()
        phase = .expanding(number: number, stack, requested: nil)
        effects += opening.map { .did(ColumnTransition(column: $0.column, shows: true)) }
        opening = []
        effects += [.modeButton(isHidden: false), .part(number), .askMode(number)]
    }

    mutating func remember(_ request: ModeRequest, _ number: Int, _ stack: ColumnStack<Page>) {
        switch request {
        case .inspector(let shows, _): showsInspector = shows
        case .mode(let mode, _, _): phase = .expanding(number: number, stack, requested: mode)
        }
    }
}
