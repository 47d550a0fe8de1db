/// Everything that can be asked of a ``NavigationMachine``. Each is legal in every phase.
///
/// Fractions are shares of the transition's own travel: 0 shows `from`, 1 shows `to`. Velocities are in container
/// widths per second along that travel. For a caught push both therefore run against the finger of a pop swipe.
package enum NavigationRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    // The app
    case push(Page, animated: Bool)
    case pop(animated: Bool)
    case popTo(Page, animated: Bool)
    case popToRoot(animated: Bool)
    case set([Page], animated: Bool)

    // The finger
    /// The edge swipe began: the top page is popped, and the motion follows the finger.
    case grab
    case drag(fraction: Double)
    /// The finger left; ``PopDecision`` decides.
    case release(fraction: Double, velocity: Double)
    /// The finger left and the outcome was decided elsewhere, e.g. by an app's own interaction controller.
    case releaseAs(TransitionOutcome, fraction: Double, velocity: Double)
    /// A finger stops a motion that runs by time, where it is.
    case catchAgain(fraction: Double)

    // The app's own animator, and who scrubs it
    /// An interaction controller takes hold of the transition that runs, where it is.
    case hold(fraction: Double)
    /// The animator of the transition with this number has ended, and says how.
    case animatorEnded(Int, TransitionOutcome)
    /// The animator of the transition with this number has had its time and more.
    case overdue(Int)

    // Time
    case animationEnded(TransitionID)
    /// The container is laid out: what was scheduled starts.
    case layout

    // The container's own appearance
    case containerWillAppear(animated: Bool)
    case containerDidAppear
    case containerWillDisappear(animated: Bool)
    case containerDidDisappear
}

/// A request that breaks the contract of the call that made it. Nothing has changed; the caller stops the program.
package enum NavigationRejection<Page: Hashable & Sendable>: Hashable, Sendable {
    case pushedTwice(Page)
    case notOnStack(Page)
    case listedTwice(Page)

    package var page: Page {
        switch self {
        case .pushedTwice(let page), .notOnStack(let page), .listedTwice(let page): page
        }
    }

    /// What is wrong, and what to do instead, without the name of the page.
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
