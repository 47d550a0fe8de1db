import Decisions

/// The phase of a search.
///
/// ```
///           begin              over                end              over
///   idle ──────────► beginning ──────► active ──────────► ending ──────────► idle
///                        └── end: complete at once, then ──►│
///                        ◄── begin: complete at once, then ─┘
/// ```
package enum SearchPhase: Hashable, Sendable {
    case idle
    case beginning(number: Int, showsResults: Bool)
    case active(showsResults: Bool)
    /// The completions to call at the end, the oldest first.
    case ending(number: Int, showsResults: Bool, tickets: [Int])

    /// Whether the search is active after the last request.
    package var isActive: Bool {
        switch self {
        case .beginning, .active: true
        case .idle, .ending: false
        }
    }

    /// Whether results cover the screen. The setter has no effect without a search.
    package internal(set) var showsResults: Bool {
        get {
            switch self {
            case .idle: false
            case .beginning(_, let shows), .active(let shows), .ending(_, let shows, _): shows
            }
        }
        set {
            switch self {
            case .idle: break
            case .beginning(let number, _): self = .beginning(number: number, showsResults: newValue)
            case .active: self = .active(showsResults: newValue)
            case .ending(let number, _, let tickets):
                self = .ending(number: number, showsResults: newValue, tickets: tickets)
            }
        }
    }
}

/// The requests to a ``SearchMachine``. Each request is legal in every phase. If `showsResults` is nil, the app's
/// setting stays.
package enum SearchRequest: Hashable, Sendable {
    case begin(showsResults: Bool?)
    /// - Parameter ticket: represents a completion closure of the app.
    case end(animated: Bool, ticket: Int?)
    case motionEnded(number: Int)
    /// The search has changed, but not its text.
    case update(showsResults: Bool?)
    /// The text or the tokens have changed.
    case edit(showsResults: Bool?)
    /// The app set other suggestions.
    case offerSuggestions
    /// - Parameter hides: whether the choice dismisses the panel of suggestions, as in a menu.
    case selectSuggestion(hides: Bool)
    case changeScope
}

/// The effects of ``SearchMachine``, in order. The caller has the controllers and views.
package enum SearchEffect: Hashable, Sendable {
    case willBegin, didBegin, willEnd, didEnd
    /// Makes the search controller the presented controller of its screen, or removes the reference.
    case link, unlink
    case willAppear, willDisappear(animated: Bool)
    /// Completes the announced appearance transition.
    case endAppearance
    /// Adds the search's view above the screen, or removes it.
    case install, tearDown
    /// Moves bars, dimming and content to their positions in the search, or back.
    case moveIn(number: Int)
    case moveOut(number: Int, animated: Bool)
    case focus, unfocus
    /// Deletes text and tokens.
    case clear
    case results(shows: Bool)
    case dim
    case suggestions
    /// Calls the results updater with the chosen suggestion.
    case choose
    case scopes
    case askForResults
    case complete(Int)
}

/// One search. Each `will` effect has its `did` effect, and each ticket is completed once.
package struct SearchMachine: StateMachine, Hashable {
    package private(set) var phase = SearchPhase.idle
    /// Whether suggestions are displayed while the search is active. False after a choice in a panel, until the
    /// suggestions or the text change.
    package private(set) var offersSuggestions = true
    private var lastNumber = 0

    package init() {}

    package var row: SearchPhase { phase }

    /// Nil for the end of an animation that was replaced.
    package func column(for request: SearchRequest) -> Column? {
        switch request {
        case .begin(let shows): .begin(showsResults: shows)
        case .end(let animated, let ticket): animated ? .animatedEnd(ticket: ticket) : .unanimatedEnd(ticket: ticket)
        case .motionEnded(let number): number == phase.motion ? .motionEnded : nil
        case .update(let shows): .update(showsResults: shows)
        case .edit(let shows): .edit(showsResults: shows)
        case .offerSuggestions: .offerSuggestions
        case .selectSuggestion(let hides): .selectSuggestion(hides: hides)
        case .changeScope: .changeScope
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [SearchEffect]) {
        switch step {
        case .begin(let shows): begin(shows, into: &effects)
        case .completeBegin:
            effects += [.endAppearance, .didBegin]
            phase = .active(showsResults: phase.showsResults)
        case .end(let animated, let ticket): end(animated, ticket, into: &effects)
        case .completeEnd(let tickets): completeEnd(tickets, into: &effects)
        case .callCompletion(let ticket): if let ticket { effects.append(.complete(ticket)) }
        case .show(let shows):
            effects += change(results: shows)
            effects.append(.dim)
        case .offerSuggestions:
            offersSuggestions = true
            effects.append(.suggestions)
        case .chooseSuggestion(let hides):
            if hides { offersSuggestions = false }
            effects += [.choose, .suggestions]
        case .scopes: effects.append(.scopes)
        case .updateResults: effects.append(.askForResults)
        }
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func change(results shows: Bool?) -> [SearchEffect] {
        guard let shows, shows != phase.showsResults else { return [] }
        phase.showsResults = shows
        return [.results(shows: shows), .suggestions]
    }

    private mutating func begin(_ shows: Bool?, into effects: inout [SearchEffect]) {
        let number = nextNumber()
        phase = .beginning(number: number, showsResults: false)
        effects += [.willBegin, .link, .willAppear, .install]
        effects += change(results: shows)
        effects += [.moveIn(number: number), .focus, .askForResults, .suggestions]
    }

    private mutating func end(_ animated: Bool, _ ticket: Int?, into effects: inout [SearchEffect]) {
        let number = nextNumber()
        phase = .ending(
            number: number, showsResults: phase.showsResults, tickets: ticket.map { [$0] } ?? [])
        effects += [
            .willEnd, .willDisappear(animated: animated), .unfocus, .clear, .askForResults, .unlink,
            .moveOut(number: number, animated: animated),
        ]
    }

    private mutating func completeEnd(_ tickets: [Int], into effects: inout [SearchEffect]) {
        effects.append(.endAppearance)
        if phase.showsResults { effects.append(.results(shows: false)) }
        phase = .idle
        effects += [.suggestions, .tearDown, .didEnd]
        effects += tickets.map { .complete($0) }
    }
}

extension SearchPhase {
    /// The number of the running animation.
    fileprivate var motion: Int? {
        switch self {
        case .beginning(let number, _), .ending(let number, _, _): number
        case .idle, .active: nil
        }
    }
}
