/// Where a search is.
///
/// ```
///           begin              over                end              over
///   idle ──────────► beginning ──────► active ──────────► ending ──────────► idle
///                        └── end: complete at once, then ──►│
///                        ◄── begin: complete at once, then ─┘
/// ```
package enum SearchPhase: Hashable, Sendable {
    case idle
    case beginning(number: Int)
    case active
    /// The completions that are due when it is over, the oldest first.
    case ending(number: Int, tickets: [Int])

    /// Whether the search is over its screen, by the last request.
    package var isActive: Bool {
        switch self {
        case .beginning, .active: true
        case .idle, .ending: false
        }
    }

    /// The row of ``SearchPolicy`` that this phase reads.
    package var policyPhase: SearchPolicy.Phase {
        switch self {
        case .idle: .idle
        case .beginning: .beginning
        case .active: .active
        case .ending: .ending
        }
    }
}

/// Everything that can be asked of a ``SearchMachine``. Each is legal in every phase. Of results, nil leaves them as
/// the app put them.
package enum SearchRequest: Hashable, Sendable {
    case begin(showsResults: Bool?)
    /// - Parameter ticket: stands for a completion of the app's.
    case end(animated: Bool, ticket: Int?)
    case motionEnded(number: Int)
    /// What belongs to the search changed, not its text.
    case update(showsResults: Bool?)
    /// Another text, or other tokens.
    case edit(showsResults: Bool?)
    /// The app set other suggestions.
    case offerSuggestions
    /// - Parameter hides: the panel of suggestions is dismissed with the choice, as a menu is.
    case takeSuggestion(hides: Bool)
    case changeScope
}

/// The effects of ``SearchMachine``, in order. The performer has the controllers and views that they are about.
package enum SearchEffect: Hashable, Sendable {
    case willBegin, didBegin, willEnd, didEnd
    /// The search is presented by its screen, or no longer.
    case link, unlink
    case willAppear, willDisappear(animated: Bool)
    /// The appearance that was announced is complete.
    case endAppearance
    /// The view of the search is added over the screen, or removed.
    case install, takeApart
    /// Bars, dimming and what shows move to where the search has them, or back.
    case moveIn(number: Int)
    case moveOut(number: Int, animated: Bool)
    case focus, unfocus
    /// Text and tokens are deleted.
    case clear
    case results(shows: Bool)
    case dim
    case suggestions
    /// The results updater is called with the chosen suggestion.
    case choose
    case scopes
    case askForResults
    case complete(Int)
}

/// One search: takes requests in every phase, decides at once, and answers what is to be done about them, in order.
///
/// It never waits for its effects to be performed. Each `will` among the effects has its `did`, and each ticket is
/// answered once.
package struct SearchMachine: Sendable {
    package private(set) var phase = SearchPhase.idle
    /// Whether results are displayed over the screen, until the end is complete.
    package private(set) var showsResults = false
    /// Suggestions are offered while the search is active; false between a choice in a panel and other suggestions or
    /// another text.
    package private(set) var offersSuggestions = true
    private var lastNumber = 0

    package init() {}

    package mutating func handle(_ request: SearchRequest) -> [SearchEffect] {
        guard concerns(request) else { return [] }
        var effects: [SearchEffect] = []
        for step in SearchPolicy.steps(phase.policyPhase, request.policyRequest) {
            perform(step, request, into: &effects)
        }
        return effects
    }

    /// Whether the end of a motion is that of the one under way.
    private func concerns(_ request: SearchRequest) -> Bool {
        guard case .motionEnded(let number) = request else { return true }
        switch phase {
        case .beginning(let own), .ending(let own, _): return own == number
        case .idle, .active: return false
        }
    }

    private mutating func perform(
        _ step: SearchPolicy.Step, _ request: SearchRequest, into effects: inout [SearchEffect]
    ) {
        switch step {
        case .begin: begin(request, into: &effects)
        case .arrive:
            effects += [.endAppearance, .didBegin]
            phase = .active
        case .end: end(request, into: &effects)
        case .leave: leave(into: &effects)
        case .answer:
            if case .end(_, let ticket?) = request { effects.append(.complete(ticket)) }
        case .show:
            effects += change(results: request.showsResults)
            effects.append(.dim)
        case .offer:
            offersSuggestions = true
            effects.append(.suggestions)
        case .take:
            if case .takeSuggestion(hides: true) = request { offersSuggestions = false }
            effects += [.choose, .suggestions]
        case .scopes: effects.append(.scopes)
        case .ask: effects.append(.askForResults)
        }
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func change(results shows: Bool?) -> [SearchEffect] {
        guard let shows, shows != showsResults else { return [] }
        showsResults = shows
        return [.results(shows: shows), .suggestions]
    }

    private mutating func begin(_ request: SearchRequest, into effects: inout [SearchEffect]) {
        let number = nextNumber()
        phase = .beginning(number: number)
        effects += [.willBegin, .link, .willAppear, .install]
        effects += change(results: request.showsResults)
        effects += [.moveIn(number: number), .focus, .askForResults, .suggestions]
    }

    private mutating func end(_ request: SearchRequest, into effects: inout [SearchEffect]) {
        guard case .end(let animated, let ticket) = request else { return }
        let number = nextNumber()
        phase = .ending(number: number, tickets: ticket.map { [$0] } ?? [])
        effects += [
            .willEnd, .willDisappear(animated: animated), .unfocus, .clear, .askForResults, .unlink,
            .moveOut(number: number, animated: animated),
        ]
    }

    private mutating func leave(into effects: inout [SearchEffect]) {
        guard case .ending(_, let tickets) = phase else { return }
        phase = .idle
        effects.append(.endAppearance)
        if showsResults { effects.append(.results(shows: false)) }
        showsResults = false
        effects += [.suggestions, .takeApart, .didEnd]
        effects += tickets.map { .complete($0) }
    }
}

extension SearchRequest {
    fileprivate var showsResults: Bool? {
        switch self {
        case .begin(let shows), .update(let shows), .edit(let shows): shows
        case .end, .motionEnded, .offerSuggestions, .takeSuggestion, .changeScope: nil
        }
    }
}
