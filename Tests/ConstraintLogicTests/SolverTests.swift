import ConstraintLogic
import Testing

@Suite("Solver")
struct SolverTests {
    @Test("a row of views fills its container and keeps its gaps")
    func row() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let screen = try solver.add(Constraint(width, .equal, 390))
        var edge = LinearExpression(constant: 16)
        var views: [(left: Variable, width: Variable)] = []
        for _ in 0..<3 {
            let view = (left: solver.makeVariable(), width: solver.makeVariable())
            try solver.add(Constraint(LinearExpression(view.left), .equal, edge))
            if let first = views.first { try solver.add(Constraint(view.width - first.width, .equal)) }
            edge = view.left + view.width + 8
            views.append(view)
        }
        try solver.add(Constraint(edge - 8 + 16, .equal, LinearExpression(width)))
        #expect(views.map { solver.value(of: $0.width) }.allSatisfy { abs($0 - 114) < 1e-9 })
        #expect(abs(solver.value(of: views[2].left) - 260) < 1e-9)
        try solver.updateConstant(of: screen, to: -844)
        #expect(abs(solver.value(of: views[1].width) - (844 - 48) / 3) < 1e-9)
    }

    @Test(
        "one stronger constraint outweighs any number of weaker ones",
        arguments: [
            (1000, 999), (751, 750), (750, 749), (500, 250), (250, 249), (2, 1), (250.5, 250),
        ] as [(Float, Float)])
    func stronger(strong: Float, weak: Float) throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for _ in 0..<30 { try solver.add(Constraint(x, .equal, 10, Strength(weak))) }
        let id = try solver.add(Constraint(x, .equal, 77, Strength(strong)))
        for _ in 0..<30 { try solver.add(Constraint(x, .lessThanOrEqual, 5, Strength(weak))) }
        #expect(abs(solver.value(of: x) - 77) < 1e-9)
        solver.remove(id)
        #expect(solver.value(of: x) < 11)
    }

    @Test("of two labels the one that resists compression less gives way")
    func compression() throws {
        var solver = Solver()
        let a = solver.makeVariable(), b = solver.makeVariable()
        try solver.add(Constraint(a + b, .lessThanOrEqual, LinearExpression(constant: 100)))
        try solver.add(Constraint(a, .greaterThanOrEqual, 80, .high))
        try solver.add(Constraint(b, .greaterThanOrEqual, 60, Strength(751)))
        try solver.add(Constraint(a, .equal, 80, .low))
        try solver.add(Constraint(b, .equal, 60, .low))
        #expect(abs(solver.value(of: a) - 40) < 1e-9)
        #expect(abs(solver.value(of: b) - 60) < 1e-9)
    }

    @Test("a contradiction names the constraint and those it contradicts, not the others")
    func contradiction() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        let first = try solver.add(Constraint(x, .greaterThanOrEqual, 100))
        let second = try solver.add(Constraint(y - x, .equal))
        try solver.add(Constraint(z, .equal, 5))
        let extra = Constraint(y, .lessThanOrEqual, 50, name: "y ≤ 50")
        do {
            try solver.add(extra)
            Issue.record("the contradiction was accepted")
        } catch {
            #expect(error.constraint == extra)
            #expect(error.conflicting == [first, second])
            #expect(error.description.contains("y ≤ 50"))
        }
        solver.remove(first)
        try solver.add(extra)
        #expect(solver.value(of: y) <= 50)
    }

    @Test("a repeated equation is accepted, and still holds when its duplicate is removed")
    func repeated() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        try solver.add(Constraint(x - y, .equal))
        let one = try solver.add(Constraint(x, .equal, 3))
        let two = try solver.add(Constraint(y, .equal, 3))
        let three = try solver.add(Constraint(x + y, .equal, LinearExpression(constant: 6)))
        solver.remove(one)
        #expect(solver.value(of: x) == 3)
        solver.remove(three)
        #expect(solver.value(of: x) == 3)
        #expect(!solver.isAmbiguous(x))
        solver.remove(two)
        #expect(solver.isAmbiguous(x))
        try solver.add(Constraint(y, .equal, 9))
        #expect(solver.value(of: x) == 9)
    }

    @Test("repeated equations move together when their constants move together, and not alone")
    func movedTogether() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let one = try solver.add(Constraint(x, .equal, 3))
        let two = try solver.add(Constraint(x, .equal, 3))
        #expect(throws: UnsatisfiableConstraint.self) { try solver.updateConstant(of: one, to: -4) }
        #expect(solver.value(of: x) == 3)
        #expect(solver.constraint(one)?.expression.constant == -3)
        try solver.updateConstants([(one, -4), (two, -4)])
        #expect(solver.value(of: x) == 4)
    }

    @Test("moving the constants of required constraints equals adding them so", arguments: 0..<60)
    func movedConstants(seed: Int) throws {
        var system = RandomSystem(seed: seed + 40_000, variables: 6)
        var moved = Solver(), fresh = Solver()
        let constraints = (0..<12).map { _ in system.constraint([.required, .required, .high, .low]) }
        // Doubling the point doubles every constant, so the required constraints can hold again.
        var changes: [(Constraint.ID, Double)] = []
        for constraint in constraints {
            changes.append((try moved.add(constraint), constraint.expression.constant * 2))
        }
        try moved.updateConstants(changes)
        var doubled = constraints
        for index in doubled.indices {
            doubled[index].expression.constant *= 2
            try fresh.add(doubled[index])
        }
        let a = misses(of: doubled) { moved.value(of: $0) }, b = misses(of: doubled) { fresh.value(of: $0) }
        #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-4 }, "\(a) and \(b)")
    }

    @Test("an impossible equation between constants is refused, a true one is taken")
    func constants() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        try solver.add(Constraint(LinearExpression(constant: 0), .equal))
        try solver.add(Constraint(x - x, .lessThanOrEqual, LinearExpression(constant: 1)))
        #expect(throws: UnsatisfiableConstraint.self) {
            try solver.add(Constraint(LinearExpression(constant: 2), .equal))
        }
        #expect(throws: UnsatisfiableConstraint.self) {
            try solver.add(Constraint(x - x, .greaterThanOrEqual, LinearExpression(constant: 1)))
        }
        #expect(solver.constraintCount == 2)
        try solver.add(Constraint(x, .equal, 4))
        #expect(solver.value(of: x) == 4)
    }

    @Test("a forgotten variable's place is used again, without its past")
    func forget() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let id = try solver.add(Constraint(x, .equal, 4))
        solver.remove(id)
        solver.forget(x)
        let y = solver.makeVariable()
        #expect(y == x)
        #expect(solver.value(of: y) == 0)
    }

    @Test("a text that changes its width costs a handful of row operations, whatever the size of the screen")
    func work() throws {
        var solver = Solver()
        var edge = LinearExpression(constant: 0)
        var texts: [Constraint.ID] = []
        for _ in 0..<50 {
            let left = solver.makeVariable(), width = solver.makeVariable()
            try solver.add(Constraint(LinearExpression(left), .equal, edge))
            try solver.add(Constraint(width, .greaterThanOrEqual, 0))
            texts.append(try solver.add(Constraint(width, .greaterThanOrEqual, 40, .high)))
            try solver.add(Constraint(width, .lessThanOrEqual, 40, .low))
            edge = left + width + 8
        }
        let before = solver.pivots
        try solver.updateConstant(of: texts[25], to: -55)
        #expect(solver.pivots - before <= 3)
        #expect(abs(solver.value(of: edge) - (50 * 48 + 15)) < 1e-6)
    }

    @Test("a nameless constraint is described by its equation")
    func description() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        try solver.add(Constraint(x - y, .equal))
        let error = #expect(throws: UnsatisfiableConstraint.self) {
            try solver.add(Constraint(x - y - 8.5, .greaterThanOrEqual))
        }
        #expect(error?.description.hasPrefix("Constraint x0 - x1 - 8.5 >= 0 cannot hold") == true)
    }

    @Test("senseless numbers are ignored rather than spread")
    func senseless() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        try solver.add(Constraint(x, .equal, .nan, .low))
        try solver.add(Constraint(x, .lessThanOrEqual, .infinity))
        #expect(solver.value(of: x).isFinite)
        #expect(Strength(.nan).priority == 0)
    }
}
