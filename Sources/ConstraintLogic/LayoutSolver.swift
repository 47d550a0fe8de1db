/// Solves the constraints of a layout: by propagation as long as the only best solution follows that way, otherwise by
/// a ``Solver``.
package struct LayoutSolver: Sendable {
    private var constraints: [Constraint] = []
    private var variableCount = 0
    private var propagation: Propagation?
    /// The values that propagation has found; nil while the solver is in use.
    private var propagated: [Double]?
    private var solver: Solver?
    /// The number of changes until propagation is tried again, and the number after the next failure. A system that
    /// propagation cannot solve stays such a system in most changes.
    private var pause = 0
    private var nextPause = 1

    package init() {}

    private var propagations = 0

    /// The number of row operations of the solver.
    package var pivots: Int { solver?.pivots ?? 0 }
    /// The number of propagations and of row operations, as a measure of work.
    package var work: Int { propagations + pivots }

    package mutating func makeVariable() -> Variable {
        variableCount += 1
        return Variable(id: variableCount - 1)
    }

    /// The identifier of the constraint at an index of the next `add(_:)`.
    package func id(ofNext index: Int) -> Constraint.ID { Constraint.ID(number: constraints.count + index) }

    /// Adds constraints. Of two contradicting required constraints the later one is refused.
    package mutating func add(_ added: [Constraint]) -> [Solver.Refusal] {
        constraints += added
        if solver == nil {
            propagation = Propagation(constraints, variableCount: variableCount)
            propagate()
            return propagated == nil ? useSolver() : []
        }
        makeVariables()
        return solver?.add(added).refused ?? []
    }

    /// Sets several constants at once. Only the result must be satisfiable.
    /// - Throws: ``UnsatisfiableConstraint`` if a required constraint contradicts others. The constants stay unchanged.
    package mutating func updateConstants(_ changes: [(Constraint.ID, Double)]) throws(UnsatisfiableConstraint) {
        let usable = changes.filter { constraints.indices.contains($0.0.number) && $0.1.isFinite }
        let before = usable.map { ($0.0, constraints[$0.0.number].expression.constant) }
        set(usable)
        if solver == nil || isTryingAgain() {
            propagate()
            if propagated != nil {
                solver = nil
                return
            }
        }
        do throws(UnsatisfiableConstraint) {
            if solver != nil {
                try solver?.updateConstants(usable)
            } else if let refused = useSolver().first {
                throw refused.error
            }
        } catch {
            set(before)
            throw error
        }
    }

    private mutating func propagate() {
        propagations += 1
        propagated = propagation?.solve()
    }

    private mutating func set(_ changes: [(Constraint.ID, Double)]) {
        for (id, constant) in changes {
            constraints[id.number].expression.constant = constant
            propagation?.setConstant(of: id.number, to: constant)
        }
    }

    private mutating func isTryingAgain() -> Bool {
        guard propagation != nil else { return false }
        guard pause == 0 else {
            pause -= 1
            return false
        }
        pause = nextPause
        nextPause = min(nextPause * 2, 64)
        return true
    }

    private mutating func useSolver() -> [Solver.Refusal] {
        var made = Solver()
        for _ in 0..<variableCount { _ = made.makeVariable() }
        let refused = made.add(constraints).refused
        solver = made
        // Refused constraints are in the propagation's system, which therefore never has a solution.
        if !refused.isEmpty { propagation = nil }
        return refused
    }

    private mutating func makeVariables() {
        guard var known = solver else { return }
        solver = nil
        while known.variableCount < variableCount { _ = known.makeVariable() }
        solver = known
    }

    // MARK: Results

    /// The values of all variables.
    package struct Solution: Sendable {
        fileprivate let values: [Double]

        package func value(of variable: Variable) -> Double {
            values.indices.contains(variable.id) ? values[variable.id] : 0
        }
    }

    /// Read it once for several values.
    package var solution: Solution { Solution(values: propagated ?? solver?.solution.values ?? []) }

    /// Whether another value of the variable would satisfy the constraints equally well.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        if let solver { return solver.isAmbiguous(variable) }
        if propagation?.hasTies == true {
            var made = Solver()
            for _ in 0..<variableCount { _ = made.makeVariable() }
            _ = made.add(constraints)
            return made.isAmbiguous(variable)
        }
        // Otherwise only a variable without constraints has another value.
        return !constraints.contains { $0.expression.terms.contains { $0.variable == variable } }
    }
}
