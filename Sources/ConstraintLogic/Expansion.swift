/// Replaces symbols by what they are defined as, until only symbols without a definition are left.
///
/// Definitions may name symbols that are defined themselves, but never in a circle. Each that is reached is read once, however
/// many others name it. What is kept between two uses only saves allocations.
struct Expansion: Sendable {
    private var coefficients: [Double] = []
    /// The use in which a symbol was reached last.
    private var reached: [Int] = []
    private var use = 0
    private var stack: [(symbol: Int, row: Row, next: Int)] = []
    /// The symbols reached in the last use, each after all that its definition names.
    private(set) var order: [Int] = []

    /// The sum in symbols without a definition. `whenReplaced` is called with each symbol that was replaced, and its factor.
    mutating func expand(_ sum: Row, whenReplaced: (Int, Double) -> Void = { _, _ in }, definition: (Int) -> Row?) -> Row {
        walk(from: sum, definition: definition)
        for cell in sum.cells { coefficients[cell.symbol] += cell.coefficient }
        var constant = sum.constant
        var left: [Int] = []
        for symbol in order.reversed() {
            let factor = coefficients[symbol]
            guard let row = definition(symbol) else {
                left.append(symbol)
                continue
            }
            guard abs(factor) >= Row.noise else { continue }
            whenReplaced(symbol, factor)
            constant += factor * row.constant
            for cell in row.cells { coefficients[cell.symbol] += factor * cell.coefficient }
        }
        left.sort()
        var result = Row(constant: constant, cells: [])
        result.cells.reserveCapacity(left.count)
        for symbol in left where abs(coefficients[symbol]) >= Row.noise {
            result.cells.append(Cell(symbol: symbol, coefficient: coefficients[symbol]))
        }
        return result
    }

    /// Finds the order of what a sum names, and sets all factors to 0.
    mutating func walk(from sum: Row, definition: (Int) -> Row?) {
        use += 1
        order.removeAll(keepingCapacity: true)
        stack.append((-1, sum, 0))
        while let (symbol, row, next) = stack.last {
            guard next < row.cells.count else {
                stack.removeLast()
                if symbol >= 0 { order.append(symbol) }
                continue
            }
            stack[stack.count - 1].next += 1
            let named = row.cells[next].symbol
            if named >= reached.count {
                reached += Array(repeating: 0, count: named + 1 - reached.count)
                coefficients += Array(repeating: 0, count: named + 1 - coefficients.count)
            }
            guard reached[named] < use else { continue }
            reached[named] = use
            coefficients[named] = 0
            if let row = definition(named), !row.cells.isEmpty { stack.append((named, row, 0)) } else { order.append(named) }
        }
    }
}

/// What each symbol comes to, where symbols without a definition have values of their own.
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
