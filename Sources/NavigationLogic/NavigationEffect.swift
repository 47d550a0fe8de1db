/// One effect of ``NavigationMachine``. The caller performs the effects in order, and appends the effects of nested
/// requests to its queue.
package enum NavigationEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    // Containment. Each will is followed by one did for the same page. The did names the final container, so a
    // cancelled swipe calls `willMoveFromParent` and then `didMoveToParent`.
    case willMoveToParent(Page)
    case didMoveToParent(Page)
    case willMoveFromParent(Page)
    /// The page has left the container, and the stack no longer uses it.
    case didMoveFromParent(Page)
    /// The order or the members of the stack have changed.
    case stackChanged

    // Appearance. The opposite will may follow a will (a cancelled swipe). At rest, each will has its did.
    /// Loads the page's view if it is not loaded.
    case loadView(Page)
    case willAppear(Page, animated: Bool)
    case didAppear(Page)
    case willDisappear(Page, animated: Bool)
    case didDisappear(Page)

    // The delegate of the container
    case willShow(Page, animated: Bool)
    case didShow(Page, animated: Bool)

    // Motion
    /// Requests a layout. The layout starts a transition to the page that is the top page then.
    case schedule(from: Page?, to: Page?, animated: Bool)
    /// Cancels the scheduled transition.
    case unschedule
    /// Announces an animated transition: the caller asks the delegate for an animator.
    case prepare(NavigationTransition<Page>)
    /// Places the view of `to` beside the view of `from`. Starts the animation, unless a gesture holds the transition
    /// or the transition is unanimated.
    case begin(NavigationTransition<Page>)
    /// Stops the animation and displays this fraction.
    case update(NavigationTransition<Page>, fraction: Double)
    /// Animates from `fraction` to the outcome, beginning at this velocity. Afterwards the caller sends
    /// `animationEnded` with the transition's id.
    case settle(NavigationTransition<Page>, fraction: Double, velocity: Double, outcome: TransitionOutcome)
    /// Stops the animation, displays the outcome and removes the view of the other page.
    case end(NavigationTransition<Page>, TransitionOutcome)

    /// The request was misuse and has changed nothing.
    case reject(NavigationRejection<Page>)
}

extension NavigationEffect: CustomStringConvertible {
    package var description: String {
        switch self {
        case .willMoveToParent(let page): "\(page) willMoveToParent"
        case .didMoveToParent(let page): "\(page) didMoveToParent"
        case .willMoveFromParent(let page): "\(page) willMoveFromParent"
        case .didMoveFromParent(let page): "\(page) didMoveFromParent"
        case .stackChanged: "stackChanged"
        case .loadView(let page): "\(page) loadView"
        case .willAppear(let page, let animated): "\(page) willAppear\(mark(animated))"
        case .didAppear(let page): "\(page) didAppear"
        case .willDisappear(let page, let animated): "\(page) willDisappear\(mark(animated))"
        case .didDisappear(let page): "\(page) didDisappear"
        case .willShow(let page, let animated): "willShow \(page)\(mark(animated))"
        case .didShow(let page, let animated): "didShow \(page)\(mark(animated))"
        case .schedule(_, let to, let animated): "schedule \(to.map { "\($0)" } ?? "nothing")\(mark(animated))"
        case .unschedule: "unschedule"
        case .prepare(let transition): "prepare \(transition)"
        case .begin(let transition): "begin \(transition)"
        case .update(_, let fraction): "update \(fraction)"
        case .settle(_, let fraction, let velocity, let outcome): "settle \(fraction) at \(velocity) \(outcome)"
        case .end(let transition, let outcome): "end \(transition) \(outcome)"
        case .reject(let rejection): "reject \(rejection.page): \(rejection.remedy)"
        }
    }

    private func mark(_ animated: Bool) -> String { animated ? " animated" : "" }
}

extension NavigationEffect {
    /// The page that leaves the stack.
    package var removedPage: Page? {
        if case .willMoveFromParent(let page) = self { page } else { nil }
    }
}
