/// The appearance and disappearance of the container, together with the page that it shows.
extension NavigationMachine {
    /// Replaces the page that appears together with the container.
    mutating func exchange(_ old: Page?, _ animated: Bool, into effects: inout [Effect]) {
        markAsShown()
        guard old != top else { return containment.closeEntering(except: old, into: &effects) }
        if let top { effects.append(.loadView(top)) }
        if let old { effects.append(.willDisappear(old, animated: false)) }
        if let top { effects += [.willAppear(top, animated: animated), .willShow(top, animated: animated)] }
        swapViews(from: old, to: top, into: &effects)
        if let old {
            effects.append(.didDisappear(old))
            // The page gets no `didAppear`, so its move into the container is completed here.
            containment.appeared(old, into: &effects)
        }
        phase = .appearing(top, animated: animated)
        containment.closeLeaving(isOnScreen: phase.holds, into: &effects)
    }

    /// The container will appear with its top page. The view of `old` is still in the container.
    mutating func enter(over old: Page?, _ animated: Bool, into effects: inout [Effect]) {
        if let top {
            effects += [.loadView(top), .willAppear(top, animated: animated), .willShow(top, animated: animated)]
        }
        if old != top { swapViews(from: old, to: top, into: &effects) }
        phase = .appearing(top, animated: animated)
        markAsShown()
        containment.closeLeaving(isOnScreen: phase.holds, into: &effects)
    }

    /// The container did appear with its top page.
    mutating func entered(_ animated: Bool, into effects: inout [Effect]) {
        if let top {
            effects.append(.didAppear(top))
            containment.appeared(top, into: &effects)
            effects.append(.didShow(top, animated: animated))
        }
        phase = .idle(top)
    }

    /// The container will disappear.
    mutating func leave(_ animated: Bool, into effects: inout [Effect]) {
        let page = shown
        if let page { effects.append(.willDisappear(page, animated: animated)) }
        phase = .disappearing(page)
        containment.closeEntering(into: &effects)
        markAsShown()
    }

    /// The container did disappear. Removes a page that is no longer the top page.
    mutating func left(into effects: inout [Effect]) {
        let page = shown
        if let page { effects.append(.didDisappear(page)) }
        phase = .offscreen(installed: page)
        uninstall(page, into: &effects)
    }

    mutating func uninstall(_ installed: Page?, into effects: inout [Effect]) {
        guard let installed, installed != top else { return }
        swapViews(from: installed, to: nil, into: &effects)
        phase = .offscreen(installed: nil)
        containment.closeLeaving(isOnScreen: phase.holds, into: &effects)
    }

    private mutating func swapViews(from: Page?, to: Page?, into effects: inout [Effect]) {
        var transition = makeTransition(from: from, to: to, animated: false, reversible: false)
        transition.operation = .none
        effects += [.begin(transition), .end(transition, .completed)]
    }
}
