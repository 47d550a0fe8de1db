import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``SearchMachine`` as values, and records broken promises.
struct SearchLedger: Ledger {
    var machine = SearchMachine()
    var promises = Promises()
    private var answered: Set<Int> = []
    /// The requests with a completion.
    private var owed: Set<Int> = []
    private var isOpen = false
    private var begun: [Bool] = []
    private var appearances = 0
    private var isInstalled = false
    private var isLinked = false
    private var results = false
    private var moving: Int?

    mutating func make(_ request: SearchRequest) {
        if case .end(_, let ticket?) = request { owed.insert(ticket) }
        for effect in promises.decide(request, &machine) { perform(effect) }
    }

    /// Ends all running motions.
    private mutating func settle() {
        while let number = moving {
            moving = nil
            make(.motionEnded(number: number))
        }
    }

    private mutating func perform(_ effect: SearchEffect) {
        switch effect {
        case .willBegin:
            promises.keep("a search begins while none is open", if: !isOpen && begun.isEmpty)
            isOpen = true
            begun.append(true)
        case .didBegin:
            promises.keep("the did-call of the beginning follows the will-call", if: begun == [true])
            begun = []
        case .willEnd:
            promises.keep("an open search ends, after its beginning is complete", if: isOpen && begun.isEmpty)
            isOpen = false
            begun.append(false)
        case .didEnd:
            promises.keep("the did-call of the end follows the will-call", if: begun == [false])
            promises.keep("the view is removed before the did-call of the end", if: !isInstalled)
            promises.keep("the results are removed before the did-call of the end", if: !results)
            begun = []
        case .willAppear, .willDisappear:
            promises.keep("one appearance call is open at a time", if: appearances == 0)
            appearances += 1
        case .endAppearance:
            promises.keep("an appearance ends after it began", if: appearances == 1)
            appearances -= 1
        case .link:
            promises.keep("a search controller is linked once", if: !isLinked)
            isLinked = true
        case .unlink:
            promises.keep("a search controller is unlinked once", if: isLinked)
            isLinked = false
        case .install:
            promises.keep("the view is installed once", if: !isInstalled)
            isInstalled = true
        case .tearDown:
            promises.keep("the view is removed once", if: isInstalled)
            isInstalled = false
        case .moveIn(let number), .moveOut(let number, _): moving = number
        case .results(let shows):
            promises.keep("results change when they are shown or hidden", if: results != shows)
            promises.keep("results are shown inside the view of the search", if: !shows || isInstalled)
            results = shows
        case .complete(let ticket):
            promises.keep("a completion is called once", if: !answered.contains(ticket))
            answered.insert(ticket)
        case .focus, .unfocus, .clear, .dim, .suggestions, .choose, .scopes, .askForResults: break
        }
    }

    mutating func rest() {
        settle()
        promises.keep("the completion of each end is called at rest", if: owed.isSubset(of: answered))
        promises.keep("no call is open at rest", if: begun.isEmpty && appearances == 0)
        promises.keep("a search is open at rest if its phase is active", if: isOpen == machine.phase.isActive)
        promises.keep("an open search is linked, and no other", if: isLinked == isOpen)
        promises.keep("an open search has its view, and no other", if: isInstalled == isOpen)
        promises.keep("the results are shown as decided", if: results == machine.phase.showsResults)
    }
}

@Suite("Searches, as they are decided")
struct SearchMachineTests {
    /// The requests that bring a machine into each phase.
    static let openings: [(name: String, requests: [SearchRequest])] = [
        ("idle", []),
        ("beginning", [.begin(showsResults: false)]),
        ("beginning with results", [.begin(showsResults: true)]),
        ("active", [.begin(showsResults: nil), .motionEnded(number: 1)]),
        ("active with results", [.begin(showsResults: nil), .motionEnded(number: 1), .edit(showsResults: true)]),
        ("ending", [.begin(showsResults: true), .motionEnded(number: 1), .end(animated: true, ticket: 1)]),
        ("ending what began", [.begin(showsResults: false), .end(animated: true, ticket: 1)]),
        (
            "idle again",
            [
                .begin(showsResults: false), .motionEnded(number: 1), .end(animated: true, ticket: 1),
                .motionEnded(number: 2),
            ]
        ),
    ]

    /// The requests with separate tickets, because a completion is called once.
    static func requests(_ ticket: Int) -> [SearchRequest] {
        [
            .begin(showsResults: true), .begin(showsResults: nil), .end(animated: true, ticket: ticket),
            .end(animated: false, ticket: ticket),
            .end(animated: true, ticket: nil), .motionEnded(number: 1), .motionEnded(number: 2),
            .motionEnded(number: 3), .update(showsResults: true),
            .update(showsResults: nil), .edit(showsResults: false), .edit(showsResults: true), .offerSuggestions,
            .selectSuggestion(hides: true),
            .selectSuggestion(hides: false), .changeScope,
        ]
    }

    @Test("The last request wins, decided immediately", arguments: openings.indices)
    func last(opening: Int) {
        for begins in [true, false] {
            var machine = SearchMachine()
            for request in Self.openings[opening].requests { _ = machine.handle(request) }
            _ = machine.handle(begins ? .begin(showsResults: nil) : .end(animated: true, ticket: nil))
            #expect(machine.phase.isActive == begins)
        }
    }

    @Test("A panel's suggestions go with a choice, and are offered again with another text")
    func suggestions() {
        var machine = SearchMachine()
        _ = machine.handle(.begin(showsResults: nil))
        #expect(machine.handle(.selectSuggestion(hides: true)) == [.choose, .suggestions])
        #expect(!machine.offersSuggestions)
        _ = machine.handle(.edit(showsResults: nil))
        #expect(machine.offersSuggestions)
    }
}

extension SearchLedger {
    static let walks = SearchMachineTests.openings.map { opening in
        MachineWalk(opening.name, length: 4, minimum: 50_000) {
            var ledger = SearchLedger()
            for request in opening.requests { ledger.make(request) }
            return ledger
        } acts: {
            SearchMachineTests.requests(10 + $0)
        }
    }
}
