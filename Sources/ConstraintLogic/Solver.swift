/// Finds values for variables so that required constraints hold and the others are missed as little as possible, the
/// stronger first. Incremental: adding, removing and moving a constraint start from the present solution.
///
/// The same calls give the same values in every process. Within one strength the sum of the misses is least; where
/// several solutions are equally good, one of them is chosen. A variable that nothing determines is 0.
package struct Solver: Sendable {
    private struct Entry: Sendable {
        var constraint: Constraint
        /// The symbol that stands for the constraint, and its factor in `expression + factor · marker … = 0`.
        var marker: Int
        var markerFactor: Double
        /// The symbols that say how far the constraint is missed.
        var errors: [Int] = []
        /// The symbol beside the marker, −1 where there is none.
        var other = -1

        /// Whether the marker is always 0.
        var isFixed: Bool { other < 0 && constraint.relation == .equal }
    }

    private var tableau = Tableau()
    /// Looked up, never iterated.
    private var entries: [Int: Entry] = [:]
    private var nextNumber = 0
    /// The symbol of each variable, −1 before its first use.
    private var symbols: [Int] = []
    private var freeVariables: [Int] = []
    /// The constraint that each symbol serves.
    private var owners: [Int] = []

    package init() {}

    /// Row operations so far: the measure of work.
    package var pivots: Int { tableau.pivots }
    package var constraintCount: Int { entries.count }

    // MARK: Variables

    package mutating func makeVariable() -> Variable {
        if let id = freeVariables.popLast() { return Variable(id: id) }
        symbols.append(-1)
        return Variable(id: symbols.count - 1)
    }

    /// Takes a variable back for reuse; every constraint that names it must have been removed.
    package mutating func forget(_ variable: Variable) {
        guard symbols.indices.contains(variable.id), !freeVariables.contains(variable.id) else { return }
        let symbol = symbols[variable.id]
        if symbol >= 0 {
            precondition(
                tableau.isUnused(symbol),
                "Solver.forget(_:): a constraint still names variable \(variable.id); remove the constraint first.")
            tableau.release(symbol)
            symbols[variable.id] = -1
        }
        freeVariables.append(variable.id)
    }

    package func value(of variable: Variable) -> Double {
        guard symbols.indices.contains(variable.id), symbols[variable.id] >= 0 else { return 0 }
        return tableau.value(of: symbols[variable.id])
    }

    package func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Whether other values of the variable would serve the constraints as well.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        guard symbols.indices.contains(variable.id), symbols[variable.id] >= 0 else { return true }
        let index = tableau.rowIndex[symbols[variable.id]]
        guard index >= 0 else { return true }
        return tableau.rows[index].cells.contains { cell in
            switch tableau.kinds[cell.symbol] {
            case .external: return true
            case .slack, .error: return !tableau.levels.contains { $0.row.coefficient(of: cell.symbol) > 0 }
            case .dummy, .free: return false
            }
        }
    }

    // MARK: Constraints

    package func constraint(_ id: Constraint.ID) -> Constraint? { entries[id.number]?.constraint }

    /// Takes a constraint in and finds the new solution.
    ///
    /// - Throws: ``UnsatisfiableConstraint`` when it is required and contradicts others; the solver stays as it was.
    @discardableResult
    package mutating func add(_ constraint: Constraint) throws(UnsatisfiableConstraint) -> Constraint.ID {
        let sum = summed(constraint.expression)
        let row = tableau.reduced(sum)
        defer { refresh() }
        if row.cells.contains(where: { tableau.kinds[$0.symbol] == .external }) {
            return insertSolved(row, constraint)
        }
        // Only a required constraint can fail; the copy costs nothing until the tableau changes.
        let before = constraint.strength.isRequired ? tableau : nil
        do throws(Infeasibility) {
            return try insert(row, constraint)
        } catch {
            if let before { tableau = before }
            throw UnsatisfiableConstraint(constraint: constraint, conflicting: owners(of: error.symbols, except: [nextNumber]))
        }
    }

    /// Takes a constraint out and finds the new solution. A constraint that the solver does not hold is left alone.
    package mutating func remove(_ id: Constraint.ID) {
        guard let entry = entries.removeValue(forKey: id.number) else { return }
        if !entry.errors.isEmpty { tableau.discharge(entry.errors, at: entry.constraint.strength) }
        if tableau.rowIndex[entry.marker] < 0, let row = tableau.rowToGiveUp(marker: entry.marker) {
            tableau.pivot(row: row, to: entry.marker)
        }
        if tableau.rowIndex[entry.marker] >= 0 { tableau.removeRow(of: entry.marker) }
        tableau.release(entry.marker)
        if entry.other >= 0 { tableau.release(entry.other) }
        tableau.optimize()
        refresh()
    }

    /// Sets the constant of a constraint's expression: cheap, the structure of the solution is kept where it can be.
    package mutating func updateConstant(of id: Constraint.ID, to constant: Double) throws(UnsatisfiableConstraint) {
        try updateConstants([(id, constant)])
    }

    /// Sets several constants at once; only the outcome has to be satisfiable.
    package mutating func updateConstants(_ changes: [(Constraint.ID, Double)]) throws(UnsatisfiableConstraint) {
        var before: Tableau?
        if changes.contains(where: { entries[$0.0.number]?.constraint.strength.isRequired ?? false }) { before = tableau }
        let constants = changes.map { entries[$0.0.number]?.constraint.expression.constant }
        for (id, constant) in changes { shiftConstant(of: id, to: constant) }
        do throws(Infeasibility) {
            try settle()
            refresh()
        } catch {
            let involved = owners(of: error.symbols, except: [])
            let culprit = changes.first { involved.contains($0.0) }?.0 ?? changes[0].0
            let constraint = entries[culprit.number]?.constraint
            if let before { tableau = before }
            for (change, constant) in zip(changes, constants).reversed() {
                if let constant { entries[change.0.number]?.constraint.expression.constant = constant }
            }
            if let constraint {
                throw UnsatisfiableConstraint(constraint: constraint, conflicting: involved.filter { $0 != culprit })
            }
        }
    }
}

