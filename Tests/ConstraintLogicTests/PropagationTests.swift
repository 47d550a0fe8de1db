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
            for number in 0..<variables {
                let value = solver.value(of: Variable(id: number))
                #expect(abs(value - values[number]) < 1e-4, "seed \(seed), round \(round), variable \(number)")
            }
        }
        #expect(found > 5)
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
            for number in 0..<5 { #expect(abs(solver.value(of: Variable(id: number)) - values[number]) < 1e-4) }
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

    @Test("Equally strong wishes that contradict each other are left to the solver")
    func ties() {
        let x = Variable(id: 0)
        var propagation = Propagation(
            [Constraint(x, .equal, 10, .low), Constraint(x, .equal, 20, .low)], variableCount: 1)
        #expect(propagation.solve() == nil)
    }
}
