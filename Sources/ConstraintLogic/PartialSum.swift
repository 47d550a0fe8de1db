/// The value of an expression: a constant and a sum of unknowns, of which two are stored.
struct PartialSum {
    var constant: Double
    /// The number of different unknowns; 3 for three and more.
    var unknowns = 0
    var first = -1
    var firstFactor = 0.0
    var second = -1
    var secondFactor = 0.0

    init(constant: Double) { self.constant = constant }

    mutating func add(_ factor: Double, of unknown: Int) {
        if unknown == first {
            firstFactor += factor
        } else if unknown == second {
            secondFactor += factor
        } else if first < 0 {
            (first, firstFactor) = (unknown, factor)
        } else if second < 0 {
            (second, secondFactor) = (unknown, factor)
        } else {
            unknowns = 3
        }
    }

    /// Drops unknowns whose factors cancel each other out, and counts the others.
    mutating func finish() {
        guard unknowns < 3 else { return }
        if abs(secondFactor) < Row.noise { second = -1 }
        if abs(firstFactor) < Row.noise {
            (first, firstFactor) = (second, secondFactor)
            second = -1
        }
        unknowns = first < 0 ? 0 : second < 0 ? 1 : 2
        // A small factor would magnify rounding errors.
        if unknowns > 0, abs(firstFactor) < Row.smallestPivot { unknowns = 3 }
        if unknowns == 2, abs(secondFactor) < Row.smallestPivot { unknowns = 3 }
    }

    func error(_ relation: Relation) -> Double { relation.error(of: constant) }

    /// The values of the single unknown for which the relation to 0 holds.
    func values(_ relation: Relation) -> ClosedRange<Double> {
        let bound = -constant / firstFactor
        return switch (relation, firstFactor > 0) {
        case (.equal, _): bound...bound
        case (.lessThanOrEqual, true), (.greaterThanOrEqual, false): -.infinity...bound
        case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): bound ... .infinity
        }
    }
}
