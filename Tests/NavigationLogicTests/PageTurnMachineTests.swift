import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``PageTurnMachine`` as values, and records broken promises.
struct PageTurnLedger: Ledger {
    var machine = PageTurnMachine<Int>()
    var promises = Promises()
    /// The calls with a completion.
    private var tickets: Set<Int> = []
    private var completed: Set<Int> = []
    private var current: Int?
    private var incoming: PageTurn<Int>?
    private var joined: Set<Int> = []
    private var leaving: Int?
    private var owesNeighbors = false
    /// The page that the delegate was told of, until the turn has ended.
    private var announced: Int?
    private var ended: Bool?

    mutating func make(_ request: PageTurnRequest<Int>) {
        if case .display(let call, _) = request, case .app(let ticket?) = call.cause { tickets.insert(ticket) }
        for effect in promises.decide(request, &machine) { perform(effect) }
        check()
    }

    private mutating func perform(_ effect: PageTurnEffect<Int>) {
        switch effect {
        case .askForDot, .countDot, .findNeighbors: break
        case .incoming(let turn):
            promises.keep("one page comes in at a time", if: incoming == nil)
            promises.keep("another page than the current page comes in", if: turn.page != current)
            incoming = turn
        case .willTransition(let page):
            promises.keep("the delegate is notified of the page that comes in", if: incoming?.page == page)
            announced = page
        case .join(let page, _):
            promises.keep("a page joins once", if: joined.insert(page).inserted)
        case .willDisappear(let page, _):
            promises.keep("the current page disappears, once", if: page == current && leaving == nil)
            leaving = page
        case .slide, .goOn: promises.keep("a page slides while it comes in", if: incoming != nil)
        case .arrive(let old, let page):
            promises.keep(
                "the page that arrives replaces the current page after its will-call",
                if: old == current && leaving == old)
            promises.keep("a page that arrives has joined", if: joined.contains(page))
            promises.keep("the page that comes in arrives", if: incoming == nil || incoming?.page == page)
            if let old { joined.remove(old) }
            (current, incoming, leaving, owesNeighbors) = (page, nil, nil, true)
            if announced != nil { ended = true }
        case .comeBack(let old, let page):
            promises.keep(
                "the current page returns in the place of the page that came in",
                if: incoming?.page == page && old == current && leaving == old)
            joined.remove(page)
            (incoming, leaving, owesNeighbors) = (nil, nil, true)
            if announced != nil { ended = false }
        case .renew:
            promises.keep("the row is laid out at rest", if: incoming == nil)
            owesNeighbors = false
        case .didFinish(_, let completed):
            promises.keep(
                "the end of a swipe follows its beginning, with the outcome", if: announced != nil && ended == completed
            )
            (announced, ended) = (nil, nil)
        case .complete(let ticket, _):
            promises.keep("a completion is called once", if: !completed.contains(ticket))
            completed.insert(ticket)
        }
    }

    mutating func rest() {
        make(.willDisappear)
        promises.keep("the completion of each call is called at rest", if: tickets == completed)
    }

    private mutating func check() {
        var phase = PageTurnPhase<Int>.empty
        if let current { phase = .resting(current) }
        if let current, let incoming {
            phase =
                announced == nil ? .sliding(from: current, incoming, ticket: nil) : .following(from: current, incoming)
        }
        var decided = machine.phase
        if case .sliding(let old, let turn, _) = decided { decided = .sliding(from: old, turn, ticket: nil) }
        promises.keep("the pages on screen are those of the phase", if: phase == decided)
        promises.keep(
            "the children are the pages on screen", if: joined.count == (current == nil ? 0 : incoming == nil ? 1 : 2))
        promises.keep("the neighbors are those of the current page", if: !owesNeighbors || incoming != nil)
    }
}

@Suite("Turning pages, as it is decided")
struct PageTurnMachineTests {
    /// Separate tickets, because a completion is called once.
    static func requests(_ ticket: Int) -> [PageTurnRequest<Int>] {
        [1, 2].flatMap { page in
            [true, false].map {
                .display(PageCall(PageTurn(page, .after), .app(ticket: ticket)), animated: $0)
            }
        } + [
            .display(PageCall(PageTurn(3, .before), .dot), animated: true), .scrolled(PageTurn(4, .after)),
            .scrolled(PageTurn(5, .before)), .rested(isIncoming: true), .rested(isIncoming: false),
            .resized(isNearer: true), .resized(isNearer: false), .sourceChanged, .grabbed, .willDisappear,
        ]
    }

    private func machine(_ requests: [PageTurnRequest<Int>]) -> PageTurnMachine<Int> {
        var machine = PageTurnMachine<Int>()
        for request in requests { _ = machine.handle(request) }
        return machine
    }

    private func call(_ page: Int, animated: Bool, _ ticket: Int? = nil) -> PageTurnRequest<Int> {
        .display(PageCall(PageTurn(page, .after), .app(ticket: ticket)), animated: animated)
    }

    @Test("The page of a call arrives before the next call, a swiped page returns")
    func calls() {
        let slides = machine([call(1, animated: true), call(2, animated: true, 7)])
        #expect(slides.phase == .sliding(from: 1, PageTurn(2, .after), ticket: 7))
        var next = slides
        #expect(
            next.handle(call(3, animated: true)).prefix(3) == [
                .arrive(from: 1, 2), .renew, .complete(ticket: 7, completed: true),
            ])
        #expect(next.phase == .sliding(from: 2, PageTurn(3, .after), ticket: nil))
        next = machine([call(1, animated: true), .scrolled(PageTurn(2, .after))])
        #expect(
            next.handle(call(3, animated: false)).prefix(3) == [
                .comeBack(to: 1, 2), .renew, .didFinish(from: 1, completed: false),
            ])
        #expect(next.phase == .resting(3))
    }

    @Test("A call for the page that slides in completes its slide, and slides no further")
    func same() {
        var machine = machine([call(1, animated: false), call(2, animated: true, 1)])
        #expect(
            machine.handle(call(2, animated: true, 2)) == [
                .arrive(from: 1, 2), .renew, .complete(ticket: 1, completed: true), .askForDot, .renew,
                .complete(ticket: 2, completed: true),
            ])
    }

    @Test("Another data source is asked at the end of a turn")
    func source() {
        var machine = machine([call(1, animated: false)])
        #expect(machine.handle(.sourceChanged) == [.renew])
        _ = machine.handle(call(2, animated: true))
        #expect(machine.handle(.sourceChanged).isEmpty)
        #expect(machine.handle(.rested(isIncoming: true)) == [.arrive(from: 1, 2), .renew])
    }

    @Test("The page of a call moves on to its slot in another size, a swiped page to the nearer slot")
    func resizing() {
        var slides = machine([call(1, animated: false), call(2, animated: true)])
        #expect(slides.handle(.resized(isNearer: false)) == [.goOn(arrives: true)])
        for isNearer in [true, false] {
            var follows = machine([call(1, animated: false), .scrolled(PageTurn(2, .after))])
            #expect(follows.handle(.resized(isNearer: isNearer)) == [.goOn(arrives: isNearer)])
        }
    }
}

extension PageTurnLedger {
    static let walks = [
        MachineWalk(
            "empty", length: 4, minimum: 14 * 14 * 14 * 14, from: { PageTurnLedger() },
            acts: PageTurnMachineTests.requests)
    ]
}
