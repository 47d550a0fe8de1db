package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual

    package var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// The strength of a constraint on the scale of layout priorities, 1 … 1000. Constraints of strength 1000 are required.
///
/// A stronger constraint has precedence over any number of weaker ones, however small the difference of their
/// priorities is.
package struct Strength: Hashable, Comparable, Sendable {
    package let priority: Float

    /// A priority above 1000 is treated as 1000. A negative priority and NaN are treated as 0, the weakest.
    package init(_ priority: Float) { self.priority = priority > 0 ? min(priority, 1000) : 0 }

    package static let required = Strength(1000)
    package static let high = Strength(750)
    package static let medium = Strength(500)
    package static let low = Strength(250)
    package static let weakest = Strength(1)

    package var isRequired: Bool { priority >= 1000 }

    package static func < (a: Strength, b: Strength) -> Bool { a.priority < b.priority }
}

/// One equation or inequality: `expression` relation 0. Coefficients and constants that are not finite are treated as
/// 0.
package struct Constraint: Hashable, Sendable {
    /// Identifies a constraint of a solver. A solver never uses an identifier twice.
    package struct ID: Hashable, Comparable, Sendable {
        package let number: Int
        package static func < (a: ID, b: ID) -> Bool { a.number < b.number }
    }

    package var expression: LinearExpression
    package var relation: Relation
    package var strength: Strength
    /// The name of the constraint in messages.
    package var name: String

    package init(
        _ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required, name: String = ""
    ) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
        self.name = name
    }

    /// `left` relation `right`.
    package init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ strength: Strength = .required,
        name: String = ""
    ) {
        self.init(left - right, relation, strength, name: name)
    }

    /// `variable` relation `constant`.
    package init(
        _ variable: Variable, _ relation: Relation, _ constant: Double, _ strength: Strength = .required,
        name: String = ""
    ) {
        self.init(variable - constant, relation, strength, name: name)
    }
}

/// The error for a required constraint that contradicts other required constraints. The solver stays unchanged.
package struct UnsatisfiableConstraint: Error, Hashable, CustomStringConvertible {
    /// The constraint that was added or changed.
    package let constraint: Constraint
    /// The constraints of the solver that contradict `constraint`.
    package let conflicting: [Constraint.ID]

    package var description: String {
        let name = constraint.name.isEmpty ? "\(constraint.expression) \(constraint.relation.sign) 0" : constraint.name
        return "Constraint \(name) cannot hold together with \(conflicting.count) required constraint(s); "
            + "remove one of them or give one a priority below 1000."
    }
}
