import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``SearchMachine`` as values, and records broken promises.
private struct SearchLedger: Hashable {
    var machine = SearchMachine()
    var complaints: [String] = []
    var answered: [Int] = []
    private var isOpen = false
    private var begun: [Bool] = []
    private var appearances = 0
    private var isInstalled = false
    private var isLinked = false
    private var results = false
    private var moving: Int?

    mutating func send(_ request: SearchRequest) {
        for effect in machine.handle(request) { perform(effect) }
    }

    /// Ends all running motions.
    mutating func settle() {
        while let number = moving {
            moving = nil
            send(.motionEnded(number: number))
        }
    }

    private mutating func complain(_ line: String, unless holds: Bool) {
        if !holds { complaints.append(line) }
    }

    private mutating func perform(_ effect: SearchEffect) {
        switch effect {
        case .willBegin:
            complain("begins while it is open", unless: !isOpen && begun.isEmpty)
            isOpen = true
            begun.append(true)
        case .didBegin:
            complain("did begin without its will", unless: begun == [true])
            begun = []
        case .willEnd:
            complain("ends while it is not open, or before it is complete", unless: isOpen && begun.isEmpty)
            isOpen = false
            begun.append(false)
        case .didEnd:
            complain("did end without its will", unless: begun == [false])
            complain("ends with its view in place", unless: !isInstalled)
            complain("ends with results", unless: !results)
            begun = []
        case .willAppear, .willDisappear:
            complain("an appearance inside another", unless: appearances == 0)
            appearances += 1
        case .endAppearance:
            complain("the end of no appearance", unless: appearances == 1)
            appearances -= 1
        case .link:
            complain("linked twice", unless: !isLinked)
            isLinked = true
        case .unlink:
            complain("unlinked twice", unless: isLinked)
            isLinked = false
        case .install:
            complain("installed twice", unless: !isInstalled)
            isInstalled = true
        case .tearDown:
            complain("taken apart without being there", unless: isInstalled)
            isInstalled = false
        case .moveIn(let number), .moveOut(let number, _): moving = number
        case .results(let shows):
            complain("results as they were", unless: results != shows)
            complain("results outside of a search", unless: !shows || isInstalled)
            results = shows
        case .complete(let ticket):
            complain("answered \(ticket) twice", unless: !answered.contains(ticket))
            answered.append(ticket)
        case .focus, .unfocus, .clear, .dim, .suggestions, .choose, .scopes, .askForResults: break
        }
    }

    mutating func check() {
        complain("something is under way at rest", unless: begun.isEmpty && appearances == 0)
        complain("open is \(isOpen), the phase \(machine.phase)", unless: isOpen == machine.phase.isActive)
        complain("linked is \(isLinked)", unless: isLinked == isOpen)
        complain("installed is \(isInstalled)", unless: isInstalled == isOpen)
        complain("results are \(results)", unless: results == machine.showsResults)
    }
}

/// A search, and the completions that are owed to the app.
private struct SearchWalk: Hashable {
    private var ledger = SearchLedger()
    private var owed: Set<Int> = []

    init(_ requests: [SearchRequest]) {
        for request in requests { send(request) }
    }

    mutating func send(_ request: SearchRequest) {
        if case .end(_, let ticket?) = request { owed.insert(ticket) }
        ledger.send(request)
    }

    func complaints() -> [String] {
        var ledger = ledger
        ledger.settle()
        ledger.check()
        let unanswered = owed.subtracting(ledger.answered)
        return ledger.complaints + (unanswered.isEmpty ? [] : ["no answer to \(unanswered.sorted())"])
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

    @Test(
        "Each request in each phase, and then each second, third and fourth request, keeps every promise",
        arguments: openings.indices)
    func everything(opening: Int) {
        var walk = ExhaustiveWalk<SearchWalk, SearchRequest>(
            requests: { Self.requests(10 + $0) }, make: { $1.send($0) }, complaints: { $0.complaints() })
        walk.walk(from: SearchWalk(Self.openings[opening].requests), length: 4)
        #expect(walk.failures == [], "\(Self.openings[opening].name)")
        #expect(walk.sequences > 50_000)
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
