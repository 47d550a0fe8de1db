/// The stacks of a split view's columns, and their combination into one stack if there is room for one column.
package struct SplitStacks<Page: Hashable & Sendable>: Hashable, Sendable {
    /// In the order primary, supplementary, secondary.
    package var columns: [[Page]]

    package init(_ columns: [[Page]]) { self.columns = columns }

    /// The one stack: the pages of all columns up to the top column.
    package func collapsed(top: Int) -> [Page] { columns.prefix(top + 1).flatMap { $0 } }

    /// The pages to keep beside the one stack: the first page of each column in the stack. The stack alone holds the
    /// other pages, so that a page that leaves the stack is removed.
    package func kept(beside stack: [Page]) -> SplitStacks {
        SplitStacks(columns.map { column in column.first.map { stack.contains($0) ? [$0] : column } ?? [] })
    }

    /// Splits the one stack at the columns' first pages. A column whose first page is not in the stack gets its kept
    /// pages.
    package func expanded(from stack: [Page]) -> SplitStacks {
        var result = SplitStacks(columns.map { $0.filter { !stack.contains($0) } })
        var column: Int?
        var bottom: [Page] = []
        for page in stack {
            // The app may have reordered the first pages. Each first page begins its own column.
            if let next = columns.firstIndex(where: { $0.first == page }) {
                column = next
                result.columns[next] = []
            }
            if let column { result.columns[column].append(page) } else { bottom.append(page) }
        }
        // Pages below every known first page belong to the column above them, or to the first column.
        if !bottom.isEmpty {
            let first = stack.dropFirst(bottom.count).first.flatMap { page in columns.firstIndex { $0.first == page } }
            result.columns[first ?? 0] = bottom + (first.map { result.columns[$0] } ?? [])
        }
        return result
    }
}
