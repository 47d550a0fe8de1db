/// What a symbol stands for, and so which values it may have.
enum SymbolKind: UInt8, Sendable {
    /// Not in use.
    case free
    /// A variable of the outside; any value.
    case external
    /// The room that an inequality leaves; not negative.
    case slack
    /// How far a constraint that is not required is missed; not negative, and made small by the objective.
    case error
    /// The mark of a required equation; always 0, so that it never enters the basis.
    case dummy

    /// May grow from 0, to repair or improve a solution.
    var isPivotable: Bool { self == .slack || self == .error }
    var isRestricted: Bool { self != .external }
}

/// The equations in solved form: each row says what its basic symbol is, in terms of symbols that are no row's own.
/// Those count as 0, so a row's constant is the value of its basic symbol.
///
/// Rows of symbols that may not be negative never name an external symbol.
struct Tableau: Sendable {
    /// The sum of errors of all constraints of one strength.
    struct Level: Sendable {
        let strength: Strength
        var members: Int
        var row: Row
    }

    private(set) var kinds: [SymbolKind] = []
    private(set) var rows: [Row] = []
    /// The basic symbol of each row.
    private(set) var basics: [Int] = []
    /// Strongest first. Kept apart rather than weighted into one sum, so that no number of weak errors outweighs a strong one.
    private(set) var levels: [Level] = []
    /// The row of each symbol, −1 for one that has none.
    private(set) var rowIndex: [Int] = []
    /// In how many rows each symbol occurs; lets a search end with the last of them.
    private(set) var occurrences: [Int] = []
    /// Row operations so far, a measure of work.
    private(set) var pivots = 0
    /// Rows taken in and turned since the rows were last computed from the equations; each adds a little rounding.
    private(set) var age = 0

    private var unused: [Int] = []
    private var scratch: [Cell] = []

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind) -> Int {
        if let symbol = unused.popLast() {
            kinds[symbol] = kind
            return symbol
        }
        kinds.append(kind)
        rowIndex.append(-1)
        occurrences.append(0)
        return kinds.count - 1
    }

    /// Gives a symbol back. One that rounding has left in some row stays 0 there and is not used again.
    mutating func release(_ symbol: Int) {
        kinds[symbol] = .free
        if isUnused(symbol) { unused.append(symbol) }
    }

    func isUnused(_ symbol: Int) -> Bool { rowIndex[symbol] < 0 && occurrences[symbol] == 0 }

    func value(of symbol: Int) -> Double { rowIndex[symbol] < 0 ? 0 : rows[rowIndex[symbol]].constant }

    // MARK: Rows

    /// Takes in what `basic` is, everywhere.
    mutating func insert(_ row: Row, basic: Int) {
        age += 1
        for cell in row.cells { occurrences[cell.symbol] += 1 }
        rowIndex[basic] = rows.count
        rows.append(row)
        basics.append(basic)
        substitute(basic, by: row)
    }

    mutating func removeRow(of basic: Int) {
        let index = rowIndex[basic]
        for cell in rows[index].cells { occurrences[cell.symbol] -= 1 }
        rowIndex[basic] = -1
        let last = rows.count - 1
        if index != last {
            rows.swapAt(index, last)
            basics.swapAt(index, last)
            rowIndex[basics[index]] = index
        }
        rows.removeLast()
        basics.removeLast()
    }

    /// Makes `symbol` the basic symbol of a row in place of the one it has.
    mutating func pivot(row index: Int, to symbol: Int) {
        pivots += 1
        age += 1
        let basic = basics[index]
        let row = rows[index].solved(for: symbol, basic: basic)
        rows[index] = row
        basics[index] = symbol
        occurrences[symbol] -= 1
        occurrences[basic] += 1
        rowIndex[basic] = -1
        rowIndex[symbol] = index
        substitute(symbol, by: row)
    }

    /// Moves a row's constant, as when a constraint's own constant moves.
    mutating func shift(row index: Int, by amount: Double) { rows[index].constant += amount }

    private mutating func substitute(_ symbol: Int, by row: Row) {
        var index = 0
        while occurrences[symbol] > 0, index < rows.count {
            let factor = rows[index].coefficient(of: symbol)
            if factor != 0 {
                rows[index].constant += factor * row.constant
                rows[index].cells.merge(row.cells, times: factor, without: symbol, scratch: &scratch, counts: &occurrences)
            }
            index += 1
        }
        var uncounted: [Int] = []
        for index in levels.indices {
            let factor = levels[index].row.coefficient(of: symbol)
            guard factor != 0 else { continue }
            levels[index].row.cells.merge(row.cells, times: factor, without: symbol, scratch: &scratch, counts: &uncounted)
        }
    }

    // MARK: Objective

    /// Makes errors count at a strength.
    mutating func charge(_ errors: [Int], at strength: Strength) {
        let index = levelIndex(of: strength)
        if index == levels.count || levels[index].strength != strength {
            levels.insert(Level(strength: strength, members: 0, row: Row()), at: index)
        }
        levels[index].members += 1
        for error in errors { addCost(1, of: error, level: index) }
    }

    /// Makes errors count no longer.
    mutating func discharge(_ errors: [Int], at strength: Strength) {
        let index = levelIndex(of: strength)
        levels[index].members -= 1
        if levels[index].members == 0 {
            levels.remove(at: index)
        } else {
            for error in errors { addCost(-1, of: error, level: index) }
        }
    }

    private mutating func addCost(_ amount: Double, of symbol: Int, level: Int) {
        if rowIndex[symbol] < 0 {
            levels[level].row.add(amount, of: symbol)
        } else {
            levels[level].row.add(rows[rowIndex[symbol]], times: amount)
        }
    }

    private func levelIndex(of strength: Strength) -> Int {
        levels.firstIndex { $0.strength <= strength } ?? levels.count
    }

    // MARK: Precision

    /// Computes the rows afresh from the equations (each row: a sum that is 0) with the same basic symbols, so that
    /// rounding does not pile up and no value jumps. False, and nothing changes, where rounding has already won.
    mutating func recompute(from equations: [Row], costs: [(strength: Strength, errors: [Int])]) -> Bool {
        var fresh = Tableau()
        fresh.kinds = kinds
        fresh.pivots = pivots
        fresh.rowIndex = Array(repeating: -1, count: kinds.count)
        fresh.occurrences = Array(repeating: 0, count: kinds.count)
        for equation in equations {
            var row = fresh.reduced(equation)
            var subject = -1, largest = Row.smallestPivot
            for cell in row.cells where rowIndex[cell.symbol] >= 0 && abs(cell.coefficient) > largest {
                subject = cell.symbol
                largest = abs(cell.coefficient)
            }
            guard subject >= 0 else { return false }
            let factor = -1 / row.coefficient(of: subject)
            row.cells.removeAll { $0.symbol == subject }
            fresh.insert(row.scaled(by: factor), basic: subject)
        }
        for cost in costs { fresh.charge(cost.errors, at: cost.strength) }
        fresh.unused = kinds.indices.reversed().filter { kinds[$0] == .free }
        fresh.age = 0
        self = fresh
        return true
    }

    /// A sum in symbols that are no row's own.
    func reduced(_ sum: Row) -> Row {
        var row = Row(constant: sum.constant)
        for cell in sum.cells {
            if rowIndex[cell.symbol] < 0 {
                row.add(cell.coefficient, of: cell.symbol)
            } else {
                row.add(rows[rowIndex[cell.symbol]], times: cell.coefficient)
            }
        }
        return row
    }
}
