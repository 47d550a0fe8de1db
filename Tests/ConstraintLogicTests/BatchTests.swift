import ConstraintLogic
import Testing

@Suite("Constraints taken in together")
struct BatchTests {
    @Test("together they hold as well as one by one, and their constants move as well", arguments: 0..<100)
    func together(seed: Int) throws {
        var system = RandomSystem(seed: seed + 60_000, variables: 12)
        var constraints = (0..<40).map { _ in system.constraint([.required, .required, Strength(999), .high, .low]) }
        var batch = Solver(), single = Solver()
        let (ids, refused) = batch.add(constraints)
        #expect(refused.isEmpty)
        for constraint in constraints { try single.add(constraint) }
        func compare(_ other: Solver) {
            let a = misses(of: constraints) { batch.value(of: $0) }, b = misses(of: constraints) { other.value(of: $0) }
            #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-4 }, "\(a) and \(b)")
        }
        compare(single)
        // Doubling the point doubles every constant, so the required constraints can hold again.
        for index in constraints.indices { constraints[index].expression.constant *= 2 }
        try batch.updateConstants(zip(ids, constraints).map { ($0, $1.expression.constant) })
        var fresh = Solver()
        for constraint in constraints { try fresh.add(constraint) }
        compare(fresh)
    }

    @Test("of two that contradict each other the later one is refused, whichever kind it is")
    func refusal() {
        for isEquationFirst in [true, false] {
            var solver = Solver()
            let x = solver.makeVariable(), y = solver.makeVariable()
            let link = Constraint(x - y, .equal)
            let equation = Constraint(y, .equal, 150, name: "equation"),
                limit = Constraint(x, .lessThanOrEqual, 100, name: "limit")
            let (ids, refused) = solver.add([link] + (isEquationFirst ? [equation, limit] : [limit, equation]))
            #expect(refused.map(\.id) == [ids[2]])
            #expect(refused.first?.error.conflicting == [ids[0], ids[1]])
            #expect(isEquationFirst ? solver.value(of: x) == 150 : solver.value(of: x) <= 100)
            #expect(solver.constraint(ids[2]) == nil)
            #expect(solver.constraintCount == 2)
        }
    }

    @Test("a contradiction at the end of a chain names its links and nothing else")
    func chain() throws {
        var solver = Solver()
        let variables = (0..<6).map { _ in solver.makeVariable() }
        var links: [Constraint.ID] = []
        for (a, b) in zip(variables, variables.dropFirst()) {
            links.append(try solver.add(Constraint(b - a - 10, .equal)))
        }
        let start = try solver.add(Constraint(variables[0], .greaterThanOrEqual, 5))
        let error = #expect(throws: UnsatisfiableConstraint.self) {
            try solver.add(Constraint(variables[3], .lessThanOrEqual, 34))
        }
        #expect(error?.conflicting == [links[0], links[1], links[2], start])
        try solver.updateConstant(of: links[1], to: -8)
        try solver.add(Constraint(variables[3], .lessThanOrEqual, 34))
        #expect(solver.value(of: variables[5]) - solver.value(of: variables[0]) == 48)
    }

    @Test("a link removed from a chain leaves two chains")
    func removedLink() throws {
        var solver = Solver()
        let variables = (0..<5).map { _ in solver.makeVariable() }
        let (ids, _) = solver.add(
            zip(variables, variables.dropFirst()).map { Constraint($1 - $0 - 10, .equal) } + [
                Constraint(variables[0], .equal, 1)
            ])
        #expect(solver.value(of: variables[4]) == 41)
        solver.remove(ids[1])
        try solver.add(Constraint(variables[4], .equal, 100))
        #expect(solver.value(of: variables[1]) == 11 && solver.value(of: variables[2]) == 80)
    }
}
