/// Solves linear constraints: required constraints hold, and the errors of the others are minimal, the stronger ones
/// first. The solver is incremental: adding, removing and changing a constraint start from the current solution.
///
/// The same calls give the same values in every process. Within one strength, the sum of the errors is minimal; of
/// several equally good solutions one is chosen. A variable without constraints is 0.
package struct Solver: Sendable {
    fileprivate struct Entry: Sendable {
        var constraint: Constraint
        /// The symbol of the constraint, and its coefficient in `expression + factor · marker … = 0`. −1 if a required
        /// equation defines a variable.
        var marker: Int
        var markerFactor: Double
        /// The symbols for the errors of the constraint.
        var errors: [Int] = []
        /// The second symbol beside the marker; −1 if there is none.
        var other = -1
        /// The constant of the expression in variables that no required equation defines.
        var offset = 0.0

        var isDefinition: Bool { marker < 0 }
        /// Whether the marker is always 0.
        var isFixed: Bool { other < 0 && constraint.relation == .equal }
    }

    /// The definitions of variables by required equations, outside the tableau.
    private var substitutions = Substitutions()
    private var tableau = Tableau()
    /// The constraints by number; nil for removed and rejected ones.
    private var entries: [Entry?] = []
    /// The symbol of each variable; −1 before its first use.
    private var symbols: [Int] = []
    private var freeVariables: [Int] = []
    /// The constraint to which each symbol belongs.
    private var owners: [Int] = []
    /// The number of pending constraints that contain each variable.
    private var demand: [Int] = []

    package init() {}

    /// The number of row operations, as a measure of work.
    package var pivots: Int { tableau.pivots }
    package private(set) var constraintCount = 0

    // MARK: Variables

    /// The number of variables, released ones included.
    var variableCount: Int { symbols.count }

    package mutating func makeVariable() -> Variable {
        if let id = freeVariables.popLast() { return Variable(id: id) }
        symbols.append(-1)
        return Variable(id: symbols.count - 1)
    }

    /// Releases a variable for reuse. All constraints with this variable must have been removed.
    package mutating func forget(_ variable: Variable) {
        guard symbols.indices.contains(variable.id), !freeVariables.contains(variable.id) else { return }
        let symbol = symbols[variable.id]
        let isFree = !substitutions.isDefined(variable.id) && !substitutions.isMentioned(variable.id)
        guard isFree, symbol < 0 || tableau.isUnused(symbol) else {
            fatalError(
                "Solver.forget(_:): a constraint still names variable \(variable.id); remove the constraint first.")
        }
        if symbol >= 0 {
            tableau.release(symbol)
            symbols[variable.id] = -1
        }
        freeVariables.append(variable.id)
    }

    /// The values of all variables.
    package struct Solution: Sendable {
        let values: [Double]

        package func value(of variable: Variable) -> Double {
            values.indices.contains(variable.id) ? values[variable.id] : 0
        }

        package func value(of expression: LinearExpression) -> Double {
            expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
        }
    }

    /// Takes time proportional to the size of the solver. Read it once for several values.
    package var solution: Solution {
        let found = tableau.values()
        return Solution(
            values: substitutions.values(count: symbols.count) {
                $0 < symbols.count && symbols[$0] >= 0 ? found[symbols[$0]] : 0
            })
    }

    package func value(of variable: Variable) -> Double { solution.value(of: variable) }
    package func value(of expression: LinearExpression) -> Double { solution.value(of: expression) }

    /// Whether another value of the variable would satisfy the constraints equally well.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        var copy = self
        return copy.isFree(variable)
    }

    private mutating func isFree(_ variable: Variable) -> Bool {
        let left = substitutions.expanded(cells(of: LinearExpression(variable)))
        var row = Row()
        for cell in left.cells { row.add(cell.coefficient, of: symbol(of: cell.symbol)) }
        return tableau.reduced(row).cells.contains { cell in
            switch tableau.kinds[cell.symbol] {
            case .external: true
            case .slack, .error: !tableau.costs[cell.symbol].isCharged
            case .dummy, .free: false
            }
        }
    }

    // MARK: Constraints

    package func constraint(_ id: Constraint.ID) -> Constraint? { entry(id.number)?.constraint }

    private func entry(_ number: Int) -> Entry? { entries.indices.contains(number) ? entries[number] : nil }

    /// Adds a constraint and updates the solution.
    ///
    /// - Throws: ``UnsatisfiableConstraint`` if the constraint is required and contradicts others. The solver stays
    ///   unchanged.
    @discardableResult
    package mutating func add(_ constraint: Constraint) throws(UnsatisfiableConstraint) -> Constraint.ID {
        entries.append(nil)
        try add(constraint, number: entries.count - 1)
        return Constraint.ID(number: entries.count - 1)
    }

    /// Adds many constraints at once, which is much faster than one by one: equations that define variables come first,
    /// so that the others contain fewer variables. The identifiers are in the order of the constraints.
    ///
    /// Returns the rejected constraints, which are the same as if the constraints were added one by one: of two
    /// contradicting constraints, the later one.
    package mutating func add(_ constraints: [Constraint]) -> (ids: [Constraint.ID], refused: [Refusal]) {
        let first = entries.count
        entries += Array(repeating: nil, count: constraints.count)
        let ids = constraints.indices.map { Constraint.ID(number: first + $0) }
        let before = self
        if let refused = addSorted(constraints, first: first) { return (ids, refused) }
        self = before
        return (ids, add(constraints, Array(constraints.indices), first: first, isSorted: false) ?? [])
    }

    /// The identifier of the constraint at an index of the next `add(_:)`.
    package func id(ofNext index: Int) -> Constraint.ID { Constraint.ID(number: entries.count + index) }

    package typealias Refusal = (id: Constraint.ID, error: UnsatisfiableConstraint)

    /// Adds definitions of variables first, then constraints on one remaining variable, then the others. Returns nil if
    /// a constraint was rejected because of a later one.
    private mutating func addSorted(_ constraints: [Constraint], first: Int) -> [Refusal]? {
        demand = Array(repeating: 0, count: symbols.count)
        for constraint in constraints where !constraint.isDefining {
            for term in constraint.expression.terms where term.variable.id < demand.count {
                demand[term.variable.id] += 1
            }
        }
        defer { demand = [] }
        guard
            let early = add(
                constraints, constraints.indices.filter { constraints[$0].isDefining }, first: first, isSorted: true)
        else { return nil }
        // A variable that other constraints define is skipped until those have rows.
        var single: [Int] = [], others: [Int] = []
        for (index, constraint) in constraints.enumerated() where !constraint.isDefining {
            let terms = constraint.expression.terms
            if terms.count == 1, !substitutions.isDefined(terms[0].variable.id) {
                single.append(index)
            } else {
                others.append(index)
            }
        }
        guard let late = add(constraints, single + others, first: first, isSorted: true) else { return nil }
        return (early + late).sorted { $0.id < $1.id }
    }

    private mutating func add(_ constraints: [Constraint], _ order: [Int], first: Int, isSorted: Bool) -> [Refusal]? {
        var refused: [Refusal] = []
        for index in order {
            do {
                try add(constraints[index], number: first + index)
            } catch {
                if isSorted, error.conflicting.contains(where: { $0.number > first + index }) { return nil }
                refused.append((Constraint.ID(number: first + index), error))
            }
        }
        return refused
    }

    /// Removes a constraint and updates the solution. Does nothing for an unknown constraint.
    package mutating func remove(_ id: Constraint.ID) {
        guard let entry = entry(id.number) else { return }
        entries[id.number] = nil
        constraintCount -= 1
        guard !entry.isDefinition else { return addAllAgain() }
        if !entry.errors.isEmpty { tableau.charge(entry.errors, at: entry.constraint.strength, times: -1) }
        if tableau.rowIndex[entry.marker] < 0, let row = tableau.rowToGiveUp(marker: entry.marker) {
            tableau.pivot(row: row, to: entry.marker)
        }
        let index = tableau.rowIndex[entry.marker]
        if index >= 0 {
            let row = tableau.rows[index]
            tableau.removeRow(of: entry.marker)
            tableau.replaceInDefinitions(entry.marker, by: row)
        } else if let external = tableau.dependents(on: entry.marker).first, let row = tableau.definitions[external] {
            // The variable that the constraint defined is undefined again. Definitions with the marker contain the
            // variable instead.
            tableau.removeDefinition(of: external)
            tableau.replaceInDefinitions(entry.marker, by: row.solved(for: entry.marker, basic: external))
        }
        tableau.release(entry.marker)
        if entry.other >= 0 { tableau.release(entry.other) }
        tableau.optimize()
        try? tableau.repair()
        refresh()
    }

    /// Adds all constraints again, after the removal of an equation whose definition other constraints use.
    private mutating func addAllAgain() {
        substitutions = Substitutions()
        let pivots = tableau.pivots
        tableau = Tableau(pivots: pivots)
        symbols = symbols.map { _ in -1 }
        owners = []
        let held = entries
        constraintCount = 0
        for (number, entry) in held.enumerated() {
            guard let entry else { continue }
            entries[number] = nil
            // These constraints were consistent before.
            try? add(entry.constraint, number: number)
        }
    }

    /// Sets the constant of a constraint's expression. Fast, because the structure of the solution is kept if possible.
    package mutating func updateConstant(of id: Constraint.ID, to constant: Double) throws(UnsatisfiableConstraint) {
        try updateConstants([(id, constant)])
    }

    /// Sets several constants at once. Only the result must be satisfiable.
    package mutating func updateConstants(_ changes: [(Constraint.ID, Double)]) throws(UnsatisfiableConstraint) {
        let before = changes.map { entry($0.0.number) }
        var shifts: [(number: Int, change: Double)] = []
        var definesAnew = false
        for (id, constant) in changes {
            guard constant.isFinite, let entry = entry(id.number) else { continue }
            entries[id.number]?.constraint.expression.constant = constant
            if entry.isDefinition { definesAnew = true }
            shifts.append((id.number, constant - entry.constraint.expression.constant))
        }
        if definesAnew { shifts = updateDefinitions() }
        do throws(Infeasibility) {
            try shift(shifts)
            refresh()
        } catch {
            let involved = involved(in: error)
            let culprit = changes.first { involved.contains($0.0) }?.0 ?? changes[0].0
            let constraint = entry(culprit.number)?.constraint
            for (change, entry) in zip(changes, before).reversed() { if let entry { entries[change.0.number] = entry } }
            if definesAnew { _ = updateDefinitions() }
            if let constraint {
                throw UnsatisfiableConstraint(constraint: constraint, conflicting: involved.filter { $0 != culprit })
            }
        }
    }
}

