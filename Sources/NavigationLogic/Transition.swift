/// The kind of a transition: a page comes from the trailing side, goes back there, or is replaced without animation.
package enum NavigationOperation: Hashable, Sendable {
    case none, push, pop
}

/// Where a transition ended, or is decided to end.
package enum TransitionOutcome: Hashable, Sendable {
    case completed, cancelled
}

/// Names one stretch of motion. `leg` grows each time a finger catches the transition, so that the end of a motion
/// that was interrupted is never taken for the end of the motion that replaced it.
package struct TransitionID: Hashable, Sendable {
    package var number: Int
    package var leg: Int

    package init(number: Int, leg: Int) {
        self.number = number
        self.leg = leg
    }
}

/// One change of the page that is on screen.
package struct NavigationTransition<Page: Hashable & Sendable>: Hashable, Sendable {
    package var id: TransitionID
    package var operation: NavigationOperation
    /// The page that was on screen; nil when the screen was empty.
    package var from: Page?
    /// The page that comes; nil when the screen becomes empty.
    package var to: Page?
    package var animated: Bool
    /// A finger holds it at this moment.
    package var interactive: Bool
    /// It began with a finger (a swipe), not with a call of the app.
    package var startedByFinger: Bool
    /// Exactly one page was pushed or popped, so a finger that catches it can take it back.
    package var reversible: Bool
}

extension NavigationTransition {
    /// Of the two pages, the one that lies higher in the stack.
    var upper: Page? { operation == .pop ? from : to }
    /// Of the two pages, the one that lies lower in the stack.
    var lower: Page? { operation == .pop ? to : from }

    /// Whether the upper page is on the stack when the transition ends this way.
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
