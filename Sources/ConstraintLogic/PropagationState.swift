/// The values that are known so far, and the classes of unknowns.
struct PropagationState: Sendable {
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
        /// The end of the range that is chosen if all values between are equally good; nil if another value may be
        /// required.
        var tie: ValueDemand.RangeEnd?
        /// The variables of the class as a linked list.
        var last: Int
        var size = 1
    }

    /// Whether the error of each constraint was made the least possible on a single unknown.
    var isDecided: [Bool]
    /// Whether each constraint is part of an unresolved bundle.
    var isBundled: [Bool]
    /// The bundle of each unknown that is a member of one.
    var bundleOf: [Int?]
    /// The unknowns with several equally good values, in the order in which this was found.
    private(set) var ties: [Int] = []
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
        isBundled = isDecided
        bundleOf = Array(repeating: nil, count: variableCount)
    }

    mutating func reset() {
        ties = []
        for variable in links.indices {
            links[variable] = Link(parent: variable)
            roots[variable] = Root(last: variable)
            next[variable] = -1
            bundleOf[variable] = nil
        }
        for constraint in isDecided.indices {
            isDecided[constraint] = false
            isBundled[constraint] = false
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

    func root(of variable: Int) -> Int { resolved(variable).root }

    func isUnknown(_ root: Int) -> Bool { roots[root].strength == nil }

    func value(of root: Int) -> Double { roots[root].value }

    /// An expression as a constant and all its unknowns in ascending order.
    func wholeSum(of constraint: Int, in system: PropagationSystem) -> (constant: Double, terms: [SumBundle.Term]) {
        var constant = system.constants[constraint]
        var terms: [SumBundle.Term] = []
        for term in system.terms(of: constraint) {
            let (root, factor, shift) = resolved(term.variable)
            constant += term.coefficient * shift
            if roots[root].strength != nil {
                constant += term.coefficient * factor * roots[root].value
            } else {
                terms.append(SumBundle.Term(unknown: root, factor: term.coefficient * factor))
            }
        }
        return (constant, SumBundle.Term.collected(terms))
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

    mutating func noteTie(_ unknown: Int, _ end: ValueDemand.RangeEnd) {
        guard roots[unknown].tie == nil else { return }
        roots[unknown].tie = end
        ties.append(unknown)
    }

    /// The value to choose for an unknown with several equally good values.
    func tiedValue(of unknown: Int) -> Double? {
        let root = roots[unknown]
        guard let tie = root.tie, root.low.isFinite, root.high.isFinite else { return nil }
        return tie == .low ? root.low : root.high
    }

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
