/// What a request means in each phase of a tab bar that scrolling minimizes: the whole answer to "what if it comes
/// now?".
///
/// In short: each way of a finger, or of content that it set in motion, counts from where it began. Another page or tab
/// shows the bar.
package enum TabMinimizingPolicy {
    /// ``TabMinimizingPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable { case shown, shownWhileScrolling, minimized, minimizedWhileScrolling }

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        /// The user moves content, less far than it takes for the bar to react.
        case move
        /// Far enough, in the direction that minimizes the bar, or in the other one.
        case minimizingWay, restoringWay
        /// Far enough, and to an end of the content, where it returns by itself.
        case end
        /// The content was moved by something else, or is another one.
        case rest
        /// Another page, another tab, another behavior.
        case restore
    }

    /// One thing that ``TabMinimizingMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// A way begins here.
        case begin
        /// The way goes on; where it turns back, a new one has begun there.
        case track
        /// There is no way any more.
        case rest
        case minimize, show
    }

    // The cells stand in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        case (.shown, .move):                               [.begin]

        case (.shownWhileScrolling, .move):                 [.track]
        case (.shownWhileScrolling, .minimizingWay):        [.begin, .minimize]
        case (.shownWhileScrolling, .restoringWay):         [.begin]
        case (.shownWhileScrolling, .end):                  [.begin]
        case (.shownWhileScrolling, .rest):                 [.rest]
        case (.shownWhileScrolling, .restore):              [.rest]

        case (.minimized, .move):                           [.begin]
        case (.minimized, .restore):                        [.show]

        case (.minimizedWhileScrolling, .move):             [.track]
        case (.minimizedWhileScrolling, .minimizingWay):    [.begin]
        case (.minimizedWhileScrolling, .restoringWay):     [.begin, .show]
        case (.minimizedWhileScrolling, .end):              [.begin, .show]
        case (.minimizedWhileScrolling, .rest):             [.rest]
        case (.minimizedWhileScrolling, .restore):          [.rest, .show]

        // A way begins before it can be long.
        case (.shown, .minimizingWay), (.shown, .restoringWay), (.shown, .end): []
        case (.minimized, .minimizingWay), (.minimized, .restoringWay), (.minimized, .end): []
        // It is so already.
        case (.shown, .rest), (.shown, .restore), (.minimized, .rest): []
        }
    }
}