// MARK: - Rows for constraints

extension Constraint {
    /// Whether the constraint defines one of its variables.
    var isDefining: Bool { relation == .equal && strength.isRequired }
}

extension Solver {
    private mutating func add(_ constraint: Constraint, number: Int) throws(UnsatisfiableConstraint) {
        let sum = cells(of: constraint.expression)
        let left: Row
        if constraint.isDefining {
            guard let rest = defineVariable(by: sum, number) else {
                return register(Entry(constraint: constraint, marker: -1, markerFactor: 1), number)
            }
            left = rest
        } else {
            left = substitutions.expanded(sum)
        }
        var row = Row(constant: left.constant)
        for cell in left.cells { row.add(cell.coefficient, of: symbol(of: cell.symbol)) }
        var entry = marked(constraint, number)
        entry.offset = row.constant
        defer { refresh() }
        if let subject = unused(in: left) {
            define(subject, by: row, entry)
            return register(entry, number)
        }
        let reduced = tableau.reduced(row)
        if let subject = tableau.rarest(in: reduced) {
            define(subject, by: reduced, entry)
            return register(entry, number)
        }
        do throws(Infeasibility) {
            try insert(reduced, &entry)
        } catch {
            let conflicting = involved(in: error, with: entry, number).filter { $0.number != number }
            tableau.release(entry.marker)
            if entry.other >= 0 { tableau.release(entry.other) }
            throw UnsatisfiableConstraint(constraint: constraint, conflicting: conflicting)
        }
        register(entry, number)
    }

