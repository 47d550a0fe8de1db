/// An unknown of a ``Solver``, created by ``Solver/makeVariable()``.
package struct Variable: Hashable, Comparable, Sendable {
    package let id: Int

    package init(id: Int) {
        guard id >= 0 else {
            fatalError("Variable(id: \(id)): an id counts from 0; take variables from Solver.makeVariable().")
        }
        self.id = id
    }

    package static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }
}

/// A sum of variables with coefficients, and a constant.
package struct LinearExpression: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ variable: Variable) { self.init([Term(variable, 1)]) }

    package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
    }

    package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }
    package static func + (a: LinearExpression, b: Double) -> LinearExpression {
        LinearExpression(a.terms, constant: a.constant + b)
    }
    package static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

    package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        LinearExpression(a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
    }
}

extension LinearExpression: CustomStringConvertible {
    /// Such as `x0 - 0.5·x2 - 8`.
    package var description: String {
        var parts = terms.map { term in
            let size = abs(term.coefficient)
            return (term.coefficient < 0, size == 1 ? "x\(term.variable.id)" : "\(size)·x\(term.variable.id)")
        }
        if constant != 0 || parts.isEmpty { parts.append((constant < 0, "\(abs(constant))")) }
        return parts.enumerated().map { index, part in
            (part.0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")) + part.1
        }.joined()
    }
}

extension Variable {
    package static func + (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) + LinearExpression(b) }
    package static func - (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) - LinearExpression(b) }
    package static func + (a: Variable, b: Double) -> LinearExpression { LinearExpression(a) + b }
    package static func - (a: Variable, b: Double) -> LinearExpression { LinearExpression(a) - b }
    package static func * (a: Variable, factor: Double) -> LinearExpression { LinearExpression(a) * factor }
}
