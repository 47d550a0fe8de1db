/// Solves systems of constraints whose best solution follows one equation after the other, as in most layouts. A system
/// that does not is left to ``Solver``.
///
/// A required equation with one unknown gives its value; one with two unknowns joins both to a class with one unknown.
/// The other constraints follow by strength, strongest first. Each constraint on a single unknown limits the unknown to
/// the values of the least error among the values that stronger constraints leave. An unknown with one value left is
/// known. At the end each constraint must hold, or its error must be the least possible: the constraint was decided on
/// a single unknown, or stronger constraints alone have given the values of its variables. The solution is then the only
/// best one. In every other case there is no solution here.
///
/// The time is proportional to the number of terms, apart from a logarithmic factor for joined classes.
struct Propagation: Sendable {
    private var system: PropagationSystem
    private var state: PropagationState

    /// - Parameter variableCount: the number of variables; all terms have lower numbers.
    init(_ constraints: [Constraint], variableCount: Int) {
        system = PropagationSystem(constraints, variableCount: variableCount)
        state = PropagationState(variableCount: variableCount, constraintCount: constraints.count)
    }

    /// Sets the constant of a constraint's expression.
    mutating func setConstant(of constraint: Int, to constant: Double) {
        system.constants[constraint] = constant.isFinite ? constant : 0
    }

    /// The values of the variables by number; nil if the best solution does not follow one equation after the other.
    mutating func solve() -> [Double]? {
        state.reset()
        for constraint in 0..<system.count where system.strengths[constraint].isRequired {
            state.enqueue(constraint)
        }
        guard spread(.required) else { return nil }
        for group in system.groups {
            guard decide(group), spread(group.strength) else { return nil }
        }
        return settled()
    }

    // MARK: Steps

    /// Applies all constraints whose unknowns have changed. Returns false if a constraint cannot hold.
    private mutating func spread(_ strength: Strength) -> Bool {
        while let constraint = state.dequeue() {
            guard system.strengths[constraint] >= strength else { continue }
            guard apply(constraint, strength) else { return false }
        }
        return true
    }

    private mutating func apply(_ constraint: Int, _ strength: Strength) -> Bool {
        let sum = state.sum(of: constraint, in: system)
        let isEquation = system.relations[constraint] == .equal
        switch sum.unknowns {
        case 0: return !system.strengths[constraint].isRequired || sum.error(system.relations[constraint]) <= tolerance
        case 1:
            return state.limit(sum.first, to: sum.values(system.relations[constraint]), system, strength)
        case 2 where isEquation && system.strengths[constraint].isRequired:
            return state.join(sum, system, strength)
        default: return true
        }
    }

    /// Decides the constraints of one strength on single unknowns. Returns false if two of them contradict each other,
    /// because then only the sum of their errors counts.
    private mutating func decide(_ group: PropagationSystem.Group) -> Bool {
        var decided: [(unknown: Int, range: ClosedRange<Double>)] = []
        for constraint in group.constraints {
            let sum = state.sum(of: constraint, in: system)
            guard sum.unknowns == 1 else { continue }
            let free = state.range(of: sum.first)
            let best = sum.values(system.relations[constraint]).nearest(in: free)
            decided.append((sum.first, best))
            state.isDecided[constraint] = true
        }
        for (unknown, range) in decided {
            guard state.narrow(unknown, to: range) else { return false }
        }
        for (unknown, _) in decided { state.makeKnownIfSingle(unknown, system, group.strength) }
        return true
    }

    /// The values, if each constraint holds or has the least possible error.
    private mutating func settled() -> [Double]? {
        guard state.completeUnused(system) else { return nil }
        let values = state.values()
        for constraint in 0..<system.count {
            var sum = system.constants[constraint], weakest = Strength.required
            for term in system.terms(of: constraint) {
                sum += term.coefficient * values[term.variable]
                weakest = min(weakest, state.strength(of: term.variable))
            }
            guard system.relations[constraint].error(of: sum) > tolerance else { continue }
            let strength = system.strengths[constraint]
            guard !strength.isRequired, state.isDecided[constraint] || weakest > strength else { return nil }
        }
        return values
    }
}

/// Differences below this, in points, are rounding errors.
private let tolerance = Tableau.tolerance

extension Relation {
    /// The error of an expression with this value.
    fileprivate func error(of value: Double) -> Double {
        switch self {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }
}

extension ClosedRange<Double> {
    /// The values of this range inside `free`, or the end of `free` that is nearest to this range.
    fileprivate func nearest(in free: ClosedRange<Double>) -> ClosedRange<Double> {
        if lowerBound > free.upperBound { return free.upperBound...free.upperBound }
        if upperBound < free.lowerBound { return free.lowerBound...free.lowerBound }
        return clamped(to: free)
    }
}

/// The constraints of a system as flat arrays.
private struct PropagationSystem: Sendable {
    struct Term: Sendable {
        let variable: Int
        let coefficient: Double
    }

