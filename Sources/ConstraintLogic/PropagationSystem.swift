/// The constraints of a system as flat arrays.
struct PropagationSystem: Sendable {
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
