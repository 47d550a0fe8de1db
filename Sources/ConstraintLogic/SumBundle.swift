/// A required equation for the sum of unknowns that no other constraint relates to each other, as the widths of labels
/// in a row. The sum may be known, or depend on one other unknown, the width of the row.
///
/// Constraints of one strength on the members limit the sum: between the sums of the least and of the greatest values
/// that the members may have, no error is needed. A sum outside needs an error of the distance, which the first member
/// takes as far as stronger constraints allow.
struct SumBundle: Sendable {
    struct Term: Sendable {
        let unknown: Int
        var factor: Double

        /// The terms in ascending order, each unknown once.
        static func collected(_ terms: [Term]) -> [Term] {
            var result: [Term] = []
            for term in terms.sorted(by: { $0.unknown < $1.unknown }) {
                if result.last?.unknown == term.unknown {
                    result[result.count - 1].factor += term.factor
                } else {
                    result.append(term)
                }
            }
            return result.filter { abs($0.factor) >= Row.noise }
        }
    }

    enum Resolution {
        /// No values of the members have this sum.
        case impossible
        /// Weaker constraints have to be decided first.
        case open
        case values([Double], isTied: Bool)
    }

    private typealias Ranges = [ClosedRange<Double>]

    /// The constraints of one strength.
    private struct Step {
        /// The ranges of the members after the constraints.
        var ranges: Ranges
        /// Whether an error of the sum is the error of one constraint, because each member has at most one constraint
        /// in each direction. Otherwise errors would have to be weighed against each other.
        var isWeighed: Bool
    }

    let members: [Int]
    /// The constraints that the equation was made of.
    let equations: [Int]
    /// The sum is `shift + slope · shared`.
    private let shared: Int?
    private let slope: Double
    private let shift: Double
    private var current: Ranges
    /// Whether a constraint of the current strength limits each member from above, and from below.
    private var isLimited: [(above: Bool, below: Bool)] = []
    private var isWeighed = true
    /// The ranges before the first step and after each step. Steps up to `accepted` leave room for the sum.
    private var steps: [Step]
    private var accepted = 0
    private(set) var isResolved = false

    // MARK: Constraints

    /// Limits a member by a constraint of the current strength. Returns false if two constraints of the same strength
    /// contradict each other.
    mutating func narrow(_ member: Int, to range: ClosedRange<Double>, weight: Double) -> Bool {
        guard let index = members.firstIndex(of: member), let before = steps.last?.ranges[index] else { return true }
        if isLimited.isEmpty { isLimited = Array(repeating: (false, false), count: members.count) }
        let (above, below) = (range.upperBound.isFinite, range.lowerBound.isFinite)
        if abs(weight - 1) >= Row.noise || (above && isLimited[index].above) || (below && isLimited[index].below) {
            isWeighed = false
        }
        isLimited[index] = (isLimited[index].above || above, isLimited[index].below || below)
        let nearest = range.nearest(in: before)
        let low = max(current[index].lowerBound, nearest.lowerBound)
        let high = min(current[index].upperBound, nearest.upperBound)
        guard low <= high + tolerance else { return false }
        current[index] = low...max(low, high)
        return true
    }

    /// The end of the constraints of a strength.
    enum StepEnd {
        /// No constraint limits a member, or the sum is known.
        case unchanged
        /// The values of the shared unknown without an error at this strength.
        case demand(ValueDemand)
        /// Stronger constraints require an error for some of the values that the shared unknown may still have, so the
        /// errors of this strength depend on the value.
        case undecided
    }

    mutating func endStep(_ state: PropagationState) -> StepEnd {
        guard !isLimited.isEmpty, !isResolved else { return .unchanged }
        let step = Step(ranges: current, isWeighed: isWeighed)
        isLimited = []
        isWeighed = true
        guard let shared, state.isUnknown(shared) else {
            steps.append(step)
            return .unchanged
        }
        if let before = steps.last {
            let possible = state.range(of: shared), free = range(ofShared: Self.sums(before.ranges))
            let isFree =
                possible.lowerBound >= free.lowerBound - tolerance && possible.upperBound <= free.upperBound + tolerance
            guard isFree else { return .undecided }
        }
        steps.append(step)
        return .demand(
            ValueDemand(
                unknown: shared, range: range(ofShared: Self.sums(current)), weight: step.isWeighed ? abs(slope) : nil))
    }

