import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// Makes requests of the machine of turns, and performs its effects in order.
extension UIPageViewController {
    private var rowView: PageRowView? { viewIfLoaded as? PageRowView }
    private var isVisible: Bool { appearance.phase == .shown || appearance.phase == .appearing }

    /// The single entry point for changes. The machine contains no app code; its effects are performed after the
    /// effects of earlier requests.
    func request(_ request: PageTurnRequest<UIViewController>) {
        let runner = row.runner
        runner.add(keeping(row.machine) { row.machine.handle(request, tracedAs: "pages", of: self) })
        runner.run(tracedAs: "pages", of: self) { perform($0) }
    }

    func display(
        _ page: UIViewController, _ direction: NavigationDirection, _ animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        var ticket: Int?
        if let completion {
            row.lastTicket += 1
            ticket = row.lastTicket
            row.completions[row.lastTicket] = completion
        }
        display(PageTurn(page, direction == .forward ? .after : .before), .app(ticket: ticket), animated)
    }

    private func display(
        _ turn: PageTurn<UIViewController>, _ cause: PageCall<UIViewController>.Cause, _ animated: Bool
    ) {
        request(.display(PageCall(turn, cause), animated: animated && viewIfLoaded?.window != nil))
    }

    func dotTapped(_ index: Int) {
        findNeighbors()
        let side = index > row.dot ? PageSide.after : .before
        guard let page = neighbor(side) else { return updateDots() }
        display(PageTurn(page, side), .dot, true)
    }

    /// The user scrolls toward a neighbor.
    func scrolled(toward side: PageSide) {
        guard let page = neighbor(side) else { return }
        request(.scrolled(PageTurn(page, side)))
    }

    func resized(isNearer: Bool) {
        // The slide that begins scrolls in the new size.
        if case .slide = row.runner.current { return }
        request(.resized(isNearer: isNearer))
    }

    private func neighbor(_ side: PageSide) -> UIViewController? {
        switch side {
        case .before: row.neighbors?.before
        case .after: row.neighbors?.after
        }
    }

    // MARK: Effects

    private func perform(_ effect: PageTurnEffect<UIViewController>) {
        switch effect {
        case .askForDot: row.dot = dataSource?.presentationIndex(for: self) ?? 0
        case .countDot(let side): row.dot += side == .after ? 1 : -1
        case .incoming(let turn): keeping(row.incoming) { row.incoming = turn }
        case .willTransition(let page):
            ownDelegate?.pageViewController(self, willTransitionTo: pages(of: page))
        case .join(let page, let animated): join(page, animated: animated)
        case .willDisappear(let page, let animated): if animated || isVisible { page.beginAppearance(false, animated) }
        case .slide: rowView?.slide()
        case .arrive(let old, let page): arrive(from: old, page)
        case .comeBack(let page, let incoming): comeBack(to: page, incoming)
        case .renew: renew()
        case .findNeighbors: findNeighbors()
        case .goOn(let arrives): rowView?.goOn(arrives: arrives)
        case .didFinish(let page, let completed):
            ownDelegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: pages(of: page), transitionCompleted: completed
            )
        case .complete(let ticket, let completed):
            let completion = row.completions.removeValue(forKey: ticket)
            completion?(completed)
        }
    }

    private func join(_ page: UIViewController, animated: Bool) {
        add(page)
        guard let rowView = view as? PageRowView else { return }
        page.loading.initialFrame = rowView.bounds
        page.loadViewIfNeeded()
        if isVisible { page.beginAppearance(true, animated) }
        page.view.autoresizingMask = []
        rowView.scroller.addSubview(page.view)
        rowView.setNeedsLayout()
    }

    private func arrive(from old: UIViewController?, _ page: UIViewController) {
        keeping(row.incoming) { row.incoming = nil }
        keeping(row.current) { row.current = page }
        remove(old)
        if appearance.phase == .shown { page.endAppearance() }
        notifyJoined(page)
    }

    private func comeBack(to page: UIViewController, _ incoming: UIViewController) {
        keeping(row.incoming) { row.incoming = nil }
        if isVisible {
            incoming.beginAppearance(false, true)
            page.beginAppearance(true, true)
        }
        remove(incoming)
        if appearance.phase == .shown { page.endAppearance() }
    }

    private func remove(_ page: UIViewController?) {
        guard let page else { return }
        page.viewIfLoaded?.removeFromSuperview()
        if isVisible || page.appearance.phase == .disappearing { page.endAppearance() }
        for page in pages(of: page) where page.parent === self {
            page.willMove(toParent: nil)
            page.leaveParent()
        }
    }

    /// Requests the neighbors again, and adds slots for them.
    private func renew() {
        keeping(row.neighbors) { row.neighbors = nil }
        guard isViewLoaded else { return }
        findNeighbors()
        rowView?.rest()
        updateDots()
    }

    /// A page that is its own neighbor has no slot.
    private func findNeighbors() {
        guard row.neighbors == nil, let current = row.current else { return }
        let before = neighbor(before: current)
        let after = neighbor(after: current)
        let neighbors = PageRow.Neighbors(
            before: before === current ? nil : before, after: after === current ? nil : after)
        keeping(row.neighbors) { row.neighbors = neighbors }
    }

    private func updateDots() {
        guard let dots = rowView?.dots else { return }
        let count = navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count <= 0
        dots.numberOfPages = count
        dots.currentPage = row.dot
        rowView?.setNeedsLayout()
    }
}
