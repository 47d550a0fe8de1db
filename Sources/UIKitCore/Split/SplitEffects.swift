import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// Performs the effects of the column machine in order.
extension UISplitViewController {
    typealias ColumnEffects = [ColumnEffect<UIViewController>]

    /// The single entry point for changes. The machine contains no app code; its effects are performed after the
    /// effects of earlier requests.
    func request(_ request: ColumnRequest<UIViewController>) {
        state.runner.add(decide(request))
        guard !state.runner.isBusy else { return }
        state.turns = 0
        state.runner.run(tracedAs: "columns", of: self) { perform($0) }
    }

    /// A request that results from the effect in progress; its effects are performed next.
    func answer(_ request: ColumnRequest<UIViewController>) {
        state.runner.add(decide(request), .next)
    }

    private func decide(_ request: ColumnRequest<UIViewController>) -> ColumnEffects {
        keeping(state.machine) { state.machine.handle(request, tracedAs: "columns", of: self) }
    }

    // MARK: Effects

    private func perform(_ effect: ColumnEffect<UIViewController>) {
        switch effect {
        case .readRoom: readRoom(again: false)
        case .readRoomAgain: readRoom(again: true)
        case .land(let number): answer(.landed(number))
        case .place(let column, let page): fillColumn(page, Column(column))
        case .announce(let number, let mode): announce(number, mode)
        case .prepareChange(let number):
            if state.machine.phase.change?.number == number {
                answer(.announced(number, mayMove: viewIfLoaded?.window != nil))
            }
        case .will(let number, let transition):
            if transition.shows {
                ownDelegate?.splitViewController(self, willShow: Column(transition.column))
            } else {
                ownDelegate?.splitViewController(self, willHide: Column(transition.column))
            }
            answer(.notified(number))
        case .did(let transition):
            if transition.shows {
                ownDelegate?.splitViewController(self, didShow: Column(transition.column))
            } else {
                ownDelegate?.splitViewController(self, didHide: Column(transition.column))
            }
        case .askTop(let number): answer(.top(number, columnToBeOnTop().logical))
        case .gather(let number, let top):
            if let top { gather(number, top: Column(top)) } else { gatherClassic(number) }
        case .part:
            part()
            returnInspectorSheet()
        case .askMode(let number): answer(.expandTo(number, modeToExpand(), automatic: automaticMode))
        case .didCollapse:
            ownDelegate?.splitViewControllerDidCollapse(self)
            NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        case .didExpand:
            ownDelegate?.splitViewControllerDidExpand(self)
            NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        case .display: if isViewLoaded { answer(.display) }
        case .catchUp: if isViewLoaded, appearance.phase != .hidden { answer(.display) }
        case .detail(let page): state.collapsed?.collapseSecondaryViewController(page, for: self, animated: true)
        case .open(let number, let column): open(number, Column(column))
        case .modeButton(let isHidden): state.buttons.mode?.isHidden = isHidden
        case .buttons: updateButtons()
        case .layOut: UIView.performWithoutAnimation { layoutColumns() }
        case .layOutStart(let mode, let showsInspector): layOutStart(mode, showsInspector)
        case .move(let number): move(number)
        case .attach, .didMove, .detach, .prepare, .willAppear, .willDisappear, .didAppear, .didDisappear, .order,
            .remove:
            performChild(effect)
        }
    }

