/// The requests to a ``NavigationMachine``. Each request is legal in every phase.
///
/// Fractions are parts of the transition's distance: 0 shows `from`, 1 shows `to`. Velocities are in container widths
/// per second in the same direction. For a caught push, they are opposite to the direction of a pop swipe.
package enum NavigationRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    // The app
    case push(Page, animated: Bool)
    case pop(animated: Bool)
    case popTo(Page, animated: Bool)
    case popToRoot(animated: Bool)
    case set([Page], animated: Bool)

    // The gesture
    /// The edge swipe has begun: pops the top page interactively.
    case grab
    case drag(fraction: Double)
    /// The gesture has ended. ``PopDecision`` decides the outcome.
    case release(fraction: Double, velocity: Double)
    /// The gesture has ended with an outcome that was decided elsewhere, e.g. by the app's interaction controller.
    case releaseAs(TransitionOutcome, fraction: Double, velocity: Double)
    /// A gesture stops a running animation at its current position.
    case catchAgain(fraction: Double)

    // The app's animator and its interaction controller
    /// An interaction controller stops the running transition at its current position.
    case hold(fraction: Double)
    /// The animator of the transition with this number has ended with this outcome.
    case animatorEnded(Int, TransitionOutcome)
    /// The animator of the transition with this number has exceeded its time.
    case overdue(Int)

    // Time
    case animationEnded(TransitionID)
    /// The container is laid out: starts the scheduled transition.
    case layout

    // The container's own appearance
    case containerWillAppear(animated: Bool)
    case containerDidAppear
    case containerWillDisappear(animated: Bool)
    case containerDidDisappear
}

extension NavigationRequest {
    /// The pages that a request of the app adds.
    package var joining: [Page] {
        switch self {
        case .push(let page, _): [page]
        case .set(let pages, _): pages
        default: []
        }
    }

    /// The request of the app without animation; any other request itself.
    package var withoutAnimation: Self {
        switch self {
        case .push(let page, _): .push(page, animated: false)
        case .pop: .pop(animated: false)
        case .popTo(let page, _): .popTo(page, animated: false)
        case .popToRoot: .popToRoot(animated: false)
        case .set(let pages, _): .set(pages, animated: false)
        default: self
        }
    }
}

/// A request that breaks the contract of its call. The stack has not changed; the caller stops the program.
package enum NavigationRejection<Page: Hashable & Sendable>: Hashable, Sendable {
    case pushedTwice(Page)
    case notOnStack(Page)
    case listedTwice(Page)

    package var page: Page {
        switch self {
        case .pushedTwice(let page), .notOnStack(let page), .listedTwice(let page): page
        }
    }

    /// The mistake and the remedy, without the name of the page.
    package var remedy: String {
        switch self {
        case .pushedTwice:
            "it is already on the navigation stack; pop to it instead, or push a new instance"
        case .notOnStack:
            "it is not on the navigation stack; pop only to a member of viewControllers, or push it"
        case .listedTwice:
            "it stands in the list more than once; list each view controller once"
        }
    }
}
