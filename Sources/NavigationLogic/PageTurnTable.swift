/// The table of turning pages.
///
/// In short: the last request wins. A page of a call that is still sliding reaches the screen first, and a page of a
/// swipe returns.
extension PageTurnMachine {
    /// The requests with the same steps.
    package enum Column: Sendable {
        /// A call for the page that the call before displays.
        case samePage(PageCall<Page>)
        case animatedCall(PageCall<Page>), unanimatedCall(PageCall<Page>)
        /// The finger moves toward another page.
        case scroll(PageTurn<Page>)
        /// The scroll view came to rest at the incoming page, or at the former page.
        case arrive, comeBack
        case resize(isNearer: Bool)
        case renew, grab, disappear
    }

    package enum Step: Sendable {
        /// Only requests the neighbors again.
        case keep(PageCall<Page>)
        /// Replaces the page at once.
        case replace(Page?, PageCall<Page>)
        /// Begins to slide to a page of a call.
        case slide(from: Page, PageCall<Page>)
        /// Begins to follow the finger to a neighbor.
        case follow(from: Page, PageTurn<Page>)
        /// The dot of the incoming page is the current one.
        case countDot(PageSide)
        /// The incoming page is the current page.
        case arrive(from: Page, PageTurn<Page>)
        /// The former page is the current page.
        case comeBack(to: Page, PageTurn<Page>)
        case endSwipe(from: Page, completed: Bool)
        case endCall(ticket: Int?, completed: Bool)
        /// Continues to scroll to the incoming page, or to the former page, in the new size.
        case goOn(arrives: Bool)
        case renew, findNeighbors
    }

    package static func steps(_ row: PageTurnPhase<Page>, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.empty, .animatedCall(let call)), (.empty, .unanimatedCall(let call)): [.replace(nil, call)]
        case (.empty, .renew): [.renew]

        case (.resting, .samePage(let call)): [.keep(call)]
        case (.resting(let page), .animatedCall(let call)): [.slide(from: page, call)]
        case (.resting(let page), .unanimatedCall(let call)): [.replace(page, call)]
        case (.resting(let page), .scroll(let turn)): [.follow(from: page, turn)]
        case (.resting, .renew): [.renew]

        case (.following(let page, let turn), .samePage(let call)):
            [.comeBack(to: page, turn), .endSwipe(from: page, completed: false), .keep(call)]
        case (.following(let page, let turn), .animatedCall(let call)):
            [.comeBack(to: page, turn), .endSwipe(from: page, completed: false), .slide(from: page, call)]
        case (.following(let page, let turn), .unanimatedCall(let call)):
            [.comeBack(to: page, turn), .endSwipe(from: page, completed: false), .replace(page, call)]
        // The finger passed the former page: the other neighbor is incoming.
        case (.following(let page, let former), .scroll(let turn)):
            [.comeBack(to: page, former), .follow(from: page, turn)]
        case (.following(let page, let turn), .arrive):
            [.countDot(turn.side), .arrive(from: page, turn), .endSwipe(from: page, completed: true)]
        case (.following(let page, let turn), .comeBack), (.following(let page, let turn), .disappear):
            [.comeBack(to: page, turn), .endSwipe(from: page, completed: false)]
        case (.following, .resize(let isNearer)): [.goOn(arrives: isNearer)]

        case (.sliding(let page, let turn, let ticket), .samePage(let call)):
            [.arrive(from: page, turn), .endCall(ticket: ticket, completed: true), .keep(call)]
        case (.sliding(let page, let turn, let ticket), .animatedCall(let call)):
            [.arrive(from: page, turn), .endCall(ticket: ticket, completed: true), .slide(from: turn.page, call)]
        case (.sliding(let page, let turn, let ticket), .unanimatedCall(let call)):
            [.arrive(from: page, turn), .endCall(ticket: ticket, completed: true), .replace(turn.page, call)]
        case (.sliding(let page, let turn, let ticket), .arrive),
            (.sliding(let page, let turn, let ticket), .disappear):
            [.arrive(from: page, turn), .endCall(ticket: ticket, completed: true)]
        // A finger caught the page of a call, and took the page back.
        case (.sliding(let page, let turn, let ticket), .comeBack):
            [.comeBack(to: page, turn), .endCall(ticket: ticket, completed: false)]
        case (.sliding, .resize): [.goOn(arrives: true)]

        case (_, .grab): [.findNeighbors]

        // There is no page to keep or to turn.
        case (.empty, .samePage), (.empty, .scroll): []
        // A finger that catches the page of a call turns no other page.
        case (.sliding, .scroll): []
        // The neighbors are requested at the end of the turn.
        case (.following, .renew), (.sliding, .renew): []
        // No page moves.
        case (.empty, .arrive), (.empty, .comeBack), (.empty, .resize), (.empty, .disappear): []
        case (.resting, .arrive), (.resting, .comeBack), (.resting, .resize), (.resting, .disappear): []
        }
    }
}