    private mutating func register(_ entry: Entry, _ number: Int) {
        entries[number] = entry
        constraintCount += 1
    }

    /// Nil if the equation now defines a variable; otherwise the equation in variables of the tableau.
    private mutating func defineVariable(by equation: Row, _ number: Int) -> Row? {
        var changed = Substitutions()
        swap(&changed, &substitutions)
        defer { swap(&changed, &substitutions) }
        return changed.define(
            equation, constraint: number,
            isUsed: { $0 < symbols.count && symbols[$0] >= 0 && !tableau.isUnused(symbols[$0]) },
            demand: { $0 < demand.count ? demand[$0] : 0 })
    }

    /// The symbol of a variable outside the tableau that the row can define: the variable that the fewest other
    /// constraints contain.
    private func unused(in row: Row) -> Int? {
        var largest = 0.0
        for cell in row.cells { largest = max(largest, abs(cell.coefficient)) }
        var best: Int?, least = 0
        for cell in row.cells where abs(cell.coefficient) >= largest / 10 && tableau.isUnused(symbols[cell.symbol]) {
            let count = cell.symbol < demand.count ? demand[cell.symbol] : 0
            if best == nil || count < least { (best, least) = (symbols[cell.symbol], count) }
        }
        return best
    }

    /// Creates the symbols of a constraint. Required equations: `expression + marker = 0` with a marker that is always
    /// 0. Others: `expression + factor · (marker − other) = 0`. The marker is the slack of an inequality or the error
    /// in one direction. The other symbol exists only if an error is allowed, and is the error in the other direction.
    private mutating func marked(_ constraint: Constraint, _ number: Int) -> Entry {
        let isEqual = constraint.relation == .equal
        if isEqual, constraint.strength.isRequired {
            return Entry(constraint: constraint, marker: makeSymbol(.dummy, for: number), markerFactor: 1)
        }
        let marker = makeSymbol(isEqual ? .error : .slack, for: number)
        var entry = Entry(
            constraint: constraint, marker: marker, markerFactor: constraint.relation == .lessThanOrEqual ? 1 : -1)
        if !constraint.strength.isRequired {
            entry.other = makeSymbol(.error, for: number)
            entry.errors = isEqual ? [marker, entry.other] : [entry.other]
        }
        return entry
    }

