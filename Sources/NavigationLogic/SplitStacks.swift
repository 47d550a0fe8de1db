/// The stacks of a split view's columns, and the one stack that they become where there is room for one column.
package struct SplitStacks<Page: Hashable & Sendable>: Hashable, Sendable {
    /// Primary, supplementary, secondary.
    package var columns: [[Page]]

    package init(_ columns: [[Page]]) { self.columns = columns }

    /// The one stack, with everything up to the column that shall be on top.
    package func collapsed(top: Int) -> [Page] { columns.prefix(top + 1).flatMap { $0 } }

    /// What is still to be kept of columns that are in the one stack: their first pages. The others live there alone,
    /// so that a page that leaves the stack is removed.
    package func kept(beside stack: [Page]) -> SplitStacks {
        SplitStacks(columns.map { column in column.first.map { stack.contains($0) ? [$0] : column } ?? [] })
    }

    /// Takes the one stack apart where the columns' first pages are in it. A column whose first page is not there gets
    /// the pages that are kept for it.
    package func expanded(from stack: [Page]) -> SplitStacks {
        var result = SplitStacks(columns.map { $0.filter { !stack.contains($0) } })
        var column: Int?
        var bottom: [Page] = []
        for page in stack {
            // An app may have put first pages into another order: each begins its own column wherever it stands.
            if let next = columns.firstIndex(where: { $0.first == page }) {
                column = next
                result.columns[next] = []
            }
            if let column { result.columns[column].append(page) } else { bottom.append(page) }
        }
        // What is below every known first page belongs to the column above it, or to the first.
        if !bottom.isEmpty {
            let first = stack.dropFirst(bottom.count).first.flatMap { page in columns.firstIndex { $0.first == page } }
            result.columns[first ?? 0] = bottom + (first.map { result.columns[$0] } ?? [])
        }
        return result
    }
}
