/// The kind of a symbol, which decides its possible values.
enum SymbolKind: UInt8, Sendable {
    /// Not in use.
    case free
    /// A variable of the caller. Any value.
    case external
    /// The slack of an inequality. Not negative.
    case slack
    /// The error of a constraint that is not required. Not negative, and minimized by the objective.
    case error
    /// The marker of a required equation. Always 0, and never in the basis.
    case dummy

    /// Whether the symbol may increase from 0 to repair or improve a solution.
    var isPivotable: Bool { self == .slack || self == .error }
    var isRestricted: Bool { self != .external }
}

/// The equations in solved form: each row defines its basic symbol by nonbasic symbols. Nonbasic symbols are 0, so a
/// row's constant is the value of its basic symbol.
///
/// Rows of restricted symbols never contain an external symbol. An external symbol has a definition instead, which is
/// stored unchanged and may contain any other symbols, but no circles. Only restricted symbols and symbols with a cost
/// need solved rows; in a chain, each solved row would contain all earlier symbols.
struct Tableau: Sendable {
    private(set) var kinds: [SymbolKind] = []
    /// The definitions by external symbol; nil for an undefined symbol.
    private(set) var definitions: [Row?] = []
    private(set) var rows: [Row] = []
    /// The basic symbol of each row; −1 for an unused row.
    private(set) var basics: [Int] = []
    /// The row of each symbol; −1 for a nonbasic symbol.
    private(set) var rowIndex: [Int] = []
    private(set) var costs: [Cost] = []
    /// The number of rows and definitions that contain each symbol.
    private(set) var occurrences: [Int] = []
    /// The number of row operations, as a measure of work.
    private(set) var pivots = 0
    /// The number of insertions and pivots since the rows were last recomputed from the equations. Each adds a small
    /// rounding error.
    private(set) var age = 0
    var rowCount: Int { rows.count - unusedRows.count }

    /// The rows that contain each symbol. May also list rows that no longer contain the symbol.
    private var columns: [[Int]] = []
    /// The external symbols whose definitions contain each symbol. May also list symbols whose definitions no longer
    /// do.
    private var dependents: [[Int]] = []
    private var unused: [Int] = []
    private var unusedRows: [Int] = []
    /// The basic symbols of rows with a negative constant. Some rows may have been repaired since.
    var shortfalls = PriorityHeap<Int>()
    /// Symbols with changed costs, whose increase may have become an improvement.
    private var suspects: [Int] = []
    private var isSuspect: [Bool] = []
    private var journal = TableauJournal()
    private var ranks = Ranks()
    /// The rank of each defined external symbol. Symbols with rows have lower ranks, because rows contain no defined
    /// symbols.
    private var rankOf: [Int] = []
    private var expansion = Expansion()
    private var scratch: [Cell] = []

