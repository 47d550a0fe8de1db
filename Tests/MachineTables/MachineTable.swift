import Decisions

/// The table of a machine as text. The rows and columns are those that requests reach.
package struct MachineTable: Sendable {
    /// The name of the block in `Documentation/Interruptions.md`.
    package let title: String
    package let lines: [String]
    /// Names of rows and columns that no request reached, and reached ones without a name in the list.
    package let differences: [String]
    /// The names of all steps in the cells.
    package let steps: Set<String>

    /// - Parameters:
    ///   - starts: machines to begin with.
    ///   - rows: the names of the rows, in the order of the text. So are `columns`.
    ///   - requests: the requests to make of a machine in its current state.
    init<Machine: StateMachine>(
        _ title: String, from starts: [Machine], rows: [String], columns: [String],
        requests: (Machine) -> [Machine.Request]
    ) {
        let samples = Samples(starts, requests)
        let known = (rows.compactMap { samples.rows[$0] }, columns.compactMap { samples.columns[$0] })
        self.title = title
        lines = TableText.lines(Machine.self, rows: known.0, columns: known.1)
        differences =
            Set(rows).symmetricDifference(samples.rows.keys).map { "row \($0)" }.sorted()
            + Set(columns).symmetricDifference(samples.columns.keys).map { "column \($0)" }.sorted()
        steps = Set(known.0.flatMap { row in known.1.flatMap { Machine.steps(row, $0).map { caseName($0) } } })
    }
}

/// A value of each row and each column that requests reach.
private struct Samples<Machine: StateMachine> {
    var rows: [String: Machine.Row] = [:]
    var columns: [String: Machine.Column] = [:]

    init(_ starts: [Machine], _ requests: (Machine) -> [Machine.Request]) {
        var waiting = starts
        var visits: [String: Int] = [:]
        var index = 0
        // Breadth first: the shortest ways to each state.
        while index < waiting.count {
            let machine = waiting[index]
            index += 1
            let name = caseName(machine.row)
            visits[name, default: 0] += 1
            if rows[name] == nil { rows[name] = machine.row }
            for request in requests(machine) {
                var next = machine
                if let column = next.column(for: request), columns[caseName(column)] == nil {
                    columns[caseName(column)] = column
                }
                next = machine
                _ = next.handle(request)
                // A few machines in each state reach everything that many would.
                if visits[caseName(next.row), default: 0] < 16 { waiting.append(next) }
            }
        }
    }
}
