/// The former content of a tableau during a change that may fail. Each row and cost is saved at most once, so that
/// saving takes no longer than the change itself.
struct TableauJournal: Sendable {
    struct SavedRow: Sendable {
        let index: Int
        let basic: Int
        let row: Row
    }

    private(set) var rows: [SavedRow] = []
    private(set) var costs: [(symbol: Int, cost: Cost)] = []
    private(set) var constants: [(external: Int, constant: Double)] = []
    private var isOpen = false
    /// The number of the change in which a row or cost was last saved.
    private var change = 0
    private var notedRows: [Int] = []
    private var notedCosts: [Int] = []

    mutating func begin() {
        isOpen = true
        change += 1
    }

    mutating func end() {
        isOpen = false
        rows.removeAll(keepingCapacity: true)
        costs.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
    }

    mutating func save(row: Row, basic: Int, at index: Int) {
        guard isOpen else { return }
        if index >= notedRows.count { notedRows += Array(repeating: 0, count: index + 1 - notedRows.count) }
        guard notedRows[index] < change else { return }
        notedRows[index] = change
        rows.append(SavedRow(index: index, basic: basic, row: row))
    }

    mutating func saveCost(_ cost: Cost, of symbol: Int) {
        guard isOpen else { return }
        if symbol >= notedCosts.count { notedCosts += Array(repeating: 0, count: symbol + 1 - notedCosts.count) }
        guard notedCosts[symbol] < change else { return }
        notedCosts[symbol] = change
        costs.append((symbol, cost))
    }

    mutating func saveConstant(_ constant: Double, of external: Int) {
        if isOpen { constants.append((external, constant)) }
    }
}
