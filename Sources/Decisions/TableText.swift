/// A machine's table as text, for documents and tests.
package enum TableText {
    /// A line of Markdown for each cell that has steps.
    /// - Parameters:
    ///   - rows: a value of each row.
    ///   - columns: a value of each column.
    package static func lines<Machine: StateMachine>(
        _ machine: Machine.Type, rows: [Machine.Row], columns: [Machine.Column]
    ) -> [String] {
        var lines = ["| Phase | Request | What is done |", "| --- | --- | --- |"]
        for row in rows {
            for column in columns {
                let steps = Machine.steps(row, column).map { caseName($0) }
                guard !steps.isEmpty else { continue }
                lines.append("| \(caseName(row)) | \(caseName(column)) | \(steps.joined(separator: ", then ")) |")
            }
        }
        return lines
    }
}
