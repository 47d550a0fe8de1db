/// Variables that required equations define by other variables or by a number. The equations are stored unchanged, so
/// that a chain of definitions needs memory proportional to its length, and only undefined variables are in the
/// tableau.
///
/// Cells of these rows contain variables, not symbols of the tableau.
struct Substitutions: Sendable {
    struct Definition: Sendable {
        var row: Row
        /// The constraint that defines the variable, and the factor by which its equation was multiplied.
        let constraint: Int
        let factor: Double
        /// The earlier definitions that were added to this one, each multiplied by a factor.
        let sources: [Cell]
    }

    private(set) var definitions: [Definition?] = []
    /// The defined variables in the order of their definition.
    private var order: [Int] = []
    /// The number of definitions that contain each variable.
    private var mentions: [Int] = []
    /// Short definitions after expansion, so that chains of aliases are not followed repeatedly.
    private var shortcuts: [Row?] = []
    private var ranks = Ranks()
    private var rankOf: [Int] = []
    private var expansion = Expansion()

    var isEmpty: Bool { order.isEmpty }

    func isDefined(_ variable: Int) -> Bool { variable < definitions.count && definitions[variable] != nil }
    func isMentioned(_ variable: Int) -> Bool { variable < mentions.count && mentions[variable] > 0 }

    /// Uses a required equation as the definition of one of its variables and returns nil. If all its variables are in
    /// the tableau, returns the equation in undefined variables.
    ///
    /// `isUsed`: whether a variable is in the tableau. `demand`: the number of other constraints that contain a
    /// variable. The variable with the lowest demand is defined, so that the other constraints stay short.
    mutating func define(
        _ equation: Row, constraint: Int, isUsed: (Int) -> Bool, demand: (Int) -> Int
    ) -> Row? {
        // A variable that no definition contains can be defined by any other variables.
        if let subject = subject(
            of: equation, demand: demand, where: { !isDefined($0) && !isUsed($0) && !isMentioned($0) })
        {
            insert(equation, subject: subject, constraint: constraint, sources: [])
            return nil
        }
        var sources: [Cell] = []
        let left = unabridged(equation) { sources.append(Cell(symbol: $0, coefficient: $1)) }
        guard let subject = subject(of: left, demand: demand, where: { !isUsed($0) }) else { return left }
        insert(left, subject: subject, constraint: constraint, sources: sources)
        return nil
    }

    /// The variable that the fewest other constraints contain. Not one with a small coefficient, which would magnify
    /// rounding errors.
    private func subject(of row: Row, demand: (Int) -> Int, where isAllowed: (Int) -> Bool) -> Int? {
        var largest = 0.0
        for cell in row.cells { largest = max(largest, abs(cell.coefficient)) }
        var best: Int?, least = 0
        for cell in row.cells where abs(cell.coefficient) >= largest / 10 && isAllowed(cell.symbol) {
            let count = demand(cell.symbol)
            if best == nil || count <= least { (best, least) = (cell.symbol, count) }
        }
        return best
    }

    private mutating func insert(_ equation: Row, subject: Int, constraint: Int, sources: [Cell]) {
        let last = max(subject, equation.cells.last?.symbol ?? 0)
        if last >= definitions.count {
            let more = last + 1 - definitions.count
            definitions += Array(repeating: nil, count: more)
            shortcuts += Array(repeating: nil, count: more)
            mentions += Array(repeating: 0, count: more)
            rankOf += Array(repeating: 0, count: more)
        }
        rankOf[subject] = ranks.next(isNamed: isMentioned(subject))
        let factor = -1 / equation.coefficient(of: subject)
        var row = equation.scaled(by: factor)
        row.cells.removeAll { $0.symbol == subject }
        for cell in row.cells { mentions[cell.symbol] += 1 }
        definitions[subject] = Definition(
            row: row, constraint: constraint, factor: factor,
            sources: sources.map { Cell(symbol: $0.symbol, coefficient: $0.coefficient * factor) })
        order.append(subject)
    }

    // MARK: Expansion

    /// The sum in undefined variables.
    mutating func expanded(_ sum: Row) -> Row {
        guard sum.cells.contains(where: { isDefined($0.symbol) }) else { return sum }
        var walker = Expansion()
        swap(&walker, &expansion)
        defer { swap(&walker, &expansion) }
        let result = walker.expand(sum, rank: { rankOf[$0] }) { variable in
            guard variable < definitions.count, let definition = definitions[variable] else { return nil }
            return shortcuts[variable] ?? definition.row
        }
        for variable in walker.replaced.reversed() { shorten(variable) }
        return result
    }

    private mutating func shorten(_ variable: Int) {
        guard let definition = definitions[variable] else { return }
        let known = shortcuts[variable] ?? definition.row
        guard known.cells.count <= 4 else { return }
        var short = Row(constant: known.constant)
        for cell in known.cells {
            if !isDefined(cell.symbol) {
                short.add(cell.coefficient, of: cell.symbol)
            } else {
                guard let next = shortcuts[cell.symbol] else { return }
                short.add(next, times: cell.coefficient)
            }
        }
        if short.cells.count <= 4 { shortcuts[variable] = short }
    }

    /// The same without shortcuts. `whenReplaced` is called with each definition and the factor by which it is added.
    private mutating func unabridged(_ sum: Row, whenReplaced: (Int, Double) -> Void) -> Row {
        var walker = Expansion()
        swap(&walker, &expansion)
        defer { swap(&walker, &expansion) }
        return walker.expand(sum, whenReplaced: whenReplaced, rank: { rankOf[$0] }) { variable in
            variable < definitions.count ? definitions[variable]?.row : nil
        }
    }

    /// The constraints whose definitions are used to expand a sum.
    mutating func constraints(in sum: Row) -> [Int] {
        var weights = Array(repeating: 0.0, count: definitions.count)
        _ = unabridged(sum) { weights[$0] += $1 }
        var found: [Int] = []
        // A definition is made from earlier definitions.
        for variable in order.reversed() where abs(weights[variable]) >= Row.noise {
            guard let definition = definitions[variable] else { continue }
            found.append(definition.constraint)
            for source in definition.sources { weights[source.symbol] += weights[variable] * source.coefficient }
        }
        return found
    }

    /// The value of each variable, given the values of undefined variables.
    func values(count: Int, free: (Int) -> Double) -> [Double] {
        evaluate(
            count: max(count, definitions.count), definition: { $0 < definitions.count ? definitions[$0]?.row : nil },
            free: free)
    }

    // MARK: Moving constants

    /// Updates the constants of the definitions.
    mutating func moveConstants(_ constant: (Int) -> Double) {
        for variable in order {
            guard let definition = definitions[variable] else { continue }
            var sum = definition.factor * constant(definition.constraint)
            for source in definition.sources {
                sum += source.coefficient * (definitions[source.symbol]?.row.constant ?? 0)
            }
            definitions[variable]?.row.constant = sum
        }
        shortcuts = Array(repeating: nil, count: definitions.count)
    }
}