// MARK: - Rows for constraints

extension Solver {
    /// Takes in a row among restricted symbols only.
    private mutating func insert(_ row: Row, _ constraint: Constraint) throws(Infeasibility) -> Constraint.ID {
        var entry = marked(constraint)
        if entry.isFixed {
            entry.markerFactor = try insertFixed(row, marker: entry.marker)
        } else {
            insertMarked(row, entry)
        }
        if !entry.errors.isEmpty { tableau.charge(entry.errors, at: constraint.strength) }
        // An error that had to be the basic symbol has a cost of its own now, so the solution may not be best.
        if entry.errors.count == 2 { tableau.optimize() }
        try tableau.repair()
        return register(entry)
    }

    private mutating func register(_ entry: Entry) -> Constraint.ID {
        entries[nextNumber] = entry
        nextNumber += 1
        return Constraint.ID(number: nextNumber - 1)
    }

    /// The symbols that a constraint brings. Required equations: `expression + marker = 0` with a marker that is always 0.
    /// Others: `expression + factor · (marker − other) = 0`, where the marker is the room that an inequality leaves or the
    /// miss to one side, and the other, only where a miss is allowed, the miss to the other side.
    private mutating func marked(_ constraint: Constraint) -> Entry {
        let isEqual = constraint.relation == .equal
        if isEqual, constraint.strength.isRequired {
            return Entry(constraint: constraint, marker: makeSymbol(.dummy, for: nextNumber), markerFactor: 1)
        }
        let marker = makeSymbol(isEqual ? .error : .slack, for: nextNumber)
        var entry = Entry(
            constraint: constraint, marker: marker, markerFactor: constraint.relation == .lessThanOrEqual ? 1 : -1)
        if !constraint.strength.isRequired {
            entry.other = makeSymbol(.error, for: nextNumber)
            entry.errors = isEqual ? [marker, entry.other] : [entry.other]
        }
        return entry
    }

    /// A row with a variable that nothing determines yet defines that variable, and so is satisfied.
    private mutating func insertSolved(_ row: Row, _ constraint: Constraint) -> Constraint.ID {
        let entry = marked(constraint)
        var row = row
        var largest = 0.0
        for cell in row.cells where tableau.kinds[cell.symbol] == .external { largest = max(largest, abs(cell.coefficient)) }
        // Least work: the variable in the fewest rows; but not one with a small factor, which would magnify rounding.
        var subject = -1
        for cell in row.cells where tableau.kinds[cell.symbol] == .external && abs(cell.coefficient) >= largest / 10 {
            if subject < 0 || tableau.occurrences[cell.symbol] < tableau.occurrences[subject] { subject = cell.symbol }
        }
        row.add(entry.markerFactor, of: entry.marker)
        if entry.other >= 0 { row.add(-entry.markerFactor, of: entry.other) }
        let factor = -1 / row.coefficient(of: subject)
        row.add(-row.coefficient(of: subject), of: subject)
        tableau.insert(row.scaled(by: factor), basic: subject)
        if !entry.errors.isEmpty { tableau.charge(entry.errors, at: constraint.strength) }
        return register(entry)
    }

