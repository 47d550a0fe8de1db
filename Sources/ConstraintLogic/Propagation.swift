/// Solves systems of constraints whose best solution follows one equation after the other, as in most layouts. A system
/// that does not is left to ``Solver``.
///
/// A required equation with one unknown gives its value; one with two unknowns joins both to a class with one unknown.
/// The other constraints follow by strength, strongest first. The constraints on a single unknown limit the unknown to
/// the values of the least error among the values that stronger constraints leave. An unknown with one value left is
/// known. An equation for the sum of several unknowns, as in a row of labels, is a ``SumBundle``.
///
/// At the end each constraint must hold, or its error must be the least possible: the constraint was decided on a
/// single unknown, or stronger constraints alone have given the values of its variables. The solution is then a best
/// one. In every other case there is no solution here.
///
/// The time is proportional to the number of terms, apart from logarithmic factors.
struct Propagation: Sendable {
    private var system: PropagationSystem
    private var state: PropagationState
    private var bundles: [SumBundle] = []
    /// Whether other solutions are equally good. The first of several variables then has the whole error, as in
    /// ``Solver``.
    private(set) var hasTies = false
    /// Whether the last solution needed bundles. The search for bundles takes longer than the rest.
    private var needsBundles = false

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
        if !needsBundles, let values = attempt() { return values }
        needsBundles = true
        let values = attempt()
        needsBundles = values != nil && !bundles.isEmpty
        return values
    }

    private mutating func attempt() -> [Double]? {
        state.reset()
        hasTies = false
        bundles = []
        for constraint in 0..<system.count where system.strengths[constraint].isRequired {
            state.enqueue(constraint)
        }
        guard spread(.required) else { return nil }
        if needsBundles { bundles = SumBundle.all(in: system, &state) }
        for group in system.groups {
            guard decide(group), spread(group.strength), resolveBundles(group.strength) else { return nil }
        }
        guard breakTies(), bundles.allSatisfy(\.isResolved) else { return nil }
        return settled()
    }

    // MARK: Steps

    /// Applies all constraints whose unknowns have changed. Returns false if a constraint cannot hold.
    private mutating func spread(_ strength: Strength) -> Bool {
        while let constraint = state.dequeue() {
            guard system.strengths[constraint] >= strength, !state.isBundled[constraint] else { continue }
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

    /// Decides the constraints of one strength on single unknowns, all constraints on one unknown together.
    private mutating func decide(_ group: PropagationSystem.Group) -> Bool {
        var demands: [ValueDemand] = []
        for constraint in group.constraints {
            let sum = state.sum(of: constraint, in: system)
            guard sum.unknowns == 1 else { continue }
            state.isDecided[constraint] = true
            let range = sum.values(system.relations[constraint])
            if let bundle = state.bundleOf[sum.first] {
                guard bundles[bundle].narrow(sum.first, to: range, weight: abs(sum.firstFactor)) else { return false }
            } else {
                demands.append(ValueDemand(unknown: sum.first, range: range, weight: abs(sum.firstFactor)))
            }
        }
        var sums: [ValueDemand] = []
        for index in bundles.indices {
            switch bundles[index].endStep(state) {
            case .unchanged: continue
            case .demand(let demand): sums.append(demand)
            case .undecided: return false
            }
        }
        // The sort is stable. Bundles come first, so that of a row's labels the first ones take an error.
        demands = sums + demands
        demands.sort { $0.unknown < $1.unknown }
        var start = 0
        while start < demands.count {
            let unknown = demands[start].unknown
            let end = demands[start...].firstIndex { $0.unknown != unknown } ?? demands.count
            guard let best = ValueDemand.best(demands[start..<end], in: state.range(of: unknown)),
                state.narrow(unknown, to: best.range)
            else { return false }
            if let end = best.tie { state.noteTie(unknown, end) }
            state.makeKnownIfSingle(unknown, system, group.strength)
            start = end
        }
        return true
    }

    /// Resolves the bundles whose sums are known. Returns false if a sum is impossible.
    private mutating func resolveBundles(_ strength: Strength) -> Bool {
        for index in bundles.indices where !bundles[index].isResolved {
            guard let total = bundles[index].total(state) else { continue }
            switch bundles[index].resolve(total) {
            case .impossible: return false
            case .open: continue
            case .values(let values, let isTied):
                if isTied { hasTies = true }
                for constraint in bundles[index].equations { state.isBundled[constraint] = false }
                for (member, value) in zip(bundles[index].members, values) {
                    guard state.limit(member, to: value...value, system, strength) else { return false }
                }
                guard spread(strength) else { return false }
            }
        }
        return true
    }

    /// Chooses the values of unknowns with several equally good ones.
    private mutating func breakTies() -> Bool {
        let weakest = Strength(0)
        for unknown in state.ties where state.isUnknown(unknown) {
            guard let value = state.tiedValue(of: unknown) else { continue }
            hasTies = true
            guard state.limit(unknown, to: value...value, system, weakest), spread(weakest), resolveBundles(weakest)
            else { return false }
        }
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
            // A weaker constraint could have chosen another of several equally good distributions.
            guard !hasTies || state.isDecided[constraint] || !containsBundled(constraint) else { return nil }
        }
        return values
    }

    private func containsBundled(_ constraint: Int) -> Bool {
        system.terms(of: constraint).contains { state.bundleOf[state.root(of: $0.variable)] != nil }
    }
}

/// Differences below this, in points, are rounding errors.
let tolerance = Tableau.tolerance

extension Relation {
    /// The error of an expression with this value.
    func error(of value: Double) -> Double {
        switch self {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }
}

extension ClosedRange<Double> {
    /// The values of this range inside `free`, or the end of `free` that is nearest to this range.
    func nearest(in free: ClosedRange<Double>) -> ClosedRange<Double> {
        if lowerBound > free.upperBound { return free.upperBound...free.upperBound }
        if upperBound < free.lowerBound { return free.lowerBound...free.lowerBound }
        return clamped(to: free)
    }
}
