import NavigationLogic

extension MachineTables {
    static let pages = MachineTable(
        "pages", from: [PageTurnMachine<Int>()], rows: ["empty", "resting", "following", "sliding"],
        columns: [
            "samePage", "animatedCall", "unanimatedCall", "scroll", "arrive", "comeBack", "resize", "renew", "grab",
            "disappear",
        ]
    ) { _ in
        [
            .display(PageCall(PageTurn(1, .after), .app(ticket: 1)), animated: true),
            .display(PageCall(PageTurn(2, .after), .app(ticket: nil)), animated: true),
            .display(PageCall(PageTurn(3, .before), .app(ticket: 2)), animated: false),
            .scrolled(PageTurn(4, .after)), .scrolled(PageTurn(5, .before)), .rested(isIncoming: true),
            .rested(isIncoming: false), .resized(isNearer: true), .sourceChanged, .grabbed, .willDisappear,
        ]
    }
}
