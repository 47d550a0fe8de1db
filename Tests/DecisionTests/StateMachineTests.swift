import Decisions
import Testing

/// A door that a key locks. Opening it rings.
private struct Door: StateMachine {
    enum Row: Sendable { case open, closed(isLocked: Bool) }
    enum Request: Sendable { case push, pull, turn(key: Int) }
    enum Column: Sendable { case push, pull, turn }
    enum Step: Sendable { case move(Row), ring }

    private(set) var row = Row.closed(isLocked: true)

    /// Another key does not turn.
    func column(for request: Request) -> Column? {
        switch request {
        case .push: .push
        case .pull: .pull
        case .turn(let key): key == 7 ? .turn : nil
        }
    }

    static func steps(_ row: Row, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.open, .push): [.move(.closed(isLocked: false))]
        case (.closed(false), .pull): [.move(.open), .ring]
        case (.closed(let isLocked), .turn): [.move(.closed(isLocked: !isLocked))]
        case (.open, .pull), (.open, .turn), (.closed, .push), (.closed(true), .pull): []
        }
    }

    mutating func perform(_ step: Step, into effects: inout [String]) {
        switch step {
        case .move(let row): self.row = row
        case .ring: effects.append("ring")
        }
    }
}

@Suite("Machines that decide by a table")
struct StateMachineTests {
    @Test("A machine takes its steps from the cell of the row and the column")
    func steps() {
        var door = Door()
        #expect(door.handle(.pull) == [])
        #expect(door.handle(.turn(key: 7)) == [])
        #expect(door.handle(.pull) == ["ring"])
        #expect(caseName(door.row) == "open")
    }

    @Test("A trace has the names of the row before the request, of the column and of the steps")
    func trace() {
        var door = Door()
        var decisions: [Decision] = []
        for request: Door.Request in [.turn(key: 7), .turn(key: 1), .pull] {
            _ = door.handle(request) { decisions.append($0) }
        }
        #expect(decisions.map(\.row) == ["closed", "closed", "closed"])
        #expect(decisions.map(\.column) == ["turn", nil, "pull"])
        #expect(decisions.map(\.steps) == [["move"], [], ["move", "ring"]])
    }

    @Test("A table's text has a line for each cell with steps")
    func text() {
        let lines = TableText.lines(
            Door.self, rows: [.open, .closed(isLocked: false)], columns: [.push, .pull, .turn])
        #expect(
            lines.dropFirst(2) == [
                "| open | push | move |", "| closed | pull | move, then ring |", "| closed | turn | move |",
            ])
    }
}
