import Decisions
import MachineTables
import NavigationLogic
import Testing

/// Performs the effects of a ``PageTurnMachine`` as values, and records broken promises.
private struct PageTurnLedger: Hashable {
    var machine = PageTurnMachine<Int>()
    var complaints: [String] = []
    /// The calls with a completion.
    private(set) var tickets: Set<Int> = []
    private(set) var completed: [Int] = []
    private var current: Int?
    private var incoming: PageTurn<Int>?
    private var joined: Set<Int> = []
    private var leaving: Int?
    private var owesNeighbors = false
    /// The page that the delegate was told of, until the turn has ended.
    private var announced: Int?
    private var ended: Bool?

    mutating func send(_ request: PageTurnRequest<Int>) {
        if case .display(let call, _) = request, case .app(let ticket?) = call.cause { tickets.insert(ticket) }
        for effect in machine.handle(request) { perform(effect) }
        check(request)
    }

    private mutating func complain(_ line: String, unless holds: Bool) {
        if !holds { complaints.append(line) }
    }

    private mutating func perform(_ effect: PageTurnEffect<Int>) {
        switch effect {
        case .askForDot, .countDot, .findNeighbors: break
        case .incoming(let turn):
            complain("two pages come in", unless: incoming == nil)
            complain("the current page comes in", unless: turn.page != current)
            incoming = turn
        case .willTransition(let page):
            complain("announces another page than the incoming one", unless: incoming?.page == page)
            announced = page
        case .join(let page, _):
            complain("joins twice", unless: joined.insert(page).inserted)
        case .willDisappear(let page, _):
            complain("another page than the current one disappears", unless: page == current && leaving == nil)
            leaving = page
        case .slide, .goOn: complain("nothing slides", unless: incoming != nil)
        case .arrive(let old, let page):
            complain("replaces another page", unless: old == current && leaving == old)
            complain("arrives without having joined", unless: joined.contains(page))
            complain("arrives in the place of another", unless: incoming == nil || incoming?.page == page)
            if let old { joined.remove(old) }
            (current, incoming, leaving, owesNeighbors) = (page, nil, nil, true)
            if announced != nil { ended = true }
        case .comeBack(let old, let page):
            complain("the wrong page returns", unless: incoming?.page == page && old == current && leaving == old)
            joined.remove(page)
            (incoming, leaving, owesNeighbors) = (nil, nil, true)
            if announced != nil { ended = false }
        case .renew:
            complain("lays out the row while a page comes in", unless: incoming == nil)
            owesNeighbors = false
        case .didFinish(_, let completed):
            complain("ends no swipe, or otherwise", unless: announced != nil && ended == completed)
            (announced, ended) = (nil, nil)
        case .complete(let ticket, _):
            complain("completes twice", unless: !completed.contains(ticket))
            completed.append(ticket)
        }
    }

    private mutating func check(_ request: PageTurnRequest<Int>) {
        var phase = PageTurnPhase<Int>.empty
        if let current { phase = .resting(current) }
        if let current, let incoming {
            phase =
                announced == nil ? .sliding(from: current, incoming, ticket: nil) : .following(from: current, incoming)
        }
        var decided = machine.phase
        if case .sliding(let old, let turn, _) = decided { decided = .sliding(from: old, turn, ticket: nil) }
        complain("\(request): the screen is \(phase), and \(decided) was decided", unless: phase == decided)
        complain("pages that went are children", unless: joined.count == (current == nil ? 0 : incoming == nil ? 1 : 2))
        complain("old neighbors", unless: !owesNeighbors || incoming != nil)
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

    @Test("All sequences of four requests keep every promise, and a call is completed once")
    func everything() {
        var walk = ExhaustiveWalk<PageTurnLedger, PageTurnRequest<Int>>(
            requests: Self.requests, make: { $1.send($0) },
            complaints: { ledger in
                var ledger = ledger
                ledger.send(.willDisappear)
                let isAnswered = Set(ledger.completed) == ledger.tickets
                return ledger.complaints + (isAnswered ? [] : ["not every call was completed"])
            })
        walk.walk(from: PageTurnLedger(), length: 4)
        #expect(walk.failures == [])
        #expect(walk.sequences > 14 * 14 * 14 * 14)
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
