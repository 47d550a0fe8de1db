/// What a request means in each phase of a search: the whole answer to "what if it comes now?".
///
/// In short: what is asked for last is what happens. What was on its way is complete first, so that each beginning has
/// its end.
package enum SearchPolicy {
    /// ``SearchPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable { case idle, beginning, active, ending }

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        case begin, animatedEnd, unanimatedEnd, motionEnded, update, edit, offerSuggestions, takeSuggestion, changeScope
    }

    /// One thing that ``SearchMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// The search begins.
        case begin
        /// The beginning is complete.
        case arrive
        /// The search ends.
        case end
        /// The end is complete.
        case leave
        /// There is nothing to end: only the completion is called.
        case answer
        /// Results and dimming are as the request says.
        case show
        /// Suggestions are offered, again after one was taken.
        case offer
        /// A suggestion was taken; no others are offered until the text or the app's list changes.
        case take
        /// The scopes that belong to the text show.
        case scopes
        /// Who finds results is asked for them.
        case ask
    }

    // The cells stand in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        case (.idle, .begin):               [.begin]
        case (.idle, .animatedEnd):         [.answer]
        case (.idle, .unanimatedEnd):       [.answer]

        case (.beginning, .animatedEnd):    [.arrive, .end]
        case (.beginning, .unanimatedEnd):  [.arrive, .end]
        case (.beginning, .motionEnded):    [.arrive]
        case (.beginning, .update):         [.show]
        case (.beginning, .edit):           [.show, .offer, .scopes, .ask]
        case (.beginning, .changeScope):    [.ask]

        case (.active, .animatedEnd):       [.end]
        case (.active, .unanimatedEnd):     [.end]
        case (.active, .update):            [.show]
        case (.active, .edit):              [.show, .offer, .scopes, .ask]
        case (.active, .changeScope):       [.ask]

        case (.ending, .begin):             [.leave, .begin]
        case (.ending, .animatedEnd):       [.answer]
        case (.ending, .unanimatedEnd):     [.leave, .answer]
        case (.ending, .motionEnded):       [.leave]

        // Which suggestions there are does not depend on the phase; they show while the search is active.
        case (_, .offerSuggestions):        [.offer]
        case (_, .takeSuggestion):          [.take]

        // It is there already.
        case (.beginning, .begin), (.active, .begin): []
        // The end of a motion that is no more.
        case (.idle, .motionEnded), (.active, .motionEnded): []
        // Nothing shows that could change.
        case (.idle, .update), (.idle, .edit), (.idle, .changeScope), (.ending, .update),
            (.ending, .edit), (.ending, .changeScope): []
        }
    }
}

extension SearchRequest {
    /// The column of ``SearchPolicy`` that this request reads.
    var policyRequest: SearchPolicy.Request {
        switch self {
        case .begin: .begin
        case .end(let animated, _): animated ? .animatedEnd : .unanimatedEnd
        case .motionEnded: .motionEnded
        case .update: .update
        case .edit: .edit
        case .offerSuggestions: .offerSuggestions
        case .takeSuggestion: .takeSuggestion
        case .changeScope: .changeScope
        }
    }
}
