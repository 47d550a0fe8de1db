/// Replaces symbols with their definitions until only symbols without a definition remain.
///
/// A definition may contain defined symbols, but no circles: the rank of a definition is higher than the ranks of all
/// symbols in it. The symbol of highest rank is replaced first, so each definition is read once, and a symbol that
/// cancels out is not expanded. Storage is kept between uses only to save allocations.
struct Expansion: Sendable {
    private var coefficients: [Double] = []
    /// The number of the use in which each symbol was last reached.
    private var reached: [Int] = []
    private var use = 0
    private var waiting = PriorityHeap<RankedSymbol>()
    /// The symbols replaced in the last use, each before the symbols in its definition.
    private(set) var replaced: [Int] = []

    /// Returns the sum in symbols without a definition. Calls `whenReplaced` with each replaced symbol and its
    /// coefficient.
    mutating func expand(
        _ sum: Row, whenReplaced: (Int, Double) -> Void = { _, _ in }, rank: (Int) -> Int, definition: (Int) -> Row?
    ) -> Row {
        use += 1
        replaced.removeAll(keepingCapacity: true)
        var left: [Int] = []
        var result = Row(constant: sum.constant, cells: [])
        reach(sum.cells, times: 1, left: &left, rank: rank, isDefined: { definition($0) != nil })
        while let symbol = waiting.removeFirst()?.symbol {
            let factor = coefficients[symbol]
            guard abs(factor) >= Row.noise, let row = definition(symbol) else { continue }
            replaced.append(symbol)
            whenReplaced(symbol, factor)
            result.constant += factor * row.constant
            reach(row.cells, times: factor, left: &left, rank: rank, isDefined: { definition($0) != nil })
        }
        left.sort()
        result.cells.reserveCapacity(left.count)
        for symbol in left where abs(coefficients[symbol]) >= Row.noise {
            result.cells.append(Cell(symbol: symbol, coefficient: coefficients[symbol]))
        }
        return result
    }

    private mutating func reach(
        _ cells: [Cell], times factor: Double, left: inout [Int], rank: (Int) -> Int, isDefined: (Int) -> Bool
    ) {
        if let last = cells.last?.symbol, last >= reached.count {
            let more = last + 1 - reached.count
            reached += Array(repeating: 0, count: more)
            coefficients += Array(repeating: 0, count: more)
        }
        for cell in cells {
            if reached[cell.symbol] == use {
                coefficients[cell.symbol] += factor * cell.coefficient
                continue
            }
            reached[cell.symbol] = use
            coefficients[cell.symbol] = factor * cell.coefficient
            if isDefined(cell.symbol) {
                waiting.insert(RankedSymbol(symbol: cell.symbol, rank: rank(cell.symbol)))
            } else {
                left.append(cell.symbol)
            }
        }
    }
}

/// A symbol that waits for its replacement. The highest rank comes first, and the lowest symbol of equal ranks.
private struct RankedSymbol: Prioritized, Sendable {
    let symbol: Int
    let rank: Int

    func precedes(_ other: RankedSymbol) -> Bool {
        rank > other.rank || (rank == other.rank && symbol < other.symbol)
    }
}

/// Assigns ranks to definitions: a symbol that no definition contains gets a rank above all others; a symbol that
/// definitions contain gets a rank below all others.
struct Ranks: Sendable {
    private var above = 0
    private var below = 0

    /// The definition of a symbol that other definitions contain must contain only undefined symbols.
    mutating func next(isNamed: Bool) -> Int {
        if isNamed { below -= 1 } else { above += 1 }
        return isNamed ? below : above
    }
}

/// The value of each symbol, given the values of symbols without a definition.
func evaluate(count: Int, definition: (Int) -> Row?, free: (Int) -> Double) -> [Double] {
    var values = Array(repeating: 0.0, count: count)
    var isKnown = Array(repeating: false, count: count)
    var stack: [Int] = []
    for start in 0..<count where !isKnown[start] {
        stack.append(start)
        while let symbol = stack.last {
            guard !isKnown[symbol] else {
                stack.removeLast()
                continue
            }
            guard let row = definition(symbol) else {
                values[symbol] = free(symbol)
                isKnown[symbol] = true
                stack.removeLast()
                continue
            }
            var value = row.constant, waits = false
            for cell in row.cells {
                if isKnown[cell.symbol] {
                    value += cell.coefficient * values[cell.symbol]
                } else {
                    stack.append(cell.symbol)
                    waits = true
                }
            }
            guard !waits else { continue }
            values[symbol] = value
            isKnown[symbol] = true
            stack.removeLast()
        }
    }
    return values
}