    /// A row among restricted symbols only: the marker, or for a missed equation the error on the other side, is what it defines.
    private mutating func insertMarked(_ row: Row, _ entry: Entry) {
        var defined = row.scaled(by: -1 / entry.markerFactor)
        if entry.constraint.relation == .equal, defined.constant < 0 {
            defined = defined.scaled(by: -1)
            defined.add(1, of: entry.marker)
            tableau.insert(defined, basic: entry.other)
        } else {
            if entry.other >= 0 { defined.add(1, of: entry.other) }
            tableau.insert(defined, basic: entry.marker)
        }
    }

    /// A required equation among restricted symbols only: its marker is 0, so another symbol must take its place.
    /// Returns the marker's factor.
    private mutating func insertFixed(_ row: Row, marker: Int) throws(Infeasibility) -> Double {
        // expression + factor · marker = 0, signed so that the marker falls short of 0 and has to grow.
        var factor = row.constant > 0 ? 1.0 : -1.0
        var defined = row.scaled(by: -factor)
        var entering = tableau.cheapest(in: defined.cells)
        if entering == nil, abs(defined.constant) <= Tableau.tolerance {
            factor = -factor
            defined = defined.scaled(by: -1)
            entering = tableau.cheapest(in: defined.cells)
        }
        if entering == nil, abs(defined.constant) > Tableau.tolerance {
            throw Infeasibility(symbols: defined.cells.map(\.symbol))
        }
        tableau.insert(defined, basic: marker)
        if let entering { tableau.pivot(row: tableau.rowIndex[marker], to: entering) }
        return factor
    }

    /// The expression in symbols.
    private mutating func summed(_ expression: LinearExpression) -> Row {
        var row = Row(constant: expression.constant.isFinite ? expression.constant : 0)
        for term in expression.terms where term.coefficient.isFinite {
            row.add(term.coefficient, of: symbol(of: term.variable))
        }
        return row
    }

    /// Keeps rounding from piling up over a long life. Once for about as many steps as it costs itself.
    private mutating func refresh() {
        guard tableau.age > 256 + tableau.rows.count else { return }
        var equations: [Row] = [], costs: [(strength: Strength, errors: [Int])] = []
        for number in entries.keys.sorted() {
            guard let entry = entries[number] else { continue }
            var row = summed(entry.constraint.expression)
            row.add(entry.markerFactor, of: entry.marker)
            if entry.other >= 0 { row.add(-entry.markerFactor, of: entry.other) }
            equations.append(row)
            if !entry.errors.isEmpty { costs.append((entry.constraint.strength, entry.errors)) }
        }
        guard tableau.recompute(from: equations, costs: costs) else { return }
        // Exact numbers may show a step that rounding had hidden.
        tableau.optimize()
        try? tableau.repair()
    }

    private mutating func symbol(of variable: Variable) -> Int {
        while symbols.count <= variable.id { symbols.append(-1) }
        if symbols[variable.id] < 0 { symbols[variable.id] = makeSymbol(.external, for: -1) }
        return symbols[variable.id]
    }

    private mutating func makeSymbol(_ kind: SymbolKind, for number: Int) -> Int {
        let symbol = tableau.makeSymbol(kind)
        while owners.count <= symbol { owners.append(-1) }
        owners[symbol] = number
        return symbol
    }

    private func owners(of symbols: [Int], except numbers: [Int]) -> [Constraint.ID] {
        Set(symbols.map { owners[$0] }).subtracting(numbers + [-1]).sorted().map(Constraint.ID.init)
    }
}

// MARK: - Moving constants

extension Solver {
    private mutating func shiftConstant(of id: Constraint.ID, to constant: Double) {
        guard constant.isFinite, let entry = entries[id.number] else { return }
        let change = (constant - entry.constraint.expression.constant) / entry.markerFactor
        entries[id.number]?.constraint.expression.constant = constant
        guard change != 0 else { return }
        // A constant that grows is a marker that starts elsewhere: expression + δ + f·m = 0 reads as f·(m + δ/f).
        let index = tableau.rowIndex[entry.marker]
        if index >= 0 {
            tableau.shift(row: index, by: -change)
            return
        }
        var seen = 0
        let total = tableau.occurrences[entry.marker]
        for index in tableau.rows.indices {
            if seen == total { break }
            let coefficient = tableau.rows[index].coefficient(of: entry.marker)
            guard coefficient != 0 else { continue }
            seen += 1
            tableau.shift(row: index, by: coefficient * change)
        }
    }

    private mutating func settle() throws(Infeasibility) {
        // A repeated equation holds only marks that are always 0; its constant cannot be mended by any pivot.
        for index in tableau.rows.indices where tableau.kinds[tableau.basics[index]] == .dummy {
            let row = tableau.rows[index]
            if abs(row.constant) > Tableau.tolerance {
                throw Infeasibility(symbols: row.cells.map(\.symbol) + [tableau.basics[index]])
            }
        }
        try tableau.repair()
    }
}
