/// A symbol of the tableau and its factor.
struct Cell: Sendable {
    var symbol: Int
    var coefficient: Double
}

/// A constant and a sum of symbols, sorted by symbol, without zeros.
struct Row: Sendable {
    /// Factors nearer to 0 than this are noise of the arithmetic.
    static let noise = 1e-9
    /// Factors nearer to 0 than this are never divided by: that would turn rounding into nonsense.
    static let smallestPivot = 1e-7

    var constant = 0.0
    var cells: [Cell] = []

    func coefficient(of symbol: Int) -> Double {
        let at = cells.position(of: symbol)
        return at < cells.count && cells[at].symbol == symbol ? cells[at].coefficient : 0
    }

    /// Adds to one symbol's factor. For rows that no tableau holds.
    mutating func add(_ coefficient: Double, of symbol: Int) {
        let at = cells.position(of: symbol)
        if at < cells.count, cells[at].symbol == symbol {
            cells[at].coefficient += coefficient
            if abs(cells[at].coefficient) < Row.noise { cells.remove(at: at) }
        } else if abs(coefficient) >= Row.noise {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: at)
        }
    }

    /// Adds another row, times a factor. For rows that no tableau holds.
    mutating func add(_ row: Row, times factor: Double) {
        constant += row.constant * factor
        var scratch: [Cell] = []
        var came: [Int] = [], went: [Int] = []
        cells.merge(row.cells, times: factor, without: -1, scratch: &scratch, came: &came, went: &went)
    }

    func scaled(by factor: Double) -> Row {
        Row(
            constant: constant * factor,
            cells: cells.map { Cell(symbol: $0.symbol, coefficient: $0.coefficient * factor) })
    }

    /// This row, which says what `basic` is, turned to say what `symbol` is.
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
    /// Where `symbol` stands, or would stand.
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

    /// Adds `source` times `factor` and drops the symbol `without`. `came` and `went` take the symbols that are new and
    /// those that are gone; `scratch` only saves allocations.
    mutating func merge(
        _ source: [Cell], times factor: Double, without: Int, scratch: inout [Cell], came: inout [Int],
        went: inout [Int]
    ) {
        guard source.count > 8 || source.count > count / 16 else {
            return mergeFew(source, times: factor, without: without, came: &came, went: &went)
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
                            went.append(without)
                        }
                        i += 1
                    } else if i == mine.count || theirs[j].symbol < mine[i].symbol {
                        let coefficient = theirs[j].coefficient * factor
                        if abs(coefficient) >= Row.noise {
                            scratch.append(Cell(symbol: theirs[j].symbol, coefficient: coefficient))
                            came.append(theirs[j].symbol)
                        }
                        j += 1
                    } else {
                        let coefficient = mine[i].coefficient + theirs[j].coefficient * factor
                        if abs(coefficient) >= Row.noise {
                            scratch.append(Cell(symbol: mine[i].symbol, coefficient: coefficient))
                        } else {
                            went.append(mine[i].symbol)
                        }
                        i += 1
                        j += 1
                    }
                }
            }
        }
        swap(&self, &scratch)
    }

    /// The same for a source much shorter than this.
    private mutating func mergeFew(
        _ source: [Cell], times factor: Double, without: Int, came: inout [Int], went: inout [Int]
    ) {
        let own = position(of: without)
        if own < count, self[own].symbol == without {
            remove(at: own)
            went.append(without)
        }
        for cell in source {
            let at = position(of: cell.symbol), change = cell.coefficient * factor
            if at < count, self[at].symbol == cell.symbol {
                self[at].coefficient += change
                guard abs(self[at].coefficient) < Row.noise else { continue }
                remove(at: at)
                went.append(cell.symbol)
            } else if abs(change) >= Row.noise {
                insert(Cell(symbol: cell.symbol, coefficient: change), at: at)
                came.append(cell.symbol)
            }
        }
    }
}