    /// The values of the shared unknown for sums.
    private func range(ofShared sums: ClosedRange<Double>) -> ClosedRange<Double> {
        let ends = [(sums.lowerBound - shift) / slope, (sums.upperBound - shift) / slope]
        return min(ends[0], ends[1])...max(ends[0], ends[1])
    }

    private static func sums(_ ranges: Ranges) -> ClosedRange<Double> {
        let low = ranges.reduce(0) { $0 + $1.lowerBound }, high = ranges.reduce(0) { $0 + $1.upperBound }
        return low...max(low, high)
    }

    // MARK: The sum

    /// The sum, if it is known.
    func total(_ state: PropagationState) -> Double? {
        guard let shared else { return shift }
        return state.isUnknown(shared) ? nil : shift + slope * state.value(of: shared)
    }

    /// The values of the members for a sum.
    mutating func resolve(_ total: Double) -> Resolution {
        while accepted < steps.count {
            let sums = Self.sums(steps[accepted].ranges)
            if total < sums.lowerBound - tolerance || total > sums.upperBound + tolerance {
                guard accepted > 0, steps[accepted].isWeighed else { return .impossible }
                return distribute(total, steps[accepted].ranges, before: steps[accepted - 1].ranges)
            }
            accepted += 1
        }
        guard let last = steps.last?.ranges, last.allSatisfy({ $0.upperBound - $0.lowerBound <= tolerance }) else {
            return .open
        }
        isResolved = true
        return .values(last.map(\.lowerBound), isTied: false)
    }

    /// Gives the error of a sum outside the wanted ranges to the first members.
    private mutating func distribute(_ total: Double, _ wanted: Ranges, before: Ranges) -> Resolution {
        let sums = Self.sums(wanted)
        let grows = total > sums.upperBound
        var values = wanted.map { grows ? $0.upperBound : $0.lowerBound }
        var rest = total - (grows ? sums.upperBound : sums.lowerBound)
        guard values.allSatisfy(\.isFinite) else { return .impossible }
        var takers = 0
        for index in values.indices {
            let room = grows ? before[index].upperBound - values[index] : before[index].lowerBound - values[index]
            guard abs(room) > tolerance else { continue }
            takers += 1
            let share = grows ? min(rest, room) : max(rest, room)
            values[index] += share
            rest -= share
        }
        guard abs(rest) <= tolerance else { return .impossible }
        isResolved = true
        return .values(values, isTied: takers > 1)
    }
}

// MARK: - Search

extension SumBundle {
    /// In terms. Chosen: longer sums are rare, and each of their terms takes time for each eliminated unknown.
    private static let longest = 64

    private struct Equation {
        var constant: Double
        var terms: [Term]
        var sources: [Int]

        func factor(of unknown: Int) -> Double { terms.first { $0.unknown == unknown }?.factor ?? 0 }

        /// This equation without an unknown, by means of another equation.
        func eliminating(_ unknown: Int, by other: Equation) -> Equation {
            let times = -factor(of: unknown) / other.factor(of: unknown)
            let added = other.terms.map { Term(unknown: $0.unknown, factor: $0.factor * times) }
            return Equation(
                constant: constant + other.constant * times,
                terms: Term.collected(terms + added).filter { $0.unknown != unknown }, sources: sources + other.sources)
        }
    }

    /// The sums in the required equations that wait for values, and marks their members and equations.
    static func all(in system: PropagationSystem, _ state: inout PropagationState) -> [SumBundle] {
        var equations: [Equation?] = []
        for constraint in 0..<system.count
        where system.strengths[constraint].isRequired && system.relations[constraint] == .equal {
            guard state.sum(of: constraint, in: system).unknowns > 2 else { continue }
            let sum = state.wholeSum(of: constraint, in: system)
            equations.append(Equation(constant: sum.constant, terms: sum.terms, sources: [constraint]))
        }
        guard !equations.isEmpty else { return [] }
        let uses = uses(system, state)
        equations = eliminated(equations, uses, state)
        let places = places(of: equations)
        var bundles: [SumBundle] = []
        for case let equation? in equations {
            guard let bundle = SumBundle(equation, places, uses, state) else { continue }
            for member in bundle.members { state.bundleOf[member] = bundles.count }
            for source in bundle.equations { state.isBundled[source] = true }
            bundles.append(bundle)
        }
        return bundles
    }

