/// A row that no values of the symbols can satisfy, with its basic symbol.
struct Infeasibility: Error {
    let basic: Int
    let row: Row
}

/// An increase of a symbol and its cost. The cheapest comes first, and the lowest symbol of equal costs.
private struct Growth: Prioritized {
    let cell: Cell
    let cost: Cost

    func precedes(_ other: Growth) -> Bool {
        if cost.isLess(dividedBy: cell.coefficient, than: other.cost, dividedBy: other.cell.coefficient) { return true }
        return cell.symbol < other.cell.symbol
            && !other.cost.isLess(dividedBy: other.cell.coefficient, than: cost, dividedBy: cell.coefficient)
    }
}

extension Tableau {
    /// Values nearer to 0, in points, are treated as 0.
    static let tolerance = 1e-6
    /// Far more steps than any layout needs. Ends a search that cycles because of rounding.
    private static let stepLimit = 20_000

    /// Changes a feasible solution to an optimal one, strength by strength. A step for a weaker strength changes only
    /// symbols that cost the stronger ones nothing. The lowest symbol comes first, which prevents cycles.
    mutating func optimize() {
        var useless: [Int] = []
        for _ in 0..<Self.stepLimit {
            guard let entering = mostGainful(except: useless) else { return }
            if let row = leavingRow(entering: entering) {
                pivot(row: row, to: entering)
            } else {
                useless.append(entering)
            }
        }
    }

    /// The row that reaches 0 first when `entering` increases.
    private mutating func leavingRow(entering: Int) -> Int? {
        var best: Int?, bestRatio = Double.infinity
        for index in rows(with: entering) {
            let coefficient = rows[index].coefficient(of: entering)
            guard coefficient < -Row.smallestPivot else { continue }
            let ratio = max(0, rows[index].constant) / -coefficient
            if ratio < bestRatio || (ratio == bestRatio && best.map { basics[index] < basics[$0] } ?? true) {
                best = index
                bestRatio = ratio
            }
        }
        return best
    }

    /// Changes an optimal solution that is infeasible (a negative value, or a marker that is not 0) to one that is
    /// optimal and feasible.
    mutating func repair() throws(Infeasibility) {
        var steps = 0
        // The candidates for repairing a row while other rows are pivoted.
        var mending: (basic: Int, waiting: PriorityHeap<Growth>)?
        while steps < Self.stepLimit, let basic = shortfalls.first {
            let index = rowIndex[basic]
            let constant = index < 0 ? 0 : rows[index].constant
            // No step can repair a row that contains only markers, such as a repeated equation.
            if kinds[basic] == .dummy, abs(constant) > Self.tolerance {
                throw Infeasibility(basic: basic, row: rows[index])
            }
            guard constant < -Self.tolerance else {
                shortfalls.removeFirst()
                continue
            }
            if mending?.basic != basic { mending = nil }
            guard let entering = cheapest(of: &mending, in: index) ?? cheapest(in: rows[index].cells) else {
                throw Infeasibility(basic: basic, row: rows[index])
            }
            steps += 1
            guard let limiting = limitingRow(entering: entering, mending: index) else {
                pivot(row: index, to: entering)
                mending = nil
                continue
            }
            pivot(row: limiting, to: entering)
            if mending == nil {
                mending = (basic, PriorityHeap(rows[index].cells.compactMap { growth($0.symbol, in: index) }))
            } else {
                for cell in rows[limiting].cells {
                    if let growth = growth(cell.symbol, in: index) { mending?.waiting.insert(growth) }
                }
            }
        }
    }

    /// A symbol whose increase increases the value of a row; nil for other symbols.
    private func growth(_ symbol: Int, in index: Int) -> Growth? {
        let cell = Cell(symbol: symbol, coefficient: rows[index].coefficient(of: symbol))
        return cell.coefficient > Row.smallestPivot && kinds[symbol].isPivotable
            ? Growth(cell: cell, cost: costs[symbol]) : nil
    }

    /// The cheapest candidate whose cost has not changed; nil if there is none.
    private func cheapest(of mending: inout (basic: Int, waiting: PriorityHeap<Growth>)?, in index: Int) -> Int? {
        while let first = mending?.waiting.removeFirst() {
            guard let now = growth(first.cell.symbol, in: index) else { continue }
            if now.cell.coefficient == first.cell.coefficient, now.cost == first.cost { return first.cell.symbol }
        }
        return nil
    }