    struct Group: Sendable {
        let strength: Strength
        var constraints: [Int]
    }

    var constants: [Double] = []
    private(set) var relations: [Relation] = []
    private(set) var strengths: [Strength] = []
    /// The constraints that are not required, by strength, strongest first.
    private(set) var groups: [Group] = []
    private var allTerms: [Term] = []
    private var firstTerms: [Int] = [0]
    private var allUses: [Int] = []
    private var firstUses: [Int] = []

    var count: Int { relations.count }

    init(_ constraints: [Constraint], variableCount: Int) {
        constants.reserveCapacity(constraints.count)
        relations.reserveCapacity(constraints.count)
        strengths.reserveCapacity(constraints.count)
        firstTerms.reserveCapacity(constraints.count + 1)
        allTerms.reserveCapacity(constraints.count * 3)
        var counts = Array(repeating: 0, count: variableCount + 1)
        for constraint in constraints {
            let constant = constraint.expression.constant
            constants.append(constant.isFinite ? constant : 0)
            relations.append(constraint.relation)
            strengths.append(constraint.strength)
            for term in constraint.expression.terms where term.coefficient.isFinite {
                allTerms.append(Term(variable: term.variable.id, coefficient: term.coefficient))
                counts[term.variable.id] += 1
            }
            firstTerms.append(allTerms.count)
        }
        collectUses(counts)
        collectGroups()
    }

    private mutating func collectUses(_ counts: [Int]) {
        firstUses.reserveCapacity(counts.count)
        var next = 0
        for count in counts {
            firstUses.append(next)
            next += count
        }
        var place = firstUses
        allUses = Array(repeating: 0, count: next)
        for constraint in 0..<count {
            for term in terms(of: constraint) {
                allUses[place[term.variable]] = constraint
                place[term.variable] += 1
            }
        }
    }

    private mutating func collectGroups() {
        let soft = (0..<count).filter { !strengths[$0].isRequired }
        let sorted = soft.sorted { (strengths[$1], $0) < (strengths[$0], $1) }
        for constraint in sorted {
            if groups.last?.strength != strengths[constraint] {
                groups.append(Group(strength: strengths[constraint], constraints: []))
            }
            groups[groups.count - 1].constraints.append(constraint)
        }
    }

    func terms(of constraint: Int) -> ArraySlice<Term> { allTerms[firstTerms[constraint]..<firstTerms[constraint + 1]] }

    /// The constraints that contain a variable.
    func uses(of variable: Int) -> ArraySlice<Int> { allUses[firstUses[variable]..<firstUses[variable + 1]] }
}

/// The value of an expression: a constant and a sum of unknowns, of which two are stored.
private struct PartialSum {
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

/// The values that are known so far, and the classes of unknowns.
private struct PropagationState: Sendable {
    /// A variable as `factor · parent + shift`. The root of a class is its own parent.
    private struct Link: Sendable {
        var parent: Int
        var factor = 1.0
        var shift = 0.0
    }

    /// The root of a class.
    private struct Root: Sendable {
        var value = 0.0
        /// The strength of the weakest constraint that the value follows from; nil while the value is unknown.
        var strength: Strength?
        var low = -Double.infinity
        var high = Double.infinity
        /// The variables of the class as a linked list.
        var last: Int
        var size = 1
    }

    /// Whether the error of each constraint was made the least possible on a single unknown.
    var isDecided: [Bool]
    private var links: [Link] = []
    private var roots: [Root] = []
    /// The next variable of the same class; −1 at the end.
    private var next: [Int] = []
    private var waiting: [Int] = []
    private var position = 0
    private var isWaiting: [Bool]

    init(variableCount: Int, constraintCount: Int) {
        links = (0..<variableCount).map { Link(parent: $0) }
        roots = (0..<variableCount).map { Root(last: $0) }
        next = Array(repeating: -1, count: variableCount)
        isDecided = Array(repeating: false, count: constraintCount)
        isWaiting = isDecided
    }

    mutating func reset() {
        for variable in links.indices {
            links[variable] = Link(parent: variable)
            roots[variable] = Root(last: variable)
            next[variable] = -1
        }
        for constraint in isDecided.indices {
            isDecided[constraint] = false
            isWaiting[constraint] = false
        }
        waiting.removeAll(keepingCapacity: true)
        position = 0
    }

    // MARK: Waiting constraints

