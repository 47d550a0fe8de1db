import GestureLogic

extension MachineTables {
    static let touches = MachineTable(
        "touches", from: [TouchMachine()], rows: TouchMachine.Phase.allCases.map { "\($0)" },
        columns: TouchMachine.Column.allCases.map { "\($0)" }
    ) { _ in
        [true, false].flatMap { [.began(isDelayed: $0), .ended(isDelayed: $0)] } + [
            .moved, .cancelled, .resent, .free(.beginning), .free(.end), .allowed, .refused, .claimed, .viewLeft,
            .ignored,
        ]
    }
}
