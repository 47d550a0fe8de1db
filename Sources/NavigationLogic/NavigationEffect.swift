/// One thing to do, in the order given. The performer of effects keeps a queue: effects of requests that are made while
/// others are being performed go to its end.
package enum NavigationEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    // Containment. Every will is followed by one did for the same page; a did names where the page ended, so a swipe
    // that is cancelled reads `willMoveFromParent`, `didMoveToParent`.
    case willMoveToParent(Page)
    case didMoveToParent(Page)
    case willMoveFromParent(Page)
    /// The page left the container; nothing of it is used any more.
    case didMoveFromParent(Page)
    /// The order or membership of the stack changed.
    case stackChanged

    // Appearance. A will may be answered by the opposite will (a cancelled swipe); at rest no will is open.
    /// Load the page's view unless it is loaded.
    case loadView(Page)
    case willAppear(Page, animated: Bool)
    case didAppear(Page)
    case willDisappear(Page, animated: Bool)
    case didDisappear(Page)

    // The delegate of the container
    case willShow(Page, animated: Bool)
    case didShow(Page, animated: Bool)

    // Motion
    /// The next layout starts a transition, to this page as it is; ask for a layout.
    case schedule(from: Page?, to: Page?, animated: Bool)
    /// What was scheduled leads nowhere any more.
    case unschedule
    /// An animated transition will be announced: ask who moves it.
    case prepare(NavigationTransition<Page>)
    /// Put the view of `to` in place beside the view of `from`; start a timed motion unless a finger holds it or it is
    /// unanimated.
    case begin(NavigationTransition<Page>)
    /// Stop any timed motion and show this fraction.
    case update(NavigationTransition<Page>, fraction: Double)
    /// Run by time from `fraction`, with this velocity, to the outcome; then send `animationEnded` with the
    /// transition's id.
    case settle(NavigationTransition<Page>, fraction: Double, velocity: Double, outcome: TransitionOutcome)
    /// Stop any motion, show the outcome, take the other page's view away.
    case end(NavigationTransition<Page>, TransitionOutcome)

    /// Nothing happened: the request was misuse.
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
