import Decisions

/// The side of the current page on which another page is.
package enum PageSide: Hashable, Sendable { case before, after }

/// An incoming page and its side.
package struct PageTurn<Page: Hashable & Sendable>: Hashable, Sendable {
    package let page: Page
    package let side: PageSide

    package init(_ page: Page, _ side: PageSide) {
        self.page = page
        self.side = side
    }
}

/// A request for a page, by the app or by a tap beside the current dot.
package struct PageCall<Page: Hashable & Sendable>: Hashable, Sendable {
    /// The cause of the request. A ticket represents a completion closure of the app.
    package enum Cause: Hashable, Sendable { case app(ticket: Int?), dot }

    package let turn: PageTurn<Page>
    package let cause: Cause

    package init(_ turn: PageTurn<Page>, _ cause: Cause) {
        self.turn = turn
        self.cause = cause
    }

    fileprivate var ticket: Int? {
        switch cause {
        case .app(let ticket): ticket
        case .dot: nil
        }
    }
}

/// The phase of a row of pages.
///
/// ```
///            first page             animated call                 at rest
///   empty ──────────────► resting ───────────────► sliding ──────────────────► resting
///                            └── finger ─► following ── at rest, a call, disappearing ──┘
/// ```
package enum PageTurnPhase<Page: Hashable & Sendable>: Hashable, Sendable {
    case empty
    case resting(Page)
    /// The page follows the finger, or moves to its slot after the finger was lifted.
    case following(from: Page, PageTurn<Page>)
    /// The page of a call moves in.
    case sliding(from: Page, PageTurn<Page>, ticket: Int?)
}

/// The requests to a ``PageTurnMachine``. Each request is legal in every phase.
package enum PageTurnRequest<Page: Hashable & Sendable>: Hashable, Sendable {
    case display(PageCall<Page>, animated: Bool)
    /// The user scrolls toward a neighbor.
    case scrolled(PageTurn<Page>)
    /// The scroll view came to rest.
    case rested(isIncoming: Bool)
    /// The size or the direction changed while no finger touches the pages.
    /// - Parameter isNearer: whether the incoming page is nearer than the former page.
    case resized(isNearer: Bool)
    /// The app set another data source.
    case sourceChanged
    /// A finger begins to drag.
    case grabbed
    /// The page controller begins to disappear.
    case willDisappear
}

/// One action on the pages, in the order of the calls that the app sees.
package enum PageTurnEffect<Page: Hashable & Sendable>: Hashable, Sendable {
    /// Asks the data source for the current dot.
    case askForDot
    case countDot(PageSide)
    /// Gives the incoming page a slot.
    case incoming(PageTurn<Page>)
    /// Notifies the delegate of the incoming page.
    case willTransition(Page)
    /// Adds the page as a child with its view, and begins its appearance.
    case join(Page, animated: Bool)
    case willDisappear(Page, animated: Bool)
    /// Scrolls to the incoming page.
    case slide
    /// The page is the current page: removes the former one, and ends the appearances.
    case arrive(from: Page?, Page)
    /// The former page is the current page: removes the incoming page, and ends the appearances.
    case comeBack(to: Page, Page)
    /// Requests the neighbors again, and lays out the row with the current page in the middle.
    case renew
    /// Requests the neighbors unless they are known.
    case findNeighbors
    case goOn(arrives: Bool)
    /// Notifies the delegate of the end of a swipe.
    case didFinish(from: Page, completed: Bool)
    case complete(ticket: Int, completed: Bool)
}

/// The pages of a page controller.
///
/// Each `join` has its `arrive` or `comeBack`, each swipe that came to rest has its `didFinish`, and each ticket is
/// completed once.
package struct PageTurnMachine<Page: Hashable & Sendable>: StateMachine, Hashable {
    package private(set) var phase = PageTurnPhase<Page>.empty

    package init() {}

    package var row: PageTurnPhase<Page> { phase }

    /// Nil while the finger moves on toward the incoming page, and for a page that is its own neighbor.
    package func column(for request: PageTurnRequest<Page>) -> Column? {
        switch request {
        case .display(let call, let animated):
            guard let page = nextPage else { return .unanimatedCall(call) }
            return page == call.turn.page ? .samePage(call) : animated ? .animatedCall(call) : .unanimatedCall(call)
        case .scrolled(let turn): return turn.side == swipeSide || turn.page == nextPage ? nil : .scroll(turn)
        case .rested(let isIncoming): return isIncoming ? .arrive : .comeBack
        case .resized(let isNearer): return .resize(isNearer: isNearer)
        case .sourceChanged: return .renew
        case .grabbed: return .grab
        case .willDisappear: return .disappear
        }
    }

    /// The current page after the turn in progress has been ended by a call.
    private var nextPage: Page? {
        switch phase {
        case .empty: nil
        case .resting(let page), .following(let page, _): page
        case .sliding(_, let turn, _): turn.page
        }
    }

    private var swipeSide: PageSide? {
        switch phase {
        case .following(_, let turn): turn.side
        case .empty, .resting, .sliding: nil
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [PageTurnEffect<Page>]) {
        switch step {
        case .keep(let call): effects += dot(call) + [.renew] + completion(call.ticket, true)
        case .replace(let old, let call):
            phase = .resting(call.turn.page)
            effects.append(.join(call.turn.page, animated: false))
            if let old { effects.append(.willDisappear(old, animated: false)) }
            effects += [.arrive(from: old, call.turn.page)] + dot(call) + [.renew] + completion(call.ticket, true)
        case .slide(let old, let call):
            phase = .sliding(from: old, call.turn, ticket: call.ticket)
            effects +=
                [.incoming(call.turn)] + dot(call) + [
                    .join(call.turn.page, animated: true), .willDisappear(old, animated: true), .slide,
                ]
        case .follow(let old, let turn):
            phase = .following(from: old, turn)
            effects += [
                .incoming(turn), .willTransition(turn.page), .join(turn.page, animated: true),
                .willDisappear(old, animated: true),
            ]
        case .countDot(let side): effects.append(.countDot(side))
        case .arrive(let old, let turn):
            phase = .resting(turn.page)
            effects.append(.arrive(from: old, turn.page))
        case .comeBack(let old, let turn):
            phase = .resting(old)
            effects.append(.comeBack(to: old, turn.page))
        case .endSwipe(let old, let completed): effects += [.renew, .didFinish(from: old, completed: completed)]
        case .endCall(let ticket, let completed): effects += [.renew] + completion(ticket, completed)
        case .goOn(let arrives): effects.append(.goOn(arrives: arrives))
        case .renew: effects.append(.renew)
        case .findNeighbors: effects.append(.findNeighbors)
        }
    }

    /// The app's call takes the dot from the data source, which finds the page of the call among the page controller's
    /// controllers. A tap beside the dots counts from the current dot.
    private func dot(_ call: PageCall<Page>) -> [PageTurnEffect<Page>] {
        switch call.cause {
        case .app: [.askForDot]
        case .dot: [.countDot(call.turn.side)]
        }
    }

    private func completion(_ ticket: Int?, _ completed: Bool) -> [PageTurnEffect<Page>] {
        ticket.map { [.complete(ticket: $0, completed: completed)] } ?? []
    }
}
