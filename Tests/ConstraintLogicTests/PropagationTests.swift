@testable import ConstraintLogic
import SeededNumbers
import Testing

@Suite("Propagation of values from constraint to constraint")
struct PropagationTests {
    /// A system as layouts have them: chains of frames with sizes of content, limits and priorities.
    private static func layout(seed: Int) -> (constraints: [Constraint], variables: Int) {
        var numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed))
        func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        var constraints: [Constraint] = []
        var count = 0
        func make() -> Variable {
            count += 1
            return Variable(id: count - 1)
        }
        let strengths: [Float] = [1000, 1000, 999, 750, 749, 500, 250, 249, 50]
        func strength() -> Strength { Strength(strengths[pick(0...strengths.count - 1)]) }
        let width = make()
        constraints.append(Constraint(width, .equal, Double(pick(50...400))))
        var edges = [width]
        for _ in 0..<pick(1...8) {
            let (x, size) = (make(), make())
            constraints.append(Constraint(size, .greaterThanOrEqual, 0, Strength(999.9)))
            let length = Double(pick(0...200))
            constraints.append(Constraint(size, .lessThanOrEqual, length, Strength(pick(0...3) == 0 ? 251 : 250)))
            constraints.append(Constraint(size, .greaterThanOrEqual, length, Strength(750)))
            let other = edges[pick(0...edges.count - 1)]
            constraints.append(Constraint(x - other, .equal, LinearExpression(constant: Double(pick(0...20)))))
            switch pick(0...4) {
            case 0:
                constraints.append(
                    Constraint(x + size, .lessThanOrEqual, LinearExpression(width) - Double(pick(0...30)), strength()))
            case 1: constraints.append(Constraint(x + size, .equal, LinearExpression(width), strength()))
            case 2: constraints.append(Constraint(size, .equal, Double(pick(0...150)), strength()))
            case 3:
                constraints.append(Constraint(size * 2 - x * 0.5, .greaterThanOrEqual, LinearExpression(), strength()))
            default: break
            }
            edges += [x, size]
        }
        return (constraints.shuffled(using: &numbers), count)
    }

    private static func solved(_ constraints: [Constraint], _ variables: Int) -> Solver? {
        var solver = Solver()
        for _ in 0..<variables { _ = solver.makeVariable() }
        return solver.add(constraints).refused.isEmpty ? solver : nil
    }

    @Test("A solution is the solver's, and the only best one", arguments: 0..<40)
    func equalsSolver(seed: Int) {
        var found = 0
        for round in 0..<50 {
            let (constraints, variables) = Self.layout(seed: seed * 1_000 + round)
            var propagation = Propagation(constraints, variableCount: variables)
            guard let values = propagation.solve() else { continue }
            found += 1
            guard let solver = Self.solved(constraints, variables) else {
                Issue.record("A contradiction was not seen")
                continue
            }
            expectBest(values, propagation, constraints, solver, "seed \(seed), round \(round)")
        }
        #expect(found > 5)
    }

    /// Expects the solver's values, or if several solutions are equally good, the solver's errors.
    private func expectBest(
        _ values: [Double], _ propagation: Propagation, _ constraints: [Constraint], _ solver: Solver, _ name: String
    ) {
        guard propagation.hasTies else {
            for (number, value) in values.enumerated() {
                #expect(abs(solver.value(of: Variable(id: number)) - value) < 1e-4, "\(name), variable \(number)")
            }
            return
        }
        let mine = misses(of: constraints) { values[$0.id] }
        let theirs = misses(of: constraints) { solver.value(of: $0) }
        #expect(zip(mine, theirs).allSatisfy { abs($0 - $1) < 1e-4 }, "\(name): \(mine) and \(theirs)")
    }

    /// Rows of labels in a column, as stack views make them.
    private static func rows(seed: Int) -> (constraints: [Constraint], variables: Int) {
        var numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed))
        func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        var constraints: [Constraint] = []
        var count = 0
        func make() -> Variable {
            count += 1
            return Variable(id: count - 1)
        }
        let width = make()
        switch pick(0...3) {
        case 0: constraints.append(Constraint(width, .equal, Double(pick(40...600))))
        case 1: constraints.append(Constraint(width, .equal, Double(pick(40...600)), Strength(Float(pick(100...900)))))
        case 2: constraints.append(Constraint(width, .lessThanOrEqual, Double(pick(100...600))))
        default: break
        }
        let hugs: [Float] = pick(0...1) == 0 ? [250] : [250, 251, 249, 760]
        let resists: [Float] = pick(0...1) == 0 ? [750] : [750, 751, 749]
        for _ in 0..<pick(1...4) {
            var edge = LinearExpression(constant: Double(pick(0...10)))
            for number in 0..<pick(2...5) {
                let size = make()
                constraints.append(Constraint(size, .greaterThanOrEqual, 0, Strength(999.9)))
                let length = Double(pick(10...120))
                constraints.append(
                    Constraint(size, .lessThanOrEqual, length, Strength(hugs[pick(0...hugs.count - 1)])))
                constraints.append(
                    Constraint(size, .greaterThanOrEqual, length, Strength(resists[pick(0...resists.count - 1)])))
                if pick(0...9) == 0 { constraints.append(Constraint(size, .equal, Double(pick(10...90)), .medium)) }
                if pick(0...9) == 0 {
                    let double = LinearExpression(size) * 2
                    constraints.append(Constraint(double - (length * 2 - 9), .lessThanOrEqual, .low))
                }
                let x = make()
                constraints.append(Constraint(LinearExpression(x), .equal, edge + (number == 0 ? 0 : 8)))
                edge = x + size
            }
            constraints.append(Constraint(LinearExpression(width), .equal, edge))
        }
        return (constraints, count)
    }

    @Test("Rows of labels in a column have the solver's errors", arguments: 0..<40)
    func rowsOfLabels(seed: Int) {
        var found = 0
        for round in 0..<50 {
            let (constraints, variables) = Self.rows(seed: seed * 1_000 + round)
            var propagation = Propagation(constraints, variableCount: variables)
            guard let values = propagation.solve() else { continue }
            found += 1
            guard let solver = Self.solved(constraints, variables) else {
                Issue.record("A contradiction was not seen")
                continue
            }
            expectBest(values, propagation, constraints, solver, "seed \(seed), round \(round)")
        }
        #expect(found > 8)
    }

    @Test("The first label of a row takes the whole difference to the row's width, as in the solver")
    func firstLabelTakes() throws {
        for (width, expected) in [(300.0, [146.0, 60, 40, 30]), (120, [0, 26, 40, 30]), (204, [50, 60, 40, 30])] {
            let lengths = [50.0, 60, 40, 30]
            var constraints = [Constraint(Variable(id: 0), .equal, width)]
            var edge = LinearExpression()
            for (number, length) in lengths.enumerated() {
                let x = Variable(id: 1 + 2 * number), size = Variable(id: 2 + 2 * number)
                constraints += [
                    Constraint(size, .greaterThanOrEqual, 0, Strength(999.9)),
                    Constraint(size, .lessThanOrEqual, length, .low),
                    Constraint(size, .greaterThanOrEqual, length, .high),
                    Constraint(LinearExpression(x), .equal, edge + (number == 0 ? 0 : 8)),
                ]
                edge = x + size
            }
            constraints.append(Constraint(LinearExpression(Variable(id: 0)), .equal, edge))
            var layout = LayoutSolver()
            for _ in 0..<9 { _ = layout.makeVariable() }
            #expect(layout.add(constraints).isEmpty)
            if width > 180 { #expect(layout.pivots == 0) }
            let solver = try #require(Self.solved(constraints, 9))
            for (number, length) in expected.enumerated() {
                let size = Variable(id: 2 + 2 * number)
                #expect(abs(layout.solution.value(of: size) - length) < 1e-6)
                #expect(abs(solver.value(of: size) - length) < 1e-6)
            }
        }
    }

    @Test("Random systems have the solver's solution or none", arguments: 0..<60)
    func randomSystems(seed: Int) {
        for round in 0..<20 {
            var system = RandomSystem(seed: seed * 100 + round, variables: 5)
            var constraints = (0..<Int.random(in: 1...9, using: &system.numbers)).map { _ in
                system.constraint([.required, .required, .high, .medium, .low])
            }
            for number in 0..<5 where Bool.random(using: &system.numbers) {
                constraints.append(Constraint(Variable(id: number), .equal, system.point[number], .required))
            }
            var propagation = Propagation(constraints, variableCount: 5)
            guard let values = propagation.solve() else { continue }
            guard let solver = Self.solved(constraints, 5) else {
                Issue.record("A contradiction was not seen")
                continue
            }
            expectBest(values, propagation, constraints, solver, "seed \(seed), round \(round)")
        }
    }

    @Test("Changed constants give the values of a new system", arguments: 0..<30)
    func changes(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var (constraints, variables) = Self.layout(seed: seed)
        var solver = LayoutSolver()
        for _ in 0..<variables { _ = solver.makeVariable() }
        guard solver.add(constraints).isEmpty else { return }
        for _ in 0..<30 {
            let number = Int.random(in: 0..<constraints.count, using: &numbers)
            let constant = Double(Int.random(in: -200...50, using: &numbers))
            var changed = constraints
            changed[number].expression.constant = constant
            do {
                try solver.updateConstants([(Constraint.ID(number: number), constant)])
                constraints = changed
            } catch { #expect(Self.solved(changed, variables) == nil) }
            guard let fresh = Self.solved(constraints, variables) else { continue }
            let mine = misses(of: constraints) { solver.solution.value(of: $0) }
            let theirs = misses(of: constraints) { fresh.value(of: $0) }
            #expect(zip(mine, theirs).allSatisfy { abs($0 - $1) < 1e-4 }, "\(mine) and \(theirs)")
        }
    }

    @Test("A column of labels needs no row operation")
    func column() throws {
        var solver = LayoutSolver()
        var constraints: [Constraint] = []
        let width = solver.makeVariable()
        constraints.append(Constraint(width, .equal, 390))
        var bottom = LinearExpression()
        for number in 0..<200 {
            let x = solver.makeVariable(), y = solver.makeVariable()
            let w = solver.makeVariable(), h = solver.makeVariable()
            constraints.append(Constraint(LinearExpression(y), .equal, bottom + 4))
            constraints.append(Constraint(x, .equal, 16))
            constraints.append(Constraint(x + w, .lessThanOrEqual, width - 16))
            // Every third text is too wide and ends at the limit.
            for (size, length) in [(w, number.isMultiple(of: 3) ? 500.0 : 80), (h, 20)] {
                constraints.append(Constraint(size, .greaterThanOrEqual, 0, Strength(999.9)))
                constraints.append(Constraint(size, .lessThanOrEqual, length, .low))
                constraints.append(Constraint(size, .greaterThanOrEqual, length, .high))
            }
            bottom = y + h
        }
        #expect(solver.add(constraints).isEmpty)
        #expect(solver.pivots == 0)
        #expect(solver.solution.value(of: Variable(id: 3)) == 358)
        #expect(solver.solution.value(of: Variable(id: 7)) == 80)
        try solver.updateConstants([(Constraint.ID(number: 1), -10)])
        #expect(solver.pivots == 0)
        #expect(solver.solution.value(of: Variable(id: 2)) == 10)
    }

    @Test("Of values with the same error, weaker constraints choose")
    func ties() throws {
        let x = Variable(id: 0)
        let equal = [Constraint(x, .equal, 10, .medium), Constraint(x, .equal, 20, .medium)]
        var propagation = Propagation(equal, variableCount: 1)
        var values = propagation.solve()
        #expect(values == [20])
        #expect(propagation.hasTies)
        propagation = Propagation(equal + [Constraint(x, .equal, 14, .low)], variableCount: 1)
        values = propagation.solve()
        #expect(values == [14])
        #expect(!propagation.hasTies)
        propagation = Propagation(equal + [Constraint(x, .equal, 12, .medium)], variableCount: 1)
        values = propagation.solve()
        #expect(values == [12])
        #expect(!propagation.hasTies)
    }

    @Test("An unknown without an only best value is left to the solver")
    func ambiguous() {
        let x = Variable(id: 0)
        var propagation = Propagation([Constraint(x, .greaterThanOrEqual, 10, .low)], variableCount: 1)
        let values = propagation.solve()
        #expect(values == nil)
    }
}