    mutating func enqueue(_ constraint: Int) {
        guard !isWaiting[constraint] else { return }
        isWaiting[constraint] = true
        waiting.append(constraint)
    }

    mutating func dequeue() -> Int? {
        guard position < waiting.count else {
            waiting.removeAll(keepingCapacity: true)
            position = 0
            return nil
        }
        defer { position += 1 }
        isWaiting[waiting[position]] = false
        return waiting[position]
    }

    private mutating func enqueueUses(ofClass root: Int, _ system: PropagationSystem) {
        var variable = root
        while variable >= 0 {
            for constraint in system.uses(of: variable) { enqueue(constraint) }
            variable = next[variable]
        }
    }

    // MARK: Classes

    /// A variable in terms of the root of its class. Classes are joined by size, so a path is short.
    private func resolved(_ variable: Int) -> (root: Int, factor: Double, shift: Double) {
        var (current, factor, shift) = (variable, 1.0, 0.0)
        while links[current].parent != current {
            let link = links[current]
            shift += factor * link.shift
            factor *= link.factor
            current = link.parent
        }
        return (current, factor, shift)
    }

    func sum(of constraint: Int, in system: PropagationSystem) -> PartialSum {
        var sum = PartialSum(constant: system.constants[constraint])
        for term in system.terms(of: constraint) {
            let (root, factor, shift) = resolved(term.variable)
            sum.constant += term.coefficient * shift
            if roots[root].strength != nil {
                sum.constant += term.coefficient * factor * roots[root].value
            } else {
                sum.add(term.coefficient * factor, of: root)
            }
        }
        sum.finish()
        return sum
    }

    /// The values that an unknown may have.
    func range(of unknown: Int) -> ClosedRange<Double> { roots[unknown].low...roots[unknown].high }

    /// - Returns: false if no value remains.
    mutating func narrow(_ unknown: Int, to range: ClosedRange<Double>) -> Bool {
        let low = max(roots[unknown].low, range.lowerBound), high = min(roots[unknown].high, range.upperBound)
        guard low <= high + tolerance else { return false }
        (roots[unknown].low, roots[unknown].high) = (low, max(low, high))
        return true
    }

    mutating func limit(
        _ unknown: Int, to range: ClosedRange<Double>, _ system: PropagationSystem, _ strength: Strength
    ) -> Bool {
        guard narrow(unknown, to: range) else { return false }
        makeKnownIfSingle(unknown, system, strength)
        return true
    }

    /// An unknown with a single value left is known.
    mutating func makeKnownIfSingle(_ unknown: Int, _ system: PropagationSystem, _ strength: Strength) {
        let root = roots[unknown]
        guard root.strength == nil, root.low.isFinite, root.high - root.low <= tolerance else { return }
        roots[unknown].value = root.low
        roots[unknown].strength = strength
        enqueueUses(ofClass: unknown, system)
    }

    /// Joins the classes of both unknowns of an equation.
    mutating func join(_ sum: PartialSum, _ system: PropagationSystem, _ strength: Strength) -> Bool {
        let isFirstLarger = roots[sum.first].size >= roots[sum.second].size
        let (large, largeFactor) = isFirstLarger ? (sum.first, sum.firstFactor) : (sum.second, sum.secondFactor)
        let (small, smallFactor) = isFirstLarger ? (sum.second, sum.secondFactor) : (sum.first, sum.firstFactor)
        let link = Link(parent: large, factor: -largeFactor / smallFactor, shift: -sum.constant / smallFactor)
        enqueueUses(ofClass: small, system)
        links[small] = link
        next[roots[large].last] = small
        roots[large].last = roots[small].last
        roots[large].size += roots[small].size
        // small = factor · large + shift
        let ends = [roots[small].low, roots[small].high].map { ($0 - link.shift) / link.factor }
        return limit(large, to: min(ends[0], ends[1])...max(ends[0], ends[1]), system, strength)
    }

    // MARK: Results

    /// A variable without constraints is 0. Returns false if another unknown remains.
    mutating func completeUnused(_ system: PropagationSystem) -> Bool {
        for variable in links.indices where links[variable].parent == variable && roots[variable].strength == nil {
            guard roots[variable].size == 1, system.uses(of: variable).isEmpty else { return false }
            roots[variable].strength = .required
        }
        return true
    }

    func values() -> [Double] {
        links.indices.map { variable in
            let (root, factor, shift) = resolved(variable)
            return factor * roots[root].value + shift
        }
    }

    /// The strength of the weakest constraint that a variable's value follows from.
    func strength(of variable: Int) -> Strength { roots[resolved(variable).root].strength ?? Strength(0) }
}
