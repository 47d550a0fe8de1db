/// A symbol of the tableau and its coefficient.
struct Cell: Sendable {
    var symbol: Int
    var coefficient: Double
}

/// A constant and a sum of symbols, sorted by symbol, without zeros.
struct Row: Sendable {
    /// Coefficients nearer to 0 are rounding errors.
    static let noise = 1e-9
    /// Coefficients nearer to 0 are never used as divisors, because the division would magnify rounding errors.
    static let smallestPivot = 1e-7

    var constant = 0.0
    var cells: [Cell] = []

    func coefficient(of symbol: Int) -> Double {
        let at = cells.position(of: symbol)
        return at < cells.count && cells[at].symbol == symbol ? cells[at].coefficient : 0
    }

    /// Adds to the coefficient of one symbol. Only for rows outside a tableau.
    mutating func add(_ coefficient: Double, of symbol: Int) {
        let at = cells.position(of: symbol)
        if at < cells.count, cells[at].symbol == symbol {
            cells[at].coefficient += coefficient
            if abs(cells[at].coefficient) < Row.noise { cells.remove(at: at) }
        } else if abs(coefficient) >= Row.noise {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: at)
        }
    }

    /// Adds another row, multiplied by a factor. Only for rows outside a tableau.
    mutating func add(_ row: Row, times factor: Double) {
        constant += row.constant * factor
        var scratch: [Cell] = []
        var inserted: [Int] = [], removed: [Int] = []
        cells.merge(row.cells, times: factor, without: -1, scratch: &scratch, inserted: &inserted, removed: &removed)
    }

    func scaled(by factor: Double) -> Row {
        Row(
            constant: constant * factor,
            cells: cells.map { Cell(symbol: $0.symbol, coefficient: $0.coefficient * factor) })
    }

    /// Solves this row, which defines `basic`, for `symbol`.
    func solved(for symbol: Int, basic: Int) -> Row {
        let factor = -1 / coefficient(of: symbol)
        var solved = Row(constant: constant * factor, cells: [])
        solved.cells.reserveCapacity(cells.count)
        var placed = false
        for cell in cells where cell.symbol != symbol {
            if !placed, cell.symbol > basic {
                solved.cells.append(Cell(symbol: basic, coefficient: -factor))
                placed = true
            }
            solved.cells.append(Cell(symbol: cell.symbol, coefficient: cell.coefficient * factor))
        }
        if !placed { solved.cells.append(Cell(symbol: basic, coefficient: -factor)) }
        return solved
    }
}

extension [Cell] {
    /// The index of `symbol`, or the index at which to insert `symbol`.
    func position(of symbol: Int) -> Int {
        withUnsafeBufferPointer { cells in
            var low = 0, high = cells.count
            while low < high {
                let middle = (low + high) >> 1
                if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// Adds `source` multiplied by `factor` and removes the symbol `without`. `came` and `went` receive the new and the
    /// removed symbols; `scratch` only saves allocations.
    mutating func merge(
        _ source: [Cell], times factor: Double, without: Int, scratch: inout [Cell], inserted: inout [Int],
        removed: inout [Int]
    ) {
        guard source.count > 8 || source.count > count / 16 else {
            return mergeFew(source, times: factor, without: without, inserted: &inserted, removed: &removed)
        }
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(count + source.count)
        withUnsafeBufferPointer { mine in
            source.withUnsafeBufferPointer { theirs in
                var i = 0, j = 0
                while i < mine.count || j < theirs.count {
                    if j == theirs.count || (i < mine.count && mine[i].symbol < theirs[j].symbol) {
                        if mine[i].symbol != without {
                            scratch.append(mine[i])
                        } else {
                            removed.append(without)
                        }
                        i += 1
                    } else if i == mine.count || theirs[j].symbol < mine[i].symbol {
                        let coefficient = theirs[j].coefficient * factor
                        if abs(coefficient) >= Row.noise {
                            scratch.append(Cell(symbol: theirs[j].symbol, coefficient: coefficient))
                            inserted.append(theirs[j].symbol)
                        }
                        j += 1
                    } else {
                        let coefficient = mine[i].coefficient + theirs[j].coefficient * factor
                        if abs(coefficient) >= Row.noise {
                            scratch.append(Cell(symbol: mine[i].symbol, coefficient: coefficient))
                        } else {
                            removed.append(mine[i].symbol)
                        }
                        i += 1
                        j += 1
                    }
                }
            }
        }
        swap(&self, &scratch)
    }

    /// The same for a source that is much shorter than this row.
    private mutating func mergeFew(
        _ source: [Cell], times factor: Double, without: Int, inserted: inout [Int], removed: inout [Int]
    ) {
        let own = position(of: without)
        if own < count, self[own].symbol == without {
            remove(at: own)
            removed.append(without)
        }
        for cell in source {
            let at = position(of: cell.symbol), change = cell.coefficient * factor
            if at < count, self[at].symbol == cell.symbol {
                self[at].coefficient += change
                guard abs(self[at].coefficient) < Row.noise else { continue }
                remove(at: at)
                removed.append(cell.symbol)
            } else if abs(change) >= Row.noise {
                insert(Cell(symbol: cell.symbol, coefficient: change), at: at)
                inserted.append(cell.symbol)
            }
        }
    }
}
