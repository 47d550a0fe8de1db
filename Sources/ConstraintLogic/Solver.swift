/// Finds values for variables so that required constraints hold and the others are missed as little as possible, the
/// stronger first. Incremental: adding, removing and moving a constraint start from the present solution.
///
/// The same calls give the same values in every process. Within one strength the sum of the misses is least; where
/// several solutions are equally good, one of them is chosen. A variable that nothing determines is 0.
package struct Solver: Sendable {
    fileprivate struct Entry: Sendable {
        var constraint: Constraint
        /// The symbol that stands for the constraint, and its factor in `expression + factor · marker … = 0`. No
        /// symbol, −1, where a required equation defines a variable.
        var marker: Int
        var markerFactor: Double
        /// The symbols that say how far the constraint is missed.
        var errors: [Int] = []
        /// The symbol beside the marker, −1 where there is none.
        var other = -1
        /// The constant of the expression in variables that no required equation defines.
        var offset = 0.0

        var isDefinition: Bool { marker < 0 }
        /// Whether the marker is always 0.
        var isFixed: Bool { other < 0 && constraint.relation == .equal }
    }

    /// What required equations say of variables, in front of the tableau.
    private var substitutions = Substitutions()
    private var tableau = Tableau()
    /// By number; nil for those that are gone or were refused.
    private var entries: [Entry?] = []
    /// The symbol of each variable, −1 before its first use.
    private var symbols: [Int] = []
    private var freeVariables: [Int] = []
    /// The constraint that each symbol serves.
    private var owners: [Int] = []
    /// How many constraints that are still to be taken into the tableau name each variable.
    private var demand: [Int] = []

    package init() {}

    /// Row operations so far: the measure of work.
    package var pivots: Int { tableau.pivots }
    package private(set) var constraintCount = 0

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

    /// The values of all variables, found in one go.
    package struct Solution: Sendable {
        fileprivate let values: [Double]

        package func value(of variable: Variable) -> Double {
            values.indices.contains(variable.id) ? values[variable.id] : 0
        }

        package func value(of expression: LinearExpression) -> Double {
            expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
        }
    }

    /// Takes time in proportion to all that the solver holds: for several values, ask once.
    package var solution: Solution {
        let found = tableau.values()
        return Solution(
            values: substitutions.values(count: symbols.count) {
                $0 < symbols.count && symbols[$0] >= 0 ? found[symbols[$0]] : 0
            })
    }

    package func value(of variable: Variable) -> Double { solution.value(of: variable) }
    package func value(of expression: LinearExpression) -> Double { solution.value(of: expression) }

    /// Whether other values of the variable would serve the constraints as well.
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

    /// Takes a constraint in and finds the new solution.
    ///
    /// - Throws: ``UnsatisfiableConstraint`` when it is required and contradicts others; the solver stays as it was.
    @discardableResult
    package mutating func add(_ constraint: Constraint) throws(UnsatisfiableConstraint) -> Constraint.ID {
        entries.append(nil)
        try add(constraint, number: entries.count - 1)
        return Constraint.ID(number: entries.count - 1)
    }

    /// Takes many constraints in at once, which is much less work than one by one: equations that say what a variable
    /// is come first, so that the others are about fewer variables. The ids are in the order of the constraints.
    ///
    /// Returns those that are refused. They are the same as if each had been added in turn: where two contradict each
    /// other, the later one.
    package mutating func add(_ constraints: [Constraint]) -> (ids: [Constraint.ID], refused: [Refusal]) {
        let first = entries.count
        entries += Array(repeating: nil, count: constraints.count)
        let ids = constraints.indices.map { Constraint.ID(number: first + $0) }
        let before = self
        if let refused = addSorted(constraints, first: first) { return (ids, refused) }
        self = before
        return (ids, add(constraints, Array(constraints.indices), first: first, isSorted: false) ?? [])
    }

    /// What the constraint at an index of the next `add(_:)` will be called.
    package func id(ofNext index: Int) -> Constraint.ID { Constraint.ID(number: entries.count + index) }

    package typealias Refusal = (id: Constraint.ID, error: UnsatisfiableConstraint)

    /// First what defines variables, then what is about one variable that is left, then the others. Nil where a
    /// constraint was refused because of a later one.
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
        // A variable that others define is left until those have rows of their own.
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

    /// Takes a constraint out and finds the new solution. A constraint that the solver does not hold is left alone.
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
            // The variable that the constraint defines is free again; definitions above it name it instead of the
            // marker.
            tableau.removeDefinition(of: external)
            tableau.replaceInDefinitions(entry.marker, by: row.solved(for: entry.marker, basic: external))
        }
        tableau.release(entry.marker)
        if entry.other >= 0 { tableau.release(entry.other) }
        tableau.optimize()
        try? tableau.repair()
        refresh()
    }

    /// Adds all constraints again, after an equation was removed by which others were written in other variables.
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
            // They held together before.
            try? add(entry.constraint, number: number)
        }
    }

    /// Sets the constant of a constraint's expression: cheap, the structure of the solution is kept where it can be.
    package mutating func updateConstant(of id: Constraint.ID, to constant: Double) throws(UnsatisfiableConstraint) {
        try updateConstants([(id, constant)])
    }

    /// Sets several constants at once; only the outcome has to be satisfiable.
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
    /// Whether the constraint says what one of its variables is.
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

    /// Nil where the equation defines a variable from here on; otherwise the equation in variables that the tableau
    /// knows.
    private mutating func defineVariable(by equation: Row, _ number: Int) -> Row? {
        var changed = Substitutions()
        swap(&changed, &substitutions)
        defer { swap(&changed, &substitutions) }
        return changed.define(
            equation, constraint: number,
            isTaken: { $0 < symbols.count && symbols[$0] >= 0 && !tableau.isUnused(symbols[$0]) },
            demand: { $0 < demand.count ? demand[$0] : 0 })
    }

    /// The symbol of a variable that the tableau does not know yet, so that the row, as it is, can say what it is: the
    /// variable that the fewest other constraints name.
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

    /// The symbols that a constraint brings. Required equations: `expression + marker = 0` with a marker that is always
    /// 0. Others: `expression + factor · (marker − other) = 0`, where the marker is the room that an inequality leaves
    ///    or the miss to one side, and the other, only where a miss is allowed, the miss to the other side.
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

    /// A row with a variable that nothing determines yet defines that variable, and so is satisfied.
    private mutating func define(_ subject: Int, by row: Row, _ entry: Entry) {
        var row = row
        entry.mark(&row)
        row = row.scaled(by: -1 / row.coefficient(of: subject))
        row.cells.removeAll { $0.symbol == subject }
        tableau.define(subject, as: row)
        if !entry.errors.isEmpty { tableau.charge(entry.errors, at: entry.constraint.strength) }
    }

    /// Takes in a row among restricted symbols only.
    private mutating func insert(_ row: Row, _ entry: inout Entry) throws(Infeasibility) {
        if entry.isFixed {
            // Its marker is 0, so another symbol must take its place. Signed so that the marker falls short of 0 and
            // has to grow.
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
        // The marker, or for a missed equation the error on the other side, is what the row defines.
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
            // An error that had to be the basic symbol has a cost of its own now, so the solution may not be best.
            if errors.count == 2 { tableau.optimize() }
            try tableau.repair()
        }
    }

    /// Keeps rounding from piling up over a long life. Once for about as many steps as it costs itself.
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
        // Exact numbers may show a step that rounding had hidden.
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

    /// The constraints of which an impossible row is the sum.
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
    /// Reads the constants of definitions again, and returns by how much that moves the constants of the others.
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