    init(pivots: Int = 0) { self.pivots = pivots }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind) -> Int {
        if let symbol = unused.popLast() {
            kinds[symbol] = kind
            return symbol
        }
        kinds.append(kind)
        definitions.append(nil)
        rowIndex.append(-1)
        costs.append(Cost())
        occurrences.append(0)
        isSuspect.append(false)
        rankOf.append(0)
        columns.append([])
        dependents.append([])
        return kinds.count - 1
    }

    /// Releases a symbol. A symbol that rounding has left in a row stays 0 and is not reused.
    mutating func release(_ symbol: Int) {
        kinds[symbol] = .free
        guard isUnused(symbol) else { return }
        costs[symbol] = Cost()
        columns[symbol] = []
        dependents[symbol] = []
        unused.append(symbol)
    }

    func isUnused(_ symbol: Int) -> Bool {
        rowIndex[symbol] < 0 && definitions[symbol] == nil && occurrences[symbol] == 0
    }

    /// The value of every symbol.
    func values() -> [Double] {
        // Nonbasic symbols are 0.
        evaluate(
            count: kinds.count,
            definition: { rowIndex[$0] < 0 ? definitions[$0] : Row(constant: rows[rowIndex[$0]].constant) },
            free: { _ in 0 })
    }

    private func meaning(of symbol: Int) -> Row? { rowIndex[symbol] < 0 ? definitions[symbol] : rows[rowIndex[symbol]] }

    /// The sum in symbols without a row or a definition.
    mutating func reduced(_ sum: Row) -> Row {
        var walker = Expansion()
        swap(&walker, &expansion)
        defer { swap(&walker, &expansion) }
        return walker.expand(sum, rank: { rowIndex[$0] < 0 ? rankOf[$0] : .min }) { meaning(of: $0) }
    }

    // MARK: Definitions

    /// Defines an external symbol. No symbol in the row may depend on the external symbol. If another row or definition
    /// already contains the external symbol, no symbol in the row may have a definition or a row.
    mutating func define(_ external: Int, as row: Row) {
        rankOf[external] = ranks.next(isNamed: occurrences[external] > 0)
        keep(row, of: external)
    }

    private mutating func keep(_ row: Row, of external: Int) {
        age += 1
        definitions[external] = row
        for cell in row.cells {
            occurrences[cell.symbol] += 1
            dependents[cell.symbol].append(external)
        }
    }

    mutating func removeDefinition(of external: Int) {
        guard let row = definitions[external] else { return }
        for cell in row.cells { occurrences[cell.symbol] -= 1 }
        definitions[external] = nil
    }

    /// The external symbols whose definitions contain a symbol, each after the ones that its own definition depends on.
    mutating func dependents(on symbol: Int) -> [Int] { definitions(naming: symbol).sorted { rankOf[$0] < rankOf[$1] } }

    private mutating func definitions(naming symbol: Int) -> [Int] {
        guard !dependents[symbol].isEmpty else { return [] }
        var found: [Int] = []
        for external in dependents[symbol].sorted() where (definitions[external]?.coefficient(of: symbol) ?? 0) != 0 {
            if found.last != external { found.append(external) }
        }
        dependents[symbol] = found
        return found
    }

    /// Replaces a symbol with its row in all definitions that contain the symbol.
    mutating func replaceInDefinitions(_ symbol: Int, by row: Row) {
        for external in dependents(on: symbol) {
            guard var definition = definitions[external] else { continue }
            let factor = definition.coefficient(of: symbol)
            removeDefinition(of: external)
            definition.add(-factor, of: symbol)
            definition.add(row, times: factor)
            keep(definition, of: external)
        }
        dependents[symbol] = []
    }

    // MARK: Rows

    /// Inserts the row of `basic` and replaces `basic` in all other rows.
    mutating func insert(_ row: Row, basic: Int) {
        age += 1
        let index = unusedRows.popLast() ?? rows.count
        if index == rows.count {
            rows.append(Row())
            basics.append(-1)
        }
        save(index)
        for cell in row.cells { count(cell.symbol, in: index) }
        rowIndex[basic] = index
        rows[index] = row
        basics[index] = basic
        noteSign(of: index)
        substitute(basic, by: row)
    }

    mutating func removeRow(of basic: Int) {
        let index = rowIndex[basic]
        save(index)
        for cell in rows[index].cells { occurrences[cell.symbol] -= 1 }
        rowIndex[basic] = -1
        rows[index] = Row()
        basics[index] = -1
        unusedRows.append(index)
    }

    /// Makes `symbol` the basic symbol of a row, in place of the current one.
    mutating func pivot(row index: Int, to symbol: Int) {
        pivots += 1
        age += 1
        save(index)
        let basic = basics[index]
        let row = rows[index].solved(for: symbol, basic: basic)
        rows[index] = row
        basics[index] = symbol
        occurrences[symbol] -= 1
        count(basic, in: index)
        rowIndex[basic] = -1
        rowIndex[symbol] = index
        noteSign(of: index)
        substitute(symbol, by: row)
    }

    /// Changes a row's constant, for example after a change of a constraint's constant.
    mutating func shift(row index: Int, by amount: Double) {
        save(index)
        rows[index].constant += amount
        noteSign(of: index)
    }

    /// Changes the zero point of a marker after a change of the constant: expression + δ + f·m = 0 is the same as f·(m
    /// + δ/f).
    mutating func shift(marker: Int, by change: Double) {
        if rowIndex[marker] >= 0 { shift(row: rowIndex[marker], by: -change) }
        for index in rows(with: marker) { shift(row: index, by: rows[index].coefficient(of: marker) * change) }
        for external in definitions(naming: marker) {
            guard let row = definitions[external] else { continue }
            journal.saveConstant(row.constant, of: external)
            definitions[external]?.constant += row.coefficient(of: marker) * change
        }
    }

    /// The rows that contain a symbol.
    mutating func rows(with symbol: Int) -> [Int] {
        var found: [Int] = []
        for index in columns[symbol].sorted() where found.last != index && rows[index].coefficient(of: symbol) != 0 {
            found.append(index)
        }
        columns[symbol] = found
        return found
    }

    private mutating func substitute(_ symbol: Int, by row: Row) {
        var column: [Int] = [], inserted: [Int] = [], removed: [Int] = []
        swap(&column, &columns[symbol])
        for index in column {
            let factor = rows[index].coefficient(of: symbol)
            guard factor != 0 else { continue }
            save(index)
            rows[index].constant += factor * row.constant
            inserted.removeAll(keepingCapacity: true)
            removed.removeAll(keepingCapacity: true)
            rows[index].cells.merge(
                row.cells, times: factor, without: symbol, scratch: &scratch, inserted: &inserted, removed: &removed)
            for symbol in inserted { count(symbol, in: index) }
            for symbol in removed { occurrences[symbol] -= 1 }
            noteSign(of: index)
        }
        for part in costs[symbol].parts { addCost(part.amount, of: row, at: part.strength) }
        guard !costs[symbol].parts.isEmpty else { return }
        journal.saveCost(costs[symbol], of: symbol)
        costs[symbol] = Cost()
    }

    private mutating func count(_ symbol: Int, in index: Int) {
        occurrences[symbol] += 1
        columns[symbol].append(index)
    }

    private mutating func noteSign(of index: Int) {
        if rows[index].constant < -Tableau.tolerance || kinds[basics[index]] == .dummy {
            shortfalls.insert(basics[index])
        }
    }

    // MARK: Objective

    /// Adds the cost of errors at a strength (`times` 1), or removes it (`times` −1).
    mutating func charge(_ errors: [Int], at strength: Strength, times factor: Double = 1) {
        for error in errors {
            if rowIndex[error] < 0 {
                addCost(factor, of: Row(cells: [Cell(symbol: error, coefficient: 1)]), at: strength)
            } else {
                addCost(factor, of: rows[rowIndex[error]], at: strength)
            }
        }
    }

    private mutating func addCost(_ amount: Double, of row: Row, at strength: Strength) {
        for cell in row.cells {
            journal.saveCost(costs[cell.symbol], of: cell.symbol)
            costs[cell.symbol].add(amount * cell.coefficient, at: strength)
            suspect(cell.symbol)
        }
    }

    private mutating func suspect(_ symbol: Int) {
        guard !isSuspect[symbol], costs[symbol].gain != nil else { return }
        isSuspect[symbol] = true
        suspects.append(symbol)
    }

    /// The symbol whose increase improves the strongest strength. The lowest of several symbols, which prevents cycles.
    mutating func mostGainful(except useless: [Int]) -> Int? {
        var best: (strength: Strength, symbol: Int)?
        var waiting: [Int] = []
        for symbol in suspects {
            guard kinds[symbol].isPivotable, rowIndex[symbol] < 0, let gain = costs[symbol].gain else {
                isSuspect[symbol] = false
                continue
            }
            waiting.append(symbol)
            guard !useless.contains(symbol) else { continue }
            if best.map({ gain > $0.strength || (gain == $0.strength && symbol < $0.symbol) }) ?? true {
                best = (gain, symbol)
            }
        }
        suspects = waiting
        return best?.symbol
    }

    // MARK: Rollback

    /// Performs a change. If the change fails, rows, costs and constants are restored.
    mutating func attempt<Result>(_ change: (inout Tableau) throws(Infeasibility) -> Result) throws(Infeasibility)
        -> Result
    {
        journal.begin()
        do throws(Infeasibility) {
            let result = try change(&self)
            journal.end()
            return result
        } catch {
            let (rows, costs, constants) = (journal.rows, journal.costs, journal.constants)
            journal.end()
            for saved in rows { restore(saved) }
            for saved in rows where saved.basic >= 0 { rowIndex[saved.basic] = saved.index }
            for (symbol, cost) in costs {
                self.costs[symbol] = cost
                suspect(symbol)
            }
            for (external, constant) in constants.reversed() { definitions[external]?.constant = constant }
            throw error
        }
    }

    private mutating func save(_ index: Int) { journal.save(row: rows[index], basic: basics[index], at: index) }

    private mutating func restore(_ entry: TableauJournal.SavedRow) {
        for cell in rows[entry.index].cells { occurrences[cell.symbol] -= 1 }
        if basics[entry.index] >= 0, rowIndex[basics[entry.index]] == entry.index { rowIndex[basics[entry.index]] = -1 }
        if basics[entry.index] >= 0, entry.basic < 0 { unusedRows.append(entry.index) }
        rows[entry.index] = entry.row
        basics[entry.index] = entry.basic
        for cell in entry.row.cells { count(cell.symbol, in: entry.index) }
    }

    // MARK: Precision

    /// Recomputes the rows from the equations (each row is a sum equal to 0) with the same basic symbols, so that
    /// rounding errors do not accumulate and no value jumps. Returns false without changes if rounding errors are
    /// already too large.
    mutating func recompute(from equations: [Row], costs: [(strength: Strength, errors: [Int])]) -> Bool {
        var fresh = Tableau()
        for kind in kinds { _ = fresh.makeSymbol(kind) }
        fresh.pivots = pivots
        for equation in equations {
            // Unrestricted symbols are defined first, so that no row contains them.
            var subject = fresh.fresh(in: equation, where: { definitions[$0] != nil }) ?? -1
            let sum = subject >= 0 ? equation : fresh.reduced(equation)
            if subject < 0 {
                subject = largest(in: sum, where: { kinds[$0] == .external && definitions[$0] != nil }) ?? -1
            }
            let isExternal = subject >= 0
            if subject < 0 { subject = largest(in: sum, where: { rowIndex[$0] >= 0 }) ?? -1 }
            guard subject >= 0 else { return false }
            var row = sum.scaled(by: -1 / sum.coefficient(of: subject))
            row.cells.removeAll { $0.symbol == subject }
            if isExternal {
                fresh.define(subject, as: row)
            } else {
                guard row.cells.allSatisfy({ kinds[$0.symbol] != .external }) else { return false }
                fresh.insert(row, basic: subject)
            }
        }
        for cost in costs { fresh.charge(cost.errors, at: cost.strength) }
        fresh.unused = kinds.indices.reversed().filter { kinds[$0] == .free }
        fresh.age = 0
        self = fresh
        return true
    }

    private func largest(in sum: Row, where isAllowed: (Int) -> Bool) -> Int? {
        var best: Int?, size = Row.smallestPivot
        for cell in sum.cells where abs(cell.coefficient) > size && isAllowed(cell.symbol) {
            (best, size) = (cell.symbol, abs(cell.coefficient))
        }
        return best
    }

    /// An undefined external symbol that nothing contains, so that a sum can define it.
    private func fresh(in sum: Row, where isAllowed: (Int) -> Bool) -> Int? {
        let size = largestExternal(in: sum)
        return sum.cells.last {
            kinds[$0.symbol] == .external && abs($0.coefficient) >= size / 10 && isUnused($0.symbol)
                && isAllowed($0.symbol)
        }?.symbol
    }

    /// The external symbol that the fewest rows contain. Not one with a small coefficient, which would magnify rounding
    /// errors.
    func rarest(in sum: Row) -> Int? {
        let size = largestExternal(in: sum)
        var best: Int?
        for cell in sum.cells where kinds[cell.symbol] == .external && abs(cell.coefficient) >= size / 10 {
            if best.map({ occurrences[cell.symbol] < occurrences[$0] }) ?? true { best = cell.symbol }
        }
        return best
    }

    private func largestExternal(in sum: Row) -> Double {
        var size = 0.0
        for cell in sum.cells where kinds[cell.symbol] == .external { size = max(size, abs(cell.coefficient)) }
        return size
    }
}
