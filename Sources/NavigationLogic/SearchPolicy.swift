/// The steps for each pair of a phase and a request of a search.
///
/// In short: the last request wins. A running change is completed first, so that each begin has its end.
package enum SearchPolicy {
    /// ``SearchPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable { case idle, beginning, active, ending }

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        case begin, animatedEnd, unanimatedEnd, motionEnded, update, edit, offerSuggestions, selectSuggestion,
            changeScope
    }

    /// One action of ``SearchMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Begins the search.
        case begin
        /// Completes the beginning.
        case completeBegin
        /// Begins to end the search.
        case end
        /// Completes the end.
        case completeEnd
        /// No search is active: only calls the completion.
        case callCompletion
        /// Shows or hides results and dimming according to the request.
        case show
        /// Displays suggestions, also after a choice.
        case offerSuggestions
        /// The user chose a suggestion. Suggestions stay hidden until the text or the app's list changes.
        case chooseSuggestion
        /// Shows or hides the scopes according to the text.
        case scopes
        /// Calls the results updater.
        case updateResults
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        case (.idle, .begin):               [.begin]
        case (.idle, .animatedEnd):         [.callCompletion]
        case (.idle, .unanimatedEnd):       [.callCompletion]

        case (.beginning, .animatedEnd):    [.completeBegin, .end]
        case (.beginning, .unanimatedEnd):  [.completeBegin, .end]
        case (.beginning, .motionEnded):    [.completeBegin]
        case (.beginning, .update):         [.show]
        case (.beginning, .edit):           [.show, .offerSuggestions, .scopes, .updateResults]
        case (.beginning, .changeScope):    [.updateResults]

        case (.active, .animatedEnd):       [.end]
        case (.active, .unanimatedEnd):     [.end]
        case (.active, .update):            [.show]
        case (.active, .edit):              [.show, .offerSuggestions, .scopes, .updateResults]
        case (.active, .changeScope):       [.updateResults]

        case (.ending, .begin):             [.completeEnd, .begin]
        case (.ending, .animatedEnd):       [.callCompletion]
        case (.ending, .unanimatedEnd):     [.completeEnd, .callCompletion]
        case (.ending, .motionEnded):       [.completeEnd]

        // Suggestions do not depend on the phase. They are visible while the search is active.
        case (_, .offerSuggestions):        [.offerSuggestions]
        case (_, .selectSuggestion):          [.chooseSuggestion]

        // The search is already active.
        case (.beginning, .begin), (.active, .begin): []
        // The end of a motion that was replaced.
        case (.idle, .motionEnded), (.active, .motionEnded): []
        // No search is visible.
        case (.idle, .update), (.idle, .edit), (.idle, .changeScope), (.ending, .update),
            (.ending, .edit), (.ending, .changeScope): []
        }
    }
}

extension SearchRequest {
    /// The column of ``SearchPolicy`` for this request.
    var policyRequest: SearchPolicy.Request {
        switch self {
        case .begin: .begin
        case .end(let animated, _): animated ? .animatedEnd : .unanimatedEnd
        case .motionEnded: .motionEnded
        case .update: .update
        case .edit: .edit
        case .offerSuggestions: .offerSuggestions
        case .selectSuggestion: .selectSuggestion
        case .changeScope: .changeScope
        }
    }
}
