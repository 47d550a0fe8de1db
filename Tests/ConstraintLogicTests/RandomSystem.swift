import ConstraintLogic
import SeededNumbers

/// Constraints around a known point, so that the required ones can always hold.
struct RandomSystem {
    var numbers: SeededNumbers
    let point: [Double]

    init(seed: Int, variables: Int) {
        var numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed))
        point = (0..<variables).map { _ in Double(Int.random(in: -100...500, using: &numbers)) }
        self.numbers = numbers
    }

    mutating func constraint(_ strengths: [Strength]) -> Constraint {
        var expression = LinearExpression()
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let variable = Variable(id: Int.random(in: 0..<point.count, using: &numbers))
            let coefficients: [Double] = [1, -1, 2, 0.5, -1]
            let coefficient: Double = coefficients.randomElement(using: &numbers) ?? 1
            expression = expression + variable * coefficient
        }
        let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &numbers) ?? .equal
        let strength = strengths.randomElement(using: &numbers) ?? .required
        var here = 0.0
        for term in expression.terms { here += term.coefficient * point[term.variable.id] }
        if strength.isRequired {
            let room = Double(Int.random(in: 0...40, using: &numbers))
            switch relation {
            case .equal: expression.constant = -here
            case .lessThanOrEqual: expression.constant = -here - room
            case .greaterThanOrEqual: expression.constant = -here + room
            }
        } else {
            expression.constant = Double(Int.random(in: -300...300, using: &numbers))
        }
        return Constraint(expression, relation, strength)
    }
}

extension Constraint {
    /// The error of this constraint.
    func miss(_ value: (Variable) -> Double) -> Double {
        var sum = expression.constant
        for term in expression.terms { sum += term.coefficient * value(term.variable) }
        switch relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }
}

/// The sum of the errors per strength, strongest first.
func misses(of constraints: [Constraint], at value: (Variable) -> Double) -> [Double] {
    let strengths = Set(constraints.map(\.strength)).sorted(by: >)
    return strengths.map { strength in
        constraints.filter { $0.strength == strength }.map { $0.miss(value) }.reduce(0, +)
    }
}