    /// For each unknown, whether constraints limit it alone, and whether constraints other than required equations
    /// relate it to others.
    private static func uses(_ system: PropagationSystem, _ state: PropagationState) -> [Int: (
        isLimited: Bool, isRelated: Bool
    )] {
        var uses: [Int: (isLimited: Bool, isRelated: Bool)] = [:]
        for constraint in 0..<system.count
        where !system.strengths[constraint].isRequired || system.relations[constraint] != .equal {
            let sum = state.sum(of: constraint, in: system)
            if sum.unknowns == 1 {
                uses[sum.first, default: (false, false)].isLimited = true
            } else if sum.unknowns > 1 {
                for term in state.wholeSum(of: constraint, in: system).terms {
                    uses[term.unknown, default: (false, false)].isRelated = true
                }
            }
        }
        return uses
    }

    private static func places(of equations: [Equation?]) -> [Int: [Int]] {
        var places: [Int: [Int]] = [:]
        for (index, equation) in equations.enumerated() {
            for term in equation?.terms ?? [] { places[term.unknown, default: []].append(index) }
        }
        return places
    }

    /// Eliminates the unknowns that only two equations contain, such as the positions of labels in a row.
    private static func eliminated(
        _ equations: [Equation?], _ uses: [Int: (isLimited: Bool, isRelated: Bool)], _ state: PropagationState
    ) -> [Equation?] {
        var equations = equations
        var places = places(of: equations)
        for unknown in places.keys.sorted() where uses[unknown] == nil && state.range(of: unknown).isUnlimited {
            guard let both = places[unknown], both.count == 2, both[0] != both[1], let first = equations[both[0]],
                let second = equations[both[1]], first.terms.count + second.terms.count <= longest,
                abs(second.factor(of: unknown)) >= Row.smallestPivot
            else { continue }
            for term in second.terms { places[term.unknown]?.removeAll { $0 == both[1] } }
            for term in first.terms { places[term.unknown]?.removeAll { $0 == both[0] } }
            let joined = first.eliminating(unknown, by: second)
            equations[both[0]] = joined
            equations[both[1]] = nil
            for term in joined.terms { places[term.unknown, default: []].append(both[0]) }
        }
        return equations
    }

    private init?(
        _ equation: Equation, _ places: [Int: [Int]], _ uses: [Int: (isLimited: Bool, isRelated: Bool)],
        _ state: PropagationState
    ) {
        var members: [Term] = [], others: [Term] = []
        for term in equation.terms {
            let isAlone =
                places[term.unknown]?.count == 1 && uses[term.unknown].map { $0.isLimited && !$0.isRelated } ?? false
            if isAlone, state.bundleOf[term.unknown] == nil { members.append(term) } else { others.append(term) }
        }
        // The unknown sum may look like a member: in a single row its factor has the other sign.
        if others.isEmpty, let sign = members.first.map({ $0.factor > 0 }) {
            let same = members.filter { ($0.factor > 0) == sign }, opposite = members.filter { ($0.factor > 0) != sign }
            if same.count == 1, opposite.count > 1 {
                (members, others) = (opposite, same)
            } else if opposite.count == 1 {
                (members, others) = (same, opposite)
            }
        }
        guard others.count <= 1, members.count > 1, let factor = members.first?.factor,
            members.allSatisfy({ abs($0.factor - factor) < Row.noise }), abs(factor) >= Row.smallestPivot,
            others.allSatisfy({ abs($0.factor) >= Row.smallestPivot })
        else { return nil }
        self.members = members.map(\.unknown)
        equations = equation.sources
        shared = others.first?.unknown
        slope = others.first.map { -$0.factor / factor } ?? 0
        shift = -equation.constant / factor
        current = self.members.map { state.range(of: $0) }
        steps = [Step(ranges: current, isWeighed: true)]
    }
}

extension ClosedRange<Double> {
    fileprivate var isUnlimited: Bool { lowerBound == -.infinity && upperBound == .infinity }
}