    /// Lets a row define a variable without constraints. The row is then satisfied.
    private mutating func define(_ subject: Int, by row: Row, _ entry: Entry) {
        var row = row
        entry.mark(&row)
        row = row.scaled(by: -1 / row.coefficient(of: subject))
        row.cells.removeAll { $0.symbol == subject }
        tableau.define(subject, as: row)
        if !entry.errors.isEmpty { tableau.charge(entry.errors, at: entry.constraint.strength) }
    }

    /// Inserts a row that contains only restricted symbols.
    private mutating func insert(_ row: Row, _ entry: inout Entry) throws(Infeasibility) {
        if entry.isFixed {
            // The marker is 0, so another symbol must become basic. The sign makes the marker negative, so that it must
            // increase.
            entry.markerFactor = row.constant > 0 ? 1 : -1
            var defined = row.scaled(by: -entry.markerFactor)
            var entering = tableau.cheapest(in: defined.cells)
            if entering == nil, abs(defined.constant) <= Tableau.tolerance {
                entry.markerFactor *= -1
                defined = defined.scaled(by: -1)
                entering = tableau.cheapest(in: defined.cells)
            }
            let marker = entry.marker
            if entering == nil, abs(defined.constant) > Tableau.tolerance {
                throw Infeasibility(basic: marker, row: defined)
            }
            return try tableau.attempt { tableau throws(Infeasibility) in
                tableau.insert(defined, basic: marker)
                if let entering { tableau.pivot(row: tableau.rowIndex[marker], to: entering) }
                try tableau.repair()
            }
        }
        // The row defines the marker or, for an equation with an error, the error on the other side.
        var defined = row.scaled(by: -1 / entry.markerFactor), basic = entry.marker
        if entry.constraint.relation == .equal, defined.constant < 0 {
            defined = defined.scaled(by: -1)
            defined.add(1, of: entry.marker)
            basic = entry.other
        } else if entry.other >= 0 {
            defined.add(1, of: entry.other)
        }
        let (errors, strength) = (entry.errors, entry.constraint.strength)
        try tableau.attempt { tableau throws(Infeasibility) in
            if errors.count == 2, abs(defined.constant) <= Tableau.tolerance {
                tableau.insertSatisfied(defined, basic: basic, errors: errors, at: strength)
                return try tableau.repair()
            }
            tableau.insert(defined, basic: basic)
            if !errors.isEmpty { tableau.charge(errors, at: strength) }
            // An error that became basic now has its own cost, so the solution may not be optimal.
            if errors.count == 2 { tableau.optimize() }
            try tableau.repair()
        }
    }

