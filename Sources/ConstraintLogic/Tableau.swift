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
/// Rows of symbols that may not be negative never name an external symbol. An external symbol has a definition instead,
/// which stays as it was given and may name any other symbols, though none in a circle: only what may be negative or
/// costs has to be solved, and solved rows of a chain would each name all that comes before it.
struct Tableau: Sendable {
    private(set) var kinds: [SymbolKind] = []
    /// At the index of an external symbol what it is, where something says so.
    private(set) var definitions: [Row?] = []
    private(set) var rows: [Row] = []
    /// The basic symbol of each row, −1 where a row is not in use.
    private(set) var basics: [Int] = []
    /// The row of each symbol, −1 for one that has none.
    private(set) var rowIndex: [Int] = []
    private(set) var costs: [Cost] = []
    /// In how many rows and definitions each symbol occurs.
    private(set) var occurrences: [Int] = []
    /// Row operations so far, a measure of work.
    private(set) var pivots = 0
    /// Rows taken in and turned since the rows were last computed from the equations; each adds a little rounding.
    private(set) var age = 0
    var rowCount: Int { rows.count - unusedRows.count }

    /// The rows in which a symbol occurs, among others in which it no longer does.
    private var columns: [[Int]] = []
    /// The external symbols whose definitions name a symbol, among others that no longer do.
    private var dependents: [[Int]] = []
    private var unused: [Int] = []
    private var unusedRows: [Int] = []
    /// The basic symbols of rows whose constants became negative, some perhaps since mended.
    var shortfalls = PriorityHeap<Int>()
    /// Symbols whose costs changed, so that their growth may have become a gain.
    private var suspects: [Int] = []
    private var isSuspect: [Bool] = []
    private var journal = TableauJournal()
    private var ranks = Ranks()
    /// The rank of each external symbol that is defined. Symbols with rows are below them all, as rows name nothing
    /// that is defined.
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

    /// Gives a symbol back. One that rounding has left in some row stays 0 there and is not used again.
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

    /// What every symbol comes to.
    func values() -> [Double] {
        // What a row names is 0.
        evaluate(
            count: kinds.count,
            definition: { rowIndex[$0] < 0 ? definitions[$0] : Row(constant: rows[rowIndex[$0]].constant) },
            free: { _ in 0 })
    }

    private func meaning(of symbol: Int) -> Row? { rowIndex[symbol] < 0 ? definitions[symbol] : rows[rowIndex[symbol]] }

    /// A sum in symbols that have neither row nor definition.
    mutating func reduced(_ sum: Row) -> Row {
        var walker = Expansion()
        swap(&walker, &expansion)
        defer { swap(&walker, &expansion) }
        return walker.expand(sum, rank: { rowIndex[$0] < 0 ? rankOf[$0] : .min }) { meaning(of: $0) }
    }

    // MARK: Definitions

    /// Says what an external symbol is. Nothing that the row names may depend on the symbol; where something names the
    /// symbol by now, nothing that the row names may have a definition or a row.
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

    /// The external symbols whose definitions name a symbol, each after those that its own definition depends on.
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

    /// Replaces a symbol in the definitions that name it by what it is.
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

    /// Takes in what `basic` is, everywhere.
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

    /// Makes `symbol` the basic symbol of a row in place of the one it has.
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

    /// Moves a row's constant, as when a constraint's own constant moves.
    mutating func shift(row index: Int, by amount: Double) {
        save(index)
        rows[index].constant += amount
        noteSign(of: index)
    }

    /// Moves what is counted as a marker's 0. A constant that grows is a marker that starts elsewhere: expression + δ +
    /// f·m = 0 reads as f·(m + δ/f).
    mutating func shift(marker: Int, by change: Double) {
        if rowIndex[marker] >= 0 { shift(row: rowIndex[marker], by: -change) }
        for index in rows(with: marker) { shift(row: index, by: rows[index].coefficient(of: marker) * change) }
        for external in definitions(naming: marker) {
            guard let row = definitions[external] else { continue }
            journal.saveConstant(row.constant, of: external)
            definitions[external]?.constant += row.coefficient(of: marker) * change
        }
    }

    /// The rows in which a symbol occurs.
    mutating func rows(with symbol: Int) -> [Int] {
        var found: [Int] = []
        for index in columns[symbol].sorted() where found.last != index && rows[index].coefficient(of: symbol) != 0 {
            found.append(index)
        }
        columns[symbol] = found
        return found
    }

    private mutating func substitute(_ symbol: Int, by row: Row) {
        var column: [Int] = [], came: [Int] = [], went: [Int] = []
        swap(&column, &columns[symbol])
        for index in column {
            let factor = rows[index].coefficient(of: symbol)
            guard factor != 0 else { continue }
            save(index)
            rows[index].constant += factor * row.constant
            came.removeAll(keepingCapacity: true)
            went.removeAll(keepingCapacity: true)
            rows[index].cells.merge(
                row.cells, times: factor, without: symbol, scratch: &scratch, came: &came, went: &went)
            for symbol in came { count(symbol, in: index) }
            for symbol in went { occurrences[symbol] -= 1 }
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

    /// Makes errors count at a strength, `times` 1, or no longer, `times` −1.
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

    /// The symbol whose growth is a gain at the strongest strength; of several the lowest, so that no search can
    /// circle.
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

    // MARK: Going back

    /// Runs a change that leaves rows, costs and constants as they were where it fails.
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

    /// Computes the rows afresh from the equations (each row: a sum that is 0) with the same basic symbols, so that
    /// rounding does not pile up and no value jumps. False, and nothing changes, where rounding has already won.
    mutating func recompute(from equations: [Row], costs: [(strength: Strength, errors: [Int])]) -> Bool {
        var fresh = Tableau()
        for kind in kinds { _ = fresh.makeSymbol(kind) }
        fresh.pivots = pivots
        for equation in equations {
            // What may have any value is defined first, so that no row is left with such a symbol.
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

    /// An external symbol that nothing names or defines yet, so that a sum, as it is, can say what it is.
    private func fresh(in sum: Row, where isAllowed: (Int) -> Bool) -> Int? {
        let size = largestExternal(in: sum)
        return sum.cells.last {
            kinds[$0.symbol] == .external && abs($0.coefficient) >= size / 10 && isUnused($0.symbol)
                && isAllowed($0.symbol)
        }?.symbol
    }

    /// The external symbol that the fewest rows name; not one with a small factor, which would magnify rounding.
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
