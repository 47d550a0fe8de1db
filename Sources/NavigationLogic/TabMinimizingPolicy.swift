/// The steps for each pair of a phase and a request of a tab bar that scrolling minimizes.
///
/// In short: the distance of each scroll counts from its start. Another page or tab shows the bar.
package enum TabMinimizingPolicy {
    /// ``TabMinimizingPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable { case shown, shownWhileScrolling, minimized, minimizedWhileScrolling }

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        /// The user has scrolled less far than the distance to which the bar reacts.
        case move
        /// The user has scrolled far enough in the direction that minimizes the bar, or in the opposite direction.
        case minimizingScroll, restoringScroll
        /// The user has scrolled far enough, to an end of the content where it bounces back.
        case end
        /// The app scrolled the content, or another scroll view is under the bar.
        case rest
        /// The page, the tab or the behavior has changed.
        case restore
    }

    /// One action of ``TabMinimizingMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Begins a scroll distance at the current offset.
        case begin
        /// Extends the scroll distance. A reversal begins a new distance.
        case track
        /// Forgets the scroll distance.
        case rest
        case minimize, show
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        case (.shown, .move):                               [.begin]

        case (.shownWhileScrolling, .move):                 [.track]
        case (.shownWhileScrolling, .minimizingScroll):     [.begin, .minimize]
        case (.shownWhileScrolling, .restoringScroll):      [.begin]
        case (.shownWhileScrolling, .end):                  [.begin]
        case (.shownWhileScrolling, .rest):                 [.rest]
        case (.shownWhileScrolling, .restore):              [.rest]

        case (.minimized, .move):                           [.begin]
        case (.minimized, .restore):                        [.show]

        case (.minimizedWhileScrolling, .move):             [.track]
        case (.minimizedWhileScrolling, .minimizingScroll): [.begin]
        case (.minimizedWhileScrolling, .restoringScroll):  [.begin, .show]
        case (.minimizedWhileScrolling, .end):              [.begin, .show]
        case (.minimizedWhileScrolling, .rest):             [.rest]
        case (.minimizedWhileScrolling, .restore):          [.rest, .show]

        // A distance begins at zero.
        case (.shown, .minimizingScroll), (.shown, .restoringScroll), (.shown, .end): []
        case (.minimized, .minimizingScroll), (.minimized, .restoringScroll), (.minimized, .end): []
        // Nothing changes.
        case (.shown, .rest), (.shown, .restore), (.minimized, .rest): []
        }
    }
}