    private func performChild(_ effect: ColumnEffect<UIViewController>) {
        switch effect {
        case .attach(let child): if child.parent !== self { attachChild(child) }
        case .didMove(let child):
            guard child.parent === self else { return }
            child.notifyCallListener("didMove to parent")
            child.didMove(toParent: self)
        case .detach(let child):
            guard child.parent === self, !isHost(child) else { return }
            child.notifyCallListener("willMove to nil")
            child.willMove(toParent: nil)
            child.leaveParent()
        case .prepare(let shown, let new):
            for child in shown { applyTraits(child) }
            for child in new {
                child.loading.initialFrame = view.bounds
                child.loadViewIfNeeded()
            }
        case .willAppear(let child, let animated):
            if appearance.phase == .shown || appearance.phase == .appearing { child.beginAppearance(true, animated) }
        case .willDisappear(let child, let animated): child.beginAppearance(false, animated)
        case .didAppear(let child): if appearance.phase == .shown { child.endAppearance() }
        case .didDisappear(let child): child.endAppearance()
        case .order(let shown): orderViews(shown)
        case .remove(let gone):
            for child in gone {
                if let page = child.viewIfLoaded, page.superview === view { page.removeFromSuperview() }
            }
        default: break
        }
    }

    private func isHost(_ child: UIViewController) -> Bool { state.hosts.contains { $0 === child } }

    // MARK: Calls of the delegate

    /// App code may change the width of the window, or move the view to another window, during the calls. The check is
    /// repeated a few times at most, so that calls that always change the width end too.
    private func readRoom(again: Bool) {
        let isNarrow = isCompact
        if isNarrow != state.isCollapsed {
            guard state.turns < 4 else { return }
            state.turns += 1
        } else if again {
            return
        }
        answer(.room(isNarrow: isNarrow, automatic: automaticMode))
    }

    private func announce(_ number: Int, _ mode: SplitLayout.Mode) {
        // Unless another mode was requested before the turn of this one.
        guard state.machine.phase.change?.number == number else { return }
        ownDelegate?.splitViewController(self, willChangeTo: DisplayMode(rawValue: mode.rawValue) ?? .automatic)
        answer(.announced(number, mayMove: viewIfLoaded?.window != nil))
    }

    // MARK: Motion

    /// Sets columns that appear beside the screen, in their final size.
    private func layOutStart(_ mode: SplitLayout.Mode, _ showsInspector: Bool) {
        state.startLayout = (mode, showsInspector)
        UIView.performWithoutAnimation {
            layoutColumns()
            for child in state.visible { child.viewIfLoaded?.layoutIfNeeded() }
        }
        state.startLayout = nil
    }

    private func move(_ number: Int) {
        // Chosen: the duration of a modal presentation, by eye.
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            self.layoutColumns()
            for child in self.state.visible { child.viewIfLoaded?.layoutIfNeeded() }
        } completion: { [weak self] _ in
            self?.request(.motionEnded(number))
        }
    }

    // MARK: Children

    private func orderViews(_ shown: [UIViewController]) {
        guard let stage = view as? SplitView else { return }
        for child in shown {
            guard let page = child.view else { continue }
            page.autoresizingMask = []
            if page.superview !== stage { stage.addSubview(page) }
        }
        // From back to front: the secondary and the inspector, the dimming view, the supplementary and the primary.
        if let secondary = host(.secondary)?.viewIfLoaded, secondary.superview === stage {
            stage.sendSubviewToBack(secondary)
        }
        stage.addSubview(stage.dimming)
        if !state.isCollapsed {
            for column in [Column.supplementary, .primary] {
                if let page = host(column)?.viewIfLoaded, page.superview === stage { stage.bringSubviewToFront(page) }
            }
            stage.layoutGround(below: host(.primary)?.viewIfLoaded)
        }
        stage.lines.forEach { stage.addSubview($0) }
    }

    /// Chosen: the columns beside the secondary have compact width, as the primary column on iOS.
    private func applyTraits(_ child: UIViewController) {
        let isSide = [Column.primary, .supplementary, .inspector].contains { host($0) === child }
        let isNarrow = !state.isCollapsed && isSide && child !== host(.secondary)
        let wanted = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        guard child.family.parentOverrides != wanted else { return }
        setOverrideTraitCollection(wanted, forChild: child)
    }
}

extension UISplitViewController.Column {
    fileprivate init(_ column: SplitColumn) { self = Self(rawValue: column.rawValue) ?? .primary }
}