    /// Recomputes the rows to limit rounding errors. Done once per about as many steps as it costs itself.
    private mutating func refresh() {
        guard tableau.age > 256 + tableau.rowCount + entries.count else { return }
        var equations: [Row] = [], costs: [(strength: Strength, errors: [Int])] = []
        for case let entry? in entries where !entry.isDefinition {
            let left = substitutions.expanded(cells(of: entry.constraint.expression))
            var row = Row(constant: left.constant)
            for cell in left.cells { row.add(cell.coefficient, of: symbol(of: cell.symbol)) }
            entry.mark(&row)
            equations.append(row)
            if !entry.errors.isEmpty { costs.append((entry.constraint.strength, entry.errors)) }
        }
        guard tableau.recompute(from: equations, costs: costs) else { return }
        // Exact numbers may reveal a step that rounding had hidden.
        tableau.optimize()
        try? tableau.repair()
    }

    private func cells(of expression: LinearExpression) -> Row {
        var row = Row(constant: expression.constant.isFinite ? expression.constant : 0)
        for term in expression.terms where term.coefficient.isFinite { row.add(term.coefficient, of: term.variable.id) }
        return row
    }

    private mutating func symbol(of variable: Int) -> Int {
        while symbols.count <= variable { symbols.append(-1) }
        if symbols[variable] < 0 { symbols[variable] = makeSymbol(.external, for: -1) }
        return symbols[variable]
    }

    private mutating func makeSymbol(_ kind: SymbolKind, for number: Int) -> Int {
        let symbol = tableau.makeSymbol(kind)
        while owners.count <= symbol { owners.append(-1) }
        owners[symbol] = number
        return symbol
    }

    /// The constraints whose sum is an infeasible row.
    private mutating func involved(in error: Infeasibility, with newest: Entry? = nil, _ newestNumber: Int = -1)
        -> [Constraint.ID]
    {
        var row = error.row
        row.add(-1, of: error.basic)
        var numbers: [Int] = [], sum = Row()
        for cell in row.cells where owners[cell.symbol] >= 0 && !numbers.contains(owners[cell.symbol]) {
            let number = owners[cell.symbol]
            guard let entry = number == newestNumber ? newest : entry(number) else { continue }
            numbers.append(number)
            let factor = (cell.symbol == entry.marker ? cell.coefficient : -cell.coefficient) / entry.markerFactor
            sum.add(cells(of: entry.constraint.expression), times: factor)
        }
        return (numbers + substitutions.constraints(in: sum)).sorted().map(Constraint.ID.init)
    }
}

// MARK: - Moving constants

extension Solver {
    /// Updates the constants of definitions, and returns the resulting changes of other constraints' constants.
    private mutating func updateDefinitions() -> [(number: Int, change: Double)] {
        substitutions.moveConstants { entries[$0]?.constraint.expression.constant ?? 0 }
        let values = substitutions.values(count: symbols.count) { _ in 0 }
        var shifts: [(number: Int, change: Double)] = []
        for (number, entry) in entries.enumerated() {
            guard let entry, !entry.isDefinition else { continue }
            let sum = cells(of: entry.constraint.expression)
            let offset = sum.cells.reduce(sum.constant) { $0 + $1.coefficient * values[$1.symbol] }
            if abs(offset - entry.offset) > 1e-12 * max(1, abs(offset)) {
                shifts.append((number, offset - entry.offset))
            }
        }
        return shifts
    }

    private mutating func shift(_ shifts: [(number: Int, change: Double)]) throws(Infeasibility) {
        let entries = entries
        try tableau.attempt { tableau throws(Infeasibility) in
            for case let (number, change) in shifts where change != 0 {
                guard let entry = entries[number], !entry.isDefinition else { continue }
                tableau.shift(marker: entry.marker, by: change / entry.markerFactor)
            }
            try tableau.repair()
        }
        for (number, change) in shifts { self.entries[number]?.offset += change }
    }
}

extension Solver.Entry {
    /// Adds the symbols of the constraint to the row of its expression.
    fileprivate func mark(_ row: inout Row) {
        row.add(markerFactor, of: marker)
        if other >= 0 { row.add(-markerFactor, of: other) }
    }
}