    /// The row that becomes infeasible before an increase of `entering` has repaired another row. Pivoting this row
    /// first lets `entering` increase to its limit, and the repair continues with the next symbol. The result is the
    /// same as with repairs in turn, but a long row, for example of many views that share too little room, is not
    /// pivoted again and again.
    private mutating func limitingRow(entering: Int, mending index: Int) -> Int? {
        var best: Int?, bestRatio = Double.infinity
        for other in rows(with: entering) where other != index && kinds[basics[other]] != .dummy {
            let coefficient = rows[other].coefficient(of: entering), constant = rows[other].constant
            guard coefficient < -Row.smallestPivot, constant >= -Tableau.tolerance else { continue }
            let ratio = max(0, constant) / -coefficient
            if ratio < bestRatio || (ratio == bestRatio && best.map { basics[other] < basics[$0] } ?? true) {
                best = other
                bestRatio = ratio
            }
        }
        // The step must have an effect and must not repair the row completely, because the repair of the row itself
        // makes the solution optimal again.
        guard bestRatio > Self.tolerance, bestRatio.isFinite else { return nil }
        return rows[index].constant + rows[index].coefficient(of: entering) * bestRatio < -2 * Self.tolerance
            ? best : nil
    }

    /// The cheapest of the symbols whose increase increases a sum of cells.
    func cheapest(in cells: [Cell]) -> Int? {
        var best: Cell?
        for cell in cells where cell.coefficient > Row.smallestPivot && kinds[cell.symbol].isPivotable {
            if let known = best,
                !costs[cell.symbol].isLess(
                    dividedBy: cell.coefficient, than: costs[known.symbol], dividedBy: known.coefficient)
            {
                continue
            }
            best = cell
        }
        return best?.symbol
    }

    /// Inserts an equation that the current solution satisfies, with `basic` and the other error at 0. The solution
    /// stays optimal, so at most one step is needed: afterwards either no row has an error as its basic symbol, or the
    /// basic error is the one that can decrease without cost.
    mutating func insertSatisfied(_ row: Row, basic: Int, errors: [Int], at strength: Strength) {
        let other = errors[0] == basic ? errors[1] : errors[0]
        var sum = row
        sum.add(-row.coefficient(of: other), of: other)
        let weight = Cost(1, at: strength)
        let up = leastTied(in: sum.cells, sign: 1, below: weight),
            down = leastTied(in: sum.cells, sign: -1, below: weight)
        if down != nil, up == nil {
            // Decreasing the sum is cheaper than missing the equation; increasing the sum is not.
            var turned = sum.scaled(by: -1)
            turned.add(1, of: basic)
            insert(turned, basic: other)
        } else {
            insert(row, basic: basic)
            if let up, let down { pivot(row: rowIndex[basic], to: occurrences[up] <= occurrences[down] ? up : down) }
        }
        charge(errors, at: strength)
    }

    /// Of the symbols whose increase changes a sum of cells in the direction of `sign` at the least cost, the one that
    /// the fewest rows contain. Nil if that cost is not below `limit`.
    private func leastTied(in cells: [Cell], sign: Double, below limit: Cost) -> Int? {
        func isAllowed(_ cell: Cell) -> Bool {
            cell.coefficient * sign > Row.smallestPivot && kinds[cell.symbol].isPivotable
        }
        // A symbol without cost is the cheapest.
        var free: Int?
        for cell in cells where costs[cell.symbol].parts.isEmpty && isAllowed(cell) {
            if free.map({ occurrences[cell.symbol] < occurrences[$0] }) ?? true { free = cell.symbol }
        }
        if let free { return free }
        var best: Cell?
        for cell in cells where isAllowed(cell) {
            guard let known = best else {
                best = cell
                continue
            }
            let (cost, size) = (costs[cell.symbol], cell.coefficient * sign),
                (least, divisor) = (costs[known.symbol], known.coefficient * sign)
            if cost.isLess(dividedBy: size, than: least, dividedBy: divisor)
                || (occurrences[cell.symbol] < occurrences[known.symbol]
                    && !least.isLess(dividedBy: divisor, than: cost, dividedBy: size))
            {
                best = cell
            }
        }
        guard let best, costs[best.symbol].isLess(dividedBy: best.coefficient * sign, than: limit, dividedBy: 1) else {
            return nil
        }
        return best.symbol
    }

    /// The row to remove together with the constraint of `marker`. All other values stay feasible without this row.
    mutating func rowToGiveUp(marker: Int) -> Int? {
        var best: (group: Int, ratio: Double, basic: Int, row: Int)?
        for index in rows(with: marker) {
            let coefficient = rows[index].coefficient(of: marker)
            let basic = basics[index]
            // A repeated equation replaces the removed one.
            let group = kinds[basic] == .dummy ? 0 : coefficient < 0 ? 1 : 2
            let found = (group, group == 0 ? 0 : max(0, rows[index].constant) / abs(coefficient), basic, index)
            if let known = best, (known.group, known.ratio, known.basic) <= (found.0, found.1, found.2) { continue }
            best = found
        }
        return best?.row
    }
}
