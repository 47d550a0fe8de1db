/// The kind of a transition: a page enters from the trailing side, leaves to that side, or is replaced without
/// animation.
package enum NavigationOperation: Hashable, Sendable {
    case none, push, pop
}

/// The final or the decided outcome of a transition.
package enum TransitionOutcome: Hashable, Sendable {
    case completed, cancelled
}

/// Identifies one animation of a transition. `animation` increases each time a gesture catches the transition, so that
/// the end of an interrupted animation is not mistaken for the end of the next one.
package struct TransitionID: Hashable, Sendable {
    package var number: Int
    package var animation: Int

    package init(number: Int, animation: Int) {
        self.number = number
        self.animation = animation
    }
}

/// One change of the page that is on screen.
package struct NavigationTransition<Page: Hashable & Sendable>: Hashable, Sendable {
    package var id: TransitionID
    package var operation: NavigationOperation
    /// The former page; nil if the screen was empty.
    package var from: Page?
    /// The new page; nil if the screen becomes empty.
    package var to: Page?
    package var animated: Bool
    /// Whether a gesture holds the transition now.
    package var interactive: Bool
    /// Whether a swipe began the transition, not a call by the app.
    package var startedByFinger: Bool
    /// Whether exactly one page was pushed or popped, so that a gesture can reverse the transition.
    package var reversible: Bool
}

extension NavigationTransition {
    /// The higher page of the two in the stack.
    var upper: Page? { operation == .pop ? from : to }
    /// The lower page of the two in the stack.
    var lower: Page? { operation == .pop ? to : from }

    /// Whether the upper page is on the stack after this outcome.
    func keepsUpper(_ outcome: TransitionOutcome) -> Bool {
        (operation == .push) == (outcome == .completed)
    }
}

extension NavigationTransition: CustomStringConvertible {
    package var description: String {
        let ends = [from, to].map { $0.map { "\($0)" } ?? "nothing" }
        return "\(operation) \(ends[0]) to \(ends[1])"
    }
}
