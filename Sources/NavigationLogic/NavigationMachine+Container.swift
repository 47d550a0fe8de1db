/// The appearance and disappearance of the container, together with the page that it shows.
extension NavigationMachine {
    /// `store`: changes the stack while the container is not on screen.
    mutating func store(_ request: Request, into effects: inout [Effect]) {
        change(request, topArrives: false, into: &effects)
        markAsShown()
        if case .offscreen(let installed) = phase { uninstall(installed, into: &effects) }
    }

    /// `exchange`: replaces the page that appears together with the container.
    mutating func exchange(into effects: inout [Effect]) {
        guard case .appearing(let old, let animated) = phase else { return }
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

    /// `enter`: the container will appear.
    mutating func enter(_ request: Request, into effects: inout [Effect]) {
        let animated = if case .containerWillAppear(let flag) = request { flag } else { false }
        let old = shown
        if case .disappearing(let page?) = phase, page != top { effects.append(.didDisappear(page)) }
        if let top {
            effects += [.loadView(top), .willAppear(top, animated: animated), .willShow(top, animated: animated)]
        }
        if old != top { swapViews(from: old, to: top, into: &effects) }
        phase = .appearing(top, animated: animated)
        markAsShown()
        containment.closeLeaving(isOnScreen: phase.holds, into: &effects)
    }

    /// `entered`: the container did appear.
    mutating func entered(into effects: inout [Effect]) {
        guard case .appearing(let page, let animated) = phase else { return }
        if let page {
            effects.append(.didAppear(page))
            containment.appeared(page, into: &effects)
            effects.append(.didShow(page, animated: animated))
        }
        phase = .idle(page)
    }

    /// `leave`: the container will disappear.
    mutating func leave(_ request: Request, into effects: inout [Effect]) {
        let animated = if case .containerWillDisappear(let flag) = request { flag } else { false }
        let page = shown
        if case .scheduled = phase { effects.append(.unschedule) }
        if let page { effects.append(.willDisappear(page, animated: animated)) }
        phase = .disappearing(page)
        containment.closeEntering(into: &effects)
        markAsShown()
    }

    /// `left`: the container did disappear. Removes a page that is no longer the top page.
    mutating func left(into effects: inout [Effect]) {
        let page = shown
        if let page { effects.append(.didDisappear(page)) }
        phase = .offscreen(installed: page)
        uninstall(page, into: &effects)
    }

    private mutating func uninstall(_ installed: Page?, into effects: inout [Effect]) {
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
