/// The table of a search.
///
/// In short: the last request wins. A running change is completed first, so that each begin has its end.
extension SearchMachine {
    /// The requests with the same steps. If `showsResults` is nil, the app's setting stays. A ticket represents a
    /// completion closure of the app.
    package enum Column: Hashable, Sendable {
        case begin(showsResults: Bool?)
        case animatedEnd(ticket: Int?), unanimatedEnd(ticket: Int?)
        case motionEnded
        case update(showsResults: Bool?), edit(showsResults: Bool?)
        case offerSuggestions
        case selectSuggestion(hides: Bool)
        case changeScope
    }

    package enum Step: Hashable, Sendable {
        /// Begins the search.
        case begin(showsResults: Bool?)
        /// Completes the beginning.
        case completeBegin
        /// Begins to end the search.
        case end(animated: Bool, ticket: Int?)
        /// Completes the end and calls the completions.
        case completeEnd(tickets: [Int])
        /// No search is active: only calls the completion.
        case callCompletion(ticket: Int?)
        /// Shows or hides results and dimming.
        case show(results: Bool?)
        /// Displays suggestions, also after a choice.
        case offerSuggestions
        /// The user chose a suggestion. Suggestions stay hidden until the text or the app's list changes.
        case chooseSuggestion(hides: Bool)
        /// Shows or hides the scopes according to the text.
        case scopes
        /// Calls the results updater.
        case updateResults
    }

    package static func steps(_ row: SearchPhase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.idle, .begin(let shows)): [.begin(showsResults: shows)]
        case (.idle, .animatedEnd(let ticket)), (.idle, .unanimatedEnd(let ticket)): [.callCompletion(ticket: ticket)]

        case (.beginning, .animatedEnd(let ticket)): [.completeBegin, .end(animated: true, ticket: ticket)]
        case (.beginning, .unanimatedEnd(let ticket)): [.completeBegin, .end(animated: false, ticket: ticket)]
        case (.beginning, .motionEnded): [.completeBegin]
        case (.active, .animatedEnd(let ticket)): [.end(animated: true, ticket: ticket)]
        case (.active, .unanimatedEnd(let ticket)): [.end(animated: false, ticket: ticket)]
        case (.beginning, .update(let shows)), (.active, .update(let shows)): [.show(results: shows)]
        case (.beginning, .edit(let shows)), (.active, .edit(let shows)):
            [.show(results: shows), .offerSuggestions, .scopes, .updateResults]
        case (.beginning, .changeScope), (.active, .changeScope): [.updateResults]

        case (.ending(_, _, let tickets), .begin(let shows)):
            [.completeEnd(tickets: tickets), .begin(showsResults: shows)]
        case (.ending, .animatedEnd(let ticket)): [.callCompletion(ticket: ticket)]
        case (.ending(_, _, let tickets), .unanimatedEnd(let ticket)):
            [.completeEnd(tickets: tickets), .callCompletion(ticket: ticket)]
        case (.ending(_, _, let tickets), .motionEnded): [.completeEnd(tickets: tickets)]

        // Suggestions do not depend on the phase. They are visible while the search is active.
        case (_, .offerSuggestions): [.offerSuggestions]
        case (_, .selectSuggestion(let hides)): [.chooseSuggestion(hides: hides)]

        // The search is already active.
        case (.beginning, .begin), (.active, .begin): []
        // No animation runs.
        case (.idle, .motionEnded), (.active, .motionEnded): []
        // No search is visible.
        case (.idle, .update), (.idle, .edit), (.idle, .changeScope), (.ending, .update),
            (.ending, .edit), (.ending, .changeScope):
            []
        }
    }
}
